/*
 * How a shipper (store/ship.h) tells how far it has come. For each second place there is a file
 * beside the database. Its modification time is when the copy there was last up to date. The file
 * stays when the shipper ends, so that a shipper that does not come back is noticed. An
 * administrator who stops shipping for good removes it.
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>

/* The name of that file, for the caller to free: PATH.shipped- and a digest of the folder. */
char *shipped_name(const char *path, const char *folder);
/* Makes the file, with the folder's name in it, if it is not there. `now`: the copy is up to date
 * at this moment. False with errno: that failed. */
bool shipped_mark(const char *name, const char *folder, bool now);
/* How long ago the oldest copy of the database at `path` was up to date, in ms. -1: it is shipped
 * nowhere. */
int64_t shipped_behind_ms(const char *path);
