/*
 * The url of a store on a PostgreSQL server, read without connecting: where the server is, which
 * files libpq reads to get there, and what must not be as it stands. All words of a libpq URI are
 * good, also what a service file says.
 */
#ifndef LOBBY_STORE_SERVER_H
#define LOBBY_STORE_SERVER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Whether the url is meant to name a PostgreSQL server: postgresql: or postgres:. */
bool store_server_is(const char *url);

enum { STORE_SERVER_PORTS = 8, STORE_SERVER_FILES = 8 };
struct store_server {
    /* TCP ports of its hosts, each once; 0 behind the last. None: it is reached by Unix sockets. */
    uint16_t ports[STORE_SERVER_PORTS + 1];
    /* Files that are read for each connection: password, certificates. NULL behind the last. */
    char *files[STORE_SERVER_FILES + 1];
    /* For libpq: the url, with a numeric address beside each name of a host as far as one was found
     * just now, and with sslmode=verify-full where a host is reached by TCP and nothing was said.
     * As it may hold the password it is wiped by store_server_free. */
    char *url;
};

/* Reads the url. `resolve` true looks up names, which waits. Returns 0, or -1 and two sentences in
 * `why`: the url makes no sense, others may read a file that holds a password, or this program was
 * built without PostgreSQL. */
int store_server_read(const char *url, bool resolve, struct store_server *out, char *why,
                      size_t whycap);
/* Sets all to zero. */
void store_server_free(struct store_server *server);

/* Whether the url itself holds a secret. */
bool store_server_password(const char *url);
/* The url as it may be shown: without what libpq takes for secrets, and of one that libpq does not
 * understand no more than how it begins. The caller frees it. */
char *store_server_shown(const char *url);
/* Which server and database it is, for sentences: without the words that say how it is reached. The
 * caller frees it. */
char *store_server_name(const char *url);

/* Lists in a url are separated by commas; an empty one has one item, which is empty. */
int store_server_items(const char *list);
/* The i-th item; the only one stands for all. The caller frees it. */
char *store_server_item(const char *list, int i);

#endif
