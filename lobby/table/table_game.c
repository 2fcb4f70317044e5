/*
 * A game at a table: its start, its moves, leaving it, and the moves of automatic seats and bots.
 */
#include <stdio.h>

#include "figure.h"
#include "log.h"
#include "rng.h"
#include "span.h"
#include "table_private.h"

struct game *game_new(struct tables *ts, const struct game_rules *rules,
                      const struct store_game *row)
{
    struct game *g = xcalloc(1, sizeof(*g));
    g->tables = ts;
    g->rules = rules;
    g->row = *row;
    g->row_ahead = &g->row;
    g->who.seats = row->nseats;
    g->who.competitive = row->competitive;
    for (int s = 1; s <= row->nseats; s++)
        if (row->seat[s - 1].kind == STORE_SEAT_BOT)
            g->who.bots |= seat_bit(s);
    g->last = &g->first;
    LIST_INSERT_HEAD(&ts->every, g, all);
    g->daily = table_daily_of(row, &g->counts);
    g->daily_last = daily_last_of(row);
    g->ahead = play_new(g);
    g->shown = play_new(g);
    g->past = past_new(g);
    return g;
}

void game_free(struct game *g)
{
    memset(g->shown->vote, 0, sizeof(g->shown->vote));
    votes_arm(g);
    LIST_REMOVE(g, all);
    delay_free(g);
    free(g->ahead);
    free(g->shown);
    past_free(g->past);
    free(g->command);
    free(g->unsaved);
    free(g);
}

bool game_options_read(struct game *g)
{
    char line[STORE_TEXT_MAX];
    memcpy(line, g->row.options, sizeof(line));
    game_setup_defaults(g->rules, g->row.nseats, &g->setup);
    memcpy(g->setup.seed, g->row.seed, sizeof(g->setup.seed));
    return game_setup_read(g->rules, &g->setup, line) == 0;
}

bool game_begin(struct game *g, struct outbox *out)
{
    struct game_events *ev = play_events(g);
    if (game_setup_refusal(g->rules, &g->setup))
        return false;
    g->rules->start(g->ahead->state, &g->setup, ev);
    for (int i = 0; i < ev->n; i++)
        outbox_fact(out, &ev->fact[i], NULL);
    moment_chances(g->rules, g->ahead->state, &g->ahead->chances);
    leaving_begin(&g->who, g->rules, g->ahead->state);
    play_assign(g, g->shown, g->ahead);
    return true;
}

bool game_in_play(const struct table *t)
{
    return t->game && t->game->shown->end == STORE_GAME_LIVE;
}

/* ---- Start ---- */

/* The newest version of the table's game that a game may begin with; NULL: none. */
static const struct game_rules *table_game_rules_dealt(const struct table *t)
{
    const struct tables_deps *deps = &t->tables->deps;
    if (!deps->dealt)
        return t->rules;
    for (int version = t->rules->version; version > 0; version--) {
        const struct game_rules *rules = game_find_version(t->rules->id, version);
        if (rules && deps->dealt(deps->arg, rules->id, version))
            return rules;
    }
    return NULL;
}

static void table_game_row_fill(const struct table *t, const struct game_rules *rules,
                                const struct seating *s, const struct game_setup *setup,
                                struct store_game *row)
{
    row->table = t->id;
    utf8_copy(rules->id, row->game, sizeof(row->game));
    row->version = rules->version;
    row->competitive = seating_competitive(s);
    row->bet = row->competitive ? s->bet : 0;
    row->cup = s->cup;
    row->unrated = s->unrated;
    row->deal = s->deal;
    row->closed = s->deal != 0;
    game_setup_format(rules, setup, true, row->options, sizeof(row->options));
    row->started_ms = clock_wall(t->tables->deps.clock);
    row->nseats = (uint8_t)seating_taken(s);
    for (int i = 0; i < row->nseats; i++) {
        const struct person *p = &s->seat[i + 1];
        row->seat[i].account = p->id;
        memcpy(row->seat[i].name, p->name, sizeof(row->seat[i].name));
        row->seat[i].kind = (uint8_t)p->kind;
        row->seat[i].level = p->level;
    }
}

