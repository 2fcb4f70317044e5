/*
 * Time as data. Whatever needs the time is given a struct clock, so tests can run on a virtual one.
 */
#pragma once

#include <stdint.h>

struct clock {
    int64_t (*mono_ms)(void *self); /* monotonic, for durations */
    int64_t (*wall_ms)(void *self); /* UTC since 1970, for what is shown or stored */
    void *self;
};

/* The system's clocks. */
extern const struct clock clock_system;

/* A clock that only clock_virtual_advance moves; monotonic time starts at 0. Tests that need a wall
 * clock that is set back write `wall`. */
struct clock_virtual {
    struct clock clock; /* hand out &v->clock */
    int64_t mono, wall;
};
void clock_virtual_init(struct clock_virtual *v, int64_t wall_ms);
void clock_virtual_advance(struct clock_virtual *v, int64_t ms);

static inline int64_t clock_mono(const struct clock *c)
{
    return c->mono_ms(c->self);
}

static inline int64_t clock_wall(const struct clock *c)
{
    return c->wall_ms(c->self);
}

/* ---- A clock that cannot be right ---- */
enum clock_fault {
    CLOCK_SOUND,
    CLOCK_UNBUILT, /* it is before the program was built */
    CLOCK_BEHIND,  /* it is behind a time that was noted before */
    CLOCK_AHEAD    /* it is far ahead of that time */
};
/* How far a clock may be behind the last time that was noted, and how far ahead of it: a service
 * may pause for a year. */
#define CLOCK_BEHIND_MS INT64_C(86400000)
#define CLOCK_AHEAD_MS  (400 * CLOCK_BEHIND_MS)
/* Judges a wall time by when the program was built and by the time that was noted last (0:
 * unknown). */
enum clock_fault clock_judge(int64_t wall_ms, int64_t built_ms, int64_t seen_ms);
/* The sentence for a fault: what is wrong and what to do. "" for CLOCK_SOUND. */
enum { CLOCK_SENTENCE = 256 };
void clock_fault_sentence(enum clock_fault fault, int64_t wall_ms, int64_t built_ms,
                          int64_t seen_ms, char out[CLOCK_SENTENCE]);

/* The beginning of the UTC day, week (from Monday) or month that `wall_ms` lies in, in wall ms: for
 * days, weeks and seasons (RK-D11, RK-D16). */
int64_t clock_day_start(int64_t wall_ms);
int64_t clock_week_start(int64_t wall_ms);
int64_t clock_month_start(int64_t wall_ms);
