/*
 * The bot of a first lesson: it plays so badly that somebody who takes the first card that fits
 * wins most of the time, and it makes that look like bad luck. It gives in to attacks. When it is
 * ahead, it draws, takes or passes half of the time if it can. If it can only play, it plays as few
 * cards at once as possible, and does not say `last` if it need not. Of two random throws it takes
 * the worse.
 */
#pragma once

#include "rng.h"

/* Chooses among the `n` legal moves of the view's seat. Returns the index of the move in `legal`;
 * -1: there is nothing to do. */
int teacher_choose(const struct game_rules *rules, const struct game_view *view,
                   const struct game_move *legal, int n, struct rng *rng);
