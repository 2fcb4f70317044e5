/* Swiss rounds: who meets whom, and the standings (CU-D11 to CU-D14). */
#include "cutap.h"
#include "swiss.h"

enum { PEOPLE = 256, TABLES = PEOPLE * 9 };

/* A cup that the test plays. */
static struct {
    struct draw draw;
    struct draw_entrant entrant[PEOPLE];
    struct draw_table table[TABLES];
    struct rng rng;
} cup;

static void begin(int number, int people, int seats, int rounds, bool winner_only)
{
    memset(&cup, 0, sizeof(cup));
    cup.draw = (struct draw){.cup = (uint64_t)number,
                             .seats = (uint8_t)seats,
                             .rounds = (uint8_t)rounds,
                             .winner_only = winner_only,
                             .entrant = cup.entrant,
                             .entrants = people,
                             .table = cup.table};
    draw_rng(&cup.draw, 0, &cup.rng);
    for (int e = 0; e < people; e++)
        cup.entrant[e] =
            (struct draw_entrant){.rating = 1000 + (int32_t)rng_below(&cup.rng, 1000), .from = 1};
}

static int drawn(const struct draw *draw, int round, struct draw_table *out)
{
    struct swiss *swiss = swiss_new(draw, round);
    while (!swiss_step(swiss))
        ;
    int n = swiss_tables(swiss, out);
    swiss_free(&swiss);
    CU_ASSERT(!swiss);
    return n;
}

static void played(struct draw_table *t)
{
    t->state = DRAW_PLAYED;
    for (int s = 0; s < t->seats; s++)
        t->place[s] = (uint8_t)(1 + rng_below(&cup.rng, t->seats));
}

static bool had_bye(int entrant)
{
    for (int i = 0; i < cup.draw.tables; i++)
        if (cup.table[i].seats == 1 && cup.table[i].entrant[0] == entrant)
            return true;
    return false;
}

static bool have_met(int a, int b)
{
    for (int i = 0; i < cup.draw.tables; i++) {
        int seen = 0;
        for (int s = 0; s < cup.table[i].seats; s++)
            seen += cup.table[i].entrant[s] == a || cup.table[i].entrant[s] == b;
        if (seen == 2)
            return true;
    }
    return false;
}

/* Checks a round: everybody who is in plays once, at the fewest tables, with as few small ones
 * as possible and without a second bye; at tables of two nobody meets twice. */
static void check_round(const struct draw_table *t, int tables, int round)
{
    int seen[PEOPLE] = {0}, people = 0, in = 0, wrong = 0;
    for (int e = 0; e < cup.draw.entrants; e++)
        in += !cup.entrant[e].out && cup.entrant[e].from <= round;
    for (int i = 0; i < tables; i++) {
        people += t[i].seats;
        for (int s = 0; s < t[i].seats; s++)
            wrong += seen[t[i].entrant[s]]++ > 0 || cup.entrant[t[i].entrant[s]].out ||
                     cup.entrant[t[i].entrant[s]].from > round;
        wrong += t[i].seats > cup.draw.seats || t[i].round != round || t[i].unranked;
        wrong += t[i].seats == 1 && (cup.draw.seats > 2 || had_bye(t[i].entrant[0]));
        wrong +=
            t[i].seats == 2 && cup.draw.seats == 2 && have_met(t[i].entrant[0], t[i].entrant[1]);
        for (int j = 0; j < i; j++)
            wrong += abs(t[i].seats - t[j].seats) > 1;
    }
    CU_ASSERT_EQUAL(wrong, 0);
    CU_ASSERT_EQUAL(people, in);
    CU_ASSERT_EQUAL(tables, in < 2 ? 0 : (in + cup.draw.seats - 1) / cup.draw.seats);
}

SUITE("swiss", NULL, NULL);

