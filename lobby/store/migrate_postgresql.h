/*
 * The schema on PostgreSQL. A new database gets all of it at once; later steps are
 * made by `cardroomctl store migrate`, each in a transaction that also raises the version. They
 * only add, so that programs that do not know them still run, as in an upgrade of one node after
 * the other. A step that takes something away puts its own number into `meta` as `schema_floor`:
 * programs that know less are refused from then on.
 */
#ifndef LOBBY_STORE_MIGRATE_POSTGRESQL_H
#define LOBBY_STORE_MIGRATE_POSTGRESQL_H

#include <libpq-fe.h>

#include "migrate.h"

/* The steps of data/schema/postgresql; the first one is the whole schema as of its number. */
extern const struct migration store_schema_postgresql[];
extern const int store_schema_postgresql_count;
enum { SCHEMA_POSTGRESQL_FIRST = 22 };

/* Whether the database is at the step that this program knows, or at a later one that such a
 * program may use; one that is empty is brought there
 * if the role may make tables. `conn` is not in pipeline mode. Returns 0, or -1 and two sentences
 * in `why` that begin with `name`, as people know the database. */
int postgresql_schema_open(PGconn *conn, const char *name, char *why, size_t whycap);
/* The same without a change: 1 if it is empty and would be brought there. errno of -1: EAGAIN if
 * the connection broke, else EINVAL. */
int postgresql_schema_look(PGconn *conn, const char *name, char *why, size_t whycap);
/* Whether it can be read at all: it is empty, or of cardroom, of whatever step, and for this role.
 * Likewise 0 or -1. */
int postgresql_schema_readable(PGconn *conn, const char *name, char *why, size_t whycap);
/* Whether this program knows all that the database has, as whoever copies it has to. Likewise. */
int postgresql_schema_whole(PGconn *conn, const char *name, char *why, size_t whycap);
/* Carries out the steps that the database lacks; it may be empty. Likewise. */
int postgresql_migrate(PGconn *conn, const char *name, char *why, size_t whycap);

#endif
