/*
 * Statements on PostgreSQL that do not go through db.h. The program writes their text. Data from
 * elsewhere is passed as a value, and a name that is not known beforehand is quoted.
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>

#include <libpq-fe.h>

#include "db.h"

struct buf;

/* Declares a result, which may be NULL, that is cleared wherever its block is left. */
#define RESULT_LOCAL __attribute__((cleanup(statement_clear))) PGresult
void statement_clear(PGresult **result);

enum { STATEMENT_VALUES = 8 }; /* the most values of a statement */
/* A text, and the values of its $1, $2... A text without values may be several statements. */
struct statement {
    const char *sql;
    struct db_values values;
};
/* Makes a statement of a literal and values: STATEMENT("SELECT ... WHERE id = $1", id). The
 * statement lives until the block is left in which it was made. A value that is a text stays the
 * caller's, and must live as long. */
#define STATEMENT(text, ...) ((struct statement){"" text, DB_VALUES(__VA_ARGS__)})
/* Adds the name of a table, column or role to a text, in quotes that SQLite takes, too. */
void statement_name(struct buf *sql, const char *name);

/* How many bytes one answer may have. libpq keeps an answer whole. */
#define STATEMENT_MOST (UINT64_C(256) << 20)
/* A row in libpq's memory is at most this many times as large as on the wire. */
enum { STATEMENT_KEPT = 5 };
/* How many bytes the server has sent so far. Nobody counts them over a Unix socket. There this is
 * an estimate: the most memory that this process has had, divided by STATEMENT_KEPT. */
uint64_t statement_received(PGconn *conn);

enum statement_wait {
    STATEMENT_ANSWERED,
    STATEMENT_LATE,
    STATEMENT_STOPPED,
    STATEMENT_BROKEN,
    STATEMENT_LONG /* the answer was longer than `most`, and the connection is shut */
};
extern const char statement_long[]; /* what the log says of STATEMENT_LONG */
/* Waits until the server has answered what it was sent, until `stop_fd` is readable (-1: there
 * is none), or until `until_ms` of the monotonic clock. The server may send until
 * statement_received is `most`. That is checked whenever nothing more waits to be read. */
enum statement_wait statement_wait(PGconn *conn, int stop_fd, int64_t until_ms, uint64_t most);

/* How long to wait for a question that needs few rows. */
enum { STATEMENT_SOON_MS = 5000 };
/* For a question that may take any time. */
#define STATEMENT_EVER_MS (INT64_MAX / 2)
/* Sends a statement and waits as statement_wait does, at most `ms` from now. Returns the last
 * result, of any status, which the caller clears. NULL: no answer came in time, or the connection
 * broke. Then the connection is of no use any more. */
PGresult *statement_ask(PGconn *conn, const struct statement *statement, int64_t ms, int stop_fd);
/* Does the same for what was sent already, such as the rows of a copy. */
PGresult *statement_end(PGconn *conn, int64_t ms, int stop_fd);
/* Whether a result, which may be NULL, says that the statement was carried out. */
bool statement_done(const PGresult *result);
/* The number in a field. */
int64_t statement_field(const PGresult *result, int row, int column);

/* Does what statement_ask does, without a `stop_fd`. Returns whether the statement was carried
 * out. */
bool statement_run(PGconn *conn, const struct statement *statement, int64_t ms);
/* The number in the first field of the first row; -1: there is none. */
int64_t statement_count(PGconn *conn, const struct statement *statement);
