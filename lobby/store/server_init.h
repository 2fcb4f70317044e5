/*
 * A database on a PostgreSQL server made ready: its tables, and what the role of the room may do
 * with them.
 */
#ifndef LOBBY_STORE_SERVER_INIT_H
#define LOBBY_STORE_SERVER_INIT_H

#include <stddef.h>

/* Brings the database of `url` to this program's schema; it may be empty. The url's role owns the
 * tables then. `role`, if it is not NULL and another, may read all, and write what a room writes:
 * entries of the ledger, of ratings, of journals and of the audit log are added by it and never
 * changed, except that a merge of accounts moves entries, that journals of games which were not
 * ranked may go, and lines of the audit log that are older than is kept. Rooms may run meanwhile.
 * Returns 0, or -1 and two sentences in `why`. */
int store_server_init(const char *url, const char *role, char *why, size_t whycap);

/* Whether a room could start on the server of `url`, as this process' user. Changes nothing, and
 * waits for the server. Returns 0, or -1 and two sentences in `why`; errno is then EAGAIN if that
 * may pass without anybody doing something here. */
int store_server_test(const char *url, char *why, size_t whycap);

#endif
