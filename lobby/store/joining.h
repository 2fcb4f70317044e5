/*
 * Invitations of new nodes, in the database that all nodes of a cluster share. What is invited to
 * is sealed (src/ctl/invitation.h): the database sees no key. A row is removed by the transaction
 * that takes it, so it is taken once; if that transaction does not end, the row stays. Every time
 * here is by the database's clock.
 */
#ifndef LOBBY_STORE_JOINING_H
#define LOBBY_STORE_JOINING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "buf.h"
#include "store.h"

/* A transaction. All that is done with it is done by joining_end, or not at all. */
struct joining;

/* Begins one at the url of a store, which waits. `now_ms` gets the time, UTC. Returns NULL and two
 * sentences in `why`: the url makes no sense, the database does not answer, or is not of this
 * program's schema. */
struct joining *joining_begin(const char *url, int64_t *now_ms, char *why, size_t whycap);
/* Accepts NULL, sets NULL. */
void joining_free(struct joining **joining);

/* Whether that node runs; `address` gets where, as it said ("": it did not). -1: two sentences in
 * `why`, here and below; then nothing but joining_free is left. */
int joining_runs(struct joining *joining, int node, char *address, size_t addresscap, char *why,
                 size_t whycap);
/* Stores an invitation in place of earlier ones of that node, and removes those that have expired.
 * Returns 0 or -1. */
int joining_put(struct joining *joining, const char *id, int node, int64_t until_ms,
                const void *sealed, size_t len, char *why, size_t whycap);
/* Takes an invitation: what is sealed is added to `sealed`. Returns 1; 0: there is none of this id;
 * or -1, which also says that somebody else is about to take it. */
int joining_take(struct joining *joining, const char *id, int *node, int64_t *until_ms,
                 struct buf *sealed, char *why, size_t whycap);
/* Writes the line of the audit log and ends the transaction. Returns 0 or -1; frees it in both
 * cases and sets NULL. */
int joining_end(struct joining **joining, const struct store_audit *audit, char *why,
                size_t whycap);

#endif
