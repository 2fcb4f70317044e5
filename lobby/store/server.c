/*
 * See server.h.
 */
#include "server.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "buf.h"
#include "config.h"
#include "utf8.h"
#include "xalloc.h"

#ifdef HAVE_LIBPQ
#include <netdb.h>
#include <sys/stat.h>

#include "postgresql_url.h"
#endif

bool store_server_is(const char *url)
{
    return strncmp(url, "postgresql:", 11) == 0 || strncmp(url, "postgres:", 9) == 0;
}

void store_server_free(struct store_server *server)
{
    for (int i = 0; i < STORE_SERVER_FILES; i++)
        free(server->files[i]);
    xalloc_wipe(&server->url);
    *server = (struct store_server){{0}};
}

#ifdef HAVE_LIBPQ

enum { USUAL_PORT = 5432 };

/* How many bytes of libpq's complaint about a url can be shown, because no word in them can be a
 * secret. */
static int store_server_said_length(const char *url, const char *said)
{
    static const char *const secret[] = {"@", "%", "pass", "secret"};
    size_t len = strcspn(said, "\n");
    OPTIONS_LOCAL *options = PQconninfoParse(url, NULL);
    for (size_t i = 0; !options && i < sizeof(secret) / sizeof(secret[0]); i++)
        if (strcasestr(url, secret[i]))
            len = strcspn(said, "\n\"");
    while (len > 0 && strchr(": (", said[len - 1]))
        len--;
    return (int)len;
}

/* Returns what libpq makes of the url, the environment and a service file. libpq tells that only of
 * a connection, so this begins one, with a word that stops libpq before it looks for a host. */
static PQconninfoOption *store_server_options_of(const char *url, char *why, size_t whycap)
{
    static const char *const names[] = {"dbname", "channel_binding", NULL};
    const char *const values[] = {url, "none", NULL};
    /* Without // libpq takes the whole text for the name of a database. */
    const char *colon = strchr(url, ':');
    if (!colon || strncmp(colon, "://", 3) != 0) {
        utf8_printf(why, whycap,
                    "The url of the store begins without //. Write postgresql://HOST/DATABASE.");
        return NULL;
    }
    CONN_LOCAL *none = PQconnectStartParams(names, values, 1);
    PQconninfoOption *options = none ? PQconninfo(none) : NULL;
    const char *said = none ? PQerrorMessage(none) : "no memory";
    /* A complaint that is not about this word is about the url. */
    if (!options || !strstr(said, "channel_binding")) {
        utf8_printf(why, whycap,
                    "The url of the store makes no sense: %.*s. cardroom.conf(5) says under store "
                    "how to write it.",
                    store_server_said_length(url, said), said);
        PQconninfoFree(options);
        options = NULL;
    }
    return options;
}

/* ---- Where it is ---- */

int store_server_items(const char *list)
{
    int count = 1;
    for (; *list; list++)
        count += *list == ',';
    return count;
}

char *store_server_item(const char *list, int i)
{
    int count = store_server_items(list);
    for (int skip = count == 1 ? 0 : i; skip > 0; skip--) {
        list += strcspn(list, ",");
        list += *list == ',';
    }
    return xstrndup(list, strcspn(list, ","));
}

static bool store_server_numeric(const char *host)
{
    struct addrinfo hints = {.ai_flags = AI_NUMERICHOST}, *found = NULL;
    if (getaddrinfo(host, NULL, &hints, &found) != 0)
        return false;
    freeaddrinfo(found);
    return true;
}

/* The lists of hosts as libpq will get them, with an entry for each address. */
struct places {
    struct buf hosts, addresses, ports;
    int count;
};

static void store_server_place_add(struct places *places, const char *host, const char *address,
                                   const char *port)
{
    const char *gap = places->count++ > 0 ? "," : "";
    buf_printf(&places->hosts, "%s%s", gap, host);
    buf_printf(&places->addresses, "%s%s", gap, address);
    buf_printf(&places->ports, "%s%s", gap, port);
}