/* Cups in which people come late and withdraw. */
TEST(test_rounds, "rounds of all sizes")
{
    static const int seats[] = {2, 3, 4, 8};
    for (int i = 0; i < 60; i++) {
        struct rng rng;
        draw_rng(&(struct draw){.cup = (uint64_t)i}, 0, &rng);
        int people = 12 + (int)rng_below(&rng, i % 20 ? 40 : 245);
        int rounds = i % 20 ? 5 : 3;
        begin(i, people, seats[i % 4], rounds, i % 8 < 4);
        for (int e = 0; e < people; e++)
            cup.entrant[e].from = rng_below(&rng, 12) ? 1 : 2;
        for (int round = 1; round <= rounds; round++) {
            struct draw_table *t = cup.table + cup.draw.tables;
            int n = drawn(&cup.draw, round, t);
            check_round(t, n, round);
            for (int k = 0; k < n; k++)
                played(t + k);
            cup.draw.tables += n;
            cup.entrant[rng_below(&rng, (uint32_t)people)].out |= round == 2;
        }
    }
}

/* The same cup, round and seed draw the same, in whatever order the tables come, also with the
 * tables of the round itself. Another seed draws something else. */
TEST(test_again, "the same draws the same")
{
    static struct draw_table once[PEOPLE], again[PEOPLE];
    begin(7, 50, 4, 4, false);
    for (int round = 1; round <= 4; round++) {
        int n = drawn(&cup.draw, round, once);
        memcpy(cup.table + cup.draw.tables, once, (size_t)n * sizeof(*once));
        cup.draw.tables += n;
        for (int i = 0; i < cup.draw.tables / 2; i++) {
            struct draw_table t = cup.table[i];
            cup.table[i] = cup.table[cup.draw.tables - 1 - i];
            cup.table[cup.draw.tables - 1 - i] = t;
        }
        CU_ASSERT_EQUAL(drawn(&cup.draw, round, again), n);
        CU_ASSERT(memcmp(once, again, (size_t)n * sizeof(*once)) == 0);
        for (int i = 0; i < cup.draw.tables; i++)
            if (cup.table[i].round == round)
                played(cup.table + i);
    }
    cup.draw.seed[0] = 1;
    drawn(&cup.draw, 4, again);
    CU_ASSERT(memcmp(once, again, 13 * sizeof(*once)) != 0);
}

/* CU-D5: people who share an address meet only if there is no other way. */
TEST(test_addresses, "who shares an address")
{
    struct draw_table t[PEOPLE];
    begin(1, 16, 4, 4, false);
    for (int e = 0; e < 4; e++)
        cup.entrant[e].address = 5;
    int n = drawn(&cup.draw, 1, t);
    CU_ASSERT_EQUAL(n, 4);
    for (int i = 0; i < n; i++)
        CU_ASSERT(!t[i].unranked);
    cup.entrant[4].address = 5;
    n = drawn(&cup.draw, 1, t);
    int unranked = 0;
    for (int i = 0; i < n; i++)
        unranked += t[i].unranked;
    CU_ASSERT_EQUAL(unranked, 1);
}

static void add(int round, int seats, const int *entrant, const int *place)
{
    struct draw_table *t = cup.table + cup.draw.tables++;
    *t = (struct draw_table){
        .round = (uint8_t)round, .seats = (uint8_t)seats, .state = DRAW_PLAYED, .deal = -1};
    for (int s = 0; s < seats; s++) {
        t->entrant[s] = (uint16_t)entrant[s];
        t->place[s] = (uint8_t)place[s];
    }
}

static const struct draw_standing *of(const struct draw_standing *all, int entrant)
{
    int i = 0;
    while (all[i].entrant != entrant)
        i++;
    return all + i;
}

