/*
 * See postgresql_why.h.
 */
#include "postgresql_why.h"

#include <errno.h>
#include <poll.h>
#include <regex.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#include <openssl/ssl.h>
#include <openssl/x509.h>

#include "buf.h"
#include "clock.h"
#include "postgresql_url.h"
#include "utf8.h"

enum { EXPLAIN_MS = 5000, TEXT = 320 };

/* ---- Another attempt, step by step ---- */

/* Connects step by step, until it is connected, has failed, or `until` says that it has come far
 * enough. */
static PGconn *postgresql_why_attempt(const struct postgresql_words *words,
                                      bool (*until)(PGconn *conn))
{
    const int64_t end = clock_mono(&clock_system) + EXPLAIN_MS;
    PGconn *conn = PQconnectStartParams(words->word, words->value, words->expand);
    PQsetErrorVerbosity(conn, PQERRORS_VERBOSE);
    PostgresPollingStatusType next = PGRES_POLLING_WRITING;
    while (PQstatus(conn) != CONNECTION_BAD && next != PGRES_POLLING_OK &&
           next != PGRES_POLLING_FAILED && !(until && until(conn))) {
        int64_t left = end - clock_mono(&clock_system);
        struct pollfd fd = {.fd = PQsocket(conn),
                            .events = next == PGRES_POLLING_READING ? POLLIN : POLLOUT};
        if (left <= 0 || poll(&fd, 1, (int)left) <= 0)
            break;
        next = PQconnectPoll(conn);
    }
    return conn;
}

/* Finds the SQLSTATE of a failed connection; "": the server said nothing. libpq tells the state
 * only in a verbose message, and a connection can be made verbose only while it is being made step
 * by step. */
static void postgresql_why_state_ask(const struct postgresql_words *tried, const char *message,
                                     char state[6])
{
    bool silent = strstr(message, "translate host name") ||
                  strstr(message, "Is the server running") || strstr(message, "timeout expired");
    state[0] = '\0';
    /* A second attempt at a silent server would only take as long again. */
    if (!tried || (silent && !strstr(message, "FATAL")))
        return;
    CONN_LOCAL *conn = postgresql_why_attempt(tried, NULL);
    for (const char *at = PQerrorMessage(conn); (at = strstr(at, ":  ")); at += 3) {
        size_t length = strspn(at + 3, "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ");
        if (length == 5 && at[8] == ':')
            utf8_copy(at + 3, state, 6);
    }
}

/* ---- Certificates ---- */

/* The certificate that the server showed; NULL: none, or not yet. */
static const X509 *postgresql_why_certificate_of(PGconn *conn)
{
    SSL *ssl = PQsslInUse(conn) ? PQgetssl(conn) : NULL;
    return ssl ? SSL_get0_peer_certificate(ssl) : NULL;
}

static bool postgresql_why_has_shown(PGconn *conn)
{
    return !!postgresql_why_certificate_of(conn);
}

/* Writes a date of a certificate as people write it. */
static void postgresql_why_date_put(const ASN1_TIME *when, char *out, size_t cap)
{
    struct tm utc = {0};
    ASN1_TIME_to_tm(when, &utc);
    if (strftime(out, cap, "%Y-%m-%d %H:%M UTC", &utc) == 0)
        utf8_copy("a day that makes no sense", out, cap);
}

/* Looks at the dates of the certificate that the server shows. The connection for that checks
 * nothing, and is given up before it says who we are. False: nothing is wrong with the dates, or
 * the server showed no certificate. */
static bool postgresql_why_certificate_dates(const struct postgresql_words *tried, char *out,
                                             size_t cap)
{
    struct postgresql_words words;
    char date[64];
    int n = 0;
    if (!tried)
        return false;
    words = *tried;
    while (words.word[n])
        n++;
    /* If a word comes twice, the last one counts. The file with the root certificates cannot exist,
     * so libpq checks nothing. */
    words.word[n] = "sslmode", words.value[n++] = "require";
    words.word[n] = "sslrootcert", words.value[n] = "/dev/null/none";
    CONN_LOCAL *conn = postgresql_why_attempt(&words, postgresql_why_has_shown);
    const X509 *shown = postgresql_why_certificate_of(conn);
    if (!shown)
        return false;
    const ASN1_TIME *end = X509_get0_notAfter(shown), *begin = X509_get0_notBefore(shown);
    const bool ended = X509_cmp_current_time(end) < 0;
    const bool wrong = ended || X509_cmp_current_time(begin) > 0;
    if (wrong) {
        postgresql_why_date_put(ended ? end : begin, date, sizeof(date));
        utf8_printf(out, cap, "its certificate %s on %s", ended ? "ended" : "begins", date);
    }
    return wrong;
}

/* ---- Words ---- */

/* Writes what PostgreSQL says, one host after the other. If a server itself says why it refuses us,
 * writes only that, because it matters more than that another host did not answer. Leaves out lines
 * that guess why. */
static void postgresql_why_message_put(const char *message, char *out, size_t cap)
{
    const char *from_server = strstr(message, "FATAL:");
    size_t used = 0;
    out[0] = '\0';
    while (*message) {
        size_t length = strcspn(message, "\n");
        bool guess = message[0] == '\t' || strncmp(message, "password retrieved", 18) == 0 ||
                     strncmp(message, "Either provide", 14) == 0;
        bool other = from_server && (from_server < message || from_server >= message + length);
        if (!guess && !other && length > 0)
            used += utf8_printf(out + used, cap - used, "%s%.*s", used > 0 ? "; " : "", (int)length,
                                message);
        message += length + (message[length] == '\n');
    }
}

/* What else has to be true for a reason to fit. */
enum also { ALWAYS, WANTS_PASSWORD, DATES_WRONG, IS_LOCAL };

