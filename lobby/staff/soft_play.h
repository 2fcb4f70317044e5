/*
 * Judges whether a move of a shedding game was soft, for the collusion report (collusion.h).
 */
#pragma once

#include "game.h"

enum soft_play {
    SOFT_PLAY_NO_CHOICE, /* no card could be played, or the game's moves cannot be listed */
    SOFT_PLAY_NOT,
    /* The player drew, took or passed with a card to play; or spared the next player, whom some
     * play would have made pick up cards. */
    SOFT_PLAY_YES
};
/* `state` is the position before the move; it is not changed. */
enum soft_play soft_play_judge(const struct game_rules *rules, const void *state, int seat,
                               const struct game_move *move);
