/*
 * Deletes what need not be kept while the room runs, a slice at a time (store_prune): what is older
 * than the settings keep it, games of guests after a while, and unranked games of accounts that
 * have many newer ones.
 */
#ifndef LOBBY_STAFF_PRUNE_H
#define LOBBY_STAFF_PRUNE_H

#include "lobby_state.h"

enum {
    PRUNE_ROUND_MS = 600000, /* from the end of a round to the next */
    PRUNE_SLICE_MS = 200     /* between slices */
};

/* Begins the first round when the lobby is loaded. */
extern const struct lobby_part prune_part;

/* What the settings let go now. */
struct store_prune prune_what(const struct lobby *lobby);
/* Whether the machine's clock can be right. If not, nothing may be deleted for its age. */
bool prune_clock_sound(const struct lobby *lobby);
/* Adds what a slice has deleted, and goes on from its end. */
void prune_add(struct store_pruned *sum, const struct store_pruned *slice);
/* "logins", as settings and logs call it. */
const char *prune_word(enum store_kept kind);

#endif
