/*
 * See moment.h.
 */
#include "moment.h"

#include <string.h>

#include "picture.h"

enum {
    WHOLE = 1000,
    LEAST = 60,       /* smaller changes are nothing to talk about */
    LIKELY = 1 << 20, /* of a seat without cards; with n cards it is divided by (n + 1) squared */
    TELLING = 64      /* of two facts about the same change, the one that tells more weighs more */
};

void moment_chances(const struct game_rules *rules, const void *st, struct moment_chances *out)
{
    struct game_view view;
    int likely[GAME_SEATS_MAX + 1] = {0}, sum = 0;

    memset(out, 0, sizeof(*out));
    rules->view(st, 0, &view);
    out->round = view.round;
    out->over = view.over != 0;
    if (rules->picture && rules->picture->chance) {
        for (int s = 1; s <= view.seats; s++)
            out->of[s] = (int16_t)rules->picture->chance(&view, s);
        return;
    }
    for (int s = 1; s <= view.seats; s++) {
        int left = rules->left ? rules->left(st, s) : view.seat[s].cards;

        likely[s] = view.seat[s].playing ? LIKELY / ((left + 1) * (left + 1)) : 0;
        sum += likely[s];
    }
    for (int s = 1; s <= view.seats && sum > 0; s++)
        out->of[s] = (int16_t)((int64_t)likely[s] * WHOLE / sum);
}

/* How much a fact tells about its move. A fact about cards that somebody got tells most: it says
 * what changed the chances. */
static int moment_telling(const struct game_rules *rules, const struct game_fact *fact)
{
    static const char *const telling[] = {"pick-up", "take",      "locked", "free",
                                          "miss",    "miss-home", "return"};
    int n = fact->n > fact->ncards ? fact->n : fact->ncards;

    for (size_t i = 0; i < sizeof(telling) / sizeof(telling[0]); i++)
        if (game_fact_is(&rules->facts[fact->kind], telling[i]))
            return n < 1 ? 1 : n < TELLING ? n : TELLING - 1;
    return 0;
}

void moment_weigh(const struct game_rules *rules, const struct game_fact *fact,
                  const struct moment_chances *before, const struct moment_chances *after,
                  struct moment_weights *out)
{
    memset(out, 0, sizeof(*out));
    if ((fact->audience & GAME_TO_SPECTATORS) == 0 || fact->seat == 0 || after->over ||
        after->round != before->round)
        return;
    for (int s = 1; s <= GAME_SEATS_MAX; s++) {
        int gain = after->of[s] - before->of[s];

        if (gain >= LEAST)
            out->of[s] = (uint16_t)(gain * TELLING + moment_telling(rules, fact));
    }
}

void moment_note(struct moment *moment, const struct game_fact *fact,
                 const struct moment_weights *weight)
{
    for (int s = 1; s <= GAME_SEATS_MAX; s++)
        if (weight->of[s] > moment->weight.of[s]) {
            moment->weight.of[s] = weight->of[s];
            moment->fact[s] = *fact;
        }
}

int moment_of(const struct moment *moment, uint16_t seats, struct game_fact *fact)
{
    int best = 0; /* its weight is always 0 */

    for (int s = 1; s <= GAME_SEATS_MAX; s++)
        if ((seats >> s & 1) != 0 && moment->weight.of[s] > moment->weight.of[best])
            best = s;
    if (best != 0)
        *fact = moment->fact[best];
    return best;
}
