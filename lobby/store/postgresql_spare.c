/*
 * See postgresql_spare.h.
 */
#include "postgresql_spare.h"

#include <errno.h>
#include <inttypes.h>
#include <pthread.h>

#include "migrate_postgresql.h"
#include "statement.h"
#include "store_sql.h"
#include "utf8.h"

enum { SUM_MS = 60000 }; /* how long the sum over all accounts may take on a slow disk */

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static PGconn *spare[POSTGRESQL_SPARES];

int postgresql_chips_check(PGconn *conn, const char *name, char *why, size_t whycap)
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

/* Whether nothing has happened to the connection since it was made. */
static bool postgresql_spare_is_sound(PGconn *conn)
{
    return conn && PQconsumeInput(conn) && PQstatus(conn) == CONNECTION_OK;
}

/* Makes the server's process for the connection read what it keeps of each table. Otherwise the
 * first statement on each table would wait for that. */
#define WARM                                                                                       \
    "SELECT sum(pg_total_relation_size(oid)) FROM pg_class WHERE"                                  \
    " relnamespace = current_schema()::regnamespace AND relkind = 'r'"

int postgresql_spares_make(const struct postgresql_url *url, char *why, size_t whycap)
{
    const char *name = postgresql_url_name(url);
    int result = 0;
    for (int i = 0; result == 0 && i < POSTGRESQL_SPARES; i++) {
        pthread_mutex_lock(&lock);
        PGconn *conn = spare[i];
        spare[i] = NULL;
        pthread_mutex_unlock(&lock);
        if (!postgresql_spare_is_sound(conn)) {
            PQfinish(conn);
            conn = postgresql_connect(url, why, whycap);
            if (!conn || (i == 0 && (postgresql_schema_open(conn, name, why, whycap) != 0 ||
                                     postgresql_chips_check(conn, name, why, whycap) != 0)))
                result = -1;
            else
                statement_run(conn, &STATEMENT(WARM), STATEMENT_SOON_MS);
        }
        if (result != 0) {
            PQfinish(conn);
            conn = NULL;
        }
        pthread_mutex_lock(&lock);
        spare[i] = conn;
        pthread_mutex_unlock(&lock);
    }
    return result;
}

bool postgresql_spares_take(PGconn *out[POSTGRESQL_SPARES])
{
    bool all = true;
    pthread_mutex_lock(&lock);
    for (int i = 0; i < POSTGRESQL_SPARES; i++)
        all = all && postgresql_spare_is_sound(spare[i]);
    for (int i = 0; all && i < POSTGRESQL_SPARES; i++) {
        out[i] = spare[i];
        spare[i] = NULL;
    }
    pthread_mutex_unlock(&lock);
    return all;
}

void postgresql_spares_drop(void)
{
    pthread_mutex_lock(&lock);
    for (int i = 0; i < POSTGRESQL_SPARES; i++) {
        PQfinish(spare[i]);
        spare[i] = NULL;
    }
    pthread_mutex_unlock(&lock);
}
