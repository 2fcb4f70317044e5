/*
 * See cups.h. Each cup has a queue of events that are wanted. They go to the store one at a time.
 * An event that no longer fits when its turn comes is dropped. When the queue is empty, the cup is
 * asked what is due (cup_due).
 */
#include "cups.h"

#include <inttypes.h>

#include <sodium.h>

#include "cup_drawing.h"
#include "cup_schedule.h"
#include "cups_tell.h"
#include "gmcp_meeting.h"
#include "leaderboard.h"
#include "log.h"
#include "network.h"
#include "once.h"
#include "session.h"

enum {
    LOOK_MS = 60000, /* how often the wall clock is read again: somebody may set it */
    RETRY_MS = 5000, /* how long until the store or the tables are asked again */
    PAST_MAX = 256   /* how many cups of the configuration are remembered after their end */
};

struct cup_pending {
    TAILQ_ENTRY(cup_pending) link;
    struct cup_event event;
    void *errand;
    cups_then *then;
    cups_writes *writes;       /* NULL: errand_writes is called in its place */
    char name[STORE_NAME_MAX]; /* of the account that joins */
};
TAILQ_HEAD(pending_list, cup_pending);

/* All that goes into the store with an event. */
struct change {
    struct store_cup row; /* id 0: the row stays as it is */
    struct store_cup_entrant *entrant;
    int entrants;
    struct store_entry *entry;
    int entries;
};

struct cup_live {
    struct lobby *lobby;
    struct cup *cup;
    struct pending_list pending;
    bool writing;         /* the first of them is on its way to the store */
    struct change change; /* what that one changes */
    struct cup_drawing *drawing;
    struct timer timer;
    bool asking;       /* the store is asked which games are over */
    bool form;         /* some table may have to be opened */
    int reminded;      /* how many reminders were told, or were too late to tell */
    int64_t formed_ms; /* monotonic: when an arena last looked for people who wait; 0: never */
    struct cup_board board;
};

struct cups {
    struct map live; /* struct cup_live, by number */
    struct cup_live **order;
    size_t n;
    int64_t last; /* the highest number of a cup so far */
    uint8_t secret[32];
    struct timer look; /* for the schedules */
    /* Cups of the schedules that were played, or that the staff made void: if the clock is set
     * back, they are not opened again. */
    struct {
        char name[CUP_NAME_MAX];
        int64_t start_ms;
    } past[PAST_MAX];
    int past_next; /* the place in `past` of the next one */
    bool begun;
};

static void cups_step(void *arg);

static void cups_again(struct cup_live *v, int64_t ms)
{
    timer_set(v->lobby->timers, &v->timer, ms, cups_step, v);
}

static struct cup_live *cups_live_find(const struct lobby *lobby, int64_t number)
{
    return map_get(&lobby->cups->live, (uint64_t)number);
}

const struct cup *cups_find(const struct lobby *lobby, int64_t number)
{
    const struct cup_live *v = cups_live_find(lobby, number);
    return v && v->cup->events > 0 ? v->cup : NULL;
}

const struct cup *cups_next(const struct lobby *lobby, bool place)
{
    const struct cup *next = NULL;
    for (size_t i = 0; i < lobby->cups->n; i++) {
        const struct cup *cup = lobby->cups->order[i]->cup;
        if (cup->events > 0 && cup->state == CUP_COMING && cup->start_ms != 0 && !cup->paused &&
            !cup->words.invited && (!place || cup->entrants < cup->words.max) &&
            (!next || cup->start_ms < next->start_ms))
            next = cup;
    }
    return next;
}

const struct cup *cups_for(const struct session *s)
{
    const struct cup *own = NULL, *next = cups_next(s->lobby, true);
    for (size_t i = 0; i < s->lobby->cups->n; i++) {
        const struct cup *cup = s->lobby->cups->order[i]->cup;
        if (!cup_has(cup, s->person))
            continue;
        bool before = !own || (cup->state != own->state ? cup->state == CUP_RUNNING
                                                        : cup->start_ms < own->start_ms);
        own = before ? cup : own;
    }
    if (own)
        return own;
    return next && next->start_ms - clock_wall(s->lobby->deps.clock) < STORE_DAY_MS ? next : NULL;
}

const struct cup *cups_each(const struct lobby *lobby, size_t *at)
{
    while (*at < lobby->cups->n) {
        const struct cup *cup = lobby->cups->order[(*at)++]->cup;
        if (cup->events > 0)
            return cup;
    }
    return NULL;
}

const struct cup_board *cups_board(const struct lobby *lobby, const struct cup *cup)
{
    struct cup_live *v = cups_live_find(lobby, cup->number);
    cup_board_make(&v->board, cup, clock_wall(lobby->deps.clock));
    return &v->board;
}

int32_t cups_table_of(const struct lobby *lobby, const struct cup *cup, int entrant)
{
    int at = cup->entrant[entrant].seated;
    if (at < 0)
        return 0;
    return tables_cup_number(
        lobby->tables,
        &(struct store_cup_at){cup->number, cup->table[at].round, cup->game[at].number});
}

int cups_left(const struct lobby *lobby, const struct cup *cup)
{
    if (cup->state != CUP_RUNNING || cup->words.form != CUP_KNOCKOUT)
        return cup_in(cup);
    const struct cup_board *board = cups_board(lobby, cup);
    int left = 0;
    for (int i = 0; i < board->n; i++)
        left += board->line[i].in;
    return left;
}

