/*
 * Functions that the games share.
 */
#include "engine.h"

#include <string.h>

#include "cards.h"

void view_begin(struct game_view *view, const struct game_rules *rules, const void *st, int seats,
                int viewer)
{
    struct game_result result;
    struct game_turn turn;

    memset(view, 0, sizeof(*view));
    rules->turn(st, &turn);
    rules->result(st, &result);
    view->seats = (uint8_t)seats;
    view->viewer = (uint8_t)viewer;
    view->over = turn.over;
    view->must = turn.must;
    view->may = turn.may;
    view->serial = turn.serial;
    for (int s = 1; s <= seats; s++) {
        view->seat[s].points = result.points[s];
        view->seat[s].place = result.place[s];
    }
}

struct game_view_zone *view_zone_add(struct game_view *view, const char *name, int count)
{
    struct game_view_zone *zone = &view->zone[view->nzones++];

    strcpy(zone->name, name);
    zone->count = (uint8_t)count;
    return zone;
}

struct game_fact *view_status_add(struct game_view *view, int kind, int seat)
{
    struct game_fact *fact = &view->status[view->nstatus++];

    fact->kind = (uint8_t)kind;
    fact->seat = (uint8_t)seat;
    fact->audience = GAME_TO_ALL;
    return fact;
}

int view_held(const struct game_view *view, int choice)
{
    int n = 0;

    for (int i = 0; i < view->nhand; i++)
        n += card_choice(view->hand[i].card) == choice;
    return n;
}

int view_threat(const struct game_view *view)
{
    int fewest = GAME_HAND_MAX;

    for (int s = 1; s <= view->seats; s++)
        if (s != view->viewer && view->seat[s].playing && view->seat[s].cards < fewest &&
            (view->seat[s].team == 0 || view->seat[s].team != view->seat[view->viewer].team))
            fewest = view->seat[s].cards;
    return fewest;
}

bool game_fact_is(const struct game_fact_kind *kind, const char *name)
{
    return words_listed(kind->name, name, strlen(name));
}

const char *game_code_name(enum game_code code)
{
    static const char *const name[] = {
        [GAME_OK] = "ok",
        [GAME_NOT_YOUR_TURN] = "not-your-turn",
        [GAME_NOT_IN_HAND] = "not-in-hand",
        [GAME_NO_MATCH] = "no-match",
        [GAME_BAD_STACK] = "bad-stack",
        [GAME_MUST_ANSWER] = "must-answer",
        [GAME_NEED_CHOICE] = "need-choice",
        [GAME_NOT_NOW] = "not-now",
        [GAME_BAD_MOVE] = "bad-move",
        [GAME_OVER] = "game-over",
    };

    return name[code];
}
