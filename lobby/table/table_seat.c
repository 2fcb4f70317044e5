/*
 * What happens before and between games: opening a table, sitting down and standing up, getting
 * ready, bots, the host, closing the table. Each change is one batch that writes the table's row.
 */
#include "figure.h"
#include "span.h"
#include "table_private.h"

/* ---- A batch of seats ---- */

/* Tells everybody at the table something about the person in a seat. */
static void table_seat_tell(struct batch *b, enum notice_kind kind, int seat)
{
    TELL_ALL(&b->out, .kind = kind, .who = notice_who(b->table->ahead.seat[seat].name, seat));
}

/* Nobody stays ready, because the terms or the words for the seed have changed and the players have
 * not seen that yet. */
static void table_seat_nobody_ready(struct batch *b)
{
    struct table *t = b->table;
    const uint16_t ready = seating_seats(&t->ahead, SEATING_ALL) & t->ahead.ready;
    for (int s = 1; s <= GAME_SEATS_MAX; s++)
        if ((ready & seat_bit(s)) != 0)
            table_seat_tell(b, NOTICE_UNREADY, s);
    t->ahead.ready = 0;
}

static void table_seat_tell_terms(struct batch *b)
{
    struct table *t = b->table;
    bool was = seating_competitive(&t->shown), is = seating_competitive(&t->ahead);
    if (was && !is) {
        struct notice n = {.kind = NOTICE_FRIENDLY, .friendly.why = FRIENDLY_BY_HOST};
        uint16_t others = seating_seats(&t->ahead, SEATING_GUESTS | SEATING_BOTS);
        for (int s = 1; t->ahead.terms != TERMS_FRIENDLY && s <= GAME_SEATS_MAX; s++)
            if ((others & seat_bit(s)) != 0) {
                bool bot = t->ahead.seat[s].kind == PERSON_BOT;
                n.who = notice_who(t->ahead.seat[s].name, s);
                n.friendly.why = bot ? FRIENDLY_BOT : FRIENDLY_GUEST;
            }
        outbox_put(&b->out, 0, &n);
    } else if (!was && is) {
        TELL_ALL(&b->out, .kind = NOTICE_RANKED);
    }
    if (was != is || t->shown.bet != t->ahead.bet || t->shown.turn_ms != t->ahead.turn_ms ||
        t->shown.clock_asked != t->ahead.clock_asked || t->shown.delay != t->ahead.delay ||
        t->shown.setup.seats != t->ahead.setup.seats ||
        memcmp(t->shown.setup.option, t->ahead.setup.option, sizeof(t->shown.setup.option)) != 0)
        table_seat_nobody_ready(b);
}

void seat_submit(struct batch *b)
{
    struct table *t = b->table;
    int x, y;
    if (!game_in_play(t)) {
        if (t->stored)
            table_seat_tell_terms(b);
        /* Warns the table as soon as two players share an address (RK-D2). */
        bool shares = seating_would_share(t->tables, &t->ahead, &x, &y);
        if (shares && !t->warned_address)
            TELL_ALL(&b->out, .kind = NOTICE_SAME_ADDRESS);
        t->warned_address = shares;
    }
    int seat = seating_seat_of(&t->ahead, b->from);
    if (seat != 0 && b->command != 0)
        t->ahead.command[seat] = b->command;
    batch_submit(b);
}

struct batch *seat_begin(struct table *t, const struct table_message *m)
{
    return batch_new(t->tables, t, NULL, BATCH_SEATS, m);
}

void seat_hand_over(struct batch *b, int seat)
{
    struct table *t = b->table;
    t->ahead.host = t->ahead.seat[seat].id;
    table_seat_tell(b, NOTICE_HOST, seat);
}

void seat_freeze(struct batch *b, const char *why)
{
    struct table *t = b->table;
    utf8_copy(why, t->ahead.frozen, sizeof(t->ahead.frozen));
    t->begin_at = tables_now(t->tables) + TABLE_CUP_READY_MS;
    if (t->ahead.frozen[0] != '\0')
        TELL_ALL(&b->out, .kind = NOTICE_FROZEN, .said = t->ahead.frozen);
    else
        TELL_ALL(&b->out, .kind = NOTICE_THAWED);
}

