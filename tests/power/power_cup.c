/* See power_cup.h. */
#include "power_cup.h"

#include <inttypes.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cup.h"
#include "cup_drawing.h"
#include "store_answer.h"
#include "utf8.h"
#include "xalloc.h"

enum { ENTRY = 17 };
static const int64_t FIRST = INT64_C(1) << 50; /* the rows of room_kept.h have lower numbers */

static const char *const forms[] = {"duplicate", "knockout", "swiss", "arena minutes=1"};

struct power_cup {
    struct store *store;
    const struct clock *clock;
    struct ids *ids;
    int64_t first, next; /* the number of the next cup */
    struct cup *cup;     /* NULL: none is open */
    int64_t row[POWER_CUP_PEOPLE];
};

/* ---- Reading ---- */

struct reading {
    struct answer answer;
    struct cup *cup;
    bool wrong;
    int64_t newest;
    int state;
    int64_t held, row[POWER_CUP_PEOPLE];
};

static void on_row(void *arg, const struct store_cup *row)
{
    struct reading *r = arg;
    uint8_t seed[DRAW_SEED];
    size_t len = 0;
    r->newest = row->id;
    r->state = row->state;
    if (sodium_hex2bin(seed, sizeof(seed), row->seed, strlen(row->seed), NULL, &len, NULL) != 0 ||
        len != sizeof(seed))
        r->wrong = true;
    cup_free(&r->cup);
    r->cup = cup_new(row->id, seed, row->opener, row->name);
}

static void on_event(void *arg, int32_t seq, const struct store_event *stored)
{
    struct reading *r = arg;
    struct cup_event event;
    if (r->wrong || seq != r->cup->events + 1 ||
        !cup_event_parse(stored->text, stored->at_ms, &event)) {
        r->wrong = true;
        return;
    }
    r->wrong = !cup_apply(r->cup, &event);
    cup_event_clear(&event);
}

static void on_entrant(void *arg, const struct store_cup_entrant *entrant)
{
    struct reading *r = arg;
    int at = cup_entrant_of(r->cup, entrant->account);
    r->held += entrant->held;
    if (at < 0)
        r->wrong = true;
    else
        r->row[at] = entrant->id;
}

static void wait_for(struct store *store, struct reading *r)
{
    r->wrong = answer_wait(store, &r->answer) != STORE_OK || r->wrong;
    r->answer.done = false;
}

/* Reads a cup (0: our newest one). `cup` is NULL if there is none. */
static void cup_get(struct store *store, int64_t number, struct reading *r)
{
    *r = (struct reading){0};
    if (number == 0)
        store_list(store, STORE_RECORD_CUP, 1, on_row, answer_take, r);
    else
        store_list_with(store, STORE_RECORD_CUP, id, number, 1, on_row, answer_take, r);
    wait_for(store, r);
    if (r->newest < FIRST) {
        r->wrong = r->answer.status != STORE_OK;
        cup_free(&r->cup);
    }
    if (!r->cup || r->wrong)
        return;
    store_cup_events(store, r->newest, on_event, answer_take, r);
    wait_for(store, r);
    store_list_with(store, STORE_RECORD_CUP_ENTRANT, cup, r->newest, INT32_MAX, on_entrant,
                    answer_take, r);
    wait_for(store, r);
    r->wrong = r->wrong || r->state != (int)r->cup->state;
}

struct power_cup *power_cup_new(struct store *store, const struct clock *clock, struct ids *ids,
                                int64_t first)
{
    struct reading r;
    struct power_cup *p = xcalloc(1, sizeof(*p));
    *p = (struct power_cup){.store = store, .clock = clock, .ids = ids, .first = first};
    cup_get(store, 0, &r);
    p->next = r.cup ? r.newest + 1 : FIRST;
    p->cup = r.cup;
    memcpy(p->row, r.row, sizeof(p->row));
    if (r.wrong)
        power_cup_free(&p);
    return p;
}

