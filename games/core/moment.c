/*
 * See moment.h.
 */
#include "moment.h"

#include <stdlib.h>

#include "picture.h"

enum {
    WHOLE = 1000,
    LEAST = 60,       /* smaller changes are nothing to talk about */
    LIKELY = 1 << 20, /* of a seat without cards; with n cards it is divided by (n + 1) squared */
    TELLING = 64      /* of facts about the same change, the one that tells most weighs most */
};

void moment_chances(const struct game_rules *rules, const void *st, struct moment_chances *out)
{
    struct game_view view;
    int likely[GAME_SEATS_MAX + 1] = {0}, sum = 0;

    memset(out, 0, sizeof(*out));
    if (rules->picture && rules->picture->moment)
        return; /* which needs no chances */
    rules->view(st, 0, &view);
    out->round = view.round;
    out->over = view.over != 0;
    for (int s = 1; s <= view.seats; s++) {
        int left = rules->left ? rules->left(st, s) : view.seat[s].cards;

        likely[s] = view.seat[s].playing ? LIKELY / ((left + 1) * (left + 1)) : 0;
        sum += likely[s];
    }
    for (int s = 1; s <= view.seats && sum > 0; s++)
        out->of[s] = (int16_t)((int64_t)likely[s] * WHOLE / sum);
}

/* How much a fact tells about its move. A fact about a pick up tells most: it says what changed the
 * chances. */
static int moment_telling(const struct game_rules *rules, const struct game_fact *fact)
{
    const char *name = rules->facts[fact->kind].name;
    bool picked = strcmp(name, "pick-up") == 0 || strcmp(name, "take") == 0;

    return picked && fact->n < TELLING ? fact->n : 0;
}

int moment_weight(const struct game_rules *rules, const struct game_fact *fact,
                  const struct moment_chances *before, const struct moment_chances *after)
{
    int change = abs(after->of[fact->seat] - before->of[fact->seat]);

    if ((fact->audience & GAME_TO_SPECTATORS) == 0)
        return 0;
    if (rules->picture && rules->picture->moment)
        return rules->picture->moment(fact);
    if (fact->seat == 0 || after->over || after->round != before->round || change < LEAST)
        return 0;
    return change * TELLING + moment_telling(rules, fact);
}
