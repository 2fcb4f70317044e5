/*
 * Checks and sums of ledger entries, without state and without a store.
 */
#include "ledger.h"

#include <stddef.h>
#include <string.h>

const char *ledger_fault(const struct store_entry *entries, int nentries, int64_t game)
{
    if (nentries < 0 || nentries > STORE_ENTRIES_MAX)
        return "too many ledger entries";
    int64_t chips = 0;
    for (int i = 0; i < nentries; i++) {
        const struct store_entry *entry = &entries[i];
        if (entry->amount > STORE_AMOUNT_MAX || entry->amount < -STORE_AMOUNT_MAX)
            return "an amount is out of range";
        if (entry->game != game)
            return "a ledger entry is about another game";
        if (entry->account <= 0 || entry->reason[0] == '\0')
            return "a ledger entry has no account or no reason";
        if (entry->currency == STORE_CHIPS)
            chips += entry->amount;
        else if (entry->currency != STORE_XP)
            return "there is no such currency";
    }
    return chips == 0 ? NULL : "the chips do not sum to zero";
}

struct ledger_net ledger_net_of(const struct store_entry *entries, int nentries, int at)
{
    struct ledger_net net = {0};
    for (int i = 0; i < nentries; i++) {
        if (entries[i].account != entries[at].account)
            continue;
        if (i < at)
            return (struct ledger_net){0};
        *(entries[i].currency == STORE_XP ? &net.xp : &net.chips) += entries[i].amount;
    }
    return net;
}

int ledger_rated_games(const struct store_rating *rating)
{
    if (strcmp(rating->reason, STORE_RATING_GAME) == 0)
        return 1;
    return strcmp(rating->reason, STORE_RATING_VOID) == 0 ? -1 : 0;
}
