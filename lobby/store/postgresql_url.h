/*
 * Urls of PostgreSQL, and connections to what they name. Words that the url leaves out get our
 * defaults, besides those of server.h. With these, the host that can be written to is found among
 * several, and a server that does not answer is noticed within seconds.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>

#include <libpq-fe.h>

struct postgresql_url;

/* The value of this word in libpq's options (may be NULL); "": they do not have it. It lives as
 * long as they do. */
const char *postgresql_url_option(const PQconninfoOption *options, const char *word);
/* Reads a url. The caller frees it. NULL: server.h refuses it; two sentences in `why` say so. */
struct postgresql_url *postgresql_url_new(const char *text, char *why, size_t whycap);
/* Accepts NULL, sets NULL. */
void postgresql_url_free(struct postgresql_url **url);
/* These declare a url, a connection or libpq's options, which are freed wherever their block is
 * left. They may be NULL. errno stays. */
#define URL_LOCAL     __attribute__((cleanup(postgresql_url_free))) struct postgresql_url
#define CONN_LOCAL    __attribute__((cleanup(postgresql_end))) PGconn
#define OPTIONS_LOCAL __attribute__((cleanup(postgresql_options_free))) PQconninfoOption
void postgresql_options_free(PQconninfoOption **options);
/* Closes a connection. Accepts NULL, sets NULL. errno stays. */
void postgresql_end(PGconn **conn);
/* How many hosts the url names, at least one. */
int postgresql_url_hosts(const struct postgresql_url *url);
/* The server and the database, as people are told them, without anything secret. It lives as long
 * as the url. */
const char *postgresql_url_name(const struct postgresql_url *url);

/* Connects to a server that can be written to, with our settings. Several hosts are tried one by
 * one, beginning with the last that was good. Waits for each host as long as the url says (by
 * default 3 s). The caller ends the connection. NULL: two sentences in `why` say what is wrong and
 * what to do, and errno is EAGAIN if that may pass by itself, else EPERM. */
PGconn *postgresql_connect(const struct postgresql_url *url, char *why, size_t whycap);

/* Connects to the i-th host of a url that names several; -1: as the url says. `any`: also to a host
 * that cannot be written to. The caller ends the connection, which may have failed. */
PGconn *postgresql_connect_host(const struct postgresql_url *url, int i, bool any);

/* Whether the connection is of no use any more: it broke, or an answer has taken too long. */
bool postgresql_broken(const PGconn *conn);

enum { POSTGRESQL_BACKEND = 64 };
/* Writes which process of which server works for this connection; "": the server does not say. */
void postgresql_backend(PGconn *conn, char out[POSTGRESQL_BACKEND]);
/* Whether the process is gone, so that the connection that it worked for never gets an answer. This
 * makes another connection to ask, and waits as postgresql_connect does. False also if it cannot be
 * made. */
bool postgresql_backend_gone(const struct postgresql_url *url, const char *backend);

/* Writes in `why` two sentences about a pooler that lends a connection for one transaction: that it
 * does so, and what to do. Sets errno to EPERM. */
void postgresql_lent(const struct postgresql_url *url, char *why, size_t whycap);
/* Whether the same process of the server works for both connections, because such a pooler stands
 * between us and the server. */
bool postgresql_same(PGconn *one, PGconn *other);
