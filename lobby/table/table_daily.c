/*
 * The deal of the day at a table (doc/rules/meeting.md, DD-D3 and DD-D4): one person against bots
 * that answer within the batch of the person's move. So neither time nor load changes the game: its
 * journal follows from the deal and the person's moves alone. Its only deadline is the end of its
 * day, or of the duel.
 *
 * The row of the game says "daily DAY counts" or "daily DAY practice", where the rows of other
 * games say what their shuffle is made from. A counted try has a row of its own in the store, which
 * is written with the start and the end of its game. A try at a duel (DD-D8) is the same, with the
 * negative number of the duel in place of the day; the game's row then also says when the duel
 * ends.
 */
#include <stdio.h>

#include "company.h"
#include "daily.h"
#include "log.h"
#include "table_private.h"

enum {
    BATCH_MOVES = 100, /* of bots in one batch; when the person is out, more batches may follow */
    LOOK_MS = 60000    /* how often the wall clock is read again, because it may have been set */
};

int32_t table_daily_of(const struct store_game *row, bool *counts)
{
    int32_t day = 0;
    char word[16] = "";
    if (sscanf(row->shuffle, "daily %" SCNd32 " %15s", &day, word) != 2)
        day = 0;
    if (counts)
        *counts = day != 0 && strcmp(word, "counts") == 0;
    return day;
}

int64_t daily_last_of(const struct store_game *row)
{
    int64_t last = 0;
    int32_t day = table_daily_of(row, NULL);
    if (day < 0 && sscanf(row->shuffle, "daily %*d %*s %" SCNd64, &last) != 1)
        return 0;
    return day > 0 ? daily_last_ms(day) : last;
}

/* ---- The start ---- */

static void table_daily_seat_all(struct tables *ts, struct seating *s,
                                 const struct table_message *m)
{
    static const char *const names[] = {"bot-ada", "bot-blaise", "bot-cleo"};
    _Static_assert(sizeof(names) / sizeof(*names) == DAILY_SEATS - 1, "a name for each bot");
    int bots = 0;
    for (int seat = 1; seat <= DAILY_SEATS; seat++) {
        if (seat == DAILY_SEAT) {
            s->seat[seat] = m->from;
            s->command[seat] = m->command;
            continue;
        }
        struct person *bot = &s->seat[seat];
        bot->kind = PERSON_BOT;
        bot->level = COMPANY_LEVEL;
        bot->id = ids_next(ts->deps.ids);
        utf8_copy(names[bots++], bot->name, sizeof(bot->name));
    }
}

const char *daily_message(struct tables *ts, const struct table_message *m)
{
    const bool duel = m->daily.day < 0;
    const struct game_rules *rules = duel ? m->daily.rules : daily_game(m->daily.day);
    struct seating s = {.terms = TERMS_FRIENDLY,
                        .turn_ms = ts->deps.turn_ms,
                        .host = m->from.id,
                        .daily = m->daily.day};
    struct store_game row = {.id = ids_next(ts->deps.ids)};
    int32_t seated = table_place(&ts->seated, m->from.id);
    if (seated != 0)
        return table_why(ts, "You sit at table %d. Type `leave` first.", seated);
    if (ts->count >= TABLES_MAX || store_backlog(ts->deps.store) > TABLE_BACKLOG_MAX)
        return N_("The room is too busy for another table. Type it again in a minute.");
    if (m->daily.counts && !store_healthy(ts->deps.store))
        return duel ? N_("The server cannot store new games, so the duel cannot begin. Try "
                         "again later.")
                    : N_("The server cannot store new games, so the deal of the day cannot "
                         "begin. Try again later.");
    game_setup_defaults(rules, DAILY_SEATS, &s.setup);
    memcpy(s.setup.seed, m->daily.seed, sizeof(s.setup.seed));
    memcpy(row.seed, s.setup.seed, sizeof(row.seed));
    size_t len = utf8_printf(row.shuffle, sizeof(row.shuffle), "daily %" PRId32 " %s", m->daily.day,
                             m->daily.counts ? "counts" : "practice");
    if (duel)
        utf8_printf(row.shuffle + len, sizeof(row.shuffle) - len, " %" PRId64, m->daily.last_ms);
    table_daily_seat_all(ts, &s, m);
    watch_end(ts, m->from.id);
    struct table *t = table_make(ts, ids_next(ts->deps.ids), 0, rules);
    t->ahead = s;
    table_place_set(&ts->seated, m->from.id, t->number);
    if (game_launch(t, m, &row, &s.setup))
        return NULL;
    log_error("table-daily", "day=%" PRId32 " cannot be dealt", m->daily.day);
    table_forget(t);
    return N_("This deal cannot be dealt. Tell the staff.");
}

