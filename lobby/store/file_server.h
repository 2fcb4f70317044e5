/*
 * For file.c: a database on a PostgreSQL server, read without opening a store.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>

#include "db.h"
#include "file.h"

struct file_server;

/* NULL, and two sentences in `why`. */
struct file_server *file_server_open(const char *url, char *why, size_t whycap);
/* Accepts NULL, sets NULL. */
void file_server_close(struct file_server **server);
/* How many servers the url names; 0: its hosts may be proxies or poolers. They are servers if the
 * one that is connected is at the address at which it was reached. */
int file_server_hosts(struct file_server *server);
/* The url without a password. */
const char *file_server_name(const struct file_server *server);
/* Carries out statements and calls `each` (NULL: nothing) with each row, as sqlite3_exec does,
 * until that returns other than 0. False: it failed. */
bool file_server_ask(struct file_server *server, const char *sql,
                     int (*each)(void *arg, int columns, char **values, char **names), void *arg);
/* The last failure, in one line. */
const char *file_server_fault(struct file_server *server);
/* The same connection, for functions that need that of a store. */
struct db *file_server_db(struct file_server *server);
/* Whether the connection broke, so that what was read last may not be all. */
bool file_server_broken(const struct file_server *server);
/* See store_file_instant. */
void file_server_instant(struct file_server *server, bool begin);
/* See store_file_steps. */
int file_server_steps(struct file_server *server, store_step_cb *step, void *arg, char *why,
                      size_t whycap);
