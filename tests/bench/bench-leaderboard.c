/*
 * What a board of a million members costs: memory, loading, a place, the best 20, a change
 * (RK-D17). Usage: bench-leaderboard [MEMBERS]
 */
#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "leaderboard.h"

static int64_t members = 1000000;
static struct clock_virtual now;

/* Stands in for the store: one board, XP like that of a year of play. */
void store_scores(struct store *s, int64_t from_ms, store_score_cb *each, store_done_cb *done,
                  void *arg)
{
    (void)s;
    srand(1);
    for (int64_t i = 0; i < members && from_ms == 0; i++) {
        struct store_score score = {.account = (i << 22) + 1,
                                    .xp = rand() % 4000 - 1000,
                                    .reached_ms = rand(),
                                    .games = 1 + rand() % 300};
        snprintf(score.name, sizeof score.name, "player%u", (unsigned)i);
        each(arg, &score);
    }
    done(arg, STORE_OK);
}

static void loaded(void *arg)
{
    (void)arg;
}

static double seconds(void)
{
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t); /* others use the machine, too */
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static size_t heap(void)
{
    struct mallinfo2 m = mallinfo2();
    return m.uordblks + m.hblkhd;
}

static int64_t any_account(void)
{
    return ((int64_t)(rand() % members) << 22) + 1;
}

int main(int argc, char **argv)
{
    enum { ROUNDS = 200000 };
    if (argc > 1)
        members = atoll(argv[1]);
    if (members < 1 || members > UINT32_MAX / 2)
        return 1;
    clock_virtual_init(&now, 1795000000000);
    size_t before = heap();
    double start = seconds();
    struct leaderboard *boards = leaderboard_new(&now.clock);
    leaderboard_load(boards, NULL, loaded, NULL);
    printf("members        %lld\n", (long long)leaderboard_size(boards, NULL, BOARD_ALL));
    printf("load           %.2f s\n", seconds() - start);
    printf("memory         %.1f bytes a member, names and index included\n",
           (double)(heap() - before) / (double)members);

    struct board_row row[20];
    int64_t sum = 0;
    start = seconds();
    for (int i = 0; i < ROUNDS; i++)
        sum += leaderboard_place(boards, NULL, BOARD_ALL, any_account(), row);
    printf("place          %.2f us\n", (seconds() - start) / ROUNDS * 1e6);
    start = seconds();
    for (int i = 0; i < ROUNDS; i++)
        sum += leaderboard_top(boards, NULL, BOARD_ALL, 1, row, 20);
    printf("best 20        %.2f us\n", (seconds() - start) / ROUNDS * 1e6);
    start = seconds();
    for (int i = 0; i < ROUNDS; i++)
        sum += leaderboard_top(boards, NULL, BOARD_ALL, 1 + rand() % members, row, 20);
    printf("20 anywhere    %.2f us\n", (seconds() - start) / ROUNDS * 1e6);
    start = seconds();
    for (int i = 0; i < ROUNDS; i++)
        leaderboard_add(boards, any_account(), "", NULL, rand() % 2 ? 20 : -10, 1, 1,
                        1 + rand() % 1000);
    printf("change         %.2f us\n", (seconds() - start) / ROUNDS * 1e6);
    printf("(check sum %lld)\n", (long long)sum);
    leaderboard_free(&boards);
    return 0;
}
