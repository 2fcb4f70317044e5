/*
 * One SQLite connection with the pragmas of ours, statements that are prepared once, and one policy
 * for errors: what the contract of store.h has a name for is returned, whatever else has an unknown
 * outcome and ends the process (doc/design.md, Store).
 */
#ifndef LOBBY_STORE_DB_H
#define LOBBY_STORE_DB_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <sqlite3.h>

#include "store.h"

enum { DB_STATEMENTS = 96, DB_SLOTS = 352 };

struct db {
    sqlite3 *handle;
    int frames; /* of a writer: in its log as of the last commit; 0 after a checkpoint */
    struct {
        const char *sql;
        sqlite3_stmt *statement;
    } prepared[DB_STATEMENTS];
    sqlite3_stmt *kept[DB_SLOTS]; /* those whose text is put together: query_kept */
};

/* Opens `path`: `writer` true makes the file if there is none, sets WAL and synchronous=FULL; false
 * is read-only. Used by one thread at a time, and stays where it is. Returns 0, or -1 and a
 * sentence in `why`; errno is EBADMSG then for a file that is damaged or no database. */
int db_open(struct db *db, const char *path, bool writer, char *why, size_t whycap);
void db_close(struct db *db);
/* Whether SQLite's quick_check finds nothing. */
bool db_sound(struct db *db);

/* A statement without parameters or rows (BEGIN, SAVEPOINT, COMMIT). */
enum store_status db_run(struct db *db, const char *sql);
/* Ends the transaction without a trace, if SQLite has not done so already. */
void db_rollback(struct db *db);
/* Of a writer, outside of a transaction: puts the write-ahead log back into the file if it is long.
 * What is committed is durable before. SQLite does not do it by itself. */
void db_checkpoint(struct db *db);
/* Rows that the last statement changed. */
int db_changed(const struct db *db);

/* A statement in use: parameters and columns are taken in order. `sql` is a literal; one literal
 * has one query at a time. */
struct query {
    struct db *db;
    sqlite3_stmt *statement;
    int parameter, column;
};
struct query query_open(struct db *db, const char *sql);
/* The query of a slot; false: query_keep has to make it first. */
bool query_kept(struct db *db, int slot, struct query *out);
/* Makes it, in place of what was there. */
struct query query_keep(struct db *db, int slot, const char *sql);
void query_int(struct query *query, int64_t value);
/* The text or bytes must live until query_close. */
void query_text(struct query *query, const char *text);
void query_bytes(struct query *query, const void *bytes, size_t size);
/* True while there is a row; its columns then start from the first. */
bool query_row(struct query *query);
int64_t column_int(struct query *query);
/* Until the next query_row. */
const char *column_text(struct query *query);
/* As text, cut to `cap`. */
void column_copy(struct query *query, char *out, size_t cap);
/* What there is of `size` bytes. */
void column_bytes(struct query *query, void *out, size_t size);
void query_close(struct query *query);
/* Carries out a change and closes: STORE_OK, STORE_TAKEN (unique), STORE_NONE (foreign key),
 * STORE_REFUSED (check), STORE_FULL. */
enum store_status query_run(struct query *query);
/* For a query of one row and column; 0 if there is no row. Closes. */
int64_t query_number(struct query *query);

#endif
