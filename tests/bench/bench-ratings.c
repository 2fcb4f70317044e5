/*
 * What a board of ratings of a million members costs, all of them listed: memory, loading, a place,
 * the best 20, a change (RT-D14). Each is asked of members by chance, so that nothing of theirs is
 * in a cache. Usage: bench-ratings [MEMBERS]
 *
 * Time is that of the process's CPU; of ROUNDS the quickest counts, since what else the machine
 * does can only slow one down.
 */
#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "leaderboard.h"

enum { ROUNDS = 10, CALLS = 20000, TOP = 20, MONTH_S = 29 * 86400 };

static const char GAME[] = "switch";

static struct clock_virtual now;
static int64_t members = 1000000, check_sum, games;
static struct ratings *ratings;

static uint32_t below(uint32_t n)
{
    static uint64_t chance = 1;
    chance = chance * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (uint32_t)((chance >> 32) * n >> 32);
}

static int64_t any_account(void)
{
    return ((int64_t)below((uint32_t)members) << 22) + 1;
}

void store_scores(struct store *s UNUSED, int64_t account UNUSED, int64_t from_ms UNUSED,
                  store_score_cb *each UNUSED, store_done_cb *done, void *arg)
{
    done(arg, STORE_OK);
}

void store_ratings(struct store *s UNUSED, const struct store_rating_query *query UNUSED,
                   store_rating_cb *each UNUSED, store_done_cb *done, void *arg)
{
    done(arg, STORE_OK);
}

/* Stands in for the store: people who all played this month. */
void store_rated(struct store *s UNUSED, store_rated_cb *each, store_done_cb *done, void *arg)
{
    for (int64_t i = 0; i < members; i++) {
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

static void loaded(void *arg UNUSED)
{
}

static double seconds(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static size_t heap(void)
{
    struct mallinfo2 m = mallinfo2();
    return m.uordblks + m.hblkhd;
}

static void place(void)
{
    struct rating_row row;
    check_sum += ratings_place(ratings, GAME, any_account(), &row);
}

static void top(void)
{
    struct rating_row row[TOP];
    check_sum += ratings_top(ratings, GAME, 1, row, TOP);
}

static void change(void)
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

/* Microseconds a call. */
static double time_of(void (*call)(void))
{
    double best = 1e9;
    for (int round = 0; round < ROUNDS; round++) {
        double start = seconds(), took;
        for (int i = 0; i < CALLS; i++)
            call();
        took = (seconds() - start) / CALLS * 1e6;
        best = took < best ? took : best;
    }
    return best;
}

int main(int argc, char **argv)
{
    members = argc > 1 ? atoll(argv[1]) : members;
    clock_virtual_init(&now, INT64_C(1795000000000));
    size_t before = heap();
    double start = seconds();
    struct leaderboard *boards = leaderboard_new(&now.clock);
    leaderboard_load(boards, NULL, loaded, NULL);
    ratings = leaderboard_ratings(boards);
    printf("%lld members: loaded in %.2f s, %.1f bytes each\n", (long long)members,
           seconds() - start, (double)(heap() - before) / (double)members);
    printf("a place %.2f us, the best %d %.2f us, a change %.2f us\n", time_of(place), TOP,
           time_of(top), time_of(change));
    leaderboard_free(&boards);
    return check_sum == 0;
}