const char *game_start_refusal(struct table *t)
{
    struct tables *ts = t->tables;
    const struct seating *s = &t->ahead;
    if (!table_game_rules_dealt(t))
        return N_("The servers of this room are being upgraded, and not all of them know this game "
                  "yet. Type `ready` again later.");
    if (!seating_competitive(s) || s->cup.cup != 0)
        return NULL;
    if (ts->drains)
        return N_("The room is about to stop, so no ranked game begins. Your seats are kept; the "
                  "host can type `option friendly`.");
    if (!store_healthy(ts->deps.store))
        return N_("Ranked games cannot start now: the server cannot store new games. Type `ready` "
                  "again later. The host can also type `option friendly`.");
    int barred;
    int64_t ms = seating_barred(ts, s, &barred);
    if (ms > 0)
        return table_why(
            ts, "%s cannot play ranked games for another %s. The host can type `option friendly`.",
            s->seat[barred].name, SPAN(ms));
    int poor = seating_poor(ts, s);
    if (poor != 0)
        return table_why(ts,
                         "%s cannot meet the bet of %s chips. The host can type `option bet=0`.",
                         s->seat[poor].name, FIGURE(s->bet));
    return NULL;
}

void game_tell_turn(struct batch *b)
{
    const struct game *g = b->game;
    struct game_turn before = {0}, now = play_turn(g, g->ahead->state);
    if (b->before)
        before = play_turn(g, b->before->state);
    uint16_t told = before.serial == now.serial ? before.must : 0;
    for (int s = 1; s <= g->row.nseats && g->ahead->end == STORE_GAME_LIVE; s++)
        if ((now.must & ~told & seat_bit(s)) != 0)
            TELL_ALL(&b->out, .kind = NOTICE_TURN, .who = game_who(g, s));
}

/* Nobody stays ready, because the game cannot start. Refuses `m`, the message that wanted to start
 * it. If `m` is NULL, tells everybody why (seat_tell_refused). */
static void table_game_start_refused(struct table *t, const struct table_message *m,
                                     const char *why)
{
    seat_unready_all(t);
    if (m)
        table_refuse(t->tables, m, why);
    else
        seat_tell_refused(t, 0, why);
}

/* Sets what is different when the same people play again after the game that they have just
 * finished. */
static void table_game_rematch_setup(const struct table *t, const struct seating *s,
                                     struct game_setup *setup)
{
    const struct game *last = t->game;
    uint8_t now[GAME_SEATS_MAX + 1] = {0};
    if (!last || !last->rules->rematch || strcmp(last->rules->id, t->rules->id) != 0 ||
        last->shown->end != STORE_GAME_FINISHED || last->row.nseats != seating_taken(s))
        return;
    for (int seat = 1; seat <= last->row.nseats; seat++) {
        int was = game_seat_of(last, s->seat[seat].id);
        if (was == 0)
            return;
        now[was] = (uint8_t)seat;
    }
    last->rules->rematch(last->shown->state, now, setup);
}

bool game_launch(struct table *t, const struct table_message *m, struct store_game *row,
                 const struct game_setup *setup)
{
    const struct game_rules *rules = table_game_rules_dealt(t);
    if (!rules)
        return false;
    table_game_row_fill(t, rules, &t->ahead, setup, row);
    struct game *g = game_new(t->tables, rules, row);
    g->setup = *setup;
    g->setup.seats = row->nseats;
    memcpy(g->setup.seed, row->seed, sizeof(g->setup.seed));
    struct batch *b = batch_new(t->tables, t, g, BATCH_START, m);
    TELL_ALL(&b->out, .kind = NOTICE_START,
             .start = {.ranked = row->competitive,
                       .daily = g->daily > 0,
                       .duel = g->daily < 0,
                       .bet = row->bet});
    if (!game_begin(g, &b->out)) {
        batch_drop(b);
        game_free(g);
        return false;
    }
    game_tell_turn(b);
    settle_bets(b, false);
    batch_submit(b);
    return true;
}

