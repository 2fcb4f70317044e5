/*
 * How all entrants of a cup stand, and how they stood a while before. Lists of places are made from
 * such a board. It is made once for each event of its cup, not for each reader.
 */
#pragma once

#include "cup.h"

enum { CUP_BEFORE_MS = 300000 }; /* of an arena: how long ago "before" is */

/* Begins as all zeros, which is an empty board. */
struct cup_board {
    int32_t events; /* how many events the cup had when the board was made */
    int64_t at_ms;
    int n;                      /* entrants */
    struct draw_standing *line; /* best first */
    uint16_t *place, *before;   /* by entrant; `before` 0: nothing had been played then */
};
/* Makes the board anew if the cup has moved on since it was made, or if `before` of a running arena
 * is too old. */
void cup_board_make(struct cup_board *board, const struct cup *cup, int64_t now_ms);
/* Frees what the board holds, and leaves it empty. */
void cup_board_free(struct cup_board *board);
