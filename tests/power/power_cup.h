/*
 * Cups of the room of room.h, beside its tables: one after the other, of each form, with entries
 * of six people. The results of their tables are drawn, as tables are tested by room.h. Lines of
 * acknowledgements:
 *   cup NUMBER EVENTS       the cup has so many events
 */
#pragma once

#include "clock.h"
#include "ids.h"
#include "rng.h"
#include "store.h"

enum { POWER_CUP_PEOPLE = 6 };

struct power_cup;
/* Reads the cup that an earlier room left. `first`: the account of the first entrant; the others
 * have the next ids. NULL: there is one, and it cannot be read or does not replay. */
struct power_cup *power_cup_new(struct store *store, const struct clock *clock, struct ids *ids,
                                int64_t first);
void power_cup_free(struct power_cup **cup);
/* Writes the next event of the cup, or of the next cup. What the store refuses is tried again with
 * the next call. */
void power_cup_step(struct power_cup *cup, struct rng *rng);
/* The cup and how many events it has, for an acknowledgement; 0: there is none yet. */
int64_t power_cup_number(const struct power_cup *cup);
int power_cup_events(const struct power_cup *cup);
/* NULL, or what is wrong with a cup that had so many events at least: one is missing, it does not
 * replay, or what is held of its entries is not what it says (CU-D3). */
const char *power_cup_fault(struct store *store, int64_t number, int events);
