/*
 * Tables of a cup (doc/rules/cups.md, CU-D4 to CU-D6, CU-D15). Such a table is opened with all its
 * people. Some of them may not be there: they have lost the connection, or play elsewhere. It plays
 * one game and closes. This file has what differs from other tables.
 *
 * The game's journal says who was not there when the game began ("absent S"), and who wants to
 * leave before everybody has had a turn ("going S"). Leaving would still cancel the game then
 * (RK-D7), so the seat is played automatically until leaving does not cancel it. Neither event
 * changes the position.
 */
#include "log.h"
#include "table_private.h"

enum {
    LOOK_MS = 1000, /* how often the table checks whether somebody who plays elsewhere is free */
    AGAIN_MS = 5000 /* how often the table tries to begin while the room does not allow it */
};

/* ---- What the cup is told ---- */

static void table_cup_tell(struct tables *ts, const struct table_cup_end *end)
{
    if (ts->deps.cup)
        ts->deps.cup(ts->deps.arg, end);
}

void cup_tell(const struct table *t, enum table_cup_state state)
{
    if (t->ahead.cup.cup != 0)
        table_cup_tell(t->tables, &(struct table_cup_end){.at = t->ahead.cup, .state = state});
}

void cup_unopened(struct tables *ts, const struct store_cup_at *at)
{
    table_cup_tell(ts, &(struct table_cup_end){.at = *at, .state = TABLE_CUP_UNOPENED});
}

void cup_settle(const struct game *g, struct store_game *row)
{
    const struct play *p = g->ahead;
    for (int s = 1; row->cup.cup != 0 && s <= row->nseats; s++) {
        struct table_result_seat held = {0};
        struct game_view view;
        g->rules->view(p->state, s, &view);
        if ((p->left & seat_bit(s)) == 0)
            table_result_held(&held, &view, s);
        row->seat[s - 1].cards = held.cards;
        row->seat[s - 1].absent = ((p->absent | p->automatic) & ~p->acted & seat_bit(s)) != 0;
    }
}

void cup_told(const struct batch *b)
{
    const struct store_game *row = b->row;
    if (!row || row->cup.cup == 0 || b->before->end == b->play->end)
        return;
    struct table_cup_end end = {.at = row->cup,
                                .state = row->state == STORE_GAME_FINISHED    ? TABLE_CUP_PLAYED
                                         : row->state == STORE_GAME_CANCELLED ? TABLE_CUP_CANCELLED
                                                                              : TABLE_CUP_VOID,
                                .game = *row};
    table_cup_tell(b->tables, &end);
}

/* ---- Opening ---- */

int32_t tables_cup_number(const struct tables *ts, const struct store_cup_at *at)
{
    for (int32_t n = 1; n < ts->number_cap; n++) {
        const struct table *t = ts->by_number[n];
        if (t && !t->lost && at->cup != 0 && t->ahead.cup.cup == at->cup &&
            t->ahead.cup.round == at->round && t->ahead.cup.table == at->table)
            return n;
    }
    return 0;
}

/* Whether the person can be called to a table of a cup: they sit nowhere, alone where nothing is at
 * stake, or where no game is in play. */
static bool table_cup_may_call(const struct tables *ts, int64_t person)
{
    const struct table *t = tables_find(ts, table_place(&ts->seated, person));
    for (size_t i = 0; i < ts->nheld; i++)
        if (ts->held[i] == person)
            return false;
    return tables_callable(ts, person) ||
           (t && t->stored && !t->lost && t->ahead.cup.cup == 0 && !game_in_play(t) &&
            table_idle(t) && t->ahead.frozen[0] == '\0');
}

/* The notice that calls somebody to the table. `elsewhere`: they play at another one. */
static struct notice table_cup_call(const struct table *t, bool elsewhere)
{
    return (struct notice){.kind = NOTICE_CUP,
                           .cup = {.at = t->ahead.cup,
                                   .elsewhere = elsewhere,
                                   .ms = t->begin_at - tables_now(t->tables)}};
}

