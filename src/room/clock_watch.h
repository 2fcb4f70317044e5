/*
 * Watches whether the machine's clock is right. At the start it judges the clock by when the
 * program was built and when the database was last in use; from then on it keeps looking. The log
 * and the status tell of a fault. Nothing else depends on it, except what deletes by age.
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>

#include "buf.h"
#include "clock.h"

enum {
    CLOCK_WATCH_NOTE_MS = 3600000, /* how often a sound clock is noted */
    CLOCK_WATCH_BELIEVE_MS =
        86400000,              /* after the same fault for this long, the clock is believed */
    CLOCK_WATCH_SET_MS = 60000 /* a jump of this much is logged */
};

struct clock_watch {
    const struct clock *clock;
    int64_t built_ms;
    int64_t seen_ms, seen_mono; /* what was noted last, and when, by the monotonic clock */
    int64_t offset;             /* the difference of the wall clock and the monotonic one at the
                                 * last look */
    int64_t fault_mono;         /* since when the fault is there */
    int jumps;                  /* that were logged */
    bool noted;                 /* by this watch */
    enum clock_fault fault;
};

/* `built_ms`: when the program was built. `seen_ms`: the time that was noted last; 0: none yet.
 * Logs a fault. */
void clock_watch_start(struct clock_watch *watch, const struct clock *clock, int64_t built_ms,
                       int64_t seen_ms);
/* Call it every few seconds. Logs what has changed. True: the caller has to note the present wall
 * time (store_seen). */
bool clock_watch_look(struct clock_watch *watch);
/* Adds `clock-sound 1`, or `clock-sound 0` and `clock SENTENCE` if the clock is wrong. */
void clock_watch_status(const struct clock_watch *watch, struct buf *lines);
