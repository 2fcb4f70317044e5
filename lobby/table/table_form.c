/*
 * Tables that the room opens for people who seek a game (ME-D3), and the tables with bots from
 * which it calls these people away (ME-D4).
 */
#include "table_private.h"

/* ---- Tables with bots ---- */

bool tables_callable(const struct tables *ts, int64_t person)
{
    int32_t number = table_place(&ts->seated, person);
    const struct table *t = tables_find(ts, number);
    int seat = t ? seating_seat_of(&t->ahead, person) : 0;
    if (number == 0)
        return true;
    if (seat == 0 || t->lost || seating_people(&t->ahead) != 1 || t->ahead.cup.cup != 0 ||
        t->ahead.frozen[0] != '\0')
        return false;
    if (game_in_play(t))
        return !t->game->row.competitive && (t->game->shown->left & seat_bit(seat)) == 0;
    return t->stored && table_idle(t);
}

void form_call_away(struct tables *ts, int64_t person)
{
    struct table *t = tables_find(ts, table_place(&ts->seated, person));
    watch_end(ts, person);
    if (!t)
        return;
    table_place_unseat(ts, person, t->number);
    int seat = seating_seat_of(&t->ahead, person);
    if (!game_in_play(t)) {
        seat_stand(t, seat, NULL, NOTICE_STOOD);
        return;
    }
    form_park(t);
    clock_presence(t, seat, false);
}

void form_park(struct table *t)
{
    struct tables *ts = t->tables;
    int64_t ms = TABLE_PARKED_MS;
    /* A deal of the day or of a duel has only one deadline, its last moment, at which it ends by
     * itself. */
    if (t->game->daily != 0)
        ms += t->game->daily_last - clock_wall(ts->deps.clock);
    t->parked_until = tables_now(ts) + (ms > TABLE_PARKED_MS ? ms : TABLE_PARKED_MS);
}

int32_t tables_parked(const struct tables *ts, int64_t person)
{
    for (int32_t n = 1; n < ts->number_cap; n++) {
        const struct table *t = ts->by_number[n];
        if (t && t->parked_until != 0 && !t->lost &&
            (person == 0 || seating_seat_of(&t->shown, person) != 0))
            return n;
    }
    return 0;
}

bool form_return(struct table *t, const struct table_message *m)
{
    struct tables *ts = t->tables;
    int seat = seating_seat_of(&t->shown, m->from.id);
    if (t->parked_until == 0 || seat == 0 || table_place(&ts->seated, m->from.id) != 0)
        return false;
    t->parked_until = 0;
    watch_end(ts, m->from.id);
    table_place_set(&ts->seated, m->from.id, t->number);
    clock_presence(t, seat, true);
    table_done(ts, m);
    return true;
}

int64_t form_parked_due(struct table *t, int64_t now)
{
    if (t->parked_until == 0 || now < t->parked_until)
        return t->parked_until;
    t->parked_until = 0;
    utf8_copy(N_("Nobody came back to it within ten minutes."), t->closing, sizeof(t->closing));
    if (game_in_play(t))
        game_void(t->game, NULL, t->closing);
    return 0;
}

bool tables_has(const struct tables *ts, int32_t number)
{
    return tables_find(ts, number);
}

/* ---- Forming ---- */

bool tables_form(struct tables *ts, const char *game, const char *options, const struct person *who,
                 int n, int *at)
{
    const struct game_rules *rules = game_find(game);
    struct seating s;
    *at = -1;
    if (store_backlog(ts->deps.store) > TABLE_BACKLOG_MAX || ts->count >= TABLES_MAX)
        return false;
    if (option_fresh(ts, rules, options, &s))
        return false;
    s.host = who[0].id;
    for (int i = 0; i < n; i++) {
        s.seat[i + 1] = who[i];
        s.ready |= seat_bit(i + 1);
    }
    if (seating_competitive(&s) && !store_healthy(ts->deps.store))
        return false;
    for (*at = 0; *at < n; ++*at)
        if (!tables_callable(ts, who[*at].id) || seat_terms_refusal(ts, &s, &who[*at], 0))
            return false;
    *at = -1;
    for (int i = 0; i < n; i++)
        form_call_away(ts, who[i].id);
    struct table *t = table_make(ts, ids_next(ts->deps.ids), 0, rules);
    t->ahead = s;
    t->formed = true;
    for (int i = 0; i < n; i++)
        table_place_set(&ts->seated, who[i].id, t->number);
    struct batch *b = seat_begin(t, NULL);
    shuffle_prepare(b);
    for (int i = 0; i < n; i++)
        shuffle_sit(b, i + 1);
    seat_submit(b);
    return true;
}
