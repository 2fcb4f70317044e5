/*
 * See postgresql_url.h.
 */
#include "postgresql_url.h"

#include <errno.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "buf.h"
#include "postgresql_why.h"
#include "server.h"
#include "statement.h"
#include "utf8.h"
#include "xalloc.h"

enum { VERSION_LEAST = 140000, DEFAULTS = 9 };

struct postgresql_url {
    char *uri, *name;
    /* for PQconnectdbParams: our defaults, then the url, whose words override them */
    const char *word[DEFAULTS + 1], *value[DEFAULTS + 1];
    int words;
    int hosts; /* 0: one */
};

const char *postgresql_url_option(const PQconninfoOption *options, const char *word)
{
    for (; options && options->keyword; options++)
        if (strcmp(options->keyword, word) == 0)
            return options->val ? options->val : "";
    return "";
}

struct postgresql_url *postgresql_url_new(const char *text, char *why, size_t whycap)
{
    static const char *const defaults[DEFAULTS][2] = {
        {"target_session_attrs", "read-write"}, /* only where there are several hosts */
        {"connect_timeout", "3"},
        {"tcp_user_timeout", "5000"},
        {"keepalives_idle", "3"},
        {"keepalives_interval", "2"},
        {"keepalives_count", "3"},
        {"application_name", "cardroom"},
        {"gssencmode",
         "disable"}, /* Kerberos would look for files out of a contained room's reach */
        {"client_encoding", "UTF8"}};
    struct store_server server;
    if (store_server_read(text, false, &server, why, whycap) != 0)
        return NULL;
    struct postgresql_url *url = xcalloc(1, sizeof(*url));
    url->uri = server.url;
    server.url = NULL;
    store_server_free(&server);
    url->name = store_server_name(text);
    OPTIONS_LOCAL *options = PQconninfoParse(url->uri, NULL);
    const char *hosts = postgresql_url_option(options, "host");
    if (strchr(hosts, ','))
        url->hosts = store_server_items(hosts);
    for (int i = url->hosts > 0 ? 0 : 1; i < DEFAULTS; i++)
        if (postgresql_url_option(options, defaults[i][0])[0] == '\0') {
            url->word[url->words] = defaults[i][0];
            url->value[url->words++] = defaults[i][1];
        }
    url->word[url->words] = "dbname";
    url->value[url->words] = url->uri;
    return url;
}

void postgresql_url_free(struct postgresql_url **url)
{
    if (!*url)
        return;
    xalloc_wipe(&(*url)->uri);
    free((*url)->name);
    free(*url);
    *url = NULL;
}

void postgresql_options_free(PQconninfoOption **options)
{
    PQconninfoFree(*options);
}

void postgresql_end(PGconn **conn)
{
    int error = errno;
    PQfinish(*conn);
    *conn = NULL;
    errno = error;
}

int postgresql_url_hosts(const struct postgresql_url *url)
{
    return url->hosts ? url->hosts : 1;
}

const char *postgresql_url_name(const struct postgresql_url *url)
{
    return url->name;
}

/* ---- Hosts ---- */

/* The host where the next connection is tried first. All connections of a process go to the same
 * servers, so each profits from what another one found. A wrong number costs one more try. */
static _Atomic int host_first;

/* Makes the words for the i-th of several hosts alone; -1: as the url says. `any`: also for a host
 * that cannot be written to. */
static void postgresql_url_words_make(struct postgresql_words *words,
                                      const struct postgresql_url *url, int i, bool any)
{
    int n = 0;
    *words = (struct postgresql_words){.expand = i < 0};
    for (; n < url->words + words->expand; n++) {
        words->word[n] = url->word[n];
        words->value[n] = url->value[n];
    }
    words->options = words->expand ? NULL : PQconninfoParse(url->uri, NULL);
    for (const PQconninfoOption *at = words->options; at && at->keyword && n < POSTGRESQL_WORDS - 4;
         at++) {
        if (!at->val || at->val[0] == '\0')
            continue;
        bool list = strncmp(at->keyword, "host", 4) == 0 || strcmp(at->keyword, "port") == 0;
        words->word[n] = at->keyword;
        words->value[n++] =
            list ? (words->item[words->items++] = store_server_item(at->val, i)) : at->val;
    }
    if (any) {
        words->word[n] = "target_session_attrs"; /* overrides the same word before it */
        words->value[n] = "any";
    }
}

static void postgresql_url_words_free(struct postgresql_words *words)
{
    while (words->items > 0)
        free(words->item[--words->items]);
    PQconninfoFree(words->options);
}

