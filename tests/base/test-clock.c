/*
 * The clocks, the calendar, and spans against dates worked out by hand.
 */

/* The clock of which this asks may be beyond 2038, as in clock.c. */
#ifdef _FILE_OFFSET_BITS
#define _TIME_BITS 64
#endif

#include "clock.h"

#include <time.h>

#include "calendar.h"
#include "cutap.h"

#define DAY INT64_C(86400000)

static int64_t utc(int year, int month, int day, int hour, int minute)
{
    struct tm date = {.tm_year = year - 1900,
                      .tm_mon = month - 1,
                      .tm_mday = day,
                      .tm_hour = hour,
                      .tm_min = minute};

    return calendar_ms(&date);
}

SUITE("clock", NULL, NULL);

TEST(test_system, "the system's clocks")
{
    int64_t before = (int64_t)time(NULL) * 1000, mono = clock_mono(&clock_system);
    int64_t wall = clock_wall(&clock_system);

    CU_ASSERT_TRUE(wall >= before);
    CU_ASSERT_TRUE(wall < before + 60000);
    CU_ASSERT_TRUE(clock_mono(&clock_system) >= mono);
}

TEST(test_virtual, "a virtual clock")
{
    struct clock_virtual v;

    clock_virtual_init(&v, 1000);
    CU_ASSERT_EQUAL(clock_mono(&v.clock), 0);
    CU_ASSERT_EQUAL(clock_wall(&v.clock), 1000);
    clock_virtual_advance(&v, 250);
    CU_ASSERT_EQUAL(clock_mono(&v.clock), 250);
    CU_ASSERT_EQUAL(clock_wall(&v.clock), 1250);
    v.wall = 5;
    CU_ASSERT_EQUAL(clock_mono(&v.clock), 250);
    CU_ASSERT_EQUAL(clock_wall(&v.clock), 5);
}

TEST(test_days, "days")
{
    CU_ASSERT_EQUAL(clock_day_start(0), 0);
    CU_ASSERT_EQUAL(clock_day_start(DAY - 1), 0);
    CU_ASSERT_EQUAL(clock_day_start(DAY), DAY);
    CU_ASSERT_EQUAL(clock_day_start(-1), -DAY);
    CU_ASSERT_EQUAL(clock_day_start(utc(2026, 11, 21, 23, 59)), utc(2026, 11, 21, 0, 0));
}

TEST(test_weeks, "weeks")
{
    /* 2026-11-16 is a Monday. */
    int64_t monday = utc(2026, 11, 16, 0, 0);

    CU_ASSERT_EQUAL(clock_week_start(monday), monday);
    CU_ASSERT_EQUAL(clock_week_start(monday - 1), monday - 7 * DAY);
    CU_ASSERT_EQUAL(clock_week_start(utc(2026, 11, 21, 12, 30)), monday);
    CU_ASSERT_EQUAL(clock_week_start(utc(2026, 11, 22, 23, 59)), monday);
    CU_ASSERT_EQUAL(clock_week_start(utc(2026, 11, 23, 0, 0)), monday + 7 * DAY);
    /* A week across a new year, and the first days of 1970. */
    CU_ASSERT_EQUAL(clock_week_start(utc(2027, 1, 2, 1, 0)), utc(2026, 12, 28, 0, 0));
    CU_ASSERT_EQUAL(clock_week_start(0), utc(1969, 12, 29, 0, 0));
}

TEST(test_months, "months")
{
    CU_ASSERT_EQUAL(clock_month_start(utc(2026, 11, 30, 23, 59)), utc(2026, 11, 1, 0, 0));
    CU_ASSERT_EQUAL(clock_month_start(utc(2026, 12, 1, 0, 0)), utc(2026, 12, 1, 0, 0));
    CU_ASSERT_EQUAL(clock_month_start(utc(2026, 12, 1, 0, 0) - 1), utc(2026, 11, 1, 0, 0));
    CU_ASSERT_EQUAL(clock_month_start(utc(2028, 2, 29, 5, 0)), utc(2028, 2, 1, 0, 0));
    CU_ASSERT_EQUAL(clock_month_start(utc(2028, 3, 1, 0, 0) - 1), utc(2028, 2, 1, 0, 0));
    CU_ASSERT_EQUAL(clock_month_start(utc(2000, 2, 29, 0, 0)), utc(2000, 2, 1, 0, 0));
    CU_ASSERT_EQUAL(clock_month_start(utc(2100, 3, 1, 0, 0) - 1), utc(2100, 2, 1, 0, 0));
    CU_ASSERT_EQUAL(clock_month_start(-1), utc(1969, 12, 1, 0, 0));
}

