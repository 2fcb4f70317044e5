/*
 * What time does at a table: turn clocks, pauses of automatic seats and bots, limits for those who
 * are away. Clocks do nothing while a write of the table is under way, and run again when it is
 * stored. So everything that they see is durable.
 */
#include "table_private.h"

/* The earlier of two deadlines, 0 being none. */
static int64_t table_clock_sooner(int64_t a, int64_t b)
{
    return a == 0 || (b != 0 && b < a) ? b : a;
}

static bool table_clock_is_bot(const struct game *g, int seat)
{
    return g->row.seat[seat - 1].kind == STORE_SEAT_BOT;
}

/* Whether a person sits there who is still in the game. */
static bool table_clock_plays(const struct table *t, int seat)
{
    return !table_clock_is_bot(t->game, seat) && (t->game->shown->left & seat_bit(seat)) == 0 &&
           t->shown.seat[seat].id != 0;
}

bool clock_rests(const struct table *t)
{
    int people = 0, bots = 0;
    if (t->game->daily != 0)
        return true;
    for (int s = 1; s <= t->game->row.nseats; s++) {
        people += table_clock_plays(t, s);
        bots += table_clock_is_bot(t->game, s);
    }
    return people == 1 && bots > 0 && !t->shown.clock_asked;
}

int64_t clock_turn_ms(const struct table *t, const struct game_turn *turn)
{
    if (clock_rests(t))
        return TABLE_ALONE_MS;
    return turn->seconds > 0 ? turn->seconds * 1000 : t->shown.turn_ms;
}

/* ---- Clocks that stand still: their deadlines hold the time that is left ---- */

static void table_clock_shift(struct table *t, int64_t by)
{
    for (int s = 1; s <= GAME_SEATS_MAX; s++) {
        struct seat_live *live = &t->live[s];
        if (live->clock_on && !live->waits)
            live->clock_at += by;
        if (live->away)
            live->away_at += by;
        live->act_at = 0;
    }
}

/* Stops the clocks when everybody is away or the staff has frozen the table, and starts them again
 * when somebody is back or the table goes on. */
static void table_clock_stop_or_go(struct table *t, int64_t now)
{
    bool anybody = false, there = false;
    for (int s = 1; s <= t->game->row.nseats; s++)
        if (table_clock_plays(t, s)) {
            anybody = true;
            there |= !t->live[s].away;
        }
    /* a cup waits for its players only after a restart */
    bool waits = t->game->row.cup.cup == 0 || now < t->return_until;
    bool stop = t->shown.frozen[0] != '\0' || (anybody && !there && waits);
    if (stop == t->stopped)
        return;
    t->stopped = stop;
    t->stopped_since = now;
    table_clock_shift(t, stop ? -now : now);
}

/* Ends a clock's wait for its owner, which began with a restart. */
static void table_clock_stop_waiting(struct table *t, int seat, int64_t now)
{
    struct seat_live *live = &t->live[seat];
    if (!live->waits)
        return;
    live->waits = false;
    if (live->clock_on && !t->stopped)
        live->clock_at += now;
}

/* ---- A seat whose turn it is ---- */

/* Starts the clock of a seat whose turn it has become, and starts it again if it has become hidden
 * or visible. */
static void table_clock_start(struct table *t, int seat, const struct game_turn *turn, int64_t now)
{
    struct seat_live *live = &t->live[seat];
    bool hidden = clock_rests(t);
    if (live->clock_on && live->clock_serial == turn->serial && live->clock_hidden == hidden)
        return;
    live->clock_on = true;
    live->clock_hidden = hidden;
    live->clock_serial = turn->serial;
    live->warned = live->waited_more = false;
    live->clock_at = clock_turn_ms(t, turn) + (live->waits || t->stopped ? 0 : now);
}

/* Whether a person with one card can still say "last" before their turn. */
static bool table_clock_unsaid(const struct table *t)
{
    const struct game *g = t->game;
    struct game_view view;
    for (int seat = 1; seat <= g->row.nseats; seat++) {
        if (table_clock_is_bot(g, seat))
            continue;
        g->rules->view(g->shown->state, seat, &view);
        if (view.nhand == 1 && (view.verbs >> MOVE_LAST & 1) != 0 && (view.must >> seat & 1) == 0)
            return true;
    }
    return false;
}

/* Lets an automatic seat or a bot move when its pause is over. Returns when the pause ends; 0: the
 * seat has moved, or has nothing to do. */
