/*
 * `cardroomctl ratings check` and `ratings replay`: whether the ledger of ratings says what the
 * games that were played say.
 */
#ifndef CTL_RERATE_H
#define CTL_RERATE_H

#include "act_items.h"
#include "buf.h"

enum rerate {
    /* Adds the ledger up, and looks whether every rated game has its entries. */
    RERATE_CHECK,
    /* Besides, replays every ranked game from its journal, and rates it anew in the order of the
     * ledger. */
    RERATE_REPLAY
};

/* Of the database of this store, in which it changes nothing; the service may run. Prints each
 * fault on a line, then a sentence. Returns as maintain (maintain.h) does; STATUS_REFUSED: there is
 * a fault. */
int rerate(enum rerate how, const char *store, struct buf *text, struct act_items *items);

#endif
