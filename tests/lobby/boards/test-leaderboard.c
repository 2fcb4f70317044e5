/*
 * The boards of XP and of ratings compared with naive models, and the lines of doc/rules/ranking.md
 * and doc/rules/rating.md about them (RT-D12, RT-D14, RT-D17). The store is a stand-in that answers
 * from the models, at once.
 */

#include "cutap.h"
#include "leaderboard.h"
#include "repeats.h"
#include "season.h"

enum { ACCOUNTS = 300, GAMES = 2, SPANS = BOARD_SPANS, LEDGER = 4000 };
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
/* The game of all ratings here. */
static const char GAME[] = "last-one";
static struct rated {
    int64_t mu, sigma, played_ms;
    int games;
    bool rated, hidden, gone;
} rated[ACCOUNTS];
static int64_t game_id;
static struct store_rating_entry ledger[LEDGER];
static int nledger;

static struct clock_virtual now;
static struct leaderboard *boards;
static struct ratings *ratings; /* of the boards */

static int64_t account_of(int i)
{
    return 1000 + i;
}

static const char *name_of(int i)
{
    static char name[STORE_NAME_MAX];
    snprintf(name, sizeof(name), "player%u", (unsigned)i % ACCOUNTS);
    return name;
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
            else if (games < 0) /* only the store knows what is left: any number stands for it */
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
            snprintf(score.name, sizeof(score.name), "%s", name_of(i));
            if (g >= 0)
                snprintf(score.game, sizeof(score.game), "%s", game_name[g]);
            each(arg, &score);
        }
    done(arg, STORE_OK);
}

void store_rated(struct store *s UNUSED, store_rated_cb *each, store_done_cb *done, void *arg)
{
    for (int i = 0; i < ACCOUNTS; i++) {
        struct store_rated row = {.account = account_of(i),
                                  .mu = rated[i].mu,
                                  .sigma = rated[i].sigma,
                                  .games = rated[i].games,
                                  .played_ms = rated[i].played_ms,
                                  .hidden = rated[i].hidden};
        snprintf(row.name, sizeof(row.name), "%s", name_of(i));
        snprintf(row.board, sizeof(row.board), "%s", GAME);
        if (rated[i].rated && !rated[i].gone)
            each(arg, &row);
    }
    done(arg, STORE_OK);
}

void store_ratings(struct store *s UNUSED, const struct store_rating_query *query,
                   store_rating_cb *each, store_done_cb *done, void *arg)
{
    for (int i = nledger, n = 0; i-- > 0 && n < query->limit; n++) {
        if (ledger[i].at_ms < query->since_ms)
            break;
        each(arg, &ledger[i]);
    }
    done(arg, STORE_OK);
}

static void begin(void)
{
    memset(model, 0, sizeof(model));
    memset(model_hidden, 0, sizeof(model_hidden));
    memset(rated, 0, sizeof(rated));
    nledger = 0;
    clock_virtual_init(&now, WEDNESDAY);
    boards = leaderboard_new(&now.clock);
    ratings = leaderboard_ratings(boards);
}

static void end(void)
{
    leaderboard_free(&boards);
    CU_ASSERT_PTR_NULL(boards);
}

static void count_loaded(void *arg)
{
    ++*(int *)arg;
}

static void reload(void)
{
    int loaded = 0;
    end();
    boards = leaderboard_new(&now.clock);
    ratings = leaderboard_ratings(boards);
    leaderboard_load(boards, NULL, count_loaded, &loaded);
    CU_ASSERT_EQUAL(loaded, 1);
}

