/*
 * Copies a whole store into another one: from a SQLite file to a PostgreSQL server, or back. No
 * room may run on either. A copy of millions of rows takes minutes.
 */
#pragma once

#include <stddef.h>

/* `what` says what goes on, in a sentence or a part of one. */
typedef void store_progress_cb(void *arg, const char *what);

/* `from` and `to` are urls, one of a file and one of a server. A target on a server must be a
 * database without tables, or with ours but without rows of a room (store_server_init), and a
 * target file must not exist. A copy that was interrupted goes on where it
 * ended if its source has not changed. At the end all rows of both are compared, and so are
 * the sums of each account's entries. The source is never changed. Waits. Returns 0, or -1 and two
 * sentences in `why`. */
int store_transfer(const char *from, const char *to, store_progress_cb *progress, void *arg,
                   char *why, size_t whycap);
