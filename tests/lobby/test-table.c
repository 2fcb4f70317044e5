/*
 * Tables: opening, sitting, starting, playing, settling.
 */
#include <stdio.h>
#include <string.h>

#include "cutap.h"
#include "table_help.h"

static void a_game_of_two(void)
{
    world_open();
    int32_t t = start_game("tiny", "bet=50", 2);
    CU_ASSERT_EQUAL(w.chips[0], 950);
    CU_ASSERT_EQUAL(count(0, NOTICE_START), 1);
    CU_ASSERT_STRING_EQUAL(last(1, NOTICE_START)->text, "ranked, bet 50.");
    check_sums();
    CU_ASSERT_PTR_NULL(move(t, "pass"));
    CU_ASSERT_PTR_NULL(move(t, "pass"));
    int winner = on_turn(t);
    CU_ASSERT_PTR_NULL(move(t, "stop"));
    CU_ASSERT_FALSE(playing(t));
    CU_ASSERT_EQUAL(xp_of(winner), 20);
    CU_ASSERT_EQUAL(xp_of(1 - winner), -10);
    CU_ASSERT_EQUAL(chips_of(winner), 1050);
    CU_ASSERT_EQUAL(chips_of(1 - winner), 950);
    CU_ASSERT_EQUAL(count(0, NOTICE_RESULT), 2);
    CU_ASSERT_EQUAL(count(0, NOTICE_OVER), 1);
    CU_ASSERT_EQUAL(w.nscored, 2);
    check_sums();
    world_close();
}

int main(void)
{
    CU_TestInfo tests[] = {
        {"RK-R5 RK-R7 RK-D12 a ranked game of two", a_game_of_two},
        CU_TEST_INFO_NULL,
    };
    CU_SuiteInfo suites[] = {{"table", NULL, NULL, NULL, NULL, tests}, CU_SUITE_INFO_NULL};
    return cutap_run(suites);
}
