/*
 * Batches: writes changes to the store, and carries them out or undoes them when it has answered.
 */
#include "log.h"
#include "replay.h"
#include "shuffle.h"
#include "table_private.h"

struct batch *batch_new(struct tables *ts, struct table *t, struct game *g, enum batch_kind kind,
                        const struct table_message *m)
{
    struct batch *b = xmalloc(sizeof(*b));
    memset(b, 0, offsetof(struct batch, entry));
    b->tables = ts;
    b->table = t;
    b->game = g;
    b->kind = kind;
    if (m) {
        b->from = m->from.id;
        b->command = m->command;
        if (m->attached)
            b->attached = store_attached_copy(m->attached);
    }
    if (kind == BATCH_GAME)
        b->before = play_copy(g, g->ahead);
    return b;
}

void batch_drop(struct batch *b)
{
    outbox_free(&b->out);
    free(b->seating);
    free(b->before);
    free(b->play);
    free(b->row);
    free(b->audit);
    free(b->daily);
    store_attached_free(&b->attached);
    free(b->event);
    free(b);
}

void batches_free(struct batch *first)
{
    while (first) {
        struct batch *next = first->next;
        if (first->kind == BATCH_START)
            game_free(first->game);
        batch_drop(first);
        first = next;
    }
}

void batch_entry(struct batch *b, int64_t account, enum store_currency currency, int64_t amount,
                 const char *reason)
{
    if (amount == 0)
        return;
    if (b->nentries == (int)(sizeof(b->entry) / sizeof(*b->entry)))
        log_fatal("table-entries", "game=%" PRId64, b->game->row.id);
    struct store_entry *e = &b->entry[b->nentries++];
    memset(e, 0, sizeof(*e));
    e->account = account;
    e->game = b->game->row.id;
    e->currency = currency;
    e->amount = amount;
    utf8_copy(reason, e->reason, sizeof(e->reason));
}

enum game_code batch_event(struct batch *b, struct play_event *e)
{
    if (e->at_ms == 0)
        e->at_ms = clock_wall(b->tables->deps.clock);
    e->command = b->nevents == 0 ? b->command : 0;
    enum game_code code = play_apply(b->game, b->game->ahead, e, &b->out);
    if (code != GAME_OK)
        return code;
    XGROW(b->event, b->nevents, b->event_cap);
    b->event[b->nevents++] = *e;
    return GAME_OK;
}

bool batch_submit_any(struct batch *b)
{
    const bool any = b->nevents > 0;
    if (any)
        batch_submit(b);
    else
        batch_drop(b);
    return any;
}

enum game_code batch_write(struct game *g, const struct table_message *m, struct play_event e)
{
    struct batch *b = batch_new(g->tables, g->table, g, BATCH_GAME, m);
    enum game_code code = batch_event(b, &e);
    batch_submit_any(b);
    return code;
}

static void table_batch_answer(void *arg, enum store_status status);
static void table_batch_started(void *arg, enum store_status status, int64_t number);

static void table_batch_row(const struct table *t, const struct seating *s, int64_t game,
                            struct store_table *row, char text[STORE_LONG_MAX])
{
    seating_format(t, s, text, STORE_LONG_MAX);
    row->id = t->id;
    row->number = t->number;
    row->game = game;
    row->text = text;
    row->cup = s->cup;
}

