/*
 * The clocks, and calendar spans against dates worked out by hand.
 */
#include "clock.h"

#include <time.h>

#include "cutap.h"

#define DAY INT64_C(86400000)

static int64_t utc(int year, int month, int day, int hour, int minute)
{
    struct tm date = {.tm_year = year - 1900,
                      .tm_mon = month - 1,
                      .tm_mday = day,
                      .tm_hour = hour,
                      .tm_min = minute};

    return (int64_t)timegm(&date) * 1000;
}

static void test_system(void)
{
    int64_t before = (int64_t)time(NULL) * 1000, mono = clock_mono(&clock_system);
    int64_t wall = clock_wall(&clock_system);

    CU_ASSERT_TRUE(wall >= before);
    CU_ASSERT_TRUE(wall < before + 60000);
    CU_ASSERT_TRUE(clock_mono(&clock_system) >= mono);
}

static void test_virtual(void)
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

static void test_days(void)
{
    CU_ASSERT_EQUAL(clock_day_start(0), 0);
    CU_ASSERT_EQUAL(clock_day_start(DAY - 1), 0);
    CU_ASSERT_EQUAL(clock_day_start(DAY), DAY);
    CU_ASSERT_EQUAL(clock_day_start(-1), -DAY);
    CU_ASSERT_EQUAL(clock_day_start(utc(2026, 11, 21, 23, 59)), utc(2026, 11, 21, 0, 0));
}

static void test_weeks(void)
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

static void test_months(void)
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
static void test_every_hour(void)
{
    int wrong = 0;

    for (int64_t ms = utc(2024, 1, 1, 0, 0); ms < utc(2032, 1, 1, 0, 0); ms += 3600000) {
        time_t week = clock_week_start(ms) / 1000, month = clock_month_start(ms) / 1000;
        time_t now = ms / 1000;
        struct tm date, start;

        gmtime_r(&now, &date);
        gmtime_r(&week, &start);
        wrong += start.tm_wday != 1 || start.tm_hour != 0 || now < week || now >= week + 7 * 86400;
        gmtime_r(&month, &start);
        wrong += start.tm_mday != 1 || start.tm_hour != 0 || start.tm_mon != date.tm_mon ||
                 start.tm_year != date.tm_year;
    }
    CU_ASSERT_EQUAL(wrong, 0);
}

int main(void)
{
    CU_TestInfo tests[] = {{"the system's clocks", test_system},
                           {"a virtual clock", test_virtual},
                           {"days", test_days},
                           {"weeks", test_weeks},
                           {"months", test_months},
                           {"every hour of eight years", test_every_hour},
                           CU_TEST_INFO_NULL};
    CU_SuiteInfo suites[] = {{"clock", NULL, NULL, NULL, NULL, tests}, CU_SUITE_INFO_NULL};

    return cutap_run(suites);
}
