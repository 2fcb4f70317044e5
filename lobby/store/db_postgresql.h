/*
 * One connection to PostgreSQL, and how transactions run on it. Statements go out in pipeline mode.
 * "Ahead" means that the connection does not wait for a statement that only changes something: it
 * assumes success, and learns at the end, after one round trip, what became of all of them. If one
 * was refused, the whole transaction is undone, and the caller does it again without being ahead.
 *
 * store.h has no status for a failure on the way to the server, or for a transaction that the
 * server undoes by itself. After either, nothing more is sent, every statement says STORE_REFUSED
 * and has no rows, and `trouble` says what went wrong. The caller who began the transaction checks
 * `trouble`.
 */
#pragma once

#include <libpq-fe.h>
#include <stdatomic.h>

#include "db.h"
#include "postgresql_url.h"

/* What the PostgreSQL store does in a way of its own (store_sql.h). In postgresql_own.c. */
extern const struct sql_own postgresql_own;

enum db_trouble {
    DB_SOUND,
    DB_UNDONE, /* a statement was refused (`refused`), and those after it were not carried out */
    DB_AGAIN,  /* the server gave the transaction up for a reason that will pass */
    DB_LOST    /* the connection is gone */
};

struct pg_statement;
/* The highest numbers that have been given so far. */
struct postgresql_numbers {
    int64_t game;
    int64_t system; /* of an entry of mint or escrow; these numbers only have to be unique */
};
enum { PG_PIPELINE = 192 }; /* how many steps may be under way */
/* Something that was sent and has not been answered. */
struct pg_step {
    struct pg_statement *statement;
    enum { PG_PREPARE, PG_RUN, PG_RUN_SOME, PG_ROWS, PG_COMMIT } kind;
};

struct db_postgresql {
    struct db db;
    PGconn *conn;  /* NULL: none */
    char name[16]; /* in the log: "writer 1" */
    int stop_fd;   /* readable when the store is closing; -1: there is none */
    /* `answers_most` is how many bytes all answers that are waited for at a time may have; 0:
     * STATEMENT_MOST. `most` is what statement_received may reach with the present answers. */
    uint64_t answers_most, most;
    /* If an answer takes long, another connection to this url checks whether the server still works
     * for `backend`. NULL: that is not checked. */
    const struct postgresql_url *url;
    char backend[POSTGRESQL_BACKEND]; /* the server's process for this connection */
    bool ahead;                       /* the present transaction is ahead (see above) */
    /* True: questions are collected, so that several go out in one round trip. Reading the first
     * row of a query only sends the query, which looks as if it had no rows. The caller sets this,
     * and db_postgresql_asked ends it. */
    bool asking;
    enum db_trouble trouble;
    enum store_status refused; /* with DB_UNDONE: why */
    char state[6];             /* the SQLSTATE of the last error; "": the connection's own */
    /* Whether the commit was sent, whether it was answered, and whether the answer had a warning.
     */
    bool sent_commit, committed, warned;
    struct pg_step step[PG_PIPELINE];
    /* How many steps are under way, and how many of them are refused if they change no row. */
    int nsteps, unsure;
    /* For other threads: `nsteps`, and its highest value since somebody set `deepest` to 0. */
    atomic_int depth, deepest;
    int changed; /* db_changed */
    struct pg_statement *statements;
    struct postgresql_numbers numbers; /* the store's (postgresql_own.c); not used here */
};

/* Takes over a connection that was made (postgresql_url.h), for the first time or again. Asks
 * the server for `backend` if there is a `url`. */
void db_postgresql_use(struct db_postgresql *db, PGconn *conn);
/* Closes the connection. The statements stay for the next one. */
void db_postgresql_lose(struct db_postgresql *db);
/* Closes the connection and frees everything. Does nothing if all is zero. */
void db_postgresql_close(struct db_postgresql *db);

/* Begins a transaction with the statement `begin`, a literal. Forgets the trouble of the previous
 * transaction, unless the connection is lost. */
void db_postgresql_begin(struct db_postgresql *db, const char *begin, bool ahead);
/* Commits the transaction. Waits until the server has answered all of it. False: `trouble` says why
 * not, or the outcome is in doubt (db_postgresql_in_doubt). */
bool db_postgresql_commit(struct db_postgresql *db);
/* Whether the transaction may be committed or not, because the connection broke before the answer
 * to the commit came, or somebody has stopped the commit from waiting for the standby. */
bool db_postgresql_in_doubt(const struct db_postgresql *db);
void db_postgresql_rollback(struct db_postgresql *db);
/* Whether the connection is lost because a pooler gave its end at the server to somebody else. */
bool db_postgresql_lent(const struct db_postgresql *db);

/* Waits for the answers to all that was sent while `asking` was true. After that the same queries,
 * opened again in the same order, read them. If `trouble` is not DB_SOUND afterwards, there are no
 * answers, and queries are sent anew. */
void db_postgresql_asked(struct db_postgresql *db);
/* Drops the answers that nobody has read. */
void db_postgresql_forget(struct db_postgresql *db);
