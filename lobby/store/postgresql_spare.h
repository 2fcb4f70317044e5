/*
 * Connections that a room makes ahead while it is still another node that leads, and which its
 * store then opens with: to connect, and to look a large database over, takes longer than people
 * should wait. One thread makes them (lease.c), another one takes them. A process has one store, so
 * there is one set of them.
 */
#ifndef LOBBY_STORE_POSTGRESQL_SPARE_H
#define LOBBY_STORE_POSTGRESQL_SPARE_H

#include <stdbool.h>
#include <stddef.h>

#include "postgresql_url.h"

/* How many a store needs. */
enum { POSTGRESQL_SPARES = 3 };

/* Makes them, and looks over what an open of the store looks over: the schema, and whether the
 * chips add up. Does nothing where they are there. Returns 0, or -1 and two sentences in `why`.
 * Waits. */
int postgresql_spares_make(const struct postgresql_url *url, char *why, size_t whycap);
/* Closes those that nobody took. */
void postgresql_spares_drop(void);
/* Takes them all over into `out`. False: there are none, or fewer. */
bool postgresql_spares_take(PGconn *out[POSTGRESQL_SPARES]);

/* What players, mint and escrow have in all, which is nothing (RK-D13). Returns 0 where it is so,
 * or -1 and two sentences in `why`. */
int postgresql_chips_check(PGconn *conn, const char *name, char *why, size_t whycap);

#endif
