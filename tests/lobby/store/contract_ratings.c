/*
 * What every store promises of the ledger of ratings (RT-D7, RT-D11).
 */

#include "contract.h"

SUITE("ratings", NULL, NULL);

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

static void rated_see(void *arg, const struct store_rated *row)
{
    text_add(arg, "%s %s %d %d %d%s\n", row->name, row->board, (int)row->mu, (int)row->sigma,
             row->games, row->hidden ? " hidden" : "");
}

static const char *rated_read(struct store *s)
{
    static struct text_seen seen;
    IS(ANSWER_ROWS(s, &seen, store_rated, rated_see), STORE_OK);
    return seen.text;
}

static void entry_see(void *arg, const struct store_rating_entry *entry)
{
    text_add(arg, "%d: %d %s %d %s %d\n", (int)entry->n, (int)entry->rating.account,
             entry->rating.board, (int)entry->rating.game, entry->rating.reason,
             (int)entry->rating.mu);
}

static const char *entries_read(struct store *s, struct store_rating_query query)
{
    static struct text_seen seen;
    IS(ANSWER_ROWS(s, &seen, store_ratings, &query, entry_see), STORE_OK);
    return seen.text;
}

/* ---- Tests ---- */

TEST(test_entries, "entries, and what they add up to")
{
    CONTRACT_STORE *s = store_with_two(0);
    rated_play(s, 50, "last-one", 10, 11, 700);
    clock_virtual_advance(&contract_clock, 1000);
    rated_play(s, 60, "palace", 11, 10, 500);
    clock_virtual_advance(&contract_clock, 1000);
    rated_play(s, 70, "last-one", 10, 11, 300);
    CU_ASSERT_STRING_EQUAL(rated_read(s), "Ann last-one 1000 -20 2\n"
                                          "Ann palace -500 -20 1\n"
                                          "Bob last-one -1000 -40 2\n"
                                          "Bob palace 500 -10 1\n");
    CU_ASSERT_STRING_EQUAL(
        entries_read(s, (struct store_rating_query){.account = 10, .limit = 9}),
        "5: 10 last-one 70 game 300\n4: 10 palace 60 game -500\n1: 10 last-one 50 game 700\n");
    CU_ASSERT_STRING_EQUAL(
        entries_read(s,
                     (struct store_rating_query){.account = 10, .board = "last-one", .limit = 9}),
        "5: 10 last-one 70 game 300\n1: 10 last-one 50 game 700\n");
    CU_ASSERT_STRING_EQUAL(
        entries_read(s, (struct store_rating_query){.account = 10, .before = 5, .limit = 1}),
        "4: 10 palace 60 game -500\n");
    CU_ASSERT_STRING_EQUAL(
        entries_read(s, (struct store_rating_query){.since_ms = 1001000, .limit = 9}),
        "6: 11 last-one 70 game -300\n5: 10 last-one 70 game 300\n"
        "4: 10 palace 60 game -500\n3: 11 palace 60 game 500\n");
    CU_ASSERT_STRING_EQUAL(entries_read(s, (struct store_rating_query){.account = 99, .limit = 9}),
                           "");
    /* A game's row carries what it did to the ratings of its seats. */
    struct game_read read = game_stored(s, 50);
    IS(read.game.seat[0].rated, true);
    IS(read.game.seat[0].rating, 1000);
    IS(read.game.seat[1].rating_mu, -700);
    IS(read.game.seat[1].rating_sigma, -20);
}

/* The changes of a game are written once, with the rest of its append or not at all. */
TEST(test_once, "a game is rated once")
{
    CONTRACT_STORE *s = store_with_two(0);
    struct store_game game = game_begun(s, 50, 10, 11, 0);
    const struct store_rating both[] = {rating(10, 50, "last-one", "game", 700, -10),
                                        rating(11, 50, "last-one", "game", -700, -10)};
    const struct store_rating twice[] = {both[0], both[0]};
    IS(rate(s, &game, 1, STORE_GAME_FINISHED, twice, 2), STORE_TAKEN);
    CU_ASSERT_STRING_EQUAL(rated_read(s), "");
    struct game_read read = game_stored(s, 50);
    IS(read.game.state, STORE_GAME_LIVE);
    IS(read.events, 0);
    IS(read.game.seat[0].rated, false);
    IS(rate(s, &game, 1, STORE_GAME_FINISHED, both, 2), STORE_OK);
    IS(rate(s, &game, 2, STORE_GAME_FINISHED, both, 2), STORE_TAKEN);
    read = game_stored(s, 50);
    IS(read.events, 1);
    CU_ASSERT_STRING_EQUAL(rated_read(s), "Ann last-one 700 -10 1\nBob last-one -700 -10 1\n");
}

