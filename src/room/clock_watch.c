/*
 * See clock_watch.h.
 */
#include "clock_watch.h"

#include <inttypes.h>
#include <stdlib.h>

#include "log.h"

/* The least that the wall clock should show: the noted time and what has passed since. */
static int64_t clock_watch_expected(const struct clock_watch *watch)
{
    if (watch->seen_ms == 0)
        return 0;
    return watch->seen_ms + clock_mono(watch->clock) - watch->seen_mono;
}

static void clock_watch_sentence(const struct clock_watch *watch, char out[CLOCK_SENTENCE])
{
    clock_fault_sentence(watch->fault, clock_wall(watch->clock), watch->built_ms,
                         clock_watch_expected(watch), out);
}

static void clock_watch_judge(struct clock_watch *watch)
{
    enum clock_fault before = watch->fault;
    char text[CLOCK_SENTENCE];
    watch->fault =
        clock_judge(clock_wall(watch->clock), watch->built_ms, clock_watch_expected(watch));
    if (watch->fault == before)
        return;
    watch->fault_mono = clock_mono(watch->clock);
    clock_watch_sentence(watch, text);
    if (watch->fault == CLOCK_SOUND)
        log_info("clock", "sound=yes");
    else
        log_warn("clock", "%s", text);
}

void clock_watch_start(struct clock_watch *watch, const struct clock *clock, int64_t built_ms,
                       int64_t seen_ms)
{
    int64_t mono = clock_mono(clock);
    *watch = (struct clock_watch){.clock = clock,
                                  .built_ms = built_ms,
                                  .seen_ms = seen_ms,
                                  .seen_mono = mono,
                                  .offset = clock_wall(clock) - mono};
    clock_watch_judge(watch);
}

bool clock_watch_look(struct clock_watch *watch)
{
    int64_t wall = clock_wall(watch->clock), mono = clock_mono(watch->clock);
    int64_t by = wall - mono - watch->offset;
    if (llabs(by) >= CLOCK_WATCH_SET_MS) {
        log_warn("clock-set", "by_s=%" PRId64, by / 1000);
        watch->jumps++;
    }
    watch->offset = wall - mono;
    clock_watch_judge(watch);
    bool believed =
        watch->fault != CLOCK_UNBUILT &&
        (watch->fault == CLOCK_SOUND || mono - watch->fault_mono >= CLOCK_WATCH_BELIEVE_MS);
    bool due = !watch->noted || watch->fault != CLOCK_SOUND ||
               mono - watch->seen_mono >= CLOCK_WATCH_NOTE_MS;
    if (!believed || !due)
        return false;
    watch->seen_ms = wall;
    watch->seen_mono = mono;
    watch->noted = true;
    clock_watch_judge(watch);
    return true;
}

void clock_watch_status(const struct clock_watch *watch, struct buf *lines)
{
    char text[CLOCK_SENTENCE];
    buf_printf(lines, "clock-sound %d\n", watch->fault == CLOCK_SOUND);
    clock_watch_sentence(watch, text);
    if (text[0])
        buf_printf(lines, "clock %s\n", text);
}