/* ---- The bots ---- */

bool daily_answer(struct batch *b)
{
    struct game *g = b->game;
    struct tables *ts = b->tables;
    struct play *p = g->ahead;
    struct game_move move;
    int seat = 0, moves = 0;
    if (!ts->company)
        ts->company = xmalloc(sizeof(*ts->company));
    while (moves < BATCH_MOVES && p->end == STORE_GAME_LIVE &&
           company_next(ts->company, g->rules, p->state, g->row.nseats, DAILY_SEAT, g->setup.seed,
                        (uint32_t)p->moves, &seat, &move)) {
        struct play_event e = {.kind = EVENT_MOVE, .seat = seat};
        g->rules->format(p->state, seat, &move, e.text, GAME_TEXT_MAX);
        if (batch_event(b, &e) != GAME_OK) {
            log_error("table-daily", "game=%" PRId64 " seat=%d move=%s", g->row.id, seat, e.text);
            break;
        }
        moves++;
    }
    return moves > 0;
}

/* Writes one batch of the bots' moves. False: they have none to make. */
static bool table_daily_answer_once(struct table *t)
{
    struct batch *b = batch_new(t->tables, t, t->game, BATCH_GAME, NULL);
    if (t->game->ahead->end == STORE_GAME_LIVE && daily_answer(b)) {
        batch_submit(b);
        return true;
    }
    batch_drop(b);
    return false;
}

void daily_catch_up(struct table *t)
{
    while (table_daily_answer_once(t))
        ;
}

int64_t daily_clocks(struct table *t, int64_t now)
{
    struct game *g = t->game;
    struct seat_live *live = &t->live[DAILY_SEAT];
    int64_t left = g->daily_last - clock_wall(t->tables->deps.clock);
    if (t->shown.frozen[0] != '\0')
        return 0;
    if (live->considered != g->shown->seq) {
        live->considered = g->shown->seq;
        if (table_daily_answer_once(t))
            return 0;
    }
    if (left > 0)
        return now + (left < LOOK_MS ? left : LOOK_MS);
    if (seat_is_out(t, DAILY_SEAT))
        return 0;
    game_leave(t, DAILY_SEAT, NULL, true);
    return 0;
}

/* ---- The counted try ---- */

static struct store_daily_try *table_daily_try_of(const struct batch *b,
                                                  const struct store_game *row)
{
    struct store_daily_try *play = xcalloc(1, sizeof(*play));
    const struct store_seat *seat = &row->seat[DAILY_SEAT - 1];
    play->id = play->game = row->id;
    play->account = seat->account;
    play->at_ms = row->started_ms;
    play->day = b->game->daily;
    play->number = row->number;
    play->state = DAILY_PLAYING;
    utf8_copy(seat->name, play->name, sizeof(play->name));
    return play;
}

void daily_settle(struct batch *b, const struct store_game *row)
{
    const struct game *g = b->game;
    const struct play *p = g->ahead;
    if (!g->counts)
        return;
    b->daily = table_daily_try_of(b, row);
    bool left = (p->left & seat_bit(DAILY_SEAT)) != 0;
    b->daily->state = p->end == STORE_GAME_VOID || p->end == STORE_GAME_FROZEN ? DAILY_VOID
                      : left                                                   ? DAILY_LEFT
                                                                               : DAILY_OVER;
    b->daily->score = b->daily->state == DAILY_OVER
                          ? daily_score(g->rules, p->state, DAILY_SEAT, p->turns)
                          : DAILY_WORST;
}

void daily_beside(struct batch *b)
{
    struct store_row record[STORE_ATTACHED_MAX];
    struct store_attached with = {0};
    if (b->kind == BATCH_START && b->game->counts)
        b->daily = table_daily_try_of(b, &b->game->row);
    if (b->attached)
        with = *b->attached;
    if (b->daily) {
        with.nrecords -= with.nrecords == STORE_ATTACHED_MAX;
        for (int i = 0; i < with.nrecords; i++)
            record[i] = with.records[i];
        record[with.nrecords++] = STORE_ROW(STORE_RECORD_DAILY_TRY, b->daily);
        with.records = record;
    }
    if (b->attached || b->daily)
        store_attach(b->tables->deps.store, &with);
}

void daily_told(const struct batch *b)
{
    const struct tables_deps *deps = &b->tables->deps;
    if (b->daily && deps->daily)
        deps->daily(deps->arg, b->daily);
}
