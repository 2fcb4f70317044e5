/*
 * Boards of ratings compared with a naive model: who is listed, in which order, for how long
 * (RT-D12, RT-D14); banned, renamed and merged accounts. The store is a stand-in that answers from
 * the model, at once.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cutap.h"
#include "leaderboard.h"
#include "repeats.h"
#include "season.h"

enum { ACCOUNTS = 300, LEDGER = 4000 };
static const int64_t WEDNESDAY = 1795000000000;
static const int64_t DAY = 86400000;
static const char GAME[] = "last-one";

static struct model {
    int64_t mu, sigma, played_ms;
    int games;
    bool rated, hidden, gone;
} model[ACCOUNTS];
static struct clock_virtual now;
static struct leaderboard *boards;
static struct ratings *ratings;
static int64_t game_id;
static struct store_rating_entry ledger[LEDGER];
static int nledger;

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

void store_scores(struct store *s UNUSED, int64_t account UNUSED, int64_t from_ms UNUSED,
                  store_score_cb *each UNUSED, store_done_cb *done, void *arg)
{
    done(arg, STORE_OK);
}

void store_rated(struct store *s UNUSED, store_rated_cb *each, store_done_cb *done, void *arg)
{
    for (int i = 0; i < ACCOUNTS; i++) {
        struct store_rated row = {.account = account_of(i),
                                  .mu = model[i].mu,
                                  .sigma = model[i].sigma,
                                  .games = model[i].games,
                                  .played_ms = model[i].played_ms,
                                  .hidden = model[i].hidden};
        snprintf(row.name, sizeof(row.name), "%s", name_of(i));
        snprintf(row.board, sizeof(row.board), "%s", GAME);
        if (model[i].rated && !model[i].gone)
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
    nledger = 0;
    memset(model, 0, sizeof(model));
    clock_virtual_init(&now, WEDNESDAY);
    boards = leaderboard_new(&now.clock);
    ratings = leaderboard_ratings(boards);
}

static void end(void)
{
    leaderboard_free(&boards);
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
    model[i].rated = true;
    model[i].mu += mu;
    model[i].sigma += sigma;
    model[i].games += games;
    if (games > 0)
        model[i].played_ms = clock_wall(&now.clock);
}

/* ---- The model ---- */

static int shown(int i)
{
    return rating_shown(
        (struct rating_micro){RATING_MU0 + model[i].mu, RATING_SIGMA0 + model[i].sigma});
}

static bool listed(int i)
{
    return model[i].rated && !model[i].hidden && !model[i].gone && model[i].games >= 15 &&
           clock_wall(&now.clock) - model[i].played_ms < 30 * DAY;
}

static int by_place(const void *a, const void *b)
{
    int x = *(const int *)a, y = *(const int *)b;
    if (shown(x) != shown(y))
        return shown(y) - shown(x);
    if (model[x].played_ms != model[y].played_ms)
        return model[x].played_ms < model[y].played_ms ? -1 : 1;
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
        CU_ASSERT_EQUAL(row[i].games, model[order[i]].games);
        struct rating_row one;
        CU_ASSERT_EQUAL(ratings_place(ratings, GAME, account_of(order[i]), &one), i + 1);
        CU_ASSERT_EQUAL(one.rank, rank);
    }
    for (int i = 0; i < ACCOUNTS; i++) {
        struct rating_row one;
        if (!model[i].gone)
            CU_ASSERT_EQUAL(ratings_of(ratings, GAME, account_of(i), &one), model[i].rated);
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
        if (model[i].gone)
            continue;
        if (model[i].rated && below(40) == 0)
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
            model[i].hidden = !model[i].hidden;
            leaderboard_hide(boards, account_of(i), model[i].hidden);
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

static struct model ended[ACCOUNTS];

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
        model[i].hidden = true;
        leaderboard_hide(boards, account_of(i), true);
    }
    ratings_season(ratings, end_ms);
    clock_virtual_advance(&now, end_ms - clock_wall(&now.clock) - 1);
    entry_add(3, "game", 1000, -1000);
    clock_virtual_advance(&now, 1);
    CU_ASSERT_TRUE(ratings_season_quiet(ratings));
    memcpy(ended, model, sizeof(ended));
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
    model[0] = model[7];
    model[7].gone = true;
    while (more) {
        int n = ratings_draw(ratings, season, &at, entry, SLICE, &more);
        ratings_ahead(ratings, entry, n);
        if (at.member > ACCOUNTS / 2 && !refused) { /* the store has no room for once */
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
            model[i].mu += entry[k].mu;
            model[i].sigma += entry[k].sigma;
            CU_ASSERT_EQUAL(entry[k].shown, shown(i));
            CU_ASSERT_EQUAL(entry[k].moved, shown(i) - was);
            ratings_add(ratings, &entry[k], "");
        }
    }
    for (int i = 0; i < ACCOUNTS; i++)
        CU_ASSERT_EQUAL(seen[i], !model[i].gone);
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
