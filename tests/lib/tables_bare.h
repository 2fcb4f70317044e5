/*
 * Tables on their own, for tests and benchmarks: what they ask of a lobby, answered by nobody.
 */
#ifndef TESTS_LIB_TABLES_BARE_H
#define TESTS_LIB_TABLES_BARE_H

#include "table.h"

/* Minutes of a usual table; notices and scores go nowhere, everybody is present with 1000 chips,
 * and the secrets of games are 1, 2, 3... counted in `seeds`. A caller puts its own functions in
 * place of those that it watches; their `arg` is `seeds`. */
struct tables_deps tables_bare_deps(const struct clock *clock, struct ids *ids, struct store *store,
                                    uint64_t *seeds);

#endif