void seat_host(struct table *t)
{
    uint16_t others = seating_seats(&t->ahead, SEATING_PEOPLE);
    for (int s = 1; s <= GAME_SEATS_MAX; s++)
        if (t->live[s].away || t->ahead.seat[s].id == t->ahead.host)
            others &= (uint16_t)~seat_bit(s);
    if (others == 0)
        return;
    struct batch *b = seat_begin(t, NULL);
    seat_hand_over(b, seating_first(others));
    seat_submit(b);
}

void seat_unready_all(struct table *t)
{
    t->ahead.ready = t->shown.ready = 0;
    t->stale = true;
}

void seat_tell_refused(struct table *t, int64_t but, const char *why)
{
    const struct tables_deps *deps = &t->tables->deps;
    struct outbox out = {0}; /* copies the text, which may be that of table_why */
    const uint16_t people = seating_seats(&t->shown, SEATING_PEOPLE);
    int before = tongue_now();
    for (int s = 1; s <= GAME_SEATS_MAX; s++) {
        const int64_t id = t->shown.seat[s].id;
        if (id == but || (people & seat_bit(s)) == 0)
            continue;
        tongue_use(deps->tongue ? deps->tongue(deps->arg, id) : TONGUE_ENGLISH);
        TELL_ONE(&out, id, .kind = NOTICE_REFUSED,
                 .answer.text = why ? why : game_start_refusal(t));
    }
    tongue_use(before);
    outbox_send(t->tables, t, t->rules, &out, 0);
}

void seat_sat(struct table *t, int seat)
{
    struct tables *ts = t->tables;
    const struct person *p = &t->shown.seat[seat];
    struct seat_live *live = &t->live[seat];
    memset(live, 0, sizeof(*live));
    live->considered = -1;
    if (p->id == 0 || p->kind == PERSON_BOT ||
        (ts->deps.present(ts->deps.arg, p->id) && !cup_elsewhere(t, p->id)))
        return;
    live->away = true;
    live->away_since = tables_now(ts);
    live->away_at = live->away_since + ts->deps.away_ms;
}

bool seat_is_out(const struct table *t, int seat)
{
    struct game_view view;
    if (!game_in_play(t))
        return false;
    t->game->rules->view(t->game->shown->state, 0, &view);
    return view.seat[seat].playing == 0 && view.seat[seat].place != 0 &&
           (t->game->shown->left & seat_bit(seat)) == 0;
}

/* ---- Whom the host took off ---- */

int64_t seat_kicked(const struct table *t, int64_t person)
{
    /* Each move asks this several times, and hosts hardly ever take somebody off. So the clock is
     * read last. */
    for (int i = 0; i < TABLE_KICKED_MAX && i < t->nkicked && person != 0; i++)
        if (t->kicked[i].person == person && t->kicked[i].until > tables_now(t->tables))
            return t->kicked[i].until - tables_now(t->tables);
    return 0;
}

void tables_kick_lift(struct tables *ts, int32_t number, int64_t person)
{
    struct table *t = tables_find(ts, number);
    for (int i = 0; t && i < TABLE_KICKED_MAX; i++)
        if (t->kicked[i].person == person)
            t->kicked[i].person = 0;
}

/* ---- Opening, sitting down ---- */

bool tables_hold(struct tables *ts, int64_t person)
{
    if (table_place(&ts->seated, person) != 0)
        return false;
    ts->held = xreallocarray(ts->held, ts->nheld + 1, sizeof(*ts->held));
    ts->held[ts->nheld++] = person;
    return true;
}

void tables_let(struct tables *ts, int64_t person)
{
    for (size_t i = 0; i < ts->nheld; i++) {
        if (ts->held[i] == person) {
            ts->held[i] = ts->held[--ts->nheld];
            return;
        }
    }
}

