/*
 * See calendar.h. Years begin in March here, so that a leap day is the last day of its year.
 */
#include "calendar.h"

#include <stdio.h>
#include <string.h>

enum { YEAR_DAYS = 365, ERA_YEARS = 400, ERA_DAYS = 146097 };
#define DAY_SECONDS INT64_C(86400)
/* From 0000-03-01 to 1970-01-01. */
#define DAYS_BEFORE INT64_C(719468)
/* 0001-01-01 00:00:00 and 9999-12-31 23:59:59. */
#define FIRST_SECOND INT64_C(-62135596800)
#define LAST_SECOND  INT64_C(253402300799)

static int64_t calendar_floor(int64_t a, int64_t b)
{
    return a / b - (a % b < 0);
}

/* Days from 0000-03-01 to the 1st of March of `year`. */
static int64_t calendar_year_begin(int64_t year)
{
    return YEAR_DAYS * year + calendar_floor(year, 4) - calendar_floor(year, 100) +
           calendar_floor(year, ERA_YEARS);
}

/* Days from the 1st of March to the first day of a month; `month` counts from March. The lengths
 * 31, 30, 31, 30, 31 repeat, so five months have 153 days. */
static int calendar_month_begin(int month)
{
    return (153 * month + 2) / 5;
}

struct tm calendar_of(int64_t wall_ms)
{
    int64_t seconds = calendar_floor(wall_ms, 1000);
    if (seconds < FIRST_SECOND)
        seconds = FIRST_SECOND;
    if (seconds > LAST_SECOND)
        seconds = LAST_SECOND;
    int64_t days = calendar_floor(seconds, DAY_SECONDS), from = days + DAYS_BEFORE;
    int within = (int)(seconds - days * DAY_SECONDS);
    int64_t year = from * ERA_YEARS / ERA_DAYS + 1; /* the year or the one after it */
    while (calendar_year_begin(year) > from)
        year--;
    int day = (int)(from - calendar_year_begin(year)), month = 11;
    while (calendar_month_begin(month) > day)
        month--;
    return (struct tm){.tm_year = (int)(year + (month >= 10)) - 1900,
                       .tm_mon = (month + 2) % 12,
                       .tm_mday = day - calendar_month_begin(month) + 1,
                       .tm_hour = within / 3600,
                       .tm_min = within / 60 % 60,
                       .tm_sec = within % 60,
                       /* 1970-01-01 was a Thursday. */
                       .tm_wday = (int)(days + 4 - 7 * calendar_floor(days + 4, 7))};
}

int64_t calendar_ms(const struct tm *utc)
{
    int64_t months = utc->tm_mon - INT64_C(2); /* since March */
    int64_t year = utc->tm_year + INT64_C(1900) + calendar_floor(months, 12);
    int month = (int)(months - 12 * calendar_floor(months, 12));
    int64_t days =
        calendar_year_begin(year) + calendar_month_begin(month) - DAYS_BEFORE + utc->tm_mday - 1;
    return 1000 * (days * DAY_SECONDS + utc->tm_hour * INT64_C(3600) + utc->tm_min * INT64_C(60) +
                   utc->tm_sec);
}

const char *calendar_text(int64_t wall_ms, const char *format, char *out, size_t cap)
{
    struct tm date = calendar_of(wall_ms);
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
    if (strftime(out, cap, format, &date) == 0)
        out[0] = '\0';
#pragma GCC diagnostic pop
    return out;
}

void calendar_stamp(int64_t wall_ms, char out[CALENDAR_STAMP])
{
    const int64_t most = LAST_SECOND * 1000 + 999;
    int64_t at = wall_ms < 0 ? 0 : wall_ms > most ? most : wall_ms;
    size_t len = strlen(calendar_text(at, "%Y-%m-%dT%H:%M:%S", out, CALENDAR_STAMP));

    snprintf(out + len, CALENDAR_STAMP - len, ".%03dZ", (int)(at % 1000));
}
