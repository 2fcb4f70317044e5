/*
 * Empty stores for tests that want them fast: SQLite that never waits for a disk, on files in
 * memory. All that a process asks for have the same place, one after another; the empty database is
 * made once, and copied.
 */
#ifndef TESTS_LIB_STORE_FRESH_H
#define TESTS_LIB_STORE_FRESH_H

#include "store.h"

/* The url of a store that is empty. It stays the caller's until the next call, and holds as long as
 * the process runs. */
const char *store_fresh_url(void);
/* As store_open of that. Ends the process with status 99 where it cannot be had. */
struct store *store_fresh_open(const struct clock *clock);
/* The path of its database, beside which all its files are. */
const char *store_fresh_path(void);

#endif