/* Why this person cannot sit down at a table of these terms; NULL: they can. */
static const char *table_seat_sit_refusal(struct tables *ts, const struct seating *with,
                                          const struct person *p, int32_t number)
{
    int32_t seated = table_place(&ts->seated, p->id);
    const char *refusal = seat_terms_refusal(ts, with, p, number);
    if (refusal || seated == 0)
        return refusal;
    return table_why(ts, "You sit at table %d. Type `leave` first.", seated);
}

const char *seat_terms_refusal(struct tables *ts, const struct seating *with,
                               const struct person *p, int32_t number)
{
    for (size_t i = 0; i < ts->nheld; i++)
        if (ts->held[i] == p->id)
            return N_("The staff is merging your account into another one. Try again in a moment.");
    if (p->kind != PERSON_ACCOUNT && with->terms == TERMS_RANKED)
        return N_("Guests cannot sit at a ranked table. Type `play` for a friendly one.");
    int64_t barred =
        seating_competitive(with) && ts->deps.barred ? ts->deps.barred(ts->deps.arg, p->id) : 0;
    if (barred > 0)
        return table_why(
            ts,
            "You left several ranked games, so ranked tables are closed to you for another %s. "
            "Type `play` for a friendly game, or `conduct` to see how that is counted.",
            SPAN(barred));
    int64_t chips = p->kind == PERSON_ACCOUNT ? ts->deps.chips(ts->deps.arg, p->id) : 0;
    if (seating_competitive(with) && chips < with->bet) {
        if (number != 0)
            return table_why(
                ts,
                "The bet at table %d is %s chips and you have %s. Type `tables` to find "
                "another.",
                number, FIGURE(with->bet), FIGURE(chips));
        return table_why(ts, "You have %s chips. Type a bet that you can meet.", FIGURE(chips));
    }
    return NULL;
}

static void table_seat_sit(struct table *t, struct batch *b, const struct person *p, int seat)
{
    t->ahead.seat[seat] = *p;
    t->ahead.ready &= (uint16_t)~seat_bit(seat);
    t->ahead.command[seat] = 0;
    if (t->ahead.kept.id == p->id)
        memset(&t->ahead.kept, 0, sizeof(t->ahead.kept));
    table_place_set(&t->tables->seated, p->id, t->number);
    table_seat_tell(b, NOTICE_SAT, seat);
    shuffle_sit(b, seat);
}

const char *seat_create(struct tables *ts, const struct table_message *m)
{
    const struct game_rules *rules = m->game ? game_find(m->game) : NULL;
    struct seating s;
    if (!rules)
        return N_("There is no such game here. Type `rules` to see which there are.");
    if (store_backlog(ts->deps.store) > TABLE_BACKLOG_MAX || ts->count >= TABLES_MAX)
        return N_("No more tables can be opened now. Type `tables` to join one.");
    const char *refusal = option_fresh(ts, rules, m->text, &s);
    s.host = m->from.id;
    s.seat[1] = m->from;
    if (m->player) {
        s.kept.id = m->player_id;
        s.kept.until_ms = clock_wall(ts->deps.clock) + TABLE_KEPT_MS;
        utf8_copy(m->player, s.kept.name, sizeof(s.kept.name));
    }
    if (!refusal && m->from.kind != PERSON_ACCOUNT && s.bet > 0)
        refusal = N_("Guests have no chips. Leave the bet out, or type `register` for an account.");
    if (!refusal)
        refusal = table_seat_sit_refusal(ts, &s, &m->from, 0);
    if (!refusal && seating_competitive(&s) && !store_healthy(ts->deps.store))
        refusal = N_("Ranked tables cannot be opened now: the server cannot store new games. Type "
                     "`friendly` after the game, or try again later.");
    if (refusal)
        return refusal;
    watch_end(ts, m->from.id);
    struct table *t = table_make(ts, ids_next(ts->deps.ids), 0, rules);
    t->ahead = s;
    table_place_set(&ts->seated, m->from.id, t->number);
    struct batch *b = seat_begin(t, m);
    table_seat_tell(b, NOTICE_CREATED, 1);
    shuffle_prepare(b);
    seat_submit(b);
    return NULL;
}

