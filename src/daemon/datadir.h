/*
 * The folder of the data (data-dir).
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>

#include "conf.h"

/* Makes the folder for the user of the service, if only the last part of its path is missing. Root
 * makes it only where nobody else could replace it before root gives it to that user. With `test`
 * nothing is made. Returns 0 if the folder is there or could be made; else -1 and two sentences in
 * `why`. */
int datadir_make(const struct conf *conf, bool test, char *why, size_t whycap);
