/*
 * What follows when somebody leaves: the game is cancelled, is decided for those who stayed, or
 * goes on by its rules.
 */
#include "leaving.h"

#include <string.h>

#include "engine.h"

void leaving_begin(struct leaving *who, const struct game_rules *rules, const void *st)
{
    struct game_view view;

    rules->view(st, 0, &view);
    who->pairs = false;
    memset(who->team, 0, sizeof(who->team));
    for (int s = 1; s <= who->seats; s++) {
        who->team[s] = view.seat[s].team;
        who->pairs |= view.seat[s].team != 0;
    }
}

uint16_t leaving_people(const struct leaving *who, uint16_t left)
{
    return seats_all(who->seats) & (uint16_t) ~(who->bots | left);
}

/* In a game in pairs, the seats of the only pair that still has people: that pair wins. 0: more
 * pairs have people, or the game is not in pairs (then the rules themselves end the game with one
 * winner). */
static uint16_t leaving_last_pair(const struct leaving *who, uint16_t left)
{
    uint16_t people = leaving_people(who, left), winners = 0;
    uint8_t team = 0;

    if (!who->pairs)
        return 0;
    for (int s = 1; s <= who->seats; s++) {
        if ((people & seat_bit(s)) == 0)
            continue;
        if (team != 0 && who->team[s] != team)
            return 0;
        team = who->team[s];
    }
    for (int s = 1; s <= who->seats; s++)
        if (who->team[s] == team)
            winners |= seat_bit(s);
    return winners;
}

bool leaving_cancels(const struct leaving *who, uint16_t had, uint16_t left)
{
    uint16_t all = seats_all(who->seats);

    return who->competitive && ((had | left) & all) != all;
}

enum leaving_end leaving_apply(const struct leaving *who, const struct game_rules *rules, void *st,
                               uint16_t left, int seat, struct game_events *ev,
                               struct game_result *result)
{
    struct game_turn turn;
    int first, last;

    rules->turn(st, &turn);
    if (leaving_cancels(who, turn.had, left))
        return LEAVING_CANCELLED;
    left |= seat_bit(seat);
    rules->leave(st, seat, ev);
    rules->turn(st, &turn);
    if (turn.over) {
        rules->result(st, result);
        return LEAVING_FINISHED;
    }
    if (leaving_people(who, left) == 0)
        return LEAVING_DESERTED;
    uint16_t winners = who->competitive ? leaving_last_pair(who, left) : 0;
    if (winners == 0)
        return LEAVING_ON;
    /* RK-D8: the seats that stayed come after the winners, those that left are last. */
    first = 1 + __builtin_popcount(winners);
    last = 1 + __builtin_popcount(seats_all(who->seats) & (winners | (uint16_t)~left));
    memset(result, 0, sizeof(*result));
    result->winners = winners;
    for (int s = 1; s <= who->seats; s++)
        result->place[s] = (uint8_t)(winners & seat_bit(s) ? 1 : left & seat_bit(s) ? last : first);
    return LEAVING_FINISHED;
}
