/*
 * `cardroomctl ratings check` and `ratings replay`: whether the ledger of ratings agrees with the
 * games that were played.
 */
#pragma once

#include "act_items.h"
#include "buf.h"

enum rerate {
    /* Adds up the ledger and checks that every rated game has its entries. */
    RERATE_CHECK,
    /* Also replays every ranked game from its journal and rates it anew, in the order of the
     * ledger. */
    RERATE_REPLAY
};

/* Checks the database of this store, and changes nothing in it. The service may run. `text` gets a
 * line for each fault, and then a sentence. `items` gets the faults and the counts. Returns the
 * exit status (local_acts.h). STATUS_REFUSED: there is a fault. */
int rerate_run(enum rerate how, const char *store, struct buf *text, struct act_items *items);