void game_start(struct table *t, const struct table_message *m)
{
    struct store_game row;
    const char *why = game_start_refusal(t);
    if (why) {
        table_game_start_refused(t, m, m ? why : NULL);
        return;
    }
    struct seating was = t->ahead;
    memset(&row, 0, sizeof(row));
    if (t->ahead.deal != 0)
        row.id = ids_next(t->tables->deps.ids);
    shuffle_start(&t->ahead, &row);
    struct game_setup setup = t->ahead.setup;
    table_game_rematch_setup(t, &t->ahead, &setup);
    if (game_launch(t, m, &row, &setup))
        return;
    t->ahead = was;
    table_game_start_refused(
        t, m,
        N_("This game cannot start with these seats and options. Type `option` to change "
           "them."));
}

/* ---- Moves ---- */

/* Adds one move of a seat to the batch, in its canonical text. */
static enum game_code table_game_play_move(struct batch *b, struct play_event *e,
                                           const struct game_move *move)
{
    struct game *g = b->game;
    g->rules->format(g->ahead->state, e->seat, move, e->text, GAME_TEXT_MAX);
    return batch_event(b, e);
}

/* Writes a refusal of the rules with the names of seats in place of `{2}`. */
static void table_game_put_names(const struct game *g, const char *why, char *out, size_t cap)
{
    int seat, end;
    for (size_t n = 0; *why != '\0' && n + 1 < cap;) {
        size_t len = strcspn(why + 1, "{") + 1;
        end = 0;
        if (sscanf(why, "{%2d}%n", &seat, &end) == 1 && end > 0 && seat >= 1 &&
            seat <= g->row.nseats) {
            n += utf8_copy(game_seat_name(g, seat), out + n, cap - n);
            why += end;
        } else {
            n += utf8_copy_part(why, len, out + n, cap - n);
            why += len;
        }
    }
}

const char *game_move(struct table *t, const struct table_message *m)
{
    struct tables *ts = t->tables;
    struct game *g = t->game;
    struct game_move move;
    char why[512], named[512];
    int seat = game_in_play(t) ? seating_seat_of(&t->shown, m->from.id) : 0;
    if (seat == 0 || ((g->ahead->left | g->ahead->going) & seat_bit(seat)) != 0)
        return N_("You are not in a game here. Type `tables` to find one.");
    if (game_knows(g, m->command)) {
        table_done(ts, m);
        return NULL;
    }
    if (t->shown.frozen[0] != '\0')
        return seat_frozen;
    clock_player_acts(t, seat);
    if (g->daily != 0)
        daily_catch_up(t);
    const char *text = m->text ? m->text : "";
    enum game_code code = g->rules->parse(g->ahead->state, seat, text, &move);
    if (code == GAME_OK && g->rules->table_only && g->rules->table_only(&move))
        code = GAME_BAD_MOVE;
    bool understood = code == GAME_OK;
    if (understood) {
        struct batch *b = batch_new(ts, t, g, BATCH_GAME, m);
        struct play_event e = {.kind = EVENT_MOVE, .seat = seat};
        code = table_game_play_move(b, &e, &move);
        if (code == GAME_OK) {
            clock_player_asked(t, seat, false);
            if (g->daily != 0)
                daily_answer(b);
            batch_submit(b);
            return NULL;
        }
        batch_drop(b);
    }
    /* A refusal must not give away events that are not stored yet, so the message waits for them.
     */
    if (g->first && table_mail_hold(t, m))
        return NULL;
    clock_player_asked(t, seat, code == GAME_NEED_CHOICE);
    /* If the message has waited for events, the language in use now may be somebody else's. */
    int before = tongue_use(m->tongue);
    g->rules->explain(g->ahead->state, seat, understood ? &move : NULL, code, why, sizeof(why));
    tongue_use(before);
    table_game_put_names(g, why, named, sizeof(named));
    table_refuse_code(ts, m, code, named);
    return NULL;
}

