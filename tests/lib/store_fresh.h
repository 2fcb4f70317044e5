/*
 * Empty stores for tests that want them fast: SQLite that never waits for a disk, on files in
 * memory. A process has one place for them, and each new store replaces the one before. The empty
 * database is made once and then copied.
 */
#pragma once

#include "store.h"

/* The url of a store that is empty. The store is the caller's until the next call. The url is valid
 * as long as the process runs. */
const char *store_fresh_url(void);
/* Opens such a store. Ends the process with status 99 if that is not possible. */
struct store *store_fresh_open(const struct clock *clock);
/* The path of its database; its other files are beside that. */
const char *store_fresh_path(void);
