/*
 * The arithmetic of doc/rules/rating.md.
 */
#include "rating.h"

#include <float.h>
#include <math.h>
#include <stdlib.h>

#include "tongue.h"

/* Does not compile where doubles are computed in wider registers, which would round another way
 * (RT-D11). */
_Static_assert(FLT_EVAL_METHOD == 0 || FLT_EVAL_METHOD == 1, "doubles have their own precision");

/* WHOLE_REPEATS: how many games of the same people count in full (RT-D6). */
enum { MICRO = 1000000, WHOLE_REPEATS = 3 };

const struct rating_params rating_params_default = {
    .beta = 25.0 / 3, .tau = 25.0 / 300, .kappa = 1e-4, .gamma = 1};

struct team {
    int number, place;
    double mu, variance; /* sums over the members; `variance` includes tau */
    double omega, delta;
};
struct contest {
    struct team team[RATING_SEATS_MAX]; /* sorted by place, so that each stage is about the teams
                                           from some index on */
    int n;
    double c;
};

/* e to the power of x, x <= 0. libc's may differ in the last bit between processors, and then a
 * replay of the ledger on another machine could find other changes (RT-D11). This one only adds,
 * multiplies and scales, which IEEE defines to the last bit. */
static double rating_exp_of(double x)
{
    /* ln2_high has so few digits that k * ln2_high is exact. */
    static const double ln2_high = 0x1.62e42fefap-1;
    static const double ln2_low = 0x1.cf79abc9e3b3ap-40;
    if (!(x > -700))
        return 0;
    int k = (int)(x * M_LOG2E - 0.5);
    double r = (x - k * ln2_high) - k * ln2_low; /* at most half of ln 2 */
    double sum = 1;
    static const double inverse[] = {1,        1.0 / 2,  1.0 / 3, 1.0 / 4, 1.0 / 5,
                                     1.0 / 6,  1.0 / 7,  1.0 / 8, 1.0 / 9, 1.0 / 10,
                                     1.0 / 11, 1.0 / 12, 1.0 / 13};
    for (int i = (int)(sizeof(inverse) / sizeof(*inverse)) - 1; i >= 0; i--)
        sum = 1 + r * inverse[i] * sum;
    return ldexp(sum, k);
}

static double rating_variance_of(const struct rating_params *params, const struct rating_seat *seat)
{
    return seat->before.sigma * seat->before.sigma + params->tau * params->tau;
}

static int rating_compare(double a, double b)
{
    return (a > b) - (a < b);
}

static int rating_compare_seats(const void *a, const void *b)
{
    const struct rating_value *x = &((const struct rating_seat *)a)->before;
    const struct rating_value *y = &((const struct rating_seat *)b)->before;
    int order = rating_compare(x->mu, y->mu);
    return order ? order : rating_compare(x->sigma, y->sigma);
}

static int rating_compare_teams(const void *a, const void *b)
{
    const struct team *x = a;
    const struct team *y = b;
    int order = x->place - y->place;
    if (!order)
        order = rating_compare(x->mu, y->mu);
    return order ? order : rating_compare(x->variance, y->variance);
}

static struct team *rating_team_of(struct contest *contest, int number)
{
    for (int t = 0; t < contest->n; t++)
        if (contest->team[t].number == number)
            return &contest->team[t];
    return NULL;
}

/* Makes teams of the seats. Their ratings alone decide the order of summing, because doubles summed
 * in another order give another sum. */
static void rating_contest_make(struct contest *contest, const struct rating_params *params,
                                const struct rating_seat *seats, int n)
{
    struct rating_seat sorted[RATING_SEATS_MAX];
    for (int s = 0; s < n; s++)
        sorted[s] = seats[s];
    qsort(sorted, (size_t)n, sizeof(*sorted), rating_compare_seats);
    contest->n = 0;
    for (int s = 0; s < n; s++) {
        struct team *team = rating_team_of(contest, sorted[s].team);
        if (!team) {
            team = &contest->team[contest->n++];
            *team = (struct team){.number = sorted[s].team, .place = sorted[s].place};
        }
        team->mu += sorted[s].before.mu;
        team->variance += rating_variance_of(params, &sorted[s]);
    }
    qsort(contest->team, (size_t)contest->n, sizeof(*contest->team), rating_compare_teams);
    double sum = 0;
    for (int t = 0; t < contest->n; t++)
        sum += contest->team[t].variance + params->beta * params->beta;
    contest->c = sqrt(sum);
}

/* Works out the chance of each team from `first` on to be the best of them: e_i / S. */
static void rating_stage_chances(const struct contest *contest, int first, double *p)
{
    double best = contest->team[first].mu;
    for (int t = first; t < contest->n; t++)
        best = fmax(best, contest->team[t].mu);
    double sum = 0;
    for (int t = first; t < contest->n; t++)
        sum += p[t] = rating_exp_of((contest->team[t].mu - best) / contest->c);
    for (int t = first; t < contest->n; t++)
        p[t] /= sum;
}

