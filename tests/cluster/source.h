/*
 * The database that is checked: a file of SQLite, or one on a PostgreSQL server, asked in plain
 * SQL. The store's own code, which wrote it, reads none of it here.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct source;

/* Opens it for reading; all that is asked is of one instant. `url` is a store's, or a path. NULL:
 * `why` says why. */
struct source *source_open(const char *url, char *why, size_t whycap);
/* Accepts NULL, sets NULL. */
void source_close(struct source **source);
/* The url of the store. */
const char *source_url(const struct source *source);
bool source_is_server(const struct source *source);

/* Calls `each` with every row of a query; a value that is NULL is "". False: the query failed. */
typedef void source_row(void *arg, int columns, char **values);
bool source_ask(struct source *source, const char *sql, source_row *each, void *arg);
int64_t source_number(const char *value);
