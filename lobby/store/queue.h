/*
 * Replies on their way from a backend's threads to the caller's loop: an inbox with a descriptor,
 * and a bound for those who read much.
 */
#ifndef LOBBY_STORE_QUEUE_H
#define LOBBY_STORE_QUEUE_H

#include "inbox.h"
#include "request.h"

/* Returns 0, or -1 with errno: no descriptor. */
int queue_init(struct inbox *queue);
/* Drops what was not delivered. */
void queue_clear(struct inbox *queue);
/* From any thread. */
void queue_put(struct inbox *queue, struct reply *reply);
/* Waits until rows are below a bound, so that a big read does not fill the memory. False: it was
 * stopped, nobody takes any more. Not from the loop's own thread. */
bool queue_wait_room(struct inbox *queue);

/* Replies of one thread that are put together. Starts with all but the queue zero. */
struct outbox {
    struct inbox *queue;
    struct reply *first, *last;
    int count;
};
void outbox_put(struct outbox *outbox, struct reply *reply);
/* Puts them, with one wake-up. */
void outbox_flush(struct outbox *outbox);

#endif
