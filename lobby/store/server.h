/*
 * A store on a PostgreSQL server. The first functions read its url without connecting: where the
 * server is, which files libpq reads to get there, and which settings are refused. All keywords of
 * a libpq URI are allowed, and so are those in a service file. The last functions connect. They
 * make a database on the server ready, which means its tables and what the role of the room may do
 * with them, and they ask it things before a room has it.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "config.h"

/* Marks a function that a program without PostgreSQL does not have. Nobody calls it in such a
 * program, because store_server_read refuses every url. */
#ifdef HAVE_LIBPQ
#define SERVER_ONLY
#else
#define SERVER_ONLY __attribute__((weak))
#endif

/* Whether the url is meant to name a PostgreSQL server: postgresql: or postgres:. */
bool store_server_is(const char *url);

enum { STORE_SERVER_PORTS = 8, STORE_SERVER_FILES = 8 };
struct store_server {
    /* The TCP ports of its hosts, each once; 0 after the last. A server that is reached by Unix
     * sockets has none. */
    uint16_t ports[STORE_SERVER_PORTS + 1];
    /* Files that are read for each connection: password, certificates. NULL after the last. */
    char *files[STORE_SERVER_FILES + 1];
    /* The url for libpq. With `resolve` it has a numeric address for each host's name that could be
     * looked up. It has sslmode=verify-full if a host is reached by TCP, and neither the original
     * url, nor a service file, nor the environment sets sslmode. It may hold the password, so
     * store_server_free wipes it. */
    char *url;
};

/* Reads the url into `out`, which the caller frees with store_server_free. `resolve` true looks up
 * names, which waits. Returns 0, or -1 and two sentences in `why`: the url makes no sense, others
 * may read a file that holds a password, or this program was built without PostgreSQL. */
int store_server_read(const char *url, bool resolve, struct store_server *out, char *why,
                      size_t whycap);
/* For a program without libpq: says that in `why` and returns -1. */
int store_server_none(char *why, size_t whycap);
/* Frees what the members point to, and sets all to zero. */
void store_server_free(struct store_server *server);
/* Declares a server that is freed wherever its block is left: `SERVER_LOCAL server = {{0}};`. */
#define SERVER_LOCAL __attribute__((cleanup(store_server_free))) struct store_server

/* Whether the url itself holds a secret. */
bool store_server_has_password(const char *url);
/* The url as it may be shown, without what libpq takes for secrets. If libpq does not understand
 * the url, this is only its beginning. The caller frees it. */
char *store_server_shown(const char *url);
/* The server and the database, for sentences, without the keywords that say how the server is
 * reached. The caller frees it. */
char *store_server_name(const char *url);

/* How many items a list in a url has. Commas are between items. An empty list has one item, which
 * is empty. */
int store_server_items(const char *list);
/* The i-th item, from 0. If there is only one item, it stands for all. The caller frees it. */
char *store_server_item(const char *list, int i);

/* ---- The database on the server. In server_init.c. ---- */
/* Brings the database of `url`, which may be empty, to this program's schema. The url's role owns
 * new tables. If `role` is not NULL and not the url's, lets it read everything and write what a
 * room writes. It may add to the ledger, to ratings, to journals and to the audit log, but not
 * change what is there, with these exceptions: a merge of accounts moves entries, erasing
 * an account empties notes of its entries, and journals of unranked games and old lines of the
 * audit log may be deleted. Rooms may run meanwhile. Waits. Returns 0, or -1 and two sentences in
 * `why`. */
int store_server_init(const char *url, const char *role, char *why, size_t whycap);

/* Tests whether a room could start on the server of `url`, as this process' user. Changes nothing.
 * Waits for the server. Returns 0, or -1 and two sentences in `why`; then errno is EAGAIN if the
 * reason may pass by itself. */
SERVER_ONLY int store_server_test(const char *url, char *why, size_t whycap);

/* The time that a room noted last in the database of `url` (store_seen); 0: none, or it cannot be
 * asked. Waits for the server. */
SERVER_ONLY int64_t store_server_seen(const char *url);
