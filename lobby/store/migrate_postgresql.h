/*
 * The schema on PostgreSQL. A new database gets all of it at once; later steps only add, so that a
 * program that knows one step less still runs, and are made by `cardroomctl store migrate`. Each is
 * a transaction that also raises the version.
 */
#ifndef LOBBY_STORE_MIGRATE_POSTGRESQL_H
#define LOBBY_STORE_MIGRATE_POSTGRESQL_H

#include <libpq-fe.h>

#include "migrate.h"

/* The steps of data/schema/postgresql; the first one is the whole schema as of its number. */
extern const struct migration store_schema_postgresql[];
extern const int store_schema_postgresql_count;
enum { SCHEMA_POSTGRESQL_FIRST = 22 };

/* Whether the database is at the step that this program knows; one that is empty is brought there
 * if the role may make tables. `conn` is not in pipeline mode. Returns 0, or -1 and two sentences
 * in `why` that begin with `name`, as people know the database. */
int postgresql_schema_open(PGconn *conn, const char *name, char *why, size_t whycap);
/* The same without a change: 1 if it is empty and would be brought there. errno of -1: EAGAIN if
 * the connection broke, else EINVAL. */
int postgresql_schema_look(PGconn *conn, const char *name, char *why, size_t whycap);
/* Whether it can be read at all: it is empty, or of cardroom, of whatever step, and for this role.
 * Likewise 0 or -1. */
int postgresql_schema_readable(PGconn *conn, const char *name, char *why, size_t whycap);
/* Carries out the steps that the database lacks; it may be empty. Likewise. */
int postgresql_migrate(PGconn *conn, const char *name, char *why, size_t whycap);

#endif