/* The seat for somebody who sits down: a free one, else the last bot's, which gives way (ME-D12). A
 * bot of a lesson does not give way. 0: none. */
static int table_seat_for(const struct table *t, const struct seating *with)
{
    for (int seat = 1; seat <= with->setup.seats; seat++)
        if (with->seat[seat].id == 0)
            return seat;
    for (int seat = with->setup.seats; seat > 0 && !t->teaches; seat--)
        if (with->seat[seat].kind == PERSON_BOT)
            return seat;
    return 0;
}

static bool table_seat_could_sit(struct tables *ts, const struct table *t, const struct person *p)
{
    struct seating with = t->ahead;
    int seat = table_seat_for(t, &with);
    if (seat == 0 || seating_seat_of(&t->ahead, p->id) != 0 || t->ahead.daily != 0 ||
        t->ahead.cup.cup != 0 || t->ahead.frozen[0] != '\0' || t->closing[0] != '\0' ||
        seating_kept(ts, &t->ahead, p->id) > 0 || seat_kicked(t, p->id) > 0)
        return false;
    with.seat[seat] = *p;
    return !seat_terms_refusal(ts, &with, p, t->number);
}

bool tables_may_sit(struct tables *ts, int32_t number, const struct person *p)
{
    const struct table *t = tables_find(ts, number);
    return t && !game_in_play(t) && table_seat_could_sit(ts, t, p);
}

bool tables_may_follow(struct tables *ts, int32_t number, const struct person *p)
{
    const struct table *t = tables_find(ts, number);
    return t && game_in_play(t) && !seating_competitive(&t->ahead) && t->parked_until == 0 &&
           table_seat_could_sit(ts, t, p);
}

static const char *table_seat_do_sit(struct table *t, const struct table_message *m)
{
    struct tables *ts = t->tables;
    struct seating with = t->ahead;
    int seat = table_seat_for(t, &with);
    if (form_return(t, m))
        return NULL;
    if (seating_seat_of(&t->ahead, m->from.id) != 0)
        return N_("You sit at this table already. Type `ready` when you are.");
    int64_t off = seat_kicked(t, m->from.id);
    if (off > 0)
        return table_why(
            ts,
            "The host took you off table %d. You cannot sit down there for another %s, "
            "unless the host invites you. Type `tables open` to find another.",
            t->number, SPAN(off));
    bool watches = table_place(&ts->watching, m->from.id) == t->number;
    if (game_in_play(t))
        return table_why(
            ts,
            watches ? N_("You are watching the game at table %d. Type `join %d` again once "
                         "it is over.")
                    : N_("A game is being played at table %d. Type `watch %d` to see it."),
            t->number, t->number);
    if (seat == 0)
        return table_why(ts,
                         watches
                             ? N_("Table %d is full. Type `join %d` again once somebody leaves it, "
                                  "or `tables open`.")
                             : N_("Table %d is full. Type `watch %d` or `tables open`."),
                         t->number, t->number);
    int64_t kept = seating_kept(ts, &with, m->from.id);
    if (kept > 0)
        return table_why(
            ts,
            "The seat at table %d is kept for %s for another %s. Type `tables open` to "
            "find another.",
            t->number, with.kept.name, SPAN(kept));
    with.seat[seat] = m->from;
    const char *refusal = table_seat_sit_refusal(ts, &with, &m->from, t->number);
    if (refusal)
        return refusal;
    watch_end(ts, m->from.id);
    struct batch *b = seat_begin(t, m);
    if (t->ahead.seat[seat].id != 0)
        table_seat_tell(b, NOTICE_BOT, seat);
    table_seat_sit(t, b, &m->from, seat);
    seat_submit(b);
    return NULL;
}

/* ---- Standing up, closing ---- */

