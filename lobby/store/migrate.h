/*
 * Brings a SQLite database to the schema of this program. The steps are numbered from 1. Each is
 * one transaction that also raises `user_version`. An older database is copied first.
 */
#pragma once

#include <stddef.h>

#include <sqlite3.h>

struct migration {
    const char *name; /* of its file in data/schema, for messages */
    const char *sql;
};

/* The steps of data/schema, in order; the build makes this array. */
extern const struct migration store_schema[];
extern const int store_schema_count;

/* Tests whether the database is new, or is cardroom's at a step that a program with `count` steps
 * knows. Returns 0, or -1 and two sentences in `why`. */
int migrate_known(sqlite3 *db, const char *path, int count, char *why, size_t whycap);
/* Carries out the steps that the database at `path` lacks. A database that is neither new nor
 * current is first copied to `path`.schema-N, where N is its version. Returns 0, or -1 and a
 * sentence or two in `why`: the schema is newer, the file is another program's, or something went
 * wrong. After a failure the database is as the last successful step left it. */
int migrate_run(sqlite3 *db, const char *path, const struct migration *steps, int count, char *why,
                size_t whycap);