static void add(int i, int game, int64_t xp, int outcome, int games)
{
    int64_t at = clock_wall(&now.clock);
    model_add(i, game, xp, outcome, games, at);
    leaderboard_add(boards, account_of(i), name_of(i), game_name[game], xp, outcome, games, at);
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

TEST(loaded_is_the_same, "boards loaded from the store are the same")
{
    srand(8);
    random_changes(5000);
    reload();
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

/* ---- Ratings ---- */

static void entry_add(int i, const char *reason, int64_t mu, int64_t sigma)
{
    struct store_rating entry = {
        .account = account_of(i), .game = ++game_id, .mu = mu, .sigma = sigma};
    int games = strcmp(reason, "game") == 0 ? 1 : -1;
    snprintf(entry.board, sizeof(entry.board), "%s", GAME);
    snprintf(entry.reason, sizeof(entry.reason), "%s", reason);
    if (nledger == LEDGER) /* no test looks so far back */
        nledger = 0;
    ledger[nledger] = (struct store_rating_entry){
        .rating = entry, .n = nledger + 1, .at_ms = clock_wall(&now.clock)};
    nledger++;
    ratings_ahead(ratings, &entry, 1);
    ratings_add(ratings, &entry, name_of(i));
    rated[i].rated = true;
    rated[i].mu += mu;
    rated[i].sigma += sigma;
    rated[i].games += games;
    if (games > 0)
        rated[i].played_ms = clock_wall(&now.clock);
}

static int shown(int i)
{
    return rating_shown(
        (struct rating_micro){RATING_MU0 + rated[i].mu, RATING_SIGMA0 + rated[i].sigma});
}

static bool listed(int i)
{
    return rated[i].rated && !rated[i].hidden && !rated[i].gone && rated[i].games >= 15 &&
           clock_wall(&now.clock) - rated[i].played_ms < 30 * DAY;
}

static int by_place(const void *a, const void *b)
{
    int x = *(const int *)a, y = *(const int *)b;
    if (shown(x) != shown(y))
        return shown(y) - shown(x);
    if (rated[x].played_ms != rated[y].played_ms)
        return rated[x].played_ms < rated[y].played_ms ? -1 : 1;
    return x - y;
}

static void compare(void)
{
    static struct rating_row row[ACCOUNTS];
    int order[ACCOUNTS], n = 0;
    for (int i = 0; i < ACCOUNTS; i++)
        if (listed(i))
            order[n++] = i;
    qsort(order, (size_t)n, sizeof(*order), by_place);
    CU_ASSERT_EQUAL_FATAL(ratings_size(ratings, GAME), n);
    CU_ASSERT_EQUAL_FATAL(ratings_top(ratings, GAME, 1, row, ACCOUNTS), n);
    for (int i = 0, rank = 1; i < n; i++) {
        rank = i > 0 && shown(order[i]) == shown(order[i - 1]) ? rank : i + 1;
        CU_ASSERT_EQUAL(row[i].account, account_of(order[i]));
        CU_ASSERT_STRING_EQUAL(row[i].name, name_of(order[i]));
        CU_ASSERT_EQUAL(row[i].rating, shown(order[i]));
        CU_ASSERT_EQUAL(row[i].rank, rank);
        CU_ASSERT_EQUAL(row[i].games, rated[order[i]].games);
        struct rating_row one;
        CU_ASSERT_EQUAL(ratings_place(ratings, GAME, account_of(order[i]), &one), i + 1);
        CU_ASSERT_EQUAL(one.rank, rank);
    }
    for (int i = 0; i < ACCOUNTS; i++) {
        struct rating_row one;
        if (!rated[i].gone)
            CU_ASSERT_EQUAL(ratings_of(ratings, GAME, account_of(i), &one), rated[i].rated);
        if (!listed(i))
            CU_ASSERT_EQUAL(ratings_place(ratings, GAME, account_of(i), NULL), 0);
    }
    CU_ASSERT_EQUAL(ratings_top(ratings, GAME, n + 1, row, 5), 0);
    CU_ASSERT_EQUAL(ratings_size(ratings, "switch"), 0);
}

static uint32_t below(uint32_t n)
{
    static uint64_t chance = 1;
    chance = chance * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (uint32_t)((chance >> 32) * n >> 32);
}

static void play_many(int games)
{
    for (int k = 0; k < games; k++) {
        int i = (int)below(ACCOUNTS);
        if (rated[i].gone)
            continue;
        if (rated[i].rated && below(40) == 0)
            entry_add(i, "void", -(int64_t)below(300000), (int64_t)below(1000));
        else
            entry_add(i, "game", (int64_t)below(2000000) - 1000000, -(int64_t)below(20000));
        clock_virtual_advance(&now, below(4) == 0 ? below(3600000) : 0);
    }
}

SUITE("ratings", begin, end);

TEST(by_chance, "random games agree with a model")
{
    for (int round = 0; round < 12; round++) {
        play_many(1500);
        compare();
        if (round % 3 == 2) {
            int i = (int)below(ACCOUNTS);
            rated[i].hidden = !rated[i].hidden;
            leaderboard_hide(boards, account_of(i), rated[i].hidden);
            compare();
        }
        if (round % 4 == 3)
            reload();
        compare();
        clock_virtual_advance(&now, (int64_t)below(12) * DAY);
        compare();
    }
}

/* RT-D14: not before the 15th game, and for 30 days after the last. */
TEST(who_is_listed, "RT-D12 RT-D14 who is listed")
{
    struct rating_row row;
    CU_ASSERT_FALSE(ratings_of(ratings, GAME, account_of(0), &row));
    for (int i = 0; i < 14; i++)
        entry_add(0, "game", 1000, -1000);
    CU_ASSERT_TRUE(ratings_of(ratings, GAME, account_of(0), &row));
    CU_ASSERT_TRUE(row.provisional);
    CU_ASSERT_EQUAL(row.rank, 0);
    CU_ASSERT_EQUAL(ratings_size(ratings, GAME), 0);
    entry_add(0, "game", 1000, -1000);
    CU_ASSERT_TRUE(ratings_of(ratings, GAME, account_of(0), &row));
    CU_ASSERT_FALSE(row.provisional);
    CU_ASSERT_EQUAL(row.rank, 1);
    clock_virtual_advance(&now, 30 * DAY - 1);
    CU_ASSERT_EQUAL(ratings_size(ratings, GAME), 1);
    clock_virtual_advance(&now, 1);
    CU_ASSERT_EQUAL(ratings_place(ratings, GAME, account_of(0), &row), 0);
    CU_ASSERT_EQUAL(ratings_size(ratings, GAME), 0);
    CU_ASSERT_TRUE(ratings_of(ratings, GAME, account_of(0), &row));
    CU_ASSERT_EQUAL(row.rank, 0);
    entry_add(0, "game", 1000, -1000);
    CU_ASSERT_EQUAL(ratings_place(ratings, GAME, account_of(0), &row), 1);
}

/* RT-D7: ratings move for games in which the main account has none. */
TEST(merged, "RT-D7 merged accounts")
{
    struct rating_row row;
    for (int i = 0; i < 20; i++) {
        entry_add(0, "game", 1000, -1000);
        entry_add(1, "game", 2000, -1000);
    }
    leaderboard_merge(boards, account_of(0), account_of(2), name_of(2));
    CU_ASSERT_EQUAL(ratings_size(ratings, GAME), 2);
    CU_ASSERT_TRUE(ratings_of(ratings, GAME, account_of(2), &row));
    CU_ASSERT_EQUAL(row.exact.mu, RATING_MU0 + 20000);
    CU_ASSERT_EQUAL(row.rank, 2);
    CU_ASSERT_FALSE(ratings_of(ratings, GAME, account_of(0), &row));
    leaderboard_merge(boards, account_of(1), account_of(2), name_of(2));
    CU_ASSERT_EQUAL(ratings_size(ratings, GAME), 1);
    CU_ASSERT_TRUE(ratings_of(ratings, GAME, account_of(2), &row));
    CU_ASSERT_EQUAL(row.exact.mu, RATING_MU0 + 20000);
    leaderboard_rename(boards, account_of(2), "Zoe");
    CU_ASSERT_EQUAL(ratings_top(ratings, GAME, 1, &row, 1), 1);
    CU_ASSERT_STRING_EQUAL(row.name, "Zoe");
    for (int i = 3; i < 200; i++) /* the slots are made anew */
        entry_add(i, "game", 1000, -1000);
    CU_ASSERT_TRUE(ratings_of(ratings, GAME, account_of(2), &row));
    CU_ASSERT_FALSE(ratings_of(ratings, GAME, account_of(1), &row));
}

/* ---- The end of a season (RT-D17) ---- */

static struct rated ended[ACCOUNTS];

/* Everybody's values when the season ends, with games and voids after it. */
static int32_t season_ends(void)
{
    int32_t season = season_of(clock_wall(&now.clock));
    int64_t end_ms = season_end_ms(season);
    clock_virtual_advance(&now, end_ms - clock_wall(&now.clock) - 20 * DAY);
    for (int i = 1; i < ACCOUNTS; i++) /* nobody has number 0 */
        for (int k = 0; k < 1 + i % 20; k++)
            entry_add(i, "game", (int64_t)below(2000000) - 900000, -(int64_t)below(200000));
    for (int i = 5; i < ACCOUNTS; i += 9) {
        rated[i].hidden = true;
        leaderboard_hide(boards, account_of(i), true);
    }
    ratings_season(ratings, end_ms);
    clock_virtual_advance(&now, end_ms - clock_wall(&now.clock) - 1);
    entry_add(3, "game", 1000, -1000);
    clock_virtual_advance(&now, 1);
    CU_ASSERT_TRUE(ratings_season_quiet(ratings));
    memcpy(ended, rated, sizeof(ended));
    for (int k = 0; k < 400; k++)
        entry_add(1 + (int)below(ACCOUNTS - 1), k % 5 == 0 ? "void" : "game",
                  (int64_t)below(2000000) - 1000000, -(int64_t)below(20000));
    return season;
}

static struct rating_micro ended_exact(int i)
{
    return (struct rating_micro){RATING_MU0 + ended[i].mu, RATING_SIGMA0 + ended[i].sigma};
}

/* The board, which is made in slices, is that of the end, whatever has been played since. */
TEST(archived, "RT-D17 the board when a season ends")
{
    static struct rating_row row[ACCOUNTS];
    season_ends();
    int expected = 0, n = 0;
    for (int i = 1; i < ACCOUNTS; i++)
        expected += ended[i].games >= 15 && !ended[i].hidden;
    struct ratings_final *final = ratings_final_new(ratings, GAME);
    CU_ASSERT_PTR_NOT_NULL_FATAL(final);
    while (ratings_final_fill(final, 7))
        ;
    CU_ASSERT_EQUAL(ratings_final_size(final), expected);
    for (int got; (got = ratings_final_read(final, n, &row[n], 10)) > 0;)
        n += got;
    CU_ASSERT_EQUAL_FATAL(n, expected);
    for (int k = 0, rank = 1; k < n; k++) {
        int i = (int)(row[k].account - account_of(0));
        CU_ASSERT_EQUAL(row[k].rating, rating_shown(ended_exact(i)));
        CU_ASSERT_EQUAL(row[k].games, ended[i].games);
        rank = k > 0 && row[k].rating == row[k - 1].rating ? rank : k + 1;
        CU_ASSERT_EQUAL(row[k].rank, rank);
        CU_ASSERT_TRUE(k == 0 || row[k].rating <= row[k - 1].rating);
    }
    /* Whoever is banned or merged away while places are written has none. */
    int i = (int)(row[4].account - account_of(0));
    leaderboard_hide(boards, row[2].account, true);
    leaderboard_merge(boards, row[3].account, account_of(i), name_of(i));
    CU_ASSERT_EQUAL(ratings_final_read(final, 0, row, 5), 5);
    CU_ASSERT_FALSE(row[1].hidden);
    CU_ASSERT_TRUE(row[2].hidden);
    CU_ASSERT_TRUE(row[3].hidden);
    CU_ASSERT_FALSE(row[4].hidden);
    ratings_final_free(&final);
    CU_ASSERT_PTR_NULL(ratings_final_new(ratings, "switch"));
}

/* Every rating is drawn together once, from its value at the end, also those of banned accounts. */
TEST(drawn, "RT-D17 ratings are drawn together once")
{
    enum { SLICE = 64 };
    struct store_rating entry[SLICE];
    struct ratings_at at = {0};
    bool seen[ACCOUNTS] = {false}, refused = false, more = true;
    int32_t season = season_ends();
    /* A rating that moves to an account without one takes along the changes since the end. */
    leaderboard_merge(boards, account_of(7), account_of(0), name_of(0));
    ended[0] = ended[7];
    rated[0] = rated[7];
    rated[7].gone = true;
    while (more) {
        int n = ratings_draw(ratings, season, &at, entry, SLICE, &more);
        ratings_ahead(ratings, entry, n);
        if (at.member > ACCOUNTS / 2 && !refused) { /* one time the store has no space */
            ratings_refused(ratings, entry, n);
            at = (struct ratings_at){0};
            refused = true;
            continue;
        }
        for (int k = 0; k < n; k++) {
            int i = (int)(entry[k].account - account_of(0));
            struct rating_micro before = ended_exact(i), after = season_draw(before);
            CU_ASSERT_FALSE(seen[i]);
            seen[i] = true;
            CU_ASSERT_EQUAL(entry[k].season, season);
            CU_ASSERT_STRING_EQUAL(entry[k].reason, STORE_RATING_SEASON);
            CU_ASSERT_EQUAL(entry[k].mu, after.mu - before.mu);
            CU_ASSERT_EQUAL(entry[k].sigma, after.sigma - before.sigma);
            int was = shown(i);
            rated[i].mu += entry[k].mu;
            rated[i].sigma += entry[k].sigma;
            CU_ASSERT_EQUAL(entry[k].shown, shown(i));
            CU_ASSERT_EQUAL(entry[k].moved, shown(i) - was);
            ratings_add(ratings, &entry[k], "");
        }
    }
    for (int i = 0; i < ACCOUNTS; i++)
        CU_ASSERT_EQUAL(seen[i], !rated[i].gone);
    at = (struct ratings_at){0};
    CU_ASSERT_EQUAL(ratings_draw(ratings, season, &at, entry, SLICE, &more), 0);
    CU_ASSERT_FALSE(more);
    compare();
}

/* What the ledger alone says of the games of an account that count now. */
static int replayed(int i)
{
    struct repeats all = {0};
    for (int n = 0; n < nledger; n++) {
        const struct store_rating_entry *entry = &ledger[n];
        if (strcmp(entry->rating.reason, "game") == 0)
            repeats_add(&all, repeats_hash(&entry->rating.account, 1), entry->rating.game,
                        entry->at_ms);
    }
    const int64_t account = account_of(i);
    int count = repeats_count(&all, repeats_hash(&account, 1), clock_wall(&now.clock));
    repeats_clear(&all);
    return count + 1;
}

static int live(int i)
{
    const int64_t account = account_of(i);
    return ratings_repeat(ratings, &account, 1);
}

/* RT-D6: a room that lived on, one that was killed, and the ledger count alike, whatever the clock
 * does between games. */
TEST(clocks_that_jump, "RT-D6 clocks that jump")
{
    static const int64_t jumps[] = {1000,       3600000,     -3600000,    86400000,
                                    -86400000,  90000000,    -90000000,   300000000,
                                    -300000000, 34560000000, -34560000000};
    for (int i = 0; i < 5; i++)
        entry_add(0, "game", 1, 0);
    CU_ASSERT_EQUAL(live(0), 6);
    now.wall += DAY;
    reload();
    for (int i = 0; i < 3; i++)
        entry_add(0, "game", 1, 0);
    CU_ASSERT_EQUAL(live(0), 4);
    now.wall -= DAY;
    CU_ASSERT_EQUAL(live(0), replayed(0));
    reload();
    CU_ASSERT_EQUAL(live(0), replayed(0));
    /* More than a day back: what was ahead is not near. */
    now.wall -= 2 * DAY;
    CU_ASSERT_EQUAL(live(0), 1);
    for (int k = 0; k < 1500; k++) {
        int i = (int)below(3);
        clock_virtual_advance(&now, below(3600000));
        if (below(8) == 0)
            now.wall += jumps[below(sizeof(jumps) / sizeof(jumps[0]))];
        if (below(8) == 0)
            reload();
        CU_ASSERT_EQUAL_FATAL(live(i), replayed(i));
        entry_add(i, "game", 1, 0);
    }
}
