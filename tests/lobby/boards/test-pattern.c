/*
 * The arithmetic of pattern.h on made-up histories: groups of innocent players, friends among them,
 * and pairs who help each other. Tells how many of each are striking.
 */
#include "cutap.h"
#include "pattern.h"
#include "position_set.h"
#include "rng.h"

enum { PLAYERS = 40, GROUPS = 400, KIM = 1, MAX = 2 };

static struct rng rng;
static struct pattern_game pool[PATTERN_POOL];

static bool chance(double p)
{
    return rng_below(&rng, 1000000) < p * 1000000;
}

static bool near(double a, double b)
{
    return a > b * 0.9999 - 1e-12 && a < b * 1.0001 + 1e-12;
}

SUITE("pattern", NULL, NULL);

/* ---- The tests themselves, against values worked out by hand ---- */

TEST(binomial, "the binomial tail")
{
    CU_ASSERT(near(pattern_binomial(10, 0.5, 0), 1));
    CU_ASSERT(near(pattern_binomial(10, 0.5, 10), 1 / 1024.0));
    CU_ASSERT(near(pattern_binomial(10, 0.5, 8), 56 / 1024.0));
    CU_ASSERT(near(pattern_binomial(3, 0.25, 2), 10 / 64.0));
    CU_ASSERT(near(pattern_binomial(10, 0, 1), 0));
    CU_ASSERT(near(pattern_binomial(10, 1, 10), 1));
    CU_ASSERT(near(pattern_binomial(10, 0.5, 11), 0));
    CU_ASSERT(near(pattern_binomial(1000, 0.5, 500), 0.51261));
}

/* Fisher's own example: four of eight cups had the milk first, and all four are found. */
TEST(fisher, "Fisher's exact test")
{
    struct pattern_rate tea = {.n = 4, .of = 4, .n_else = 0, .of_else = 4};
    pattern_rate_test(&tea);
    CU_ASSERT(near(tea.p, 1 / 70.0));
    tea = (struct pattern_rate){.n = 3, .of = 4, .n_else = 1, .of_else = 4};
    pattern_rate_test(&tea);
    CU_ASSERT(near(tea.p, 17 / 70.0));
    tea = (struct pattern_rate){.n = 3, .of = 4};
    pattern_rate_test(&tea);
    CU_ASSERT_EQUAL(tea.p, 1); /* nothing to compare with */
    tea = (struct pattern_rate){.n = 0, .of = 10, .n_else = 9, .of_else = 10};
    pattern_rate_test(&tea);
    CU_ASSERT(near(tea.p, 1));
    tea = (struct pattern_rate){.n = 400, .of = 500, .n_else = 100, .of_else = 500};
    pattern_rate_test(&tea);
    CU_ASSERT(tea.p >= 0 && tea.p < 1e-50);
}

/* ---- Histories ---- */

/* Makes a game of 2 to 4 people, chosen by how much each likes to play. All win equally often. */
static void game_make(struct pattern_game *g, int64_t id)
{
    memset(g, 0, sizeof(*g));
    g->id = id;
    g->nseats = (uint8_t)(2 + rng_below(&rng, 3));
    for (int s = 0; s < g->nseats; s++) {
        int64_t who;
        bool again;
        do {
            uint32_t x = rng_below(&rng, PLAYERS), y = rng_below(&rng, PLAYERS);
            who = 1 + (x < y ? x : y); /* some play a lot, most a little */
            again = false;
            for (int i = 0; i < s; i++)
                again |= g->seat[i].account == who;
        } while (again);
        g->seat[s].account = who;
        g->seat[s].left = chance(0.03);
    }
    g->seat[rng_below(&rng, g->nseats)].won = true;
}

static int seat_with(const struct pattern_game *g, int64_t account)
{
    for (int s = 0; s < g->nseats; s++)
        if (g->seat[s].account == account)
            return s;
    return -1;
}

static void wins(struct pattern_game *g, int seat)
{
    for (int s = 0; s < g->nseats; s++)
        g->seat[s].won = s == seat;
}