int64_t cups_next_round(const struct lobby *lobby, const struct cup *cup)
{
    int64_t at;
    bool due = cup->state == CUP_RUNNING && cup->words.form != CUP_ARENA && cup->round > 0 &&
               cup_due(cup, cup->quiet_ms, &at) == CUP_DUE_DRAW;
    return due && cups_left(lobby, cup) > 1 ? cup->quiet_ms + CUPS_BETWEEN_MS : 0;
}

/* ---- The live cups ---- */

static struct cup_live *cups_live_new(struct lobby *lobby, struct cup *cup)
{
    struct cups *k = lobby->cups;
    struct cup_live *v = xcalloc(1, sizeof(*v));
    *v = (struct cup_live){.lobby = lobby, .cup = cup};
    TAILQ_INIT(&v->pending);
    map_put(&k->live, (uint64_t)cup->number, v);
    k->order = xreallocarray(k->order, k->n + 1, sizeof(struct cup_live *));
    size_t at = k->n++;
    for (; at > 0 && k->order[at - 1]->cup->number > cup->number; at--)
        k->order[at] = k->order[at - 1];
    k->order[at] = v;
    return v;
}

static void cups_change_clear(struct change *c)
{
    free(c->entrant);
    free(c->entry);
    *c = (struct change){0};
}

static void cups_pending_free(struct cup_live *v, struct cup_pending *p)
{
    TAILQ_REMOVE(&v->pending, p, link);
    cup_event_clear(&p->event);
    free(p);
}

static void cups_live_free(struct cup_live *v)
{
    timer_cancel(v->lobby->timers, &v->timer);
    for (struct cup_pending *p; (p = TAILQ_FIRST(&v->pending));)
        cups_pending_free(v, p);
    cups_change_clear(&v->change);
    cup_drawing_free(&v->drawing);
    cup_board_free(&v->board);
    cup_free(&v->cup);
    free(v);
}

/* Answers whoever waits for this event, and forgets it. */
static void cups_pending_end(struct cup_live *v, struct cup_pending *p, enum cups_answer answer)
{
    if (p->then)
        p->then(p->errand, v->cup->events > 0 ? v->cup : NULL, answer);
    cups_pending_free(v, p);
}

static void cups_past_add(struct cups *k, const char *name, int64_t start_ms, int state)
{
    if (name[0] == '\0' || (state != CUP_OVER && state != CUP_VOID))
        return;
    utf8_copy(name, k->past[k->past_next].name, CUP_NAME_MAX);
    k->past[k->past_next].start_ms = start_ms;
    k->past_next = (k->past_next + 1) % PAST_MAX;
}

/* Forgets a cup that is over. Answers CUPS_NO to everybody who still waits for an event of this
 * cup. */
static void cups_live_drop(struct cup_live *v)
{
    struct cups *k = v->lobby->cups;
    for (struct cup_pending *p; (p = TAILQ_FIRST(&v->pending));)
        cups_pending_end(v, p, CUPS_NO);
    cups_past_add(k, v->cup->name, v->cup->start_ms, v->cup->state);
    map_remove(&k->live, (uint64_t)v->cup->number);
    size_t at = 0;
    while (k->order[at] != v)
        at++;
    XREMOVE(k->order, k->n, at);
    cups_live_free(v);
}

/* ---- Events ---- */

static struct cup_pending *cups_push(struct cup_live *v, const struct cup_event *event,
                                     void *errand, cups_then *then)
{
    struct cup_pending *p = xcalloc(1, sizeof(*p));
    *p = (struct cup_pending){.event = *event, .errand = errand, .then = then};
    TAILQ_INSERT_TAIL(&v->pending, p, link);
    cups_again(v, 0);
    return p;
}

static struct cup_event cups_event_of(const struct cup_live *v, enum cup_event_kind kind)
{
    return (struct cup_event){.kind = kind, .at_ms = clock_wall(v->lobby->deps.clock)};
}

/* Pushes an event of an account (0: of the cup itself). Nobody waits for its outcome. */
static void cups_push_of(struct cup_live *v, enum cup_event_kind kind, int64_t account)
{
    struct cup_event e = cups_event_of(v, kind);
    e.account = account;
    cups_push(v, &e, NULL, NULL);
}

static void cups_pay(struct change *c, int64_t account, int64_t chips, const char *reason,
                     int64_t number)
{
    struct store_entry *e = &c->entry[c->entries++];
    *e = (struct store_entry){.account = account, .currency = STORE_CHIPS, .amount = chips};
    utf8_copy(reason, e->reason, sizeof(e->reason));
    utf8_printf(e->note, sizeof(e->note), "cup %" PRId64, number);
}

/* By entrant: whether they had a table with somebody else in the cup. Somebody who had none cannot
 * have stayed away. The caller frees the array. */
static bool *cups_seated_of(const struct cup *cup)
{
    bool *seated = xcalloc((size_t)cup->entrants + 1, sizeof(*seated));
    for (int i = 0; i < cup->tables; i++)
        for (int s = 0; s < cup->table[i].seats && cup->table[i].seats > 1; s++)
            seated[cup->table[i].entrant[s]] = true;
    return seated;
}

static struct store_cup_entrant cups_entrant_row(const struct cup_live *v, int at,
                                                 const bool *seated)
{
    static const int states[] = {[CUP_IN] = STORE_CUP_IN,
                                 [CUP_OUT_SELF] = STORE_CUP_WITHDRAWN,
                                 [CUP_OUT_MISSED] = STORE_CUP_MISSED,
                                 [CUP_OUT_STAFF] = STORE_CUP_REMOVED};
    const struct cup_entrant *who = &v->cup->entrant[at];
    return (struct store_cup_entrant){.id = who->row,
                                      .account = who->account,
                                      .at_ms = who->joined_ms,
                                      .cup = v->cup->number,
                                      .held = who->paid,
                                      .state = states[who->state],
                                      .came = who->came || !seated[at],
                                      .players = v->cup->entrants};
}

