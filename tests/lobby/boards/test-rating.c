/*
 * What is arithmetic in doc/rules/rating.md. RT-D8 to RT-D10 are held against another program's by
 * rating.t.
 */
#include <math.h>

#include "cutap.h"
#include "rating.h"

#define MU0    25.0
#define SIGMA0 (25.0 / 3)

enum { SEATS = RATING_SEATS_MAX };

static struct rating_seat seat[SEATS];
static struct rating_value after[SEATS];

/* `n` seats of beginners, placed in the order of the seats, each a team of its own. */
static void beginners(int n)
{
    for (int s = 0; s < n; s++)
        seat[s] = (struct rating_seat){s + 1, 100 + s, {MU0, SIGMA0}};
}

/* Returns numbers that look random and are the same in every run. */
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

SUITE("formula", NULL, NULL);

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
    CU_ASSERT_DOUBLE_EQUAL(after[0].mu + 1e6, MU0 - after[1].mu, 1e-6);
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