/* Reads the form into `s`. Returns why its table can never be opened; NULL: it can. */
static const char *table_cup_form_read(struct tables *ts, const struct table_cup_form *form,
                                       struct seating *s)
{
    char options[STORE_TEXT_MAX];
    const struct game_rules *rules = game_find(form->game);
    if (!rules || form->at.cup == 0 || form->seats < 2 || form->seats > GAME_SEATS_MAX)
        return "the game or the seats";
    utf8_printf(options, sizeof(options), "seats=%d %s", form->seats,
                form->options ? form->options : "");
    const char *refusal = option_fresh(ts, rules, options, s);
    if (refusal)
        return refusal;
    s->terms = form->ranked && form->deal == 0 ? TERMS_RANKED : TERMS_FRIENDLY;
    s->bet = 0;
    s->host = 0;
    s->cup = form->at;
    s->unrated = !form->rated;
    s->deal = form->deal;
    if (form->turn_ms > 0)
        s->turn_ms = form->turn_ms;
    if (form->deal != 0)
        memcpy(s->setup.seed, form->seed, sizeof(s->setup.seed));
    for (int i = 0; i < form->seats; i++)
        s->seat[i + 1] = form->who[i];
    return NULL;
}

enum table_cup_formed tables_form_cup(struct tables *ts, const struct table_cup_form *form)
{
    struct seating s;
    if (tables_cup_number(ts, &form->at) != 0)
        return TABLE_CUP_IS_OPEN;
    const char *why = table_cup_form_read(ts, form, &s);
    if (why) {
        log_error("table-cup", "cup=%" PRId64 " round=%d table=%d: %s", form->at.cup,
                  form->at.round, form->at.table, why);
        return TABLE_CUP_WRONG;
    }
    if (store_backlog(ts->deps.store) > TABLE_BACKLOG_MAX || ts->count >= TABLES_MAX ||
        !store_healthy(ts->deps.store))
        return TABLE_CUP_LATER;
    bool called[GAME_SEATS_MAX + 1] = {false};
    for (int seat = 1; seat <= form->seats; seat++) {
        called[seat] = table_cup_may_call(ts, s.seat[seat].id);
        if (called[seat])
            form_call_away(ts, s.seat[seat].id);
    }
    struct table *t = table_make(ts, ids_next(ts->deps.ids), 0, game_find(form->game));
    t->ahead = s;
    t->begin_at = tables_now(ts) + TABLE_CUP_READY_MS;
    struct batch *b = seat_begin(t, NULL);
    for (int seat = 1; seat <= form->seats; seat++) {
        if (called[seat])
            table_place_set(&ts->seated, s.seat[seat].id, t->number);
        const struct notice call = table_cup_call(t, !called[seat]);
        outbox_put(&b->out, s.seat[seat].id, &call);
    }
    if (s.deal == 0)
        shuffle_prepare(b);
    seat_submit(b);
    return TABLE_CUP_OPENS;
}

/* ---- Who is there ---- */

bool cup_elsewhere(const struct table *t, int64_t person)
{
    return t->ahead.cup.cup != 0 && table_place(&t->tables->seated, person) != t->number;
}

/* Calls those who played elsewhere and are free now. Returns when to look again; 0: nobody else
 * plays elsewhere. */
static int64_t table_cup_fetch(struct table *t, int64_t now)
{
    struct tables *ts = t->tables;
    int64_t due = 0;
    for (int s = 1; s <= t->shown.setup.seats; s++) {
        int64_t id = t->shown.seat[s].id;
        const struct play *p = game_in_play(t) ? t->game->ahead : NULL;
        if (id == 0 || (p && ((p->left | p->going) & seat_bit(s)) != 0) || !cup_elsewhere(t, id))
            continue;
        if (!table_cup_may_call(ts, id)) {
            due = now + LOOK_MS;
            continue;
        }
        form_call_away(ts, id);
        table_place_set(&ts->seated, id, t->number);
        if (!ts->deps.present(ts->deps.arg, id))
            continue;
        const struct notice call = table_cup_call(t, false);
        table_tell_now(t, id, &call);
        clock_presence(t, s, true);
    }
    return due;
}

