/*
 * A small game whose end the test decides. `pass` passes the turn, and costs dignity. `stop` wins
 * at once. `take` ends the game in a tie of the mover and the next seat. If there are pairs, seats
 * 1 and 3 play against 2 and 4.
 */
#pragma once

#include "game.h"

extern struct game_rules tiny_rules;
/* Version 1 as the archive has it. */
extern const struct game_rules tiny_archived_rules;
/* Makes tiny_rules version 1, or a later one, in which the next seat wins when somebody stops. */
void tiny_upgrade(int version);
/* The same game, but only the last player loses. `draw` takes a place and leaves the game, as in
 * Palace. */
extern const struct game_rules tiny_last_rules;
