/*
 * What the connections to databases have in common: SQLite's (db_sqlite.h) and PostgreSQL's
 * (db_postgresql.h). A connection prepares each statement once. An error that the contract of
 * store.h names is returned. The engine decides what any other error means.
 *
 * All engines get the same text of a statement. If they need different words, the text has both,
 * SQLite's first: "SELECT {max|greatest}(a, b)".
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "each.h"
#include "map.h"
#include "store.h"

/* Which word of {this|that} an engine takes. */
enum db_dialect { DB_SQLITE, DB_POSTGRESQL };

struct db;
struct sql_own;
/* What the value of a parameter is. */
enum db_type { DB_NUMBER, DB_TEXT, DB_BYTES };
/* What an engine does with its own kind of statement. Parameters count from 1, columns from 0. */
struct db_engine {
    enum db_dialect dialect;
    /* The text need not live on. Ends the process if it is not a statement. */
    void *(*prepare)(struct db *db, const char *sql);
    /* Binds a parameter. `value` points to an int64_t, which need not live on, or to a text or
     * `size` bytes, which must live until `reset`. For a number and a text, `size` is 0. */
    void (*set)(void *statement, int parameter, enum db_type type, const void *value, size_t size);
    bool (*row)(struct db *db, void *statement); /* false: there are no more rows */
    int64_t (*get_int)(void *statement, int column);
    const char *(*get_text)(void *statement, int column); /* NULL: the column is NULL */
    /* Writes at most `size` bytes to `out`, which is all zeros. */
    void (*get_bytes)(void *statement, int column, void *out, size_t size);
    /* As query_run; with `some`, as query_run_some. */
    enum store_status (*run)(struct db *db, void *statement, bool some);
    void (*reset)(void *statement); /* for the next use */
    int (*changed)(struct db *db);  /* as db_changed */
};

/* The first member of an engine's own struct. Only one thread may use it at a time, and it must not
 * be moved. */
struct db {
    const struct db_engine *engine;
    const struct sql_own *own; /* for the store that uses it (store_sql.h); not used here */
    /* Prepared statements, by the addresses of literals and the hashes of other texts. The engine
     * frees all of them at its end. */
    struct map statements;
};

/* How many rows the last statement changed. */
int db_changed(struct db *db);

/* A statement in use. Parameters are bound in order, and columns are read in order. */
struct query {
    struct db *db;
    void *statement;
    int parameter, column;
};
/* Opens a query, which the caller closes: with query_close, or with a function that closes it.
 * `sql` is a literal. Each literal can have only one query open at a time. */
struct query query_open(struct db *db, const char *sql);
/* The same for a text that is put together anew each time. Each text can have only one query open
 * at a time. */
struct query query_rare(struct db *db, const char *sql);
/* Binds the next parameter. The text or bytes must live until query_close. */
void query_int(struct query *query, int64_t value);
void query_text(struct query *query, const char *text);
void query_bytes(struct query *query, const void *bytes, size_t size);
/* Values of parameters: DB_VALUES(game, "grant"). A text must not be NULL. It must live until
 * query_close. */
struct db_values {
    int n;
    const struct db_value {
        const char *text; /* NULL: the value is the number */
        int64_t number;
    } * value;
};
#define DB_VALUE(of, is)                                                                             \
    {                                                                                                \
        _Generic((is), char * : (is), const char * : (is), default : NULL),                        \
            _Generic((is), char * : 0, const char * : 0, default : (is)) \
    }
#define DB_VALUES(...)                                                                             \
    ((struct db_values){sizeof((struct db_value[]){EACH(DB_VALUE, , __VA_ARGS__)}) /               \
                            sizeof(struct db_value),                                               \
                        (const struct db_value[]){EACH(DB_VALUE, , __VA_ARGS__)}})
/* Binds the next parameters: query_bind(&query, game, "grant"). */
#define query_bind(query, ...) query_bind_all(query, DB_VALUES(__VA_ARGS__))
void query_bind_all(struct query *query, struct db_values values);
/* Does what query_open does, and binds all parameters. */
#define query_ask(db, sql, ...) query_ask_with(db, sql, DB_VALUES(__VA_ARGS__))
struct query query_ask_with(struct db *db, const char *sql, struct db_values values);
/* Goes to the next row, whose columns are then read from the first on. False: there is none. */
bool query_row(struct query *query);
/* Reads the next column. */
int64_t column_int(struct query *query);
/* The text lives until the next query_row. NULL: the column is NULL. */
const char *column_text(struct query *query);
/* Copies the next column's bytes, at most `size` of them. Zeros fill the rest of `out`. */
void column_bytes(struct query *query, void *out, size_t size);
void query_close(struct query *query);
/* Carries out a change and closes the query. PostgreSQL may not wait for the end of it
 * (db_postgresql.h). Returns STORE_OK, STORE_TAKEN (a unique key), STORE_NONE (a foreign key),
 * STORE_REFUSED (a check) or STORE_FULL. */
enum store_status query_run(struct query *query);
/* The same, but returns STORE_NONE also if the change hit no row. */
enum store_status query_run_some(struct query *query);
/* Makes a call, and returns from the function with its status unless that is STORE_OK. */
#define TRY(call)                                                                                  \
    do {                                                                                           \
        const enum store_status tried = (call);                                                    \
        if (tried != STORE_OK)                                                                     \
            return tried;                                                                          \
    } while (0)
/* The first column of the first row as a number; 0: there is no row. Closes the query. */
int64_t query_number(struct query *query);
/* query_number, query_run and query_run_some for a statement whose parameters have these values. */
#define db_number(db, sql, ...)      db_number_of(db, sql, DB_VALUES(__VA_ARGS__))
#define db_change(db, sql, ...)      db_change_with(db, sql, false, DB_VALUES(__VA_ARGS__))
#define db_change_some(db, sql, ...) db_change_with(db, sql, true, DB_VALUES(__VA_ARGS__))
int64_t db_number_of(struct db *db, const char *sql, struct db_values values);
enum store_status db_change_with(struct db *db, const char *sql, bool some,
                                 struct db_values values);
