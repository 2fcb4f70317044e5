/*
 * The time of an update of ratings, and what ratings are worth: a room of players whose strength is
 * known, rated by the formula, by XP and by what else there is, and people who try to cheat it.
 * Fails if an update of 8 seats takes 5 us or the formula does worse than what it was chosen over.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rating.h"
#include "stopwatch.h"

enum {
    PLAYERS = 200,
    GAMES = 100, /* of each player */
    ROOMS = 20,  /* each table is the mean over so many rooms */
    SEATS = 4,
    TARGET_NS = 5000,
};
/* The deviation of the logarithm of strength: 2 of 3 pairs are within a factor of 1.6. */
#define SPREAD 0.5

static const struct rating_params *const ours = &rating_params_default;

/* ---- Chance, the same in every run ---- */

static uint64_t seed;

static double chance(void)
{
    uint64_t z = seed += 0x9e3779b97f4a7c15u;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return (double)((z ^ z >> 31) >> 11) / (double)(1LL << 53);
}

static double normal(void)
{
    return sqrt(-2 * log(1 - chance())) * cos(2 * M_PI * chance());
}

static void shuffle(int *list, int n)
{
    for (int i = n - 1; i > 0; i--) {
        int j = (int)(chance() * (i + 1));
        int kept = list[i];
        list[i] = list[j];
        list[j] = kept;
    }
}

/* ---- Time ---- */

/* The best of ten runs: nanoseconds of a game of `n` seats settled in integers. */
static double time_of(enum rating_mode mode, int n)
{
    enum { LOOPS = 20000 };
    double best = 1e18;
    for (int run = 0; run < 10; run++) {
        double begun = 1e9 * stopwatch_s(CLOCK_MONOTONIC);
        for (int i = 0; i < LOOPS; i++) {
            struct rating_entrant seats[RATING_SEATS_MAX];
            struct rating_micro change[RATING_SEATS_MAX];
            for (int s = 0; s < n; s++)
                seats[s] = (struct rating_entrant){
                    (s + i) % n + 1, s, {20000000 + 1000 * ((i * 7 + s * 1237) % 9973), 3000000}};
            if (!rating_settle(ours, mode, seats, n, 1, change))
                abort();
        }
        double took = (1e9 * stopwatch_s(CLOCK_MONOTONIC) - begun) / LOOPS;
        best = took < best ? took : best;
    }
    return best;
}

static bool times(void)
{
    printf("An update, us:      2 seats  4 seats  8 seats  16 seats\n");
    double eight = 0;
    for (int mode = RATING_FULL; mode <= RATING_FIRST; mode++) {
        printf("  %-16s", mode == RATING_FULL ? "all places" : "the winner");
        for (int n = 2; n <= 16; n *= 2) {
            double ns = time_of((enum rating_mode)mode, n);
            printf("  %7.2f", ns / 1000);
            eight = n == 8 && ns > eight ? ns : eight;
        }
        printf("\n");
    }
    return eight < TARGET_NS;
}

/* ---- A room ---- */

enum scale { TRUTH, FULL, FULL_MU, FIRST, FIRST_MU, TIES, TIES_MU, ELO, XP, SCALES };

struct player {
    double strength; /* the logarithm */
    double active;   /* chance to take part in a round */
    int games;
    double xp, elo;
    struct rating_micro full, first;
    struct rating_value ties;
};
static struct player people[PLAYERS];

static struct rating_micro beginner(void)
{
    return (struct rating_micro){RATING_MU0, RATING_SIGMA0};
}

/* Some stay away more than others if `uneven`. */
static void people_come(int room, bool uneven)
{
    seed = (uint64_t)room * 1000003;
    for (int i = 0; i < PLAYERS; i++)
        people[i] = (struct player){
            .strength = SPREAD * normal(),
            .active = uneven ? 0.1 + 0.9 * chance() : 1,
            .full = beginner(),
            .first = beginner(),
            .ties = {25, 25.0 / 3},
        };
}

/* Draws the winner by strength, then the next of the others, and so on. */
static void play_out(const int *seat, int n, int *place)
{
    for (int s = 0; s < n; s++)
        place[s] = 0;
    for (int next = 1; next <= n; next++) {
        double sum = 0;
        for (int s = 0; s < n; s++)
            sum += place[s] ? 0 : exp(people[seat[s]].strength);
        double at = chance() * sum;
        int drawn = -1;
        for (int s = 0; s < n; s++)
            if (!place[s] && (drawn < 0 || at >= 0)) {
                drawn = s;
                at -= exp(people[seat[s]].strength);
            }
        place[drawn] = next;
    }
}

static void add(struct rating_micro *rating, struct rating_micro change)
{
    rating->mu += change.mu;
    rating->sigma += change.sigma;
}