void power_cup_free(struct power_cup **cup)
{
    if (*cup)
        cup_free(&(*cup)->cup);
    free(*cup);
    *cup = NULL;
}

const char *power_cup_fault(struct store *store, int64_t number, int events)
{
    struct reading r;
    const char *fault = NULL;
    cup_get(store, number, &r);
    if (!r.cup)
        fault = "it is lost";
    else if (r.wrong)
        fault = "it does not replay";
    else if (r.cup->events < events)
        fault = "events are lost";
    else if (r.held != (cup_is_over(r.cup) ? 0 : r.cup->entrants * ENTRY))
        fault = "what is held is not what was paid";
    cup_free(&r.cup);
    return fault;
}

/* ---- Playing ---- */

int64_t power_cup_number(const struct power_cup *p)
{
    return p->cup ? p->cup->number : 0;
}

int power_cup_events(const struct power_cup *p)
{
    return p->cup ? p->cup->events : 0;
}

/* What goes into the store with an event. */
struct change {
    struct store_cup row;
    struct store_cup_entrant entrant[POWER_CUP_PEOPLE];
    struct store_entry entry[POWER_CUP_PEOPLE + 1];
    int entrants, entries;
};

static void pay(struct change *c, int64_t account, int64_t chips)
{
    struct store_entry *e = &c->entry[c->entries++];
    *e = (struct store_entry){.account = account, .currency = STORE_CHIPS, .amount = chips};
    snprintf(e->reason, sizeof(e->reason), "cup");
    snprintf(e->note, sizeof(e->note), "cup %" PRId64, c->row.id);
}

static void change_make(const struct power_cup *p, const struct cup_event *e, int64_t row,
                        struct change *c)
{
    const struct cup *cup = p->cup;
    *c =
        (struct change){.row = {.id = cup->number,
                                .at_ms = e->at_ms,
                                .state = e->kind == CUP_OPENED || e->kind == CUP_JOINED ? CUP_COMING
                                         : e->kind == CUP_ENDED                         ? CUP_OVER
                                                                : CUP_RUNNING,
                                .ended_ms = e->kind == CUP_ENDED ? e->at_ms : 0}};
    sodium_bin2hex(c->row.seed, sizeof(c->row.seed), cup->seed, DRAW_SEED);
    if (e->kind == CUP_JOINED) {
        c->entrant[c->entrants++] = (struct store_cup_entrant){
            .id = row, .account = e->account, .at_ms = e->at_ms, .cup = cup->number, .held = ENTRY};
        pay(c, e->account, -ENTRY);
        pay(c, STORE_ACCOUNT_ESCROW, ENTRY);
    }
    for (int i = 0; i < e->n && e->kind == CUP_ENDED; i++) {
        int at = e->places[i].entrant;
        c->entrant[c->entrants++] = (struct store_cup_entrant){.id = p->row[at],
                                                               .account = cup->entrant[at].account,
                                                               .at_ms = cup->entrant[at].joined_ms,
                                                               .cup = cup->number,
                                                               .place = e->places[i].place,
                                                               .players = e->n,
                                                               .prize = e->places[i].prize};
        if (e->places[i].prize > 0)
            pay(c, cup->entrant[at].account, e->places[i].prize);
    }
    if (e->kind == CUP_ENDED)
        pay(c, STORE_ACCOUNT_ESCROW, -(int64_t)ENTRY * e->n);
}

/* Stores the event, then applies it. */
static void happens(struct power_cup *p, struct cup_event *e)
{
    struct reading r = {0};
    struct change c;
    BUF_LOCAL text = {0};
    int64_t row = ids_next(p->ids);
    e->at_ms = clock_wall(p->clock);
    change_make(p, e, row, &c);
    buf_printf(&text, "%s ", cup_event_name(e->kind));
    cup_event_write(e, &text);
    store_cup_write(p->store,
                    &(struct store_cup_write){.cup = p->cup->number,
                                              .seq = p->cup->events + 1,
                                              .at_ms = e->at_ms,
                                              .event = buf_text(&text),
                                              .row = &c.row,
                                              .entrants = c.entrant,
                                              .nentrants = c.entrants,
                                              .entries = c.entry,
                                              .nentries = c.entries},
                    answer_take, &r);
    wait_for(p->store, &r);
    if (r.answer.status == STORE_OK && e->kind == CUP_JOINED)
        p->row[p->cup->entrants] = row;
    if (r.answer.status == STORE_OK && !cup_apply(p->cup, e))
        abort(); /* what is stored has to fit */
    cup_event_clear(e);
}