TEST(test_malformed, "entries that make no sense")
{
    CONTRACT_STORE *s = store_with_two(0);
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
    CU_ASSERT_STRING_EQUAL(rated_read(s), "");
}

/* RT-D7: opposite entries, and the old ones stay. */
TEST(test_void, "void games (RT-D7)")
{
    CONTRACT_STORE *s = store_with_two(0);
    rated_play(s, 50, "last-one", 10, 11, 700);
    rated_play(s, 60, "last-one", 10, 11, 300);
    struct game_read read = game_stored(s, 50);
    const struct store_rating back[] = {rating(10, 50, "last-one", "void", -700, 10),
                                        rating(11, 50, "last-one", "void", 700, 20)};
    IS(rate(s, &read.game, 2, STORE_GAME_VOID, back, 2), STORE_OK);
    IS(rate(s, &read.game, 3, STORE_GAME_VOID, back, 2), STORE_TAKEN);
    CU_ASSERT_STRING_EQUAL(rated_read(s), "Ann last-one 300 -10 1\nBob last-one -300 -20 1\n");
    CU_ASSERT_STRING_EQUAL(
        entries_read(s, (struct store_rating_query){.account = 10, .limit = 9}),
        "5: 10 last-one 50 void -700\n3: 10 last-one 60 game 300\n1: 10 last-one 50 game 700\n");
    read = game_stored(s, 50);
    IS(read.game.seat[0].rating_mu, 700);
}

TEST(test_merge, "merged accounts (RT-D7)")
{
    CONTRACT_STORE *s = store_with_two(0);
    IS(account_make(s, 12, "Cat", 0), STORE_OK);
    IS(account_make(s, 13, "Dee", 0), STORE_OK);
    rated_play(s, 50, "last-one", 10, 12, 700);
    rated_play(s, 60, "last-one", 11, 12, 300);
    rated_play(s, 70, "palace", 11, 12, 500);
    IS(ANSWER_OF(s, store_account_merge, 11, 10, NULL, 0), STORE_OK);
    /* RT-D7: Ann was never rated in Palace, and Bob's Last One is dropped. */
    CU_ASSERT_STRING_EQUAL(rated_read(s), "Ann last-one 700 -10 1\n"
                                          "Ann palace 500 -10 1\n"
                                          "Cat last-one -1000 -40 2\n"
                                          "Cat palace -500 -20 1\n");
    CU_ASSERT_STRING_EQUAL(entries_read(s, (struct store_rating_query){.account = 10, .limit = 9}),
                           "5: 10 palace 70 game 500\n1: 10 last-one 50 game 700\n");
    struct game_read read = game_stored(s, 60);
    IS(read.game.seat[0].account, 10);
    IS(read.game.seat[0].rated, false);
    IS(read.game.seat[1].rated, true);
    read = game_stored(s, 70);
    IS(read.game.seat[0].rated, true);
    /* Ann goes on into Dee, who was never rated. */
    IS(ANSWER_OF(s, store_account_merge, 10, 13, NULL, 0), STORE_OK);
    CU_ASSERT_STRING_EQUAL(rated_read(s), "Cat last-one -1000 -40 2\n"
                                          "Cat palace -500 -20 1\n"
                                          "Dee last-one 700 -10 1\n"
                                          "Dee palace 500 -10 1\n");
    IS(ANSWER_OF(s, store_account_erase, 13, "gone-d"), STORE_OK);
    CU_ASSERT_STRING_EQUAL(rated_read(s), "Cat last-one -1000 -40 2\n"
                                          "Cat palace -500 -20 1\n"
                                          "gone-d last-one 700 -10 1 hidden\n"
                                          "gone-d palace 500 -10 1 hidden\n");
}