bool cup_excused(const struct table *t, int seat)
{
    const struct play *p = t->game->shown;
    return t->game->row.cup.cup != 0 && (p->absent & ~p->acted & seat_bit(seat)) != 0;
}

/* ---- Leaving ---- */

void cup_leave(struct table *t, int seat, const struct table_message *m, bool away)
{
    struct game *g = t->game;
    const struct game_turn turn = play_turn(g, g->ahead->state);
    if (g->row.cup.cup == 0 || !leaving_cancels(&g->who, turn.had, g->ahead->left)) {
        game_leave(t, seat, m, away);
        return;
    }
    const struct play_event e = {.kind = EVENT_GOING, .seat = seat, .yes = away};
    if (batch_write(g, m, e) != GAME_OK && m)
        table_done(t->tables, m); /* they have asked to leave already */
}

/* ---- A pause ---- */

void tables_cup_pause(struct tables *ts, int64_t cup, bool pause, const char *why)
{
    for (int32_t n = 1; n < ts->number_cap; n++) {
        struct table *t = ts->by_number[n];
        if (!t || t->lost || cup == 0 || t->ahead.cup.cup != cup)
            continue;
        t->pausing = pause ? CUP_PAUSE : CUP_GO_ON;
        utf8_copy(why, t->pause_why, sizeof(t->pause_why));
        clock_update(t);
    }
}

void tables_cups_over(struct tables *ts, bool (*over)(void *arg, int64_t cup), void *arg)
{
    for (int32_t n = 1; n < ts->number_cap; n++) {
        struct table *t = ts->by_number[n];
        if (!t || t->lost || t->ahead.cup.cup == 0 || !over(arg, t->ahead.cup.cup))
            continue;
        t->over |= !t->game;
        t->pausing = CUP_GO_ON;
        clock_update(t);
    }
}

/* Does what tables_cup_pause asked for, once the table is free. True: something is written. */
static bool table_cup_pause_write(struct table *t)
{
    bool pause = t->pausing == CUP_PAUSE;
    bool wanted = t->pausing != CUP_AS_IS && pause != t->ahead.paused &&
                  (!pause || t->ahead.frozen[0] == '\0');
    t->pausing = CUP_AS_IS;
    if (!wanted)
        return false;
    struct batch *b = seat_begin(t, NULL);
    t->ahead.paused = pause;
    seat_freeze(b, pause ? t->pause_why : "");
    seat_submit(b);
    return true;
}

/* ---- What is due ---- */

/* Whether the game has to wait because the room starts no ranked games now. */
static bool table_cup_is_held(const struct table *t)
{
    const struct tables *ts = t->tables;
    return t->ahead.terms == TERMS_RANKED && (ts->drains || !store_healthy(ts->deps.store));
}

bool cup_may_begin(const struct table *t, bool ready)
{
    return !t->over && !table_cup_is_held(t) && (ready || tables_now(t->tables) >= t->begin_at);
}

int64_t cup_wait(struct table *t, int64_t now)
{
    if (table_cup_pause_write(t))
        return 0;
    if (t->game || t->over) {
        seat_close(t, NULL, N_("The game of this table of the cup is over."));
        return 0;
    }
    int64_t due = table_cup_fetch(t, now);
    if (!table_idle(t) || game_in_play(t) || t->shown.frozen[0] != '\0')
        return due;
    if (now >= t->begin_at)
        seat_try_start(t);
    if (!table_idle(t))
        return 0;
    int64_t next = now < t->begin_at ? t->begin_at : now + AGAIN_MS;
    return due != 0 && due < next ? due : next;
}

