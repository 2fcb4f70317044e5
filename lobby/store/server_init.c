/*
 * See server.h.
 */
#include "server.h"

#include <errno.h>
#include <string.h>

#include "buf.h"
#include "migrate_postgresql.h"
#include "postgresql_url.h"
#include "presence.h"
#include "statement.h"
#include "store_sql.h"
#include "utf8.h"
#include "xalloc.h"

/* Lets a room read the table, add to it, and delete the rows for which `removes` is true. */
#define POLICIES(table, removes)                                                                   \
    "ALTER TABLE " table " ENABLE ROW LEVEL SECURITY;"                                             \
    "DROP POLICY IF EXISTS room_reads ON " table ";"                                               \
    "DROP POLICY IF EXISTS room_adds ON " table ";"                                                \
    "DROP POLICY IF EXISTS room_removes ON " table ";"                                             \
    "CREATE POLICY room_reads ON " table " FOR SELECT USING (true);"                               \
    "CREATE POLICY room_adds ON " table " FOR INSERT WITH CHECK (true);"                           \
    "CREATE POLICY room_removes ON " table " FOR DELETE USING (" removes ");"

/* The rights of a room's role, which is %1$s. In SQLite, triggers protect the audit log in this way
 * (014-privacy.sql). */
static const char rights[] =
    "GRANT USAGE ON SCHEMA public TO %1$s;"
    "GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO %1$s;"
    "REVOKE INSERT, UPDATE, DELETE ON schema_version FROM %1$s;"
    "REVOKE UPDATE ON joining FROM %1$s;"
    "REVOKE UPDATE, DELETE ON entry, rating, journal, audit FROM %1$s;"
    "GRANT UPDATE (account, seq, note) ON entry TO %1$s;"
    "GRANT UPDATE (account) ON rating TO %1$s;"
    "GRANT DELETE ON journal, audit TO %1$s;" POLICIES(
        "journal", "EXISTS (SELECT 1 FROM game g WHERE g.id = journal.game AND g.state <> 0"
                   " AND g.competitive = 0 AND g.bet = 0)")
        POLICIES("audit",
                 "at_ms < coalesce((SELECT value FROM meta WHERE name = 'audit_from'), 0)");

static int server_init_rights_give(PGconn *conn, const char *role, const char *name, char *why,
                                   size_t whycap)
{
    if (!role || strcmp(role, PQuser(conn)) == 0)
        return 0;
    BUF_LOCAL quoted = {0};
    statement_name(&quoted, role);
    FREED char *sql = xasprintf(rights, buf_text(&quoted));
    bool done = statement_run(conn, &STATEMENT("BEGIN"), STATEMENT_EVER_MS) &&
                statement_run(conn, &(struct statement){.sql = sql}, STATEMENT_EVER_MS) &&
                statement_run(conn, &STATEMENT("COMMIT"), STATEMENT_EVER_MS);
    if (!done) {
        char error[256];
        const char *said = PQerrorMessage(conn), *level = strstr(said, ":  ");
        utf8_copy(level ? level + 3 : said, error, sizeof(error));
        error[strcspn(error, "\n")] = '\0';
        statement_run(conn, &STATEMENT("ROLLBACK"), STATEMENT_EVER_MS);
        utf8_printf(why, whycap,
                    "%s says: %s. Make the role %s with createuser, and use the url of the role "
                    "that owns the tables.",
                    name, error, role);
    }
    return done ? 0 : -1;
}

int store_server_init(const char *url, const char *role, char *why, size_t whycap)
{
    URL_LOCAL *where = postgresql_url_new(url, why, whycap);
    CONN_LOCAL *conn = where ? postgresql_connect(where, why, whycap) : NULL;
    const char *name = where ? postgresql_url_name(where) : "";
    int result = conn ? postgresql_migrate(conn, name, why, whycap) : -1;
    if (result == 0)
        result = server_init_rights_give(conn, role, name, why, whycap);
    return result;
}

int store_server_test(const char *url, char *why, size_t whycap)
{
    URL_LOCAL *where = postgresql_url_new(url, why, whycap);
    errno = where ? 0 : EINVAL;
    CONN_LOCAL *conn = where ? postgresql_connect(where, why, whycap) : NULL;
    CONN_LOCAL *other = conn ? postgresql_connect(where, why, whycap) : NULL;
    if (!other)
        return -1;
    if (postgresql_same(conn, other)) {
        postgresql_lent(where, why, whycap);
        return -1;
    }
    /* a room may work with what is there, or begin where nothing is */
    const char *name = postgresql_url_name(where);
    int found = postgresql_schema_look(conn, true, name, why, whycap);
    return found == 1 ? presence_server_check(name, why, whycap) : found;
}

int64_t store_server_seen(const char *url)
{
    char why[512];
    URL_LOCAL *where = postgresql_url_new(url, why, sizeof(why));
    CONN_LOCAL *conn = where ? postgresql_connect(where, why, sizeof(why)) : NULL;
    int64_t seen_ms = conn ? statement_count(conn, &STATEMENT(SQL_SEEN)) : 0;
    return seen_ms > 0 ? seen_ms : 0; /* -1: the database has no tables yet */
}
