/*
 * Loads tables when the room starts: every open table, every game in play or with a vote open, and
 * the last game of each idle table, so that it can be looked at. All games are replayed from their
 * journals. A game in play that does not replay to the same position is frozen and not scored, and
 * its bets go back. Once the room runs, load_numbered reads any other game that is asked for.
 *
 * If several rooms in a row were killed for want of memory, the load closes tables at which only
 * guests have played: all that have no game in play, and of the others those that rested longest.
 */
#include "log.h"
#include "table_private.h"

/* A table of guests whose game goes on. */
struct load_kept {
    struct table *table;
    int64_t last_ms;
};

/* A table with its number. It may be gone before all games are loaded. */
struct load_id {
    int64_t id, game;
    int32_t number;
    /* Set only when memory was short: the row of a guests' table. The table is made of it once the
     * store gives an open game of that table. NULL: the table was made, or is closed. */
    char *text;
};

struct load {
    struct tables *tables;
    void (*done)(void *arg);
    void *arg;
    struct mail *undo; /* the message of load_numbered; NULL: tables are being loaded */
    struct game *game; /* the game whose events are being read */
    int32_t table;     /* the table whose last game was asked for */
    const char *broken;
    char unknown[160]; /* why its rules are unknown here (another version); "": they are known */
    int64_t last_ms;   /* when that game's last event was, UTC */
    int64_t since_ms;  /* when the load began, monotonic */
    int games;         /* games in play that go on */
    struct load_id *by_id;
    int loaded, cap; /* of `by_id` */
    struct load_kept *kept;
    int nkept, kept_max, closed;
};

static int table_load_by_id(const void *a, const void *b)
{
    const struct load_id *x = a, *y = b;
    return (x->id > y->id) - (x->id < y->id);
}

/* Whether memory is short: several rooms in a row were killed for want of it. */
static bool table_load_lacks(const struct load *load)
{
    return load->tables->deps.starved > 1;
}

/* Whether guests sit there and nobody with an account, and the table is neither frozen nor of a
 * cup. */
static bool table_load_seats_guests(const struct seating *s)
{
    return seating_seats(s, SEATING_ACCOUNTS) == 0 && seating_seats(s, SEATING_GUESTS) != 0 &&
           s->cup.cup == 0 && s->frozen[0] == '\0';
}

static struct table *table_load_make(struct load *load, const struct load_id *of,
                                     const struct game_rules *rules, struct seating *s)
{
    struct tables *ts = load->tables;
    struct table *t = table_make(ts, of->id, of->number, rules);
    t->ahead = *s;
    seat_show(t, s);
    t->stored = true;
    t->last_game = of->game;
    t->over = s->cup.cup != 0 && of->game != 0;
    /* The ids of its people and of its next game may be in no other row, and none of them may be
     * given out again. */
    ids_above(ts->deps.ids, s->kept.id);
    ids_above(ts->deps.ids, s->next.game);
    for (int seat = 1; seat <= GAME_SEATS_MAX; seat++) {
        ids_above(ts->deps.ids, s->seat[seat].id);
        seat_sat(t, seat);
    }
    return t;
}

/* The store gives tables in the order of their ids, so a binary search finds one. */
static struct table *table_load_table_by_id(struct load *load, int64_t id)
{
    const struct load_id key = {.id = id};
    struct load_id *found = load->loaded == 0 ? NULL
                                              : bsearch(&key, load->by_id, (size_t)load->loaded,
                                                        sizeof(key), table_load_by_id);
    if (found && found->text) {
        struct seating s;
        const struct game_rules *rules = seating_parse(found->text, &s);
        free(found->text);
        found->text = NULL;
        return table_load_make(load, found, rules, &s);
    }
    struct table *t = found ? tables_find(load->tables, found->number) : NULL;
    return t && t->id == id ? t : NULL;
}

static void table_load_table(void *arg, const struct store_table *row)
{
    struct load *load = arg;
    struct tables *ts = load->tables;
    struct seating s;
    const struct game_rules *rules = seating_parse(row->text, &s);
    if (!rules || tables_find(ts, row->number)) {
        log_error("table-load", "table=%d id=%" PRId64 " cannot be read", row->number, row->id);
        return;
    }
    XGROW(load->by_id, load->loaded, load->cap);
    struct load_id *of = &load->by_id[load->loaded++];
    *of = (struct load_id){.id = row->id, .game = row->game, .number = row->number};
    if (table_load_lacks(load) && table_load_seats_guests(&s))
        of->text = xstrdup(row->text);
    else
        table_load_make(load, of, rules, &s);
    ts->number_last = row->number > ts->number_last ? row->number : ts->number_last;
}