static void cups_change_joined(struct cup_live *v, const struct cup_event *e, struct change *c)
{
    int64_t entry = v->cup->words.entry;
    c->entrant[c->entrants++] = (struct store_cup_entrant){.id = ids_next(v->lobby->deps.ids),
                                                           .account = e->account,
                                                           .at_ms = e->at_ms,
                                                           .cup = v->cup->number,
                                                           .held = entry,
                                                           .players = v->cup->entrants + 1};
    if (entry > 0) {
        cups_pay(c, e->account, -entry, "cup", v->cup->number);
        cups_pay(c, STORE_ACCOUNT_ESCROW, entry, "cup", v->cup->number);
    }
}

static void cups_change_out(struct cup_live *v, const struct cup_event *e, struct change *c,
                            int state)
{
    int at = cup_entrant_of(v->cup, e->account);
    int64_t entry = v->cup->entrant[at].paid;
    struct store_cup_entrant *row = &c->entrant[c->entrants++];
    FREED bool *seated = cups_seated_of(v->cup);
    *row = cups_entrant_row(v, at, seated);
    row->state = state;
    if (v->cup->state != CUP_COMING)
        return; /* the cup keeps the entry (CU-D4) */
    row->held = 0;
    row->state = STORE_CUP_LEFT;
    if (entry > 0) {
        cups_pay(c, e->account, entry, "cup-back", v->cup->number);
        cups_pay(c, STORE_ACCOUNT_ESCROW, -entry, "cup-back", v->cup->number);
    }
}

/* Adds what everybody gets at the end: prizes, or their entries back (CU-D3). */
static void cups_change_over(struct cup_live *v, const struct cup_event *e, struct change *c)
{
    const struct cup *cup = v->cup;
    bool back = e->kind != CUP_ENDED || e->back;
    int64_t sum = 0;
    FREED bool *seated = cups_seated_of(cup);
    for (int i = 0; i < cup->entrants; i++) {
        c->entrant[i] = cups_entrant_row(v, i, seated);
        c->entrant[i].held = 0;
        c->entrant[i].prize = back ? cup->entrant[i].paid : 0;
    }
    c->entrants = cup->entrants;
    for (int i = 0; e->kind == CUP_ENDED && i < e->n; i++) {
        c->entrant[e->places[i].entrant].place = e->places[i].place;
        if (!back)
            c->entrant[e->places[i].entrant].prize = e->places[i].prize;
    }
    const char *reason = back ? "cup-back" : "cup-prize";
    for (int i = 0; i < cup->entrants; i++) {
        sum += c->entrant[i].prize;
        if (c->entrant[i].prize > 0)
            cups_pay(c, c->entrant[i].account, c->entrant[i].prize, reason, cup->number);
    }
    if (sum > 0)
        cups_pay(c, STORE_ACCOUNT_ESCROW, -sum, reason, cup->number);
}

static void cups_change_row(const struct cup_live *v, const struct cup_event *e, struct change *c)
{
    const struct cup *cup = v->cup;
    c->row = (struct store_cup){.id = cup->number,
                                .at_ms = cup->opened_ms,
                                .opener = cup->opener,
                                .state = cup->state,
                                .start_ms = cup->start_ms};
    sodium_bin2hex(c->row.seed, sizeof(c->row.seed), cup->seed, DRAW_SEED);
    utf8_copy(cup->name, c->row.name, sizeof(c->row.name));
    BUF_LOCAL words = {0};
    if (e->kind != CUP_OPENED)
        cup_words_write(&cup->words, &words);
    utf8_copy(e->kind == CUP_OPENED ? e->text : buf_text(&words), c->row.words,
              sizeof(c->row.words));
}

/* Fills in what the event changes. */
static void cups_change_make(struct cup_live *v, const struct cup_event *e, struct change *c)
{
    switch (e->kind) {
    case CUP_OPENED:
        cups_change_row(v, e, c);
        c->row.at_ms = e->at_ms;
        c->row.start_ms = e->start_ms;
        break;
    case CUP_JOINED: cups_change_joined(v, e, c); break;
    case CUP_LEFT: cups_change_out(v, e, c, STORE_CUP_LEFT); break;
    case CUP_WITHDRAWN: cups_change_out(v, e, c, STORE_CUP_WITHDRAWN); break;
    case CUP_REMOVED: cups_change_out(v, e, c, STORE_CUP_REMOVED); break;
    case CUP_STARTED:
        cups_change_row(v, e, c);
        c->row.state = CUP_RUNNING;
        break;
    case CUP_ENDED:
    case CUP_CALLED:
    case CUP_CANCELLED:
        cups_change_row(v, e, c);
        c->row.state = e->kind == CUP_ENDED    ? CUP_OVER
                       : e->kind == CUP_CALLED ? CUP_CALLED_OFF
                                               : CUP_VOID;
        c->row.ended_ms = e->at_ms;
        cups_change_over(v, e, c);
        break;
    case CUP_GONE_ON: cups_change_row(v, e, c); break;
    default: break;
    }
}

/* Opens the records of a duplicate's deal once all tables have played it (CU-D15). */
static void cups_deal_open(struct cup_live *v)
{
    const struct cup *cup = v->cup;
    if (cup->words.form == CUP_DUPLICATE && cup->round > 0 && cup->open == 0)
        store_cup_deal_over(v->lobby->deps.store, cup->number, cup->round, NULL, NULL);
}

