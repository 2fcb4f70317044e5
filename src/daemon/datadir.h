/*
 * The folder of the data.
 */
#ifndef DAEMON_DATADIR_H
#define DAEMON_DATADIR_H

#include <stdbool.h>
#include <stddef.h>

#include "conf.h"

/* Makes it, for the user of the service, if only its last part is missing. Root makes it only where
 * nobody else could put another one in its place before it is given away. With `test` nothing is
 * made. Returns 0: it is there, or could be made; or -1 and two sentences in `why`. */
int datadir_make(const struct conf *conf, bool test, char *why, size_t whycap);

#endif