static int64_t table_clock_act(struct table *t, int seat, int64_t pause, int64_t now)
{
    struct seat_live *live = &t->live[seat];
    struct game *g = t->game;
    bool bot = table_clock_is_bot(g, seat);
    if (bot && live->considered == g->shown->seq)
        return 0;
    /* A bot thinks during its pause, and again if the position has changed. */
    if (bot && (live->asked != g->shown->seq || live->asked_game != g->row.id))
        game_bot_ask(t, seat);
    /* The bot of a lesson stops waiting longer once its pupil has said "last". */
    if (live->act_at == 0 || (t->teaches && live->act_at > now + pause))
        live->act_at = now + pause;
    if (now < live->act_at)
        return live->act_at;
    live->act_at = 0;
    if (bot) {
        live->considered = g->shown->seq;
        game_bot(t, seat);
    } else {
        game_auto(t, seat, false);
    }
    return 0;
}

static void table_clock_tell(struct table *t, int seat, int64_t left)
{
    TELL_NOW(t, t->shown.seat[seat].id, .kind = NOTICE_CLOCK,
             .who = notice_who(t->shown.seat[seat].name, seat), .span = left);
}

/* Gives a seat whose clock has run out some time to answer a question, once a turn. False: it gets
 * none. */
static bool table_clock_waits_more(struct table *t, int seat, int64_t now)
{
    struct seat_live *live = &t->live[seat];
    if (!live->asked_more || live->asked_serial != live->clock_serial || live->waited_more ||
        live->away)
        return false;
    live->waited_more = live->warned = true;
    live->clock_at = now + TABLE_ASKED_MS;
    table_clock_tell(t, seat, TABLE_ASKED_MS);
    return true;
}

/* Does what a person's clock demands now. Returns the next deadline; 0: there is none, or something
 * was done. */
static int64_t table_clock_run(struct table *t, int seat, const struct game_turn *turn, int64_t now)
{
    struct seat_live *live = &t->live[seat];
    if (live->waits)
        return 0;
    if (now >= live->clock_at && live->clock_hidden) { /* TABLE_ALONE_MS: the table closes, too */
        utf8_copy(N_("Nobody played here for two hours."), t->closing, sizeof(t->closing));
        game_void(t->game, NULL, t->closing);
        return 0;
    }
    if (now >= live->clock_at && !table_clock_waits_more(t, seat, now)) {
        game_auto(t, seat, true);
        return 0;
    }
    int64_t warn_at = live->clock_at - TABLE_WARN_MS;
    if (live->warned || live->clock_hidden || clock_turn_ms(t, turn) <= TABLE_WARN_MS)
        return live->clock_at;
    if (now < warn_at)
        return warn_at;
    live->warned = true;
    table_clock_tell(t, seat, live->clock_at - now);
    return live->clock_at;
}

/* ---- A game in play ---- */

/* Does what is due for a seat. Returns the next deadline; 0: something was done, or nothing waits.
 */
static int64_t table_clock_play_seat(struct table *t, int seat, const struct game_turn *turn,
                                     int64_t now)
{
    struct seat_live *live = &t->live[seat];
    bool must = turn->must & seat_bit(seat), may = turn->may & seat_bit(seat);
    if (table_clock_is_bot(t->game, seat)) {
        /* A pause that began in an earlier turn does not count. */
        if (must && live->clock_serial != turn->serial)
            live->act_at = 0;
        live->clock_serial = must ? turn->serial : 0;
        if (!must && !may) {
            live->act_at = 0;
            return 0;
        }
        /* The pause is about as long as a person's. The bot of a lesson waits until its pupil has
         * heard that they can say "last". */
        int64_t pause = 900 + ((int64_t)t->game->shown->seq * 7919 + seat * 104729) % 1400;
        if (t->teaches && table_clock_unsaid(t))
            pause = TABLE_HEARD_MS;
        return table_clock_act(t, seat, pause, now);
    }
    if (!must) {
        live->clock_on = false;
        live->act_at = 0;
        return 0;
    }
    bool automatic = turn->automatic & seat_bit(seat);
    if (!automatic)
        table_clock_start(t, seat, turn, now);
    return automatic || live->automatic ? table_clock_act(t, seat, TABLE_AUTO_MS, now)
                                        : table_clock_run(t, seat, turn, now);
}

