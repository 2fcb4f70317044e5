/*
 * The folder of the data.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>

#include "conf.h"

/* If only the last part of the path is missing, makes the folder for the user of the service. Root
 * makes it only where nobody else could replace it before it is given to that user. With `test`
 * nothing is made. Returns 0 if the folder is there or could be made, or -1 and two sentences in
 * `why`. */
int datadir_make(const struct conf *conf, bool test, char *why, size_t whycap);
