/*
 * The calls of store.h for what happens in cups.
 */
#include "backend.h"

void store_cup_write(struct store *s, const struct store_cup_write *write, store_done_cb *cb,
                     void *arg)
{
    struct request *call = store_call(s, REQUEST_CUP_WRITE, arg);
    struct store_cup_write *copy = request_copy(call, write, sizeof(*write));
    copy->event = request_copy_text(call, write->event);
    copy->row = request_copy(call, write->row, sizeof(*write->row));
    if (write->nentrants > 0 && write->nentrants <= STORE_CUP_ENTRANTS_MAX)
        copy->entrants = request_copy(call, write->entrants,
                                      (size_t)write->nentrants * sizeof(*write->entrants));
    call->nentries = write->nentries;
    if (write->nentries > 0 && write->nentries <= STORE_ENTRIES_MAX)
        call->entries =
            request_copy(call, write->entries, (size_t)write->nentries * sizeof(*write->entries));
    call->audit = request_copy(call, write->audit, sizeof(*write->audit));
    call->cup_write = copy;
    store_submit_done(s, call, cb);
}

void store_cup_events(struct store *s, int64_t cup, store_event_cb *each, store_done_cb *done,
                      void *arg)
{
    struct request *call = store_call(s, REQUEST_CUP_EVENTS, arg);
    call->id = cup;
    call->on_event = each;
    store_submit_rows(s, call, NULL, done);
}
