/*
 * Copies a whole store into another one: from a SQLite file to a PostgreSQL server, or back.
 * Nobody may run on either. It waits, for minutes with millions of rows.
 */
#pragma once

#include <stddef.h>

/* What goes on, a sentence or a part of one each time. */
typedef void store_progress_cb(void *arg, const char *what);

/* `from` and `to` are urls, one of a file and one of a server. A target on a server is an empty
 * database, a file is not there yet. A copy that was interrupted goes on where it ended if its
 * source is as it was. At the end all rows of both are compared, and the entries of each account by
 * their sums. Returns 0, or -1 and two sentences in `why`; the source is never changed. */
int store_transfer(const char *from, const char *to, store_progress_cb *progress, void *arg,
                   char *why, size_t whycap);
