/*
 * The time, the start of days, weeks and months, and clocks that are wrong. Code that needs the
 * time is given a struct clock, so tests can run on a virtual one.
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>

struct clock {
    /* Returns the time in ms. `wall`: UTC since 1970, for what is shown or stored; else monotonic,
     * for durations. */
    int64_t (*read_ms)(void *self, bool wall);
    void *self;
};

/* The system's clocks. */
extern const struct clock clock_system;

/* A clock that only clock_virtual_advance moves. Its monotonic time starts at 0. Tests that set a
 * wall clock back write `wall`. */
struct clock_virtual {
    struct clock clock; /* hand out &v->clock */
    int64_t mono, wall; /* ms */
};
void clock_virtual_init(struct clock_virtual *v, int64_t wall_ms);
void clock_virtual_advance(struct clock_virtual *v, int64_t ms);

/* Monotonic ms, and UTC ms since 1970. */
static inline int64_t clock_mono(const struct clock *c)
{
    return c->read_ms(c->self, false);
}

static inline int64_t clock_wall(const struct clock *c)
{
    return c->read_ms(c->self, true);
}

/* ---- A clock that cannot be right ---- */
enum clock_fault {
    CLOCK_SOUND,
    CLOCK_UNBUILT, /* more than CLOCK_BEHIND_MS before the program was built */
    CLOCK_BEHIND,  /* more than CLOCK_BEHIND_MS before the time that was noted last */
    CLOCK_AHEAD    /* more than CLOCK_AHEAD_MS after the time that was noted last */
};
/* A clock may be a day behind. It may be 400 days ahead, because a service may pause for a year. */
#define CLOCK_BEHIND_MS INT64_C(86400000)
#define CLOCK_AHEAD_MS  (400 * CLOCK_BEHIND_MS)
/* Judges a wall time by when the program was built and by the time that was noted last, both in
 * wall ms; 0: unknown. */
enum clock_fault clock_judge(int64_t wall_ms, int64_t built_ms, int64_t seen_ms);
enum { CLOCK_SENTENCE = 256 /* bytes, the NUL included */ };
/* Writes two sentences about a fault: what is wrong, and what to do. "" for CLOCK_SOUND. The times
 * are those that were judged. */
void clock_fault_sentence(enum clock_fault fault, int64_t wall_ms, int64_t built_ms,
                          int64_t seen_ms, char out[CLOCK_SENTENCE]);

/* When the UTC day, week (from Monday) or month of `wall_ms` begins, in wall ms (RK-D11, RK-D16).
 */
int64_t clock_day_start(int64_t wall_ms);
int64_t clock_week_start(int64_t wall_ms);
int64_t clock_month_start(int64_t wall_ms);
