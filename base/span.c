/*
 * Spans of time in words. See span.h.
 */
#include "span.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "calendar.h"
#include "tongue.h"
#include "utf8.h"

const char *span_write_units(struct span_text *span, int unit, long long n)
{
    char *text = span->text;
    const size_t size = sizeof(span->text);
    switch (unit) {
    case 0: utf8_printf(text, size, trn("%lld day", "%lld days", n), n); break;
    case 1: utf8_printf(text, size, trn("%lld hour", "%lld hours", n), n); break;
    case 2: utf8_printf(text, size, trn("%lld minute", "%lld minutes", n), n); break;
    default: utf8_printf(text, size, trn("%lld second", "%lld seconds", n), n); break;
    }
    return text;
}

const char *span_write(struct span_text *span, int64_t ms)
{
    static const int64_t units[] = {86400000, 3600000, 60000, 1000};
    int unit = 0;
    /* A moment less than two hours is "2 hours", not "120 minutes". */
    while (unit < 3 && ms < 2 * units[unit] - units[unit + 1] / 2)
        unit++;
    return span_write_units(span, unit, (ms + units[unit] / 2) / units[unit]);
}

const char *span_write_time(struct span_text *span, int64_t wall_ms)
{
    return calendar_text(wall_ms, "%Y-%m-%d %H:%M", span->text, sizeof(span->text));
}

bool span_read(const char *text, int64_t *ms)
{
    static const struct {
        char letter;
        int64_t ms;
    } unit[] = {{'s', 1000},     {'m', 60000},     {'h', 3600000},
                {'d', 86400000}, {'w', 604800000}, {'\0', 60000} /* no letter: minutes */};
    if (strcasecmp(text, "forever") == 0) {
        *ms = 0;
        return true;
    }
    size_t digits = strspn(text, "0123456789");
    if (digits == 0 || digits > 9)
        return false;
    char letter = (char)tolower((unsigned char)text[digits]);
    if (letter != '\0' && text[digits + 1] != '\0')
        return false;
    for (size_t i = 0; i < sizeof(unit) / sizeof(unit[0]); i++) {
        if (unit[i].letter == letter) {
            *ms = strtoll(text, NULL, 10) * unit[i].ms;
            return *ms >= 1000 && *ms <= 3650 * INT64_C(86400000);
        }
    }
    return false;
}