static void rate(const struct rating_params *params, enum rating_mode mode, const int *seat, int n,
                 const int *place, int repeat)
{
    struct rating_entrant entrant[SEATS] = {0};
    struct rating_micro change[SEATS];
    for (int s = 0; s < n; s++) {
        const struct player *p = &people[seat[s]];
        entrant[s] = (struct rating_entrant){place[s], s, mode == RATING_FULL ? p->full : p->first};
    }
    rating_settle(params, mode, entrant, n, repeat, change);
    for (int s = 0; s < n; s++)
        add(mode == RATING_FULL ? &people[seat[s]].full : &people[seat[s]].first, change[s]);
}

/* What RT-D2 and RT-D9 decided against: all who did not win share the second place, and a stage of
 * several is divided among them. */
static void rate_as_ties(const int *seat, int n, const int *place)
{
    double variance[SEATS], omega[SEATS] = {0}, delta[SEATS] = {0};
    double c = 0;
    for (int s = 0; s < n; s++) {
        double sigma = people[seat[s]].ties.sigma;
        variance[s] = sigma * sigma + ours->tau * ours->tau;
        c += variance[s] + ours->beta * ours->beta;
    }
    c = sqrt(c);
    for (int q = 0; q < n; q++) {
        double sum = 0;
        for (int s = 0; s < n; s++)
            if (place[s] != 1 || place[q] == 1)
                sum += exp(people[seat[s]].ties.mu / c);
        double divided = place[q] == 1 ? 1 : n - 1;
        for (int s = 0; s < n; s++)
            if (place[s] != 1 || place[q] == 1) {
                double p = exp(people[seat[s]].ties.mu / c) / sum;
                omega[s] += ((s == q) - p) / divided;
                delta[s] += p * (1 - p) / divided;
            }
    }
    for (int s = 0; s < n; s++) {
        struct rating_value *value = &people[seat[s]].ties;
        value->mu += variance[s] / c * omega[s];
        value->sigma = sqrt(variance[s] * fmax(1 - variance[s] / (c * c) * delta[s], ours->kappa));
    }
}

/* Treats each pair as a game: the winner beats everybody, the others draw. */
static void rate_by_pairs(const int *seat, int n, const int *place)
{
    double gain[SEATS] = {0};
    for (int s = 0; s < n; s++)
        for (int t = 0; t < n; t++) {
            double gap = people[seat[t]].elo - people[seat[s]].elo;
            double score = place[s] == 1 ? 1 : place[t] == 1 ? 0 : 0.5;
            if (s != t)
                gain[s] += 32.0 / (n - 1) * (score - 1 / (1 + pow(10, gap / 400)));
        }
    for (int s = 0; s < n; s++)
        people[seat[s]].elo += gain[s];
}

static void play(const int *seat, int n)
{
    int place[SEATS];
    play_out(seat, n, place);
    rate(ours, RATING_FULL, seat, n, place, 1);
    rate(ours, RATING_FIRST, seat, n, place, 1);
    rate_as_ties(seat, n, place);
    rate_by_pairs(seat, n, place);
    for (int s = 0; s < n; s++) {
        people[seat[s]].xp += place[s] == 1 ? 10 * n : -10;
        people[seat[s]].games++;
    }
}

/* Plays rounds of all who take part, at tables drawn at random, until the average is GAMES games
 * each. */
static void evening(int n)
{
    int64_t wanted = (int64_t)PLAYERS * GAMES;
    for (int64_t seats = 0; seats < wanted;) {
        int here[PLAYERS];
        int count = 0;
        for (int i = 0; i < PLAYERS; i++)
            if (chance() < people[i].active)
                here[count++] = i;
        shuffle(here, count);
        for (int at = 0; at + n <= count; at += n, seats += n)
            play(here + at, n);
    }
}

/* ---- Rank correlation (Spearman) ---- */

static double value_of(const struct player *p, enum scale scale)
{
    switch (scale) {
    case FULL: return (double)(p->full.mu - 3 * p->full.sigma);
    case FIRST: return (double)(p->first.mu - 3 * p->first.sigma);
    case FULL_MU: return (double)p->full.mu;
    case FIRST_MU: return (double)p->first.mu;
    case TIES_MU: return p->ties.mu;
    case TIES: return p->ties.mu - 3 * p->ties.sigma;
    case ELO: return p->elo;
    case XP: return p->xp;
    default: return p->strength;
    }
}

/* Ranks from 0; equals share the mean of theirs. */
static void ranks(enum scale scale, double *rank)
{
    for (int i = 0; i < PLAYERS; i++) {
        double own = value_of(&people[i], scale);
        rank[i] = 0;
        for (int j = 0; j < PLAYERS; j++) {
            double other = value_of(&people[j], scale);
            rank[i] += other < own ? 1 : other == own && j != i ? 0.5 : 0;
        }
    }
}

