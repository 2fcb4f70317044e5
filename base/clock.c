/*
 * The system's clocks, a virtual one, and the start of UTC days, weeks and months.
 */

/* Where time_t has 32 bits, it has 64 in a file that defines this. The C library wants
 * _FILE_OFFSET_BITS with it, which configure defines on such machines. This file passes no time_t
 * to others, in which it may have 32 bits. */
#ifdef _FILE_OFFSET_BITS
#define _TIME_BITS 64
#endif

#include "clock.h"

#include <stdio.h>
#include <time.h>

#include "calendar.h"

#define DAY_MS  INT64_C(86400000)
#define WEEK_MS (7 * DAY_MS)

static int64_t clock_system_read(void *self UNUSED, bool wall)
{
    struct timespec now;
    _Static_assert(sizeof(now.tv_sec) == 8, "a clock that cannot be read after 2038");

    /* Both clocks exist on every system that we build on: there is no failure to handle. */
    clock_gettime(wall ? CLOCK_REALTIME : CLOCK_MONOTONIC, &now);
    return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

const struct clock clock_system = {.read_ms = clock_system_read};

static int64_t clock_virtual_read(void *self, bool wall)
{
    const struct clock_virtual *v = self;

    return wall ? v->wall : v->mono;
}

void clock_virtual_init(struct clock_virtual *v, int64_t wall_ms)
{
    *v = (struct clock_virtual){.clock = {clock_virtual_read, v}, .wall = wall_ms};
}

void clock_virtual_advance(struct clock_virtual *v, int64_t ms)
{
    v->mono += ms;
    v->wall += ms;
}

/* The greatest multiple of `span`, counted from `origin`, that is not after `ms`. Division in C
 * rounds towards zero, which is wrong before the origin. */
static int64_t clock_span_start(int64_t ms, int64_t span, int64_t origin)
{
    int64_t within = (ms - origin) % span;

    return ms - (within < 0 ? within + span : within);
}

int64_t clock_day_start(int64_t wall_ms)
{
    return clock_span_start(wall_ms, DAY_MS, 0);
}

int64_t clock_week_start(int64_t wall_ms)
{
    /* 1970-01-01 was a Thursday, so the first Monday was the 5th. */
    return clock_span_start(wall_ms, WEEK_MS, 4 * DAY_MS);
}

int64_t clock_month_start(int64_t wall_ms)
{
    int64_t day = clock_day_start(wall_ms);
    return day - (calendar_of(day).tm_mday - 1) * DAY_MS;
}

/* ---- A clock that cannot be right ---- */

enum clock_fault clock_judge(int64_t wall_ms, int64_t built_ms, int64_t seen_ms)
{
    if (built_ms != 0 && wall_ms < built_ms - CLOCK_BEHIND_MS)
        return CLOCK_UNBUILT;
    if (seen_ms != 0 && wall_ms < seen_ms - CLOCK_BEHIND_MS)
        return CLOCK_BEHIND;
    if (seen_ms != 0 && wall_ms > seen_ms + CLOCK_AHEAD_MS)
        return CLOCK_AHEAD;
    return CLOCK_SOUND;
}

void clock_fault_sentence(enum clock_fault fault, int64_t wall_ms, int64_t built_ms,
                          int64_t seen_ms, char out[CLOCK_SENTENCE])
{
    static const char format[] = "%Y-%m-%d %H:%M UTC",
                      told[] = "; if it is right, this warning ends after a day.";
    static const struct {
        const char *but, *end;
    } says[] = {[CLOCK_UNBUILT] = {"this program was built later, on", "."},
                [CLOCK_BEHIND] = {"the database was in use later, at", told},
                [CLOCK_AHEAD] = {"the database was in use last at", told}};
    char now[32], then[32];

    calendar_text(wall_ms, format, now, sizeof(now));
    calendar_text(fault == CLOCK_UNBUILT ? built_ms : seen_ms, format, then, sizeof(then));
    out[0] = '\0';
    if (fault != CLOCK_SOUND)
        snprintf(out, CLOCK_SENTENCE, "The clock says %s, but %s %s. Set the clock%s", now,
                 says[fault].but, then, says[fault].end);
}
