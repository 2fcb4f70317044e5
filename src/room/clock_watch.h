/*
 * Watches whether the machine's clock is right. At the start it judges the clock by when the
 * program was built and when the database was last in use. From then on it keeps looking. The log
 * and the status tell of a fault. While there is one, the lobby neither deletes anything by age nor
 * does what is due at a date (lobby_clock_sound).
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>

#include "buf.h"
#include "clock.h"

enum {
    CLOCK_WATCH_NOTE_MS = 3600000, /* how often the time of a sound clock is noted */
    /* After the same fault for this long the clock is believed, unless it tells a time before the
     * program was built. */
    CLOCK_WATCH_BELIEVE_MS = 86400000,
    CLOCK_WATCH_SET_MS = 60000 /* a jump of at least this much is logged */
};

struct clock_watch {
    const struct clock *clock;
    int64_t built_ms; /* UTC: when the program was built */
    /* The time that was noted last (UTC), and when (monotonic). If this watch has noted none yet,
     * seen_mono is its start. */
    int64_t seen_ms, seen_mono;
    int64_t offset;     /* at the last look: the wall clock minus the monotonic one */
    int64_t fault_mono; /* monotonic: since when there is this fault */
    int jumps;          /* how many jumps were logged */
    bool noted;         /* this watch has had the time noted */
    enum clock_fault fault;
};

/* Starts a watch. `built_ms`: when the program was built (UTC). `seen_ms`: the time that was noted
 * last (UTC); 0: none yet. Logs a fault. */
void clock_watch_start(struct clock_watch *watch, const struct clock *clock, int64_t built_ms,
                       int64_t seen_ms);
/* Call it every few seconds. Logs what has changed. True: the caller has to note the present wall
 * time (store_seen). */
bool clock_watch_look(struct clock_watch *watch);
/* Adds `clock-sound 1`, or `clock-sound 0` and `clock SENTENCE` if the clock is wrong. */
void clock_watch_status(const struct clock_watch *watch, struct buf *lines);