/* Adds what the place of team `q` tells: the team beat all that come after it, and drew with those
 * that share its place. */
static void rating_stage(struct contest *contest, int q)
{
    double p[RATING_SEATS_MAX];
    int first = q;
    while (first > 0 && contest->team[first - 1].place == contest->team[q].place)
        first--;
    rating_stage_chances(contest, first, p);
    for (int t = first; t < contest->n; t++) {
        contest->team[t].omega += (t == q) - p[t];
        contest->team[t].delta += p[t] * (1 - p[t]);
    }
}

bool rating_update(const struct rating_params *params, enum rating_mode mode,
                   const struct rating_seat *seats, int n, struct rating_value *after)
{
    for (int s = 0; s < n; s++)
        after[s] = seats[s].before;
    if (n < 2 || n > RATING_SEATS_MAX)
        return false;
    struct rating_seat known[RATING_SEATS_MAX];
    int best = seats[0].place;
    for (int s = 1; s < n; s++)
        best = seats[s].place < best ? seats[s].place : best;
    for (int s = 0; s < n; s++) {
        known[s] = seats[s];
        if (mode == RATING_FIRST)
            known[s].place = 1 + (seats[s].place != best);
    }
    struct contest contest;
    rating_contest_make(&contest, params, known, n);
    if (contest.n < 2 || contest.team[0].place == contest.team[1].place)
        return false;
    int stages = mode == RATING_FIRST ? 1 : contest.n;
    for (int q = 0; q < stages; q++)
        rating_stage(&contest, q);
    for (int s = 0; s < n; s++) {
        const struct team *team = rating_team_of(&contest, seats[s].team);
        double variance = rating_variance_of(params, &seats[s]);
        double c = contest.c;
        double gamma = params->gamma_ratio ? sqrt(team->variance) / c : params->gamma;
        /* A member gets the share variance / team->variance of the team's change. The change has
         * the factor team->variance, so that cancels out. */
        after[s].mu += variance / c * team->omega;
        double less = variance / (c * c) * gamma * team->delta;
        after[s].sigma = sqrt(variance * fmax(1 - less, params->kappa));
    }
    return true;
}

void rating_chances(const struct rating_params *params, const struct rating_seat *seats, int n,
                    double *chance)
{
    struct rating_seat level[RATING_SEATS_MAX] = {0};
    struct contest contest;
    double p[RATING_SEATS_MAX];
    for (int s = 0; s < n; s++) {
        level[s] = seats[s];
        level[s].place = 1;
    }
    rating_contest_make(&contest, params, level, n);
    rating_stage_chances(&contest, 0, p);
    for (int s = 0; s < n; s++)
        chance[s] = p[rating_team_of(&contest, seats[s].team) - contest.team];
}

bool rating_settle(const struct rating_params *params, enum rating_mode mode,
                   const struct rating_entrant *seats, int n, int repeat,
                   struct rating_micro *change)
{
    struct rating_seat values[RATING_SEATS_MAX] = {0};
    struct rating_value after[RATING_SEATS_MAX];
    double share = repeat > WHOLE_REPEATS ? ldexp(1, WHOLE_REPEATS - repeat) : 1;
    for (int s = 0; s < n; s++)
        change[s] = (struct rating_micro){0};
    if (n > RATING_SEATS_MAX)
        return false;
    for (int s = 0; s < n; s++) {
        struct rating_micro before = seats[s].before;
        values[s].place = seats[s].place;
        values[s].team = seats[s].team;
        values[s].before.mu = (double)before.mu / MICRO;
        values[s].before.sigma = (double)(before.sigma < 1 ? 1 : before.sigma) / MICRO;
    }
    if (!rating_update(params, mode, values, n, after))
        return false;
    for (int s = 0; s < n; s++) {
        int64_t sigma = seats[s].before.sigma;
        change[s].mu = llround((after[s].mu - values[s].before.mu) * MICRO * share);
        change[s].sigma = llround((after[s].sigma - values[s].before.sigma) * MICRO * share);
        if (sigma + change[s].sigma < 1)
            change[s].sigma = 1 - sigma;
    }
    return true;
}

int rating_shown(struct rating_micro rating)
{
    enum { POINT = MICRO / 40 };
    int64_t half_up = rating.mu - 3 * rating.sigma + POINT / 2;
    int64_t points = half_up / POINT - (half_up % POINT < 0);
    return (int)(1000 + points);
}

const char *rating_word(int shown)
{
    static const struct {
        int below;
        const char *word;
    } words[] = {{1300, N_("novice")},
                 {1600, N_("player")},
                 {1850, N_("strong")},
                 {2050, N_("expert")},
                 {2250, N_("master")}};
    for (size_t i = 0; i < sizeof(words) / sizeof(*words); i++)
        if (shown < words[i].below)
            return words[i].word;
    return N_("grandmaster");
}