static int64_t table_clock_play_clocks(struct table *t, int64_t now)
{
    struct game *g = t->game;
    int64_t due = 0;
    if (g->daily != 0)
        return daily_clocks(t, now);
    if (g->row.cup.cup != 0 && cup_play(t, now, &due))
        return 0;
    table_clock_stop_or_go(t, now);
    if (t->shown.frozen[0] != '\0') {
        t->stopped_since = now; /* time away from a frozen table does not count */
        return 0;
    }
    if (t->stopped && g->row.cup.cup != 0)
        return table_clock_sooner(due, t->return_until);
    if (t->stopped) {
        int64_t end =
            t->stopped_since + (g->row.competitive ? TABLE_ABANDON_MS : TABLE_ABANDON_FRIENDLY_MS);
        if (now >= end)
            game_void(t->game, NULL, N_("Nobody came back."));
        return end;
    }
    for (int s = 1; s <= g->row.nseats; s++)
        if (now >= t->return_until)
            table_clock_stop_waiting(t, s, now);
        else if (t->live[s].waits)
            due = table_clock_sooner(due, t->return_until);
    const struct game_turn turn = play_turn(g, g->shown->state);
    for (int s = 1; s <= g->row.nseats && table_idle(t); s++) {
        due = table_clock_sooner(due, table_clock_play_seat(t, s, &turn, now));
        if (!table_idle(t) || !table_clock_plays(t, s) || !t->live[s].away || cup_excused(t, s) ||
            (g->shown->going & seat_bit(s)) != 0)
            continue;
        if (now >= t->live[s].away_at)
            if (seat_is_out(t, s))
                seat_stand(t, s, NULL, NOTICE_STOOD);
            else
                cup_leave(t, s, NULL, true);
        else
            due = table_clock_sooner(due, t->live[s].away_at);
    }
    return due;
}

/* ---- Before and between games ---- */

static int64_t table_clock_wait_clocks(struct table *t, int64_t now)
{
    int64_t due = 0;
    bool other = false;
    uint16_t people = seating_seats(&t->shown, SEATING_PEOPLE);
    if (t->stopped) {
        t->stopped = false;
        table_clock_shift(t, now);
    }
    if (t->closing[0] != '\0') {
        seat_close(t, &(struct table_message){.attached = t->closing_attached}, t->closing);
        return 0;
    }
    if (t->stale) {
        seat_submit(seat_begin(t, NULL));
        return 0;
    }
    if (t->shown.cup.cup != 0)
        return cup_wait(t, now);
    for (int s = 1; s <= GAME_SEATS_MAX; s++) {
        if ((people & seat_bit(s)) == 0)
            continue;
        if (!t->live[s].away) {
            other |= t->shown.seat[s].id != t->shown.host;
            continue;
        }
        if (now >= t->live[s].away_at) {
            seat_stand(t, s, NULL, NOTICE_STOOD);
            return 0;
        }
        due = table_clock_sooner(due, t->live[s].away_at);
    }
    if (people == 0) {
        seat_close(t, NULL, N_("Everybody has left."));
        return 0;
    }
    int host = seating_seat_of(&t->shown, t->shown.host);
    if (other && (host == 0 || t->live[host].away)) {
        int64_t over = host == 0 ? now : t->live[host].away_since + TABLE_HOST_MS;
        if (now >= over) {
            seat_host(t);
            return 0;
        }
        due = table_clock_sooner(due, over);
    }
    return due;
}

static void table_clock_on_due(void *arg)
{
    clock_update(arg);
}

void clock_update(struct table *t)
{
    struct tables *ts = t->tables;
    int64_t now = tables_now(ts), due = 0;
    bool listed = t->stored && !t->lost;
    if (listed && table_idle(t))
        due = now < t->retry_at ? t->retry_at : form_parked_due(t, now);
    if (listed && table_idle(t) && now >= t->retry_at)
        due = table_clock_sooner(due, game_in_play(t) ? table_clock_play_clocks(t, now)
                                                      : table_clock_wait_clocks(t, now));
    if (listed && table_idle(t) && t->game && t->game->nunsaved > 0) {
        if (now >= t->flush_at)
            unsaved_flush(t);
        due = table_clock_sooner(due, t->flush_at);
    }
    if (!table_idle(t))
        due = 0; /* this function runs again when the store has answered */
    due_set(ts, &t->due, due != 0 && due <= now ? now + 1 : due, table_clock_on_due, t);
}

/* ---- People ---- */