TEST(test_hidden, "banned accounts")
{
    CONTRACT_STORE *s = store_with_two(0);
    rated_play(s, 50, "last-one", 10, 11, 700);
    const struct store_sanction ban = {
        .id = 5, .kind = STORE_BAN, .account = 11, .name = "Bob", .until_ms = 2000000};
    sanction_put(s, &ban);
    CU_ASSERT_STRING_EQUAL(rated_read(s),
                           "Ann last-one 700 -10 1\nBob last-one -700 -20 1 hidden\n");
    clock_virtual_advance(&contract_clock, 2000000);
    CU_ASSERT_STRING_EQUAL(rated_read(s), "Ann last-one 700 -10 1\nBob last-one -700 -20 1\n");
}

static struct store_rating season_entry(int64_t account, const char *board, int32_t season,
                                        int64_t mu)
{
    struct store_rating made = rating(account, 0, board, STORE_RATING_SEASON, mu, 30);
    made.season = season;
    return made;
}

static enum store_status season_write(struct store *s, const struct store_season_write *write)
{
    return ANSWER_OF(s, store_season_write, write);
}

static void season_see(void *arg, const struct store_season *season)
{
    text_add(arg, "%d %d\n", (int)season->id, season->state);
}

static const char *seasons_read(struct store *s)
{
    static struct text_seen seen;
    IS(ANSWER_ROWS(s, &seen, store_list, STORE_RECORD_SEASON, 9, season_see), STORE_OK);
    return seen.text;
}

static void place_see(void *arg, const struct store_season_place *place)
{
    text_add(arg, "%d: %d %s %d of %d, %d, %d\n", (int)place->id, (int)place->account, place->board,
             place->place, place->players, place->rating, place->games);
}

static const char *board_read(struct store *s, const char *board)
{
    static struct text_seen seen;
    IS(ANSWER_ROWS(s, &seen, store_list_named, STORE_RECORD_SEASON_PLACE, board, board, 9,
                   place_see),
       STORE_OK);
    return seen.text;
}

/* RT-D17: one entry an account, game and season; a slice is written whole or not at all. */
TEST(test_season, "seasons (RT-D17)")
{
    CONTRACT_STORE *s = store_with_two(0);
    rated_play(s, 50, "palace", 10, 11, 700);
    const struct store_season season = {.id = 8106, .at_ms = 5, .state = STORE_SEASON_CLOSED};
    const struct store_rating first[] = {season_entry(10, "palace", 8106, -70),
                                         season_entry(11, "palace", 8106, 70)};
    IS(season_write(s, &(struct store_season_write){.ratings = first, .nratings = 2}), STORE_OK);
    const struct store_rating again[] = {season_entry(10, "switch", 8106, -1), first[1]};
    IS(season_write(
           s, &(struct store_season_write){.ratings = again, .nratings = 2, .season = &season}),
       STORE_TAKEN);
    CU_ASSERT_STRING_EQUAL(rated_read(s), "Ann palace 630 20 1\nBob palace -630 10 1\n");
    CU_ASSERT_STRING_EQUAL(seasons_read(s), "");
    /* the next season has entries of its own */
    const struct store_rating next = season_entry(10, "palace", 8107, -60);
    IS(season_write(
           s, &(struct store_season_write){.ratings = &next, .nratings = 1, .season = &season}),
       STORE_OK);
    CU_ASSERT_STRING_EQUAL(entries_read(s, (struct store_rating_query){.season = 8106, .limit = 9}),
                           "4: 11 palace 0 season 70\n3: 10 palace 0 season -70\n");
    CU_ASSERT_STRING_EQUAL(entries_read(s, (struct store_rating_query){.oldest = true, .limit = 2}),
                           "1: 10 palace 50 game 700\n2: 11 palace 50 game -700\n");
    struct store_season later = season;
    later.id++;
    later.state = STORE_SEASON_ARCHIVED;
    IS(season_write(s, &(struct store_season_write){.season = &later}), STORE_OK);
    CU_ASSERT_STRING_EQUAL(seasons_read(s), "8107 1\n8106 2\n");
}