/* Finds all addresses of a name, in the order in which the system would try them. If there are
 * none, gives only the name, which libpq may find later, in /etc/hosts. */
static void store_server_place_resolve(struct places *places, const char *host, const char *port)
{
    struct addrinfo hints = {.ai_socktype = SOCK_STREAM}, *all = NULL;
    char address[NI_MAXHOST];
    int before = places->count;
    if (getaddrinfo(host, NULL, &hints, &all) != 0)
        all = NULL;
    for (struct addrinfo *one = all; one; one = one->ai_next)
        if (getnameinfo(one->ai_addr, one->ai_addrlen, address, sizeof(address), NULL, 0,
                        NI_NUMERICHOST) == 0)
            store_server_place_add(places, host, address, port);
    if (all)
        freeaddrinfo(all);
    if (places->count == before)
        store_server_place_add(places, host, "", port);
}

static bool store_server_port_add(struct store_server *server, const char *port)
{
    long number = port[0] ? strtol(port, NULL, 10) : USUAL_PORT;
    int i = 0;
    while (i < STORE_SERVER_PORTS && server->ports[i] != 0 && server->ports[i] != number)
        i++;
    if (number < 1 || number > UINT16_MAX || i == STORE_SERVER_PORTS)
        return false;
    server->ports[i] = (uint16_t)number;
    return true;
}

/* Collects the ports of the hosts, and with `resolve` their addresses. A host without a name and
 * without an address, or with a path, is a Unix socket. False: a port is not possible, or there are
 * too many. */
static bool store_server_places_find(const PQconninfoOption *options, bool resolve,
                                     struct store_server *server, struct places *places)
{
    const char *hosts = postgresql_url_option(options, "host"),
               *addresses = postgresql_url_option(options, "hostaddr");
    const char *ports = postgresql_url_option(options, "port");
    int count = store_server_items(hosts[0] ? hosts : addresses);
    bool good = true;
    for (int i = 0; good && i < count; i++) {
        FREED char *host = hosts[0] ? store_server_item(hosts, i) : xstrdup("");
        FREED char *address = addresses[0] ? store_server_item(addresses, i) : xstrdup("");
        FREED char *port = store_server_item(ports, i);
        bool socket = !address[0] && (!host[0] || host[0] == '/' || host[0] == '@');
        good = socket || store_server_port_add(server, port);
        if (resolve && !socket && !address[0] && !store_server_numeric(host))
            store_server_place_resolve(places, host, port);
        else
            store_server_place_add(places, host, address, port);
    }
    return good;
}

/* ---- Its files ---- */

static void store_server_file_add(struct store_server *server, const char *path)
{
    int i = 0;
    while (server->files[i])
        i++;
    if (path[0] == '/' && i < STORE_SERVER_FILES)
        server->files[i] = xstrdup(path);
}

static int store_server_files_find(const PQconninfoOption *options, struct store_server *server,
                                   char *why, size_t whycap)
{
    static const char *const words[] = {"sslrootcert", "sslcert", "sslkey", "sslcrl", NULL};
    static const char *const usual[] = {"root.crt", "postgresql.crt", "postgresql.key", "root.crl"};
    const char *password = postgresql_url_option(options, "passfile"), *home = getenv("HOME");
    struct stat is;
    if (stat(password, &is) == 0 && (is.st_mode & (S_IRWXG | S_IRWXO)) != 0)
        return utf8_fail(
            why, whycap,
            "%s holds passwords, and others than its owner may read or change it. Type: "
            "chmod 600 %s",
            password, password);
    store_server_file_add(server, password);
    for (int i = 0; words[i]; i++) {
        const char *path = postgresql_url_option(options, words[i]);
        FREED char *in_home = xasprintf("%s/.postgresql/%s", home ? home : "", usual[i]);
        store_server_file_add(server, path[0] ? path : in_home);
    }
    return 0;
}

/* ---- The url for libpq ---- */

