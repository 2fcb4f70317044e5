/* The prizes of a cup (CU-D3). */
#ifndef LOBBY_CONTEST_PRIZES_H
#define LOBBY_CONTEST_PRIZES_H

#include "draw.h"

/* Too few addresses: every entry goes back. */
enum { PRIZES_ADDRESSES = 6 };

/* Writes what each entrant gets, by the index of the entrant, into `out`; `entry` is what each has
 * paid, at least 0. `standing` has all entrants in order, best first. Equal places share the sum of
 * their prizes; odd chips go to who joined first of them, and what percent leave over to the first
 * place. The sum is always entry x entrants. Returns false if all entries go back. */
bool prizes_share(const struct draw *draw, const struct draw_standing *standing, int64_t entry,
                  int64_t *out);

#endif
