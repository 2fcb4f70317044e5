/*
 * Replies on their way from a backend's threads to the caller's loop: a list under a lock and an
 * eventfd that is readable while the list is not empty.
 */
#ifndef LOBBY_STORE_QUEUE_H
#define LOBBY_STORE_QUEUE_H

#include <pthread.h>
#include <stdbool.h>

#include "request.h"

struct queue {
    pthread_mutex_t lock;
    pthread_cond_t room;
    struct reply *first, **last;
    int count;
    bool closed;
    int fd;
};

/* Returns 0, or -1 with errno: no descriptor. */
int queue_init(struct queue *queue);
/* Drops what was not delivered. No other thread uses it any more. */
void queue_free(struct queue *queue);
/* From any thread. */
void queue_put(struct queue *queue, struct reply *reply);
/* Replies of one thread that are put together. Starts with all but the queue zero. */
struct outbox {
    struct queue *queue;
    struct reply *first, *last;
    int count;
};
void outbox_put(struct outbox *outbox, struct reply *reply);
/* Puts them, with one wake-up. */
void outbox_flush(struct outbox *outbox);
/* Waits until rows are below a bound, so that a big read does not fill the memory. False if the
 * queue was closed: nobody takes any more. Not from the loop's own thread. */
bool queue_wait_room(struct queue *queue);
/* Ends all waiting, now and later. */
void queue_close(struct queue *queue);
bool queue_is_closed(struct queue *queue);
/* Makes the descriptor readable once. */
void queue_wake(struct queue *queue);
/* Up to `max` replies, NULL for none; the descriptor stays readable if there are more. */
struct reply *queue_take(struct queue *queue, int max);

#endif
