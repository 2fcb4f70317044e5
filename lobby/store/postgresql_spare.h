/*
 * Spares: the connections that a store opens with. A room makes them while another node still
 * leads, because connecting, and checking a large database, takes longer than people should wait. A
 * process has one store, so it has one set of spares. The thread of the lease makes and drops them,
 * until it says that the room leads. After that the room's store makes those that are missing, and
 * takes all of them.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>

#include "postgresql_url.h"
#include "store_pulse.h"

/* Makes the spares, STORE_CONNECTIONS in all, and checks what opening the store checks: the schema,
 * and whether the chips add up. Does nothing if the spares are there. Returns 0, or -1 and two
 * sentences in `why`. Waits. */
int postgresql_spares_make(const struct postgresql_url *url, char *why, size_t whycap);
/* Closes the spares that nobody took. errno stays. */
void postgresql_spares_drop(void);
/* Takes the i-th spare, from 0, which the caller then closes. NULL: it is not there. */
PGconn *postgresql_spare_take(int i);
