/*
 * Is the clock of the machine right? It is judged at the start, by when the program was built and
 * by when the database was in use last, and looked at from then on. What is wrong is told in the
 * log and stands in the status; nothing else depends on it but what would delete by age.
 */
#ifndef ROOM_CLOCK_WATCH_H
#define ROOM_CLOCK_WATCH_H

#include <stdbool.h>
#include <stdint.h>

#include "buf.h"
#include "clock.h"

enum {
    CLOCK_WATCH_NOTE_MS = 3600000,     /* a sound clock is noted so often */
    CLOCK_WATCH_BELIEVE_MS = 86400000, /* one that goes on so long with its fault is believed */
    CLOCK_WATCH_SET_MS = 60000         /* a jump of so much is told */
};

struct clock_watch {
    const struct clock *clock;
    int64_t built_ms;
    int64_t seen_ms, seen_mono; /* what was noted last, and when by the other clock */
    int64_t offset;             /* of the wall clock to the monotonic one, at the last look */
    int64_t fault_mono;         /* since when there is the fault */
    bool noted;                 /* by this watch */
    enum clock_fault fault;
};

/* `built_ms`: when the program was built; `seen_ms`: what was noted last, 0: nothing yet. Tells the
 * log of a fault. */
void clock_watch_start(struct clock_watch *watch, const struct clock *clock, int64_t built_ms,
                       int64_t seen_ms);
/* To be called every few seconds. Tells the log what has changed. True: the wall time of now is to
 * be noted (store_seen). */
bool clock_watch_look(struct clock_watch *watch);
/* `clock-sound 1`; where it is not, `clock-sound 0` and `clock SENTENCE`. */
void clock_watch_status(const struct clock_watch *watch, struct buf *lines);

#endif
