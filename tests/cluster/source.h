/*
 * The database that is checked: a file of SQLite, or a database on a PostgreSQL server. It is asked
 * in plain SQL, and not with the store's own code, which wrote it.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct source;

/* Opens the database for reading. All answers are from the same moment. `url` is that of a store,
 * or a path. NULL: it cannot be opened, and `why` says why. */
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
