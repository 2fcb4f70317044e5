/*
 * How soon a child that died is started again. See supervisor_private.h.
 *
 * A child that could not come up is tried twice at once; each later wait is twice as long. A child
 * that came up and died soon is started again at once, because people can play in between. Only
 * after many such ends does it wait a little, to spare the machine.
 */
#include "supervisor_private.h"

enum {
    SETTLED_MS = 1000, /* an end after this time says nothing about the next start */
    BACKOFF_MS = 200,  /* before the second start in a row that failed; doubles */
    QUICK_ENDS = 10,   /* so many ends in a row of children that came up cause no wait */
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
