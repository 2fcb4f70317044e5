/* Duplicate cups (CU-D15). */
#include "cutap.h"
#include "duplicate.h"

static struct draw_entrant entrant[DRAW_ENTRANTS_MAX];
static struct draw_table table[2048], again[DRAW_ENTRANTS_MAX];
static struct draw_standing standing[DRAW_ENTRANTS_MAX];

/* Four rounds of all sizes: everybody plays once in a round, drawing again gives the same, and
 * nobody sits out twice too early. */
static bool movement(int n, int seats)
{
    struct draw draw = {
        .seats = (uint8_t)seats, .rounds = 4, .entrant = entrant, .entrants = n, .table = table};
    bool ok = true;
    int out[DRAW_ENTRANTS_MAX] = {0}, most = 0, least = 9;
    for (int round = 1; round <= 4; round++) {
        int from = draw.tables;
        int drawn = duplicate_draw(&draw, round, table + from);
        ok &= drawn == n / seats + n % seats;
        ok &= duplicate_draw(&draw, round, again) == drawn;
        ok &= memcmp(again, table + from, sizeof(again[0]) * (size_t)drawn) == 0;
        int seen[DRAW_ENTRANTS_MAX] = {0};
        for (int i = from; i < from + drawn; i++) {
            table[i].state = DRAW_PLAYED;
            ok &= table[i].seats == seats ? table[i].deal == round - 1 : table[i].seats == 1;
            for (int k = 0; k < table[i].seats; k++)
                ok &= !seen[table[i].entrant[k]]++;
            out[table[i].entrant[0]] += table[i].seats == 1;
        }
        draw.tables += drawn;
    }
    for (int i = 0; i < n; i++) {
        most = out[i] > most ? out[i] : most;
        least = out[i] < least ? out[i] : least;
    }
    return ok && most - least <= 1 && duplicate_draw(&draw, 5, again) == 0;
}

SUITE("duplicate", NULL, NULL);

TEST(test_movement, "the movement")
{
    memset(entrant, 0, sizeof(entrant));
    for (int seats = 2; seats <= DRAW_SEATS_MAX; seats++)
        for (int n = seats; n <= 64; n += 3)
            CU_ASSERT(movement(n, seats));
}

TEST(test_matchpoints, "matchpoints")
{
    struct draw draw = {
        .seats = 2, .rounds = 1, .entrant = entrant, .entrants = 6, .table = table, .tables = 3};
    memset(table, 0, sizeof(table[0]) * 3);
    for (int i = 0; i < 3; i++)
        table[i] = (struct draw_table){.round = 1,
                                       .seats = 2,
                                       .state = DRAW_PLAYED,
                                       .entrant = {(uint16_t)(2 * i), (uint16_t)(2 * i + 1)},
                                       .place = {1, 2},
                                       .cards = {0, 5}};
    table[1].place[0] = 2;
    table[1].place[1] = 1;
    duplicate_standings(&draw, standing);
    CU_ASSERT_EQUAL(standing[0].entrant, 3); /* the only winner of its seat */
    CU_ASSERT_EQUAL(standing[0].points, 100 * DRAW_POINT);
    CU_ASSERT_EQUAL(standing[1].entrant, 0);
    CU_ASSERT_EQUAL(standing[1].points, 75 * DRAW_POINT);
    CU_ASSERT_EQUAL(standing[2].place, 2);
    CU_ASSERT_EQUAL(standing[5].entrant, 2);
    CU_ASSERT_EQUAL(standing[5].points, 0);
    table[2].state = DRAW_OPEN;
    draw.rounds = 2;
    CU_ASSERT_EQUAL(duplicate_draw(&draw, 2, again), -1);
}
