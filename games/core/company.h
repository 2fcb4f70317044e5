/*
 * The bots that keep a single person company in the deal of the day (DD-D3). What a bot does
 * depends only on what it sees and on a generator that is made for each decision from the deal's
 * seed. So the bots answer the same moves of the person with the same moves, on any machine,
 * however busy it is.
 *
 * The bots move as soon as they can: the person acts only in positions in which no bot wants to.
 */
#pragma once

#include "game.h"

enum {
    COMPANY_LEVEL = 2,       /* the level of the bots (DD-D1), at which they do not search */
    COMPANY_LEGAL_MAX = 2048 /* how many legal moves are looked at */
};

/* Scratch memory for choosing a move, some 140 KB. The caller keeps it. */
struct company {
    struct game_move legal[COMPANY_LEGAL_MAX];
    struct game_view view;
};

/* Finds the next move of a bot. `person`, one of `seats`, is the only seat without a bot.
 * `moves` is how many moves all seats have made so far. Seats that may act out of turn (a report)
 * come first, then those that must move. In each group the lowest seat comes first. False: no bot
 * has anything to do, so it is the person's turn or the game is over. Otherwise `out` is a legal
 * move of `seat`. */
bool company_next(struct company *company, const struct game_rules *rules, const void *state,
                  int seats, int person, const uint8_t seed[32], uint32_t moves, int *seat,
                  struct game_move *out);
