/*
 * Duplicate cups (CU-D15): in each round all tables play the same deal.
 *
 * All tables are full. Entrants who are left over sit out that round, which is a bye. Those who
 * have sat out least are chosen, so nobody sits out twice before all have sat out once. A bye does
 * not change an entrant's share, which is the mean of the deals that the entrant played.
 */
#pragma once

#include "draw.h"

/* Draws a round, from 1; its deal is round - 1. Keeps people apart who share an address or have
 * met, and gives them the seats that they have had least often. Returns how many tables it wrote,
 * byes last; 0: all rounds are over, or too few people are left for a table; -1: an earlier round
 * is not over. `out` has room for one table for each entrant. */
int duplicate_draw(const struct draw *draw, int round, struct draw_table *out);
/* Writes all entrants, best first. `points` is the mean share of the matchpoints in percent, times
 * DRAW_POINT. A result is compared with the other results of the same seat in the same deal, by
 * place and then by cards. It gets 1 for each that is worse and 1/2 for each that is equal (DD-D5).
 * Entrants with equal points are compared by wins. Those who are equal in both share a place. A
 * void table does not count, and neither does a deal that only one table has played. Returns how
 * many entrants there are. */
int duplicate_standings(const struct draw *draw, struct draw_standing *out);
