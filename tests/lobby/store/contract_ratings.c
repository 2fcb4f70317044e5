/*
 * What every store promises of the ledger of ratings (RT-D7, RT-D11).
 */
#include <stdio.h>
#include <string.h>

#include "contract.h"

static struct store_rating rating(int64_t account, int64_t game, const char *board,
                                  const char *reason, int64_t mu, int64_t sigma)
{
    struct store_rating made = {.account = account,
                                .game = game,
                                .mu = mu,
                                .sigma = sigma,
                                .shown = (int32_t)(1000 + mu / 1000),
                                .moved = (int32_t)(mu / 1000)};
    snprintf(made.board, sizeof(made.board), "%s", board);
    snprintf(made.reason, sizeof(made.reason), "%s", reason);
    return made;
}

/* Appends these changes to a game, with its row in this state. */
static enum store_status rate(struct store *s, const struct store_game *game, int32_t seq,
                              enum store_game_state state, const struct store_rating *ratings,
                              int nratings)
{
    struct store_game final = *game;
    const struct store_event event = {.text = "over"};
    final.state = state;
    final.ended_ms = 2000;
    return append(s, &(struct store_append){.game = game->id,
                                            .epoch = store_epoch(s),
                                            .first_seq = seq,
                                            .nevents = 1,
                                            .events = &event,
                                            .final = &final,
                                            .nratings = nratings,
                                            .ratings = ratings});
}

/* A game of two accounts, which the first won by `mu`. */
static void rated_play(struct store *s, int64_t id, const char *board, int64_t a, int64_t b,
                       int64_t mu)
{
    struct store_game game = game_of(id, a, b, 0);
    const struct store_rating both[] = {rating(a, id, board, "game", mu, -10),
                                        rating(b, id, board, "game", -mu, -20)};
    snprintf(game.game, sizeof(game.game), "%s", board);
    IS(game_begin(s, &game), STORE_OK);
    IS(rate(s, &game, 1, STORE_GAME_FINISHED, both, 2), STORE_OK);
}

/* ---- Reading ---- */

struct seen {
    struct answer answer;
    int count;
    char text[1024];
};

static void rated_see(void *arg, const struct store_rated *row)
{
    struct seen *seen = arg;
    size_t len = strlen(seen->text);
    seen->count++;
    snprintf(seen->text + len, sizeof(seen->text) - len, "%s %s %d %d %d%s\n", row->name,
             row->board, (int)row->mu, (int)row->sigma, row->games, row->hidden ? " hidden" : "");
}

static const char *rated_read(struct store *s, struct seen *seen)
{
    *seen = (struct seen){.count = 0};
    store_rated(s, rated_see, answer_take, seen);
    IS(answer_wait(s, &seen->answer), STORE_OK);
    return seen->text;
}

static void entry_see(void *arg, const struct store_rating_entry *entry)
{
    struct seen *seen = arg;
    size_t len = strlen(seen->text);
    seen->count++;
    snprintf(seen->text + len, sizeof(seen->text) - len, "%d: %d %s %d %s %d\n", (int)entry->n,
             (int)entry->rating.account, entry->rating.board, (int)entry->rating.game,
             entry->rating.reason, (int)entry->rating.mu);
}

static const char *entries_read(struct store *s, struct store_rating_query query, struct seen *seen)
{
    *seen = (struct seen){.count = 0};
    store_ratings(s, &query, entry_see, answer_take, seen);
    IS(answer_wait(s, &seen->answer), STORE_OK);
    return seen->text;
}

/* ---- Tests ---- */

