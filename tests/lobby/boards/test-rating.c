/*
 * Every line of doc/rules/rating.md that is arithmetic. tests/rating holds the formula against
 * another program's.
 */
#include <math.h>

#include "cutap.h"
#include "rating.h"

#define MU0    25.0
#define SIGMA0 (25.0 / 3)

enum { SEATS = RATING_SEATS_MAX };

static const struct rating_params openskill = {
    .beta = 25.0 / 6, .kappa = 1e-4, .gamma_ratio = true};
static struct rating_seat seat[SEATS];
static struct rating_value after[SEATS];

/* `n` seats of beginners, placed in the order of the seats, each a team of its own. */
static void beginners(int n)
{
    for (int s = 0; s < n; s++)
        seat[s] = (struct rating_seat){s + 1, 100 + s, {MU0, SIGMA0}};
}

/* Numbers that look random and are the same in every run. */
static double next(void)
{
    static uint64_t state = 1;
    state = state * 6364136223846793005u + 1442695040888963407u;
    return (double)(state >> 40) / (1 << 24);
}

/* Seats of any strength in teams of any size; returns how many seats. */
static int anybody(void)
{
    int n = 2 + (int)(next() * (SEATS - 1));
    int teams = 2 + (int)(next() * (n - 1));
    for (int s = 0; s < n; s++) {
        int team = s < teams ? s : (int)(next() * teams);
        seat[s] =
            (struct rating_seat){team + 1, 7 * team - 20, {-10 + 70 * next(), 0.05 + 12 * next()}};
    }
    return n;
}

static bool update(enum rating_mode mode, int n)
{
    return rating_update(&rating_params_default, mode, seat, n, after);
}

/* The sum over the seats of (change of mu) / sigma^2, sigma after tau; it is 0 (RT-D10). Every
 * member of a team has the same term, so in teams of unequal size each counts for its part of the
 * team. */
static double imbalance(int n)
{
    double tau = rating_params_default.tau;
    double sum = 0;
    for (int s = 0; s < n; s++) {
        double sigma = seat[s].before.sigma;
        int members = 0;
        for (int other = 0; other < n; other++)
            members += seat[other].team == seat[s].team;
        sum += (after[s].mu - seat[s].before.mu) / (sigma * sigma + tau * tau) / members;
    }
    return sum;
}

SUITE("formula", NULL, NULL);

TEST(the_vectors_of_the_page, "the vectors of doc/rules/rating.md")
{
    static const struct rating_value vectors[][4] = {
        [2] = {{27.63523138347365, 8.065506316323548}, {22.36476861652635, 8.065506316323548}},
        [3] = {{27.868876552746237, 8.204837030780652},
               {25.717219138186557, 8.057829747583874},
               {21.413904309067206, 8.057829747583874}},
        [4] = {{27.795084971874736, 8.263160757613477},
               {26.552824984374855, 8.179213704945203},
               {24.68943500312503, 8.083731307186588},
               {20.96265504062538, 8.083731307186588}},
    };
    for (int n = 2; n <= 4; n++) {
        beginners(n);
        CU_ASSERT_TRUE(rating_update(&openskill, RATING_FULL, seat, n, after));
        for (int s = 0; s < n; s++) {
            CU_ASSERT_DOUBLE_EQUAL(after[s].mu, vectors[n][s].mu, 1e-12);
            CU_ASSERT_DOUBLE_EQUAL(after[s].sigma, vectors[n][s].sigma, 1e-12);
        }
    }
}

/* RT-D9 by hand: four equals, so p = 1/4 for each, and c = 2 sqrt(sigma^2 + tau^2 + beta^2). */
TEST(only_the_first_stage_counts, "RT-D9: only the first stage counts")
{
    beginners(4);
    CU_ASSERT_TRUE(update(RATING_FIRST, 4));
    double variance = SIGMA0 * SIGMA0 + 25.0 / 300 * 25 / 300;
    double c = 2 * sqrt(variance + SIGMA0 * SIGMA0);
    double sigma = sqrt(variance * (1 - variance / (c * c) * 3 / 16));
    CU_ASSERT_DOUBLE_EQUAL(after[0].mu, MU0 + variance / c * 3 / 4, 1e-12);
    for (int s = 0; s < 4; s++)
        CU_ASSERT_DOUBLE_EQUAL(after[s].sigma, sigma, 1e-12);
    for (int s = 1; s < 4; s++)
        CU_ASSERT_DOUBLE_EQUAL(after[s].mu, MU0 - variance / c / 4, 1e-12);
}

