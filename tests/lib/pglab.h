/*
 * PostgreSQL for tests: real servers with fsync, each in a fresh folder with its Unix socket. They
 * have no TCP port unless that is asked for. They end when the test ends, however it ends. pglab.sh
 * does the work; scripts use it as well.
 *
 * If something fails here, a line on standard error says so, and the test ends with status 99.
 */
#pragma once

#include <CUnit/CUnit.h>
#include <stdbool.h>

struct pglab;

/* Whether PostgreSQL is installed here. If it is not, a test says so and is skipped. */
bool pglab_has(void);
/* Runs the suites (cutap_run) over a server, or says that they are skipped. */
int pglab_run(struct pglab **server, CU_SuiteInfo *suites);
/* Starts a server, and waits until it answers. `settings` are words for `pglab.sh start`: first
 * `tcp` for a port on 127.0.0.1, then NAME=VALUE of postgresql.conf; NULL: none. The caller ends it
 * with pglab_free. */
struct pglab *pglab_start(const char *settings);
/* Makes a standby of a server. From now on every commit of that server waits for the standby. */
struct pglab *pglab_standby(const struct pglab *primary, const char *settings);
/* Ends the server, whatever its state, and removes its folder. */
void pglab_free(struct pglab **lab);
/* Declares one that is freed where its block is left. */
#define PGLAB_LOCAL __attribute__((cleanup(pglab_free))) struct pglab

/* Its folder, where its socket and its `log` are. */
const char *pglab_folder(const struct pglab *lab);
/* The url of a new and empty database, and that of the database `postgres`; the user is the
 * superuser. The caller frees it. */
char *pglab_database(const struct pglab *lab);
char *pglab_url(const struct pglab *lab);
/* Carries out statements at an url of pglab_database or pglab_url. Returns the rows, a line each,
 * with | between their fields, without the last newline; the caller frees it. */
char *pglab_sql(const char *url, const char *statements);
/* Asserts that the statements return `expected`. */
void pglab_is(const char *url, const char *statements, const char *expected);
/* Asks again until the statements return `expected`. */
void pglab_until(const char *url, const char *statements, const char *expected);
/* Keep a copy of what each table of this database holds, beside the tables, and bring it back. A
 * test does this because making a new database with a schema takes longer than most tests. Nobody
 * may write to the database during either call. */
void pglab_rows_keep(const char *url);
void pglab_rows_restore(const char *url);
/* One of the commands of pglab.sh that take a folder: "stop immediate", "kill", "up", "promote",
 * "alone", "restart immediate", or `rules` with quoted lines. */
void pglab_do(const struct pglab *lab, const char *command);
