/*
 * Where a shipper (store/ship.h) says how far it has come: a file beside the database for each
 * second place, whose time of change is when the copy there was last up to date. It stays when the
 * shipper ends, so that one that does not come back is seen; who ships no longer removes it.
 */
#ifndef LOBBY_STORE_SHIPPED_H
#define LOBBY_STORE_SHIPPED_H

#include <stdbool.h>
#include <stdint.h>

/* The name of that file, for the caller to free: PATH.shipped- and a digest of the folder. */
char *shipped_name(const char *path, const char *folder);
/* Makes it, with the folder in it, if it is not there; `now`: the copy is up to date. False with
 * errno: not possible. */
bool shipped_mark(const char *name, const char *folder, bool now);
/* How long ago the copies of the database at `path` were up to date, in ms: the oldest of them.
 * -1: it is shipped nowhere. */
int64_t shipped_behind_ms(const char *path);

#endif
