/*
 * See joining.h.
 */
#include "joining.h"

#include <inttypes.h>
#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#include "migrate_postgresql.h"
#include "postgresql_url.h"
#include "utf8.h"
#include "xalloc.h"

enum { PARAMETERS = 6, NUMBER = 24 };

#define NOW_MS "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"

struct joining {
    struct postgresql_url *url;
    PGconn *conn;
};

/* What the server refused, in words that say what to do. */
static void refused(struct joining *joining, const PGresult *result, char *why, size_t whycap)
{
    const char *name = postgresql_url_name(joining->url);
    const char *state = PQresultErrorField(result, PG_DIAG_SQLSTATE);
    const char *said = PQresultErrorField(result, PG_DIAG_MESSAGE_PRIMARY);
    if (state && strcmp(state, "42501") == 0)
        utf8_printf(why, whycap,
                    "The role %s may not do that in %s. Type 'cardroomctl store init URL %s' with "
                    "the url of the role that owns the tables.",
                    PQuser(joining->conn), name, PQuser(joining->conn));
    else if (state && strcmp(state, "55P03") == 0)
        utf8_printf(why, whycap,
                    "Somebody else uses this token at this moment. Type it again when that has "
                    "ended, or have a node invited anew.");
    else
        utf8_printf(why, whycap,
                    "%s says: %s. Nothing was done; type it again when that is mended.", name,
                    said ? said : "nothing, for it broke off");
}

/* Asks; texts and numbers stand for $1, $2... NULL: `why` says why. The caller clears the result.
 */
static PGresult *ask(struct joining *joining, const char *sql, int n, const char *const *values,
                     char *why, size_t whycap)
{
    PGresult *result = PQexecParams(joining->conn, sql, n, NULL, values, NULL, NULL, 0);
    ExecStatusType status = PQresultStatus(result);
    if (status == PGRES_TUPLES_OK || status == PGRES_COMMAND_OK)
        return result;
    refused(joining, result, why, whycap);
    PQclear(result);
    return NULL;
}

static bool run(struct joining *joining, const char *sql, char *why, size_t whycap)
{
    PGresult *result = ask(joining, sql, 0, NULL, why, whycap);
    bool done = result;
    PQclear(result);
    return done;
}

static int64_t number_at(const PGresult *result, int column)
{
    return strtoll(PQgetvalue(result, 0, column), NULL, 10);
}

struct joining *joining_begin(const char *url, int64_t *now_ms, char *why, size_t whycap)
{
    struct joining *joining = xcalloc(1, sizeof(*joining));
    PGresult *result = NULL;
    joining->url = postgresql_url_new(url, why, whycap);
    joining->conn = joining->url ? postgresql_connect(joining->url, why, whycap) : NULL;
    if (joining->conn &&
        postgresql_schema_open(joining->conn, postgresql_url_name(joining->url), why, whycap) ==
            0 &&
        run(joining, "BEGIN", why, whycap) &&
        run(joining, "SET LOCAL lock_timeout = 3000", why, whycap))
        result = ask(joining, "SELECT " NOW_MS, 0, NULL, why, whycap);
    if (result)
        *now_ms = number_at(result, 0);
    else
        joining_free(&joining);
    PQclear(result);
    return joining;
}

void joining_free(struct joining **joining)
{
    if (!*joining)
        return;
    PQfinish((*joining)->conn); /* which ends the transaction, too */
    postgresql_url_free(&(*joining)->url);
    free(*joining);
    *joining = NULL;
}

int joining_runs(struct joining *joining, int node, char *address, size_t addresscap, char *why,
                 size_t whycap)
{
    char number[NUMBER];
    const char *const values[] = {number};
    utf8_printf(number, sizeof(number), "%d", node);
    PGresult *result =
        ask(joining, "SELECT address FROM node WHERE id = $1 AND until_ms >= " NOW_MS, 1, values,
            why, whycap);
    int runs = result ? PQntuples(result) == 1 : -1;
    utf8_copy(runs == 1 ? PQgetvalue(result, 0, 0) : "", address, addresscap);
    PQclear(result);
    return runs;
}

int joining_put(struct joining *joining, const char *id, int node, int64_t until_ms,
                const void *sealed, size_t len, char *why, size_t whycap)
{
    char number[NUMBER], until[NUMBER], *hex = xmalloc(2 * len + 1);
    const char *const values[] = {id, number, until, hex};
    utf8_printf(number, sizeof(number), "%d", node);
    utf8_printf(until, sizeof(until), "%" PRId64, until_ms);
    sodium_bin2hex(hex, 2 * len + 1, sealed, len);
    PGresult *removed = ask(joining, "DELETE FROM joining WHERE node = $1 OR until_ms < " NOW_MS, 1,
                            values + 1, why, whycap);
    PGresult *added = removed ? ask(joining,
                                    "INSERT INTO joining (id, node, until_ms, sealed)"
                                    " VALUES ($1, $2, $3, decode($4, 'hex'))",
                                    4, values, why, whycap)
                              : NULL;
    bool done = added;
    PQclear(removed);
    PQclear(added);
    free(hex);
    return done ? 0 : -1;
}

int joining_take(struct joining *joining, const char *id, int *node, int64_t *until_ms,
                 struct buf *sealed, char *why, size_t whycap)
{
    const char *const values[] = {id};
    PGresult *result = ask(joining,
                           "DELETE FROM joining WHERE id = $1"
                           " RETURNING node, until_ms, encode(sealed, 'hex')",
                           1, values, why, whycap);
    int rows = result ? PQntuples(result) : -1;
    if (rows == 1) {
        const char *hex = PQgetvalue(result, 0, 2);
        size_t len = strlen(hex) / 2;
        *node = (int)number_at(result, 0);
        *until_ms = number_at(result, 1);
        sodium_hex2bin((unsigned char *)buf_more(sealed, len), len, hex, 2 * len, "\n", NULL, NULL);
    }
    PQclear(result);
    return rows;
}

int joining_end(struct joining **joining, const struct store_audit *audit, char *why, size_t whycap)
{
    char id[NUMBER], at[NUMBER];
    const char *const values[] = {id, at, audit->who, audit->act, audit->about, audit->detail};
    _Static_assert(sizeof(values) / sizeof(values[0]) == PARAMETERS, "$1 to $6");
    utf8_printf(id, sizeof(id), "%" PRId64, audit->id);
    utf8_printf(at, sizeof(at), "%" PRId64, audit->at_ms);
    PGresult *result = ask(*joining,
                           "INSERT INTO audit (id, at_ms, who, act, about, detail)"
                           " VALUES ($1, $2, $3, $4, $5, $6)",
                           PARAMETERS, values, why, whycap);
    bool done = result && run(*joining, "COMMIT", why, whycap);
    PQclear(result);
    joining_free(joining);
    return done ? 0 : -1;
}
