/*
 * How a writing thread is doing, for store_pulse: the thread notes when a batch begins and ends,
 * and the loop reads that.
 */
#pragma once

#include <stdatomic.h>
#include <stdint.h>

#include "store_pulse.h"

/* Begins as all zeros. When the present batch began (monotonic us; 0: none is under way), how
 * many batches there were, how long all of them took, and the slowest since pulse_add was last
 * called. */
struct pulse {
    _Atomic int64_t begun_us, commits, commit_us, slowest_us;
};

void pulse_begin(struct pulse *pulse);
/* The batch is over. */
void pulse_end(struct pulse *pulse);
/* What was begun is over, but was not a batch. */
void pulse_drop(struct pulse *pulse);
/* Adds this thread's figures to those of others. */
void pulse_add(struct pulse *pulse, struct store_pulse *out);
