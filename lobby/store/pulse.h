/*
 * How a writing thread is doing, for store_pulse: the thread notes when a batch begins and ends,
 * and the loop reads that.
 */
#pragma once

#include <stdatomic.h>
#include <stdint.h>

#include "store_pulse.h"

/* Begins as all zeros. `begun_us` is when the present batch began (monotonic; 0: none is under
 * way). `commits` is how many batches there were, and `commit_us` how long all of them took.
 * `slowest_us` is how long the slowest took since pulse_add was last called. */
struct pulse {
    _Atomic int64_t begun_us, commits, commit_us, slowest_us;
};

/* A batch begins. */
void pulse_begin(struct pulse *pulse);
/* The batch is over. */
void pulse_end(struct pulse *pulse);
/* Adds this thread's figures to those of other threads in `out`: sums the commits, and keeps the
 * longest times. */
void pulse_add(struct pulse *pulse, struct store_pulse *out);
