/*
 * A whole copy of a database in one file. Copies are made before a migration and as backups, and
 * databases are restored from them.
 */
#pragma once

#include <sqlite3.h>

/* Writes what `db` sees at this instant to `path`, with mode 0600, and replaces any file there. The
 * copy gets its name only when it is whole and on the disk, and SQLite's integrity_check has found
 * no fault in it. `db` may be read-only, and others may be using the database. Waits. Returns 0, or
 * -1 with errno, which is 0 if the database failed. After -1 nothing of the copy is left, unless
 * only its new name could not be brought onto the disk. */
int copy_make(sqlite3 *db, const char *path);
