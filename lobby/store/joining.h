/*
 * Invitations of new nodes, in the database that all nodes of a cluster share. The content of an
 * invitation is sealed (src/ctl/invitation.h), so the database sees no key. The transaction that
 * takes an invitation removes its row, so an invitation is taken only once. If that transaction
 * does not end with joining_end, the row stays. All times here are by the database's clock.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "buf.h"
#include "server.h"
#include "store.h"

/* A transaction. joining_end commits everything that was done with it. joining_free alone undoes
 * everything. */
struct joining;

/* Begins a transaction on the database at the url of a store. Waits. `now_ms` gets the time, UTC.
 * `why` has to live until the transaction ends, because the other functions write into it, too.
 * The caller ends it with joining_end or joining_free. Returns NULL and two sentences in `why` if
 * the url makes no sense, or if the database does not answer or has a schema that this program may
 * not use. An empty database is set up first (postgresql_schema_open). */
SERVER_ONLY struct joining *joining_begin(const char *url, int64_t *now_ms, char *why,
                                          size_t whycap);
/* Accepts NULL, sets NULL. */
SERVER_ONLY void joining_free(struct joining **joining);

/* If one of the functions below returns -1, two sentences are in the `why` that joining_begin was
 * given. After that only joining_free may be called. */
/* Returns 1 if that node runs, 0 if it does not, or -1. `address` gets the address that the node
 * gave ("": none). */
SERVER_ONLY int joining_runs(struct joining *joining, int node, char *address, size_t addresscap);
/* Stores an invitation in place of earlier ones of that node, and removes those that have expired.
 * Returns 0 or -1. */
SERVER_ONLY int joining_put(struct joining *joining, const char *id, int node, int64_t until_ms,
                            const void *sealed, size_t len);
/* Takes an invitation and adds its sealed content to `sealed`. Returns 1, or 0 if no invitation has
 * this id, or -1, also if somebody else is just taking it. */
SERVER_ONLY int joining_take(struct joining *joining, const char *id, int *node, int64_t *until_ms,
                             struct buf *sealed);
/* Writes a line of the audit log and commits the transaction. Returns 0 or -1. Frees the
 * transaction in both cases and sets NULL. */
SERVER_ONLY int joining_end(struct joining **joining, const struct store_audit *audit);
