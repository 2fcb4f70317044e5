/*
 * For file.c: reads a database on a PostgreSQL server without opening a store.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>

#include "db.h"
#include "file.h"

struct file_server;

/* Connects to the server of a url; `adds` is as in store_file_open_server. The caller closes it.
 * NULL: two sentences in `why` say what is wrong and what to do, and errno is as postgresql_connect
 * (postgresql_url.h) or postgresql_schema_look (migrate_postgresql.h) sets it. */
struct file_server *file_server_open(const char *url, bool adds, char *why, size_t whycap);
/* Accepts NULL, sets NULL. */
void file_server_close(struct file_server **server);
/* How many servers the url names. 0: that is not known, because the server has another address than
 * the one at which it was reached, so the hosts of the url may be proxies or poolers. */
int file_server_hosts(struct file_server *server);
/* How many of several servers that the url names say that they follow another one. Connects to each
 * of them. */
int file_server_following(struct file_server *server);
/* Takes a row, as the callback of sqlite3_exec does; `names` may be NULL here. */
typedef int row_cb(void *arg, int columns, char **values, char **names);
/* Carries out statements and calls `each` (may be NULL) with each row, as sqlite3_exec does, until
 * `each` returns something other than 0. False: they failed. */
bool file_server_ask(struct file_server *server, const char *sql, row_cb *each, void *arg);
/* The last failure, in one line; valid until the next call. */
const char *file_server_fault(struct file_server *server);
/* The same connection as functions of a store want it. It lives as long as `server`. */
struct db *file_server_db(struct file_server *server);
/* Whether the connection broke, so that the last answer may lack rows. */
bool file_server_broken(const struct file_server *server);
/* See store_file_steps. */
int file_server_steps(struct file_server *server, store_step_cb *step, void *arg, char *why,
                      size_t whycap);