void game_auto(struct table *t, int seat, bool timeout)
{
    struct game *g = t->game;
    struct game_move move;
    struct batch *b = batch_new(t->tables, t, g, BATCH_GAME, NULL);
    struct play_event e = {.kind = EVENT_TIMEOUT, .seat = seat};
    if (timeout)
        batch_event(b, &e);
    const uint32_t serial = play_turn(g, g->ahead->state).serial;
    /* One turn may take several moves, such as drawing a card and placing it. */
    for (int i = 0; i < 8; i++) {
        e = (struct play_event){.kind = EVENT_AUTO, .seat = seat};
        g->rules->auto_move(g->ahead->state, seat, &move);
        if (table_game_play_move(b, &e, &move) != GAME_OK) {
            log_error("table-auto", "game=%" PRId64 " seat=%d move=%s", g->row.id, seat, e.text);
            break;
        }
        const struct game_turn turn = play_turn(g, g->ahead->state);
        if (g->ahead->end != STORE_GAME_LIVE || turn.serial != serial ||
            (turn.must & seat_bit(seat)) == 0)
            break;
    }
    batch_submit_any(b);
}

/* ---- Bots ---- */

/* Takes a bot's answer, unless the bot has been asked about another position since. */
static void table_game_on_thought(void *arg, const struct thought *about,
                                  const struct game_move *move)
{
    struct table *t = tables_find(arg, about->table);
    if (!t || !t->game || t->game->row.id != about->game)
        return;
    struct seat_live *live = &t->live[about->seat];
    if (live->asked_game != about->game || live->asked != about->seq)
        return;
    live->answered = true;
    memset(&live->answer, 0, sizeof(live->answer));
    if (move)
        live->answer = *move;
}

void game_bot_ask(struct table *t, int seat)
{
    struct tables *ts = t->tables;
    struct game *g = t->game;
    struct seat_live *live = &t->live[seat];
    struct thought about = {.rules = g->rules,
                            .table = t->number,
                            .game = g->row.id,
                            .seq = g->shown->seq,
                            .seat = (uint8_t)seat,
                            .level = t->teaches ? SEARCH_TEACHES : g->row.seat[seat - 1].level};
    struct rng rng;
    live->asked_game = g->row.id;
    live->asked = g->shown->seq;
    live->answered = false;
    if (!ts->deps.thinker || !ts->deps.thinker->think ||
        g->rules->legal(g->shown->state, seat, ts->legal, TABLE_LEGAL_MAX) == 0)
        return;
    ts->deps.seed(ts->deps.arg, about.seed);
    rng_seed(&rng, about.seed);
    g->rules->resample(about.position, g->shown->state, seat, &rng);
    for (size_t i = 0; i < sizeof(about.seed); i++)
        about.seed[i] = (uint8_t)rng_word(&rng);
    ts->deps.thinker->think(ts->deps.thinker, &about, table_game_on_thought, ts);
}

/* Finds the move for a bot of any level that the thinker has not answered in time. The bot plays it
 * as one of level 1 would. MOVE_NONE: the bot does nothing. */
static void table_game_bot_quick(struct table *t, int seat, struct game_move *out)
{
    struct tables *ts = t->tables;
    struct game *g = t->game;
    struct game_view view;
    struct rng rng;
    uint8_t seed[32];
    int n = g->rules->legal(g->shown->state, seat, ts->legal, TABLE_LEGAL_MAX);
    if (n > TABLE_LEGAL_MAX)
        n = TABLE_LEGAL_MAX;
    ts->deps.seed(ts->deps.arg, seed);
    rng_seed(&rng, seed);
    g->rules->view(g->shown->state, seat, &view);
    int choice = n > 0 ? g->rules->bot(&view, ts->legal, n, 1, &rng) : -1;
    memset(out, 0, sizeof(*out));
    if (choice >= 0 && choice < n)
        *out = ts->legal[choice];
}

