/*
 * The schema on PostgreSQL. A new database gets all steps one after the other. `cardroomctl store
 * migrate` carries out those that an older database lacks. Each step is a transaction that also
 * raises the version. Most steps only add, so programs that do not know them still run, for
 * example while one node after the other is upgraded. A step that takes something away puts its
 * own number into `meta` as `schema_floor`. Older programs are refused from then on.
 *
 * In all functions here `conn` is not in pipeline mode, and `name` is what `why` calls the
 * database (store_server_name). A function that fails returns -1 and two sentences in `why`. All
 * of them block until the server has answered.
 */
#pragma once

#include <libpq-fe.h>
#include <stdbool.h>

#include "migrate.h"

/* The steps of data/schema/postgresql. The first step is the whole schema up to
 * SCHEMA_POSTGRESQL_FIRST. */
extern const struct migration store_schema_postgresql[];
extern const int store_schema_postgresql_count;
enum { SCHEMA_POSTGRESQL_FIRST = 22 };

/* Tests whether the database is at the last step that this program knows, or at a later one that it
 * may use. An empty database is brought to the last step if the role may make tables. Returns 0 or
 * -1. */
int postgresql_schema_open(PGconn *conn, const char *name, char *why, size_t whycap);
/* Does the same, but changes nothing. If `adds`, the role has to be able to add to the tables, as a
 * room does; else it needs only to read them. Returns 1 if the database is empty and could be
 * brought to the last step. After -1 errno is EAGAIN if the connection broke, EPERM if the role
 * lacks rights on tables that are there, else EINVAL. */
int postgresql_schema_look(PGconn *conn, bool adds, const char *name, char *why, size_t whycap);
/* Tests whether the database is empty or cardroom's, and the role's rights as above. The schema may
 * be at any step. Returns 0 or -1. */
int postgresql_schema_readable(PGconn *conn, bool adds, const char *name, char *why, size_t whycap);
/* Returns the index of the first step that the database lacks, or store_schema_postgresql_count if
 * it lacks none. The database may be empty. Returns -1 if it is not cardroom's, if its schema is
 * newer than this program, if the role may not use it, or if the connection broke. */
int postgresql_schema_lacks(PGconn *conn, const char *name, char *why, size_t whycap);
/* Carries out the steps that the database lacks. Returns 0 or -1. */
int postgresql_migrate(PGconn *conn, const char *name, char *why, size_t whycap);
