/*
 * Swiss rounds for tables of two to eight (CU-D11 to CU-D14): who meets whom next, and who stands
 * where. Both are pure functions of a struct draw. Tables of the round that is drawn, and of later
 * ones, are not looked at, so a round can be drawn again from the record of the whole cup; only
 * `out` has to be as it was. The order of `table` does not matter.
 *
 * Points. Places are counted anew from `place`: only who is better than whom matters. A seat scores
 * 4 (n - place) / (n - 1), at a game with winners only 4 for the first and else 0; who ties shares
 * what these places score. At a void table all tie, but they have not met and nobody has started.
 * A bye scores the median of what the seats of its round have scored so far (the mean of the middle
 * two; with tables of two that is always 2), and 0 before any has. A round that one missed: 0.
 *
 * A small table is one with fewer seats than another one of its round. Sizes differ by one at most,
 * so 5 people at tables of 4 sit at 3 and 2. With tables of two somebody left over has a bye. The
 * search weighs, the first that differs deciding (CU-D12):
 *   1. pairs who share an address at one table (CU-D5); what is left of them is `unranked`
 *   2. who had fewer small tables and byes before gets the next one
 *   3. sum over pairs of met^2, met counted with this round
 *   4. at tables of two, pairs of whom both must start, or neither may, by FIDE's C3 (CU-D13):
 *      started twice more often than not, or in both of the last two games, and the reverse
 *   5. a bye goes as far down as it can: by points, then rating, then who joined last
 *   6. sum over tables and pairs of the squared difference of points
 *   7. sum over tables of how often the one with the fewest starts has started
 * Ties of all these fall to the generator of the round.
 *
 * Who starts: at tables of more, who has sat in each seat least. At tables of two all is as FIDE's
 * rules give colours, with white for who starts: both as they wish; else whose wish is stronger;
 * else the reverse of the last time that one started and the other did not; else the higher one as
 * they wish; and of two who have not played the higher one, if its number is odd, or if it is even,
 * as the seed of the cup has it.
 */
#ifndef LOBBY_CONTEST_SWISS_H
#define LOBBY_CONTEST_SWISS_H

#include "draw.h"

struct swiss;

/* Prepares the drawing of this round, from 1. It copies what it needs of `draw`. Never NULL. */
struct swiss *swiss_new(const struct draw *draw, int round);
/* Does a bounded piece of the search, counted and never timed. Returns whether it is done; then it
 * does nothing more. */
bool swiss_step(struct swiss *swiss);
/* After the last step: writes the first `cap` tables, the leaders' first and a bye last, and
 * returns how many there are: none where fewer than two people are left. All are DRAW_OPEN, but a
 * bye is DRAW_PLAYED. */
int swiss_tables(const struct swiss *swiss, struct draw_table *out, int cap);
void swiss_free(struct swiss **swiss);

/*
 * The standings, best first: `out` has room for all entrants. Returns how many. Ties (CU-D14), in
 * `tie`: the opponents' points without the lowest, where a round has as many opponents as its
 * largest table, and one that was missing counts with one's own points; wins (a first place that is
 * not shared); and among those who are still equal, how many of them one was ahead of at common
 * tables less how many were ahead. Then who joined first, so no place is shared.
 */
int swiss_standings(const struct draw *draw, struct draw_standing *out);

#endif
