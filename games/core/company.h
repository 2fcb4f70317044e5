/*
 * The bots that keep a single person company in the deal of the day (DD-D3). What they do depends
 * on nothing but the game: what each of them sees, and a generator of its own for each decision,
 * made from the deal's seed. So the same moves of the person are answered by the same moves of the
 * bots, on any machine, however busy it is.
 *
 * The bots move as soon as they can: the person acts only in positions in which no bot wants to.
 */
#ifndef GAMES_CORE_COMPANY_H
#define GAMES_CORE_COMPANY_H

#include "game.h"

enum {
    COMPANY_LEVEL = 2,       /* of the bots (DD-D1); it does not search */
    COMPANY_LEGAL_MAX = 2048 /* legal moves that are looked at */
};

/* What choosing works with, some 140 KB that the caller keeps. */
struct company {
    struct game_move legal[COMPANY_LEGAL_MAX];
    struct game_view view;
};

/* Finds the next move of a bot. `person` is the seat that is no bot's, of `seats`. `moves` is how
 * many moves all seats have made so far. Seats that may act out of turn (a report) come first, then
 * those that must move; in both the lowest first. False: no bot has anything to do, so it is the
 * person's turn or the game is over. Else `seat` and `out` are the move, which is legal. */
bool company_next(struct company *company, const struct game_rules *rules, const void *state,
                  int seats, int person, const uint8_t seed[32], uint32_t moves, int *seat,
                  struct game_move *out);

#endif
