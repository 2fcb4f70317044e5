/*
 * See postgresql_url.h.
 */
#include "postgresql_url.h"

#include <poll.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "buf.h"
#include "clock.h"
#include "server.h"
#include "utf8.h"
#include "xalloc.h"

enum { VERSION_LEAST = 140000, DEFAULTS = 11, WORDS = 64, EXPLAIN_MS = 5000 };

struct postgresql_url {
    char *uri, *shown;
    /* for PQconnectdbParams: our defaults, then the url, whose words count more */
    const char *word[DEFAULTS + 2], *value[DEFAULTS + 2];
    int words;
    int hosts; /* 0: one */
};

/* What the url says of this word; NULL: nothing. */
static const char *said(const PQconninfoOption *options, const char *word)
{
    for (; options && options->keyword; options++)
        if (strcmp(options->keyword, word) == 0)
            return options->val && options->val[0] != '\0' ? options->val : NULL;
    return NULL;
}

static void word_default(struct postgresql_url *url, const PQconninfoOption *options,
                         const char *word, const char *value)
{
    if (said(options, word))
        return;
    url->word[url->words] = word;
    url->value[url->words++] = value;
}

struct postgresql_url *postgresql_url_new(const char *text, char *why, size_t whycap)
{
    struct store_server server;
    if (store_server_read(text, false, &server, why, whycap) != 0)
        return NULL;
    struct postgresql_url *url = xcalloc(1, sizeof(*url));
    url->uri = server.url;
    server.url = NULL;
    store_server_free(&server);
    url->shown = store_server_shown(text);
    PQconninfoOption *options = PQconninfoParse(url->uri, NULL);
    const char *hosts = said(options, "host");
    if (hosts && strchr(hosts, ',')) {
        word_default(url, options, "target_session_attrs", "read-write");
        url->hosts = store_server_items(hosts);
    }
    word_default(url, options, "connect_timeout", "3");
    word_default(url, options, "tcp_user_timeout", "5000");
    word_default(url, options, "keepalives_idle", "3");
    word_default(url, options, "keepalives_interval", "2");
    word_default(url, options, "keepalives_count", "3");
    word_default(url, options, "application_name", "cardroom");
    /* Kerberos would look for files that a contained room does not reach. */
    word_default(url, options, "gssencmode", "disable");
    word_default(url, options, "client_encoding", "UTF8");
    url->word[url->words] = "dbname";
    url->value[url->words] = url->uri;
    PQconninfoFree(options);
    return url;
}

void postgresql_url_free(struct postgresql_url **url)
{
    if (!*url)
        return;
    wipe_string(&(*url)->uri);
    free((*url)->shown);
    free(*url);
    *url = NULL;
}

const char *postgresql_url_shown(const struct postgresql_url *url)
{
    return url->shown;
}

/* ---- Hosts ---- */

/* Where the next connection is tried first. All connections of a process are to the same servers,
 * so each profits from what another one found; a wrong number costs a try. */
static _Atomic int host_first;

/* A connection to the i-th of several hosts alone; `steps`: it is only begun. */
static PGconn *host_try(const struct postgresql_url *url, int i, bool steps)
{
    PQconninfoOption *options = PQconninfoParse(url->uri, NULL);
    const char *word[WORDS] = {0}, *value[WORDS] = {0};
    char *item[3];
    int n = 0, items = 0;
    while (n < url->words) {
        word[n] = url->word[n];
        value[n] = url->value[n];
        n++;
    }
    for (const PQconninfoOption *at = options; at && at->keyword && n < WORDS - 1; at++) {
        if (!at->val || at->val[0] == '\0')
            continue;
        bool list = strncmp(at->keyword, "host", 4) == 0 || strcmp(at->keyword, "port") == 0;
        word[n] = at->keyword;
        value[n++] = list ? (item[items++] = store_server_item(at->val, i)) : at->val;
    }
    PGconn *conn = steps ? PQconnectStartParams(word, value, 0) : PQconnectdbParams(word, value, 0);
    while (items > 0)
        free(item[--items]);
    PQconninfoFree(options);
    return conn;
}

