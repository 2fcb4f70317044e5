/* The prizes of a cup (CU-D3). */
#pragma once

#include "draw.h"

/* With fewer addresses than this every entry goes back. */
enum { PRIZES_ADDRESSES = 6 };

/* Writes what each entrant gets into `out`, by the index of the entrant. `entry` is what each
 * has paid, at least 0. `standing` has all entrants in order, best first. Equal places share the
 * sum of their prizes; odd chips go to those of them who joined first. The first place also gets
 * the chips that the percentages leave over. The sum is always entry x entrants. Returns false if
 * all entries go back. */
bool prizes_share(const struct draw *draw, const struct draw_standing *standing, int64_t entry,
                  int64_t *out);