static void table_batch_submit_game(struct batch *b)
{
    struct game *g = b->game;
    struct play *p = g->ahead;
    if (b->nevents > 0 && b->before->end == STORE_GAME_LIVE &&
        (p->end != STORE_GAME_LIVE || p->seq - p->hashed >= TABLE_HASH_EACH) &&
        p->end != STORE_GAME_FROZEN) {
        struct play_event hash = {.kind = EVENT_HASH, .at_ms = b->event[b->nevents - 1].at_ms};
        replay_position(shuffle_hash, g->rules, p->state, hash.text);
        if (batch_event(b, &hash) != GAME_OK)
            log_fatal("table-hash", "game=%" PRId64, g->row.id);
    }
    if (b->table)
        game_tell_turn(b);
    settle_batch(b);
    b->play = play_copy(g, p);

    int carried = unsaved_carried(g), nevents = carried + b->nevents;
    FREED struct store_event *events = xcalloc((size_t)nevents, sizeof(*events));
    char(*text)[STORE_TEXT_MAX + 32] = xcalloc((size_t)nevents, sizeof(*text));
    for (int i = 0; i < nevents; i++) {
        const struct play_event *e = i < carried ? &g->unsaved[i] : &b->event[i - carried];
        event_format(e, text[i], sizeof(text[i]));
        events[i].at_ms = e->at_ms;
        events[i].command = e->command;
        events[i].text = text[i];
    }
    char row_text[STORE_LONG_MAX];
    struct store_table row;
    bool seating = b->table && (b->seating || carried > 0);
    if (seating)
        table_batch_row(b->table, b->seating ? b->seating : &b->table->shown, g->row.id, &row,
                        row_text);
    const struct store_game *ended = g->row_ahead->state != STORE_GAME_LIVE ? g->row_ahead : NULL;
    struct store_append append = {.game = g->row.id,
                                  .epoch = store_epoch(b->tables->deps.store),
                                  .first_seq = carried > 0 ? g->unsaved_from : b->before->seq + 1,
                                  .nevents = nevents,
                                  .events = events,
                                  .final = carried > 0 ? ended : b->row,
                                  .table = seating ? &row : NULL,
                                  .nentries = b->nentries,
                                  .entries = b->entry,
                                  .nratings = b->nratings,
                                  .ratings = b->rating,
                                  .audit = b->audit};
    *g->last = b;
    g->last = &b->next;
    daily_beside(b);
    store_game_append(b->tables->deps.store, &append, table_batch_answer, b);
    free(text);
}

void batch_submit(struct batch *b)
{
    struct store *store = b->tables->deps.store;
    struct table *t = b->table;
    char text[STORE_LONG_MAX];
    struct store_table row;
    if (b->kind == BATCH_GAME) {
        table_batch_submit_game(b);
        return;
    }
    /* the table lets go of its last game, so unsaved events of that game are written first */
    if (b->kind != BATCH_SEATS)
        unsaved_flush(t);
    t->writing = b;
    daily_beside(b);
    if (b->kind == BATCH_CLOSE) {
        store_table_close(store, t->id, table_batch_answer, b);
        return;
    }
    b->seating = xmalloc(sizeof(*b->seating));
    *b->seating = t->ahead;
    table_batch_row(t, b->seating,
                    b->kind == BATCH_START ? b->game->row.id
                    : t->game              ? t->game->row.id
                                           : 0,
                    &row, text);
    if (b->kind == BATCH_SEATS)
        store_table_put(store, &row, table_batch_answer, b);
    else
        store_game_start(store, &b->game->row, &row, b->entry, b->nentries, table_batch_started, b);
}

/* ---- The store's answer ---- */

static void table_batch_tell_sender(struct batch *b, const char *refusal)
{
    struct table_message m = {.command = b->command, .from = {.id = b->from}};
    m.table = b->table ? b->table->number : 0;
    if (b->from == 0 && b->command == 0)
        return;
    if (refusal)
        table_refuse(b->tables, &m, refusal);
    else
        table_done(b->tables, &m);
}

static void table_batch_commit_game(struct batch *b)
{
    struct game *g = b->game;
    settle_told(b);
    daily_told(b);
    votes_told(b);
    cup_told(b);
    for (int s = 1; s <= g->row.nseats && b->table; s++)
        if (((b->play->left & ~b->before->left) | (b->play->going & ~b->before->going)) &
            seat_bit(s))
            table_place_unseat(b->tables, b->table->shown.seat[s].id, b->table->number);
    play_assign(g, g->shown, b->play);
    if (b->row)
        g->row = *b->row;
    if (g->row_ahead == b->row)
        g->row_ahead = &g->row;
    for (int i = 0; i < b->nevents; i++) {
        game_remember(g, b->event[i].command);
        if (b->table)
            clock_event(b->table, &b->event[i]);
    }
    votes_arm(g);
}

static void table_batch_commit_start(struct batch *b)
{
    struct table *t = b->table;
    table_drop_game(t);
    t->game = b->game;
    t->game->table = t;
    t->note[0] = '\0';
    t->warned_address = false;
    t->stopped = false;
    t->looks = t->game->row.cup.cup != 0;
    table_log_clear(t);
    delay_begin(t->game, t->shown.delay);
    table_game_began(t);
    settle_told(b);
    if (b->daily)
        b->daily->number = b->game->row.number;
    daily_told(b);
}