PGconn *postgresql_connect_host(const struct postgresql_url *url, int i, bool any)
{
    struct postgresql_words words;
    postgresql_url_words_make(&words, url, i, any);
    PGconn *conn = PQconnectdbParams(words.word, words.value, words.expand);
    postgresql_url_words_free(&words);
    return conn;
}

/* Tries the hosts one by one, beginning with host_first. libpq itself would give up at the first
 * host that accepts a connection and breaks it, like a proxy whose server is down. And for each
 * connection it would wait for a machine that is gone. NULL: no host is good. Then `said`
 * gets what all of them said, in the order of the url, and `failed` gets one of the connections
 * that failed. If a host can be asked why, `asked` gets its number, and `failed` is the connection
 * to it. */
static PGconn *postgresql_url_hosts_try(const struct postgresql_url *url, PGconn **failed,
                                        int *asked, struct buf *said)
{
    int first = atomic_load(&host_first) % url->hosts;
    BUF_LOCAL wrapped = {0};
    for (int i = 0; i < url->hosts; i++) {
        int host = (first + i) % url->hosts;
        PGconn *conn = postgresql_connect_host(url, host, false);
        if (PQstatus(conn) == CONNECTION_OK) {
            atomic_store(&host_first, host);
            return conn;
        }
        const char *message = PQerrorMessage(conn);
        buf_puts(host < first ? said : &wrapped, message);
        /* a host that itself answered can be asked why */
        bool asks = !strstr(message, "timeout expired") && !strstr(message, "read-only") &&
                    (*asked < 0 || host < *asked);
        if (asks)
            *asked = host;
        bool kept = asks || !*failed;
        PQfinish(kept ? *failed : conn);
        *failed = kept ? conn : *failed;
    }
    buf_puts(said, buf_text(&wrapped));
    atomic_store(&host_first, (first + 1) % url->hosts);
    return NULL;
}

/* ---- Answers ---- */

bool postgresql_broken(const PGconn *conn)
{
    return PQstatus(conn) != CONNECTION_OK || PQtransactionStatus(conn) == PQTRANS_ACTIVE;
}

static PGresult *postgresql_url_ask(PGconn *conn, const struct statement *asked)
{
    return statement_ask(conn, asked, STATEMENT_SOON_MS, -1);
}

/* ---- Connections ---- */

static const char *postgresql_url_first_value(PGresult *result)
{
    return PQresultStatus(result) == PGRES_TUPLES_OK && PQntuples(result) > 0
               ? PQgetvalue(result, 0, 0)
               : "";
}

/* Sets what a connection needs. A commit is never given up because it takes long, nor acknowledged
 * before it is durable. A connection whose other end is gone or has stopped loses its locks, as a
 * room loses its lease. */
static bool postgresql_url_settings_make(PGconn *conn)
{
    RESULT_LOCAL *result = postgresql_url_ask(
        conn,
        &STATEMENT("SELECT set_config(name, CASE name WHEN 'jit' THEN 'off'"
                   " WHEN 'idle_in_transaction_session_timeout' THEN '5s'"
                   " WHEN 'client_connection_check_interval' THEN '2s'"
                   " WHEN 'bytea_output' THEN 'hex'"
                   " WHEN 'synchronous_commit' THEN 'on' ELSE '0' END, false)"
                   " FROM pg_settings WHERE name IN ('statement_timeout', 'transaction_timeout',"
                   " 'lock_timeout', 'jit', 'idle_in_transaction_session_timeout',"
                   " 'client_connection_check_interval', 'bytea_output')"
                   " OR (name = 'synchronous_commit' AND setting = 'off')"));
    return PQresultStatus(result) == PGRES_TUPLES_OK;
}

/* Why the server cannot be written to; "": it can. */
static const char *postgresql_url_why_read_only(PGconn *conn)
{
    RESULT_LOCAL *result = postgresql_url_ask(
        conn, &STATEMENT("SELECT CASE WHEN pg_is_in_recovery() THEN 's'"
                         " WHEN current_setting('transaction_read_only') = 'on' THEN 'r'"
                         " ELSE '' END"));
    const char kind = postgresql_url_first_value(result)[0];
    return kind == 's' ? "is a standby. Name the primary, or all servers of the cluster: the "
                         "one that can be written to is taken."
           : kind == 'r'
               ? "may only be read (default_transaction_read_only = on). Type in psql, if "
                 "nobody wants it so: ALTER SYSTEM RESET default_transaction_read_only; "
                 "SELECT pg_reload_conf(); - or the same of the role or the database."
               : "";
}

static void postgresql_url_quiet(void *arg UNUSED, const PGresult *result UNUSED)
{
}

/* Whether a server that let us in is of no use, and why. False: it is of use, or the connection
 * broke. */