/* CU-D11: 4 (n - place) / (n - 1), ties shared, winners only, void, a bye in the median. */
TEST(test_scores, "scores")
{
    struct draw_standing out[PEOPLE];
    begin(1, 5, 4, 3, false);
    add(1, 4, (const int[]){0, 1, 2, 3}, (const int[]){1, 2, 2, 4});
    add(1, 1, (const int[]){4}, (const int[]){1});
    CU_ASSERT_EQUAL(swiss_standings(&cup.draw, out), 5);
    CU_ASSERT_EQUAL(of(out, 0)->points, 4 * DRAW_POINT);
    CU_ASSERT_EQUAL(of(out, 1)->points, 2 * DRAW_POINT);
    CU_ASSERT_EQUAL(of(out, 2)->points, 2 * DRAW_POINT);
    CU_ASSERT_EQUAL(of(out, 3)->points, 0);
    CU_ASSERT_EQUAL(of(out, 4)->points, 2 * DRAW_POINT);
    CU_ASSERT_EQUAL(of(out, 4)->byes, 1);
    CU_ASSERT_EQUAL(of(out, 0)->won, 1);
    cup.draw.winner_only = true;
    swiss_standings(&cup.draw, out);
    CU_ASSERT_EQUAL(of(out, 0)->points, 4 * DRAW_POINT);
    CU_ASSERT_EQUAL(of(out, 1)->points, 0);
    CU_ASSERT_EQUAL(of(out, 4)->points, 0);
    cup.table[0].state = DRAW_VOID;
    swiss_standings(&cup.draw, out);
    CU_ASSERT_EQUAL(of(out, 0)->points, DRAW_POINT);
    CU_ASSERT_EQUAL(of(out, 0)->played, 0);
}

/* CU-D14: Buchholz without the lowest, wins, direct meeting, who joined first. */
TEST(test_ties, "ties")
{
    struct draw_standing out[PEOPLE];
    begin(1, 4, 2, 3, false);
    add(1, 2, (const int[]){3, 0}, (const int[]){1, 2});
    add(1, 2, (const int[]){1, 2}, (const int[]){1, 2});
    add(2, 2, (const int[]){0, 1}, (const int[]){1, 2});
    add(2, 2, (const int[]){3, 2}, (const int[]){2, 1});
    swiss_standings(&cup.draw, out);
    /* All have 4 points, opponents with 4 and 4, one win. 0 lost to 3 and beat 1, and so on. */
    for (int i = 0; i < 4; i++) {
        CU_ASSERT_EQUAL(out[i].entrant, i);
        CU_ASSERT_EQUAL(out[i].place, i + 1);
        CU_ASSERT_EQUAL(out[i].points, 4 * DRAW_POINT);
        CU_ASSERT_EQUAL(out[i].tie[0], 4 * DRAW_POINT);
        CU_ASSERT_EQUAL(out[i].tie[1], 1);
        CU_ASSERT_EQUAL(out[i].tie[2], 0);
    }
    /* 2 and 3 come late. 0, 1 and 3 have 4 points, 4 of opponents and a win; 3 beat 1, who beat 0.
     */
    begin(1, 4, 2, 3, false);
    add(1, 2, (const int[]){1, 0}, (const int[]){1, 2});
    add(2, 2, (const int[]){0, 2}, (const int[]){1, 2});
    add(2, 2, (const int[]){3, 1}, (const int[]){1, 2});
    swiss_standings(&cup.draw, out);
    static const int order[] = {3, 1, 0};
    for (int i = 0; i < 3; i++) {
        CU_ASSERT_EQUAL(out[i].entrant, order[i]);
        CU_ASSERT_EQUAL(out[i].points, 4 * DRAW_POINT);
        CU_ASSERT_EQUAL(out[i].tie[0], 4 * DRAW_POINT);
        CU_ASSERT_EQUAL(out[i].tie[2], 1 - i);
    }
    CU_ASSERT_EQUAL(out[3].entrant, 2);
}

/* With nobody, or only one person, there is nothing to draw. */
TEST(test_nobody, "nobody is left")
{
    struct draw_table t[PEOPLE];
    begin(1, 2, 4, 3, false);
    CU_ASSERT_EQUAL(drawn(&cup.draw, 1, t), 1);
    cup.entrant[0].out = true;
    CU_ASSERT_EQUAL(drawn(&cup.draw, 1, t), 0);
    cup.entrant[1].out = true;
    CU_ASSERT_EQUAL(drawn(&cup.draw, 1, t), 0);
}

/* ---- Tables of two (CU-D13) ---- */

