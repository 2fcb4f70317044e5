/*
 * Connections that a room makes ahead, while another node still leads, and that its store then
 * opens with. Connecting, and checking a large database, takes longer than people should wait. One
 * thread makes them (lease.c); another one takes them. A process has one store, so there is one set
 * of them.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>

#include "postgresql_url.h"

/* How many a store needs. */
enum { POSTGRESQL_SPARES = 3 };

/* Makes them, and checks what opening the store checks: the schema, and whether the chips add
 * up. Does nothing if they are there. Returns 0, or -1 and two sentences in `why`. Waits. */
int postgresql_spares_make(const struct postgresql_url *url, char *why, size_t whycap);
/* Closes those that nobody took. */
void postgresql_spares_drop(void);
/* Moves all of them into `out`. False: there are too few. */
bool postgresql_spares_take(PGconn *out[POSTGRESQL_SPARES]);

/* Whether the chips of players, mint and escrow add up to zero (RK-D13). Returns 0 if they do,
 * or -1 and two sentences in `why`. */
int postgresql_chips_check(PGconn *conn, const char *name, char *why, size_t whycap);
