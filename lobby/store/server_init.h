/*
 * Makes a database on a PostgreSQL server ready: its tables, and what the role of the room may do
 * with them.
 */
#pragma once

#include <stddef.h>
#include <stdint.h>

#include "server.h"

/* Brings the database of `url`, which may be empty, to this program's schema. The url's role owns
 * new tables. If `role` is not NULL and not the url's, lets it read everything and write what a
 * room writes. It may add to the ledger, to ratings, to journals and to the audit log, but not
 * change what is there, with these exceptions: a merge of accounts moves entries, erasing
 * an account empties notes of its entries, and journals of unranked games and old lines of the
 * audit log may be deleted. Rooms may run meanwhile. Waits. Returns 0, or -1 and two sentences in
 * `why`. */
int store_server_init(const char *url, const char *role, char *why, size_t whycap);

/* Tests whether a room could start on the server of `url`, as this process' user. Changes nothing.
 * Waits for the server. Returns 0, or -1 and two sentences in `why`; then errno is EAGAIN if the
 * reason may pass by itself. */
SERVER_ONLY int store_server_test(const char *url, char *why, size_t whycap);

/* The time that a room noted last in the database of `url` (store_seen); 0: none, or it cannot be
 * asked. Waits for the server. */
SERVER_ONLY int64_t store_server_seen(const char *url);