void clock_event(struct table *t, const struct play_event *e)
{
    struct seat_live *live = &t->live[e->seat];
    live->timeouts += e->kind == EVENT_TIMEOUT;
    /* Seats of people who are away or missed two turns in a row move automatically, so that the
     * others do not wait again. */
    if (e->kind == EVENT_TIMEOUT)
        live->automatic = live->away || live->timeouts >= 2;
    else if (e->kind == EVENT_ABSENT || e->kind == EVENT_GOING)
        live->automatic = live->away || (t->game->shown->going & seat_bit(e->seat)) != 0;
}

void clock_player_acts(struct table *t, int seat)
{
    struct seat_live *live = &t->live[seat];
    live->automatic = false;
    live->timeouts = 0;
    live->act_at = 0;
}

void clock_player_asked(struct table *t, int seat, bool asked)
{
    t->live[seat].asked_more = asked;
    t->live[seat].asked_serial = play_turn(t->game, t->game->shown->state).serial;
}

static void table_clock_tell_presence(struct table *t, int seat, bool was_away, bool present)
{
    struct tables *ts = t->tables;
    const struct person *p = &t->shown.seat[seat];
    struct outbox out = {0};
    if (was_away == present) {
        struct notice n = {.kind = present ? NOTICE_BACK : NOTICE_AWAY,
                           .who = notice_who(p->name, seat)};
        if (!present)
            n.span = ts->deps.away_ms;
        outbox_put(&out, 0, &n);
        out.item[0].audience &= (uint16_t)~seat_bit(seat);
    }
    if (present) {
        struct notice n = {.kind = NOTICE_RESUMED, .who = notice_who(p->name, seat)};
        if (was_away)
            n.resumed.away_ms = tables_now(ts) - t->live[seat].away_since;
        if (game_in_play(t)) {
            const uint16_t must = play_turn(t->game, t->game->shown->state).must;
            n.resumed.turn = (uint8_t)seating_first(must);
        }
        outbox_put(&out, p->id, &n);
    }
    outbox_send(ts, t, t->rules, &out, 0);
}

void clock_presence(struct table *t, int seat, bool present)
{
    struct tables *ts = t->tables;
    struct seat_live *live = &t->live[seat];
    int64_t now = tables_now(ts);
    bool was_away = live->away;
    int a, b;
    if (game_in_play(t) && !table_clock_plays(t, seat))
        return;
    if (!present && !was_away) {
        live->away = true;
        live->away_since = now;
        live->away_at = ts->deps.away_ms + (t->stopped ? 0 : now);
    } else if (present) {
        live->away = false;
        live->away_at = 0;
        if (was_away)
            clock_player_acts(t, seat);
        if (game_in_play(t) && t->game->daily == 0) {
            table_clock_stop_or_go(t, now);
            table_clock_stop_waiting(t, seat, now);
        }
    }
    table_clock_tell_presence(t, seat, was_away, present);
    if (present && game_in_play(t)) {
        game_shared(t);
    } else if (present && !t->warned_address && seating_would_share(ts, &t->shown, &a, &b)) {
        /* Two players share an address now (RK-D2). */
        t->warned_address = true;
        TELL_NOW(t, 0, .kind = NOTICE_SAME_ADDRESS);
    }
    seat_try_start(t);
    table_mail_run(t);
}

void clock_resume(struct table *t, int64_t last_event_ms)
{
    struct tables *ts = t->tables;
    int64_t now = tables_now(ts), past = clock_wall(ts->deps.clock) - last_event_ms;
    t->return_until = now + TABLE_RETURN_MS;
    if (!game_in_play(t) || t->game->daily != 0)
        return;
    t->stopped = true;
    t->stopped_since = now;
    const struct game_turn turn = play_turn(t->game, t->game->shown->state);
    for (int s = 1; s <= t->game->row.nseats; s++) {
        struct seat_live *live = &t->live[s];
        if (live->away)
            live->away_at = ts->deps.away_ms;
        if (table_clock_is_bot(t->game, s) || (turn.must & seat_bit(s)) == 0)
            continue;
        int64_t whole = clock_turn_ms(t, &turn);
        int64_t left = whole - (past > 0 ? past : 0);
        int64_t least = whole < TABLE_RETURN_LEFT_MS ? whole : TABLE_RETURN_LEFT_MS;
        live->waits = true;
        live->clock_on = true;
        live->clock_hidden = clock_rests(t);
        live->clock_serial = turn.serial;
        live->clock_at = left > least ? left : least;
    }
}
