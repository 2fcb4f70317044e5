/*
 * The arithmetic of ledger entries, the same for every store: what a call may post, and what it
 * comes to for each account (RK-D13, RK-D14).
 */
#ifndef LOBBY_STORE_LEDGER_H
#define LOBBY_STORE_LEDGER_H

#include <stdint.h>

#include "store.h"

/* NULL, or what is wrong: too many entries, an amount out of range, an entry about another game
 * than `game` (0: none), no account or reason, chips that do not sum to zero. */
const char *ledger_fault(const struct store_entry *entries, int nentries, int64_t game);

/* What the entries of one call come to for one account. */
struct ledger_net {
    int64_t account, xp, chips;
};
/* One net an account, in order of first appearance; `out` holds STORE_ENTRIES_MAX. Returns how
 * many. The entries have no fault. */
int ledger_nets(const struct store_entry *entries, int nentries, struct ledger_net *out);

#endif
