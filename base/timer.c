/*
 * A heap of timers. See timer.h.
 */
#include "timer.h"

#include <stdlib.h>

#include "xalloc.h"

/* The heap itself holds the time when a timer is due, because most of the timers that are compared
 * are not in the cache. */
struct entry {
    int64_t at;     /* mono ms */
    uint32_t order; /* rises with each timer; orders those that are due at the same time */
    struct timer *timer;
};

struct timers {
    const struct clock *clock;
    struct entry *heap; /* from 1 */
    uint32_t n, cap, order;
};

struct timers *timers_new(const struct clock *clock)
{
    struct timers *timers = xcalloc(1, sizeof(*timers));
    timers->clock = clock;
    return timers;
}

void timers_clear(struct timers *timers)
{
    for (; timers->n > 0; timers->n--)
        timers->heap[timers->n].timer->place = 0;
}

void timers_free(struct timers **handle)
{
    struct timers *timers = *handle;
    if (!timers)
        return;
    free(timers->heap);
    free(timers);
    *handle = NULL;
}

/* Whether the timer of order `a` was set before that of `b`. The count may wrap: fewer than 2^31
 * timers are set between two that are due at the same time. */
static bool timer_set_before(uint32_t a, uint32_t b)
{
    return (int32_t)(a - b) < 0;
}

static bool timer_is_before(const struct entry *a, const struct entry *b)
{
    return a->at < b->at || (a->at == b->at && timer_set_before(a->order, b->order));
}

static void timer_put(struct timers *timers, uint32_t place, struct entry entry)
{
    timers->heap[place] = entry;
    entry.timer->place = place;
}

/* Puts a timer into a free place, or up or down from there to where it belongs. An entry has four
 * children, because each level that a timer moves costs a timer that is not in the cache. */
static void timer_sift(struct timers *timers, uint32_t place, struct entry entry)
{
    struct entry *heap = timers->heap;
    for (uint32_t up; place > 1; place = up) {
        up = (place + 2) / 4;
        if (!timer_is_before(&entry, &heap[up]))
            break;
        timer_put(timers, place, heap[up]);
    }
    for (uint32_t child; (child = place * 4 - 2) <= timers->n; place = child) {
        for (uint32_t other = child + 1, n = child + 3; other <= n && other <= timers->n; other++)
            if (timer_is_before(&heap[other], &heap[child]))
                child = other;
        if (!timer_is_before(&heap[child], &entry))
            break;
        timer_put(timers, place, heap[child]);
    }
    timer_put(timers, place, entry);
}

void timer_at(struct timers *timers, struct timer *timer, int64_t at, void (*fn)(void *arg),
              void *arg)
{
    timer->fn = fn;
    timer->arg = arg;
    if (timer->place == 0) {
        if (timers->n + 1 >= timers->cap) {
            timers->cap = timers->cap == 0 ? 64 : timers->cap * 2;
            timers->heap = xreallocarray(timers->heap, timers->cap, sizeof(*timers->heap));
        }
        timer->place = ++timers->n;
    }
    timer_sift(timers, timer->place, (struct entry){at, timers->order++, timer});
}

void timer_set(struct timers *timers, struct timer *timer, int64_t ms, void (*fn)(void *arg),
               void *arg)
{
    timer_at(timers, timer, clock_mono(timers->clock) + ms, fn, arg);
}

void timer_cancel(struct timers *timers, struct timer *timer)
{
    uint32_t place = timer->place;
    if (place == 0)
        return;
    timer->place = 0;
    struct entry last = timers->heap[timers->n--];
    if (last.timer != timer)
        timer_sift(timers, place, last);
}

int64_t timers_next(const struct timers *timers)
{
    if (timers->n == 0)
        return -1;
    int64_t ms = timers->heap[1].at - clock_mono(timers->clock);
    return ms > 0 ? ms : 0;
}

int64_t timers_run(struct timers *timers)
{
    int64_t now = clock_mono(timers->clock);
    uint32_t begun = timers->order;
    while (timers->n > 0) {
        struct entry first = timers->heap[1];
        if (first.at > now || !timer_set_before(first.order, begun))
            break;
        timer_cancel(timers, first.timer);
        first.timer->fn(first.timer->arg);
    }
    return timers_next(timers);
}
