/*
 * See joining.h.
 */
#include "joining.h"

#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#include "migrate_postgresql.h"
#include "postgresql_url.h"
#include "statement.h"
#include "utf8.h"
#include "xalloc.h"

#define NOW_MS "(extract(epoch FROM clock_timestamp()) * 1000)::bigint"

struct joining {
    struct postgresql_url *url;
    PGconn *conn;
    char *why;
    size_t whycap;
};

/* Writes what the server refused, in words that say what to do. */
static void joining_refused(struct joining *joining, const PGresult *result)
{
    const char *name = postgresql_url_name(joining->url);
    const char *state = PQresultErrorField(result, PG_DIAG_SQLSTATE);
    const char *said = PQresultErrorField(result, PG_DIAG_MESSAGE_PRIMARY);
    if (state && strcmp(state, "42501") == 0)
        utf8_printf(joining->why, joining->whycap,
                    "The role %s may not do that in %s. Type 'cardroomctl store init URL %s' with "
                    "the url of the role that owns the tables.",
                    PQuser(joining->conn), name, PQuser(joining->conn));
    else if (state && strcmp(state, "55P03") == 0)
        utf8_printf(joining->why, joining->whycap,
                    "Somebody else uses this token right now. Type the command again in a moment, "
                    "or have the node invited anew.");
    else
        utf8_printf(joining->why, joining->whycap,
                    "%s says: %s. Nothing was done. Mend that, then type the command again.", name,
                    said ? said : "nothing, for it broke off");
}

/* Runs a statement. NULL: `why` says why. The caller clears the result. */
static PGresult *joining_ask(struct joining *joining, const struct statement *asked)
{
    PGresult *result = statement_ask(joining->conn, asked, STATEMENT_EVER_MS, -1);
    if (statement_done(result))
        return result;
    joining_refused(joining, result);
    PQclear(result);
    return NULL;
}

static bool joining_run(struct joining *joining, const struct statement *asked)
{
    RESULT_LOCAL *result = joining_ask(joining, asked);
    return result;
}

struct joining *joining_begin(const char *url, int64_t *now_ms, char *why, size_t whycap)
{
    struct joining *joining = xcalloc(1, sizeof(*joining));
    RESULT_LOCAL *result = NULL;
    joining->why = why;
    joining->whycap = whycap;
    joining->url = postgresql_url_new(url, why, whycap);
    joining->conn = joining->url ? postgresql_connect(joining->url, why, whycap) : NULL;
    if (joining->conn &&
        postgresql_schema_open(joining->conn, postgresql_url_name(joining->url), why, whycap) ==
            0 &&
        joining_run(joining, &STATEMENT("BEGIN")) &&
        joining_run(joining, &STATEMENT("SET LOCAL lock_timeout = 3000")))
        result = joining_ask(joining, &STATEMENT("SELECT " NOW_MS));
    if (result)
        *now_ms = statement_field(result, 0, 0);
    else
        joining_free(&joining);
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

int joining_runs(struct joining *joining, int node, char *address, size_t addresscap)
{
    struct statement asked =
        STATEMENT("SELECT address FROM node WHERE id = $1 AND until_ms >= " NOW_MS, node);
    RESULT_LOCAL *result = joining_ask(joining, &asked);
    int runs = result ? PQntuples(result) == 1 : -1;
    utf8_copy(runs == 1 ? PQgetvalue(result, 0, 0) : "", address, addresscap);
    return runs;
}

int joining_put(struct joining *joining, const char *id, int node, int64_t until_ms,
                const void *sealed, size_t len)
{
    FREED char *hex = xmalloc(2 * len + 1);
    sodium_bin2hex(hex, 2 * len + 1, sealed, len);
    struct statement remove =
        STATEMENT("DELETE FROM joining WHERE node = $1 OR until_ms < " NOW_MS, node);
    struct statement add = STATEMENT("INSERT INTO joining (id, node, until_ms, sealed)"
                                     " VALUES ($1, $2, $3, decode($4, 'hex'))",
                                     id, node, until_ms, hex);
    bool done = joining_run(joining, &remove) && joining_run(joining, &add);
    return done ? 0 : -1;
}

int joining_take(struct joining *joining, const char *id, int *node, int64_t *until_ms,
                 struct buf *sealed)
{
    struct statement asked = STATEMENT("DELETE FROM joining WHERE id = $1"
                                       " RETURNING node, until_ms, encode(sealed, 'hex')",
                                       id);
    RESULT_LOCAL *result = joining_ask(joining, &asked);
    int rows = result ? PQntuples(result) : -1;
    if (rows == 1) {
        const char *hex = PQgetvalue(result, 0, 2);
        size_t len = strlen(hex) / 2;
        *node = (int)statement_field(result, 0, 0);
        *until_ms = statement_field(result, 0, 1);
        sodium_hex2bin((unsigned char *)buf_more(sealed, len), len, hex, 2 * len, "\n", NULL, NULL);
    }
    return rows;
}

int joining_end(struct joining **joining, const struct store_audit *audit)
{
    struct statement asked =
        STATEMENT("INSERT INTO audit (id, at_ms, who, act, about, detail)"
                  " VALUES ($1, $2, $3, $4, $5, $6)",
                  audit->id, audit->at_ms, audit->who, audit->act, audit->about, audit->detail);
    bool done = joining_run(*joining, &asked) && joining_run(*joining, &STATEMENT("COMMIT"));
    joining_free(joining);
    return done ? 0 : -1;
}