/* Has MAX sit down where KIM plays, in this share of the games. */
static void together(struct pattern_game *g, double often)
{
    int kim = seat_with(g, KIM), max = seat_with(g, MAX);
    if (kim >= 0 && max < 0 && chance(often))
        g->seat[(kim + 1) % g->nseats].account = MAX;
}

enum history { INNOCENT, FRIENDS, FRIEND_WHO_IS_GOOD, FED, RESIGNED };

static void history_make(enum history what, int games)
{
    for (int i = 0; i < games; i++) {
        struct pattern_game *g = &pool[i];
        game_make(g, i + 1);
        if (what != INNOCENT)
            together(g, 0.7);
        int kim = seat_with(g, KIM), max = seat_with(g, MAX);
        if (what == FRIEND_WHO_IS_GOOD && max >= 0 && chance(0.4))
            wins(g, max); /* against everybody */
        if (what == FED && kim >= 0 && max >= 0 && chance(0.6))
            wins(g, max);
        if (what == RESIGNED && kim >= 0 && max >= 0 && chance(0.5)) {
            g->seat[kim].left = true;
            wins(g, max);
        }
    }
}

/* How many of GROUPS groups are striking to a moderator who looks at KIM. */
static int striking(enum history what)
{
    struct pattern_pair pair[PATTERN_PAIRS];
    int found = 0;
    for (int i = 0; i < GROUPS; i++) {
        history_make(what, 600);
        int n = pattern_look(pool, 600, KIM, pair, PATTERN_PAIRS);
        bool odd = false;
        for (int k = 0; k < n; k++)
            odd |= pattern_striking(pattern_odd(&pair[k]));
        found += odd;
    }
    return found;
}

static void tell(const char *what, int n)
{
    printf("# %s: %d of %d groups are striking\n", what, n, GROUPS);
}

TEST(the_innocent, "innocent groups are hardly ever striking")
{
    int n = striking(INNOCENT);
    tell("innocent", n);
    CU_ASSERT(n <= GROUPS / 100);
    n = striking(FRIENDS);
    tell("friends who always play together, fairly", n);
    CU_ASSERT(n <= GROUPS * 2 / 100);
    n = striking(FRIEND_WHO_IS_GOOD);
    tell("friends, one of whom wins a lot against everybody", n);
    CU_ASSERT(n <= GROUPS * 3 / 100);
}

TEST(those_who_help_each_other, "those who help each other are")
{
    int n = striking(FED);
    tell("fed wins", n);
    CU_ASSERT(n >= GROUPS * 9 / 10);
    n = striking(RESIGNED);
    tell("resignations for the other", n);
    CU_ASSERT(n >= GROUPS * 9 / 10);
}

/* The example of the mock-up: shared a table in 9 of the last 10 games, expected 2 or so. */
TEST(nine_of_ten, "nine of ten games")
{
    struct pattern_pair pair[PATTERN_PAIRS];
    for (int i = 0; i < 200; i++) {
        struct pattern_game *g = &pool[i];
        memset(g, 0, sizeof(*g));
        g->id = i + 1;
        g->nseats = 3;
        for (int s = 0; s < 3; s++)
            g->seat[s].account = 100 + (i + s * 3) % 17;
        g->seat[2].won = true;
        if (i < 10) {
            g->seat[0].account = KIM;
            if (i != 4)
                g->seat[1].account = MAX;
            wins(g, i != 4 ? 1 : 2);
        } else if (i < 40) {
            g->seat[1].account = MAX;
        }
    }
    int n = pattern_look(pool, 200, KIM, pair, PATTERN_PAIRS);
    CU_ASSERT_EQUAL(n, 1);
    CU_ASSERT_EQUAL(pair[0].partner, MAX);
    CU_ASSERT_EQUAL(pair[0].games, 10);
    CU_ASSERT_EQUAL(pair[0].together, 9);
    /* 39 of the 590 seats that are not KIM's are MAX's, two in each of the ten games. */
    CU_ASSERT(near(pair[0].expected, 20 * 39 / 590.0));
    CU_ASSERT_EQUAL(pair[0].winner, MAX);
    CU_ASSERT_EQUAL(pair[0].feeder, KIM);
    CU_ASSERT_EQUAL(pair[0].wins, 9);
    CU_ASSERT(near(pair[0].wins_expected, 3)); /* wins none of 30 others, so the even share is
                                                  expected */
    CU_ASSERT_EQUAL(pattern_odd(&pair[0]), PATTERN_ODD_TOGETHER | PATTERN_ODD_WINS);
    CU_ASSERT_TRUE(pattern_striking(pattern_odd(&pair[0])));
    /* The same seen from the other side. */
    n = pattern_look(pool, 200, MAX, pair, PATTERN_PAIRS);
    bool found = false;
    for (int k = 0; k < n; k++)
        if (pair[k].partner == KIM)
            found = pair[k].winner == MAX && pair[k].together == 9;
    CU_ASSERT_TRUE(found);
    /* Four games together tell nothing. */
    CU_ASSERT_EQUAL(pattern_look(pool, 4, KIM, pair, PATTERN_PAIRS), 0);
    CU_ASSERT_EQUAL(pattern_look(pool, 0, KIM, pair, PATTERN_PAIRS), 0);
    CU_ASSERT_EQUAL(pattern_look(pool, 200, 999, pair, PATTERN_PAIRS), 0);
}

