/*
 * A whole copy of a database in one file. It is made before a migration, as a backup, and to
 * restore from.
 */
#ifndef LOBBY_STORE_COPY_H
#define LOBBY_STORE_COPY_H

#include <sqlite3.h>

/* Writes what `db` sees at this instant to `path`, mode 0600, and replaces any file there. The file
 * gets its name only once it is whole, SQLite's integrity_check has found nothing in it, and it is
 * on the disk. `db` may be read-only, and others may be using it. Returns 0, or -1 with errno (0
 * where the database failed); then nothing of the copy is left. */
int copy_make(sqlite3 *db, const char *path);

#endif
