/* The prizes of a cup (CU-D3). */
#pragma once

#include "draw.h"

/* If the entrants have fewer different addresses than this, every entry goes back. */
enum { PRIZES_ADDRESSES = 6 };

/* Writes how many chips each entrant gets to `out`, by the index of the entrant. `entry` is what
 * each has paid, 0 or more. `standing` has all entrants in order, best first. Those who share a
 * place share the sum of their prizes; odd chips go to those of them who joined first. The first
 * place also gets the chips that rounding leaves over. The sum is always entry x entrants. Returns
 * false if all entries go back; `out` then has `entry` for everybody. */
bool prizes_share(const struct draw *draw, const struct draw_standing *standing, int64_t entry,
                  int64_t *out);
