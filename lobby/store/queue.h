/*
 * Replies on their way from a backend's threads to the caller's loop: an inbox with a descriptor,
 * and a bound on the rows that wait in it.
 */
#pragma once

#include "inbox.h"
#include "request.h"

/* Returns 0, or -1 with errno if there is no descriptor. */
int queue_init(struct inbox *queue);
/* Frees the replies that were not delivered. */
void queue_clear(struct inbox *queue);
/* Waits until fewer rows are queued than a bound, so that a big read does not fill the memory.
 * False: the queue was stopped, so nobody takes rows any more. Never call it from the thread of the
 * loop. */
bool queue_wait_room(struct inbox *queue);

/* Replies that one thread collects, and then puts all at once. Begins with all members zero except
 * `queue` and `hold`. */
struct queue_batch {
    struct inbox *queue;
    struct reply *first, *last;
    int count;
    bool hold; /* nothing is put before the read is over, because the read may have to begin
                  again */
};
/* Frees the collected replies. */
void queue_batch_drop(struct queue_batch *batch);
/* Adds a reply, which it takes over. */
void queue_batch_put(struct queue_batch *batch, struct reply *reply);
/* Puts the collected replies into the queue, and wakes the loop once. */
void queue_batch_flush(struct queue_batch *batch);