/* The first reason that fits is told. `sign` is a regular expression. It is looked for in a text
 * that begins with the SQLSTATE, if the server gave one; a blank and libpq's message follow. In
 * `help`, "{user}" stands for the value of that word of the url. "{passfile|the file}" stands for
 * the value of `passfile`, or for "the file" if the url does not have that word. The last reason
 * always fits. */
static const struct reason {
    const char *sign;
    bool passes; /* the reason may pass without help */
    const char *what, *help;
    enum also also;
} reasons[] = {
    {"^28P01", false, "refuses the password",
     "Put the right one into {passfile|the passfile of the url}, or give the role this one in "
     "psql: \\password {user}"},
    {"^28", false, "does not let the role in",
     "Let {user} in with a line of pg_hba.conf, or make the role: createuser {user}"},
    {"^3D000", false, "has no such database",
     "Make it: createdb -O {user} -T template0 -E UTF8 {dbname} - or correct the url of the "
     "store."},
    {"^42501", false, "does not let this role use the database",
     "Type in psql: GRANT CONNECT ON DATABASE {dbname} TO {user};"},
    {"^53300", true, "has no connection left",
     "Raise max_connections, or what limits the role or the database (ALTER ROLE ... CONNECTION "
     "LIMIT), or end what holds them. A room needs four."},
    {"^57P03", true, "is starting or going down", "Look at its log if that takes long."},
    /* the first attempt was refused, but the second was not */
    {"FATAL", true, "has just refused us", "Look at its log if it does so again."},
    {"", false, "wants a password",
     "Put a line HOST:PORT:DATABASE:{user}:PASSWORD into {passfile|the passfile of the url}, for "
     "this host and this port.",
     WANTS_PASSWORD},
    {"root certificate file|root\\.crt", false, "cannot be checked",
     "Name the file with the certificate of its authority: sslrootcert=FILE."},
    {"does not match host name", false, "did not prove who it is",
     "Write the name that its certificate has into the url, or give it a certificate for {host}."},
    {"certificate verify failed", false, "did not prove who it is",
     "Give it a new certificate; if its dates are right, set the clock of this machine.",
     DATES_WRONG},
    {"certificate verify failed", false, "did not prove who it is",
     "Its certificate is of another authority than {sslrootcert|the one in sslrootcert}: name the "
     "file of the right one with sslrootcert=FILE."},
    {"does not support SSL", false, "does not encrypt",
     "Set ssl = on in its postgresql.conf, and type in psql: SELECT pg_reload_conf();"},
    {"SYSCALL|unexpected eof|closed the connection", true, "breaks off",
     "Look at its log if that goes on."},
    {"certificate|key", false, "cannot be asked",
     "See whether the files of certificates and keys that the url names are there and fit."},
    {"read-only|hot standby", true, "is a standby or read-only",
     "Promote one of the servers, or name the one that can be written to. Where Patroni runs, it "
     "alone promotes; see: patronictl list"},
    {"translate host name", true, "has a name without an address",
     "Correct the name in the url of the store, or mend the lookup of names. To try that: getent "
     "hosts {host}"},
    {"", true, "cannot be reached",
     "Start it (systemctl start postgresql), or correct the url of the store.", IS_LOCAL},
    {"", true, "cannot be reached", "Start it, or correct the url of the store."},
};

static bool postgresql_why_matches(const char *text, const char *sign)
{
    regex_t regex;
    if (sign[0] == '\0')
        return true;
    if (regcomp(&regex, sign, REG_EXTENDED | REG_NOSUB) != 0)
        return false;
    bool found = regexec(&regex, text, 0, NULL, 0) == 0;
    regfree(&regex);
    return found;
}

/* Adds the help of a reason, with values of the url in place of what is in braces. */
static void postgresql_why_help_put(struct buf *out, const char *help,
                                    const PQconninfoOption *options)
{
    for (; *help; help++) {
        char word[16];
        if (*help != '{') {
            buf_putc(out, *help);
            continue;
        }
        size_t len = strcspn(++help, "|}"), end = strcspn(help, "}");
        utf8_copy_part(help, len, word, sizeof(word));
        const char *value = postgresql_url_option(options, word);
        if (value[0] == '\0' && len < end)
            buf_add(out, help + len + 1, end - len - 1);
        buf_puts(out, value);
        help += end;
    }
}

void postgresql_explain(const struct postgresql_words *tried, const char *name,
                        const PGconn *failed, const char *message, char *why, size_t whycap)
{
    char state[6], text[TEXT];
    OPTIONS_LOCAL *options = PQconninfo((PGconn *)failed);
    const char *host = postgresql_url_option(options, "host");
    postgresql_why_state_ask(tried, message, state);
    postgresql_why_message_put(message, text, sizeof(text));
    BUF_LOCAL said = {0}, help = {0};
    buf_printf(&said, "%s %s", state, message);
    const struct reason *reason = reasons;
    for (bool fits = false; !fits; reason += !fits) {
        fits = postgresql_why_matches(buf_text(&said), reason->sign);
        if (reason->also == WANTS_PASSWORD)
            fits = fits && PQconnectionNeedsPassword(failed);
        else if (reason->also == DATES_WRONG)
            fits = fits && postgresql_why_certificate_dates(tried, text, sizeof(text));
        else if (reason->also == IS_LOCAL)
            fits = fits && (host[0] == '/' || host[0] == '\0');
    }
    postgresql_why_help_put(&help, reason->help, options);
    utf8_printf(why, whycap, "%s %s: %s. %s", name, reason->what, text, buf_text(&help));
    errno = reason->passes ? EAGAIN : EPERM;
}