static void cups_applied(struct cup_live *v, const struct cup_pending *p)
{
    const struct cup_event *e = &p->event;
    const struct cup *cup = v->cup;
    cup_drawing_free(&v->drawing); /* the next round is drawn anew, from whoever is in the cup */
    if (e->kind == CUP_JOINED) {
        struct cup_entrant *joined = &cup->entrant[cup->entrants - 1];
        utf8_copy(p->name, joined->name, sizeof(joined->name));
        joined->row = v->change.entrant[0].id;
    }
    if (e->kind == CUP_PAUSED || e->kind == CUP_GONE_ON)
        tables_cup_pause(v->lobby->tables, cup->number, cup->paused, cup->why);
    if (e->kind == CUP_PLAYED || e->kind == CUP_VOIDED)
        cups_deal_open(v);
    if (e->kind == CUP_DRAWN && e->n > 0)
        v->form = true;
    cups_tell(v->lobby, cup, e);
}

static bool cups_is_over(void *arg, int64_t number)
{
    return !cups_live_find(arg, number);
}

static void cups_stored(void *arg, enum store_status status)
{
    struct cup_live *v = arg;
    struct cup_pending *p = TAILQ_FIRST(&v->pending);
    v->writing = false;
    if (status == STORE_OK) {
        cup_apply(v->cup, &p->event);
        for (int i = 0; i < v->change.entries; i++)
            lobby_balance(v->lobby, v->change.entry[i].account, 0, v->change.entry[i].amount);
        cups_applied(v, p);
        cups_pending_end(v, p, CUPS_DONE);
    } else if (!p->then && status != STORE_TAKEN && status != STORE_FENCED && v->cup->events > 0) {
        /* nobody waits for the answer, so the write is tried again */
        log_error("cup-refused", "cup=%" PRId64 " event=%s status=%d", v->cup->number,
                  cup_event_name(p->event.kind), (int)status);
        cups_again(v, RETRY_MS);
        return;
    } else {
        cups_pending_end(v, p,
                         status == STORE_DONE      ? CUPS_DONE
                         : status == STORE_REFUSED ? CUPS_CHIPS
                                                   : CUPS_FAIL);
        if (v->cup->events > 0 && (status == STORE_TAKEN || status == STORE_FENCED)) {
            /* another room has changed the cup, so this room leaves it alone */
            log_error("cup-taken",
                      "cup=%" PRId64 " event=%d fault=\"another room goes on with it\"",
                      v->cup->number, (int)v->cup->events + 1);
            cups_live_drop(v);
            return;
        }
    }
    if (v->cup->events == 0 || cup_is_over(v->cup)) {
        struct lobby *lobby = v->lobby;
        cups_live_drop(v);
        tables_cups_over(lobby->tables, cups_is_over, lobby);
    } else {
        cups_again(v, 0);
    }
}

/* Sends the event to the store, with all that it changes. */
static void cups_submit(struct cup_live *v, struct cup_pending *p)
{
    size_t most = (size_t)v->cup->entrants + 2;
    struct change *c = &v->change;
    cups_change_clear(c);
    c->entrant = xcalloc(most, sizeof(*c->entrant));
    c->entry = xcalloc(most, sizeof(*c->entry));
    v->writing = true;
    cups_change_make(v, &p->event, c);
    BUF_LOCAL text = {0};
    buf_printf(&text, "%s ", cup_event_name(p->event.kind));
    cup_event_write(&p->event, 0, &text);
    if (p->writes)
        p->writes(p->errand);
    else if (p->errand)
        errand_writes(p->errand, NULL);
    store_cup_write(v->lobby->deps.store,
                    &(struct store_cup_write){.cup = v->cup->number,
                                              .seq = v->cup->events + 1,
                                              .at_ms = p->event.at_ms,
                                              .event = buf_text(&text),
                                              .row = c->row.id != 0 ? &c->row : NULL,
                                              .entrants = c->entrant,
                                              .nentrants = c->entrants,
                                              .entries = c->entry,
                                              .nentries = c->entries},
                    cups_stored, v);
}

/* ---- Tables ---- */

/* Pushes the event that the table has played this game (NULL: that its game is void). */
static void cups_push_over(struct cup_live *v, const struct store_cup_at *at,
                           const struct store_game *played)
{
    struct cup_event e = cups_event_of(v, played ? CUP_PLAYED : CUP_VOIDED);
    e.round = at->round;
    e.table = at->table;
    if (played) {
        e.number = played->number;
        e.ranked = played->competitive;
        e.seats = played->nseats;
        for (int s = 0; s < e.seats; s++)
            e.result[s] = (struct cup_seat){.place = played->seat[s].place,
                                            .cards = played->seat[s].cards,
                                            .absent = played->seat[s].absent};
    }
    cups_push(v, &e, NULL, NULL);
}

void cups_told(void *arg, const struct table_cup_end *end)
{
    struct cup_live *v = cups_live_find(arg, end->at.cup);
    if (!v)
        return;
    switch (end->state) {
    case TABLE_CUP_FROZEN:
    case TABLE_CUP_RESUMED: break;
    case TABLE_CUP_UNOPENED:
        v->form = true;
        cups_again(v, RETRY_MS);
        break;
    case TABLE_CUP_PLAYED: cups_push_over(v, &end->at, &end->game); break;
    case TABLE_CUP_CANCELLED:
    case TABLE_CUP_VOID: cups_push_over(v, &end->at, NULL); break;
    }
}