static void test_entries(void)
{
    struct store *s = store_with_two(0);
    struct seen seen;
    rated_play(s, 50, "last-one", 10, 11, 700);
    clock_virtual_advance(&contract_clock, 1000);
    rated_play(s, 60, "palace", 11, 10, 500);
    clock_virtual_advance(&contract_clock, 1000);
    rated_play(s, 70, "last-one", 10, 11, 300);
    CU_ASSERT_STRING_EQUAL(rated_read(s, &seen), "Ann last-one 1000 -20 2\n"
                                                 "Ann palace -500 -20 1\n"
                                                 "Bob last-one -1000 -40 2\n"
                                                 "Bob palace 500 -10 1\n");
    CU_ASSERT_STRING_EQUAL(
        entries_read(s, (struct store_rating_query){.account = 10, .limit = 9}, &seen),
        "5: 10 last-one 70 game 300\n4: 10 palace 60 game -500\n1: 10 last-one 50 game 700\n");
    CU_ASSERT_STRING_EQUAL(
        entries_read(s, (struct store_rating_query){.account = 10, .board = "last-one", .limit = 9},
                     &seen),
        "5: 10 last-one 70 game 300\n1: 10 last-one 50 game 700\n");
    CU_ASSERT_STRING_EQUAL(
        entries_read(s, (struct store_rating_query){.account = 10, .before = 5, .limit = 1}, &seen),
        "4: 10 palace 60 game -500\n");
    CU_ASSERT_STRING_EQUAL(
        entries_read(s, (struct store_rating_query){.since_ms = 1001000, .limit = 9}, &seen),
        "6: 11 last-one 70 game -300\n5: 10 last-one 70 game 300\n"
        "4: 10 palace 60 game -500\n3: 11 palace 60 game 500\n");
    entries_read(s, (struct store_rating_query){.account = 99, .limit = 9}, &seen);
    IS(seen.count, 0);
    /* A game's row carries what it did to the ratings of its seats. */
    struct game_read read;
    IS(game_get(s, 50, &read), STORE_OK);
    IS(read.game.seat[0].rated, true);
    IS(read.game.seat[0].rating, 1000);
    IS(read.game.seat[1].rating_mu, -700);
    IS(read.game.seat[1].rating_sigma, -20);
    store_end(&s);
}

/* The changes of a game are written once, with the rest of its append or not at all. */
static void test_once(void)
{
    struct store *s = store_with_two(0);
    struct seen seen;
    struct store_game game = game_of(50, 10, 11, 0);
    IS(game_begin(s, &game), STORE_OK);
    const struct store_rating both[] = {rating(10, 50, "last-one", "game", 700, -10),
                                        rating(11, 50, "last-one", "game", -700, -10)};
    const struct store_rating twice[] = {both[0], both[0]};
    IS(rate(s, &game, 1, STORE_GAME_FINISHED, twice, 2), STORE_TAKEN);
    CU_ASSERT_STRING_EQUAL(rated_read(s, &seen), "");
    struct game_read read;
    IS(game_get(s, 50, &read), STORE_OK);
    IS(read.game.state, STORE_GAME_LIVE);
    IS(read.events, 0);
    IS(read.game.seat[0].rated, false);
    IS(rate(s, &game, 1, STORE_GAME_FINISHED, both, 2), STORE_OK);
    IS(rate(s, &game, 2, STORE_GAME_FINISHED, both, 2), STORE_TAKEN);
    IS(game_get(s, 50, &read), STORE_OK);
    IS(read.events, 1);
    CU_ASSERT_STRING_EQUAL(rated_read(s, &seen),
                           "Ann last-one 700 -10 1\nBob last-one -700 -10 1\n");
    store_end(&s);
}

static void test_malformed(void)
{
    struct store *s = store_with_two(0);
    struct seen seen;
    struct store_game game = game_of(50, 10, 11, 0);
    const struct store_rating good = rating(10, 50, "last-one", "game", 1, 1);
    const struct store_rating wrong[] = {
        rating(10, 51, "last-one", "game", 1, 1),
        rating(0, 50, "last-one", "game", 1, 1),
        rating(STORE_ACCOUNT_ESCROW, 50, "last-one", "game", 1, 1),
        rating(10, 50, "", "game", 1, 1),
        rating(10, 50, "last-one", "", 1, 1),
        rating(10, 50, "last-one", "game", STORE_RATING_MOST + 1, 1),
        rating(10, 50, "last-one", "game", 1, -STORE_RATING_MOST - 1)};
    IS(game_begin(s, &game), STORE_OK);
    for (size_t i = 0; i < sizeof(wrong) / sizeof(wrong[0]); i++)
        IS(rate(s, &game, 1, STORE_GAME_FINISHED, &wrong[i], 1), STORE_REFUSED);
    IS(rate(s, &game, 1, STORE_GAME_FINISHED, &good, -1), STORE_REFUSED);
    IS(rate(s, &game, 1, STORE_GAME_FINISHED, &good, STORE_SEATS_MAX + 1), STORE_REFUSED);
    CU_ASSERT_STRING_EQUAL(rated_read(s, &seen), "");
    store_end(&s);
}