TEST(places_behind_the_winner_tell_nothing, "RT-D9: places after the winner tell nothing")
{
    struct rating_value before[SEATS];
    beginners(5);
    for (int s = 0; s < 5; s++)
        seat[s].before.mu += s;
    CU_ASSERT_TRUE(update(RATING_FIRST, 5));
    memcpy(before, after, sizeof(before));
    for (int s = 1; s < 5; s++)
        seat[s].place = s % 2 ? 2 : 7;
    CU_ASSERT_TRUE(update(RATING_FIRST, 5));
    CU_ASSERT_EQUAL(memcmp(before, after, 5 * sizeof(*after)), 0);
}

TEST(two_seats_are_rated_alike_by_both, "two seats are rated alike by RT-D8 and RT-D9")
{
    struct rating_value full[2];
    beginners(2);
    seat[1].before = (struct rating_value){31, 2};
    CU_ASSERT_TRUE(update(RATING_FULL, 2));
    memcpy(full, after, sizeof(full));
    CU_ASSERT_TRUE(update(RATING_FIRST, 2));
    for (int s = 0; s < 2; s++) {
        CU_ASSERT_DOUBLE_EQUAL(full[s].mu, after[s].mu, 1e-12);
        CU_ASSERT_DOUBLE_EQUAL(full[s].sigma, after[s].sigma, 1e-12);
    }
}

/* Members change by their own share: a member who is well known changes less (RT-D10). */
TEST(pairs_share, "RT-D10: members of a pair move by their share")
{
    beginners(4);
    seat[0] = seat[2] = (struct rating_seat){1, -5, {30, 6}};
    seat[2].before.sigma = 3;
    seat[1] = seat[3] = (struct rating_seat){2, 9, {24, 5}};
    CU_ASSERT_TRUE(update(RATING_FIRST, 4));
    double tau2 = 25.0 / 300 * 25 / 300;
    double ratio = (after[0].mu - 30) / (after[2].mu - 30);
    CU_ASSERT_DOUBLE_EQUAL(ratio, (36 + tau2) / (9 + tau2), 1e-9);
    CU_ASSERT_TRUE(after[0].mu > 30);
    CU_ASSERT_EQUAL(after[1].mu, after[3].mu);
    CU_ASSERT_TRUE(after[1].mu < 24);
    CU_ASSERT_DOUBLE_EQUAL(imbalance(4), 0, 1e-12);
    /* The pair is a team of mu 60 and variance 45: the first stage by hand. */
    double c = sqrt(36 + 9 + 25 + 25 + 4 * tau2 + 2 * SIGMA0 * SIGMA0);
    double p = 1 / (1 + exp((48 - 60) / c));
    CU_ASSERT_DOUBLE_EQUAL(after[0].mu, 30 + (36 + tau2) / c * (1 - p), 1e-9);
}

TEST(what_one_wins_others_lose, "what one wins, weighed by sigma, others lose")
{
    for (int i = 0; i < 2000; i++) {
        int n = anybody();
        CU_ASSERT_TRUE(update(i % 2 ? RATING_FULL : RATING_FIRST, n));
        CU_ASSERT_DOUBLE_EQUAL(imbalance(n), 0, 1e-9);
    }
}

