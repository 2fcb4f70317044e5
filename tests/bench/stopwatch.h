/*
 * The time that benchmarks measure.
 */
#pragma once

#include <stdint.h>
#include <stdlib.h>
#include <time.h>

/* Seconds by a clock of the system, such as that of the process's CPU. */
static inline double stopwatch_s(clockid_t clock)
{
    struct timespec t;
    clock_gettime(clock, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

/* Microseconds by the monotonic clock. */
static inline int64_t stopwatch_us(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec * INT64_C(1000000) + t.tv_nsec / 1000;
}

static inline int stopwatch_compare(const void *a, const void *b)
{
    const int64_t *x = a, *y = b;
    return (*x > *y) - (*x < *y);
}

/* Sorts samples, the smallest first. Then samples[n * 99 / 100] is the 99th percentile. */
static inline void stopwatch_sort(int64_t *samples, size_t n)
{
    qsort(samples, n, sizeof(*samples), stopwatch_compare);
}
