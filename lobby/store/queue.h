/*
 * Replies on their way from a backend's threads to the caller's loop: an inbox with a descriptor,
 * and a bound on the rows that wait in it.
 */
#pragma once

#include "inbox.h"
#include "request.h"

/* Returns 0, or -1 with errno: no descriptor. */
int queue_init(struct inbox *queue);
/* Frees the replies that were not delivered. */
void queue_clear(struct inbox *queue);
/* May be called from any thread. */
void queue_put(struct inbox *queue, struct reply *reply);
/* Waits until fewer rows are queued than a bound, so that a big read does not fill the memory.
 * False: the queue was stopped, so nobody takes rows any more. Never call it from the loop's own
 * thread. */
bool queue_wait_room(struct inbox *queue);

/* Replies that one thread collects and puts together. Begins with everything zero except the
 * queue. */
struct queue_batch {
    struct inbox *queue;
    struct reply *first, *last;
    int count;
    bool hold; /* keeps everything until the read is over, because the read may have to begin
                  again */
};
/* Frees what was collected. */
void queue_batch_drop(struct queue_batch *batch);
void queue_batch_put(struct queue_batch *batch, struct reply *reply);
/* Puts all of them, and wakes the loop once. */
void queue_batch_flush(struct queue_batch *batch);