/* RT-D7: opposite entries, and the old ones stay. */
static void test_void(void)
{
    struct store *s = store_with_two(0);
    struct seen seen;
    rated_play(s, 50, "last-one", 10, 11, 700);
    rated_play(s, 60, "last-one", 10, 11, 300);
    struct game_read read;
    IS(game_get(s, 50, &read), STORE_OK);
    const struct store_rating back[] = {rating(10, 50, "last-one", "void", -700, 10),
                                        rating(11, 50, "last-one", "void", 700, 20)};
    IS(rate(s, &read.game, 2, STORE_GAME_VOID, back, 2), STORE_OK);
    IS(rate(s, &read.game, 3, STORE_GAME_VOID, back, 2), STORE_TAKEN);
    CU_ASSERT_STRING_EQUAL(rated_read(s, &seen),
                           "Ann last-one 300 -10 1\nBob last-one -300 -20 1\n");
    entries_read(s, (struct store_rating_query){.account = 10, .limit = 9}, &seen);
    IS(seen.count, 3);
    IS(game_get(s, 50, &read), STORE_OK);
    IS(read.game.seat[0].rating_mu, 700);
    store_end(&s);
}

static void test_merge(void)
{
    struct store *s = store_with_two(0);
    struct seen seen;
    IS(account_make(s, 12, "Cat", 0), STORE_OK);
    IS(account_make(s, 13, "Dee", 0), STORE_OK);
    rated_play(s, 50, "last-one", 10, 12, 700);
    rated_play(s, 60, "last-one", 11, 12, 300);
    rated_play(s, 70, "palace", 11, 12, 500);
    struct answer answer = {0};
    store_account_merge(s, 11, 10, NULL, 0, NULL, answer_take, &answer);
    IS(answer_wait(s, &answer), STORE_OK);
    /* RT-D7: Ann was never rated in Palace, and Bob's Last One is dropped. */
    CU_ASSERT_STRING_EQUAL(rated_read(s, &seen), "Ann last-one 700 -10 1\n"
                                                 "Ann palace 500 -10 1\n"
                                                 "Cat last-one -1000 -40 2\n"
                                                 "Cat palace -500 -20 1\n");
    CU_ASSERT_STRING_EQUAL(
        entries_read(s, (struct store_rating_query){.account = 10, .limit = 9}, &seen),
        "5: 10 palace 70 game 500\n1: 10 last-one 50 game 700\n");
    struct game_read read;
    IS(game_get(s, 60, &read), STORE_OK);
    IS(read.game.seat[0].account, 10);
    IS(read.game.seat[0].rated, false);
    IS(read.game.seat[1].rated, true);
    IS(game_get(s, 70, &read), STORE_OK);
    IS(read.game.seat[0].rated, true);
    /* Ann goes on into Dee, who was never rated. */
    answer = (struct answer){0};
    store_account_merge(s, 10, 13, NULL, 0, NULL, answer_take, &answer);
    IS(answer_wait(s, &answer), STORE_OK);
    CU_ASSERT_STRING_EQUAL(rated_read(s, &seen), "Cat last-one -1000 -40 2\n"
                                                 "Cat palace -500 -20 1\n"
                                                 "Dee last-one 700 -10 1\n"
                                                 "Dee palace 500 -10 1\n");
    answer = (struct answer){0};
    store_account_erase(s, 13, "gone-d", answer_take, &answer);
    IS(answer_wait(s, &answer), STORE_OK);
    CU_ASSERT_STRING_EQUAL(rated_read(s, &seen), "Cat last-one -1000 -40 2\n"
                                                 "Cat palace -500 -20 1\n"
                                                 "gone-d last-one 700 -10 1 hidden\n"
                                                 "gone-d palace 500 -10 1 hidden\n");
    store_end(&s);
}

static void test_hidden(void)
{
    struct store *s = store_with_two(0);
    struct seen seen;
    rated_play(s, 50, "last-one", 10, 11, 700);
    const struct store_sanction ban = {
        .id = 5, .kind = STORE_BAN, .account = 11, .name = "Bob", .until_ms = 2000000};
    struct answer answer = {0};
    store_sanctions_put(s, &ban, 1, answer_take, &answer);
    IS(answer_wait(s, &answer), STORE_OK);
    CU_ASSERT_STRING_EQUAL(rated_read(s, &seen),
                           "Ann last-one 700 -10 1\nBob last-one -700 -20 1 hidden\n");
    clock_virtual_advance(&contract_clock, 2000000);
    CU_ASSERT_STRING_EQUAL(rated_read(s, &seen),
                           "Ann last-one 700 -10 1\nBob last-one -700 -20 1\n");
    store_end(&s);
}

CU_TestInfo contract_ratings[] = {{"entries, and what they add up to", test_entries},
                                  {"a game is rated once", test_once},
                                  {"entries that make no sense", test_malformed},
                                  {"void games (RT-D7)", test_void},
                                  {"merged accounts (RT-D7)", test_merge},
                                  {"banned accounts", test_hidden},
                                  CU_TEST_INFO_NULL};