/* Whether the host itself answered, so that it can be asked why. */
static bool host_answers(const char *message)
{
    return !strstr(message, "timeout expired") && !strstr(message, "read-only");
}

/* libpq would give up at the first host that takes a connection and breaks it off, as a proxy does
 * whose server is down, and would wait for a machine that is gone each time. So the hosts are tried
 * one by one, first the one that was good last. NULL: none is; `said` has what each said, and
 * `asked` is one that can be asked why, or -1. */
static PGconn *hosts_try(const struct postgresql_url *url, struct buf *said, int *asked)
{
    int first = atomic_load(&host_first) % url->hosts;
    struct buf wrapped = {0};
    *asked = -1;
    for (int i = 0; i < url->hosts; i++) {
        int host = (first + i) % url->hosts;
        PGconn *conn = host_try(url, host, false);
        if (PQstatus(conn) == CONNECTION_OK) {
            atomic_store(&host_first, host);
            buf_free(&wrapped);
            return conn;
        }
        if (host_answers(PQerrorMessage(conn)) && (*asked < 0 || host < *asked))
            *asked = host;
        buf_puts(host < first ? said : &wrapped, PQerrorMessage(conn));
        PQfinish(conn);
    }
    buf_puts(said, buf_text(&wrapped));
    buf_free(&wrapped);
    atomic_store(&host_first, (first + 1) % url->hosts);
    return NULL;
}

/* ---- Why a connection cannot be made ---- */

/* The SQLSTATE in a message of a connection that is verbose; "": it is none of the server's. */
static void state_find(const char *message, char state[6])
{
    state[0] = '\0';
    for (const char *at = message; (at = strstr(at, ":  ")); at += 3) {
        size_t length = strspn(at + 3, "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ");
        if (length == 5 && at[8] == ':')
            utf8_copy(at + 3, state, 6);
    }
}

/* libpq tells a state of a connection that failed only in a message that is verbose, and a
 * connection can be made verbose only while it is being made step by step. So this is tried when
 * another attempt has just failed. */
static void state_ask(const struct postgresql_url *url, int host, char state[6])
{
    const int64_t end = clock_mono(&clock_system) + EXPLAIN_MS;
    PGconn *conn =
        url->hosts ? host_try(url, host, true) : PQconnectStartParams(url->word, url->value, 1);
    PQsetErrorVerbosity(conn, PQERRORS_VERBOSE);
    PostgresPollingStatusType next = PGRES_POLLING_WRITING;
    while (PQstatus(conn) != CONNECTION_BAD && next != PGRES_POLLING_OK &&
           next != PGRES_POLLING_FAILED) {
        int64_t left = end - clock_mono(&clock_system);
        struct pollfd fd = {.fd = PQsocket(conn),
                            .events = next == PGRES_POLLING_READING ? POLLIN : POLLOUT};
        if (left <= 0 || poll(&fd, 1, (int)left) <= 0)
            break;
        next = PQconnectPoll(conn);
    }
    state_find(PQerrorMessage(conn), state);
    PQfinish(conn);
}

/* The first line of what PostgreSQL says; those behind it guess why. */
static void explain_text(const char *message, char *out, size_t cap)
{
    utf8_printf(out, cap, "%.*s", (int)strcspn(message, "\n"), message);
}