/* Keeps the facts of a replay for the log. Nobody is told. */
static void table_load_replay_facts(struct table *t, struct outbox *out, int64_t at_ms, int32_t seq)
{
    for (int i = 0; t && i < out->n; i++)
        if (out->item[i].notice.kind == NOTICE_FACT)
            table_log_add(t, &out->item[i], at_ms, seq);
        else if (out->item[i].notice.kind == NOTICE_TAKEN_BACK)
            table_log_cut(t, out->item[i].notice.back);
    outbox_free(out);
}

/* Gives up a game whose position cannot be trusted: freezes it if it was in play, else frees it.
 * Its table goes on without it. */
static void table_load_broken(struct game *g, const char *unknown)
{
    struct table *t = g->table;
    bool live = g->row.state == STORE_GAME_LIVE;
    if (t && live)
        utf8_printf(t->note, sizeof(t->note),
                    N_("The last game could not be restored. Nothing was scored "
                       "and the bets went back."));
    if (t) {
        t->game = NULL;
        g->table = NULL;
        table_log_clear(t);
    }
    if (!live) {
        game_free(g); /* if a vote is open, nobody is penalized */
        return;
    }
    g->ahead->end = g->shown->end = STORE_GAME_LIVE;
    game_freeze(g, unknown[0] != '\0' ? unknown
                                      : N_("The game could not be restored after a restart."));
}

/* Takes the game whose events have all come; NULL: there is none. Sets `broken` if it does not end
 * as its row says. */
static struct game *table_load_whole(struct load *load)
{
    struct game *g = load->game;
    load->game = NULL;
    if (!g)
        return NULL;
    play_assign(g, g->shown, g->ahead);
    if (!load->broken && (g->ahead->end != STORE_GAME_LIVE) != (g->row.state != STORE_GAME_LIVE))
        load->broken = "it has another end";
    return g;
}

/* ---- Too little memory ---- */

/* Whether only guests sit at the table, as table_load_seats_guests tells it, and only guests began
 * its game. */
static bool table_load_of_guests(const struct table *t)
{
    for (int s = 0; t->game && s < t->game->row.nseats; s++)
        if (t->game->row.seat[s].kind == STORE_SEAT_ACCOUNT)
            return false;
    return table_load_seats_guests(&t->shown);
}

/* Closes the table. A game in play there becomes void. */
static void table_load_close(struct load *load, struct table *t)
{
    static const char why[] = N_("The server had too little memory for it.");
    load->closed++;
    utf8_copy(why, t->closing, sizeof(t->closing));
    if (game_in_play(t)) {
        load->games--;
        game_void(t->game, NULL, why);
    } else {
        seat_close(t, NULL, why);
    }
}

/* Keeps the table. If that is one too many, closes the one that has rested longest. */
static void table_load_keep(struct load *load, struct table *t)
{
    struct load_kept closes = {.table = t, .last_ms = load->last_ms}, *longest = &closes;
    if (load->nkept < load->kept_max) {
        load->kept[load->nkept++] = closes;
        return;
    }
    for (int i = 0; i < load->nkept; i++)
        if (load->kept[i].last_ms < longest->last_ms)
            longest = &load->kept[i];
    t = longest->table;
    *longest = closes;
    table_load_close(load, t);
}

static void table_load_closed(void *arg UNUSED, enum store_status status)
{
    if (status != STORE_OK)
        log_warn("tables-starved", "error=\"a table was not closed\" status=%d", (int)status);
}

/* Closes the guests' tables without a game in play, once all games in play are there. */
static void table_load_close_idle(struct load *load)
{
    const struct tables *ts = load->tables;
    for (int32_t n = 1; n < ts->number_cap; n++)
        if (ts->by_number[n] && !ts->by_number[n]->game && table_load_of_guests(ts->by_number[n]))
            table_load_close(load, ts->by_number[n]);
    for (int i = 0; i < load->loaded; i++)
        if (load->by_id[i].text) {
            free(load->by_id[i].text);
            load->by_id[i].text = NULL;
            load->closed++;
            store_table_close(ts->deps.store, load->by_id[i].id, table_load_closed, NULL);
        }
    log_warn("tables-starved", "rooms=%d closed=%d kept=%d", ts->deps.starved, load->closed,
             load->nkept);
}