/* RT-D3: to the last bit. */
TEST(the_order_of_the_seats_does_not_count, "RT-D3: the order of the seats does not count")
{
    for (int i = 0; i < 2000; i++) {
        int n = anybody();
        enum rating_mode mode = i % 2 ? RATING_FULL : RATING_FIRST;
        struct rating_seat kept[SEATS];
        struct rating_value straight[SEATS];
        double chance[SEATS], mixed[SEATS];
        int from[SEATS];
        memcpy(kept, seat, sizeof(kept));
        CU_ASSERT_TRUE(update(mode, n));
        memcpy(straight, after, sizeof(straight));
        rating_chances(&rating_params_default, seat, n, chance);
        for (int s = 0; s < n; s++)
            from[s] = s;
        for (int s = n - 1; s > 0; s--) {
            int other = (int)(next() * (s + 1));
            int number = from[s];
            from[s] = from[other];
            from[other] = number;
        }
        for (int s = 0; s < n; s++) {
            seat[s] = kept[from[s]];
            seat[s].team = 1000 - seat[s].team; /* nor do the numbers of the teams */
        }
        CU_ASSERT_TRUE(update(mode, n));
        rating_chances(&rating_params_default, seat, n, mixed);
        for (int s = 0; s < n; s++) {
            CU_ASSERT_EQUAL(after[s].mu, straight[from[s]].mu);
            CU_ASSERT_EQUAL(after[s].sigma, straight[from[s]].sigma);
            CU_ASSERT_EQUAL(mixed[s], chance[from[s]]);
        }
    }
}

static bool sane(int n)
{
    for (int s = 0; s < n; s++)
        if (!isfinite(after[s].mu) || !isfinite(after[s].sigma) || after[s].sigma <= 0)
            return false;
    return true;
}

TEST(worlds_apart, "a million apart, 16 seats")
{
    beginners(SEATS);
    for (int s = 0; s < SEATS; s++)
        seat[s].before.mu = 1e6 * s;
    /* The worst case: the strongest is last. */
    CU_ASSERT_TRUE(update(RATING_FULL, SEATS));
    CU_ASSERT_TRUE(sane(SEATS));
    CU_ASSERT_TRUE(after[0].mu > 0);
    CU_ASSERT_TRUE(after[SEATS - 1].mu < 1e6 * (SEATS - 1));
    /* The expected result: nothing is learnt, only tau counts. */
    for (int s = 0; s < SEATS; s++)
        seat[s].place = SEATS - s;
    CU_ASSERT_TRUE(update(RATING_FULL, SEATS));
    CU_ASSERT_TRUE(sane(SEATS));
    for (int s = 0; s < SEATS; s++) {
        CU_ASSERT_DOUBLE_EQUAL(after[s].mu, 1e6 * s, 1e-9);
        CU_ASSERT_DOUBLE_EQUAL(after[s].sigma, hypot(SIGMA0, 25.0 / 300), 1e-12);
    }
    beginners(2);
    seat[0].before.mu = -1e6;
    CU_ASSERT_TRUE(update(RATING_FIRST, 2));
    CU_ASSERT_TRUE(sane(2));
    CU_ASSERT_DOUBLE_EQUAL(imbalance(2), 0, 1e-9);
}

TEST(tiny_and_huge_sigmas, "tiny and huge sigmas")
{
    static const double sigmas[] = {1e-6, 1e-3, 1, 1e3, 1e6};
    struct rating_params sharp = rating_params_default;
    sharp.tau = 0;
    sharp.beta = 1e-3;
    for (int a = 0; a < 5; a++)
        for (int b = 0; b < 5; b++) {
            beginners(8);
            for (int s = 0; s < 8; s++)
                seat[s].before.sigma = sigmas[s % 2 ? a : b];
            CU_ASSERT_TRUE(rating_update(&sharp, RATING_FULL, seat, 8, after));
            CU_ASSERT_TRUE(sane(8));
            /* kappa: no sigma falls to less than a hundredth. */
            for (int s = 0; s < 8; s++)
                CU_ASSERT_TRUE(after[s].sigma >= seat[s].before.sigma * 0.0099);
        }
}

TEST(kappa_is_the_floor, "kappa is the floor of a fall of sigma")
{
    struct rating_params steep = rating_params_default;
    steep.gamma = 1000;
    beginners(3);
    CU_ASSERT_TRUE(rating_update(&steep, RATING_FULL, seat, 3, after));
    for (int s = 0; s < 3; s++)
        CU_ASSERT_DOUBLE_EQUAL(after[s].sigma, hypot(SIGMA0, 25.0 / 300) / 100, 1e-12);
}

