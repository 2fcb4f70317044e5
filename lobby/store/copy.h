/*
 * A whole copy of a database in one file. Copies are made before a migration and as backups, and
 * databases are restored from them.
 */
#pragma once

#include <sqlite3.h>

/* Writes what `db` sees at this instant to `path`, mode 0600, and replaces any file there. The
 * file gets its name only once it is whole and on the disk, and SQLite's integrity_check has
 * found no fault in it. `db` may be read-only, and others may be using it. Returns 0, or -1 with
 * errno (0 where the database failed); then nothing of the copy is left. */
int copy_make(sqlite3 *db, const char *path);
