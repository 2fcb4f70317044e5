/*
 * The arithmetic of the ladder for people who leave ranked games (leaver.h). lob/leavers.lob has
 * what players see of it.
 */
#include "cutap.h"
#include "leaver.h"

#define DAY  INT64_C(86400000)
#define HOUR INT64_C(3600000)
enum { MIN = 60000 };
static const int64_t now = 100 * DAY;

static int points(const enum leave_how *how, int n)
{
    struct leaver_kept kept = {.n = n};
    for (int i = 0; i < n; i++)
        kept.left[i] = (struct store_leave){.at_ms = now - n + i, .how = (int)how[i]};
    return leaver_points(&kept, now);
}

SUITE("ladder", NULL, NULL);

TEST(one_leave_is_free, "one leave closes nothing")
{
    CU_ASSERT_EQUAL(points(NULL, 0), 0);
    CU_ASSERT_EQUAL(points((enum leave_how[]){LEAVE_QUIT}, 1), 2);
    CU_ASSERT_EQUAL(leaver_bar_ms(2, LEAVE_QUIT), 0);
    CU_ASSERT_EQUAL(points((enum leave_how[]){LEAVE_LOST, LEAVE_LOST}, 2), 2);
}

TEST(steps_for_quitting, "the steps for quitting")
{
    static const int64_t bar[] = {0, 10 * MIN, HOUR, 6 * HOUR, 24 * HOUR, 24 * HOUR};
    const enum leave_how quits[] = {LEAVE_QUIT, LEAVE_QUIT, LEAVE_QUIT,
                                    LEAVE_QUIT, LEAVE_QUIT, LEAVE_QUIT};
    for (int n = 1; n <= 6; n++) {
        CU_ASSERT_EQUAL(points(quits, n), 2 * n);
        CU_ASSERT_EQUAL(leaver_bar_ms(2 * n, LEAVE_QUIT), bar[n - 1]);
    }
}

TEST(a_lost_link_is_no_quitting, "lost links weigh half and cost an hour at most")
{
    enum leave_how lost[20];
    for (int i = 0; i < 20; i++)
        lost[i] = LEAVE_LOST;
    CU_ASSERT_EQUAL(leaver_bar_ms(points(lost, 3), LEAVE_LOST), 10 * MIN);
    CU_ASSERT_EQUAL(leaver_bar_ms(points(lost, 20), LEAVE_LOST), HOUR);
}

TEST(forgiven_and_pardoned_count_nothing, "forgiven, pardoned: nothing")
{
    const enum leave_how how[] = {LEAVE_FORGIVEN, LEAVE_PARDONED, LEAVE_QUIT};
    CU_ASSERT_EQUAL(points(how, 2), 0);
    CU_ASSERT_EQUAL(points(how, 3), 2);
}

TEST(two_weeks, "a leave counts for two weeks")
{
    const struct leaver_kept kept = {.n = 2,
                                     .left = {{.at_ms = now - LEAVER_MS, .how = LEAVE_QUIT},
                                              {.at_ms = now - LEAVER_MS + 1, .how = LEAVE_QUIT}}};
    CU_ASSERT_EQUAL(leaver_points(&kept, now), 2);
    CU_ASSERT_EQUAL(leaver_points(&kept, now + 1), 0);
    /* The clock was set back: a leave of the future counts like one of now. */
    CU_ASSERT_EQUAL(leaver_points(&kept, now - 50 * DAY), 4);
    /* The clock was far ahead for a while: that bars nobody until that time. */
    CU_ASSERT_EQUAL(leaver_points(&kept, now - 500 * DAY), 0);
}

TEST(games_finished_take_points_off, "finished games take points off")
{
    struct leaver_kept kept = {.n = 2,
                               .left = {{.at_ms = now - 3 * DAY, .how = LEAVE_QUIT},
                                        {.at_ms = now - DAY, .how = LEAVE_QUIT}},
                               .nfinished = 40};
    int64_t *finished = kept.finished_ms;
    for (int i = 0; i < 40; i++)
        finished[i] = now - 4 * DAY + i; /* before the oldest: they do not count in the account's
                                            favour */
    CU_ASSERT_EQUAL(leaver_points(&kept, now), 4);
    for (int i = 0; i < 9; i++)
        finished[i] = now - 2 * DAY;
    CU_ASSERT_EQUAL(leaver_points(&kept, now), 3);
    finished[9] = now - HOUR;
    CU_ASSERT_EQUAL(leaver_points(&kept, now), 2);
    for (int i = 0; i < 40; i++)
        finished[i] = now - HOUR;
    CU_ASSERT_EQUAL(leaver_points(&kept, now), 0);
}
