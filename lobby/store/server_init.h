/*
 * Makes a database on a PostgreSQL server ready: its tables, and what the role of the room may do
 * with them.
 */
#pragma once

#include <stddef.h>

/* Brings the database of `url`, which may be empty, to this program's schema. The url's role
 * owns the tables then. `role`, if it is not NULL and another one, may read everything and write
 * what a room writes. It may add to the ledger, to ratings, to journals and to the audit log,
 * but not change what is there, with these exceptions: a merge of accounts moves entries,
 * journals of unranked games may be deleted, and so may lines of the audit log that are older
 * than they are kept. Rooms may run meanwhile. Returns 0, or -1 and two sentences in `why`. */
int store_server_init(const char *url, const char *role, char *why, size_t whycap);

/* Whether a room could start on the server of `url`, as this process' user. Changes nothing, and
 * waits for the server. Returns 0, or -1 and two sentences in `why`; then errno is EAGAIN if
 * that may pass by itself. */
int store_server_test(const char *url, char *why, size_t whycap);
