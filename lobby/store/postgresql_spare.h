/*
 * Spares: connections that a room makes while another node still leads. When the room leads, its
 * store opens with them, because connecting, and checking a large database, takes longer than
 * people should wait. One thread makes the spares (lease.c), and another one takes them. A process
 * has one store, so it has one set of spares.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>

#include "postgresql_url.h"

/* How many a store needs. */
enum { POSTGRESQL_SPARES = 3 };

/* Makes the spares, and checks what opening the store checks: the schema, and whether the chips add
 * up. Does nothing if the spares are there. Returns 0, or -1 and two sentences in `why`. Waits. */
int postgresql_spares_make(const struct postgresql_url *url, char *why, size_t whycap);
/* Closes the spares that nobody took. */
void postgresql_spares_drop(void);
/* Moves all spares into `out`, which the caller then closes. False: there are too few. */
bool postgresql_spares_take(PGconn *out[POSTGRESQL_SPARES]);

/* Tests whether the chips of players, mint and escrow add up to zero (RK-D13). Returns 0 if they
 * do, or -1 and two sentences in `why`, which call the database `name`. Waits. */
int postgresql_chips_check(PGconn *conn, const char *name, char *why, size_t whycap);