/* `host`: the one that is asked, of several; -1: none. */
static void explain(const struct postgresql_url *url, int host, const char *message, char *why,
                    size_t whycap)
{
    char state[6] = "", text[320];
    if (host >= 0)
        state_ask(url, host, state);
    explain_text(message, text, sizeof(text));
    const char *what = "cannot be reached", *help = "Start it, or correct the url of the store.";
    if (strncmp(state, "28", 2) == 0) {
        what = "does not let cardroom in";
        help = "Put the right password into the passfile of the url, or let the role in with "
               "pg_hba.conf.";
    } else if (strcmp(state, "3D000") == 0) {
        what = "has no such database";
        help = "Make it with createdb, or correct the url of the store.";
    } else if (strcmp(state, "42501") == 0) {
        what = "does not let this role use the database";
        help = "Grant it CONNECT.";
    } else if (strcmp(state, "53300") == 0) {
        what = "has no connection left";
        help = "Raise max_connections, or end what holds them.";
    } else if (strcmp(state, "57P03") == 0) {
        what = "is starting or going down";
        help = "Start again in a moment.";
    } else if (strstr(message, "root certificate file")) {
        what = "cannot be checked";
        help = "Name the file with the certificate of its authority: sslrootcert=FILE.";
    } else if (strstr(message, "certificate") || strstr(message, "SSL")) {
        what = "did not prove who it is";
        help = "Give it a certificate for its name that is not expired, or name the right "
               "authority with sslrootcert=FILE.";
    } else if (strstr(message, "read-only") || strstr(message, "hot standby")) {
        what = "is a standby or read-only";
        help = "Name all servers of the cluster in the url: the one that can be written to is "
               "taken.";
    }
    utf8_printf(why, whycap, "%s %s: %s. %s", url->shown, what, text, help);
}

/* ---- Connections ---- */

static const char *first_value(PGresult *result)
{
    return PQresultStatus(result) == PGRES_TUPLES_OK && PQntuples(result) > 0
               ? PQgetvalue(result, 0, 0)
               : "";
}

/* A commit is never given up because it takes long, nor acknowledged before it is durable. A
 * connection whose other end is gone does not keep its locks. */
static bool settings_make(PGconn *conn)
{
    PGresult *result =
        PQexec(conn, "SELECT set_config(name, CASE name WHEN 'jit' THEN 'off'"
                     " WHEN 'idle_in_transaction_session_timeout' THEN '10s'"
                     " WHEN 'client_connection_check_interval' THEN '2s'"
                     " WHEN 'synchronous_commit' THEN 'on' ELSE '0' END, false)"
                     " FROM pg_settings WHERE name IN ('statement_timeout', 'transaction_timeout',"
                     " 'lock_timeout', 'jit', 'idle_in_transaction_session_timeout',"
                     " 'client_connection_check_interval')"
                     " OR (name = 'synchronous_commit' AND setting = 'off')");
    bool done = PQresultStatus(result) == PGRES_TUPLES_OK;
    PQclear(result);
    return done;
}

static bool is_read_only(PGconn *conn)
{
    PGresult *result = PQexec(conn, "SELECT pg_is_in_recovery() OR"
                                    " current_setting('transaction_read_only') = 'on'");
    bool read_only = first_value(result)[0] == 't';
    PQclear(result);
    return read_only;
}

static void quiet(void *arg, const PGresult *result)
{
    (void)arg, (void)result;
}

/* NULL: `why` says why. */
static PGconn *reach(const struct postgresql_url *url, char *why, size_t whycap)
{
    struct buf said = {0};
    int asked = 0;
    PGconn *conn =
        url->hosts ? hosts_try(url, &said, &asked) : PQconnectdbParams(url->word, url->value, 1);
    if (!url->hosts && PQstatus(conn) != CONNECTION_OK) {
        buf_puts(&said, PQerrorMessage(conn));
        PQfinish(conn);
        conn = NULL;
    }
    if (!conn)
        explain(url, asked, buf_text(&said), why, whycap);
    buf_free(&said);
    return conn;
}

PGconn *postgresql_connect(const struct postgresql_url *url, char *why, size_t whycap)
{
    PGconn *conn = reach(url, why, whycap);
    if (!conn)
        return NULL;
    PQsetNoticeReceiver(conn, quiet, NULL);
    if (PQserverVersion(conn) < VERSION_LEAST) {
        utf8_printf(why, whycap,
                    "%s is PostgreSQL %d, which is too old. Use PostgreSQL 14 or newer.",
                    url->shown, PQserverVersion(conn) / 10000);
    } else if (is_read_only(conn)) {
        utf8_printf(why, whycap,
                    "%s is a standby or read-only. Name the primary, or all servers of the "
                    "cluster: the one that can be written to is taken.",
                    url->shown);
    } else if (!settings_make(conn)) {
        explain(url, -1, PQerrorMessage(conn), why, whycap);
    } else {
        return conn;
    }
    PQfinish(conn);
    return NULL;
}
