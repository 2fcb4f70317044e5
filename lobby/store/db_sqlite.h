/*
 * One SQLite connection with our pragmas. An error that the contract of store.h does not name has
 * an unknown outcome and ends the process (doc/design.md, Store).
 */
#pragma once

#include <sqlite3.h>

#include "chain.h"
#include "db.h"

/* What the SQLite store does in a way of its own (store_sql.h). In store_sqlite_journal.c. */
extern const struct sql_own sqlite_own;

struct db_sqlite {
    struct db db;
    sqlite3 *handle;
    /* These two are a writer's. */
    int frames;            /* frames in the log after the last commit; 0 after a checkpoint */
    struct chains *chains; /* the ends of the games' journals; set by the store */
};

/* Opens `path`. `writer` true makes the file if there is none, and sets WAL and synchronous=FULL;
 * false opens it read-only. The caller closes `db` with db_sqlite_close. Returns 0, or -1 and a
 * sentence in `why`; then errno is EBADMSG if the file is damaged or is not a database. */
int db_sqlite_open(struct db_sqlite *db, const char *path, bool writer, char *why, size_t whycap);
/* Does nothing if all is zero. */
void db_sqlite_close(struct db_sqlite *db);
/* The first column of a query's first row as a number; `otherwise` if there is no row or the query
 * fails. */
int64_t db_sqlite_number(sqlite3 *handle, const char *sql, int64_t otherwise);
/* Whether a query's first row has this text in its first column. */
bool db_sqlite_answers(sqlite3 *handle, const char *sql, const char *expected);
/* Whether SQLite's quick_check finds nothing. */
bool db_sqlite_sound(struct db_sqlite *db);

/* Ends the transaction and undoes all of it, if SQLite has not done so already. */
void db_sqlite_rollback(struct db_sqlite *db);
/* Moves the write-ahead log of a writer into the file if the log has grown long. SQLite does not do
 * that by itself here. A commit is durable even before that. Call this outside of a transaction. */
void db_sqlite_checkpoint(struct db_sqlite *db);

/* Writes what `db` sees at this instant to `path`, with mode 0600, and replaces any file there. The
 * copy gets its name only when it is whole and on the disk, and SQLite's integrity_check has found
 * no fault in it. `db` may be read-only, and others may be using the database. Waits. Returns 0, or
 * -1 with errno, which is 0 if the database failed. After -1 nothing of the copy is left, unless
 * only its new name could not be brought onto the disk. */
int db_sqlite_copy(sqlite3 *db, const char *path);
