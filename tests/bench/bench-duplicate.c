/*
 * How much of the luck a duplicate takes out (CU-D15). 200 cups of 16 and of 64 bots of known
 * strength at tables of 4: the weakest plays any move, the strongest always one of level 2, those
 * between them as often as their place says. Each cup is played twice with the same drawings: as a
 * duplicate of 4 deals, ranked by matchpoints, and with a deal of its own for each table, ranked by
 * wins, and by the sum of places. Prints the rank correlation with the true strength (Spearman, the
 * mean over the cups and its standard error), and how often the strongest bot came first and was
 * among the first four.
 *
 * Fails where matchpoints of 16 tables do not rank better than wins.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bot_games.h"
#include "duplicate.h"
#include "xalloc.h"

enum { CUPS = 200, BOTS = 64, SEATS = 4, DEALS = 4, TABLES = BOTS / SEATS, LEVEL = 2 };

enum ranking { BY_WINS, BY_PLACES, BY_MATCHPOINTS, RANKINGS };
static const char *const names[RANKINGS] = {"wins of 4 games", "places of 4 games",
                                            "matchpoints of 4 deals"};

struct strength {
    int of15; /* turns of 15 in which it plays as well as it can */
    int seat;
};

static struct hall {
    int bots;
    struct bot_games games;
    struct bot_player bot[BOTS];
    struct strength strength[BOTS];
    struct draw_entrant entrant[BOTS];
    struct draw_table deal[DEALS * TABLES]; /* of the duplicate */
    double wins[BOTS], places[BOTS];        /* of the other one */
    struct rng chance;
} hall;

/* A weaker bot now and then makes any move. */
static void weaken(const struct bot_player *player, struct game_move *move)
{
    const struct strength *s = player->arg;
    if ((int)rng_below(&hall.chance, 15) < s->of15)
        return;
    int n = hall.games.rules->legal(hall.games.st, s->seat, hall.games.legal, SEARCH_LEGAL_MAX);
    if (n > 0)
        *move = hall.games.legal[rng_below(
            &hall.chance, (uint32_t)(n < SEARCH_LEGAL_MAX ? n : SEARCH_LEGAL_MAX))];
}

/* The cards that a seat has at the end, including those that lie in front of it. */
static uint16_t held(int seat)
{
    struct game_view view;
    hall.games.rules->view(hall.games.st, seat, &view);
    int n = view.nhand;
    for (int z = 0; z < view.nzones; z++)
        n += view.zone[z].seat == seat ? view.zone[z].count : 0;
    return (uint16_t)n;
}

/* Plays the table with these cards; places and cards go to `t`. */
static void play(struct draw_table *t, uint64_t cards)
{
    const struct bot_player *player[GAME_SEATS_MAX + 1] = {NULL};
    struct game_result result;
    for (int s = 0; s < SEATS; s++) {
        player[s + 1] = &hall.bot[t->entrant[s]];
        hall.strength[t->entrant[s]].seat = s + 1;
    }
    const char *why = bot_games_play(&hall.games, SEATS, cards, player, &result);
    if (why) {
        fprintf(stderr, "%s: %s\n", hall.games.rules->id, why);
        exit(1);
    }
    t->state = DRAW_PLAYED;
    for (int s = 0; s < SEATS; s++) {
        t->place[s] = result.place[s + 1] != 0 ? result.place[s + 1] : SEATS;
        t->cards[s] = held(s + 1);
    }
}

/* ---- Rank correlation ---- */

/* Ranks of values, the greatest first; equal ones share the mean. */
static void ranks(const double value[BOTS], double rank[BOTS])
{
    for (int i = 0; i < hall.bots; i++) {
        int better = 0, equal = 0;
        for (int k = 0; k < hall.bots; k++) {
            better += value[k] > value[i];
            equal += value[k] == value[i];
        }
        rank[i] = better + (equal + 1) / 2.0;
    }
}

