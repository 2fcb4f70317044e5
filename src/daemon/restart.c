/*
 * How soon a child that died is started again. See supervisor_private.h.
 *
 * One that could not come up is tried twice at once, then twice as late each time. One that came up
 * and died soon is not let wait long: whoever plays gets on between; only the machine is spared.
 */
#include "supervisor_private.h"

enum {
    SETTLED_MS = 1000, /* up for longer: its end says nothing about the next start */
    BACKOFF_MS = 200,  /* before the second start in a row that failed; doubles */
    QUICK_ENDS = 10,   /* in a row, of children that came up, after which they wait */
    BACKOFF_UP_MS = 250
};

int64_t restart_after_ms(struct child *child)
{
    int64_t wait = BACKOFF_MS;
    bool settled = child->up && supervisor_now_ms() - child->up_ms >= SETTLED_MS;
    child->failures = settled ? 0 : child->failures + 1;
    if (child->up)
        return child->failures > QUICK_ENDS ? BACKOFF_UP_MS : 0;
    if (child->failures < 2)
        return 0;
    for (int i = 2; i < child->failures && wait < RESTART_MAX_MS; i++)
        wait *= 2;
    return wait < RESTART_MAX_MS ? wait : RESTART_MAX_MS;
}
