/*
 * Checks Swiss rounds at tables of two against the absolute rules of the FIDE Dutch system
 * (CU-D13): 200 random cups, in which people come late and withdraw. They are written as tournament
 * files (TRF) that forbid every pair of a round except those that were drawn. So the public checker
 * bbpPairings can only pair the same people. It says if its absolute rules allow no such round, and
 * who has to start in a pair if that differs.
 *
 * The environment variable BBPPAIRINGS names the program, which is not part of this tree. Without
 * it, the test itself counts who met twice, had a second bye, or had to start and did not.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cutap.h"
#include "files.h"
#include "swiss.h"

enum { CUPS = 200, PEOPLE = 40, ROUNDS = 9, TABLES = PEOPLE * ROUNDS };

static struct {
    struct draw draw;
    struct draw_entrant entrant[PEOPLE];
    struct draw_table table[TABLES];
    struct rng rng;
    int rank[PEOPLE]; /* of each entrant: FIDE's pairing number */
} cup;

static int below(int n)
{
    return (int)rng_below(&cup.rng, (uint32_t)n);
}

/* How many rounds CU-D11 gives without `rounds=`. */
static int rounds_of(int people)
{
    int rounds = 1;
    for (int n = 1; n < people; n *= 2)
        rounds++;
    return rounds < ROUNDS ? rounds : ROUNDS;
}

static bool before(int a, int b)
{
    int x = cup.entrant[a].rating, y = cup.entrant[b].rating;
    return x != y ? x > y : a < b;
}

static void play(int number)
{
    memset(&cup, 0, sizeof(cup));
    cup.draw = (struct draw){
        .cup = (uint64_t)number, .seats = 2, .entrant = cup.entrant, .table = cup.table};
    draw_rng(&cup.draw, 0, &cup.rng);
    cup.draw.entrants = 5 + below(PEOPLE - 4);
    cup.draw.rounds = (uint8_t)rounds_of(cup.draw.entrants);
    bool late = cup.draw.entrants > 8;
    for (int e = 0; e < cup.draw.entrants; e++)
        cup.entrant[e] = (struct draw_entrant){.rating = 1000 + 5 * below(200),
                                               .from = late && below(15) == 0 ? 2 : 1};
    for (int e = 0; e < cup.draw.entrants; e++) {
        cup.rank[e] = 1;
        for (int o = 0; o < cup.draw.entrants; o++)
            cup.rank[e] += cup.entrant[o].from != cup.entrant[e].from
                               ? cup.entrant[o].from < cup.entrant[e].from
                               : before(o, e);
    }
}

/* Draws the next round and plays it. The better player wins more often, and some games are ties. */
static int next_round(int round)
{
    struct draw_table *t = cup.table + cup.draw.tables;
    struct swiss *swiss = swiss_new(&cup.draw, round);
    while (!swiss_step(swiss))
        ;
    int n = swiss_tables(swiss, t, PEOPLE);
    swiss_free(&swiss);
    for (int i = 0; i < n; i++) {
        int what = below(10), best = t[i].seats == 2 && before(t[i].entrant[1], t[i].entrant[0]);
        t[i].state = DRAW_PLAYED;
        t[i].place[0] = (uint8_t)(what < 2 ? 1 : (what < 7) == (best == 0) ? 1 : 2);
        t[i].place[1] = (uint8_t)(what < 2 ? 1 : 3 - t[i].place[0]);
    }
    cup.draw.tables += n;
    if (cup.draw.entrants > 8 && below(3) == 0)
        cup.entrant[below(cup.draw.entrants)].out = true;
    return n;
}

static const struct draw_table *table_of(int entrant, int round, int *seat)
{
    for (int i = 0; i < cup.draw.tables; i++)
        for (int s = 0; s < cup.table[i].seats; s++)
            if (cup.table[i].round == round && cup.table[i].entrant[s] == entrant) {
                *seat = s;
                return &cup.table[i];
            }
    return NULL;
}

/* ---- Counted here ---- */

/* What FIDE's absolute rule says after somebody's earlier rounds: 1 has to start, -1 must not. */
static int must(int entrant, int round)
{
    int sum = 0, last = 0, before_last = 0;
    for (int i = 0; i < cup.draw.tables; i++)
        for (int s = 0; s < 2; s++)
            if (cup.table[i].round < round && cup.table[i].seats == 2 &&
                cup.table[i].entrant[s] == entrant) {
                before_last = last;
                last = s == 0 ? 1 : -1;
                sum += last;
            }
    if (sum > 1 || (last == 1 && before_last == 1))
        return -1;
    return sum < -1 || (last == -1 && before_last == -1) ? 1 : 0;
}

