/*
 * The boards compared with a naive model, and the lines of doc/rules/ranking.md about them. The
 * store is a stand-in that answers store_scores from the model, at once.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cutap.h"
#include "leaderboard.h"

enum { ACCOUNTS = 300, GAMES = 2, SPANS = BOARD_SPANS };
/* 2026-11-18 is a Wednesday. */
static const int64_t WEDNESDAY = 1795000000000;
static const int64_t DAY = 86400000;

static const char *const game_name[GAMES] = {"last-one", "switch"};

/* ---- The model: sums by account, game (the last is all) and span ---- */
struct sum {
    int64_t xp, reached_ms;
    int games, won, streak;
};
static struct sum model[ACCOUNTS][GAMES + 1][SPANS];
static bool model_hidden[ACCOUNTS];
static struct clock_virtual now;
static struct leaderboard *boards;

static int64_t account_of(int i)
{
    return 1000 + i;
}

static void name_of(int i, char out[STORE_NAME_MAX])
{
    snprintf(out, STORE_NAME_MAX, "player%u", (unsigned)i % ACCOUNTS);
}

static void model_add(int i, int game, int64_t xp, int outcome, int games, int64_t at)
{
    for (int span = 0; span < SPANS; span++) {
        struct sum *both[2] = {&model[i][game][span], &model[i][GAMES][span]};
        for (int k = 0; k < 2; k++) {
            if (xp != 0 || both[k]->games == 0)
                both[k]->reached_ms = at;
            both[k]->xp += xp;
            both[k]->games += games;
            if (outcome > 0)
                both[k]->won += games;
            if (games > 0 && outcome == 0)
                both[k]->streak = 0;
            else if (games > 0 && outcome > 0)
                both[k]->streak = both[k]->streak > 0 ? both[k]->streak + 1 : 1;
            else if (games < 0) /* whatever is left of it: only the store knows */
                both[k]->streak = both[k]->games > 0 ? both[k]->games % 5 - 2 : 0;
            else if (games > 0)
                both[k]->streak = both[k]->streak < 0 ? both[k]->streak - 1 : -1;
        }
    }
}

void store_scores(struct store *s UNUSED, int64_t account, int64_t from_ms, store_score_cb *each,
                  store_done_cb *done, void *arg)
{
    int span = from_ms == 0                                           ? BOARD_ALL
               : from_ms == clock_month_start(clock_wall(&now.clock)) ? BOARD_SEASON
                                                                      : BOARD_WEEK;
    for (int i = 0; i < ACCOUNTS; i++)
        for (int g = -1; g < GAMES; g++) {
            const struct sum *sum = &model[i][g < 0 ? GAMES : g][span];
            if ((sum->games == 0 && sum->xp == 0) || (account != 0 && account_of(i) != account))
                continue;
            struct store_score score = {.account = account_of(i),
                                        .xp = sum->xp,
                                        .reached_ms = sum->reached_ms,
                                        .games = sum->games,
                                        .won = sum->won,
                                        .streak = sum->streak,
                                        .hidden = model_hidden[i]};
            name_of(i, score.name);
            if (g >= 0)
                snprintf(score.game, sizeof(score.game), "%s", game_name[g]);
            each(arg, &score);
        }
    done(arg, STORE_OK);
}

void store_rated(struct store *s UNUSED, store_rated_cb *each UNUSED, store_done_cb *done,
                 void *arg)
{
    done(arg, STORE_OK);
}

void store_ratings(struct store *s UNUSED, const struct store_rating_query *query UNUSED,
                   store_rating_cb *each UNUSED, store_done_cb *done, void *arg)
{
    done(arg, STORE_OK);
}

static void begin(void)
{
    memset(model, 0, sizeof(model));
    memset(model_hidden, 0, sizeof(model_hidden));
    clock_virtual_init(&now, WEDNESDAY);
    boards = leaderboard_new(&now.clock);
}

static void end(void)
{
    leaderboard_free(&boards);
    CU_ASSERT_PTR_NULL(boards);
}

static void add(int i, int game, int64_t xp, int outcome, int games)
{
    char name[STORE_NAME_MAX];
    name_of(i, name);
    int64_t at = clock_wall(&now.clock);
    model_add(i, game, xp, outcome, games, at);
    leaderboard_add(boards, account_of(i), name, game_name[game], xp, outcome, games, at);
}

/* ---- Comparing a whole board with the model ---- */
static int sort_game, sort_span;

static int by_model(const void *a, const void *b)
{
    int i = *(const int *)a, j = *(const int *)b;
    const struct sum *x = &model[i][sort_game][sort_span], *y = &model[j][sort_game][sort_span];
    if (x->xp != y->xp)
        return x->xp > y->xp ? -1 : 1;
    if (x->reached_ms != y->reached_ms)
        return x->reached_ms < y->reached_ms ? -1 : 1;
    return i - j;
}