static void open_next(struct power_cup *p, struct rng *rng)
{
    uint8_t seed[DRAW_SEED];
    struct cup_event e = {.kind = CUP_OPENED};
    for (int i = 0; i < DRAW_SEED; i++)
        seed[i] = (uint8_t)rng_below(rng, 256);
    cup_free(&p->cup);
    p->cup = cup_new(p->next, seed, 0, "");
    snprintf(e.text, sizeof(e.text), "last-one %s seats=2 players=%d entry=%d start=full",
             forms[p->next % 4], POWER_CUP_PEOPLE, ENTRY);
    happens(p, &e);
    if (p->cup->events > 0)
        p->next++;
    else
        cup_free(&p->cup);
}

static void join(struct power_cup *p)
{
    int n = p->cup->entrants;
    struct cup_event e = {.kind = CUP_JOINED,
                          .account = p->first + n,
                          .address = (uint32_t)n + 1,
                          .n = 1,
                          .rating = xcalloc(1, sizeof(int32_t))};
    happens(p, &e);
}

static void start(struct power_cup *p)
{
    struct cup_event e = {.kind = CUP_STARTED, .n = p->cup->entrants};
    e.rating = xcalloc((size_t)e.n, sizeof(*e.rating));
    happens(p, &e);
}

/* The first open table ends. False: none is open. */
static bool play(struct power_cup *p, struct rng *rng)
{
    const struct cup *cup = p->cup;
    int at = 0;
    while (at < cup->tables && cup->table[at].state != DRAW_OPEN)
        at++;
    if (at == cup->tables)
        return false;
    struct cup_event e = {.kind = CUP_PLAYED,
                          .round = cup->table[at].round,
                          .table = cup->game[at].number,
                          .number = 1,
                          .seats = cup->table[at].seats};
    int winner = (int)rng_below(rng, (uint32_t)e.seats);
    for (int s = 0; s < e.seats; s++)
        e.result[s] =
            (struct cup_seat){.place = s == winner ? 1 : 2,
                              .cards = (uint16_t)(s == winner ? 0 : 1 + rng_below(rng, 9))};
    happens(p, &e);
    return true;
}

static void end(struct power_cup *p)
{
    struct cup_event e;
    cup_end_event(p->cup, 0, &e);
    happens(p, &e);
}

static void draw(struct power_cup *p)
{
    struct cup_event e;
    struct cup_drawing *drawing = cup_drawing_new(p->cup, clock_wall(p->clock), NULL);
    while (!cup_drawing_step(drawing))
        ;
    if (cup_drawing_event(drawing, &e))
        happens(p, &e);
    else
        end(p);
    cup_drawing_free(&drawing);
}

void power_cup_step(struct power_cup *p, struct rng *rng)
{
    int64_t at;
    if (!p->cup || cup_is_over(p->cup)) {
        open_next(p, rng);
        return;
    }
    if (p->cup->state == CUP_COMING && p->cup->entrants < POWER_CUP_PEOPLE) {
        join(p);
        return;
    }
    if (play(p, rng))
        return;
    switch (cup_due(p->cup, clock_wall(p->clock), &at)) {
    case CUP_DUE_START: start(p); break;
    case CUP_DUE_DRAW:
    case CUP_DUE_FORM: draw(p); break;
    case CUP_DUE_END: end(p); break;
    case CUP_DUE_NOTHING:
    case CUP_DUE_CALL_OFF: break;
    }
}
