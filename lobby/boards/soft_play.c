/*
 * See soft_play.h. A move is played on a copy of the position, to find out what it does to the next
 * player.
 */
#include "soft_play.h"

#include <string.h>

#include "xalloc.h"

enum { LEGAL_MAX = 64 };

struct scratch {
    struct game_events told;
    struct game_view view;
    struct game_move legal[LEGAL_MAX];
};

/* Whether this move makes somebody else pick up cards. */
static bool soft_play_hurts(const struct game_rules *rules, const void *state, int seat,
                            const struct game_move *move, struct scratch *s)
{
    FREED void *copy = xmalloc(rules->state_size);
    memcpy(copy, state, rules->state_size);
    s->told.n = 0;
    s->told.overflow = false;
    bool owed = false;
    if (rules->apply(copy, seat, move, &s->told) == GAME_OK) {
        rules->view(copy, 0, &s->view);
        owed = s->view.owed > 0 && (s->view.must >> seat & 1) == 0;
    }
    return owed;
}

enum soft_play soft_play_judge(const struct game_rules *rules, const void *state, int seat,
                               const struct game_move *move)
{
    if (!rules->finite)
        return SOFT_PLAY_NO_CHOICE;
    FREED struct scratch *s = xmalloc(sizeof(*s));
    int n = rules->legal(state, seat, s->legal, LEGAL_MAX);
    bool plays = false;
    bool soft = move->verb == MOVE_DRAW || move->verb == MOVE_TAKE || move->verb == MOVE_PASS;
    if (n > LEGAL_MAX)
        n = LEGAL_MAX;
    for (int i = 0; i < n; i++)
        plays |= s->legal[i].verb == MOVE_PLAY;
    if (plays && !soft && !soft_play_hurts(rules, state, seat, move, s))
        for (int i = 0; i < n && !soft; i++)
            soft = s->legal[i].verb == MOVE_PLAY &&
                   soft_play_hurts(rules, state, seat, &s->legal[i], s);
    return !plays ? SOFT_PLAY_NO_CHOICE : soft ? SOFT_PLAY_YES : SOFT_PLAY_NOT;
}
