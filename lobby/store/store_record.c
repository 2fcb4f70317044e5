/*
 * The calls of store.h for records, and for what the store writes beside them.
 */
#include "backend.h"
#include "record.h"

void store_record_put(struct store *s, enum store_record kind, const void *row, store_done_cb *cb,
                      void *arg)
{
    struct request *call = store_call(s, REQUEST_RECORD_PUT, arg);
    call->record = kind;
    call->row = request_copy(call, row, record_tables[kind].size);
    store_submit_done(s, call, cb);
}

void store_drop(struct store *s, enum store_record kind, int64_t key, store_done_cb *cb, void *arg)
{
    struct request *call = store_call(s, REQUEST_RECORD_DROP, arg);
    call->record = kind;
    call->id = key;
    store_submit_done(s, call, cb);
}

/* `field`: rows are wanted that have a value in it; NULL: all rows. */
static struct request *store_record_list_new(struct store *s, enum store_record kind,
                                             const struct record_field *field, int limit, void *arg)
{
    struct request *call = store_call(s, REQUEST_RECORDS, arg);
    call->record = kind;
    call->field = field;
    call->limit = limit;
    return call;
}

void store_record_list(struct store *s, enum store_record kind, int64_t account, int limit,
                       store_row_cb *each, store_done_cb *done, void *arg)
{
    const struct record_field *owner = account != 0 ? record_owner(&record_tables[kind]) : NULL;
    struct request *call = store_record_list_new(s, kind, owner, limit, arg);
    call->id = account;
    store_submit_rows(s, call, each, done);
}

void store_record_list_with(struct store *s, enum store_record kind, size_t offset, int64_t number,
                            int limit, store_row_cb *each, store_done_cb *done, void *arg)
{
    const struct record_field *field = record_field(&record_tables[kind], offset);
    struct request *call = store_record_list_new(s, kind, field, limit, arg);
    call->id = number;
    store_submit_rows(s, call, each, done);
}

void store_record_list_named(struct store *s, enum store_record kind, size_t offset,
                             const char *text, int limit, store_row_cb *each, store_done_cb *done,
                             void *arg)
{
    const struct record_field *field = record_field(&record_tables[kind], offset);
    struct request *call = store_record_list_new(s, kind, field, limit, arg);
    call->name = request_copy_text(call, text);
    store_submit_rows(s, call, each, done);
}

void store_renames_named(struct store *s, const char *name, int limit, STORE_RECORD_RENAME_CB *each,
                         store_done_cb *done, void *arg)
{
    const struct record_table *table = &record_tables[STORE_RECORD_RENAME];
    struct request *call = store_record_list_new(
        s, STORE_RECORD_RENAME, record_field(table, offsetof(struct store_rename, old_name)), limit,
        arg);
    call->either = record_field(table, offsetof(struct store_rename, new_name));
    call->name = request_copy_text(call, name);
    store_submit_rows(s, call, (store_row_cb *)each, done);
}

/* Whether a slice may have so many rows. */
static bool store_record_slice_fits(int n)
{
    return n > 0 && n <= STORE_SEASON_SLICE;
}

void store_season_write(struct store *s, const struct store_season_write *write, store_done_cb *cb,
                        void *arg)
{
    struct request *call = store_call(s, REQUEST_SEASON_WRITE, arg);
    struct store_season_write *copy = request_copy(call, write, sizeof(*write));
    if (store_record_slice_fits(write->nplaces))
        copy->places =
            request_copy(call, write->places, (size_t)write->nplaces * sizeof(*write->places));
    if (store_record_slice_fits(write->nratings))
        copy->ratings =
            request_copy(call, write->ratings, (size_t)write->nratings * sizeof(*write->ratings));
    copy->season = request_copy(call, write->season, sizeof(*write->season));
    call->season_write = copy;
    store_submit_done(s, call, cb);
}
