/* Cups that come back by themselves (CU-D1). */
#include "cup_schedule.h"
#include "cutap.h"

static struct cup_schedule schedule;
static char why[512];

static bool refuses(const char *text, const char *wrong, const char *write)
{
    const char *refusal = cup_schedule_read(text, &schedule, why, sizeof(why));
    if (refusal && strstr(refusal, wrong) && strstr(refusal, write))
        return true;
    printf("# %s: %s\n", text, refusal ? refusal : "taken");
    return false;
}

SUITE("cup schedule", NULL, NULL);

TEST(test_read, "lines of the configuration")
{
    CU_ASSERT(!cup_schedule_read("Noon daily 12:00 palace arena minutes=30", &schedule, why,
                                 sizeof(why)));
    CU_ASSERT_STRING_EQUAL(schedule.name, "noon");
    CU_ASSERT_EQUAL(schedule.weekday, CUP_DAILY);
    CU_ASSERT_EQUAL(schedule.words.start, 12 * 60);
    CU_ASSERT_EQUAL(schedule.words.minutes, 30);
    CU_ASSERT_EQUAL(schedule.words.max, DRAW_ENTRANTS_MAX); /* it does not wait to be full */
    CU_ASSERT(
        !cup_schedule_read("friday-2 weekly Fri 19:30 switch swiss seats=2 title=\"Two of us\"",
                           &schedule, why, sizeof(why)));
    CU_ASSERT_EQUAL(schedule.weekday, 5);
    CU_ASSERT_STRING_EQUAL(schedule.words.title, "Two of us");
}

TEST(test_refused, "refusals")
{
    CU_ASSERT(refuses("", "begins with a name", "friday weekly"));
    CU_ASSERT(refuses("a/b daily 12:00 palace swiss", "begins with a name", "friday weekly"));
    CU_ASSERT(refuses("noon", "daily or weekly", "noon daily 19:30"));
    CU_ASSERT(refuses("noon hourly 12:00 palace swiss", "daily or weekly", "noon daily 19:30"));
    CU_ASSERT(refuses("noon weekly 12:00 palace swiss", "needs its day", "weekly friday"));
    CU_ASSERT(refuses("noon weekly f 12:00 palace swiss", "needs its day", "weekly friday"));
    CU_ASSERT(refuses("noon daily palace swiss", "needs its time", "19:30"));
    CU_ASSERT(refuses("noon daily 25:00 palace swiss", "A cup starts", "start=19:30"));
    CU_ASSERT(refuses("noon daily 12:00", "Which game?", "palace swiss"));
    CU_ASSERT(refuses("noon daily 12:00 palace league", "Which form?", "swiss"));
    CU_ASSERT(refuses("noon daily 12:00 palace swiss seats=99", "seats is a number", "seats=2"));
    CU_ASSERT(refuses("noon daily 12:00 palace swiss start=13:00", "start twice", "start out"));
    CU_ASSERT(refuses("noon daily 12:00 palace swiss start=full", "start twice", "start out"));
}

/* 20 November 2026, a Friday. */
TEST(test_next, "the next one")
{
    const int64_t hour = 3600000, day = 24 * hour, friday = 20777 * day;
    CU_ASSERT(
        !cup_schedule_read("f weekly friday 19:30 palace swiss", &schedule, why, sizeof(why)));
    int64_t at = friday + 19 * hour + hour / 2;
    CU_ASSERT_EQUAL(cup_schedule_next(&schedule, friday), at);
    CU_ASSERT_EQUAL(cup_schedule_next(&schedule, at - 1), at);
    CU_ASSERT_EQUAL(cup_schedule_next(&schedule, at), at + 7 * day);
    CU_ASSERT_EQUAL(cup_schedule_next(&schedule, friday - 6 * day), at);
    CU_ASSERT(!cup_schedule_read("d daily 0:00 palace swiss", &schedule, why, sizeof(why)));
    CU_ASSERT_EQUAL(cup_schedule_next(&schedule, friday - 1), friday);
    CU_ASSERT_EQUAL(cup_schedule_next(&schedule, friday), friday + day);
}
