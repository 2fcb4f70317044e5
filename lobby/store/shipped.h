/*
 * How a shipper (store/ship.h) tells how far it has come. Beside the database is a file for each
 * folder that gets a copy. The file's modification time is when that copy was last up to date. The
 * file stays when the shipper ends, so that a shipper that does not come back is noticed. An
 * administrator who stops shipping for good removes the file.
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>

/* The name of that file: PATH.shipped- and a digest of the folder's name. The caller frees it. */
char *shipped_name(const char *path, const char *folder);
/* Makes the file, with the folder's name in it, if it is not there. `now` true notes that the copy
 * is up to date at this moment. False with errno: that failed. */
bool shipped_mark(const char *name, const char *folder, bool now);
/* How long ago the oldest copy of the database at `path` was up to date, in ms. -1: the database is
 * not shipped. */
int64_t shipped_behind_ms(const char *path);
