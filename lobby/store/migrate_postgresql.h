/*
 * The schema on PostgreSQL. A new database gets all of it at once. `cardroomctl store migrate`
 * carries out later steps, each in a transaction that also raises the version. Steps only add, so
 * that programs that do not know them still run, for example while one node after the other is
 * upgraded. A step that takes something away puts its own number into `meta` as `schema_floor`;
 * older programs are refused from then on.
 */
#pragma once

#include <libpq-fe.h>

#include "migrate.h"

/* The steps of data/schema/postgresql; the first is the whole schema up to its number. */
extern const struct migration store_schema_postgresql[];
extern const int store_schema_postgresql_count;
enum { SCHEMA_POSTGRESQL_FIRST = 22 };

/* Whether the database is at the step that this program knows, or at a later one that it may
 * use. An empty database is brought there if the role may make tables. `conn` is not in pipeline
 * mode. Returns 0, or -1 and two sentences in `why` that begin with `name`, as people know the
 * database. */
int postgresql_schema_open(PGconn *conn, const char *name, char *why, size_t whycap);
/* The same, but changes nothing: returns 1 if the database is empty and would be brought there.
 * errno of -1: EAGAIN if the connection broke, else EINVAL. */
int postgresql_schema_look(PGconn *conn, const char *name, char *why, size_t whycap);
/* Whether the database can be read at all: it is empty, or it is cardroom's, at any step, and
 * this role may read it. Returns 0 or -1 in the same way. */
int postgresql_schema_readable(PGconn *conn, const char *name, char *why, size_t whycap);
/* The first step that the database lacks, which may be empty; their number if it lacks none. -1
 * and two sentences in `why`: it is not cardroom's, or has something that this program does not
 * know. */
int postgresql_schema_lacks(PGconn *conn, const char *name, char *why, size_t whycap);
/* Carries out the steps that the database lacks. Returns 0 or -1 as above. */
int postgresql_migrate(PGconn *conn, const char *name, char *why, size_t whycap);