static double correlation(const double value[BOTS])
{
    double strength[BOTS] = {0}, x[BOTS] = {0}, y[BOTS] = {0}, xy = 0, xx = 0, yy = 0,
           mean = (hall.bots + 1) / 2.0;
    for (int i = 0; i < hall.bots; i++)
        strength[i] = hall.strength[i].of15;
    ranks(strength, x);
    ranks(value, y);
    for (int i = 0; i < hall.bots; i++) {
        xy += (x[i] - mean) * (y[i] - mean);
        xx += (x[i] - mean) * (x[i] - mean);
        yy += (y[i] - mean) * (y[i] - mean);
    }
    return yy > 0 ? xy / sqrt(xx * yy) : 0;
}

/* ---- Cups ---- */

struct sum {
    double sum, squares, first, four;
};

static void count(struct sum *sum, const double value[BOTS])
{
    double c = correlation(value), rank[BOTS];
    ranks(value, rank);
    sum->sum += c;
    sum->squares += c * c;
    sum->first += rank[hall.bots - 1] <= 1;
    sum->four += rank[hall.bots - 1] <= 4.5;
}

static void cup(int number, struct sum sum[RANKINGS])
{
    struct draw draw = {.cup = (uint64_t)number,
                        .seats = SEATS,
                        .rounds = DEALS,
                        .entrant = hall.entrant,
                        .entrants = hall.bots,
                        .table = hall.deal};
    memset(hall.wins, 0, sizeof(hall.wins));
    memset(hall.places, 0, sizeof(hall.places));
    for (int round = 1; round <= DEALS; round++) {
        struct draw_table *t = hall.deal + draw.tables;
        int n = duplicate_draw(&draw, round, t, TABLES);
        uint64_t cards = (uint64_t)number * 1000 + (uint64_t)round * 100;
        for (int i = 0; i < n; i++) {
            struct draw_table own = t[i];
            play(&t[i], cards);
            play(&own, cards + 1 + (uint64_t)i);
            for (int s = 0; s < SEATS; s++) {
                hall.wins[own.entrant[s]] += own.place[s] == 1;
                hall.places[own.entrant[s]] -= own.place[s];
            }
        }
        draw.tables += n;
    }
    struct draw_standing line[BOTS];
    double points[BOTS];
    duplicate_standings(&draw, line);
    for (int i = 0; i < hall.bots; i++)
        points[line[i].entrant] = (double)line[i].points;
    count(&sum[BY_WINS], hall.wins);
    count(&sum[BY_PLACES], hall.places);
    count(&sum[BY_MATCHPOINTS], points);
}

static bool measure(const char *id, int bots)
{
    hall.bots = bots;
    struct sum sum[RANKINGS] = {{0}};
    bot_games_open(&hall.games, game_find(id), "duplicate");
    hall.games.changes = weaken;
    rng_seed(&hall.chance, (const uint8_t[32]){15});
    for (int i = 0; i < hall.bots; i++) {
        hall.strength[i].of15 = i * 15 / (bots - 1);
        hall.bot[i] = (struct bot_player){.level = LEVEL, .arg = &hall.strength[i]};
        hall.entrant[i] = (struct draw_entrant){.rating = 1500, .from = 1};
    }
    for (int i = 0; i < CUPS; i++)
        cup(i + 1, sum);
    for (int r = 0; r < RANKINGS; r++) {
        double mean = sum[r].sum / CUPS, spread = sum[r].squares / CUPS - mean * mean;
        printf("%d bots, %-18s %-22s rank correlation %.3f (+- %.3f); the best bot first %.0f %%, "
               "among "
               "four %.0f %%\n",
               bots, id, names[r], mean, sqrt(spread / CUPS), 100 * sum[r].first / CUPS,
               100 * sum[r].four / CUPS);
    }
    return sum[BY_MATCHPOINTS].sum > sum[BY_WINS].sum;
}

int main(void)
{
    static const char *const games[] = {"last-one", "extreme-last-card", "palace", "switch"};
    bool good = true;
    for (int i = 0; i < 4; i++)
        measure(games[i], 16);
    for (int i = 0; i < 4; i++)
        good &= measure(games[i], BOTS);
    if (!good)
        printf("MISSED: matchpoints rank no better than wins\n");
    return good ? 0 : 1;
}
