/*
 * How Sticks is played: at level 1 anyhow, above it so that a multiple of four is left.
 */
#include "state.h"

#include <string.h>

int sticks_bot(const struct game_view *view, const struct game_move *legal, int nlegal, int level,
               struct rng *rng)
{
    struct sticks_detail d;
    memcpy(&d, view->detail, sizeof(d));
    for (int i = 0; i < nlegal && level > 1; i++)
        if ((d.heap - legal[i].num[0]) % (STICKS_MOST + 1) == 0)
            return i;
    return nlegal > 0 ? (int)rng_below(rng, (uint32_t)nlegal) : -1;
}