bool cup_play(struct table *t, int64_t now, int64_t *due)
{
    struct game *g = t->game;
    *due = 0;
    if (table_cup_pause_write(t))
        return true;
    *due = table_cup_fetch(t, now);
    if (!table_idle(t) || t->shown.frozen[0] != '\0')
        return !table_idle(t);
    if (t->looks && now >= t->return_until) {
        t->looks = false;
        struct batch *b = batch_new(t->tables, t, g, BATCH_GAME, NULL);
        for (int s = 1; s <= g->row.nseats; s++)
            if (t->live[s].away)
                batch_event(b, &(struct play_event){.kind = EVENT_ABSENT, .seat = s});
        if (batch_submit_any(b))
            return true;
    }
    /* Those who wanted to leave do so as soon as that does not cancel the game. */
    const struct game_turn turn = play_turn(g, g->shown->state);
    for (int s = 1; s <= g->row.nseats; s++)
        if ((g->shown->going & ~g->shown->left & seat_bit(s)) != 0 &&
            !leaving_cancels(&g->who, turn.had, g->shown->left)) {
            game_leave(t, s, NULL, (g->shown->going_away & seat_bit(s)) != 0);
            return true;
        }
    return false;
}

void cup_resume(struct table *t)
{
    const struct game *g = t->game;
    t->begin_at = tables_now(t->tables) + TABLE_CUP_READY_MS;
    if (!game_in_play(t))
        return;
    t->over = false;
    t->looks = g->shown->seq == 0;
    for (int s = 1; s <= g->row.nseats; s++)
        if (((g->shown->absent & ~g->shown->acted) | g->shown->going) & seat_bit(s)) {
            t->live[s].automatic = true;
            t->live[s].waits = false;
        }
}

/* ---- Messages ---- */

const char *cup_refusal(const struct table *t, const struct table_message *m)
{
    if (t->ahead.cup.cup == 0)
        return NULL;
    if (t->ahead.frozen[0] != '\0' && !game_in_play(t) &&
        (m->kind == TABLE_LEAVE || m->kind == TABLE_READY) &&
        seating_seat_of(&t->ahead, m->from.id) != 0)
        return table_why(
            t->tables,
            "The staff has frozen this table, so your game of cup %jd waits. Type `look` "
            "to read why, or `cup leave %jd` to withdraw from the cup.",
            t->ahead.cup.cup, t->ahead.cup.cup);
    switch (m->kind) {
    case TABLE_SIT:
        return table_why(t->tables,
                         "Table %d belongs to cup %jd: only its players sit there. Type `watch %d` "
                         "to see it.",
                         t->number, t->ahead.cup.cup, t->number);
    case TABLE_LEAVE:
        if (game_in_play(t) || seating_seat_of(&t->ahead, m->from.id) == 0)
            return NULL;
        return table_why(t->tables,
                         "Your game of cup %jd is about to begin here. Type `ready`, or `cup leave "
                         "%jd` to withdraw from the cup.",
                         t->ahead.cup.cup, t->ahead.cup.cup);
    case TABLE_RESUME:
        if (t->ahead.paused)
            return N_("The cup of this table is paused: the table goes on when the cup does.");
        return NULL;
    case TABLE_HINT: return N_("There are no hints at a table of a cup.");
    case TABLE_WATCH:
        if (t->ahead.deal == 0)
            return NULL;
        return N_("Others play the same cards, so nobody watches a table of a duplicate.");
    case TABLE_READY:
        if (!table_cup_is_held(t))
            return NULL;
        if (t->tables->drains)
            return N_("The room is about to stop, so no ranked game begins. Your seat is kept, and "
                      "your game begins by itself when the room is back.");
        return N_("Ranked games cannot start now, because the server cannot store them. Your game "
                  "begins by itself as soon as that works again.");
    case TABLE_REMATCH:
        return N_("A table of a cup plays one game. Type `leave` to go back to the lobby.");
    case TABLE_TRANSFER:
    case TABLE_START:
    case TABLE_BOT_ADD:
    case TABLE_BOT_REMOVE:
    case TABLE_OPTION:
    case TABLE_WORD:
    case TABLE_KICK:
        return N_("That is not possible at a table of a cup: the cup says how it is played.");
    default: return NULL;
    }
}