/* Takes over how a stored game ended, in case a room that was killed had not heard it. */
static void cups_on_game(void *arg, const struct store_game *game)
{
    struct cup_live *v = arg;
    int at = cup_table_of(v->cup, game->cup.round, game->cup.table);
    if (at < 0 || game->state == STORE_GAME_LIVE || game->state == STORE_GAME_FROZEN)
        return;
    bool played = game->state == STORE_GAME_FINISHED;
    if (v->cup->table[at].state != DRAW_VOID && (!played || v->cup->table[at].state == DRAW_OPEN))
        cups_push_over(v, &game->cup, played ? game : NULL);
}

static enum table_cup_formed cups_table_form(const struct cup_live *v, int at)
{
    const struct cup *cup = v->cup;
    const struct draw_table *t = &cup->table[at];
    bool duplicate = cup->words.form == CUP_DUPLICATE;
    struct person who[DRAW_SEATS_MAX];
    char options[STORE_TEXT_MAX];
    game_setup_format(cup->words.rules, &cup->words.setup, false, options, sizeof(options));
    struct table_cup_form form = {
        .at = {.cup = cup->number, .round = t->round, .table = cup->game[at].number},
        .game = cup->words.rules->id,
        .options = options,
        .who = who,
        .seats = t->seats,
        .ranked = !duplicate && !t->unranked,
        .rated = !duplicate && !t->unranked && cup->words.rated,
        .turn_ms = cup->words.turn_ms,
        .deal = duplicate ? t->deal + 1 : 0};
    if (duplicate)
        cup_deal_seed(cup, form.deal, form.seed);
    for (int seat = 0; seat < t->seats; seat++) {
        const struct cup_entrant *entrant = &cup->entrant[t->entrant[seat]];
        const struct session *s = lobby_by_person(v->lobby, entrant->account);
        who[seat] =
            s ? session_person(s) : (struct person){.id = entrant->account, .kind = PERSON_ACCOUNT};
        if (!s)
            utf8_copy(entrant->name, who[seat].name, sizeof(who[seat].name));
    }
    return tables_form_cup(v->lobby->tables, &form);
}

/* Called when all stored games of the cup are taken over. If no event waits, opens the drawn tables
 * that have no result and are not open in this room. */
static void cups_on_games(void *arg, enum store_status status)
{
    struct cup_live *v = arg;
    const struct cup *cup = v->cup;
    v->asking = false;
    if (status != STORE_OK) {
        log_error("cup-games", "cup=%" PRId64 " status=%d", cup->number, (int)status);
        v->form = true;
        cups_again(v, RETRY_MS);
        return;
    }
    if (!TAILQ_EMPTY(&v->pending)) {
        v->form = true; /* the events that wait come first: they may leave no table to open */
        cups_again(v, 0);
        return;
    }
    v->form = false;
    for (int i = 0; i < cup->tables; i++) {
        if (cup->table[i].state != DRAW_OPEN)
            continue;
        enum table_cup_formed formed = cups_table_form(v, i);
        struct store_cup_at at = {cup->number, cup->table[i].round, cup->game[i].number};
        if (formed == TABLE_CUP_LATER) {
            v->form = true;
        } else if (formed == TABLE_CUP_WRONG) {
            log_error("cup-table", "cup=%" PRId64 " table=%d", cup->number, (int)at.table);
            cups_push_over(v, &at, NULL);
        }
    }
    if (cup->paused)
        tables_cup_pause(v->lobby->tables, cup->number, true, cup->why);
    cups_again(v, v->form ? RETRY_MS : 0); /* `form` is set if the room cannot open tables now */
}

/* ---- What is due ---- */

static int32_t cups_rating_of(const struct lobby *lobby, const struct cup *cup, int64_t account)
{
    return rating_shown(
        ratings_before(leaderboard_ratings(lobby->boards), cup->words.rules->id, account, NULL));
}

static void cups_start(struct cup_live *v)
{
    struct cup_event e = cups_event_of(v, CUP_STARTED);
    e.n = v->cup->entrants;
    e.rating = xcalloc((size_t)e.n + 1, sizeof(*e.rating));
    for (int i = 0; i < e.n; i++)
        e.rating[i] = cups_rating_of(v->lobby, v->cup, v->cup->entrant[i].account);
    cups_push(v, &e, NULL, NULL);
}

static void cups_end_it(struct cup_live *v)
{
    struct cup_event e = {0};
    cup_end_event(v->cup, clock_wall(v->lobby->deps.clock), &e);
    cups_push(v, &e, NULL, NULL);
}

static void cups_draw(struct cup_live *v)
{
    bool arena = v->cup->words.form == CUP_ARENA;
    if (!v->drawing) {
        /* in an arena, only those who could sit down now are drawn (CU-D10) */
        FREED bool *there = arena ? xcalloc((size_t)v->cup->entrants + 1, sizeof(*there)) : NULL;
        for (int i = 0; arena && i < v->cup->entrants; i++) {
            int64_t account = v->cup->entrant[i].account;
            there[i] =
                lobby_by_person(v->lobby, account) && tables_callable(v->lobby->tables, account);
        }
        v->drawing = cup_drawing_new(v->cup, clock_wall(v->lobby->deps.clock), there);
    }
    if (!cup_drawing_step(v->drawing)) {
        cups_again(v, 0);
        return;
    }
    struct cup_event e = {0};
    if (cup_drawing_event(v->drawing, &e))
        cups_push(v, &e, NULL, NULL);
    else if (arena)
        cups_again(v, CUP_FORM_MS);
    else
        cups_end_it(v);
    cup_drawing_free(&v->drawing);
}

