/*
 * What the seats of Sticks see, which is everything.
 */
#include "state.h"

#include <string.h>

const struct game_fact_kind sticks_facts[] = {
    [FACT_TAKE] = {"take", N_("{who} takes {n} {n:stick|sticks}, {m} are left."),
                   N_("You take {n} {n:stick|sticks}, {m} are left."), NULL},
    [FACT_FEW] = {"few", N_("{who} can take all that are left."),
                  N_("You can take all that are left."), NULL},
    [FACT_WIN] = {"last-stick", N_("{who} has the last stick."), N_("You have the last stick."),
                  NULL},
    [FACT_LEFT] = {"left", N_("{who} plays no more."), N_("You play no more."), NULL},
    [FACT_NOW] = {"now", N_("{who} is to take."), N_("You are to take."), NULL},
};
_Static_assert(sizeof(sticks_facts) / sizeof(sticks_facts[0]) == STICKS_FACTS,
               "every kind of fact has its words");

void sticks_view(const void *st, int viewer, struct game_view *out)
{
    const struct sticks *g = st;
    struct sticks_detail d;
    memset(&d, 0, sizeof(d));
    view_begin(out, &sticks_rules, g, g->seats, viewer);
    out->direction = CLOCKWISE;
    d.heap = g->heap;
    for (int seat = 1; seat <= g->seats; seat++) {
        out->seat[seat].playing = g->playing >> seat & 1;
        out->seat[seat].cards = d.taken[seat] = g->taken[seat];
        out->seat[seat].points = g->taken[seat];
    }
    memcpy(out->detail, &d, sizeof(d));
    if (!out->over)
        view_status_add(out, FACT_NOW, g->turn);
    if (!out->over && viewer == g->turn)
        out->verbs = 1U << MOVE_TAKE;
}

void sticks_resample(void *dst, const void *st, int seat UNUSED, struct rng *rng UNUSED)
{
    memcpy(dst, st, sizeof(struct sticks));
}
