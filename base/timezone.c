/*
 * Offsets from UTC. See timezone.h.
 */
#include "timezone.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "utf8.h"

enum { HOUR = 60, QUARTER = 15, WEST_MOST = -12 * HOUR, EAST_MOST = 14 * HOUR };

static int number(const char *digits, size_t n)
{
    int value = 0;
    for (size_t i = 0; i < n; i++)
        value = value * 10 + (digits[i] - '0');
    return value;
}

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
    size_t n = strspn(text, digits), hours = n == 4 ? 2 : n;
    const char *rest = text + hours;
    if (hours < 1 || hours > 2)
        return false;
    int value = number(text, hours) * HOUR;
    rest += *rest == ':';
    if (*rest != '\0' || rest[-1] == ':') {
        if (strspn(rest, digits) != 2 || rest[2] != '\0')
            return false;
        int part = number(rest, 2);
        if (part >= HOUR || part % QUARTER != 0)
            return false;
        value += part;
    }
    *minutes = west ? -value : value;
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
