/*
 * See file_server.h.
 */
#include "file_server.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#include "db_postgresql.h"
#include "migrate_postgresql.h"
#include "postgresql_url.h"
#include "statement.h"
#include "utf8.h"
#include "xalloc.h"

enum { COLUMNS = 16 };
/* `ratings replay` reads all of its ledger in one answer. */
#define ANSWERS_MOST (UINT64_C(4) << 30)

struct file_server {
    struct postgresql_url *url;
    PGconn *conn;
    struct db_postgresql db; /* has the same connection, from the first use on */
    char fault[256];
};

struct file_server *file_server_open(const char *url, bool adds, char *why, size_t whycap)
{
    struct file_server *server = xcalloc(1, sizeof(*server));
    server->url = postgresql_url_new(url, why, whycap);
    server->conn = server->url ? postgresql_connect(server->url, why, whycap) : NULL;
    if (!server->conn ||
        postgresql_schema_readable(server->conn, adds, postgresql_url_name(server->url), why,
                                   whycap) != 0) {
        int error = errno;
        file_server_close(&server);
        errno = error;
    } else { /* the connections of rooms have the name 'cardroom' */
        file_server_ask(server, "SET application_name = 'cardroomctl'", NULL, NULL);
    }
    return server;
}

void file_server_close(struct file_server **serverp)
{
    struct file_server *server = *serverp;
    *serverp = NULL;
    if (!server)
        return;
    if (!server->db.conn)
        PQfinish(server->conn);
    db_postgresql_close(&server->db);
    postgresql_url_free(&server->url);
    free(server);
}

static PGresult *file_server_result(struct file_server *server, const char *sql)
{
    const bool shared = server->db.conn && PQexitPipelineMode(server->conn);
    PGresult *result =
        statement_ask(server->conn, &(struct statement){.sql = sql}, STATEMENT_EVER_MS, -1);
    if (shared)
        PQenterPipelineMode(server->conn);
    return result;
}

bool file_server_ask(struct file_server *server, const char *sql, row_cb *each, void *arg)
{
    RESULT_LOCAL *result = file_server_result(server, sql);
    const int columns = PQnfields(result) < COLUMNS ? PQnfields(result) : COLUMNS;
    for (int row = 0; each && row < PQntuples(result); row++) {
        char *values[COLUMNS];
        for (int i = 0; i < columns; i++)
            values[i] = PQgetisnull(result, row, i) ? NULL : PQgetvalue(result, row, i);
        if (each(arg, columns, values, NULL) != 0)
            break;
    }
    return statement_done(result);
}

int file_server_hosts(struct file_server *server)
{
    RESULT_LOCAL *result =
        file_server_result(server, "SELECT host(inet_server_addr()), inet_server_port()");
    const bool same = PQntuples(result) == 1 &&
                      strcmp(PQgetvalue(result, 0, 0), PQhostaddr(server->conn)) == 0 &&
                      strcmp(PQgetvalue(result, 0, 1), PQport(server->conn)) == 0;
    return same ? postgresql_url_hosts(server->url) : 0;
}

int file_server_following(struct file_server *server)
{
    int n = 0;
    for (int i = postgresql_url_hosts(server->url); i-- > 0;) {
        CONN_LOCAL *conn = postgresql_connect_host(server->url, i, true);
        n += PQstatus(conn) == CONNECTION_OK &&
             statement_count(
                 conn, &(struct statement){.sql = "SELECT count(*) FROM pg_stat_wal_receiver"}) > 0;
    }
    return n;
}

const char *file_server_fault(struct file_server *server)
{
    utf8_copy(PQerrorMessage(server->conn), server->fault, sizeof(server->fault));
    server->fault[strcspn(server->fault, "\n")] = '\0';
    return server->fault;
}

struct db *file_server_db(struct file_server *server)
{
    if (!server->db.conn) {
        server->db.db.own = &postgresql_own;
        utf8_copy("reader", server->db.name, sizeof(server->db.name));
        server->db.stop_fd = -1;
        server->db.answers_most = ANSWERS_MOST;
        db_postgresql_use(&server->db, server->conn);
    }
    return &server->db.db;
}

bool file_server_broken(const struct file_server *server)
{
    return PQstatus(server->conn) != CONNECTION_OK || server->db.trouble != DB_SOUND;
}

int file_server_steps(struct file_server *server, store_step_cb *step, void *arg, char *why,
                      size_t whycap)
{
    const int first =
        postgresql_schema_lacks(server->conn, postgresql_url_name(server->url), why, whycap);
    if (first < 0)
        return -1;
    for (int i = first; i < store_schema_postgresql_count; i++)
        step(arg, store_schema_postgresql[i].name);
    return store_schema_postgresql_count - first;
}
