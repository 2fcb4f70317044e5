/*
 * The turning point of a game: the fact that raised the winner's chances of winning most. Chances
 * are guessed from what everybody sees: how many cards each seat still has to get rid of, or the
 * score. So weighing costs next to nothing and gives the same result everywhere. Who wins is not
 * known before the end, so the best fact of each seat is kept until then.
 */
#pragma once

#include "game.h"

struct moment_chances {
    uint16_t round;                 /* of a points game: each deal begins anew */
    bool over;                      /* the game is over */
    int16_t of[GAME_SEATS_MAX + 1]; /* in thousandths */
};
/* Guesses the chances in a position. */
void moment_chances(const struct game_rules *rules, const void *st, struct moment_chances *out);
/* How much weight a fact of a move has for each seat, from the chances before and after the move.
 * All are 0 if the move raised nobody's chances by much, if the fact names no seat, or if not
 * everybody may know it. They are also 0 if the move ended the game or round, because the result
 * tells that. */
struct moment_weights {
    uint16_t of[GAME_SEATS_MAX + 1];
};
void moment_weigh(const struct game_rules *rules, const struct game_fact *fact,
                  const struct moment_chances *before, const struct moment_chances *after,
                  struct moment_weights *out);

/* The facts of greatest weight so far. Begins as all zeros. */
struct moment {
    struct moment_weights weight;
    struct game_fact fact[GAME_SEATS_MAX + 1]; /* of a seat whose weight is not 0 */
};
/* Keeps the fact for each seat for which it weighs more than the one kept so far. */
void moment_note(struct moment *moment, const struct game_fact *fact,
                 const struct moment_weights *weight);
/* Of the seats in this set, the one in whose favour the game turned most; `fact` gets the fact that
 * turned it. 0: there was no turning point, and `fact` stays as it is. */
int moment_of(const struct moment *moment, uint16_t seats, struct game_fact *fact);