static bool met(int a, int b, int round)
{
    for (int i = 0; i < cup.draw.tables; i++)
        if (cup.table[i].round < round && cup.table[i].seats == 2 &&
            ((cup.table[i].entrant[0] == a && cup.table[i].entrant[1] == b) ||
             (cup.table[i].entrant[0] == b && cup.table[i].entrant[1] == a)))
            return true;
    return false;
}

static bool had_bye(int entrant, int round)
{
    for (int i = 0; i < cup.draw.tables; i++)
        if (cup.table[i].round < round && cup.table[i].seats == 1 &&
            cup.table[i].entrant[0] == entrant)
            return true;
    return false;
}

/* Whether the first may start against the second. */
static bool may_start(int a, int b, int round)
{
    return !met(a, b, round) && (must(a, round) >= 0 || must(b, round) < 0) &&
           (must(b, round) <= 0 || must(a, round) > 0) &&
           (must(a, round) == 0 || must(a, round) != must(b, round));
}

/* Whether all who have no seat yet can be paired. */
static bool possible(bool *seated, int left, int round)
{
    int a = 0;
    if (left == 0)
        return true;
    while (seated[a])
        a++;
    seated[a] = true;
    bool good = left % 2 == 1 && !had_bye(a, round) && possible(seated, left - 1, round);
    for (int b = a + 1; b < cup.draw.entrants && !good; b++) {
        if (seated[b] || (!may_start(a, b, round) && !may_start(b, a, round)))
            continue;
        seated[b] = true;
        good = possible(seated, left - 2, round);
        seated[b] = false;
    }
    seated[a] = false;
    return good;
}

/* Whether the rules still allow a round: a few people can come to where they do not. */
static bool round_possible(int round)
{
    bool seated[PEOPLE] = {false};
    int left = 0;
    for (int e = 0; e < cup.draw.entrants; e++) {
        int seat;
        seated[e] = !table_of(e, round, &seat);
        left += !seated[e];
    }
    return possible(seated, left, round);
}

/* CU-D13: nobody meets twice or has a second bye, and nobody starts who must not. */
static void test_rules(void)
{
    int rounds = 0, broken = 0;
    for (int i = 0; i < CUPS; i++) {
        play(i);
        for (int round = 1; round <= cup.draw.rounds; round++, rounds++)
            next_round(round);
        for (int k = 0; k < cup.draw.tables; k++) {
            const struct draw_table *t = &cup.table[k];
            bool good = t->seats == 1 ? !had_bye(t->entrant[0], t->round)
                                      : may_start(t->entrant[0], t->entrant[1], t->round);
            broken += !good;
            CU_ASSERT(good || !round_possible(t->round));
        }
    }
    printf("# %d rounds, %d tables that break a rule as their rounds have to\n", rounds, broken);
    CU_ASSERT(rounds > 5 * CUPS && broken < 20);
}

/* ---- The tournament file ---- */

/* The columns of a round; returns twice the points. */
static int put_result(FILE *file, int entrant, int round)
{
    int seat;
    const struct draw_table *t = table_of(entrant, round, &seat);
    if (!t) {
        fprintf(file, "  0000 - Z");
        return 0;
    }
    if (t->seats == 1) {
        fprintf(file, "  0000 - U");
        return 1;
    }
    int own = t->place[seat], other = t->place[1 - seat];
    fprintf(file, "  %4d %c %c", cup.rank[t->entrant[1 - seat]], seat == 0 ? 'w' : 'b',
            own == other  ? '='
            : own < other ? '1'
                          : '0');
    return own == other ? 1 : own < other ? 2 : 0;
}

static void put_player(FILE *file, int entrant, int rounds)
{
    char columns[ROUNDS * 10 + 1] = "";
    FILE *memory = fmemopen(columns, sizeof(columns), "w");
    int halves = 0;
    for (int round = 1; round <= rounds; round++)
        halves += put_result(memory, entrant, round);
    fclose(memory);
    fprintf(file, "001 %4d m    %-33s %4d                            %2d.%d %4d%s\n",
            cup.rank[entrant], "Somebody", cup.entrant[entrant].rating, halves / 2, halves % 2 * 5,
            cup.rank[entrant], columns);
}