/* Decides what becomes of the game that was read before: all its events have come. */
static void table_load_finish(struct load *load)
{
    struct game *g = table_load_whole(load);
    if (!g)
        return;
    bool over = g->ahead->end != STORE_GAME_LIVE;
    struct table *t = g->table;
    if (load->broken) {
        log_error(g->row.state == STORE_GAME_LIVE ? "table-frozen" : "table-last",
                  "game=%" PRId64 " seq=%d: %s", g->row.id, g->ahead->seq, load->broken);
        table_load_broken(g, load->unknown);
        return;
    }
    votes_arm(g);
    load->games += t && !over;
    if (t) {
        clock_resume(t, load->last_ms);
        if (!over && table_load_lacks(load) && table_load_of_guests(t))
            table_load_keep(load, t);
    }
    /* a friendly game that could not be stored to its end before its table closed */
    else if (!over)
        game_freeze(g, N_("The table of this game is closed."));
    else if (!votes_open(g->shown))
        game_free(g);
}

/* A person may have seats at several tables: at one of a cup while they play elsewhere, and at one
 * where they were alone until they were called away. The table of the earliest pass is the one
 * where they sit. */
enum load_pass { LOAD_OTHERS, LOAD_CUPS, LOAD_ALONE, LOAD_PASSES };

/* Finds out who sits at the table, if it belongs to this pass. Somebody who left a game in play
 * does not sit there any more. */
static void table_load_places(struct table *t, enum load_pass pass)
{
    enum load_pass own = t->shown.cup.cup != 0            ? LOAD_CUPS
                         : seating_people(&t->shown) == 1 ? LOAD_ALONE
                                                          : LOAD_OTHERS;
    if (own != pass)
        return;
    uint16_t people = seating_seats(&t->shown, SEATING_PEOPLE);
    if (game_in_play(t))
        people &= (uint16_t) ~(t->game->shown->left | t->game->shown->going);
    for (int s = 1; s <= GAME_SEATS_MAX; s++) {
        const struct person *p = &t->shown.seat[s];
        if ((people & seat_bit(s)) == 0)
            continue;
        if (table_place(&t->tables->seated, p->id) == 0)
            table_place_set(&t->tables->seated, p->id, t->number);
        else if (game_in_play(t) && pass == LOAD_ALONE)
            form_park(t); /* they were called away before the room ended */
    }
}

static void table_load_game(void *arg, const struct store_game *row)
{
    struct load *load = arg;
    table_load_finish(load);
    const struct game_rules *rules = game_find_version(row->game, row->version);
    load->broken = NULL;
    load->unknown[0] = '\0';
    if (!rules) { /* today's rules can end the game, but cannot read its position */
        game_version_unknown(row->game, row->version, load->unknown, sizeof(load->unknown));
        load->broken = load->unknown;
        rules = game_find(row->game);
    }
    load->last_ms = row->started_ms;
    if (!rules || row->nseats > GAME_SEATS_MAX) {
        log_error("table-load", "game=%" PRId64 " of an unknown kind", row->id);
        return;
    }
    struct game *g = game_new(load->tables, rules, row);
    struct table *t = table_load_table_by_id(load, row->table);
    struct outbox out = {0};
    load->game = g;
    bool shows = row->state == STORE_GAME_LIVE || row->state == STORE_GAME_FINISHED;
    if (t && !t->game && row->id == t->last_game && shows) {
        t->game = g;
        g->table = t;
    } else if (t && row->id == t->last_game) {
        t->last_game = 0; /* there is nothing to show */
    }
    if (!load->broken && (!game_options_read(g) || !game_begin(g, &out)))
        load->broken = "its options make no sense";
    table_load_replay_facts(g->table, &out, row->started_ms, 0);
    if (g->table && !load->broken)
        delay_begin(g, g->table->shown.delay);
}

static void table_load_event(void *arg, const struct store_event *event)
{
    struct load *load = arg;
    struct game *g = load->game;
    struct play_event e;
    struct outbox out = {0};
    if (!g)
        return;
    load->last_ms = event->at_ms;
    game_remember(g, event->command);
    if (!load->broken && event->seq != g->ahead->seq + 1)
        load->broken = "an event is missing";
    if (!load->broken && !event_parse(event->text, &e))
        load->broken = "an event makes no sense";
    if (!load->broken) {
        e.at_ms = event->at_ms;
        e.command = event->command;
        if (play_apply(g, g->ahead, &e, &out) != GAME_OK)
            load->broken = e.kind == EVENT_HASH ? "its position differs" : "an event is refused";
    }
    g->ahead->seq = event->seq;
    /* Nobody watches yet, so only the position is kept, and nobody is told. */
    if (!load->broken)
        delay_add(g, &(struct outbox){0}, g->ahead, e.kind == EVENT_MOVE || e.kind == EVENT_AUTO,
                  event->at_ms);
    table_load_replay_facts(g->table, &out, event->at_ms, event->seq);
}

