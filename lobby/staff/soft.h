/*
 * Whether a move of a shedding game was soft: for the collusion report (collusion.h).
 */
#ifndef LOBBY_STAFF_SOFT_H
#define LOBBY_STAFF_SOFT_H

#include "game.h"

enum soft {
    SOFT_NO_CHOICE, /* no card could be played, or the game's moves cannot be listed */
    SOFT_PLAYED,
    /* drew, took or passed with a card to play; or spared the next one, whom some play would have
       made pick up cards */
    SOFT_SOFT
};
/* The position is that before the move; it is not changed. Adds to `tried` how many moves were
 * listed or played on a copy, which is what it costs; SOFT_TRIED_MAX at most. */
enum { SOFT_LEGAL_MAX = 64, SOFT_TRIED_MAX = 2 * SOFT_LEGAL_MAX + 1 };
enum soft soft_judge(const struct game_rules *rules, const void *state, int seat,
                     const struct game_move *move, int *tried);

#endif