/* Tells players at once, and spectators after the table's delay if the game has one. */
static void table_batch_tell(struct batch *b, int64_t at_ms)
{
    struct table *t = b->table;
    const struct game_rules *rules = t ? t->rules : b->game->rules;
    int moves = 0;
    if (b->kind != BATCH_GAME || !t || t->game != b->game || !b->game->late_state) {
        outbox_send(b->tables, t, rules, &b->out, at_ms);
        return;
    }
    for (int i = 0; i < b->nevents; i++)
        moves += b->event[i].kind == EVENT_MOVE || b->event[i].kind == EVENT_AUTO;
    outbox_tell(b->tables, t, rules, &b->out, at_ms, GAME_TO_ALL & ~GAME_TO_SPECTATORS, true);
    delay_add(b->game, &b->out, b->play, moves, at_ms);
}

static void table_batch_commit(struct batch *b)
{
    struct table *t = b->table;
    struct tables *ts = b->tables;
    int64_t at_ms = b->nevents > 0 ? b->event[0].at_ms : clock_wall(ts->deps.clock);
    if (b->kind == BATCH_GAME)
        table_batch_commit_game(b);
    else if (b->kind == BATCH_START)
        table_batch_commit_start(b);
    if (b->seating) {
        for (int s = 1; s <= GAME_SEATS_MAX; s++) {
            int64_t was = t->shown.seat[s].id;
            if (was != 0 && seating_seat_of(b->seating, was) == 0)
                table_place_unseat(ts, was, t->number);
        }
        /* An address may have changed while the batch was written: the newer one stays. */
        for (int s = 1; s <= GAME_SEATS_MAX; s++) {
            int known = seating_seat_of(&t->ahead, b->seating->seat[s].id);
            if (known != 0)
                b->seating->seat[s] = t->ahead.seat[known];
        }
        struct seating was = t->shown;
        seat_show(t, b->seating);
        t->stored = true;
        t->stale = false;
        for (int s = 1; s <= GAME_SEATS_MAX; s++)
            if (b->kind == BATCH_START || t->shown.seat[s].id != was.seat[s].id)
                seat_sat(t, s);
    }
    if (t)
        table_count(t);
    if (b->cup_told)
        cup_tell(t, t->shown.frozen[0] != '\0' ? TABLE_CUP_FROZEN : TABLE_CUP_RESUMED);
    table_batch_tell(b, at_ms);
    table_batch_tell_sender(b, NULL);
}

/* Another room owns the game now: this room gives up the game and its table. */
static void table_batch_game_lost(struct game *g)
{
    struct table *t = g->table;
    log_error("table-lost", "table=%d game=%" PRId64, t ? t->number : 0, g->row.id);
    if (!t) {
        for (int s = 1; s <= GAME_SEATS_MAX; s++)
            g->shown->vote[s].open = g->ahead->vote[s].open = false;
        return;
    }
    TELL_NOW(t, 0, .kind = NOTICE_CLOSED,
             .said = N_("It has moved to another room. Type `tables` to find it."));
    t->lost = true;
    table_count(t);
}

static const char *table_batch_failure_text(const struct batch *b)
{
    if (b->kind == BATCH_START && b->status == STORE_REFUSED)
        return N_("A player at this table can no longer meet the bet. Type `ready` again once the "
                  "host has changed it.");
    if (b->audit && b->status == STORE_REFUSED)
        return N_("That was not done: a player no longer has the chips that the game gave. Adjust "
                  "the balances one by one.");
    if (b->status == STORE_FULL)
        return N_("That was not done: the server has no room to store it. Type it again later.");
    if (b->kind == BATCH_GAME)
        return N_("That was not done: the server could not store it. Type it again in a moment.");
    return N_("That was not done: the server could not store it. Type it again in a minute.");
}

