/*
 * Swiss rounds for tables of two to eight (CU-D11 to CU-D14): who meets whom next, and how all
 * entrants stand. Both follow from a struct draw alone. A drawing ignores the tables of its own
 * round and of later ones. So a round can be drawn again from the record of the whole cup, if `out`
 * of each entrant is set as it was then. The order of `table` does not matter.
 *
 * Points. Only the order of `place` matters: places are counted anew from it. A seat scores 4 (n -
 * place) / (n - 1). In a game that has only a winner, the winner scores 4 and the others 0. Those
 * who tie share what their places score. At a void table all tie, but they have not met and nobody
 * has started. A bye scores the median of what the seats of its round have scored so far: if their
 * number is even, the mean of the middle two. With tables of two the median is always 2. While no
 * seat has scored, a bye scores 0. A round that an entrant missed scores 0.
 *
 * A small table is one with fewer seats than another one of its round. Sizes differ by at most one,
 * so with tables of 4, 5 people sit at tables of 3 and 2. With tables of two, somebody who is left
 * over has a bye. The search compares drawings by these costs, in this order; the first that
 * differs decides (CU-D12):
 *   1. pairs at one table who share an address (CU-D5); such a table is `unranked`
 *   2. small tables and byes: those who have had fewer of them get the next one
 *   3. the sum over pairs of met^2, where `met` counts this round, too
 *   4. at tables of two, pairs who both must start, or who both must not, by FIDE's C3 (CU-D13).
 *      Somebody who has started two games more than not, or both of the last two games, must not
 *      start. Somebody who has started two games fewer than not, or neither of the last two, must
 *      start.
 *   5. a bye goes to the lowest possible: by points, then rating, then who joined last
 *   6. the sum over tables and pairs of the squared difference of points
 *   7. the sum over tables of how often the one with the fewest starts has started
 * If all of these are equal, the generator of the round decides.
 *
 * Who starts. At larger tables people get the seats in which they have sat least. At tables of two,
 * FIDE's rules for colours hold, with white for whoever starts. If the wishes of the two fit, both
 * get what they wish. Else the stronger wish counts. Of two people who must, the one whose starts
 * and other games differ more in number gets the wish. If both are equally strong, they do the
 * reverse of the last round in which one of them started and the other did not. If there was none,
 * the one who stands higher gets the wish. If neither has played, the number of the one who stands
 * higher decides: the seed of the cup says whether odd or even numbers start.
 */
#pragma once

#include "draw.h"

struct swiss;

/* Prepares the drawing of a round, from 1. It copies what it needs of `draw`. Never returns NULL.
 * swiss_free frees it. */
struct swiss *swiss_new(const struct draw *draw, int round);
/* Does a bounded piece of the search. Steps are counted, never timed. Returns whether the search is
 * done; further calls do nothing. */
bool swiss_step(struct swiss *swiss);
/* After the last step: writes the tables, the leaders' first and a bye last. `out` has room for one
 * for each entrant. Returns how many tables there are; 0: fewer than two people are left. A bye is
 * DRAW_PLAYED, all others are DRAW_OPEN. */
int swiss_tables(const struct swiss *swiss, struct draw_table *out);
void swiss_free(struct swiss **swiss);

/*
 * Writes the standings, best first; `out` has room for all entrants. Returns how many. These break
 * ties (CU-D14), in `tie`. First, the opponents' points without the lowest: each round counts as
 * many opponents as its largest table had, and a missing opponent counts with the entrant's own
 * points. Second, wins (first places that are not shared). Third, among those who are still equal:
 * how many of them the entrant was ahead of at common tables, less how many were ahead of it. In
 * the end the one who joined first is ahead, so no place is shared.
 */
int swiss_standings(const struct draw *draw, struct draw_standing *out);
