/*
 * The best moment of a game: what changed the chances of winning most. Chances are guessed from
 * what everybody sees, the cards that each has still to get rid of, so weighing costs as good as
 * nothing and gives the same everywhere.
 */
#ifndef GAMES_CORE_MOMENT_H
#define GAMES_CORE_MOMENT_H

#include "game.h"

struct moment_chances {
    uint16_t round;                 /* of a points game: each deal begins anew */
    bool over;                      /* nobody has to guess any more */
    int16_t of[GAME_SEATS_MAX + 1]; /* in thousandths */
};
void moment_chances(const struct game_rules *rules, const void *st, struct moment_chances *out);
/* How much weight a fact of a move has, from the chances before and after it: the fact of a game
 * with the greatest weight is its best moment. 0: none, or not everybody may know the fact, or the
 * move ended game or round, which the result tells. */
int moment_weight(const struct game_rules *rules, const struct game_fact *fact,
                  const struct moment_chances *before, const struct moment_chances *after);

#endif