void seat_close(struct table *t, const struct table_message *m, const char *why)
{
    struct batch *b = batch_new(t->tables, t, NULL, BATCH_CLOSE, m);
    TELL_ALL(&b->out, .kind = NOTICE_CLOSED, .said = why);
    batch_submit(b);
}

void seat_stand(struct table *t, int seat, const struct table_message *m, enum notice_kind kind)
{
    struct person p = t->ahead.seat[seat];
    struct notice n = {.kind = kind, .who = notice_who(p.name, seat)};
    struct seating left = t->ahead;
    memset(&left.seat[seat], 0, sizeof(left.seat[seat]));
    if (seating_people(&left) == 0 && !game_in_play(t)) {
        struct batch *b = batch_new(t->tables, t, NULL, BATCH_CLOSE, m);
        n.kind = NOTICE_STOOD;
        outbox_put(&b->out, p.id, &n);
        for (int i = 0; i < t->nwatchers; i++)
            TELL_ONE(&b->out, t->watcher[i].id, .kind = NOTICE_CLOSED,
                     .said = N_("Everybody has left."));
        batch_submit(b);
        return;
    }
    struct batch *b = seat_begin(t, m);
    t->ahead = left;
    t->ahead.ready &= (uint16_t)~seat_bit(seat);
    t->ahead.command[seat] = 0;
    outbox_put(&b->out, p.id, &n);
    outbox_put(&b->out, 0, &n);
    if (t->ahead.host == p.id && seating_people(&t->ahead) > 0)
        seat_hand_over(b, seating_first(seating_seats(&t->ahead, SEATING_PEOPLE)));
    seat_submit(b);
}

static const char *table_seat_do_leave(struct table *t, const struct table_message *m)
{
    int seat = seating_seat_of(&t->ahead, m->from.id);
    if (seat == 0) {
        if (table_place(&t->tables->watching, m->from.id) == t->number) {
            watch_end(t->tables, m->from.id);
            table_done(t->tables, m);
            return NULL;
        }
        return table_why(t->tables, "You do not sit at table %d. Type `tables` to see them.",
                         t->number);
    }
    if (game_in_play(t) && t->game->ahead->end == STORE_GAME_LIVE && !seat_is_out(t, seat))
        cup_leave(t, seat, m, false);
    else if (table_idle(t))
        seat_stand(t, seat, m, NOTICE_STOOD);
    else if (!table_mail_hold(t, m))
        return table_why(t->tables, "Table %d is busy. Type it again in a moment.", t->number);
    return NULL;
}

static const char *table_seat_do_kick(struct table *t, const struct table_message *m)
{
    int seat = seating_seat_named(&t->ahead, m->player);
    if (seat == 0 || t->ahead.seat[seat].id == m->from.id)
        return N_("No such player sits here. Type `look` to see who does.");
    const struct person *p = &t->ahead.seat[seat];
    if (p->kind != PERSON_BOT) {
        int i = t->nkicked++ % TABLE_KICKED_MAX;
        t->kicked[i].person = p->id;
        t->kicked[i].until = tables_now(t->tables) + TABLE_KICKED_MS;
        memcpy(t->kicked[i].name, p->name, sizeof(t->kicked[i].name));
    }
    seat_stand(t, seat, m, NOTICE_KICKED);
    return NULL;
}

/* ---- Ready, start ---- */

/* The seat of somebody who is away; 0: everybody is there. */
static int table_seat_away(const struct table *t)
{
    uint16_t away = 0;
    for (int seat = 1; seat <= GAME_SEATS_MAX; seat++)
        away |= t->live[seat].away ? seat_bit(seat) : 0;
    return seating_first(away & seating_seats(&t->shown, SEATING_ALL));
}

void seat_try_start(struct table *t)
{
    const struct seating *s = &t->ahead;
    bool ready = __builtin_popcount(seating_ready(s)) == s->setup.seats &&
                 (table_seat_away(t) == 0 || t->formed);
    if (game_in_play(t) || !table_idle(t) || t->closing[0] != '\0' || s->frozen[0] != '\0' ||
        seating_taken(s) != s->setup.seats || seating_people(s) == 0 ||
        !(s->cup.cup != 0 ? cup_may_begin(t, ready) : ready))
        return;
    t->formed = false;
    game_start(t, NULL);
}