/* RT-D2. */
TEST(what_is_no_rated_game, "RT-D2: a game that is not rated changes nothing")
{
    struct rating_micro change[SEATS + 1];
    struct rating_entrant entrant[SEATS + 1];
    beginners(4);
    seat[2].place = 1;
    CU_ASSERT_FALSE(update(RATING_FIRST, 4));
    CU_ASSERT_FALSE(update(RATING_FULL, 4));
    for (int s = 0; s < 4; s++) {
        CU_ASSERT_EQUAL(after[s].mu, MU0);
        CU_ASSERT_EQUAL(after[s].sigma, SIGMA0);
    }
    CU_ASSERT_FALSE(update(RATING_FULL, 1));
    CU_ASSERT_FALSE(update(RATING_FULL, 0));
    for (int s = 0; s < 4; s++)
        seat[s].team = seat[s].place = 1;
    CU_ASSERT_FALSE(update(RATING_FULL, 4));
    for (int s = 0; s <= SEATS; s++)
        entrant[s] = (struct rating_entrant){s + 1, s, {RATING_MU0, RATING_SIGMA0}};
    memset(change, 1, sizeof(change));
    CU_ASSERT_FALSE(
        rating_settle(&rating_params_default, RATING_FULL, entrant, SEATS + 1, 1, change));
    for (int s = 0; s <= SEATS; s++) {
        CU_ASSERT_EQUAL(change[s].mu, 0);
        CU_ASSERT_EQUAL(change[s].sigma, 0);
    }
}

TEST(chances_add_up, "RT-D15: chances")
{
    double chance[SEATS];
    beginners(4);
    rating_chances(&rating_params_default, seat, 4, chance);
    for (int s = 0; s < 4; s++)
        CU_ASSERT_EQUAL(chance[s], 0.25);
    for (int i = 0; i < 500; i++) {
        int n = anybody();
        double sum = 0;
        rating_chances(&rating_params_default, seat, n, chance);
        for (int s = 0; s < n; s++) {
            int first = 0;
            while (seat[first].team != seat[s].team)
                first++;
            CU_ASSERT_EQUAL(chance[s], chance[first]);
            sum += first == s ? chance[s] : 0;
        }
        CU_ASSERT_DOUBLE_EQUAL(sum, 1, 1e-12);
    }
    /* The update uses this chance. */
    beginners(3);
    seat[1].before.mu = 33;
    rating_chances(&rating_params_default, seat, 3, chance);
    CU_ASSERT_TRUE(update(RATING_FIRST, 3));
    CU_ASSERT_DOUBLE_EQUAL((after[0].mu - MU0) / (MU0 - after[2].mu), (1 - chance[0]) / chance[2],
                           1e-9);
}

/* Our e to the power of x compared with libc's. */
TEST(chances_are_exact, "chances of any gap")
{
    double chance[2];
    beginners(2);
    for (double gap = 0; gap < 12000; gap += 0.37) {
        seat[1].before.mu = MU0 - gap;
        rating_chances(&rating_params_default, seat, 2, chance);
        double e = exp(-gap / sqrt(2 * (2 * SIGMA0 * SIGMA0 + 25.0 / 300 * 25 / 300)));
        CU_ASSERT_TRUE(fabs(chance[1] - e / (1 + e)) <= 1e-12 * chance[1] + 1e-300);
    }
}

static struct rating_entrant entrant[4];
static struct rating_micro change[4];

static void newcomers(int n)
{
    for (int s = 0; s < n; s++)
        entrant[s] = (struct rating_entrant){s + 1, s, {RATING_MU0, RATING_SIGMA0}};
}

SUITE("ledger", NULL, NULL);

