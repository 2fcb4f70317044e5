/*
 * Knock-out cups (CU-D8).
 *
 * The byes are in the first round, to the best rated, so that later rounds fit; a later round has
 * some only after withdrawals, and they go to those who had none. From a table that lacks a seat
 * as many go on as from a full one: half of `seats`, or `advance` if that is less. Each round is
 * seeded anew by rating: the best rated are kept apart. A void table sends on its best rated; so
 * does a tie in cards, by who joined first. Who has withdrawn by the time of a drawing does not go
 * on: the next of that table does.
 */
#ifndef LOBBY_CONTEST_KNOCKOUT_H
#define LOBBY_CONTEST_KNOCKOUT_H

#include "draw.h"

/* Draws a round, from 1. Returns how many tables it wrote, byes (of one seat) first; 0: the cup is
 * over, nobody has anybody to play; -1: an earlier round is not over, or `cap` is too small.
 * DRAW_ENTRANTS_MAX tables are always enough. */
int knockout_draw(const struct draw *draw, int round, struct draw_table *out, int cap);
/* Writes all entrants, best first, no two at one place: who came further, then by the place at the
 * last table, cards, rating, and who joined first. Returns how many. */
int knockout_standings(const struct draw *draw, struct draw_standing *out);

/* The shape of a round, for a bracket on the screen. */
struct knockout_round {
    int first, tables; /* of draw->table; no tables: it is not drawn yet */
    int open;          /* of those: still in play */
    int players;       /* seats, byes too; of a round not drawn yet: expected */
    int games;         /* tables of two seats or more; not drawn yet: expected */
    bool final;
};
/* Writes the rounds drawn and those expected up to the final. Returns how many. */
int knockout_bracket(const struct draw *draw, struct knockout_round out[DRAW_ROUNDS_MAX]);

#endif
