/*
 * What boards of 10,000, 100,000 and a million members cost: memory, loading, a place, the best 20,
 * a change (RK-D17). Members are drawn at random, so that none of their data is in a cache. A
 * change is what a game gives (-10, or 20 to 80) and is newer than all before it. Usage:
 * bench-leaderboard [MEMBERS]
 *
 * bench-leaderboard ratings [MEMBERS] asks the same of a board of ratings of a million members, all
 * of them listed (RT-D14).
 *
 * Time is that of the process's CPU. The quickest of ROUNDS counts, because other work of the
 * machine can only slow a round down.
 */
#include <malloc.h>
#include <stdio.h>
#include <string.h>

#include "leaderboard.h"
#include "stopwatch.h"

enum { ROUNDS = 10, CALLS = 20000, TOP = 20, YEAR_S = 365 * 86400, MONTH_S = 29 * 86400 };

static const char GAME[] = "last-one";

static struct clock_virtual now;
static int64_t members;
static struct leaderboard *boards;
static struct ratings *ratings; /* where these are measured, nobody has XP */
static bool rated;
static int64_t games;
static int64_t check_sum;

/* A time in last month's last week: what was then counts for all time only. */
static int64_t last_month;

/* A number below n: the high half of a linear congruential generator, which costs next to nothing
 * of what is measured. */
static uint32_t below(uint32_t n)
{
    static uint64_t chance = 1;
    chance = chance * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (uint32_t)((chance >> 32) * n >> 32);
}

/* Stands in for the store: XP like that of a year of play. */
void store_scores(struct store *s UNUSED, int64_t account UNUSED, int64_t from_ms,
                  store_score_cb *each, store_done_cb *done, void *arg)
{
    for (int64_t i = 0; i < members && from_ms == 0 && !rated; i++) {
        struct store_score score = {.account = (i << 22) + 1,
                                    .xp = (int64_t)below(4000) - 1000,
                                    .reached_ms = last_month - below(YEAR_S) * INT64_C(1000),
                                    .games = 1 + (int)below(300)};
        snprintf(score.name, sizeof(score.name), "player%u", (unsigned)i);
        each(arg, &score);
    }
    done(arg, STORE_OK);
}

/* People who all played this month. */
void store_rated(struct store *s UNUSED, store_rated_cb *each, store_done_cb *done, void *arg)
{
    for (int64_t i = 0; i < members && rated; i++) {
        struct store_rated row = {.account = (i << 22) + 1,
                                  .mu = (int64_t)below(20000000) - 10000000,
                                  .sigma = -(int64_t)below(5000000),
                                  .games = RATINGS_PROVISIONAL + (int)below(300)};
        row.played_ms = clock_wall(&now.clock) - below(MONTH_S) * INT64_C(1000);
        snprintf(row.name, sizeof(row.name), "player%u", (unsigned)i);
        snprintf(row.board, sizeof(row.board), "%s", GAME);
        each(arg, &row);
    }
    done(arg, STORE_OK);
}

void store_ratings(struct store *s UNUSED, const struct store_rating_query *query UNUSED,
                   store_rating_cb *each UNUSED, store_done_cb *done, void *arg)
{
    done(arg, STORE_OK);
}

static void loaded(void *arg UNUSED)
{
}

static size_t heap(void)
{
    struct mallinfo2 m = mallinfo2();
    return m.uordblks + m.hblkhd;
}

static int64_t any_account(void)
{
    return ((int64_t)below((uint32_t)members) << 22) + 1;
}

static void place(void)
{
    struct board_row row;
    check_sum += leaderboard_place(boards, NULL, BOARD_ALL, any_account(), &row) + row.rank;
}

static void top(void)
{
    struct board_row row[TOP];
    check_sum += leaderboard_top(boards, NULL, BOARD_ALL, 1, row, TOP);
}

/* Newer than all before it. */
static void change(void)
{
    bool won = below(4) == 0;
    clock_virtual_advance(&now, 1);
    leaderboard_add(boards, any_account(), "", NULL, won ? 20 + (int)below(7) * 10 : -10,
                    won ? 1 : -1, 1, last_month);
}

static void rating_place(void)
{
    struct rating_row row;
    check_sum += ratings_place(ratings, GAME, any_account(), &row);
}

static void rating_top(void)
{
    struct rating_row row[TOP];
    check_sum += ratings_top(ratings, GAME, 1, row, TOP);
}

static void rating_change(void)
{
    struct store_rating entry = {.account = any_account(),
                                 .game = ++games,
                                 .reason = STORE_RATING_GAME,
                                 .mu = (int64_t)below(600000) - 300000,
                                 .sigma = -100};
    snprintf(entry.board, sizeof(entry.board), "%s", GAME);
    clock_virtual_advance(&now, 1);
    ratings_add(ratings, &entry, "");
}

/* Measures how many microseconds a call takes. */
static double time_of(void (*call)(void))
{
    double best = 1e9;
    for (int round = 0; round < ROUNDS; round++) {
        double start = stopwatch_s(CLOCK_PROCESS_CPUTIME_ID), took;
        for (int i = 0; i < CALLS; i++)
            call();
        took = (stopwatch_s(CLOCK_PROCESS_CPUTIME_ID) - start) / CALLS * 1e6;
        best = took < best ? took : best;
    }
    return best;
}

static size_t load(double *took)
{
    size_t before = heap();
    double start = stopwatch_s(CLOCK_PROCESS_CPUTIME_ID);
    boards = leaderboard_new(&now.clock);
    leaderboard_load(boards, NULL, loaded, NULL);
    *took = stopwatch_s(CLOCK_PROCESS_CPUTIME_ID) - start;
    return heap() - before;
}

static void measure(void)
{
    double load_s;
    size_t bytes = load(&load_s);
    double n = (double)members, place_us = time_of(place), top_us = time_of(top);
    double change_us = time_of(change);
    leaderboard_free(&boards);
    printf("%8lld %6.2f %7.1f %7.2f %7.2f %7.2f\n", (long long)members, load_s, (double)bytes / n,
           place_us, top_us, change_us);
    fflush(stdout);
}

static int measure_ratings(int64_t most)
{
    double load_s;
    rated = true;
    members = most;
    size_t bytes = load(&load_s);
    ratings = leaderboard_ratings(boards);
    printf("%lld members: loaded in %.2f s, %.1f bytes each\n", (long long)members, load_s,
           (double)bytes / (double)members);
    printf("a place %.2f us, the best %d %.2f us, a change %.2f us\n", time_of(rating_place), TOP,
           time_of(rating_top), time_of(rating_change));
    leaderboard_free(&boards);
    return check_sum == 0;
}

int main(int argc, char **argv)
{
    clock_virtual_init(&now, 1795000000000);
    if (argc > 1 && strcmp(argv[1], "ratings") == 0)
        return measure_ratings(argc > 2 ? atoll(argv[2]) : 1000000);
    int64_t most = argc > 1 ? atoll(argv[1]) : 1000000;
    if (most < 1 || most > UINT32_MAX)
        return 1;
    last_month = clock_month_start(clock_wall(&now.clock)) - 86400000;
    printf("%8s %6s %7s %7s %7s %7s\n", "members", "load s", "bytes", "place", "best 20", "change");
    for (members = argc > 1 ? most : 10000; members <= most; members *= 10)
        measure();
    return check_sum == 0;
}
