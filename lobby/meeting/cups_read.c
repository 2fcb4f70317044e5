/*
 * Reads a cup from the store: its row, its events, its entrants and their names. Makes the record
 * of a cup that is over from the same (cup_record.h).
 */
#include "cup_record.h"
#include "cups.h"
#include "log.h"
#include "record.h"
#include "utf8.h"

struct reading {
    int64_t number;
    bool records; /* also keeps its events in `record` */
    /* What is read: */
    struct cup *cup;
    struct cup_record record;
    bool wrong; /* what is stored makes no sense */
};

/* ---- On the thread that reads ---- */

static void cups_read_on_event(void *arg, const struct store_event *stored)
{
    struct reading *r = arg;
    struct cup_event event;
    if (r->wrong)
        return;
    if (r->records)
        cup_record_event(&r->record, stored->at_ms, stored->text);
    if (!cup_event_parse(stored->text, 0, stored->at_ms, &event)) {
        r->wrong = true;
    } else {
        r->wrong = !cup_apply(r->cup, &event);
        cup_event_clear(&event);
    }
    if (r->wrong)
        log_error("cup-event", "cup=%jd event=%d text=\"%.60s\"", r->cup->number, stored->seq,
                  stored->text);
}

/* Finds the entrant of a row by the row's account and notes the row there. If an account became
 * part of another while the room was down, the row has the other account, which is no entrant.
 * `merged`: handles only such rows, and finds the entrant by the time of joining. */
static void cups_read_row(struct cup *cup, const struct store_cup_entrant *row, bool merged)
{
    int at = cup_entrant_of(cup, row->account);
    if (row->state == STORE_CUP_LEFT || (merged && at >= 0))
        return;
    for (int i = 0; merged && at < 0 && i < cup->entrants; i++)
        if (cup->entrant[i].row == 0 && cup->entrant[i].joined_ms == row->at_ms)
            at = i;
    if (at < 0 || cup->entrant[at].row != 0)
        return;
    cup->entrant[at].row = row->id;
    cup->entrant[at].row_account = row->account;
}

static void cups_read_run(struct store *store, void *result)
{
    struct reading *r = result;
    struct store_account account;
    const struct store_cup *row;
    const struct store_cup_entrant *entrant;
    struct cup_entrant *who;
    STORE_EACH_WITH (row, store, STORE_RECORD_CUP, id, r->number, 1) {
        uint8_t seed[DRAW_SEED] = {0};
        r->wrong = !record_hex_read(row->seed, seed, sizeof(seed));
        r->cup = cup_new(row->id, seed, row->opener, row->name);
    }
    if (!r->cup)
        return;
    store_cup_events(store, r->number, cups_read_on_event, NULL, r);
    if (r->wrong)
        return;
    for (int i = 0; i < r->cup->entrants; i++)
        r->cup->entrant[i].row_account = r->cup->entrant[i].account;
    for (int merged = 0; merged < 2; merged++)
        STORE_EACH_WITH (entrant, store, STORE_RECORD_CUP_ENTRANT, cup, r->number, INT32_MAX)
            cups_read_row(r->cup, entrant, merged);
    for (int i = 0; i < r->cup->entrants; i++) {
        who = &r->cup->entrant[i];
        if (store_reads_account(store, who->row_account, &account))
            utf8_copy(account.name, who->name, sizeof(who->name));
    }
}

static void cups_read_drop(void *result)
{
    struct reading *r = result;
    cup_free(&r->cup);
    cup_record_clear(&r->record);
}

static const struct store_reads reads = {
    .size = sizeof(struct reading), .run = cups_read_run, .drop = cups_read_drop};

/* ---- For the lobby ---- */

struct cups_asked {
    struct errand errand;
    cups_read_cb *cb;
    cups_record_cb *record_cb; /* in place of `cb`, if the record is asked for */
    void *arg;
};

static void cups_read_told(void *arg, enum store_status status UNUSED, void *result)
{
    struct cups_asked *to = arg;
    struct reading *r = result;
    struct cup *cup = NULL;
    if (r && !r->wrong) {
        cup = r->cup;
        r->cup = NULL;
    }
    to->cb(to->arg, cup);
    errand_end(to);
}

static void cups_record_told(void *arg, enum store_status status UNUSED, void *result)
{
    struct cups_asked *to = arg;
    struct reading *r = result;
    BUF_LOCAL text = {0};
    enum cups_recorded what = !r || r->wrong         ? CUPS_RECORD_UNREAD
                              : !r->cup              ? CUPS_RECORD_NONE
                              : !cup_is_over(r->cup) ? CUPS_RECORD_LATER
                                                     : CUPS_RECORDED;
    if (what == CUPS_RECORDED)
        cup_record_write(&r->record, r->cup, &text);
    to->record_cb(to->arg, what, &text);
    errand_end(to);
}

void cups_read(struct lobby *lobby, int64_t number, cups_read_cb *cb, void *arg)
{
    struct cups_asked *to = errand_new(lobby, NULL, sizeof(*to));
    to->cb = cb;
    to->arg = arg;
    store_reads(lobby->deps.store, &reads, &(struct reading){.number = number}, cups_read_told, to);
}

void cups_record(struct lobby *lobby, int64_t number, cups_record_cb *cb, void *arg)
{
    struct cups_asked *to = errand_new(lobby, NULL, sizeof(*to));
    to->record_cb = cb;
    to->arg = arg;
    store_reads(lobby->deps.store, &reads, &(struct reading){.number = number, .records = true},
                cups_record_told, to);
}