/* Undoes what the store refused and everything that was built on it. */
static void table_batch_fail(struct batch *b)
{
    struct table *t = b->table;
    struct game *g = b->game;
    rating_refused(b);
    /* The store refuses a bet or a void that the chips do not cover. That is not an error of the
     * server. */
    bool chips = b->status == STORE_REFUSED && (b->kind == BATCH_START || b->audit);
    if (!b->cascade && b->status != STORE_FULL && !chips)
        log_error("table-store", "table=%d kind=%d status=%d", t ? t->number : 0, (int)b->kind,
                  (int)b->status);
    if (b->kind == BATCH_GAME && !b->cascade) {
        play_assign(g, g->ahead, g->shown);
        g->row_ahead = &g->row;
        for (struct batch *later = g->first; later; later = later->next)
            later->cascade = true;
        votes_arm(g);
    }
    if (t && !b->cascade && !t->writing) {
        for (int s = 1; s <= GAME_SEATS_MAX; s++) {
            int64_t id = t->ahead.seat[s].id;
            if (id != 0 && seating_seat_of(&t->shown, id) == 0)
                table_place_unseat(b->tables, id, t->number);
            t->live[s].considered = -1; /* bots have to choose again */
        }
        t->ahead = t->shown;
        t->retry_at = tables_now(b->tables) + 1000;
    }
    if (b->kind == BATCH_START) { /* nobody stays ready for a game that did not start */
        seat_unready_all(t);
        seat_tell_refused(t, b->from, table_batch_failure_text(b));
        game_free(g);
        if (t->ahead.cup.cup != 0 && b->status == STORE_TAKEN) {
            t->over = true; /* the store has another game for this table of the cup */
            cup_unopened(b->tables, &t->ahead.cup);
        }
    }
    bool done_before = b->status == STORE_TAKEN && !b->cascade && b->command != 0;
    table_batch_tell_sender(b, done_before ? NULL : table_batch_failure_text(b));
}

/* Frees the game or the table if nothing needs it any more. A table that stays goes on with what
 * waited for the answer. */
static void table_batch_after(struct table *t, struct game *g, enum batch_kind kind, bool good)
{
    if (!t) {
        if (!g->first && !votes_open(g->shown))
            game_free(g);
        return;
    }
    bool busy = t->writing || (t->game && t->game->first);
    if ((kind == BATCH_CLOSE && good) || !t->stored || (t->lost && !busy)) {
        table_forget(t);
        return;
    }
    if (t->lost)
        return;
    if (!busy)
        t->hold = false;
    if (good && kind == BATCH_START)
        game_shared(t);
    else if (good && kind == BATCH_SEATS)
        seat_try_start(t);
    table_mail_run(t);
}

static void table_batch_finish(struct batch *b)
{
    struct tables *ts = b->tables;
    struct table *t = b->table;
    struct game *g = b->kind == BATCH_GAME ? b->game : NULL;
    enum batch_kind kind = b->kind;
    bool unsaved = unsaved_takes(b);
    const struct seating *opens = kind == BATCH_SEATS && !t->stored ? b->seating : NULL;
    struct store_cup_at cup = opens ? opens->cup : (struct store_cup_at){0};
    /* A table that the store does not know is closed. */
    bool good = !b->cascade && (unsaved || b->status == STORE_OK ||
                                (kind == BATCH_CLOSE && b->status == STORE_NONE));
    if (good && kind == BATCH_CLOSE) {
        outbox_send(ts, t, t->rules, &b->out, 0);
        if (!t->game && !t->over)
            cup_tell(t, TABLE_CUP_VOID);
        t->lost = true;                           /* so that the next message to it is refused */
        for (int s = 1; s <= GAME_SEATS_MAX; s++) /* whoever left can sit down elsewhere at once */
            table_place_unseat(ts, t->shown.seat[s].id, t->number);
        table_count(t);
        table_batch_tell_sender(b, NULL);
    } else if (good) {
        table_batch_commit(b);
        if (unsaved)
            unsaved_begin(b);
        else if (g)
            unsaved_stored(b);
    } else {
        table_batch_fail(b);
        if (g && b->status == STORE_FENCED && !b->cascade)
            table_batch_game_lost(g);
    }
    batch_drop(b);
    table_batch_after(t, g, kind, good);
    if (!good && cup.cup != 0)
        cup_unopened(ts, &cup);
}

static void table_batch_answer(void *arg, enum store_status status)
{
    struct batch *b = arg;
    b->status = status;
    if (b->kind != BATCH_GAME) {
        b->table->writing = NULL;
    } else {
        struct game *g = b->game;
        if (g->first != b)
            log_fatal("table-order", "game=%" PRId64, g->row.id);
        g->first = b->next;
        if (!g->first)
            g->last = &g->first;
    }
    table_batch_finish(b);
}

static void table_batch_started(void *arg, enum store_status status, int64_t number)
{
    struct batch *b = arg;
    b->game->row.number = number;
    table_batch_answer(arg, status);
}
