/*
 * Requests on their way from the caller's loop to a backend's thread.
 */
#ifndef LOBBY_STORE_LANE_H
#define LOBBY_STORE_LANE_H

#include <pthread.h>
#include <stdbool.h>

#include "request.h"

struct lane {
    pthread_mutex_t lock;
    pthread_cond_t wake;
    struct request *first, **last;
    bool stopping;
};

void lane_init(struct lane *lane);
/* Nothing is in it any more. */
void lane_free(struct lane *lane);
/* Requests linked by `next`, with one wake-up for all. */
void lane_put(struct lane *lane, struct request *first);
/* Waits for requests, at most `wait_ms` (-1: for good), and takes all there are, in order, linked
 * by `next`. NULL: none came; `stopped` then says whether none will. */
struct request *lane_take(struct lane *lane, int wait_ms, bool *stopped);
/* The thread is to end when the lane is empty. */
void lane_stop(struct lane *lane);

#endif
