/*
 * How a thread that writes does, for store_pulse: the thread tells when a batch begins and ends,
 * the loop reads.
 */
#ifndef LOBBY_STORE_PULSE_H
#define LOBBY_STORE_PULSE_H

#include <stdatomic.h>
#include <stdint.h>

#include "store.h"

/* Starts all zero. Monotonic us when the present batch began (0: none is under way), how many
 * batches there were, how long all took, and the slowest since pulse_add was last called. */
struct pulse {
    _Atomic int64_t begun_us, commits, commit_us, slowest_us;
};

void pulse_begin(struct pulse *pulse);
/* The batch is over. */
void pulse_end(struct pulse *pulse);
/* What was begun is over, and was no batch. */
void pulse_drop(struct pulse *pulse);
/* Adds this thread's figures to those of others. */
void pulse_add(struct pulse *pulse, struct store_pulse *out);

#endif