static bool board_equals(int game, int span)
{
    static int order[ACCOUNTS];
    static struct board_row row[ACCOUNTS];
    const char *name = game < GAMES ? game_name[game] : NULL;
    int n = 0;
    for (int i = 0; i < ACCOUNTS; i++)
        if (model[i][game][span].games > 0 && !model_hidden[i])
            order[n++] = i;
    sort_game = game;
    sort_span = span;
    qsort(order, (size_t)n, sizeof(order[0]), by_model);
    if (leaderboard_size(boards, name, span) != n)
        return false;
    if (leaderboard_top(boards, name, span, 1, row, ACCOUNTS) != n)
        return false;
    int64_t rank = 0;
    for (int k = 0; k < n; k++) {
        const struct sum *sum = &model[order[k]][game][span];
        struct board_row one;
        if (k == 0 || sum->xp != model[order[k - 1]][game][span].xp)
            rank = k + 1;
        if (row[k].account != account_of(order[k]) || row[k].rank != rank || row[k].xp != sum->xp ||
            row[k].games != sum->games || row[k].won != sum->won || row[k].streak != sum->streak ||
            row[k].reached_ms != sum->reached_ms)
            return false;
        if (leaderboard_place(boards, name, span, account_of(order[k]), &one) != k + 1 ||
            memcmp(&one, &row[k], sizeof(one)) != 0)
            return false;
        if (leaderboard_top(boards, name, span, k + 1, &one, 1) != 1 ||
            memcmp(&one, &row[k], sizeof(one)) != 0)
            return false;
    }
    return true;
}

static bool all_equal(void)
{
    for (int game = 0; game <= GAMES; game++)
        for (int span = 0; span < SPANS; span++)
            if (!board_equals(game, span))
                return false;
    return true;
}

static void random_changes(int changes)
{
    for (int k = 0; k < changes; k++) {
        int i = rand() % ACCOUNTS, game = rand() % GAMES;
        if (rand() % 3 == 0)
            clock_virtual_advance(&now, rand() % 5);
        switch (rand() % 12) {
        case 0: add(i, game, -20, 0, 0); break;
        case 1: add(i, game, 0, 0, 1); break;
        case 2:
            if (model[i][game][BOARD_ALL].won > 0)
                add(i, game, -20, 1, -1);
            break;
        case 3:
            model_hidden[i] = !model_hidden[i];
            leaderboard_hide(boards, account_of(i), model_hidden[i]);
            if (model[i][GAMES][BOARD_ALL].games == 0 && model[i][GAMES][BOARD_ALL].xp == 0)
                model_hidden[i] = false;
            break;
        case 4:
        case 5: add(i, game, 10 * (2 + rand() % 7), 1, 1); break;
        default: add(i, game, -10, -1, 1); break;
        }
    }
}

SUITE("leaderboard", begin, end);

/* RK-D16: somebody who got there by a penalty after the game got there then, not when the game
 * ended. */
TEST(by_penalty, "a penalty counts from its own time")
{
    struct board_row row[2];
    int64_t ended = clock_wall(&now.clock);
    for (int i = 0; i < 2; i++)
        add(i, 0, -10, -1, 1);
    clock_virtual_advance(&now, 1000);
    leaderboard_add(boards, account_of(1), "player1", game_name[0], -10, 0, 0,
                    clock_wall(&now.clock));
    clock_virtual_advance(&now, 1000);
    leaderboard_add(boards, account_of(0), "player0", game_name[0], -10, 0, 0, ended);
    CU_ASSERT_EQUAL(leaderboard_top(boards, NULL, BOARD_ALL, 1, row, 2), 2);
    CU_ASSERT_EQUAL(row[0].account, account_of(1));
    CU_ASSERT_EQUAL(row[1].account, account_of(0));
    CU_ASSERT_EQUAL(row[1].rank, 1);
}

TEST(against_a_model, "random changes agree with a naive model on every board")
{
    srand(7);
    for (int round = 0; round < 60; round++) {
        random_changes(round < 10 ? 10 : 300);
        CU_ASSERT_TRUE_FATAL(all_equal());
    }
}

static bool loaded;
static void load_done(void *arg UNUSED)
{
    loaded = true;
}

TEST(loaded_is_the_same, "boards loaded from the store are the same")
{
    srand(8);
    random_changes(5000);
    leaderboard_free(&boards);
    boards = leaderboard_new(&now.clock);
    loaded = false;
    leaderboard_load(boards, NULL, load_done, NULL);
    CU_ASSERT_TRUE(loaded);
    CU_ASSERT_TRUE(all_equal());
    random_changes(2000);
    CU_ASSERT_TRUE(all_equal());
}

TEST(adjustments_count_over_all_games, "RK-D16 an adjustment counts over all games")
{
    struct board_row row;
    add(1, 0, 20, 1, 1);
    leaderboard_add(boards, account_of(1), "player1", NULL, -15, 0, 0, clock_wall(&now.clock));
    leaderboard_place(boards, NULL, BOARD_ALL, account_of(1), &row);
    CU_ASSERT_EQUAL(row.xp, 5);
    leaderboard_place(boards, game_name[0], BOARD_ALL, account_of(1), &row);
    CU_ASSERT_EQUAL(row.xp, 20);
}

