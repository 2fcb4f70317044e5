/*
 * See queue.h.
 */
#include "queue.h"

void queue_batch_put(struct queue_batch *batch, struct reply *reply)
{
    if (batch->count++ == 0)
        batch->first = reply;
    else
        batch->last->next = reply;
    batch->last = reply;
}

void queue_batch_flush(struct queue_batch *batch)
{
    if (batch->count == 0)
        return;
    batch->last->next = NULL;
    inbox_put(batch->queue, batch->first);
    batch->count = 0;
}

void queue_batch_drop(struct queue_batch *batch)
{
    for (struct reply *reply = batch->first, *next; batch->count > 0; reply = next) {
        next = reply->next;
        reply_free(&reply);
        batch->count--;
    }
}
