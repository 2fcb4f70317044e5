/* The record of a cup that is over (cup_record.h), from what the store has of it. */
#include <inttypes.h>
#include <stdlib.h>

#include "cup_record.h"
#include "cups.h"
#include "log.h"
#include "xalloc.h"

struct recording {
    struct lobby *lobby;
    struct cup *cup;
    struct cup_record *record;
    cups_record_cb *cb;
    void *arg;
};

static void cups_record_finish(struct recording *r, enum cups_recorded what)
{
    struct buf text = {0};
    if (what == CUPS_RECORDED && !cup_record_write(r->record, r->cup, &text)) {
        log_error("cup-record", "cup=%" PRId64, r->cup->number);
        what = CUPS_RECORD_UNREAD;
    }
    r->cb(r->arg, what, &text);
    buf_free(&text);
    cup_record_free(&r->record);
    cup_free(&r->cup);
    free(r);
}

static void cups_record_on_event(void *arg, int32_t seq UNUSED, const struct store_event *event)
{
    cup_record_event(((struct recording *)arg)->record, event->at_ms, event->text);
}

static void cups_record_on_events(void *arg, enum store_status status)
{
    cups_record_finish(arg, status == STORE_OK ? CUPS_RECORDED : CUPS_RECORD_UNREAD);
}

static void cups_record_on_cup(void *arg, struct cup *cup, int64_t *row, const int64_t *now UNUSED)
{
    struct recording *r = arg;
    free(row);
    r->cup = cup;
    if (!cup) {
        cups_record_finish(r, CUPS_RECORD_NONE);
    } else if (!cup_is_over(cup)) {
        cups_record_finish(r, CUPS_RECORD_LATER);
    } else {
        r->record = cup_record_new();
        store_cup_events(r->lobby->deps.store, cup->number, cups_record_on_event,
                         cups_record_on_events, r);
    }
}

void cups_record(struct lobby *lobby, int64_t number, cups_record_cb *cb, void *arg)
{
    struct recording *r = xcalloc(1, sizeof(*r));
    *r = (struct recording){.lobby = lobby, .cb = cb, .arg = arg};
    cups_read(lobby, number, cups_record_on_cup, r);
}