static void store_server_word_add(char **url, const char *name, const char *value)
{
    static const char plain[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
                                "-._/:,";
    BUF_SECRET longer = {0};
    buf_reserve(&longer, strlen(*url) + strlen(name) + 3 * strlen(value) + 3);
    buf_printf(&longer, "%s%c%s=", *url, strchr(*url, '?') ? '&' : '?', name);
    for (; *value; value++)
        buf_printf(&longer, strchr(plain, *value) ? "%c" : "%%%02X", (unsigned char)*value);
    xalloc_wipe(url);
    *url = xstrdup(buf_text(&longer));
}

static int server_fill(const PQconninfoOption *options, const char *url, bool resolve,
                       struct store_server *out, char *why, size_t whycap)
{
    struct places places = {0};
    const char *hosts = postgresql_url_option(options, "host");
    bool good = false;
    /* libpq would take a part of the password for the host. It would be looked up and shown. */
    if (hosts[0] && strchr(hosts + 1, '@'))
        utf8_printf(why, whycap,
                    "The url of the store has more than one @ before its host. Write %%40 for an @ "
                    "in a name or password.");
    else if (!(good = store_server_places_find(options, resolve, out, &places)))
        utf8_printf(why, whycap,
                    "The url of the store names a port that is not a number from 1 to 65535, or "
                    "more than %d different ports. Correct it.",
                    STORE_SERVER_PORTS);
    if (good && store_server_files_find(options, out, why, whycap) == 0) {
        out->url = xstrdup(url);
        if (resolve && out->ports[0]) {
            store_server_word_add(&out->url, "host", buf_text(&places.hosts));
            store_server_word_add(&out->url, "hostaddr", buf_text(&places.addresses));
            store_server_word_add(&out->url, "port", buf_text(&places.ports));
        }
        /* Encryption that anybody can step into is worth little, so our default is not libpq's. A
         * service file or the environment may set another value. */
        OPTIONS_LOCAL *typed = PQconninfoParse(url, NULL);
        if (out->ports[0] && postgresql_url_option(typed, "sslmode")[0] == '\0' &&
            strcmp(postgresql_url_option(options, "sslmode"), "prefer") == 0)
            store_server_word_add(&out->url, "sslmode", "verify-full");
    }
    buf_free(&places.hosts);
    buf_free(&places.addresses);
    buf_free(&places.ports);
    return out->url ? 0 : -1;
}

int store_server_read(const char *url, bool resolve, struct store_server *out, char *why,
                      size_t whycap)
{
    *out = (struct store_server){{0}};
    OPTIONS_LOCAL *options = store_server_options_of(url, why, whycap);
    int result = options ? server_fill(options, url, resolve, out, why, whycap) : -1;
    if (result != 0)
        store_server_free(out);
    return result;
}

/* ---- Shown ---- */

/* Whether libpq takes the word for a secret ("*": it is hidden where it is typed). */
static bool store_server_is_secret(const PQconninfoOption *option)
{
    return option->dispchar[0] == '*';
}

/* Adds a word of the url, without its value if that is a secret. Its name may be
 * percent-encoded. */
static void store_server_word_put(const PQconninfoOption *options, const char *word, size_t len,
                                  struct buf *out)
{
    char name[32];
    size_t n = 0, i = 0, is = strcspn(word, "=&");
    for (unsigned byte; i < is && n < sizeof(name) - 1; i++) {
        bool coded = word[i] == '%' && sscanf(word + i + 1, "%2x", &byte) == 1;
        name[n++] = coded ? (char)byte : word[i];
        i += coded ? 2 : 0;
    }
    name[n] = '\0';
    for (; options->keyword; options++)
        if (store_server_is_secret(options) && strcmp(options->keyword, name) == 0)
            len = is + (word[is] == '=');
    buf_add(out, word, len);
}

/* Writes the url. Where libpq looks for a secret, nothing is left, or "..." before the @. */
static void store_server_url_blank(const char *url, const PQconninfoOption *options,
                                   struct buf *out)
{
    const char *user = strstr(url, "//") + 2, *at = user + strcspn(user, "@/");
    const char *colon = *at == '@' ? memchr(user, ':', (size_t)(at - user)) : NULL;
    const char *word = at + strcspn(at, "?");
    if (*at != '@')
        word = user + strcspn(user, "?");
    if (colon)
        buf_printf(out, "%.*s:...%.*s", (int)(colon - url), url, (int)(word - at), at);
    else
        buf_add(out, url, (size_t)(word - url));
    while (*word) {
        size_t len;
        buf_putc(out, *word++);
        len = strcspn(word, "&");
        store_server_word_put(options, word, len, out);
        word += len;
    }
}

/* Whether this value, which is not a secret, looks like the rest of a password that libpq cut in
 * two. */
static bool store_server_is_part(const char *word, const char *value)
{
    return strcasestr(value, "password=") ||
           (strcmp(word, "user") != 0 && value[0] && strchr(value + 1, '@'));
}

/* Whether both say the same except for secrets, which `shown` does not have. */
static bool store_server_is_same(const PQconninfoOption *options, const PQconninfoOption *shown)
{
    for (; options->keyword && shown && shown->keyword; options++, shown++) {
        const char *a = options->val ? options->val : "", *b = shown->val ? shown->val : "";
        if (store_server_is_secret(options)
                ? *b && strcmp(b, "...") != 0
                : strcmp(a, b) != 0 || store_server_is_part(options->keyword, b))
            return false;
    }
    return shown && !options->keyword;
}

/* The url without its secrets. NULL: libpq cannot read it, or what libpq takes for the secret is
 * not all of it. */
static char *store_server_url_shown(const char *url)
{
    OPTIONS_LOCAL *options = PQconninfoParse(url, NULL), *again = NULL;
    BUF_SECRET out = {0};
    char *shown = NULL;
    if (options && strstr(url, "//")) {
        store_server_url_blank(url, options, &out);
        again = PQconninfoParse(buf_text(&out), NULL);
        if (store_server_is_same(options, again))
            shown = xstrdup(buf_text(&out));
    }
    return shown;
}

bool store_server_has_password(const char *url)
{
    OPTIONS_LOCAL *options = store_server_is(url) ? PQconninfoParse(url, NULL) : NULL;
    bool has = false;
    for (const PQconninfoOption *at = options; at && at->keyword; at++)
        has = has || (store_server_is_secret(at) && at->val && at->val[0]);
    return has;
}

#else

static char *store_server_url_shown(const char *url UNUSED)
{
    return NULL;
}

#endif

char *store_server_shown(const char *url)
{
    char *shown = store_server_is(url) ? store_server_url_shown(url) : xstrdup(url);
    return shown ? shown : xasprintf("%.*s://...", (int)strcspn(url, ":"), url);
}

/* Whether a word behind the ? of a url says where the server is. */
static bool store_server_says_where(const char *word)
{
    static const char *const words[] = {
        "host=", "hostaddr=", "port=", "user=", "dbname=", "service="};
    for (size_t i = 0; i < sizeof(words) / sizeof(words[0]); i++)
        if (strncmp(word, words[i], strlen(words[i])) == 0)
            return true;
    return false;
}

char *store_server_name(const char *url)
{
    char *shown = store_server_shown(url), *words = strchr(shown, '?');
    const char *hosts = strstr(shown, "//");
    const char *end = hosts ? hosts + 2 + strcspn(hosts + 2, "/?") : NULL;
    bool told = hosts && end > hosts + 2 && end[-1] != '@';
    if (!words)
        return shown;
    *words++ = '\0';
    char *name = xstrdup(shown), *rest;
    for (char *word = strtok_r(words, "&", &rest); word && !told; word = strtok_r(NULL, "&", &rest))
        if (store_server_says_where(word)) {
            char *longer = xasprintf("%s%c%s", name, strchr(name, '?') ? '&' : '?', word);
            free(name);
            name = longer;
        }
    free(shown);
    return name;
}
