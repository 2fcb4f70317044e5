/*
 * See pulse.h.
 */
#include "pulse.h"

#include <time.h>

static int64_t pulse_now_us(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000000 + now.tv_nsec / 1000;
}

void pulse_begin(struct pulse *pulse)
{
    atomic_store(&pulse->begun_us, pulse_now_us());
}

void pulse_end(struct pulse *pulse)
{
    int64_t took = pulse_now_us() - atomic_exchange(&pulse->begun_us, 0);
    atomic_fetch_add(&pulse->commits, 1);
    atomic_fetch_add(&pulse->commit_us, took);
    int64_t slowest = atomic_load(&pulse->slowest_us);
    while (took > slowest && !atomic_compare_exchange_weak(&pulse->slowest_us, &slowest, took))
        ;
}

void pulse_add(struct pulse *pulse, struct store_pulse *out)
{
    int64_t begun = atomic_load(&pulse->begun_us);
    int64_t slowest = atomic_exchange(&pulse->slowest_us, 0) / 1000;
    int64_t stalled = begun != 0 ? (pulse_now_us() - begun) / 1000 : 0;
    out->commits += atomic_load(&pulse->commits);
    out->commit_us += atomic_load(&pulse->commit_us);
    out->slowest_ms = slowest > out->slowest_ms ? slowest : out->slowest_ms;
    out->stalled_ms = stalled > out->stalled_ms ? stalled : out->stalled_ms;
}
