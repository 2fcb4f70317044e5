/*
 * See expiry.h.
 */
#include "expiry.h"

static const int64_t day_ms = 24 * 3600 * 1000;

int64_t expiry_days(const struct expiry *expiry, int64_t now_ms)
{
    int64_t left = expiry->until_ms - now_ms;

    return left > 0 ? left / day_ms : 0;
}

bool expiry_warns(struct expiry *expiry, int64_t now_ms)
{
    if (expiry->until_ms == 0 || expiry_days(expiry, now_ms) >= EXPIRY_WARN_DAYS)
        return false;
    /* If the clock was put back, the warning comes all the same. */
    if (expiry->told_ms != 0 && now_ms >= expiry->told_ms && now_ms - expiry->told_ms < day_ms)
        return false;
    expiry->told_ms = now_ms;
    return true;
}
