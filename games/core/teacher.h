/*
 * The bot of a first lesson: it plays so badly that somebody who takes the first card that fits
 * wins most of the time, and it makes that look like bad luck. It gives in to attacks. It draws or
 * takes when it is ahead. It plays as few cards at once as it can, forgets to say `last`, and takes
 * the worse of two random throws.
 */
#pragma once

#include "rng.h"

/* Chooses among the `n` legal moves of the view's seat. Returns the index of the move in `legal`;
 * -1: there is nothing to do. */
int teacher_choose(const struct game_rules *rules, const struct game_view *view,
                   const struct game_move *legal, int n, struct rng *rng);