TEST(what_is_striking, "two things have to be odd, one of them played")
{
    CU_ASSERT_FALSE(pattern_striking(0));
    CU_ASSERT_FALSE(pattern_striking(PATTERN_ODD_TOGETHER));
    CU_ASSERT_FALSE(pattern_striking(PATTERN_ODD_TOGETHER | PATTERN_ODD_NETWORK));
    CU_ASSERT_FALSE(pattern_striking(PATTERN_ODD_SOFT));
    CU_ASSERT_TRUE(pattern_striking(PATTERN_ODD_SOFT | PATTERN_ODD_NETWORK));
    CU_ASSERT_TRUE(pattern_striking(PATTERN_ODD_WINS | PATTERN_ODD_LEFT));
}

/* ---- Soft moves ---- */

static enum pattern_soft judged(const char *position, const char *text)
{
    const struct game_rules *rules = game_find("last-one");
    static max_align_t state[GAME_STATE_MAX / sizeof(max_align_t)];
    struct game_setup setup;
    struct game_move move;
    char why[200];
    game_setup_defaults(rules, 3, &setup);
    CU_ASSERT_EQUAL_FATAL(position_set(rules, state, &setup, position, why, sizeof(why)), GAME_OK);
    CU_ASSERT_EQUAL_FATAL(rules->parse(state, 1, text, &move), GAME_OK);
    return pattern_soft_judge(rules, state, 1, &move);
}

TEST(soft, "soft moves")
{
    static const char could_hurt[] = "hand 1: R9 R+2 G7\nhand 2: R1 B2\nhand 3: B9 Y9\npile: R5\n"
                                     "turn: 1\n";
    static const char nothing[] =
        "hand 1: G9 Y7\nhand 2: R1 B2\nhand 3: B9 Y9\npile: R5\nturn: 1\n";
    static const char plain[] =
        "hand 1: R9 Y7 Y8\nhand 2: R1 B2\nhand 3: B9 Y9\npile: R5\nturn: 1\n";
    CU_ASSERT_EQUAL(judged(could_hurt, "play r+2"), PATTERN_SOFT_NOT);
    CU_ASSERT_EQUAL(judged(could_hurt, "play r9"), PATTERN_SOFT_YES); /* spares the next one */
    CU_ASSERT_EQUAL(judged(could_hurt, "draw"), PATTERN_SOFT_YES);
    CU_ASSERT_EQUAL(judged(plain, "play r9"), PATTERN_SOFT_NOT);
    CU_ASSERT_EQUAL(judged(plain, "draw"), PATTERN_SOFT_YES);
    CU_ASSERT_EQUAL(judged(nothing, "draw"), PATTERN_SOFT_NO_CHOICE);
}

CUTAP_MAIN(argc, argv)
{
    static const uint8_t seed[32] = "pattern";
    rng_seed(&rng, seed);
    return cutap_run(CUTAP_SUITES);
}
