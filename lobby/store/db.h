/*
 * One SQLite connection with our pragmas, statements that are prepared once, and one policy for
 * errors. An error that the contract of store.h names is returned. Any other has an unknown outcome
 * and ends the process (doc/design.md, Store).
 */
#ifndef LOBBY_STORE_DB_H
#define LOBBY_STORE_DB_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <sqlite3.h>

#include "store.h"

enum { DB_STATEMENTS = 120, DB_SLOTS = 960 };

struct db {
    sqlite3 *handle;
    int frames; /* of a writer: frames in its log after the last commit; 0 after a checkpoint */
    struct {
        const char *sql;
        sqlite3_stmt *statement;
    } prepared[DB_STATEMENTS];
    /* statements whose text is put together at run time: query_kept */
    sqlite3_stmt *kept[DB_SLOTS];
};

/* Opens `path`. `writer` true makes the file if there is none and sets WAL and synchronous=FULL;
 * false opens it read-only. Only one thread may use the struct at a time, and it must not be moved.
 * Returns 0, or -1 and a sentence in `why`; then errno is EBADMSG for a file that is damaged or no
 * database. */
int db_open(struct db *db, const char *path, bool writer, char *why, size_t whycap);
void db_close(struct db *db);
/* Whether SQLite's quick_check finds nothing. */
bool db_sound(struct db *db);

/* A statement without parameters or rows (BEGIN, SAVEPOINT, COMMIT). */
enum store_status db_run(struct db *db, const char *sql);
/* Ends the transaction and undoes all of it, if SQLite has not done so already. */
void db_rollback(struct db *db);
/* For a writer, outside of a transaction: moves the write-ahead log into the file if it has grown
 * long. What is committed is durable even before that. SQLite does not do it by itself. */
void db_checkpoint(struct db *db);
/* Rows that the last statement changed. */
int db_changed(const struct db *db);

/* A statement in use. Parameters are bound and columns are read in order. `sql` is a literal, and
 * each literal can have only one query open at a time. */
struct query {
    struct db *db;
    sqlite3_stmt *statement;
    int parameter, column;
};
struct query query_open(struct db *db, const char *sql);
/* Opens the query that a slot keeps. False: the slot is empty, and query_keep has to fill it first.
 */
bool query_kept(struct db *db, int slot, struct query *out);
/* Prepares a statement for the slot, in place of the one before, and opens it. */
struct query query_keep(struct db *db, int slot, const char *sql);
void query_int(struct query *query, int64_t value);
/* The text or bytes must live until query_close. */
void query_text(struct query *query, const char *text);
void query_bytes(struct query *query, const void *bytes, size_t size);
/* True while there is a row. Reading its columns then starts from the first. */
bool query_row(struct query *query);
int64_t column_int(struct query *query);
/* The text lives until the next query_row. */
const char *column_text(struct query *query);
/* Copies a column's text, cut to `cap`. */
void column_copy(struct query *query, char *out, size_t cap);
/* Copies the column's bytes, `size` at most. */
void column_bytes(struct query *query, void *out, size_t size);
void query_close(struct query *query);
/* Carries out a change and closes: STORE_OK, STORE_TAKEN (unique), STORE_NONE (foreign key),
 * STORE_REFUSED (check), STORE_FULL. */
enum store_status query_run(struct query *query);
/* For a query of one row and one column: its number, or 0 if there is no row. Closes the query. */
int64_t query_number(struct query *query);

#endif
