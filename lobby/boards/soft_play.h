/*
 * Judges whether a move of a shedding game was soft, for the collusion report (collusion.c).
 */
#pragma once

#include "game.h"

enum soft_play {
    SOFT_PLAY_NO_CHOICE, /* no card could be played, or the game's moves cannot be listed */
    SOFT_PLAY_NOT,
    /* The player could play a card, but drew, took or passed. Or the player spared the next player:
     * another play would have made them pick up cards. */
    SOFT_PLAY_YES
};
/* Judges the move of the player at `seat`. `state` is the position before it, and is not changed.
 */
enum soft_play soft_play_judge(const struct game_rules *rules, const void *state, int seat,
                               const struct game_move *move);
