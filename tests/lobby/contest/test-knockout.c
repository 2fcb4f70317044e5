/* Knock-out cups and prizes over all sizes (CU-D3, CU-D5, CU-D8). */
#include "cutap.h"
#include "knockout.h"
#include "prizes.h"

static struct draw_entrant entrant[DRAW_ENTRANTS_MAX];
static struct draw_table table[DRAW_ENTRANTS_MAX * 4];
static struct draw_standing standing[DRAW_ENTRANTS_MAX];

/* Plays what is drawn, with random ties, voids and withdrawals from a fixed seed. */
static void play(struct draw_table *t, struct rng *rng)
{
    t->state = rng_below(rng, 20) ? DRAW_PLAYED : DRAW_VOID;
    for (int i = 0; i < t->seats; i++) {
        t->place[i] = (uint8_t)(1 + rng_below(rng, t->seats));
        t->cards[i] = (uint16_t)rng_below(rng, 3);
        if (!rng_below(rng, 40))
            entrant[t->entrant[i]].out = true;
    }
}

static bool round_legal(const struct draw *draw, const struct draw_table *t, int n)
{
    bool seen[DRAW_ENTRANTS_MAX] = {false}, ok = true;
    for (int i = 0; i < n; i++) {
        ok &= t[i].seats >= 1 && t[i].seats <= draw->seats;
        for (int k = 0; k < t[i].seats; k++) {
            ok &= !seen[t[i].entrant[k]] && !entrant[t[i].entrant[k]].out;
            seen[t[i].entrant[k]] = true;
        }
    }
    return ok;
}

/* Plays a cup to its end. Returns whether every round was legal, and the same when it was drawn
 * again. */
static bool cup(int n, int seats, struct rng *rng, bool rough)
{
    struct draw draw = {.cup = 3, .seats = (uint8_t)seats, .entrant = entrant, .entrants = n};
    static struct draw_table again[DRAW_ENTRANTS_MAX];
    memset(entrant, 0, sizeof(entrant));
    for (int i = 0; i < n; i++)
        entrant[i].rating = (int32_t)rng_below(rng, 2000);
    draw.table = table;
    for (int round = 1;; round++) {
        int drawn = knockout_draw(&draw, round, table + draw.tables);
        if (!drawn)
            break;
        if (drawn < 0 || round > DRAW_ROUNDS_MAX || knockout_draw(&draw, round, again) != drawn ||
            memcmp(again, table + draw.tables, sizeof(again[0]) * (size_t)drawn) != 0 ||
            !round_legal(&draw, table + draw.tables, drawn))
            return false;
        for (int i = 0; i < drawn; i++) {
            struct draw_table *t = &table[draw.tables++];
            if (rough && t->seats > 1)
                play(t, rng);
            for (int k = 0; !rough && k < t->seats; k++)
                t->place[k] = (uint8_t)(k + 1);
            if (!rough)
                t->state = DRAW_PLAYED;
        }
    }
    return knockout_standings(&draw, standing) == n && standing[0].place == 1 &&
           standing[1].place == 2;
}

SUITE("knockout", NULL, NULL);

TEST(test_all_sizes, "one winner for all sizes and seats")
{
    struct rng rng;
    uint8_t seed[32] = {1};
    rng_seed(&rng, seed);
    for (int seats = 2; seats <= DRAW_SEATS_MAX; seats++)
        for (int n = 2; n <= 256; n++) {
            bool smooth = cup(n, seats, &rng, false), rough = cup(n, seats, &rng, true);
            if (!smooth || !rough)
                printf("# %d entrants, tables of %d\n", n, seats);
            CU_ASSERT(smooth);
            CU_ASSERT(rough);
        }
}

TEST(test_byes, "byes and the bracket")
{
    struct draw draw = {.seats = 2, .entrant = entrant, .entrants = 5};
    memset(entrant, 0, sizeof(entrant));
    for (int i = 0; i < 5; i++)
        entrant[i].rating = 100 * i;
    CU_ASSERT_EQUAL(knockout_draw(&draw, 1, table), 4);
    for (int i = 0; i < 3; i++) {
        CU_ASSERT_EQUAL(table[i].seats, 1);
        CU_ASSERT_EQUAL(table[i].entrant[0], 4 - i);
    }
    draw.table = table;
    draw.tables = 4;
    CU_ASSERT_EQUAL(knockout_draw(&draw, 2, table + 4), -1);
    struct knockout_round rounds[DRAW_ROUNDS_MAX];
    CU_ASSERT_EQUAL(knockout_bracket(&draw, rounds), 3);
    CU_ASSERT_EQUAL(rounds[0].open, 1);
    CU_ASSERT_EQUAL(rounds[1].games, 2);
    CU_ASSERT(rounds[2].final);
}

TEST(test_addresses, "shared addresses")
{
    struct draw draw = {.seats = 2, .entrant = entrant, .entrants = 4};
    memset(entrant, 0, sizeof(entrant));
    for (int i = 0; i < 4; i++)
        entrant[i].rating = 100 * i;
    entrant[0].address = entrant[3].address = 9; /* the seeds would have them meet */
    CU_ASSERT_EQUAL(knockout_draw(&draw, 1, table), 2);
    CU_ASSERT_FALSE(table[0].unranked || table[1].unranked);
    entrant[1].address = entrant[2].address = 9;
    knockout_draw(&draw, 1, table);
    CU_ASSERT(table[0].unranked && table[1].unranked);
}

TEST(test_prizes, "the sum of prizes")
{
    struct rng rng;
    uint8_t seed[32] = {2};
    int64_t prize[DRAW_ENTRANTS_MAX];
    rng_seed(&rng, seed);
    memset(entrant, 0, sizeof(entrant));
    for (int n = 1; n <= 300; n++) {
        struct draw draw = {.entrant = entrant, .entrants = n};
        int64_t entry = rng_below(&rng, 1000), sum = 0;
        for (int i = 0; i < n; i++) {
            bool tie = i && !rng_below(&rng, 3);
            standing[i].entrant = (uint16_t)(n - 1 - i);
            standing[i].place = tie ? standing[i - 1].place : (uint16_t)(i + 1);
        }
        CU_ASSERT_EQUAL(prizes_share(&draw, standing, entry, prize), n >= 6);
        for (int i = 0; i < n; i++)
            sum += prize[i];
        CU_ASSERT_EQUAL(sum, entry * n);
    }
    struct draw draw = {.entrant = entrant, .entrants = 6};
    for (int i = 0; i < 6; i++)
        standing[i] = (struct draw_standing){.entrant = (uint16_t)i, .place = i < 2 ? 1 : 3};
    prizes_share(&draw, standing, 1, prize); /* 3, 1, 1 and the odd chip; two share 4, and four
                                                share 2 */
    CU_ASSERT_EQUAL(prize[0] + prize[1], 5);
    CU_ASSERT_EQUAL(prize[0], 3);
    for (int i = 0; i < 6; i++)
        entrant[i].address = 5;
    CU_ASSERT_FALSE(prizes_share(&draw, standing, 1, prize));
    CU_ASSERT_EQUAL(prize[5], 1);
}
