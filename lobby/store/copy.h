/*
 * A whole copy of a database in one file: before a migration, as a backup, to restore from.
 */
#ifndef LOBBY_STORE_COPY_H
#define LOBBY_STORE_COPY_H

#include <sqlite3.h>

/* Writes what `db` sees at this instant to `path`, mode 0600, in place of what is there. The file
 * gets its name only when it is whole, SQLite's integrity_check found nothing in it, and it is on
 * the disk. `db` may be read-only, and in use by others. Returns 0, or -1 with
 * errno, which is 0 where the database failed: nothing of it is left. */
int copy_make(sqlite3 *db, const char *path);

#endif
