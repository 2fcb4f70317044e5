/*
 * See postgresql_spare.h.
 */
#include "postgresql_spare.h"

#include <errno.h>
#include <inttypes.h>

#include "migrate_postgresql.h"
#include "statement.h"
#include "store_sql.h"
#include "utf8.h"

enum { SUM_MS = 60000 }; /* how long a look over all tables may take on a slow disk */

static PGconn *spare[STORE_CONNECTIONS];

static int postgresql_spare_chips_check(PGconn *conn, const char *name, char *why, size_t whycap)
{
    RESULT_LOCAL *result =
        statement_ask(conn,
                      &STATEMENT("SELECT (SELECT coalesce(sum(chips), 0) FROM account)"
                                 " + (SELECT coalesce(sum(amount), 0) FROM entry WHERE account"
                                 " IN (1, 2) AND currency = " SQL_CHIPS ")"),
                      SUM_MS, -1);
    bool read = PQresultStatus(result) == PGRES_TUPLES_OK;
    int64_t off = read ? statement_field(result, 0, 0) : 0;
    if (!read)
        utf8_printf(why, whycap, "%s broke off. Start again in a moment.", name);
    else if (off != 0)
        utf8_printf(why, whycap,
                    "The chips in %s do not add up: their sum is %" PRId64
                    " instead of 0. Restore it from a backup, and keep this database.",
                    name, off);
    errno = read ? EINVAL : EAGAIN;
    return read && off == 0 ? 0 : -1;
}

/* Makes the server's process for the connection read what it keeps of each table. Otherwise the
 * first statement on each table would wait for that. */
#define WARM                                                                                       \
    "SELECT sum(pg_total_relation_size(oid)) FROM pg_class WHERE"                                  \
    " relnamespace = current_schema()::regnamespace AND relkind = 'r'"

int postgresql_spares_make(const struct postgresql_url *url, char *why, size_t whycap)
{
    const char *name = postgresql_url_name(url);
    for (int i = 0; i < STORE_CONNECTIONS; i++) {
        /* a spare to which nothing has happened since it was made */
        if (spare[i] && PQconsumeInput(spare[i]) && PQstatus(spare[i]) == CONNECTION_OK)
            continue;
        PQfinish(spare[i]);
        spare[i] = postgresql_connect(url, why, whycap);
        if (!spare[i])
            return -1;
        if (i == 0 && (postgresql_schema_open(spare[i], name, why, whycap) != 0 ||
                       postgresql_spare_chips_check(spare[i], name, why, whycap) != 0)) {
            postgresql_end(&spare[i]);
            return -1;
        }
        statement_run(spare[i], &STATEMENT(WARM), SUM_MS);
    }
    return 0;
}

PGconn *postgresql_spare_take(int i)
{
    PGconn *conn = spare[i];
    spare[i] = NULL;
    return conn;
}

void postgresql_spares_drop(void)
{
    for (int i = 0; i < STORE_CONNECTIONS; i++)
        postgresql_end(&spare[i]);
}