static bool paired(int a, int b, int round)
{
    int seat;
    const struct draw_table *t = table_of(a, round, &seat);
    return t && t->seats == 2 && t->entrant[1 - seat] == b;
}

/* Writes the cup up to this round as a file. `forced`: from that round on, only the pairs that
 * were drawn are allowed. */
static void put_file(const char *path, int rounds, int forced)
{
    FILE *file = fopen(path, "we");
    fprintf(file, "012 Cup %d\nXXR %d\nBBU  0.5\n", (int)cup.draw.cup, cup.draw.rounds);
    for (int rank = 1; rank <= cup.draw.entrants; rank++)
        for (int e = 0; e < cup.draw.entrants; e++)
            if (cup.rank[e] == rank)
                put_player(file, e, rounds);
    for (int round = forced; round <= rounds; round++)
        for (int a = 0; a < cup.draw.entrants; a++)
            for (int b = 0; b < a; b++)
                if (!paired(a, b, round))
                    fprintf(file, "260 %03d %03d %04d %04d\n", round, round, cup.rank[a],
                            cup.rank[b]);
    fclose(file);
}

/* ---- The checker ---- */

struct verdict {
    int rounds, none, differ; /* rounds; rounds that cannot be paired; pairs that it makes in
                                 another way */
};

static void verdict_read(FILE *said, struct verdict *v)
{
    char line[512];
    *v = (struct verdict){0};
    while (fgets(line, sizeof(line), said)) {
        v->rounds += strstr(line, ": Round #") ? 1 : 0;
        v->none += strstr(line, "No valid pairing") ? 1 : 0;
        v->differ += strstr(line, " - ") ? 1 : 0;
    }
}

static bool check(const char *checker, const char *path, struct verdict *v)
{
    char command[1024];
    snprintf(command, sizeof(command), "'%s' --dutch '%s' -c 2>&1", checker, path);
    FILE *said = popen(command, "re");
    if (!said)
        return false;
    verdict_read(said, v);
    return pclose(said) == 0 && v->rounds > 0;
}

/* CU-D13: the checker accepts each round. It is not a fault that Dutch rounds differ; this says
 * how many pairs are the same. */
static void test_checker(void)
{
    const char *checker = getenv("BBPPAIRINGS");
    char *folder = folder_make(NULL), path[512];
    int rounds = 0, none = 0, pairs = 0, others = 0;
    snprintf(path, sizeof(path), "%s/cup.trf", folder);
    for (int i = 0; i < CUPS; i++) {
        struct verdict forced, free_choice;
        play(i);
        for (int round = 1; round <= cup.draw.rounds; round++)
            pairs += next_round(round);
        put_file(path, cup.draw.rounds, 1);
        bool ran = check(checker, path, &forced);
        put_file(path, cup.draw.rounds, cup.draw.rounds + 1);
        ran = ran && check(checker, path, &free_choice);
        CU_ASSERT_FATAL(ran);
        if (forced.none + forced.differ > 0)
            printf("# cup %d of %d people: %d rounds break a rule (%d had to), %d pairs start "
                   "otherwise\n",
                   i, cup.draw.entrants, forced.none, free_choice.none, forced.differ);
        CU_ASSERT_EQUAL(forced.rounds, cup.draw.rounds);
        CU_ASSERT_EQUAL(forced.none, free_choice.none); /* no round was left by the rules */
        CU_ASSERT_EQUAL(forced.differ, 0);
        rounds += forced.rounds;
        none += forced.none;
        others += free_choice.differ;
    }
    printf("# %d rounds of %d cups: %d accepted, %d that nobody can pair by the rules; of %d pairs "
           "the Dutch system itself has %d\n",
           rounds, CUPS, rounds - none, none, pairs, pairs - others);
    folder_remove(&folder);
}

CUTAP_MAIN(argc, argv)
{
    CU_TestInfo tests[] = {{"absolute rules", test_rules},
                           {"accepted by bbpPairings", test_checker},
                           CU_TEST_INFO_NULL};
    CU_SuiteInfo suites[] = {{"pairings", NULL, NULL, NULL, NULL, tests}, CU_SUITE_INFO_NULL};
    if (!getenv("BBPPAIRINGS")) {
        printf("# BBPPAIRINGS names no program, so bbpPairings is not asked\n");
        tests[1] = (CU_TestInfo)CU_TEST_INFO_NULL;
    }
    return cutap_run(suites);
}