void load_drop(struct tables *ts)
{
    if (ts->load) {
        for (int i = 0; i < ts->load->loaded; i++)
            free(ts->load->by_id[i].text);
        free(ts->load->by_id);
        free(ts->load->kept);
    }
    free(ts->load);
    ts->load = NULL;
}

/* Prepares the table's next game, unless one is in play or prepared already. */
static void table_load_renew(struct table *t)
{
    if (game_in_play(t) || t->ahead.daily != 0 || t->ahead.cup.cup != 0 ||
        t->ahead.next.game != 0 || !table_idle(t))
        return;
    struct batch *b = seat_begin(t, NULL);
    shuffle_prepare(b);
    seat_submit(b);
}

static void table_load_end(struct load *load)
{
    struct tables *ts = load->tables;
    for (int pass = 0; pass < LOAD_PASSES; pass++)
        for (int32_t n = 1; n < ts->number_cap; n++)
            if (ts->by_number[n])
                table_load_places(ts->by_number[n], (enum load_pass)pass);
    for (int32_t n = 1; n < ts->number_cap; n++)
        if (ts->by_number[n]) {
            table_load_renew(ts->by_number[n]);
            if (ts->by_number[n]->shown.cup.cup != 0)
                cup_resume(ts->by_number[n]);
            clock_update(ts->by_number[n]);
            table_count(ts->by_number[n]);
        }
    log_info("tables-load", "tables=%d games=%d ms=%" PRId64, ts->count, load->games,
             tables_now(ts) - load->since_ms);
    void (*done)(void *) = load->done;
    void *done_arg = load->arg;
    load_drop(ts);
    done(done_arg);
}

/* All open games, or the last game of a table, have been read. */
static void table_load_games_done(void *arg, enum store_status status)
{
    struct load *load = arg;
    struct tables *ts = load->tables;
    bool first = load->table == 0;
    /* If the store does not have the last game, its table is shown without one. */
    if (status != STORE_OK && status != STORE_NONE)
        log_fatal("tables-load", "games: status=%d", (int)status);
    table_load_finish(load);
    if (first && table_load_lacks(load))
        table_load_close_idle(load);
    /* Asks for the last game of the next table without a game in play. */
    while (++load->table < ts->number_cap) {
        const struct table *t = ts->by_number[load->table];
        if (!t || t->game || t->last_game == 0 || t->closing[0] != '\0')
            continue;
        store_game_read(ts->deps.store, t->last_game, table_load_game, table_load_event,
                        table_load_games_done, load);
        return;
    }
    table_load_end(load);
}

static void table_load_done(void *arg, enum store_status status)
{
    struct load *load = arg;
    const int starved = load->tables->deps.starved, halves = starved < 16 ? starved - 1 : 15;
    if (status != STORE_OK)
        log_fatal("tables-load", "tables: status=%d", (int)status);
    if (table_load_lacks(load)) {
        /* Each further room that was killed halves the number of guests' tables that are kept. */
        for (int i = 0; i < load->loaded; i++)
            load->kept_max += !!load->by_id[i].text;
        load->kept_max >>= halves;
        load->kept = xcalloc((size_t)load->kept_max + 1, sizeof(*load->kept));
    }
    store_open_games(load->tables->deps.store, table_load_game, table_load_event,
                     table_load_games_done, load);
}

void tables_load(struct tables *ts, void (*done)(void *arg), void *arg)
{
    struct load *load = ts->load = xcalloc(1, sizeof(*load));
    load->tables = ts;
    load->done = done;
    load->arg = arg;
    load->since_ms = tables_now(ts);
    store_open_tables(ts->deps.store, table_load_table, table_load_done, load);
}

/* ---- One game ---- */

static void table_load_one_done(void *arg, enum store_status status)
{
    FREED struct load *load = arg;
    struct game *g = table_load_whole(load);
    const char *why = store_failed(status) ? "the store did not answer" : load->broken;
    if (why && g) {
        log_error("table-undo", "game=%" PRId64 ": %s", g->row.id, why);
        game_free(g);
        g = NULL;
    }
    undo_loaded(load->tables, load->undo, status, g);
}

void load_numbered(struct tables *ts, struct mail *undo)
{
    struct load *load = xcalloc(1, sizeof(*load));
    load->tables = ts;
    load->undo = undo;
    store_game_numbered(ts->deps.store, undo->message.game_number, table_load_game,
                        table_load_event, table_load_one_done, load);
}