static double correlation(enum scale scale)
{
    double x[PLAYERS], y[PLAYERS], xy = 0, xx = 0, yy = 0;
    double middle = (PLAYERS - 1) / 2.0;
    ranks(TRUTH, x);
    ranks(scale, y);
    for (int i = 0; i < PLAYERS; i++) {
        xy += (x[i] - middle) * (y[i] - middle);
        xx += (x[i] - middle) * (x[i] - middle);
        yy += (y[i] - middle) * (y[i] - middle);
    }
    return xy / sqrt(xx * yy);
}

static bool correlations(void)
{
    static const char *const names[SCALES] = {
        [FULL] = "all places (RT-D8)",  [FULL_MU] = "  by mu alone",
        [FIRST] = "the winner (RT-D9)", [FIRST_MU] = "  by mu alone",
        [TIES] = "the losers as tied",  [TIES_MU] = "  by mu alone",
        [ELO] = "Elo by pairs",         [XP] = "XP",
    };
    double mean[2][2][SCALES] = {0};
    for (int uneven = 0; uneven < 2; uneven++)
        for (int wide = 0; wide < 2; wide++)
            for (int room = 1; room <= ROOMS; room++) {
                people_come(room, uneven);
                evening(wide ? 4 : 2);
                for (int scale = FULL; scale < SCALES; scale++)
                    mean[uneven][wide][scale] += correlation((enum scale)scale) / ROOMS;
            }
    printf("\nRank correlation with the truth, %d players, %d games each:\n", PLAYERS, GAMES);
    printf("                        equally active    some more, some less\n");
    printf("                       2 seats  4 seats     2 seats  4 seats\n");
    for (int scale = FULL; scale < SCALES; scale++)
        printf("  %-20s  %6.3f  %7.3f   %9.3f  %7.3f\n", names[scale], mean[0][0][scale],
               mean[0][1][scale], mean[1][0][scale], mean[1][1][scale]);
    /* What is shown takes 3 sigma off, so that at four seats, where a game tells little, somebody
     * who plays seldom stands far down on either board. Mu alone says what the formula knows. */
    bool good = mean[1][0][FIRST] > mean[1][0][XP];
    for (int wide = 0; wide < 2; wide++) {
        const double *even = mean[0][wide];
        const double *uneven = mean[1][wide];
        good = good && even[FIRST] > even[ELO] && uneven[FIRST] > uneven[ELO] &&
               uneven[FIRST_MU] > uneven[XP] && uneven[FULL] > uneven[XP];
    }
    const double *even = mean[0][1];
    const double *uneven = mean[1][1];
    return good && even[FULL] > even[FIRST] && uneven[FIRST] > uneven[TIES] &&
           uneven[FIRST_MU] > uneven[TIES_MU];
}

/* ---- People who try it on ---- */

/* What is shown of somebody in a room that has played for an evening: who does not try, who does
 * and no rule is there, who does and is held by the rule. */
enum { HONEST, WITHOUT, WITH, WAYS };
struct attempt {
    double shown[WAYS];
};

static int shown(int who)
{
    return rating_shown(people[who].first);
}

/* The player who has so many weaker ones below them. */
static int who_has_rank(double wanted)
{
    double rank[PLAYERS];
    int best = 0;
    ranks(TRUTH, rank);
    for (int i = 1; i < PLAYERS; i++)
        if (fabs(rank[i] - wanted) < fabs(rank[best] - wanted))
            best = i;
    return best;
}

/* A partner lets somebody win. */
static void lets_win(int who, int partner, int repeat)
{
    rate(ours, RATING_FIRST, (const int[]){who, partner}, 2, (const int[]){1, 2}, repeat);
}

/* RT-D6: 100 games on a day with one partner. */
static struct attempt farmer(int room)
{
    struct attempt a;
    for (int way = 0; way < WAYS; way++) {
        people_come(room, false);
        evening(2);
        int who = who_has_rank(PLAYERS / 2);
        for (int i = 1; i <= 100 && way != HONEST; i++)
            lets_win(who, who_has_rank(PLAYERS / 2 - 1), way == WITH ? i : 1);
        a.shown[way] = shown(who);
    }
    return a;
}

/* RT-D4: 100 games more of Palace at four, and whenever somebody else is about to be first, the
 * leaver is gone, and is rated as last. Without the rule such a game is rated for the others only.
 */
