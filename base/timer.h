/*
 * A heap of timers: calls that are due later, on the caller's clock. Nothing is allocated for a
 * timer, because it is a member of the object that it belongs to. The object cancels its timers
 * before it is freed.
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>

#include "clock.h"

/* All zero is idle. Its fields are timer.c's. */
struct timer {
    void (*fn)(void *arg);
    void *arg;
    uint32_t place; /* in the heap, from 1; 0: idle */
};

struct timers;
/* Makes an empty heap. The clock must outlive it. */
struct timers *timers_new(const struct clock *clock);
/* Cancels all timers. */
void timers_clear(struct timers *timers);
/* Frees the heap, but not the objects that its timers are part of. *timers may be NULL. */
void timers_free(struct timers **timers);

/* Has timers_run call fn(arg) once, when `ms` have passed. A timer that is set already gets the new
 * time and call. With 0 ms, the call is made by the next timers_run, not by the one that runs now.
 * A caller can cut long work into slices in this way. */
void timer_set(struct timers *timers, struct timer *timer, int64_t ms, void (*fn)(void *arg),
               void *arg);
/* Does the same at the monotonic time `at`, in ms. */
void timer_at(struct timers *timers, struct timer *timer, int64_t at, void (*fn)(void *arg),
              void *arg);
/* Whether the call is still to come. */
static inline bool timer_is_set(const struct timer *timer)
{
    return timer->place != 0;
}
/* Makes a timer idle. It may be idle already. */
void timer_cancel(struct timers *timers, struct timer *timer);

/* Makes the calls that are due, the earliest first. Calls that are due at the same time are made in
 * the order in which they were set. Returns what timers_next then returns. */
int64_t timers_run(struct timers *timers);
/* The ms until the next timer is due; 0: it is due now; -1: none is set. */
int64_t timers_next(const struct timers *timers);
