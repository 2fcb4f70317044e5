/*
 * Invitations of new nodes, in the database that all nodes of a cluster share. The content of an
 * invitation is sealed (src/ctl/invitation.h), so the database sees no key. The transaction that
 * takes a row removes it, so it is taken only once; if that transaction does not end, the row
 * stays. All times here are by the database's clock.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "buf.h"
#include "config.h"
#include "store.h"

/* A transaction. joining_end makes everything that was done with it hold; without that, nothing
 * holds. */
struct joining;

/* A program without PostgreSQL does not have these. store_server_read refuses every url then, so
 * nobody calls one. */
#ifndef HAVE_LIBPQ
#pragma weak joining_begin
#pragma weak joining_free
#pragma weak joining_runs
#pragma weak joining_put
#pragma weak joining_take
#pragma weak joining_end
#endif

/* Begins one on the database at the url of a store; waits. `now_ms` gets the time, UTC. Returns
 * NULL and two sentences in `why`: the url makes no sense, or the database does not answer or
 * has another schema than this program's. */
struct joining *joining_begin(const char *url, int64_t *now_ms, char *why, size_t whycap);
/* Accepts NULL, sets NULL. */
void joining_free(struct joining **joining);

/* Whether that node runs; `address` gets the address that it gave ("": none). -1: two sentences
 * are in `why`, here and below, and then only joining_free may be called. */
int joining_runs(struct joining *joining, int node, char *address, size_t addresscap, char *why,
                 size_t whycap);
/* Stores an invitation in place of earlier ones of that node, and removes those that have expired.
 * Returns 0 or -1. */
int joining_put(struct joining *joining, const char *id, int node, int64_t until_ms,
                const void *sealed, size_t len, char *why, size_t whycap);
/* Takes an invitation and adds its sealed content to `sealed`. Returns 1; 0: there is none with
 * this id; or -1, also if somebody else is just taking it. */
int joining_take(struct joining *joining, const char *id, int *node, int64_t *until_ms,
                 struct buf *sealed, char *why, size_t whycap);
/* Writes the line of the audit log and ends the transaction. Returns 0 or -1; frees it in both
 * cases and sets NULL. */
int joining_end(struct joining **joining, const struct store_audit *audit, char *why,
                size_t whycap);
