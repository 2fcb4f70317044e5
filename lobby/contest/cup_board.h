/*
 * How all stand in a cup, and how they stood a while before: what lists of places are made from. A
 * board is made once for each event of its cup, not for each who reads it.
 */
#ifndef LOBBY_CONTEST_CUP_BOARD_H
#define LOBBY_CONTEST_CUP_BOARD_H

#include "cup.h"

enum { CUP_BEFORE_MS = 300000 }; /* of an arena: so long ago was "before" */

/* All zero is an empty board. */
struct cup_board {
    int32_t events; /* of the cup, when it was made */
    int64_t at_ms;
    int n;                      /* entrants */
    struct draw_standing *line; /* best first */
    uint16_t *place, *before;   /* by entrant; before: 0 for all where nothing was before */
};
/* Makes the board anew if the cup has moved on since, or if its "before" is another one. */
void cup_board_make(struct cup_board *board, const struct cup *cup, int64_t now_ms);
void cup_board_free(struct cup_board *board);

#endif
