/*
 * See queue.h.
 */
#include "queue.h"

#include <limits.h>
#include <stddef.h>

enum { QUEUE_ROOM = 4096 };

int queue_init(struct inbox *queue)
{
    return inbox_init(queue, offsetof(struct reply, next), true);
}

void queue_clear(struct inbox *queue)
{
    for (struct reply *reply = inbox_take(queue, INT_MAX, 0), *next; reply; reply = next) {
        next = reply->next;
        reply_free(&reply);
    }
}

bool queue_wait_room(struct inbox *queue)
{
    return inbox_wait_below(queue, QUEUE_ROOM);
}

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
