/*
 * Batches of writes on their way through a thread, and back to the loop.
 */
#include "backend.h"
#include "store_sql.h"

struct request *sql_batch_cut(struct request *first)
{
    struct request *last = first;
    if (first->kind != REQUEST_PRUNE)
        while (last->next && last->next->kind != REQUEST_PRUNE)
            last = last->next;
    struct request *rest = last->next;
    last->next = NULL;
    return rest;
}

/* Puts the replies of a batch together, because the loop may free a reply as soon as it is put. */
int sql_batch_tell(struct store *store, struct request *first)
{
    struct queue_batch out = {.queue = &store->replies};
    int count = 0;
    for (struct request *request = first, *next; request; request = next, count++) {
        next = request->next;
        if (request->kind == REQUEST_SECRET) {
            request->next = NULL;
            inbox_put(&store->secrets, request);
            continue;
        }
        queue_batch_put(&out, reply_done(request, request->status));
    }
    atomic_fetch_sub(&store->backlog, count);
    queue_batch_flush(&out);
    return count;
}
