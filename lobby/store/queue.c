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

void queue_put(struct inbox *queue, struct reply *reply)
{
    reply->next = NULL;
    inbox_put(queue, reply);
}

bool queue_wait_room(struct inbox *queue)
{
    return inbox_wait_below(queue, QUEUE_ROOM);
}

void outbox_put(struct outbox *outbox, struct reply *reply)
{
    if (outbox->count++ == 0)
        outbox->first = reply;
    else
        outbox->last->next = reply;
    outbox->last = reply;
}

void outbox_flush(struct outbox *outbox)
{
    if (outbox->count == 0)
        return;
    outbox->last->next = NULL;
    inbox_put(outbox->queue, outbox->first);
    outbox->count = 0;
}

void outbox_drop(struct outbox *outbox)
{
    struct reply *reply = outbox->count > 0 ? outbox->first : NULL;
    if (reply)
        outbox->last->next = NULL;
    for (struct reply *next; reply; reply = next) {
        next = reply->next;
        reply_free(&reply);
    }
    outbox->count = 0;
}
