/*
 * Offsets from UTC. See timezone.h.
 */
#include "timezone.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "clock.h"
#include "span.h"
#include "tongue.h"
#include "utf8.h"

enum { HOUR = 60, QUARTER = 15, WEST_MOST = -12 * HOUR, EAST_MOST = 14 * HOUR };

bool timezone_read(const char *text, int *minutes)
{
    static const char digits[] = "0123456789";
    if (strncasecmp(text, "UTC", 3) == 0)
        text += 3;
    else if (*text == '\0')
        return false;
    *minutes = 0;
    if (*text == '\0')
        return true;
    if (*text != '+' && *text != '-')
        return false;
    bool west = *text++ == '-';
    size_t n = strspn(text, digits);
    if (n != 1 && n != 2 && n != 4)
        return false;
    int hours = atoi(text), part = 0;
    if (n == 4) {
        part = hours % 100;
        hours /= 100;
    } else if (text[n] == ':') {
        text += n + 1;
        n = strspn(text, digits);
        part = n == 2 ? atoi(text) : HOUR;
    }
    if (text[n] != '\0' || part >= HOUR || part % QUARTER != 0)
        return false;
    *minutes = (west ? -1 : 1) * (hours * HOUR + part);
    return *minutes >= WEST_MOST && *minutes <= EAST_MOST;
}

void timezone_print(int minutes, char out[TIMEZONE_MAX])
{
    int size = abs(minutes);
    if (minutes == 0)
        utf8_copy("UTC", out, TIMEZONE_MAX);
    else
        utf8_printf(out, TIMEZONE_MAX, "%c%02d:%02d", minutes < 0 ? '-' : '+', size / HOUR % 100,
                    size % HOUR);
}

void timezone_put(struct buf *out, int64_t wall_ms, int minutes)
{
    int64_t there_ms = wall_ms + (int64_t)minutes * 60000;
    bool same = clock_day_start(wall_ms) == clock_day_start(there_ms);
    const char *shown = SPAN_TIME(there_ms);

    buf_printf(out, "%s UTC", SPAN_TIME(wall_ms));
    if (minutes == 0)
        return;
    buf_printf(out, tr(" (%s your time)"), same ? strrchr(shown, ' ') + 1 : shown);
}