static const char *table_seat_do_ready(struct table *t, const struct table_message *m)
{
    struct tables *ts = t->tables;
    int seat = seating_seat_of(&t->ahead, m->from.id);
    bool yes = m->kind == TABLE_REMATCH || !m->text || strcmp(m->text, "no") != 0;
    if (((t->ahead.ready & seat_bit(seat)) != 0) == yes) {
        table_done(ts, m);
        return NULL;
    }
    int64_t chips = ts->deps.chips(ts->deps.arg, m->from.id);
    if (yes && seating_competitive(&t->ahead) && chips < t->ahead.bet)
        return table_why(
            ts,
            "The bet here is %s chips and you have %s. Type `leave` or ask the host for "
            "`option bet=0`.",
            FIGURE(t->ahead.bet), FIGURE(chips));
    struct batch *b = seat_begin(t, m);
    if (yes)
        t->ahead.ready |= seat_bit(seat);
    else
        t->ahead.ready &= (uint16_t)~seat_bit(seat);
    if (yes)
        TELL_ALL(&b->out, .kind = NOTICE_READY, .who = notice_who(m->from.name, seat),
                 .ready = {.ready = __builtin_popcount(seating_ready(&t->ahead)),
                           .wanted = t->ahead.setup.seats});
    else
        table_seat_tell(b, NOTICE_UNREADY, seat);
    seat_submit(b);
    return NULL;
}

static const char *table_seat_do_word(struct table *t, const struct table_message *m)
{
    int seat = seating_seat_of(&t->ahead, m->from.id);
    if (!m->text || !record_word_valid(m->text))
        return table_why(
            t->tables,
            "A word is up to %d letters, digits or signs without blanks. Type `seed` and another.",
            RECORD_WORD_MAX - 1);
    struct batch *b = seat_begin(t, m);
    utf8_copy(m->text, t->ahead.next.word[seat], sizeof(t->ahead.next.word[seat]));
    TELL_ALL(&b->out, .kind = NOTICE_WORD, .who = notice_who(m->from.name, seat), .said = m->text);
    table_seat_nobody_ready(b);
    seat_submit(b);
    return NULL;
}

void seat_show(struct table *t, const struct seating *s)
{
    struct game_setup setup = s->setup;
    setup.seats = (uint8_t)seating_taken(s);
    t->shown = *s;
    t->fits = setup.seats < s->setup.seats && !game_setup_refusal(t->rules, &setup);
}

bool seat_starts(const struct table *t)
{
    const struct seating *s = &t->shown;
    return t->fits && seating_ready(s) == seating_seats(s, SEATING_ALL) && s->daily == 0 &&
           s->cup.cup == 0 && s->frozen[0] == '\0' && table_seat_away(t) == 0;
}

static const char *table_seat_do_start(struct table *t, const struct table_message *m)
{
    struct tables *ts = t->tables;
    const struct seating *s = &t->ahead;
    struct game_setup setup = s->setup;
    int away = table_seat_away(t);
    setup.seats = (uint8_t)seating_taken(s);
    const char *refusal = game_setup_refusal(t->rules, &setup);
    if (refusal)
        return table_why(ts, "%s Type `bot` for company, or wait for more.", tr(refusal));
    int host = seating_seat_of(s, m->from.id);
    int unready = seating_first(seating_seats(s, SEATING_PEOPLE) & ~s->ready & ~seat_bit(host));
    if (unready != 0)
        return table_why(ts, "%s is not ready yet. Type `start` once everybody is.",
                         s->seat[unready].name);
    if (away != 0)
        return table_why(ts, "%s has lost the connection. Type `start` once everybody is there.",
                         s->seat[away].name);
    game_start(t, m);
    return NULL;
}

/* ---- Bots ---- */