/* Every hour of eight years lies in its spans, and the spans begin where their names say. */
TEST(test_every_hour, "every hour of eight years")
{
    int wrong = 0;

    for (int64_t ms = utc(2024, 1, 1, 0, 0); ms < utc(2032, 1, 1, 0, 0); ms += 3600000) {
        int64_t week = clock_week_start(ms), month = clock_month_start(ms);
        struct tm date = calendar_of(ms), start = calendar_of(week);

        wrong += start.tm_wday != 1 || start.tm_hour != 0 || ms < week || ms >= week + 7 * DAY;
        start = calendar_of(month);
        wrong += start.tm_mday != 1 || start.tm_hour != 0 || start.tm_mon != date.tm_mon ||
                 start.tm_year != date.tm_year;
    }
    CU_ASSERT_EQUAL(wrong, 0);
}

static bool same(const struct tm *a, const struct tm *b)
{
    return a->tm_year == b->tm_year && a->tm_mon == b->tm_mon && a->tm_mday == b->tm_mday &&
           a->tm_hour == b->tm_hour && a->tm_min == b->tm_min && a->tm_sec == b->tm_sec &&
           a->tm_wday == b->tm_wday;
}

/* Every day of the years 1 to 9999: the C library says the same as far as its time_t reaches, each
 * day follows the one before, and the way back leads to where it began. */
TEST(test_calendar, "the calendar, every day")
{
    const int64_t first = utc(1, 1, 1, 0, 0), last = utc(9999, 12, 31, 23, 59);
    int wrong = 0;

    CU_ASSERT_EQUAL(first, -INT64_C(62135596800) * 1000);
    CU_ASSERT_EQUAL(utc(1970, 1, 1, 0, 0), 0);
    CU_ASSERT_EQUAL(utc(2038, 1, 19, 3, 15), INT64_C(2147483700) * 1000);
    CU_ASSERT_EQUAL(utc(2100, 3, 1, 0, 0), INT64_C(4107542400) * 1000);
    for (int64_t ms = first + 45296789; ms <= last; ms += DAY) {
        struct tm ours = calendar_of(ms), theirs;
        int64_t seconds = (ms - 789) / 1000;
        time_t reached = (time_t)seconds;
        wrong += calendar_ms(&ours) != seconds * 1000;
        wrong += reached == seconds && (!gmtime_r(&reached, &theirs) || !same(&ours, &theirs));
    }
    CU_ASSERT_EQUAL(wrong, 0);
}

/* Fields out of their range count on; times out of the calendar's range become its ends. */
TEST(test_calendar_ends, "the calendar's ends")
{
    char text[32], little[10];

    CU_ASSERT_EQUAL(utc(2026, 14, 31, 25, 61), utc(2027, 3, 4, 2, 1));
    CU_ASSERT_EQUAL(utc(2026, -11, 0, -1, 0), utc(2024, 12, 30, 23, 0));
    CU_ASSERT_STRING_EQUAL(calendar_text(INT64_MAX, "%F %T", text, sizeof(text)),
                           "9999-12-31 23:59:59");
    CU_ASSERT_STRING_EQUAL(calendar_text(INT64_MIN, "%d %b", text, sizeof(text)), "01 Jan");
    CU_ASSERT_STRING_EQUAL(calendar_text(-1, "%F %T", text, sizeof(text)), "1969-12-31 23:59:59");
    CU_ASSERT_STRING_EQUAL(calendar_text(0, "%F", little, sizeof(little)), "");
}
