/*
 * Reading a cup from the store: its row, its events, whose rows its entrants are, and their names.
 */
#include <stdlib.h>
#include <string.h>

#include <sodium.h>

#include "cups.h"
#include "log.h"
#include "utf8.h"
#include "xalloc.h"

struct reading {
    struct lobby *lobby;
    struct cup *cup;
    int64_t *row; /* by entrant */
    int64_t *now; /* by entrant: the account of that row */
    struct store_cup_entrant *entrant;
    int entrants;
    bool wrong;
    int next; /* the entrant whose account is being read */
    cups_read_cb *cb;
    void *arg;
};

static void cups_read_finish(struct reading *r, bool found)
{
    if (!found || r->wrong) {
        cup_free(&r->cup);
        free(r->row);
        r->row = NULL;
    }
    free(r->entrant);
    r->cb(r->arg, r->cup, r->row, r->now);
    free(r->now);
    free(r);
}

/* ---- Names ---- */

static void cups_read_name_next(struct reading *r);

static void cups_read_name(void *arg, enum store_status status, const struct store_account *account)
{
    struct reading *r = arg;
    struct cup_entrant *who = &r->cup->entrant[r->next++];
    if (status == STORE_OK)
        utf8_copy(account->name, who->name, sizeof(who->name));
    cups_read_name_next(r);
}

static void cups_read_name_next(struct reading *r)
{
    if (r->next < r->cup->entrants)
        store_account_by_id(r->lobby->deps.store, r->now[r->next], cups_read_name, r);
    else
        cups_read_finish(r, true);
}

/* ---- Entrants ---- */

/* If an account became part of another while the room was down, its row has the other account. */
static void cups_read_rows_match(struct reading *r)
{
    r->row = xcalloc((size_t)r->cup->entrants + 1, sizeof(*r->row));
    r->now = xcalloc((size_t)r->cup->entrants + 1, sizeof(*r->now));
    for (int i = 0; i < r->cup->entrants; i++)
        r->now[i] = r->cup->entrant[i].account;
    for (int i = 0; i < r->entrants; i++) {
        const struct store_cup_entrant *row = &r->entrant[i];
        int at = row->state == STORE_CUP_LEFT ? -1 : cup_entrant_of(r->cup, row->account);
        if (at >= 0 && r->row[at] == 0)
            r->row[at] = row->id;
    }
    for (int i = 0; i < r->entrants; i++) {
        const struct store_cup_entrant *row = &r->entrant[i];
        if (row->state == STORE_CUP_LEFT || cup_entrant_of(r->cup, row->account) >= 0)
            continue;
        for (int at = 0; at < r->cup->entrants; at++)
            if (r->row[at] == 0 && r->cup->entrant[at].joined_ms == row->at_ms) {
                r->row[at] = row->id;
                r->now[at] = row->account;
                break;
            }
    }
}

static void cups_read_on_entrant(void *arg, const struct store_cup_entrant *entrant)
{
    struct reading *r = arg;
    r->entrant = xreallocarray(r->entrant, (size_t)r->entrants + 1, sizeof(*r->entrant));
    r->entrant[r->entrants++] = *entrant;
}

static void cups_read_on_entrants(void *arg, enum store_status status)
{
    struct reading *r = arg;
    if (status != STORE_OK || r->wrong) {
        cups_read_finish(r, false);
        return;
    }
    cups_read_rows_match(r);
    cups_read_name_next(r);
}

/* ---- Events ---- */

static void cups_read_on_event(void *arg, int32_t seq, const struct store_event *stored)
{
    struct reading *r = arg;
    struct cup_event event;
    if (!r->cup || r->wrong)
        return;
    if (!cup_event_parse(stored->text, stored->at_ms, &event)) {
        r->wrong = true;
    } else {
        r->wrong = !cup_apply(r->cup, &event);
        cup_event_clear(&event);
    }
    if (r->wrong)
        log_error("cup-event", "cup=%lld event=%d text=\"%.60s\"", (long long)r->cup->number,
                  (int)seq, stored->text);
}

static void cups_read_on_events(void *arg, enum store_status status)
{
    struct reading *r = arg;
    if (status != STORE_OK || !r->cup || r->wrong)
        cups_read_finish(r, false);
    else
        store_list_with(r->lobby->deps.store, STORE_RECORD_CUP_ENTRANT, cup, r->cup->number,
                        INT32_MAX, cups_read_on_entrant, cups_read_on_entrants, r);
}

/* ---- The row ---- */

static void cups_read_on_row(void *arg, const struct store_cup *row)
{
    struct reading *r = arg;
    uint8_t seed[DRAW_SEED] = {0};
    size_t len = 0;
    if (sodium_hex2bin(seed, sizeof(seed), row->seed, strlen(row->seed), NULL, &len, NULL) != 0 ||
        len != sizeof(seed))
        r->wrong = true;
    r->cup = cup_new(row->id, seed, row->opener, row->name);
}

static void cups_read_on_rows(void *arg, enum store_status status)
{
    struct reading *r = arg;
    if (status != STORE_OK || !r->cup || r->wrong)
        cups_read_finish(r, false);
    else
        store_cup_events(r->lobby->deps.store, r->cup->number, cups_read_on_event,
                         cups_read_on_events, r);
}

void cups_read(struct lobby *lobby, int64_t number, cups_read_cb *cb, void *arg)
{
    struct reading *r = xcalloc(1, sizeof(*r));
    *r = (struct reading){.lobby = lobby, .cb = cb, .arg = arg};
    store_list_with(lobby->deps.store, STORE_RECORD_CUP, id, number, 1, cups_read_on_row,
                    cups_read_on_rows, r);
}
