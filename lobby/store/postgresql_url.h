/*
 * Connections to PostgreSQL. What the url leaves open gets our defaults, in addition to those of
 * server.h: among several hosts, the one that can be written to is used, and a peer that does not
 * answer is noticed within seconds.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <libpq-fe.h>

struct postgresql_url;

/* What libpq's options say of this word; "": nothing. */
const char *postgresql_url_option(const PQconninfoOption *options, const char *word);
/* Returns NULL and two sentences in `why` if server.h refuses the url. */
struct postgresql_url *postgresql_url_new(const char *text, char *why, size_t whycap);
/* Accepts NULL, sets NULL. */
void postgresql_url_free(struct postgresql_url **url);
/* Declares a url, libpq's options or a connection, which are freed wherever their block is left.
 * They may be NULL. errno stays. */
#define URL_LOCAL     __attribute__((cleanup(postgresql_url_free))) struct postgresql_url
#define CONN_LOCAL    __attribute__((cleanup(postgresql_end))) PGconn
#define OPTIONS_LOCAL __attribute__((cleanup(postgresql_options_free))) PQconninfoOption
void postgresql_options_free(PQconninfoOption **options);
void postgresql_end(PGconn **conn);
/* How many hosts it names, at least one. */
int postgresql_url_hosts(const struct postgresql_url *url);
/* The server and the database, as people are told them, without anything secret. */
const char *postgresql_url_name(const struct postgresql_url *url);

/* A connection with our settings to a server that can be written to. Waits, for each host as
 * long as the url says (3 s). Several hosts are tried one by one, beginning with the last that
 * was good. Returns NULL and in `why` two sentences: what is wrong and what to do; then errno is
 * EAGAIN if that may pass by itself, else EPERM. */
PGconn *postgresql_connect(const struct postgresql_url *url, char *why, size_t whycap);

/* Whether the connection is of no use any more: it broke, or an answer has taken too long. */
bool postgresql_broken(const PGconn *conn);

enum { POSTGRESQL_BACKEND = 64 };
/* Which process of which server works for this connection. "": the server does not say. */
void postgresql_backend(PGconn *conn, char out[POSTGRESQL_BACKEND]);
/* Whether another connection, made now, finds that there is no such process, so that the
 * connection that it worked for will never get an answer. Also false if none can be made. Waits
 * as postgresql_connect does. */
bool postgresql_backend_gone(const struct postgresql_url *url, const char *backend);

/* What to do about a pooler that lends a connection for one transaction: two sentences in `why`,
 * and errno EPERM. */
void postgresql_lent(const struct postgresql_url *url, char *why, size_t whycap);
/* Whether two connections, made one after the other, are the same connection behind such a
 * pooler. */
bool postgresql_same(PGconn *one, PGconn *other);
