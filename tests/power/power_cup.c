/* See power_cup.h. */
#include "power_cup.h"

#include <inttypes.h>
#include <limits.h>
#include <stdio.h>
#include <string.h>

#include "cup.h"

enum { PEOPLE = 6, ENTRY = 17 };
/* The numbers of events. */
enum { OPENED = 1, FULL = OPENED + PEOPLE, ENDED = FULL + 4 };

static const char *event_text(int seq)
{
    return seq == OPENED ? "opened" : seq <= FULL ? "joined" : seq < ENDED ? "played" : "ended";
}

static int state_after(int seq)
{
    return seq <= FULL ? CUP_COMING : seq < ENDED ? CUP_RUNNING : CUP_OVER;
}

static void on_row(void *arg, const struct store_cup *row)
{
    struct power_cup *cup = arg;
    cup->number = row->id;
    cup->state = row->state;
}

static void on_event(void *arg, const struct store_event *event)
{
    struct power_cup *cup = arg;
    cup->wrong |= event->seq != ++cup->events || strcmp(event->text, event_text(event->seq)) != 0;
}

static void on_entrant(void *arg, const struct store_cup_entrant *entrant)
{
    struct power_cup *cup = arg;
    cup->entrants++;
    cup->held += entrant->held;
}

static bool good(struct store *store, struct power_cup *cup)
{
    const enum store_status status = answer_wait(store, &cup->answer);
    cup->answer = (struct answer){0};
    return status == STORE_OK;
}

const char *power_cup_read(struct store *store, int64_t number, struct power_cup *cup)
{
    *cup = (struct power_cup){0};
    if (number == 0)
        store_list(store, STORE_RECORD_CUP, 1, on_row, answer_take, cup);
    else
        store_list_with(store, STORE_RECORD_CUP, id, number, 1, on_row, answer_take, cup);
    if (!good(store, cup))
        return "it cannot be read";
    if (cup->number == 0)
        return number == 0 ? NULL : "it is lost";
    store_cup_events(store, cup->number, on_event, answer_take, cup);
    if (!good(store, cup) || cup->wrong || cup->state != state_after(cup->events))
        return "its events are not what was written";
    store_list_with(store, STORE_RECORD_CUP_ENTRANT, cup, cup->number, INT_MAX, on_entrant,
                    answer_take, cup);
    const int joined = cup->events < FULL ? cup->events - OPENED : PEOPLE;
    if (!good(store, cup) || cup->entrants != joined ||
        cup->held != (cup->events < ENDED ? joined * ENTRY : 0))
        return "what is held is not what was paid";
    return NULL;
}

void power_cup_step(struct store *store, int64_t now_ms, int64_t first, struct power_cup *cup)
{
    if (cup->number == 0 || cup->events == ENDED)
        *cup = (struct power_cup){.number = cup->number + 1};
    const int seq = cup->events + 1;
    const bool ends = seq == ENDED, joins = seq > OPENED && seq <= FULL;
    const int from = ends ? 0 : seq - OPENED - 1, to = ends ? PEOPLE : joins ? from + 1 : from;
    const int64_t held = ends ? -PEOPLE * ENTRY : ENTRY; /* the change */
    const struct store_cup row = {.id = cup->number,
                                  .at_ms = now_ms,
                                  .seed = "00",
                                  .state = state_after(seq),
                                  .ended_ms = ends ? now_ms : 0};
    struct store_cup_entrant entrants[PEOPLE];
    struct store_entry entries[] = {
        {.account = first + from, .currency = STORE_CHIPS, .amount = -held, .reason = "cup"},
        {.account = STORE_ACCOUNT_ESCROW,
         .currency = STORE_CHIPS,
         .amount = held,
         .reason = "cup"}};
    for (int i = from; i < to; i++)
        entrants[i - from] = (struct store_cup_entrant){.id = cup->number * PEOPLE + i,
                                                        .account = first + i,
                                                        .at_ms = now_ms,
                                                        .cup = cup->number,
                                                        .held = ends ? 0 : ENTRY,
                                                        .place = ends ? i + 1 : 0,
                                                        .players = ends ? PEOPLE : 0,
                                                        .prize = ends && i == 0 ? -held : 0};
    for (int i = 0; i < 2; i++)
        snprintf(entries[i].note, sizeof(entries[i].note), "cup %" PRId64, cup->number);
    const struct store_cup_write write = {.cup = cup->number,
                                          .seq = seq,
                                          .at_ms = now_ms,
                                          .event = event_text(seq),
                                          .row = &row,
                                          .entrants = entrants,
                                          .nentrants = to - from,
                                          .entries = entries,
                                          .nentries = to > from ? 2 : 0};
    store_cup_write(store, &write, answer_take, cup);
    cup->events += good(store, cup);
}
