/*
 * doc/rules/ranking.md at tables: what is scored. Leaving, votes about it and voids are in the
 * script votes.
 */

#include "cutap.h"
#include "files.h"
#include "table_help.h"

SUITE("end", world_open, world_close);

TEST(ends, "what each seat has in the end")
{
    ROWS_LOCAL rows = rows_open("tests/lobby/table/endings.txt", NULL);
    while (rows_next(&rows)) {
        BUF_LOCAL has = {0};
        int seat[4], n = 0;
        char *moves = rows.cell[3], *players = rows.cell[1];
        const char *game = strsep(&players, " ");
        world_anew();
        int32_t t = start_game(game, rows.cell[2], atoi(players));
        for (; n < atoi(players); n++)
            seat[n] = at_seat(t, n + 1);
        for (char *word; (word = strsep(&moves, " "));)
            if (strcmp(word, "passes") == 0)
                passes(t, n);
            else
                CU_ASSERT_PTR_NULL(move(t, word));
        CU_ASSERT_FALSE(playing(t));
        for (int i = 0; i < n; i++)
            buf_printf(&has, "%s%d %d", i ? ", " : "", (int)xp_of(seat[i]), (int)chips_of(seat[i]));
        if (strcmp(buf_text(&has), rows.cell[4]) != 0)
            printf("# %s: %s\n", rows.cell[0], buf_text(&has));
        CU_ASSERT_STRING_EQUAL(buf_text(&has), rows.cell[4]);
        check_sums();
    }
    CU_ASSERT_EQUAL(rows.n, 4);
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