TEST(test_season_malformed, "slices of a season that make no sense")
{
    CONTRACT_STORE *s = store_with_two(0);
    static struct store_rating many[STORE_SEASON_SLICE + 1];
    static const struct store_season_place places[STORE_SEASON_SLICE + 1];
    for (int i = 0; i <= STORE_SEASON_SLICE; i++)
        many[i] = season_entry(100 + i, "palace", 8106, 1);
    const struct store_rating wrong[] = {
        rating(10, 0, "palace", "game", 1, 1), season_entry(10, "palace", 0, 1),
        season_entry(10, "", 8106, 1), season_entry(0, "palace", 8106, 1)};
    for (size_t i = 0; i < sizeof(wrong) / sizeof(wrong[0]); i++)
        IS(season_write(s, &(struct store_season_write){.ratings = &wrong[i], .nratings = 1}),
           STORE_REFUSED);
    IS(season_write(
           s, &(struct store_season_write){.ratings = many, .nratings = STORE_SEASON_SLICE + 1}),
       STORE_REFUSED);
    IS(season_write(
           s, &(struct store_season_write){.places = places, .nplaces = STORE_SEASON_SLICE + 1}),
       STORE_REFUSED);
    IS(season_write(s, &(struct store_season_write){.nplaces = -1}), STORE_REFUSED);
    CU_ASSERT_STRING_EQUAL(rated_read(s), "");
}

/* The best place is listed first. Writing a place again changes nothing. */
TEST(test_season_places, "places of a season")
{
    CONTRACT_STORE *s = store_with_two(0);
    const struct store_season_place place[] = {{.id = 7,
                                                .account = 11,
                                                .season = 8106,
                                                .board = "2026q3 palace",
                                                .place = 2,
                                                .players = 2,
                                                .rating = 1500,
                                                .games = 16},
                                               {.id = 8,
                                                .account = 10,
                                                .season = 8106,
                                                .board = "2026q3 palace",
                                                .place = 1,
                                                .players = 2,
                                                .rating = 1600,
                                                .games = 17},
                                               {.id = 9,
                                                .account = 11,
                                                .season = 8106,
                                                .board = "2026q3 switch",
                                                .place = 1,
                                                .players = 1,
                                                .rating = 1400,
                                                .games = 18}};
    const struct store_season_write write = {.places = place, .nplaces = 3};
    for (int round = 0; round < 2; round++) {
        IS(season_write(s, &write), STORE_OK);
        CU_ASSERT_STRING_EQUAL(board_read(s, "2026q3 palace"),
                               "8: 10 2026q3 palace 1 of 2, 1600, 17\n"
                               "7: 11 2026q3 palace 2 of 2, 1500, 16\n");
    }
    /* What a slice replaces goes: here the second place, and nothing of the other board. */
    IS(season_write(
           s, &(struct store_season_write){.places = &place[1], .nplaces = 1, .from = 1, .to = 8}),
       STORE_OK);
    CU_ASSERT_STRING_EQUAL(board_read(s, "2026q3 palace"),
                           "8: 10 2026q3 palace 1 of 2, 1600, 17\n");
    CU_ASSERT_STRING_EQUAL(board_read(s, "2026q3 switch"),
                           "9: 11 2026q3 switch 1 of 1, 1400, 18\n");
    IS(season_write(s, &write), STORE_OK);
    /* If both accounts have a place on a board, the one that stays keeps its own. */
    IS(ANSWER_OF(s, store_account_merge, 11, 10, NULL, 0), STORE_OK);
    CU_ASSERT_STRING_EQUAL(board_read(s, "2026q3 palace"),
                           "8: 10 2026q3 palace 1 of 2, 1600, 17\n");
    CU_ASSERT_STRING_EQUAL(board_read(s, "2026q3 switch"),
                           "9: 10 2026q3 switch 1 of 1, 1400, 18\n");
    /* They go with the account. */
    IS(ANSWER_OF(s, store_account_erase, 10, "gone-a"), STORE_OK);
    CU_ASSERT_STRING_EQUAL(board_read(s, "2026q3 palace"), "");
}

CU_SuiteInfo *contract_ratings(void)
{
    return CUTAP_SUITES;
}
