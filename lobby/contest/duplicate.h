/*
 * Duplicate cups (CU-D15): in each round all tables play the same deal.
 *
 * Tables are full. Who is left over sits out that round (a bye), whoever has sat out least; its
 * share is the mean of the deals that it played. So nobody sits out twice before all did once.
 */
#ifndef LOBBY_CONTEST_DUPLICATE_H
#define LOBBY_CONTEST_DUPLICATE_H

#include "draw.h"

/* Draws a round, from 1: its deal is round - 1. Keeps people apart who share an address or who met,
 * and moves them to seats that they had least. Returns how many tables it wrote, byes last; 0: all
 * rounds are over or too few are left for a table; -1: an earlier round is not over, or `cap` is
 * too small. DRAW_ENTRANTS_MAX tables are always enough. */
int duplicate_draw(const struct draw *draw, int round, struct draw_table *out, int cap);
/* Writes all entrants, best first. `points` is the mean share of the matchpoints in percent (times
 * DRAW_POINT): against each other result of that seat and deal 1 if better, by place and then by
 * cards, and 1/2 if equal (DD-D5). Then wins count; who is equal in both shares a place. A void
 * table is compared with nobody, and so is a deal that one table alone has played. Returns how
 * many. */
int duplicate_standings(const struct draw *draw, struct draw_standing *out);

#endif
