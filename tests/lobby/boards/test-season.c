/*
 * Seasons of ratings (RT-D16, RT-D17): which one a time is in, how ratings are drawn together, who
 * gets a badge.
 */
#include <math.h>

#include "cutap.h"
#include "season.h"

enum { Q4_2026 = 2026 * 4 + 3 };
static const int64_t day_ms = 86400000;
static const int64_t start_2026 = INT64_C(1767225600000); /* 2026-01-01 00:00 */
static const int64_t start_2027 = INT64_C(1798761600000);

SUITE("season", NULL, NULL);

/* RT-D16 */
TEST(test_times, "which season a time is in (RT-D16)")
{
    IS(season_of(start_2027), Q4_2026 + 1);
    IS(season_of(start_2027 - 1), Q4_2026);
    IS(season_of(start_2026), Q4_2026 - 3);
    IS(season_of(start_2026 - 1), Q4_2026 - 4);
    IS(season_end_ms(Q4_2026), start_2027);
    IS(season_end_ms(Q4_2026 - 4), start_2026);
    IS(season_end_ms(Q4_2026 - 3), start_2026 + 90 * day_ms);
    IS(season_end_ms(1971 * 4 - 1), 365 * day_ms);
    /* Each season ends where the next one begins, also in leap years, and in years that are not
     * leap years although 4 divides them. */
    for (int32_t season = 1970 * 4; season < 2500 * 4; season++) {
        int64_t end = season_end_ms(season), long_ms = end - season_end_ms(season - 1);
        IS(season_of(end - 1), season);
        IS(season_of(end), season + 1);
        CU_ASSERT(long_ms >= 90 * day_ms && long_ms <= 92 * day_ms);
    }
}

TEST(test_names, "names")
{
    char name[SEASON_NAME_MAX], board[32], small[10];
    int32_t season = 0;
    season_name(Q4_2026, name);
    CU_ASSERT_STRING_EQUAL(name, "2026q4");
    IS(season_read("2026q4", &season), true);
    IS(season, Q4_2026);
    IS(season_read("2027Q1", &season), true);
    IS(season, Q4_2026 + 1);
    const char *const wrong[] = {"",        "2026",   "2026q",  "2026q0", "2026q5",
                                 "2026q44", "226q4",  "q4",     "2026 4", "-026q4",
                                 "20261q4", "1969q4", "9999q1", "2026q4 "};
    for (size_t i = 0; i < sizeof(wrong) / sizeof(wrong[0]); i++)
        IS(season_read(wrong[i], &season), false);
    IS(season, Q4_2026 + 1);
    season_board(Q4_2026, "last-one", board, sizeof(board));
    CU_ASSERT_STRING_EQUAL(board, "2026q4 last-one");
    season_board(Q4_2026, "last-one", small, sizeof(small));
    CU_ASSERT_STRING_EQUAL(small, "2026q4 la");
}

/* The best place has the highest key; no two boards share one. */
TEST(test_keys, "keys")
{
    CU_ASSERT(season_key(Q4_2026, 2, 0) > season_key(Q4_2026, 2, 1));
    CU_ASSERT(season_key(Q4_2026, 2, 999999) > season_key(Q4_2026, 1, 0));
    CU_ASSERT(season_key(Q4_2026 + 1, 0, 999999) > season_key(Q4_2026, 255, 0));
    CU_ASSERT(season_key(SEASON_LAST, 255, 0) > 0);
}

/* RT-D17: mu := 25 + 0.75 (mu - 25), sigma := min(sigma0, sqrt(sigma^2 + (sigma0/2)^2)) */
TEST(test_draw, "drawn together (RT-D17)")
{
    struct rating_micro after = season_draw((struct rating_micro){RATING_MU0, RATING_SIGMA0});
    IS(after.mu, RATING_MU0);
    IS(after.sigma, RATING_SIGMA0);
    after = season_draw((struct rating_micro){33000000, 2000000});
    IS(after.mu, 31000000);
    IS(after.sigma, llround(1e6 * sqrt(4 + 25.0 / 6 * 25.0 / 6)));
    after = season_draw((struct rating_micro){-7000000, 8000000});
    IS(after.mu, 1000000);
    IS(after.sigma, RATING_SIGMA0);
    /* Nobody overtakes anybody, and nobody gets surer. */
    for (int64_t mu = -20000000; mu < 70000000; mu += 1234567) {
        struct rating_micro low = season_draw((struct rating_micro){mu, 3000000});
        struct rating_micro high = season_draw((struct rating_micro){mu + 2, 3000000});
        CU_ASSERT(low.mu < high.mu);
        CU_ASSERT(llabs(low.mu - RATING_MU0) <= llabs(mu - RATING_MU0));
        CU_ASSERT(low.sigma > 3000000);
    }
}

TEST(test_badges, "badges (RT-D17)")
{
    IS(season_badge(0, 100), SEASON_NO_BADGE);
    IS(season_badge(1, 1), SEASON_PLACED);
    IS(season_badge(3, 3), SEASON_PLACED);
    IS(season_badge(4, 39), SEASON_NO_BADGE);
    IS(season_badge(4, 40), SEASON_TENTH);
    IS(season_badge(5, 40), SEASON_NO_BADGE);
    IS(season_badge(100000, 1000000), SEASON_TENTH);
    IS(season_badge(100001, 1000000), SEASON_NO_BADGE);
}
