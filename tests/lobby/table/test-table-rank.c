/*
 * doc/rules/ranking.md at tables: what is scored. Leaving, votes about it and voids are in the
 * script votes.
 */

#include "cutap.h"
#include "table_help.h"

/* Games that end as they should, and what each seat, from 1 on, has in the end. */
static const struct ending {
    const char *name, *game, *options;
    int n;
    bool round; /* everybody passes first */
    const char *moves[2];
    int64_t xp[4], chips[4];
} endings[] = {
    {"RK-R6 pairs share",
     "tiny",
     "bet=25 pairs=yes",
     4,
     true,
     {"stop"},
     {20, -10, 20, -10},
     {1025, 975, 1025, 975}},
    {"RK-D4 games in which only the last loses",
     "tinylast",
     "bet=30",
     3,
     true,
     {"draw", "draw"},
     {30, 0, -10},
     {1060, 970, 970}},
    {"RK-D5 XP below zero", "tiny", "", 2, false, {"stop"}, {20, -10}, {1000, 1000}},
    {"RK-D9 RK-D12 a tie",
     "tiny",
     "bet=25",
     3,
     true,
     {"take"},
     {0, 0, -10},
     {1000 - 25 + 38, 1000 - 25 + 37, 975}},
};

SUITE("end", world_open, world_close);

TEST_ROWS(ends, endings)
{
    const struct ending *e = CUTAP_ROW(endings);
    int seat[4];
    int32_t t = start_game(e->game, e->options, e->n);
    for (int i = 0; i < e->n; i++)
        seat[i] = at_seat(t, i + 1);
    if (e->round)
        passes(t, e->n);
    CU_ASSERT_EQUAL(on_turn(t), seat[0]);
    for (int i = 0; i < 2 && e->moves[i]; i++)
        CU_ASSERT_PTR_NULL(move(t, e->moves[i]));
    CU_ASSERT_FALSE(playing(t));
    for (int i = 0; i < e->n; i++) {
        CU_ASSERT_EQUAL(xp_of(seat[i]), e->xp[i]);
        CU_ASSERT_EQUAL(chips_of(seat[i]), e->chips[i]);
    }
    check_sums();
}

SUITE("score", world_open, world_close);

TEST(two_three_four, "RK-R5 RK-R7 RK-D3 RK-D4 games of two to eight")
{
    for (int n = 2; n <= 8; n++) {
        world_anew();
        int32_t t = start_game("tiny", "bet=10", n);
        passes(t, n);
        int winner = on_turn(t);
        move(t, "stop");
        for (int i = 0; i < n; i++) {
            CU_ASSERT_EQUAL(xp_of(i), i == winner ? 10 * n : -10);
            CU_ASSERT_EQUAL(chips_of(i), i == winner ? 1000 + 10 * (n - 1) : 990);
        }
        CU_ASSERT_EQUAL(w.nscored, n);
        check_sums();
    }
}

TEST(real_games_to_the_end, "RK-D10 RK-D13 real games to the end, rounds and pairs too")
{
    static const char *const kinds[] = {"", "mode=points points=100", "pairs=yes"};
    for (int i = 0; i < 9; i++) {
        world_anew();
        w.seeds = (uint64_t)i * 100;
        int n = i % 3 == 2 ? 4 : 2 + i % 3;
        int32_t t = start_game("last-one", kinds[i % 3], n);
        while (playing(t))
            CU_ASSERT_PTR_NULL_FATAL(move(t, NULL));
        struct store_game row = game_row(info_of(t).game);
        CU_ASSERT_EQUAL(row.state, STORE_GAME_FINISHED);
        int64_t sum = 0;
        for (int k = 0; k < n; k++)
            sum += xp_of(k);
        CU_ASSERT_EQUAL(sum, n == 4 ? 20 : 10 * n - 10 * (n - 1));
        check_sums();
    }
}
