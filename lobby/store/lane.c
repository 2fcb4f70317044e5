/*
 * A list of requests under a lock, and the waiting of the thread that takes them.
 */
#include "lane.h"

#include <errno.h>
#include <time.h>

void lane_init(struct lane *lane)
{
    pthread_condattr_t monotonic;
    pthread_condattr_init(&monotonic);
    pthread_condattr_setclock(&monotonic, CLOCK_MONOTONIC);
    pthread_cond_init(&lane->wake, &monotonic);
    pthread_condattr_destroy(&monotonic);
    pthread_mutex_init(&lane->lock, NULL);
    lane->first = NULL;
    lane->last = &lane->first;
    lane->stopping = false;
}

void lane_free(struct lane *lane)
{
    pthread_cond_destroy(&lane->wake);
    pthread_mutex_destroy(&lane->lock);
}

void lane_put(struct lane *lane, struct request *first)
{
    struct request *last = first;
    while (last->next)
        last = last->next;
    pthread_mutex_lock(&lane->lock);
    *lane->last = first;
    lane->last = &last->next;
    pthread_cond_signal(&lane->wake);
    pthread_mutex_unlock(&lane->lock);
}

static struct timespec deadline_in(int ms)
{
    struct timespec at;
    clock_gettime(CLOCK_MONOTONIC, &at);
    at.tv_sec += ms / 1000;
    at.tv_nsec += (long)(ms % 1000) * 1000000;
    if (at.tv_nsec >= 1000000000) {
        at.tv_sec++;
        at.tv_nsec -= 1000000000;
    }
    return at;
}

struct request *lane_take(struct lane *lane, int wait_ms, bool *stopped)
{
    struct timespec deadline = deadline_in(wait_ms < 0 ? 0 : wait_ms);
    pthread_mutex_lock(&lane->lock);
    int rc = 0;
    while (!lane->first && !lane->stopping && rc != ETIMEDOUT)
        if (wait_ms < 0)
            pthread_cond_wait(&lane->wake, &lane->lock);
        else
            rc = pthread_cond_timedwait(&lane->wake, &lane->lock, &deadline);
    struct request *first = lane->first;
    lane->first = NULL;
    lane->last = &lane->first;
    *stopped = !first && lane->stopping;
    pthread_mutex_unlock(&lane->lock);
    return first;
}

void lane_stop(struct lane *lane)
{
    pthread_mutex_lock(&lane->lock);
    lane->stopping = true;
    pthread_cond_signal(&lane->wake);
    pthread_mutex_unlock(&lane->lock);
}
