/*
 * The arithmetic of ledger entries, which every store shares: which entries a call may post, and
 * what they add up to for each account (RK-D13, RK-D14).
 */
#pragma once

#include <stdint.h>

#include "store.h"

/* Returns NULL if a call may post these entries, or what is wrong, for the log: too many entries,
 * an amount out of range, an entry about another game than `game` (0: none), an entry without
 * account or reason, or chips that do not sum to zero. */
const char *ledger_fault(const struct store_entry *entries, int nentries, int64_t game);

/* What the entries of one account in one call add up to. */
struct ledger_net {
    int64_t xp, chips;
};
/* Sums all entries of the account of entry `at`, if that is the account's first entry in the call.
 * Otherwise returns zeros, so that a caller who adds the sums for each `at` counts no entry twice.
 * The entries must have no fault. */
struct ledger_net ledger_net_of(const struct store_entry *entries, int nentries, int at);

/* How many rated games an entry of the ledger of ratings adds to its account: 1 for a game, -1 for
 * a void, else 0. */
int ledger_rated_games(const struct store_rating *rating);
