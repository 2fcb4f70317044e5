/*
 * Reads of which one leads to the next (store_reads). They get a store that carries out its
 * calls at once, on the thread that reads.
 */
#include <stdlib.h>
#include <string.h>

#include "backend.h"
#include "store_sql.h"
#include "xalloc.h"

void store_reads(struct store *s, const struct store_reads *what, const void *asked,
                 store_reads_cb *cb, void *arg)
{
    const struct request with = {.reads = what, .asked = asked, .on_reads = cb};
    store_ask(s, REQUEST_READS, &with, NULL, arg);
}

void reads_drop(struct request *request)
{
    if (request->result && request->reads->drop)
        request->reads->drop(request->result);
    free(request->result);
    request->result = NULL;
}

static int64_t store_reads_now(void *self, bool wall UNUSED)
{
    return ((const struct request *)self)->now_ms;
}

static void store_reads_submit(struct store *store, struct request *call)
{
    struct reads *reads = (struct reads *)store;
    struct reply_batch rows = {.queue = reads->replies, .hold = true};
    enum store_status status = STORE_REFUSED;
    if (!request_is_write(call))
        status = sql_read(reads->db, call, &rows);
    /* a read that failed must not look like one that found nothing */
    if (reads->failed == STORE_OK && store_failed(status))
        reads->failed = status;
    reply_batch_put(&rows, reply_done(call, status));
    rows.last->next = NULL;
    if (!call->each && !call->on_event && !call->on_account) {
        reads->rows = rows.first;
        return;
    }
    for (struct reply *reply = rows.first, *next; reply; reply = next) {
        next = reply->next;
        reply_deliver(reply);
        reply_free(&reply);
    }
}

enum store_status sql_reads(struct db *db, struct request *request, struct inbox *replies)
{
    static const struct backend at_once = {.submit = store_reads_submit};
    struct reads reads = {.store = {.backend = &at_once, .clock = &reads.clock},
                          .clock = {store_reads_now, request},
                          .db = db,
                          .replies = replies};
    reads_drop(request); /* the result of an earlier try */
    request->result = xmalloc(request->reads->size);
    memcpy(request->result, request->asked, request->reads->size);
    request->reads->run(&reads.store, request->result);
    return reads.failed;
}

struct store_rows store_rows_of(struct store *reads)
{
    return (struct store_rows){.next = ((struct reads *)reads)->rows};
}

const void *store_rows_next(struct store_rows *rows)
{
    reply_free(&rows->told);
    struct reply *reply = rows->told = rows->next;
    rows->next = reply->next;
    return reply->kind != REPLY_DONE ? reply->data : NULL;
}

void store_rows_free(struct store_rows *rows)
{
    for (reply_free(&rows->told); rows->next; reply_free(&rows->told)) {
        rows->told = rows->next;
        rows->next = rows->told->next;
    }
}

/* Takes the account that the last call without a callback has found. */
static bool store_reads_found(struct store *store, struct store_account *out)
{
    struct reply *done = ((struct reads *)store)->rows;
    const bool found = done->request->status == STORE_OK;
    if (found)
        *out = *done->request->found;
    reply_free(&done);
    return found;
}

bool store_reads_account(struct store *reads, int64_t id, struct store_account *out)
{
    store_account_by_id(reads, id, NULL, NULL);
    return store_reads_found(reads, out);
}

bool store_reads_named(struct store *reads, const char *name, struct store_account *out)
{
    store_account_by_name(reads, name, false, NULL, NULL);
    return store_reads_found(reads, out);
}