/* An arena looks every 2 seconds, not whenever a table ends: otherwise only people who have just
 * met would be waiting (CU-D10). */
static void cups_arena_form(struct cup_live *v)
{
    int64_t now = clock_mono(v->lobby->deps.clock), next = v->formed_ms + CUP_FORM_MS;
    if (v->formed_ms != 0 && now < next) {
        cups_again(v, next - now);
        return;
    }
    v->formed_ms = now;
    cups_draw(v);
}

/* Reminds the entrants of the start. Returns when to look again; 0: no reminder is left. */
static int64_t cups_remind(struct cup_live *v)
{
    static const int minutes[] = {30, 10, 2};
    const struct cup *cup = v->cup;
    int64_t now = clock_wall(v->lobby->deps.clock);
    if (cup->state != CUP_COMING || cup->start_ms == 0 || cup->paused)
        return 0;
    for (; v->reminded < 3; v->reminded++) {
        int64_t at = cup->start_ms - minutes[v->reminded] * INT64_C(60000);
        if (at > now)
            return at;
        if (now - at < LOOK_MS && v->lobby->cups->begun)
            cups_tell_soon(v->lobby, cup, minutes[v->reminded]);
    }
    return 0;
}

static void cups_due(struct cup_live *v)
{
    int64_t now = clock_wall(v->lobby->deps.clock), at = 0;
    if (!lobby_clock_sound(v->lobby)) {
        cups_again(v, LOOK_MS);
        return;
    }
    enum cup_due what = cup_due(v->cup, now, &at);
    int64_t reminder = cups_remind(v), between = v->cup->quiet_ms + CUPS_BETWEEN_MS - now;
    if ((what == CUP_DUE_DRAW || what == CUP_DUE_END) && v->cup->round > 0 && between > 0 &&
        between <= CUPS_BETWEEN_MS && v->cup->words.form != CUP_ARENA) {
        cups_again(v, between); /* a longer wait would mean that the clock was set back */
        return;
    }
    switch (what) {
    case CUP_DUE_NOTHING: break;
    case CUP_DUE_START: cups_start(v); return;
    case CUP_DUE_CALL_OFF: cups_push_of(v, CUP_CALLED, 0); return;
    case CUP_DUE_DRAW: cups_draw(v); return;
    case CUP_DUE_FORM: cups_arena_form(v); return;
    case CUP_DUE_END: cups_end_it(v); return;
    }
    if (reminder != 0 && (at == 0 || reminder < at))
        at = reminder;
    int64_t left = at != 0 && at - now < LOOK_MS ? at - now : LOOK_MS;
    cups_again(v, left > 0 ? left : 0);
}

static void cups_step(void *arg)
{
    struct cup_live *v = arg;
    struct cup_pending *p;
    if (v->writing || v->asking || !v->lobby->cups->begun)
        return;
    while ((p = TAILQ_FIRST(&v->pending))) {
        if (cup_fits(v->cup, &p->event)) {
            cups_submit(v, p);
            return;
        }
        cups_pending_end(v, p, CUPS_NO);
    }
    if (v->cup->events == 0) {
        cups_live_drop(v); /* the cup could not be opened */
    } else if (v->form) {
        /* asks the store which games were played, then opens the tables that are missing */
        v->form = false;
        v->asking = true;
        store_cup_games(v->lobby->deps.store, v->cup->number, cups_on_game, cups_on_games, v);
    } else {
        cups_due(v);
    }
}

/* ---- What people and staff ask for ---- */

int64_t cups_open(struct lobby *lobby, int64_t opener, const char *name,
                  const struct cup_words *words, int64_t start_ms, void *errand, cups_then *then)
{
    uint8_t seed[DRAW_SEED];
    BUF_LOCAL text = {0};
    lobby_seed(lobby, seed);
    struct cup_live *v = cups_live_new(lobby, cup_new(++lobby->cups->last, seed, opener, name));
    struct cup_event e = cups_event_of(v, CUP_OPENED);
    e.start_ms = start_ms;
    cup_words_write(words, &text);
    utf8_copy(buf_text(&text), e.text, sizeof(e.text));
    cups_push(v, &e, errand, then);
    return v->cup->number;
}

/* A number for an address, which does not tell the address. In this room, people of one address
 * have the same number. 0: shared with nobody (CU-D5). */
static uint32_t cups_address_number(const struct lobby *lobby, const char *address)
{
    struct network network;
    uint8_t hash[crypto_generichash_BYTES_MIN];
    uint32_t number;
    if (address[0] == '\0' || (lobby->deps.conf.same_address_exempt &&
                               network_listed(lobby->deps.conf.same_address_exempt, address)))
        return 0;
    bool known = network_subscriber(address, &network);
    crypto_generichash(hash, sizeof(hash), known ? network.address : (const uint8_t *)address,
                       known ? sizeof(network.address) : strlen(address), lobby->cups->secret,
                       sizeof(lobby->cups->secret));
    memcpy(&number, hash, sizeof(number));
    return number != 0 ? number : 1;
}

/* Returns the cup of this number. If there is none, answers CUPS_NO and returns NULL. */
static struct cup_live *cups_live_or_no(struct lobby *lobby, int64_t number, void *errand,
                                        cups_then *then)
{
    struct cup_live *v = cups_live_find(lobby, number);
    if (!v && then)
        then(errand, NULL, CUPS_NO);
    return v;
}