static const char *table_seat_do_bot_add(struct table *t, const struct table_message *m)
{
    static const char *const names[] = {"bot-ada",  "bot-blaise", "bot-cleo", "bot-dora",
                                        "bot-emil", "bot-fay",    "bot-gus",  "bot-hugo"};
    struct tables *ts = t->tables;
    struct person bot = {.kind = PERSON_BOT, .level = 1};
    int seat = seating_first((uint16_t)~seating_seats(&t->ahead, SEATING_ALL) & ~seat_bit(0));
    if (t->ahead.terms == TERMS_RANKED)
        return N_("Bots cannot sit at a ranked table. Type `option friendly` first.");
    if (seat > t->ahead.setup.seats) {
        if (t->ahead.setup.seats == t->rules->max_seats)
            return N_("Every seat is taken, and there are no more. Type `ready`.");
        return table_why(ts, "Every seat is taken. Type `option seats=%d` for more, or `ready`.",
                         t->rules->max_seats);
    }
    if (m->level > 1 && m->level <= 3)
        bot.level = (uint8_t)m->level;
    bot.id = ids_next(ts->deps.ids);
    for (size_t i = 0; i < sizeof(names) / sizeof(*names); i++)
        if (seating_seat_named(&t->ahead, names[i]) == 0) {
            utf8_copy(names[i], bot.name, sizeof(bot.name));
            break;
        }
    struct batch *b = seat_begin(t, m);
    t->teaches = m->level == SEARCH_TEACHES;
    t->ahead.seat[seat] = bot;
    t->ahead.command[seat] = 0;
    TELL_ALL(&b->out, .kind = NOTICE_BOT, .who = notice_who(bot.name, seat), .bot = bot.level);
    shuffle_sit(b, seat);
    seat_submit(b);
    return NULL;
}

static const char *table_seat_do_bot_remove(struct table *t, const struct table_message *m)
{
    int seat = GAME_SEATS_MAX;
    bool named = m->player && m->player[0] != '\0';
    if (named)
        seat = seating_seat_named(&t->ahead, m->player);
    while (!named && seat > 0 &&
           (t->ahead.seat[seat].id == 0 || t->ahead.seat[seat].kind != PERSON_BOT))
        seat--;
    if (seat == 0 || t->ahead.seat[seat].kind != PERSON_BOT)
        return N_("No such bot sits here. Type `look` to see who does.");
    struct batch *b = seat_begin(t, m);
    table_seat_tell(b, NOTICE_BOT, seat);
    memset(&t->ahead.seat[seat], 0, sizeof(t->ahead.seat[seat]));
    seat_submit(b);
    return NULL;
}

static void table_seat_do_decline(struct table *t, const struct table_message *m)
{
    struct batch *b = seat_begin(t, m);
    if (t->ahead.kept.id == m->from.id)
        memset(&t->ahead.kept, 0, sizeof(t->ahead.kept));
    seat_submit(b);
}

static void table_seat_do_yield(struct table *t, const struct table_message *m)
{
    if (t->ahead.kept.id != m->from.id || seating_kept(t->tables, &t->ahead, 0) == 0 ||
        seating_taken(&t->ahead) != 1 || game_in_play(t))
        table_done(t->tables, m);
    else
        seat_close(t, m, N_("You were answered with another offer."));
}

/* ---- Names ---- */

void seat_rename(struct table *t, const struct table_message *m)
{
    const struct person *person = &m->from;
    const int64_t old = m->player_id;
    struct tables *ts = t->tables;
    struct game *g = t->game;
    int seat = seating_seat_of(&t->ahead, old);
    if (seat == 0)
        return;
    table_place_unseat(ts, old, t->number);
    table_place_set(&ts->seated, person->id, t->number);
    struct batch *b = seat_begin(t, NULL);
    TELL_ALL(&b->out, .kind = NOTICE_RENAMED, .who = notice_who(person->name, seat),
             .said = t->ahead.seat[seat].name);
    t->ahead.seat[seat] = *person;
    /* the new id holds at once, before the store has the row */
    t->shown.seat[seat].id = person->id;
    if (t->ahead.host == old)
        t->ahead.host = t->shown.host = person->id;
    int in_game = g ? game_seat_of(g, old) : 0;
    if (in_game != 0) { /* nothing is on its way to the store, so the game has no other row */
        struct store_seat *own = &g->row.seat[in_game - 1];
        own->account = person->id;
        memcpy(own->name, person->name, sizeof(own->name));
    }
    seat_submit(b);
}

