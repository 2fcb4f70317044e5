/*
 * Calls that are due later, on a clock that the caller gives: a heap of them. Nothing is allocated
 * for a timer; it is part of what it belongs to, which cancels it before it goes.
 */
#ifndef BASE_TIMER_H
#define BASE_TIMER_H

#include <stdbool.h>
#include <stdint.h>

#include "clock.h"

/* All zero is idle. Its fields are timer.c's. */
struct timer {
    int64_t at; /* mono ms */
    void (*fn)(void *arg);
    void *arg;
    uint32_t place; /* in the heap, from 1; 0: idle */
    uint32_t order; /* among those due at the same time: as they were set */
};

struct timers;
struct timers *timers_new(const struct clock *clock);
/* Frees the heap, not what its timers are part of; *timers may be NULL. */
void timers_free(struct timers **timers);

/* timers_run calls fn(arg) once `ms` have passed; setting again moves it. With 0 ms it is called by
 * the next timers_run, not by one that runs now: so long work is cut into slices. */
void timer_set(struct timers *timers, struct timer *timer, int64_t ms, void (*fn)(void *arg),
               void *arg);
/* The same at a monotonic time. */
void timer_at(struct timers *timers, struct timer *timer, int64_t at, void (*fn)(void *arg),
              void *arg);
/* Whether its call is still to come. */
static inline bool timer_is_set(const struct timer *timer)
{
    return timer->place != 0;
}
/* An idle one stays idle. */
void timer_cancel(struct timers *timers, struct timer *timer);

/* Calls what is due, the earliest first. Returns what timers_next does then. */
int64_t timers_run(struct timers *timers);
/* The ms until the next one is due, 0 if it is; -1: none is set. */
int64_t timers_next(const struct timers *timers);

#endif