void cups_join(struct session *s, int64_t number, void *errand, cups_then *then)
{
    struct cup_live *v = cups_live_or_no(s->lobby, number, errand, then);
    if (!v)
        return;
    const struct person person = session_person(s);
    struct cup_event e = cups_event_of(v, CUP_JOINED);
    e.account = s->person;
    e.address = cups_address_number(s->lobby, person.address);
    e.n = 1;
    e.rating = xcalloc(1, sizeof(*e.rating));
    e.rating[0] = cups_rating_of(s->lobby, v->cup, s->person);
    struct cup_pending *p = cups_push(v, &e, errand, then);
    utf8_copy(person.name, p->name, sizeof(p->name));
}

void cups_act(struct lobby *lobby, int64_t number, enum cup_event_kind kind, int64_t account,
              const char *text, void *errand, cups_then *then, cups_writes *writes)
{
    struct cup_live *v = cups_live_or_no(lobby, number, errand, then);
    if (!v)
        return;
    struct cup_event e = cups_event_of(v, kind);
    e.account = account;
    utf8_copy(text, e.text, CUP_WHY_MAX);
    cups_push(v, &e, errand, then)->writes = writes;
}

/* ---- Accounts ---- */

/* Whether an account is in the cup, or about to be. */
static bool cups_live_has(const struct cup_live *v, int64_t account)
{
    const struct cup_pending *p;
    if (cup_entrant_of(v->cup, account) >= 0)
        return true;
    TAILQ_FOREACH (p, &v->pending, link)
        if (p->event.kind == CUP_JOINED && p->event.account == account)
            return true;
    return false;
}

/* An account is erased: it leaves all cups. */
static void cups_erased(struct lobby *lobby, int64_t account)
{
    static const enum cup_event_kind out[] = {CUP_LEFT, CUP_WITHDRAWN};
    for (size_t i = 0; i < lobby->cups->n; i++) {
        struct cup_live *v = lobby->cups->order[i];
        /* pushes both events, because the cup may begin before their turn comes; the one that does
         * not fit is dropped */
        for (int k = 0; k < 2 && cups_live_has(v, account); k++)
            cups_push_of(v, out[k], account);
    }
}

void cups_banned(struct lobby *lobby, int64_t account)
{
    for (size_t i = 0; i < lobby->cups->n; i++) {
        struct cup_live *v = lobby->cups->order[i];
        const bool in = cups_live_has(v, account);
        if (v->cup->state != CUP_COMING)
            continue;
        if (in)
            cups_push_of(v, CUP_LEFT, account);
        /* if others are in the cup, it stays: they were promised one */
        if (v->cup->opener == account && cup_in(v->cup) <= in)
            cups_push_of(v, CUP_CALLED, 0);
    }
}

static void cups_renamed(struct lobby *lobby, const struct store_account *was, const char *name)
{
    for (size_t i = 0; i < lobby->cups->n; i++) {
        struct cup *cup = lobby->cups->order[i]->cup;
        int at = cup_entrant_of(cup, was->id);
        if (at >= 0)
            utf8_copy(name, cup->entrant[at].name, sizeof(cup->entrant[at].name));
    }
}

static void cups_push_merged(struct cup_live *v, int64_t from, int64_t into)
{
    struct cup_event e = cups_event_of(v, CUP_MERGED);
    e.account = from;
    e.into = into;
    cups_push(v, &e, NULL, NULL);
}

static void cups_merged(struct lobby *lobby, int64_t from, const struct store_account *into)
{
    cups_renamed(lobby, &(struct store_account){.id = from}, into->name);
    for (size_t i = 0; i < lobby->cups->n; i++) {
        struct cup_live *v = lobby->cups->order[i];
        if (v->cup->opener == from)
            v->cup->opener = into->id;
        if (v->cup->words.invited && cup_invites(v->cup, from))
            cups_push_of(v, CUP_INVITED, into->id);
        if (cups_live_has(v, from))
            cups_push_merged(v, from, into->id);
    }
}

/* ---- Schedules (CU-D1) ---- */

static bool cups_past_has(const struct cups *k, const char *name, int64_t start_ms)
{
    for (int i = 0; i < PAST_MAX; i++)
        if (k->past[i].start_ms == start_ms && strcmp(k->past[i].name, name) == 0)
            return true;
    return false;
}

static bool cups_scheduled(const struct cups *k, const char *name, int64_t start_ms)
{
    for (size_t i = 0; i < k->n; i++) {
        const struct cup *cup = k->order[i]->cup;
        /* a cup that is not opened yet has its time in its event */
        const struct cup_pending *p = TAILQ_FIRST(&k->order[i]->pending);
        int64_t start = cup->events > 0 || !p ? cup->start_ms : p->event.start_ms;
        if (strcmp(cup->name, name) == 0 && start == start_ms)
            return true;
    }
    return false;
}

/* Whether the schedule still wants this cup, with the same words. */
static bool cups_schedule_wants(const struct cup_schedule *schedule, const struct cup *cup)
{
    BUF_LOCAL words = {0}, wanted = {0};
    struct cup_words zoned = cup->words;
    cup_words_utc(&zoned, 0); /* earlier versions stored the words without the zone */
    cup_words_write(&zoned, &words);
    cup_words_write(&schedule->words, &wanted);
    return strcmp(schedule->name, cup->name) == 0 &&
           cup_schedule_next(schedule, cup->start_ms - 1) == cup->start_ms &&
           strcmp(buf_text(&words), buf_text(&wanted)) == 0;
}

/* Calls off cups that the configuration does not want any more. If somebody has joined, the cup
 * stays, because it was promised to them. */
