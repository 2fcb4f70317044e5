/*
 * Replies on their way from a backend's threads to the caller's loop.
 */
#pragma once

#include "inbox.h"
#include "request.h"

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
