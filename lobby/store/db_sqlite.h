/*
 * One SQLite connection with our pragmas. An error that the contract of store.h does not name has
 * an unknown outcome and ends the process (doc/design.md, Store).
 */
#pragma once

#include <sqlite3.h>

#include "chain.h"
#include "db.h"

/* What SQLite does in its own way (store_sql.h). It is in store_sqlite_journal.c. */
extern const struct sql_own sqlite_own;

struct db_sqlite {
    struct db db;
    sqlite3 *handle;
    int frames; /* of a writer: frames in its log after the last commit; 0 after a checkpoint */
    struct chains *chains; /* the ends of the games' journals, of a writer; set by the store */
};

/* Opens `path`. `writer` true makes the file if there is none and sets WAL and synchronous=FULL;
 * false opens it read-only. Returns 0, or -1 and a sentence in `why`; then errno is EBADMSG if
 * the file is damaged or is not a database. */
int db_sqlite_open(struct db_sqlite *db, const char *path, bool writer, char *why, size_t whycap);
/* Does nothing if all is zero. */
void db_sqlite_close(struct db_sqlite *db);
/* The first column of a query's first row as a number; `otherwise` if there is no row or the query
 * fails. */
int64_t db_sqlite_number(sqlite3 *handle, const char *sql, int64_t otherwise);
/* Whether the first column of a query's first row is this text. */
bool db_sqlite_answers(sqlite3 *handle, const char *sql, const char *expected);
/* Whether SQLite's quick_check finds nothing. */
bool db_sqlite_sound(struct db_sqlite *db);

/* Ends the transaction and undoes all of it, if SQLite has not done so already. */
void db_sqlite_rollback(struct db_sqlite *db);
/* For a writer, outside of a transaction: moves the write-ahead log into the file if it has grown
 * long. What is committed is durable even before that. SQLite does not do it by itself. */
void db_sqlite_checkpoint(struct db_sqlite *db);