static void cups_unwanted_call_off(struct lobby *lobby, const struct cup_schedule *schedules,
                                   size_t n)
{
    for (size_t i = 0; i < lobby->cups->n; i++) {
        struct cup_live *v = lobby->cups->order[i];
        const struct cup *cup = v->cup;
        bool wanted = false;
        if (cup->name[0] == '\0' || cup->state != CUP_COMING || cup->events == 0 ||
            cup->entrants > 0 || !TAILQ_EMPTY(&v->pending))
            continue;
        for (size_t k = 0; k < n && !wanted; k++)
            wanted = cups_schedule_wants(&schedules[k], cup);
        if (!wanted)
            cups_push_of(v, CUP_CALLED, 0);
    }
}

static void cups_look(void *arg)
{
    struct lobby *lobby = arg;
    const char *lines = lobby->deps.conf.cups ? lobby->deps.conf.cups : "";
    struct cup_schedule *schedules = NULL;
    char line[CUP_LINE_MAX], why[400];
    size_t n = 0;
    timer_set(lobby->timers, &lobby->cups->look, LOOK_MS, cups_look, lobby);
    if (!lobby_clock_sound(lobby))
        return;
    while (cup_schedule_line(&lines, line)) {
        schedules = xreallocarray(schedules, n + 1, sizeof(*schedules));
        if (cup_schedule_read(line, &schedules[n], why, sizeof(why)))
            log_error("cup-schedule", "line=\"%s\" fault=\"%s\"", line, why);
        else
            n++;
    }
    cups_unwanted_call_off(lobby, schedules, n);
    int64_t now = clock_wall(lobby->deps.clock);
    for (size_t i = 0; i < n; i++)
        for (int64_t at = now; (at = cup_schedule_next(&schedules[i], at)) - now <= CUPS_AHEAD_MS;)
            if (!cups_scheduled(lobby->cups, schedules[i].name, at) &&
                !cups_past_has(lobby->cups, schedules[i].name, at))
                cups_open(lobby, 0, schedules[i].name, &schedules[i].words, at, NULL, NULL);
    free(schedules);
}

void cups_reconfigured(struct lobby *lobby)
{
    if (lobby->cups->begun)
        timer_set(lobby->timers, &lobby->cups->look, 0, cups_look, lobby);
}

/* ---- Loading ---- */

static void cups_load_read(void *arg, struct cup *cup)
{
    struct load *load = arg;
    if (cup) {
        struct cup_live *v = cups_live_new(load->errand.lobby, cup);
        for (const struct cup_entrant *who = cup->entrant; who < cup->entrant + cup->entrants;
             who++)
            if (who->row_account != who->account)
                cups_push_merged(v, who->account, who->row_account); /* no room wrote the merge */
    } else
        log_error("cup-lost", "cup=%" PRId64 " fault=\"its events cannot be read\"", load->number);
    load_end(load, STORE_OK);
}

static void cups_load_live(void *arg, const struct store_cup *row)
{
    struct lobby *lobby = ((struct load *)arg)->errand.lobby;
    struct load *load = load_new(lobby, "cups");
    load->number = row->id;
    cups_read(lobby, row->id, cups_load_read, load);
}

static void cups_load_newest(void *arg, const struct store_cup *row)
{
    struct cups *k = ((struct load *)arg)->errand.lobby->cups;
    if (row->id > k->last)
        k->last = row->id;
    cups_past_add(k, row->name, row->start_ms, row->state);
}

static void cups_load_done(void *arg, enum store_status status)
{
    if (status != STORE_OK)
        log_fatal("cups-load", "status=%d", (int)status);
    load_end(arg, status);
}

static void cups_load(struct lobby *lobby)
{
    struct store *store = lobby->deps.store;
    store_list(store, STORE_RECORD_CUP, PAST_MAX, cups_load_newest, cups_load_done,
               load_new(lobby, "cups"));
    for (int is = CUP_COMING; is <= CUP_RUNNING; is++)
        store_list_with(store, STORE_RECORD_CUP, state, is, INT32_MAX, cups_load_live,
                        cups_load_done, load_new(lobby, "cups"));
}

static void cups_begin(void *arg)
{
    struct lobby *lobby = arg;
    struct cups *k = lobby->cups;
    store_secret(lobby->deps.store, STORE_SECRET_CUP, k->secret);
    k->begun = true;
    for (size_t i = 0; i < k->n; i++) {
        k->order[i]->form = k->order[i]->cup->state == CUP_RUNNING;
        cups_deal_open(k->order[i]);
        cups_again(k->order[i], 0);
    }
    tables_cups_over(lobby->tables, cups_is_over, lobby);
    timer_set(lobby->timers, &k->look, 0, cups_look, lobby);
}

static void cups_end(struct lobby *lobby)
{
    struct cups *k = lobby->cups;
    for (size_t i = 0; i < k->n; i++)
        cups_live_free(k->order[i]);
    free(k->order);
    map_free(&k->live);
}

static void cups_notice(struct session *s, const struct notice *notice,
                        const struct table_info *info UNUSED)
{
    const struct cup *cup =
        notice->kind == NOTICE_CUP ? cups_find(s->lobby, notice->cup.at.cup) : NULL;
    if (cup)
        gmcp_cup(s, cup);
}

const struct lobby_part cups_part = {
    LOBBY_SLOT(cups),        .load = cups_load,     .begin = cups_begin,
    .end = cups_end,         .notice = cups_notice, .gmcp = gmcp_cups,
    .renamed = cups_renamed, .merged = cups_merged, .erased = cups_erased};