static bool postgresql_url_useless(const struct postgresql_url *url, PGconn *conn, char *why,
                                   size_t whycap)
{
    const char *encoding = PQparameterStatus(conn, "server_encoding"), *only_read = "";
    errno = EPERM;
    if (PQserverVersion(conn) < VERSION_LEAST)
        utf8_printf(why, whycap,
                    "%s is PostgreSQL %d, which is too old. Use PostgreSQL 14 or newer.", url->name,
                    PQserverVersion(conn) / 10000);
    else if (encoding && strcmp(encoding, "UTF8") != 0)
        utf8_printf(why, whycap,
                    "The database of %s is in %s. Make one for UTF-8: createdb -T template0 -E "
                    "UTF8.",
                    url->name, encoding);
    else if ((only_read = postgresql_url_why_read_only(conn))[0])
        utf8_printf(why, whycap, "%s %s", url->name, only_read);
    else
        return false;
    if (only_read[0])
        errno = EAGAIN;
    return true;
}

/* Connects to a host that is good. NULL: `why` says why there is none, as postgresql_explain does.
 */
static PGconn *postgresql_url_reach(const struct postgresql_url *url, char *why, size_t whycap)
{
    CONN_LOCAL *failed = NULL;
    BUF_LOCAL said = {0};
    int asked = -1; /* no host can be asked, or the url names only one */
    PGconn *conn = url->hosts ? postgresql_url_hosts_try(url, &failed, &asked, &said)
                              : postgresql_connect_host(url, -1, false);
    if (conn && PQstatus(conn) == CONNECTION_OK)
        return conn;
    if (conn) {
        failed = conn;
        buf_puts(&said, PQerrorMessage(conn));
    }
    struct postgresql_words words;
    postgresql_url_words_make(&words, url, asked, false);
    postgresql_explain(url->hosts && asked < 0 ? NULL : &words, url->name, failed, buf_text(&said),
                       why, whycap);
    int error = errno;
    postgresql_url_words_free(&words);
    errno = error;
    return NULL;
}

PGconn *postgresql_connect(const struct postgresql_url *url, char *why, size_t whycap)
{
    PGconn *conn = postgresql_url_reach(url, why, whycap);
    if (!conn)
        return NULL;
    PQsetNoticeReceiver(conn, postgresql_url_quiet, NULL);
    if (!postgresql_url_useless(url, conn, why, whycap)) {
        if (postgresql_url_settings_make(conn))
            return conn;
        const char *message = PQerrorMessage(conn);
        postgresql_explain(NULL, url->name, conn,
                           message[0] != '\0' ? message : "it does not answer", why, whycap);
    }
    postgresql_end(&conn);
    return NULL;
}

void postgresql_lent(const struct postgresql_url *url, char *why, size_t whycap)
{
    utf8_printf(why, whycap,
                "A pooler before %s gives connections away after each transaction. Set "
                "pool_mode = session for this database in pgbouncer.ini, and type in its console: "
                "RELOAD - or connect to PostgreSQL itself.",
                url->name);
    errno = EPERM;
}

bool postgresql_same(PGconn *one, PGconn *other)
{
    RESULT_LOCAL *first = postgresql_url_ask(one, &STATEMENT("SELECT pg_backend_pid()"));
    RESULT_LOCAL *second = postgresql_url_ask(other, &STATEMENT("SELECT pg_backend_pid()"));
    return postgresql_url_first_value(first)[0] &&
           strcmp(postgresql_url_first_value(first), postgresql_url_first_value(second)) == 0;
}

/* Numbers of processes are used again, and other servers use them, too. Together with the time
 * when the process began they are unique. */
#define BACKEND "pid || ' ' || extract(epoch FROM backend_start)"

void postgresql_backend(PGconn *conn, char out[POSTGRESQL_BACKEND])
{
    RESULT_LOCAL *result = postgresql_url_ask(
        conn, &STATEMENT("SELECT " BACKEND " FROM pg_stat_activity WHERE pid = pg_backend_pid()"));
    utf8_copy(postgresql_url_first_value(result), out, POSTGRESQL_BACKEND);
}

bool postgresql_backend_gone(const struct postgresql_url *url, const char *backend)
{
    char why[512];
    CONN_LOCAL *conn = backend[0] != '\0' ? postgresql_connect(url, why, sizeof(why)) : NULL;
    if (!conn)
        return false;
    struct statement asked =
        STATEMENT("SELECT count(*) FROM pg_stat_activity WHERE " BACKEND " = $1", backend);
    RESULT_LOCAL *result = postgresql_url_ask(conn, &asked);
    return strcmp(postgresql_url_first_value(result), "0") == 0;
}
