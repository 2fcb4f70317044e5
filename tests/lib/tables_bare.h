/*
 * Tables without a lobby, for tests and benchmarks: stand-ins for what tables ask of a lobby.
 */
#pragma once

#include "table.h"

/* The stand-ins: time limits are the usual ones, notices and scores go nowhere, everybody is
 * present with 1000 chips, and the secrets of games are 1, 2, 3..., counted in `seeds`. A caller
 * replaces the functions whose calls it wants to see; their `arg` is `seeds`. */
struct tables_deps tables_bare_deps(const struct clock *clock, struct ids *ids, struct store *store,
                                    uint64_t *seeds);
