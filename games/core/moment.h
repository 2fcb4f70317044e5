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
    bool over;                      /* nobody has to guess any more */
    int16_t of[GAME_SEATS_MAX + 1]; /* in thousandths */
};
void moment_chances(const struct game_rules *rules, const void *st, struct moment_chances *out);
/* How much weight a fact of a move has for each seat, from the chances before and after the move.
 * All 0: the move raised nobody's chances by much, or not everybody may know the fact, or the move
 * ended the game or round (the result tells that). */
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
void moment_note(struct moment *moment, const struct game_fact *fact,
                 const struct moment_weights *weight);
/* The seat among these (bits) in whose favour the game turned most, with the fact. 0: there was no
 * turning point, and `fact` stays as it is. */
int moment_of(const struct moment *moment, uint16_t seats, struct game_fact *fact);