TEST(spans_open_with_the_clock, "RK-D16 seasons and weeks open with the clock")
{
    add(1, 0, 20, 1, 1);
    CU_ASSERT_EQUAL(leaderboard_size(boards, NULL, BOARD_WEEK), 1);
    clock_virtual_advance(&now, clock_week_start(WEDNESDAY) + 7 * DAY - WEDNESDAY - 1);
    CU_ASSERT_EQUAL(leaderboard_size(boards, NULL, BOARD_WEEK), 1);
    clock_virtual_advance(&now, 1); /* Monday 00:00 */
    CU_ASSERT_EQUAL(leaderboard_size(boards, NULL, BOARD_WEEK), 0);
    CU_ASSERT_EQUAL(leaderboard_size(boards, NULL, BOARD_SEASON), 1);
    clock_virtual_advance(&now, 8 * DAY); /* December */
    CU_ASSERT_EQUAL(leaderboard_size(boards, NULL, BOARD_SEASON), 0);
    CU_ASSERT_EQUAL(leaderboard_size(boards, NULL, BOARD_ALL), 1);
    /* A game that ended in a span that is over counts for all time only. */
    leaderboard_add(boards, account_of(2), "player2", "last-one", 20, 1, 1, WEDNESDAY);
    CU_ASSERT_EQUAL(leaderboard_size(boards, NULL, BOARD_WEEK), 0);
    CU_ASSERT_EQUAL(leaderboard_size(boards, NULL, BOARD_ALL), 2);
}

TEST(banned_are_hidden, "RK-D18 banned accounts are hidden, not deleted")
{
    struct board_row row;
    for (int i = 0; i < 3; i++)
        add(i, 0, 30 - 10 * i, 1, 1);
    leaderboard_hide(boards, account_of(0), true);
    CU_ASSERT_EQUAL(leaderboard_place(boards, NULL, BOARD_ALL, account_of(1), &row), 1);
    CU_ASSERT_EQUAL(row.rank, 1);
    CU_ASSERT_EQUAL(leaderboard_place(boards, NULL, BOARD_ALL, account_of(0), NULL), 0);
    add(0, 0, 5, 1, 1);
    CU_ASSERT_EQUAL(leaderboard_size(boards, NULL, BOARD_ALL), 2);
    leaderboard_hide(boards, account_of(0), false);
    CU_ASSERT_EQUAL(leaderboard_place(boards, NULL, BOARD_ALL, account_of(0), &row), 1);
    CU_ASSERT_EQUAL(row.xp, 35);
    leaderboard_rename(boards, account_of(0), "Anna");
    leaderboard_top(boards, NULL, BOARD_ALL, 1, &row, 1);
    CU_ASSERT_STRING_EQUAL(row.name, "Anna");
}

TEST(merged_are_one, "merged accounts are one on every board")
{
    struct board_row row;
    add(0, 0, 30, 1, 1);
    add(1, 0, 20, 1, 1);
    clock_virtual_advance(&now, 1);
    add(1, 0, 40, 1, 1);
    add(2, 0, 80, 1, 1);
    for (int span = 0; span < SPANS; span++) /* the store has merged them */
        for (int game = 0; game <= GAMES; game++)
            if (game != 1) {
                model[0][game][span].games = 3;
                model[0][game][span].streak = 3;
            }
    leaderboard_merge(boards, account_of(1), account_of(0), "player0");
    for (int span = 0; span < SPANS; span++)
        for (int k = 0; k < 2; k++) {
            const char *game = k == 0 ? NULL : game_name[0];
            CU_ASSERT_EQUAL(leaderboard_size(boards, game, span), 2);
            CU_ASSERT_EQUAL(leaderboard_place(boards, game, span, account_of(1), NULL), 0);
            CU_ASSERT_EQUAL(leaderboard_place(boards, game, span, account_of(0), &row), 1);
            CU_ASSERT_EQUAL(row.xp, 90);
            CU_ASSERT_EQUAL(row.games, 3);
            CU_ASSERT_EQUAL(row.streak, 3);
            CU_ASSERT_EQUAL(row.reached_ms, WEDNESDAY + 1);
        }
    /* Merges into somebody who is on no board yet, and from somebody who is on none. */
    leaderboard_merge(boards, account_of(0), account_of(9), "player9");
    leaderboard_merge(boards, account_of(0), account_of(2), "player2");
    CU_ASSERT_EQUAL(leaderboard_size(boards, NULL, BOARD_ALL), 2);
    CU_ASSERT_EQUAL(leaderboard_place(boards, NULL, BOARD_ALL, account_of(9), &row), 1);
    CU_ASSERT_EQUAL(row.xp, 90);
    CU_ASSERT_STRING_EQUAL(row.name, "player9");
}