/* RT-D11. */
TEST(the_ledger_holds_integers, "RT-D11: the ledger holds integers")
{
    newcomers(4);
    CU_ASSERT_TRUE(rating_settle(&rating_params_default, RATING_FIRST, entrant, 4, 1, change));
    for (int s = 0; s < 4; s++)
        seat[s] = (struct rating_seat){s + 1, s, {25, 8.333333}};
    CU_ASSERT_TRUE(update(RATING_FIRST, 4));
    for (int s = 0; s < 4; s++) {
        CU_ASSERT_EQUAL(change[s].mu, llround((after[s].mu - 25) * 1e6));
        CU_ASSERT_EQUAL(change[s].sigma, llround((after[s].sigma - 8.333333) * 1e6));
    }
    /* These were written down once: every machine that runs this test must find the same. */
    CU_ASSERT_EQUAL(change[0].mu, 2209874);
    CU_ASSERT_EQUAL(change[1].mu, -736625);
    CU_ASSERT_EQUAL(change[0].sigma, -97828);
}

/* RT-D6. */
TEST(who_plays_the_same_again_and_again_moves_less, "RT-D6: farming")
{
    struct rating_micro whole[2];
    newcomers(2);
    CU_ASSERT_TRUE(rating_settle(&rating_params_default, RATING_FULL, entrant, 2, 1, whole));
    for (int repeat = 2; repeat < 80; repeat++) {
        CU_ASSERT_TRUE(
            rating_settle(&rating_params_default, RATING_FULL, entrant, 2, repeat, change));
        double share = repeat <= 3 ? 1 : pow(0.5, repeat - 3);
        for (int s = 0; s < 2; s++) {
            CU_ASSERT_DOUBLE_EQUAL((double)change[s].mu, (double)whole[s].mu * share, 1);
            CU_ASSERT_DOUBLE_EQUAL((double)change[s].sigma, (double)whole[s].sigma * share, 1);
        }
    }
    CU_ASSERT_EQUAL(change[0].mu, 0);
}

TEST(no_sigma_is_used_up, "no sigma is used up")
{
    struct rating_params steep = rating_params_default;
    steep.gamma = 1e6;
    steep.tau = 0;
    newcomers(2);
    entrant[0].before.sigma = 30;
    entrant[1].before.sigma = 0;
    CU_ASSERT_TRUE(rating_settle(&steep, RATING_FULL, entrant, 2, 1, change));
    CU_ASSERT_TRUE(entrant[0].before.sigma + change[0].sigma >= 1);
    CU_ASSERT_EQUAL(change[1].sigma, 1);
}

/* RT-D12. */
TEST(what_is_shown, "RT-D12: what is shown")
{
    CU_ASSERT_EQUAL(rating_shown((struct rating_micro){RATING_MU0, RATING_SIGMA0}), 1000);
    CU_ASSERT_EQUAL(rating_shown((struct rating_micro){30000000, 2000000}), 1960);
    CU_ASSERT_EQUAL(rating_shown((struct rating_micro){0, 1}), 1000);
    CU_ASSERT_EQUAL(rating_shown((struct rating_micro){12499, 0}), 1000);
    CU_ASSERT_EQUAL(rating_shown((struct rating_micro){12500, 0}), 1001);
    CU_ASSERT_EQUAL(rating_shown((struct rating_micro){-12500, 0}), 1000);
    CU_ASSERT_EQUAL(rating_shown((struct rating_micro){-12501, 0}), 999);
    CU_ASSERT_EQUAL(rating_shown((struct rating_micro){-25000000, 5000000}), -600);
}

/* RT-D13. */
TEST(words, "RT-D13: words")
{
    static const struct {
        int shown;
        const char *word;
    } rows[] = {{-50, "novice"},  {1299, "novice"}, {1300, "player"},      {1599, "player"},
                {1600, "strong"}, {1849, "strong"}, {1850, "expert"},      {2049, "expert"},
                {2050, "master"}, {2249, "master"}, {2250, "grandmaster"}, {9000, "grandmaster"}};
    for (size_t i = 0; i < sizeof(rows) / sizeof(*rows); i++)
        CU_ASSERT_STRING_EQUAL(rating_word(rows[i].shown), rows[i].word);
}
