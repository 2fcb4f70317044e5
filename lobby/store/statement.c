/*
 * See statement.h.
 */
#include "statement.h"

#include <errno.h>
#include <inttypes.h>
#include <limits.h>
#include <poll.h>
#include <stdlib.h>
#include <sys/resource.h>

#include "buf.h"
#include "clock.h"
#include "log.h"
#include "tcp.h"
#include "utf8.h"

void statement_clear(PGresult **result)
{
    PQclear(*result);
}

void statement_name(struct buf *sql, const char *name)
{
    buf_putc(sql, '"');
    for (; *name; name++) {
        if (*name == '"')
            buf_putc(sql, '"');
        buf_putc(sql, *name);
    }
    buf_putc(sql, '"');
}

const char statement_long[] = "an answer goes on and on, and is not read to its end";

uint64_t statement_received(PGconn *conn)
{
    struct rusage usage = {.ru_maxrss = 0};
    uint64_t received = tcp_received(PQsocket(conn));
    if (received > 0)
        return received;
    getrusage(RUSAGE_SELF, &usage);
    return (uint64_t)usage.ru_maxrss * 1024 / STATEMENT_KEPT;
}

enum statement_wait statement_wait(PGconn *conn, int stop_fd, int64_t until_ms, uint64_t most)
{
    while (PQisBusy(conn)) {
        struct pollfd fd[] = {{.fd = PQsocket(conn), .events = POLLIN},
                              {.fd = stop_fd, .events = POLLIN}};
        int64_t left = until_ms - clock_mono(&clock_system);
        if (left <= 0)
            return STATEMENT_LATE;
        if (poll(fd, 2, left < INT_MAX ? (int)left : -1) < 0) {
            if (errno == EINTR)
                continue;
            return STATEMENT_BROKEN;
        }
        if (fd[0].revents != 0 && !PQconsumeInput(conn))
            return STATEMENT_BROKEN;
        if (statement_received(conn) > most) {
            tcp_end(PQsocket(conn));
            return STATEMENT_LONG;
        }
        /* Nobody listens for notifications, but libpq keeps them until somebody reads them. */
        for (PGnotify *unasked; (unasked = PQnotifies(conn)); PQfreemem(unasked))
            ;
        if (fd[1].revents != 0)
            return STATEMENT_STOPPED;
    }
    return STATEMENT_ANSWERED;
}

PGresult *statement_end(PGconn *conn, int64_t ms, int stop_fd)
{
    const int64_t until = clock_mono(&clock_system) + ms;
    const uint64_t most = statement_received(conn) + STATEMENT_MOST;
    PGresult *last = NULL, *more;
    enum statement_wait waited;
    while ((waited = statement_wait(conn, stop_fd, until, most)) == STATEMENT_ANSWERED &&
           (more = PQgetResult(conn))) {
        PQclear(last);
        last = more;
        /* The server now waits for the rows of a copy. */
        if (PQresultStatus(last) == PGRES_COPY_IN)
            return last;
    }
    if (waited == STATEMENT_ANSWERED)
        return last;
    if (waited == STATEMENT_LONG)
        log_warn("store-lost", "error=\"%s\"", statement_long);
    PQclear(last);
    return NULL;
}

PGresult *statement_ask(PGconn *conn, const struct statement *statement, int64_t ms, int stop_fd)
{
    const char *value[STATEMENT_VALUES];
    char number[STATEMENT_VALUES][24];
    const int n = statement->values.n;
    for (int i = 0; i < n; i++) {
        const struct db_value *of = &statement->values.value[i];
        utf8_printf(number[i], sizeof(number[i]), "%" PRId64, of->number);
        value[i] = of->text ? of->text : number[i];
    }
    bool sent = n == 0 ? PQsendQuery(conn, statement->sql)
                       : PQsendQueryParams(conn, statement->sql, n, NULL, value, NULL, NULL, 0);
    return sent ? statement_end(conn, ms, stop_fd) : NULL;
}

bool statement_done(const PGresult *result)
{
    ExecStatusType status = PQresultStatus(result);
    return status == PGRES_TUPLES_OK || status == PGRES_COMMAND_OK || status == PGRES_COPY_IN;
}

int64_t statement_field(const PGresult *result, int row, int column)
{
    return strtoll(PQgetvalue(result, row, column), NULL, 10);
}

bool statement_run(PGconn *conn, const struct statement *statement, int64_t ms)
{
    RESULT_LOCAL *result = statement_ask(conn, statement, ms, -1);
    return statement_done(result);
}

int64_t statement_count(PGconn *conn, const struct statement *statement)
{
    RESULT_LOCAL *result = statement_ask(conn, statement, STATEMENT_SOON_MS, -1);
    bool has = PQresultStatus(result) == PGRES_TUPLES_OK && PQntuples(result) > 0 &&
               PQnfields(result) > 0 && !PQgetisnull(result, 0, 0);
    return has ? statement_field(result, 0, 0) : -1;
}