void tables_merged(struct tables *ts, int64_t from, int64_t into)
{
    struct game *g;
    LIST_FOREACH (g, &ts->every, all) {
        int seat = game_seat_of(g, from);
        if (seat == 0)
            continue;
        g->row.seat[seat - 1].account = into;
        for (struct batch *b = g->first; b; b = b->next)
            if (b->row)
                b->row->seat[seat - 1].account = into;
    }
    untold_merged(ts, from, into);
}

/* ---- Messages ---- */

const char seat_frozen[] =
    N_("The staff has frozen this table, so nobody plays or leaves. Your seat "
       "waits for you. Type `look` to read why.");

/* Why the table does not take this message now; NULL: it does. */
static const char *table_seat_message_refusal(const struct table *t, const struct table_message *m)
{
    bool host = m->kind == TABLE_START || m->kind == TABLE_BOT_ADD || m->kind == TABLE_BOT_REMOVE ||
                m->kind == TABLE_OPTION || m->kind == TABLE_KICK;
    bool seated =
        host || m->kind == TABLE_READY || m->kind == TABLE_REMATCH || m->kind == TABLE_WORD;
    bool frozen = t->ahead.frozen[0] != '\0', here = seating_seat_of(&t->ahead, m->from.id) != 0;
    if (frozen && m->kind == TABLE_SIT && !here)
        return N_(
            "The staff has frozen that table, so nobody sits down there. Type `tables open` to "
            "find another.");
    bool sits = m->kind == TABLE_SIT && t->parked_until == 0; /* somebody who was called away comes
                                                                 back instead */
    if ((seated || sits) && t->ahead.daily != 0)
        return t->ahead.daily < 0
                   ? N_("That is not possible at the table of a duel. Type `duel` to see how it "
                        "stands.")
                   : N_("That is not possible at the table of the deal of the day. Type `daily` to "
                        "see how you stand.");
    if (seated && !here)
        return N_("You do not sit at this table. Type `join` and its number.");
    if (frozen && game_in_play(t) && (seated || m->kind == TABLE_LEAVE))
        return seat_frozen;
    if (frozen && seated)
        return N_(
            "The staff has frozen this table, so no game begins here. Type `look` to read why, "
            "or `leave`.");
    if (seated && game_in_play(t))
        return N_("A game is being played here. Type that after the game.");
    if (host && t->ahead.host != m->from.id)
        return N_("Only the host of the table can do that. Type `look` to see who it is.");
    return NULL;
}

const char *seat_message(struct table *t, const struct table_message *m)
{
    const char *refusal = table_seat_message_refusal(t, m);
    if (refusal)
        return refusal;
    switch (m->kind) {
    case TABLE_SIT: return table_seat_do_sit(t, m);
    case TABLE_READY:
    case TABLE_REMATCH: return table_seat_do_ready(t, m);
    case TABLE_START: return table_seat_do_start(t, m);
    case TABLE_LEAVE: return table_seat_do_leave(t, m);
    case TABLE_BOT_ADD: return table_seat_do_bot_add(t, m);
    case TABLE_BOT_REMOVE: return table_seat_do_bot_remove(t, m);
    case TABLE_OPTION: return option_change(t, m);
    case TABLE_WORD: return table_seat_do_word(t, m);
    case TABLE_KICK: return table_seat_do_kick(t, m);
    case TABLE_DECLINE: table_seat_do_decline(t, m); break;
    case TABLE_YIELD: table_seat_do_yield(t, m); break;
    default: break;
    }
    return NULL;
}
