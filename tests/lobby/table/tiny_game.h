/*
 * A small game whose end the test decides: `pass` passes the turn, `stop` wins at once, `take` ends
 * in a tie of the mover and the next seat. Each pass costs dignity. With pairs 1+3 play against
 * 2+4.
 */
#pragma once

#include "game.h"

extern struct game_rules tiny_rules;
/* Version 1 as the archive has it. */
extern const struct game_rules tiny_archived_rules;
/* Makes tiny_rules version 1, or a later one, in which the next seat wins when somebody stops. */
void tiny_upgrade(int version);
/* The same, but only the last loses, and `draw` takes a place and leaves the game, as in Palace. */
extern const struct game_rules tiny_last_rules;
