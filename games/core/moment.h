/*
 * The turning point of a game: the fact that changed the chances of winning most. Chances are
 * guessed from what everybody sees: how many cards each seat still has to get rid of, or the score.
 * So weighing costs next to nothing and gives the same result everywhere.
 */
#pragma once

#include "game.h"

struct moment_chances {
    uint16_t round;                 /* of a points game: each deal begins anew */
    bool over;                      /* nobody has to guess any more */
    int16_t of[GAME_SEATS_MAX + 1]; /* in thousandths */
};
void moment_chances(const struct game_rules *rules, const void *st, struct moment_chances *out);
/* How much weight a fact of a move has, from the chances before and after it: the fact of a game
 * with the greatest weight is its turning point. 0: the fact has no weight, or not everybody may
 * know it, or the move ended the game or round (the result tells that). */
int moment_weight(const struct game_rules *rules, const struct game_fact *fact,
                  const struct moment_chances *before, const struct moment_chances *after);
