/* Arena cups (CU-D9, CU-D10). */
#include "arena.h"
#include "cutap.h"

static struct draw_entrant entrant[DRAW_ENTRANTS_MAX];
static struct draw_table table[64], out[DRAW_ENTRANTS_MAX];
static struct arena_waiting waiting[DRAW_ENTRANTS_MAX];
static struct draw_standing standing[DRAW_ENTRANTS_MAX];

static struct draw_table game(int first, int second)
{
    return (struct draw_table){.round = 1,
                               .seats = 2,
                               .state = DRAW_PLAYED,
                               .entrant = {(uint16_t)first, (uint16_t)second},
                               .place = {1, 2},
                               .deal = -1};
}

SUITE("arena", NULL, NULL);

TEST(test_streak, "streaks")
{
    struct draw draw = {.seats = 2, .entrant = entrant, .entrants = 2, .table = table};
    memset(entrant, 0, sizeof(entrant));
    for (int i = 0; i < 4; i++)
        table[draw.tables++] = game(0, 1);
    table[draw.tables++] = game(1, 0);
    table[draw.tables++] = game(0, 1);
    CU_ASSERT_EQUAL(arena_standings(&draw, standing), 2);
    CU_ASSERT_EQUAL(standing[0].entrant, 0);
    CU_ASSERT_EQUAL(standing[0].points, DRAW_POINT * (1 + 1 + 2 + 2 + 1));
    CU_ASSERT_EQUAL(standing[0].won, 5);
    CU_ASSERT_EQUAL(standing[1].points, DRAW_POINT);
}

TEST(test_places, "points of places")
{
    struct draw draw = {.seats = 4, .entrant = entrant, .entrants = 4, .table = table, .tables = 1};
    table[0] = (struct draw_table){
        .seats = 4, .state = DRAW_PLAYED, .entrant = {0, 1, 2, 3}, .place = {1, 2, 2, 4}};
    arena_standings(&draw, standing);
    CU_ASSERT_EQUAL(standing[0].points, DRAW_POINT * 3);
    CU_ASSERT_EQUAL(standing[1].points, DRAW_POINT * 3 / 2);
    CU_ASSERT_EQUAL(standing[2].points, DRAW_POINT * 3 / 2);
    CU_ASSERT_EQUAL(standing[3].points, 0);
    draw.winner_only = true;
    arena_standings(&draw, standing);
    CU_ASSERT_EQUAL(standing[0].points, DRAW_POINT * 3);
    CU_ASSERT_EQUAL(standing[1].points, 0);
}

TEST(test_forming, "forming")
{
    struct draw draw = {.seats = 2, .entrant = entrant, .entrants = 4, .table = table, .tables = 2};
    table[0] = game(0, 1);
    table[1] = game(2, 3);
    for (int i = 0; i < 4; i++)
        waiting[i] = (struct arena_waiting){.entrant = (uint16_t)i, .ms = 100 - i};
    CU_ASSERT_EQUAL(arena_draw(&draw, waiting, 4, out), 2);
    CU_ASSERT_EQUAL(out[0].entrant[0] + out[0].entrant[1], 2); /* 0 and 2: not 1 again */
    /* nobody else is there: they wait for a while, and then meet again */
    CU_ASSERT_EQUAL(arena_draw(&draw, waiting, 2, out), 0);
    waiting[0].ms = ARENA_CHOOSY;
    CU_ASSERT_EQUAL(arena_draw(&draw, waiting, 2, out), 1);
    draw.seats = 4;
    CU_ASSERT_EQUAL(arena_draw(&draw, waiting, 3, out), 0);
    waiting[0].ms = ARENA_PATIENCE;
    CU_ASSERT_EQUAL(arena_draw(&draw, waiting, 3, out), 1);
    CU_ASSERT_EQUAL(out[0].seats, 3);
}

TEST(test_address, "shared addresses")
{
    struct draw draw = {.seats = 2, .entrant = entrant, .entrants = 2};
    entrant[0].address = entrant[1].address = 4;
    waiting[0] = (struct arena_waiting){.entrant = 0, .ms = 0};
    waiting[1] = (struct arena_waiting){.entrant = 1, .ms = 0};
    CU_ASSERT_EQUAL(arena_draw(&draw, waiting, 2, out), 0);
    waiting[1].ms = ARENA_PATIENCE;
    CU_ASSERT_EQUAL(arena_draw(&draw, waiting, 2, out), 1);
    CU_ASSERT(out[0].unranked);
    memset(entrant, 0, sizeof(entrant));
}

TEST(test_each_once, "everybody at most once")
{
    for (int seats = 2; seats <= DRAW_SEATS_MAX; seats++)
        for (int n = 0; n <= DRAW_ENTRANTS_MAX; n += 31) {
            struct draw draw = {
                .seats = (uint8_t)seats, .entrant = entrant, .entrants = DRAW_ENTRANTS_MAX};
            bool seen[DRAW_ENTRANTS_MAX] = {false}, ok = true;
            for (int i = 0; i < n; i++)
                waiting[i] = (struct arena_waiting){.entrant = (uint16_t)i, .ms = i * 37 % 1000};
            int tables = arena_draw(&draw, waiting, n, out);
            CU_ASSERT_EQUAL(tables, n / seats);
            for (int i = 0; i < tables; i++)
                for (int k = 0; k < out[i].seats; k++) {
                    ok &= !seen[out[i].entrant[k]] && out[i].entrant[k] < n;
                    seen[out[i].entrant[k]] = true;
                }
            CU_ASSERT(ok);
        }
}
