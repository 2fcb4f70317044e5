/*
 * What a store's ledger and boards add up to, whatever engine it has.
 */
#pragma once

#include "store.h"

struct store_sums {
    int64_t accounts, games, live_games, events;
    int64_t chips_players, chips_escrow, chips_mint; /* players + escrow + mint == 0 */
    /* Every balance, and every rating, is the sum of its entries. */
    bool balances_match;
};
/* The result that the callback gets is a struct store_sums. */
void store_sums(struct store *s, store_reads_cb *cb, void *arg);
