/*
 * Knock-out cups (CU-D8).
 *
 * The best rated get byes in the first round, so that later rounds come out even. A later round
 * has byes only after withdrawals; they go to those who have had the fewest. As many people go on
 * from a table that lacks a seat as from a full one: half of `seats`, or `advance` if that is
 * less. Each round is seeded anew by rating: the best rated are kept apart. From a void table the
 * best rated go on. Among those who tie in place and in cards, those who joined first go on. If
 * somebody has withdrawn by the time of a drawing, the next one of that table goes on instead.
 */
#pragma once

#include "draw.h"

/* Draws a round, from 1. Writes byes, tables of one seat, first. Returns how many tables it wrote;
 * 0: the cup is over, because nobody has an opponent; -1: an earlier round is not over. `out` has
 * room for one table for each entrant. */
int knockout_draw(const struct draw *draw, int round, struct draw_table *out);
/* Writes all entrants, best first, no two in the same place. They are compared by the round that
 * they reached, then by the place at their last table, cards, rating, and who joined first. Returns
 * how many there are. */
int knockout_standings(const struct draw *draw, struct draw_standing *out);

/* The shape of a round, for a bracket on the screen. */
struct knockout_round {
    int first, tables; /* its part of draw->table; `tables` 0: the round is not drawn yet */
    int open;          /* how many of those are still in play */
    int players;       /* how many seats, with byes; if it is not drawn yet: how many are
                          expected */
    int games;         /* how many tables of two seats or more; if it is not drawn yet: how many
                          are expected */
    bool final;
};
/* Writes the rounds that are drawn, and those that are expected up to the final. Returns how
 * many. */
int knockout_bracket(const struct draw *draw, struct knockout_round out[DRAW_ROUNDS_MAX]);