/* What FIDE's absolute rule says after somebody's rounds: 1 has to start, -1 must not. */
static int must(int entrant)
{
    int sum = 0, last = 0, before_last = 0;
    for (int i = 0; i < cup.draw.tables; i++)
        for (int s = 0; s < 2; s++)
            if (cup.table[i].seats == 2 && cup.table[i].entrant[s] == entrant) {
                before_last = last;
                last = s == 0 ? 1 : -1;
                sum += last;
            }
    if (sum > 1 || (last == 1 && before_last == 1))
        return -1;
    return sum < -1 || (last == -1 && before_last == -1) ? 1 : 0;
}

/* Whether the first may start against the second. */
static bool may_start(int a, int b)
{
    return !have_met(a, b) && (must(a) >= 0 || must(b) < 0) && (must(b) <= 0 || must(a) > 0) &&
           (must(a) == 0 || must(a) != must(b));
}

/* Whether all who have no seat yet can be paired. */
static bool possible(bool *seated, int left)
{
    int a = 0;
    if (left == 0)
        return true;
    while (seated[a])
        a++;
    seated[a] = true;
    bool good = left % 2 == 1 && !had_bye(a) && possible(seated, left - 1);
    for (int b = a + 1; b < cup.draw.entrants && !good; b++) {
        if (seated[b] || (!may_start(a, b) && !may_start(b, a)))
            continue;
        seated[b] = true;
        good = possible(seated, left - 2);
        seated[b] = false;
    }
    seated[a] = false;
    return good;
}

/* Whether the rules still allow a round of these people. With few people they may allow none. */
static bool round_possible(const struct draw_table *t, int n)
{
    bool seated[PEOPLE];
    int left = 0;
    memset(seated, true, sizeof(seated));
    for (int i = 0; i < n; i++)
        for (int s = 0; s < t[i].seats; s++, left++)
            seated[t[i].entrant[s]] = false;
    return possible(seated, left);
}

/* The better player wins more often, and some games are ties. */
static void played_for_two(struct draw_table *t)
{
    int what = (int)rng_below(&cup.rng, 10);
    bool best =
        t->seats == 2 && cup.entrant[t->entrant[1]].rating > cup.entrant[t->entrant[0]].rating;
    t->state = DRAW_PLAYED;
    t->place[0] = (uint8_t)(what < 2 ? 1 : (what < 7) == !best ? 1 : 2);
    t->place[1] = (uint8_t)(what < 2 ? 1 : 3 - t->place[0]);
}

/* In cups in which people come late and withdraw nobody meets twice or has a second bye, and nobody
 * starts who must not, unless the round has to. */
TEST(test_absolute, "absolute rules at tables of two")
{
    enum { CUPS = 200 };
    int all = 0, broken = 0;
    for (int i = 0; i < CUPS; i++) {
        struct rng rng;
        draw_rng(&(struct draw){.cup = (uint64_t)i}, 1, &rng);
        int people = 5 + (int)rng_below(&rng, 36), rounds = 1;
        for (int n = 1; n < people; n *= 2)
            rounds++; /* as CU-D11 has it without `rounds=` */
        begin(i, people, 2, rounds, false);
        for (int e = 0; e < people; e++)
            cup.entrant[e].from = people > 8 && rng_below(&rng, 15) == 0 ? 2 : 1;
        for (int round = 1; round <= rounds; round++, all++) {
            struct draw_table *t = cup.table + cup.draw.tables;
            int n = drawn(&cup.draw, round, t);
            for (int k = 0; k < n; k++) {
                bool good = t[k].seats == 1 ? !had_bye(t[k].entrant[0])
                                            : may_start(t[k].entrant[0], t[k].entrant[1]);
                broken += !good;
                CU_ASSERT(good || !round_possible(t, n));
            }
            for (int k = 0; k < n; k++)
                played_for_two(t + k);
            cup.draw.tables += n;
            if (people > 8 && rng_below(&rng, 3) == 0)
                cup.entrant[rng_below(&rng, (uint32_t)people)].out = true;
        }
    }
    printf("# %d rounds, %d tables that break a rule as their rounds have to\n", all, broken);
    CU_ASSERT(all > 5 * CUPS && broken < 20);
}
