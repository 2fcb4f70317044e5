/*
 * See position_set.h.
 */
#include "position_set.h"

#include <stdio.h>

enum game_code position_set(const struct game_rules *rules, void *st,
                            const struct game_setup *setup, const char *text, char *why,
                            size_t whycap)
{
    static const struct {
        const char *id;
        position_set_fn *set;
    } games[] = {{"exta-cards", position_exta_cards},
                 {"extreme-last-card", position_extreme_last_card},
                 {"last-one", position_last_one},
                 {"palace", position_palace},
                 {"switch", position_switch}};
    const char *refusal = game_setup_refusal(rules, setup);
    if (refusal) {
        snprintf(why, whycap, "%s", refusal);
        return GAME_BAD_MOVE;
    }
    for (size_t i = 0; i < sizeof(games) / sizeof(games[0]); i++)
        if (strcmp(games[i].id, rules->id) == 0)
            return games[i].set(rules, st, setup, text, why, whycap);
    snprintf(why, whycap, "%s has no positions.", rules->title);
    return GAME_BAD_MOVE;
}
