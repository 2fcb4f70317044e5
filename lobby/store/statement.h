/*
 * Statements on PostgreSQL outside of the writer. Their text is the program's own. What comes from
 * elsewhere is passed as a value, and a name that is not known beforehand is quoted.
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>

#include <libpq-fe.h>

struct buf;

/* Declares a result, which may be NULL, that is cleared wherever its block is left. */
#define RESULT_LOCAL __attribute__((cleanup(statement_clear))) PGresult
void statement_clear(PGresult **result);

enum { STATEMENT_VALUES = 8 };

struct statement_value {
    const char *text; /* NULL: the number */
    int64_t number;
};
/* A text, and the values of its $1, $2... Without values it may be several statements. */
struct statement {
    const char *sql;
    int n;
    struct statement_value value[STATEMENT_VALUES];
};

/* Takes a literal, and the values: STATEMENT("SELECT ... WHERE id = $1", SQL_VALUE(id)). A text
 * stays the caller's and must live as long as the statement. */
#define STATEMENT(text, ...)                                                                       \
    ((struct statement){.sql = "" text,                                                            \
                        .n = sizeof((struct statement_value[]){__VA_ARGS__}) /                     \
                             sizeof(struct statement_value),                                       \
                        .value = {__VA_ARGS__}})
#define SQL_VALUE(is)                                                                                \
    {                                                                                                \
        _Generic((is), char * : (is), const char * : (is), default : NULL),                        \
            _Generic((is), char * : 0, const char * : 0, default : (is)) \
    }
/* Adds one more value. */
void statement_number(struct statement *statement, int64_t number);
void statement_text(struct statement *statement, const char *text);
/* Adds a name of a table, column or role to a text, in quotes, for either engine. */
void statement_name(struct buf *sql, const char *name);

/* STATEMENT_MOST is how many bytes one answer may have. libpq keeps an answer whole. A row in its
 * memory is at most STATEMENT_KEPT times as large as on the wire. */
#define STATEMENT_MOST (UINT64_C(256) << 20)
enum { STATEMENT_KEPT = 5 };
/* How many bytes the server has sent so far. Nobody counts them over a Unix socket: there it is
 * what answers have on the wire that take as much memory as this process has had at most. */
uint64_t statement_received(PGconn *conn);

enum statement_wait {
    STATEMENT_ANSWERED,
    STATEMENT_LATE,
    STATEMENT_STOPPED,
    STATEMENT_BROKEN,
    STATEMENT_LONG /* it went on beyond what was allowed, and the connection is shut */
};
extern const char statement_long[]; /* what the log says of that */
/* Waits until the server has answered what it was sent, until `stop_fd` is readable (-1: there
 * is none), or until that time of the monotonic clock, in ms. The server may send until
 * statement_received is `most`. That is looked at whenever nothing more waits to be read. */
enum statement_wait statement_wait(PGconn *conn, int stop_fd, int64_t until_ms, uint64_t most);

/* How long to wait for a question that needs few rows; and for one that takes as long as it
 * takes. */
enum { STATEMENT_SOON_MS = 5000 };
#define STATEMENT_EVER_MS (INT64_MAX / 2)
/* Waits as statement_wait does, at most `ms` from now. Returns the last result, of any status,
 * which the caller clears. NULL: it took longer, or the connection broke; the connection is of
 * no use any more. */
PGresult *statement_ask(PGconn *conn, const struct statement *statement, int64_t ms, int stop_fd);
/* The same for what was sent already, as the rows of a copy. */
PGresult *statement_end(PGconn *conn, int64_t ms, int stop_fd);
/* Whether a result, which may be NULL, says that the statement was carried out. */
bool statement_done(const PGresult *result);
/* The number in a field. */
int64_t statement_field(const PGresult *result, int row, int column);

/* Does what statement_ask does, without a `stop_fd`. Returns whether the statement was carried
 * out. */
bool statement_run(PGconn *conn, const struct statement *statement, int64_t ms);
/* The first field of the first row; -1: there is none. */
int64_t statement_count(PGconn *conn, const struct statement *statement);