static struct attempt leaver(int room)
{
    struct attempt a;
    for (int way = 0; way < 3; way++) {
        people_come(room, false);
        evening(4);
        int who = who_has_rank(PLAYERS / 2);
        for (int i = 0; i < 100; i++) {
            int seat[PLAYERS], place[4];
            for (int p = 0; p < PLAYERS; p++)
                seat[p] = p;
            seat[who] = 0;
            seat[0] = who;
            shuffle(seat + 1, PLAYERS - 1);
            play_out(seat, 4, place);
            struct rating_micro kept = people[who].full;
            for (int s = 1; s < 4 && way != HONEST && place[0] != 1; s++)
                place[s] -= place[s] > place[0];
            if (way != HONEST && place[0] != 1)
                place[0] = 4;
            rate(ours, RATING_FULL, seat, 4, place, 1);
            if (way == WITHOUT && place[0] != 1)
                people[who].full = kept;
        }
        a.shown[way] = rating_shown(people[who].full);
    }
    return a;
}

/* RT-D7: a second account of the same person loses ten games a day to the first one on 20 days.
 * With the rule the staff void these games when they find out. */
static struct attempt alternate(int room)
{
    struct attempt a;
    people_come(room, false);
    evening(2);
    int who = who_has_rank(PLAYERS / 2);
    int second = who_has_rank(PLAYERS / 2 - 1);
    struct rating_micro ledger[200];
    people[second].first = beginner();
    a.shown[HONEST] = shown(who);
    for (int i = 0; i < 200; i++) {
        struct rating_micro before = people[who].first;
        lets_win(who, second, i % 10 + 1);
        ledger[i].mu = people[who].first.mu - before.mu;
        ledger[i].sigma = people[who].first.sigma - before.sigma;
    }
    a.shown[WITHOUT] = shown(who);
    for (int i = 0; i < 200; i++)
        add(&people[who].first, (struct rating_micro){-ledger[i].mu, -ledger[i].sigma});
    a.shown[WITH] = shown(who);
    return a;
}

/* tau: somebody is weak for 500 games, then as strong as the best twentieth, and is looked at 200
 * games later. The honest player was always that strong. */
static struct attempt improver(int room)
{
    struct attempt a;
    struct rating_params still = *ours;
    still.tau = 0;
    for (int way = 0; way < WAYS; way++) {
        people_come(room, false);
        evening(2);
        int who = who_has_rank(PLAYERS / 20);
        double weak = people[who].strength;
        double goal = people[who_has_rank(PLAYERS - PLAYERS / 20)].strength;
        for (int i = 0; i < 700; i++) {
            int other = (who + 1 + (int)(chance() * (PLAYERS - 1))) % PLAYERS;
            int place[2];
            /* Everybody else stays as they are: they have enough other games. */
            struct rating_micro kept = people[other].first;
            people[who].strength = way == HONEST || i >= 500 ? goal : weak;
            play_out((const int[]){who, other}, 2, place);
            rate(way == WITHOUT ? &still : ours, RATING_FIRST, (const int[]){who, other}, 2, place,
                 1);
            people[other].first = kept;
        }
        a.shown[way] = shown(who);
    }
    return a;
}

static bool attempts(void)
{
    static const struct {
        const char *name, *rule;
        struct attempt (*run)(int room);
    } rows[] = {
        {"farmer: 100 wins over one partner on a day", "RT-D6", farmer},
        {"leaver: gone from 100 games unless they win", "RT-D4", leaver},
        {"alt: loses 200 games on 20 days; then void", "RT-D7", alternate},
        {"late improver: 200 games after 500 weak ones", "tau", improver},
    };
    double mean[4][WAYS] = {0};
    printf("\nShown ratings, mean of %d rooms:                      honest  no rule  with it\n",
           ROOMS);
    for (int i = 0; i < 4; i++) {
        for (int room = 1; room <= ROOMS; room++) {
            struct attempt a = rows[i].run(room);
            for (int way = 0; way < WAYS; way++)
                mean[i][way] += a.shown[way] / ROOMS;
        }
        printf("  %-47s %-6s %5.0f  %7.0f  %7.0f\n", rows[i].name, rows[i].rule, mean[i][HONEST],
               mean[i][WITHOUT], mean[i][WITH]);
    }
    double farmed = (mean[0][WITH] - mean[0][HONEST]) / (mean[0][WITHOUT] - mean[0][HONEST]);
    double behind = mean[3][HONEST] - mean[3][WITHOUT];
    return farmed < 0.2 && mean[1][WITH] < mean[1][HONEST] && mean[1][WITHOUT] > mean[1][HONEST] &&
           fabs(mean[2][WITH] - mean[2][HONEST]) < 1e-6 && mean[2][WITHOUT] > mean[2][HONEST] &&
           mean[3][HONEST] - mean[3][WITH] < 0.9 * behind;
}

int main(void)
{
    bool fast = times();
    bool fair = correlations();
    bool held = attempts();
    if (!fast)
        printf("MISSED: an update of 8 seats takes 5 us or more\n");
    if (!fair)
        printf("MISSED: something else tells strength better than the formula\n");
    if (!held)
        printf("MISSED: a rule holds nobody\n");
    return fast && fair && held ? 0 : 1;
}
