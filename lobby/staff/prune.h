/*
 * Deletes what need not be kept while the room runs, a slice at a time (store_prune): what is older
 * than the settings allow, games of guests after a while, and unranked games of accounts that have
 * many newer ones. Before each slice, ends old requests for accounts (approve.h). Deletes nothing
 * while the clock of the machine cannot be right.
 */
#pragma once

#include "lobby_state.h"

enum {
    PRUNE_ROUND_MS = 600000, /* from the end of a round to the next */
    PRUNE_SLICE_MS = 200     /* between slices */
};

/* The part that begins the first round a minute after the lobby was loaded. */
extern const struct lobby_part prune_part;