void game_bot(struct table *t, int seat)
{
    struct game *g = t->game;
    struct seat_live *live = &t->live[seat];
    const struct game_turn turn = play_turn(g, g->ahead->state);
    struct game_move move;
    if (live->answered)
        move = live->answer;
    else
        table_game_bot_quick(t, seat, &move);
    if (move.verb != MOVE_NONE) {
        struct batch *b = batch_new(t->tables, t, g, BATCH_GAME, NULL);
        struct play_event e = {.kind = EVENT_MOVE, .seat = seat};
        bool good = table_game_play_move(b, &e, &move) == GAME_OK;
        batch_submit_any(b);
        if (good)
            return;
        log_error("table-bot", "game=%" PRId64 " seat=%d move=%s", g->row.id, seat, e.text);
    }
    if (turn.must & seat_bit(seat))
        game_auto(t, seat, false);
}

/* ---- Leaving, ends from outside ---- */

void game_leave(struct table *t, int seat, const struct table_message *m, bool away)
{
    struct game *g = t->game;
    const struct play_event e = {.kind = EVENT_LEAVE, .seat = seat, .yes = away};
    if (batch_write(g, m, e) == GAME_OK || !m || (g->first && table_mail_hold(t, m)))
        return;
    table_refuse(t->tables, m, N_("You are not in a game here. Type `tables` to find one."));
}

void game_void(struct game *g, const struct table_message *m, const char *reason)
{
    struct tables *ts = g->tables;
    struct batch *b = batch_new(ts, g->table, g, BATCH_GAME, m);
    struct play_event e = {.kind = EVENT_VOID};
    utf8_copy(reason, e.text, sizeof(g->ahead->reason));
    if (batch_event(b, &e) != GAME_OK) {
        batch_drop(b);
        if (m)
            table_refuse(ts, m, N_("That game is void already. Type `tables` to see the others."));
        return;
    }
    if (m) {
        b->audit = xcalloc(1, sizeof(*b->audit));
        b->audit->id = ids_next(ts->deps.ids);
        b->audit->at_ms = e.at_ms;
        utf8_copy(m->by, b->audit->who, sizeof(b->audit->who));
        utf8_printf(b->audit->act, sizeof(b->audit->act), "void");
        if (g->table)
            utf8_printf(b->audit->about, sizeof(b->audit->about), "table %d", g->table->number);
        else
            utf8_printf(b->audit->about, sizeof(b->audit->about), "game %" PRId64, g->row.number);
        utf8_printf(b->audit->detail, sizeof(b->audit->detail), "game %" PRId64 ": %.400s",
                    g->row.number, e.text);
    }
    batch_submit(b);
}

void game_freeze(struct game *g, const char *why)
{
    struct play_event e = {.kind = EVENT_FREEZE};
    utf8_copy(why, e.text, sizeof(e.text));
    batch_write(g, NULL, e);
}

void game_shared(struct table *t)
{
    struct game *g = t->game;
    int a, b;
    if (!game_in_play(t) || !g->row.competitive || g->ahead->end != STORE_GAME_LIVE ||
        g->ahead->shared_a != 0 ||
        !seating_shares(t->tables, &t->shown, leaving_people(&g->who, g->ahead->left), &a, &b))
        return;
    batch_write(g, NULL, (struct play_event){.kind = EVENT_SHARED, .seat = a, .other = b});
}

/* ---- Commands that were carried out ---- */

void game_remember(struct game *g, int64_t command)
{
    if (command == 0)
        return;
    XGROW(g->command, g->ncommands, g->command_cap);
    g->command[g->ncommands++] = command;
}

bool game_knows(const struct game *g, int64_t command)
{
    if (!g || command == 0)
        return false;
    for (int i = g->ncommands; i-- > 0;)
        if (g->command[i] == command)
            return true;
    return false;
}
