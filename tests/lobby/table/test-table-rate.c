/*
 * doc/rules/rating.md at tables: which games are rated, what their ledger holds, voids, restarts.
 */

#include "cutap.h"
#include "table_help.h"

static struct rating_row rating_of(const char *game, int who)
{
    struct rating_row row = {.rating = 0};
    ratings_of(w.ratings, game, person(who).id, &row);
    return row;
}

static int64_t mu_of(const char *game, int who)
{
    return rating_of(game, who).exact.mu;
}

/* ---- The ledger ---- */

static struct {
    int n;
    struct store_rating_entry entry[400];
} ledger;

static void on_entry(void *arg UNUSED, const struct store_rating_entry *entry)
{
    ledger.entry[ledger.n++] = *entry;
}

/* Newest first. */
static int ledger_read(void)
{
    const struct store_rating_query all = {.limit = 400};
    ledger.n = 0;
    store_ratings(w.store, &all, on_entry, NULL, NULL);
    deliver();
    return ledger.n;
}

/* Every rating in memory is the sum of its entries. */
static void check_ledger(const char *game)
{
    ledger_read();
    for (int who = 0; who < PEOPLE; who++) {
        struct rating_micro sum = {RATING_MU0, RATING_SIGMA0};
        int games = 0;
        for (int i = 0; i < ledger.n; i++) {
            const struct store_rating *entry = &ledger.entry[i].rating;
            if (entry->account != person(who).id || strcmp(entry->board, game) != 0)
                continue;
            sum.mu += entry->mu;
            sum.sigma += entry->sigma;
            games += strcmp(entry->reason, "game") == 0 ? 1 : -1;
        }
        const struct rating_row row = rating_of(game, who);
        CU_ASSERT_EQUAL(row.games, games);
        if (row.rating == 0)
            continue;
        CU_ASSERT_EQUAL(row.exact.mu, sum.mu);
        CU_ASSERT_EQUAL(row.exact.sigma, sum.sigma);
        CU_ASSERT_EQUAL(row.rating, rating_shown(sum));
    }
}

SUITE("rated", world_open, world_close);

/* ---- What is rated ---- */

TEST(one_winner, "RT-D2 RT-D3 RT-D15 one winner")
{
    int32_t t = start_passed("tiny", "", 3);
    int winner = on_turn(t), loser = (winner + 1) % 3;
    forget();
    move(t, "stop");
    CU_ASSERT_EQUAL(ledger_read(), 3);
    struct rating_row row = rating_of("tiny", winner), other = rating_of("tiny", loser);
    CU_ASSERT_TRUE(row.rating > 1000);
    CU_ASSERT_TRUE(row.exact.mu > RATING_MU0);
    CU_ASSERT_TRUE(other.exact.mu < RATING_MU0);
    CU_ASSERT_EQUAL(row.games, 1);
    CU_ASSERT_TRUE(row.provisional);
    check_ledger("tiny");
    /* RT-D15: everybody is told the change and the new value. */
    int told = 0;
    for (int i = 0; i < w.nheard; i++) {
        const struct notice *n = &w.heard[i].notice;
        if (n->kind != NOTICE_RESULT || w.heard[i].person != person(winner).id)
            continue;
        CU_ASSERT_TRUE(n->result.rated);
        CU_ASSERT_EQUAL(n->result.rating, 1000 + n->result.rating_moved);
        told++;
    }
    CU_ASSERT_EQUAL(told, 3);
    struct table_result result;
    CU_ASSERT_TRUE_FATAL(tables_result(w.tables, t, &result));
    int seat = seat_of(t, winner);
    CU_ASSERT_TRUE(result.seat[seat].got.rated);
    CU_ASSERT_EQUAL(result.seat[seat].got.rating, row.rating);
    CU_ASSERT_EQUAL(result.seat[seat].got.rating_moved, row.rating - 1000);
    CU_ASSERT_TRUE(result.seat[seat].got.provisional);
    /* All seats are rated from the values before the game (RT-D3): the losers are equal. */
    CU_ASSERT_EQUAL(mu_of("tiny", (winner + 2) % 3), other.exact.mu);
    check_sums();
}

/* RT-D4: if a pair wins, a member who left has not won. */
TEST(a_pair_that_was_left, "RT-D4 a pair that was left")
{
    int32_t t = start_passed("tiny", "pairs=yes", 4);
    int won = at_seat(t, 1), gone = at_seat(t, 3);
    CU_ASSERT_PTR_NULL(say(gone, TABLE_LEAVE, t, NULL));
    CU_ASSERT_EQUAL(on_turn(t), won);
    move(t, "stop");
    CU_ASSERT_EQUAL(ledger_read(), 4);
    CU_ASSERT_TRUE(mu_of("tiny", won) > RATING_MU0);
    CU_ASSERT_TRUE(mu_of("tiny", gone) < RATING_MU0);
}

TEST(not_scored, "RT-D2 RT-D5 what is not scored")
{
    /* friendly */
    int32_t t = start_passed("tiny", "friendly", 2);
    move(t, "stop");
    CU_ASSERT_EQUAL(ledger_read(), 0);
    /* cancelled: somebody has not had a turn yet (RK-D7) */
    world_anew();
    t = start_game("tiny", "", 3);
    CU_ASSERT_PTR_NULL(say(0, TABLE_LEAVE, t, NULL));
    CU_ASSERT_FALSE(playing(t));
    CU_ASSERT_EQUAL(ledger_read(), 0);
    /* two share an address (RK-D2) */
    world_anew();
    t = start_passed("tiny", "", 2);
    strcpy(w.address[1], w.address[0]);
    presence(1, false);
    presence(1, true);
    move(t, "stop");
    CU_ASSERT_FALSE(playing(t));
    CU_ASSERT_EQUAL(ledger_read(), 0);
}

/* RT-D4, RT-D8: if the order is played out, every place counts. Leavers are last, and the first
 * of them is lowest. */
TEST(places, "RT-D4 RT-D8 places")
{
    int32_t t = start_passed("tinylast", "", 4);
    int first = on_turn(t);
    move(t, "draw");
    int second = on_turn(t);
    move(t, "draw");
    int rest[2], n = 0;
    for (int who = 0; who < 4; who++)
        if (who != first && who != second)
            rest[n++] = who;
    move(t, "draw");
    CU_ASSERT_FALSE(playing(t));
    CU_ASSERT_EQUAL(ledger_read(), 4);
    CU_ASSERT_TRUE(mu_of("tinylast", first) > mu_of("tinylast", second));
    CU_ASSERT_TRUE(mu_of("tinylast", second) > mu_of("tinylast", rest[0]));
    CU_ASSERT_NOT_EQUAL(mu_of("tinylast", rest[0]), mu_of("tinylast", rest[1]));
    world_anew();
    t = start_passed("tinylast", "", 4);
    int early = at_seat(t, 2), late = at_seat(t, 3);
    CU_ASSERT_PTR_NULL(say(early, TABLE_LEAVE, t, NULL));
    CU_ASSERT_PTR_NULL(say(late, TABLE_LEAVE, t, NULL));
    CU_ASSERT_TRUE(playing(t));
    move(t, "draw");
    CU_ASSERT_FALSE(playing(t));
    CU_ASSERT_EQUAL(ledger_read(), 4);
    CU_ASSERT_TRUE(mu_of("tinylast", early) < mu_of("tinylast", late));
    for (int who = 0; who < 4; who++)
        if (who != early && who != late)
            CU_ASSERT_TRUE(mu_of("tinylast", who) > mu_of("tinylast", late));
}

/* ---- Farming ---- */

static int64_t mu_won(int32_t t)
{
    passes(t, 2);
    int winner = on_turn(t);
    int64_t before = mu_of("tiny", winner);
    before = before == 0 ? RATING_MU0 : before;
    move(t, "stop");
    CU_ASSERT_FALSE_FATAL(playing(t));
    return llabs(mu_of("tiny", winner) - before);
}

/* What the two win from each other if every game counts whole, from the formula alone. */
TEST(farming, "RT-D6 farming")
{
    int64_t won[6];
    for (int i = 0; i < 6; i++) {
        if (i == 4) {
            world_restart(true);
            CU_ASSERT_EQUAL(ratings_repeat(w.ratings, (int64_t[]){person(1).id, person(0).id}, 2),
                            5);
        }
        int32_t t = start_game("tiny", "", 2);
        won[i] = mu_won(t);
        check_ledger("tiny");
        for (int who = 0; who < 2; who++)
            CU_ASSERT_PTR_NULL(say(who, TABLE_LEAVE, t, NULL));
    }
    CU_ASSERT_TRUE(won[2] > won[0] / 2);
    CU_ASSERT_TRUE(won[3] < won[2] * 2 / 3);
    CU_ASSERT_TRUE(won[4] < won[3] * 2 / 3);
    CU_ASSERT_TRUE(won[5] < won[4] * 2 / 3);
    /* A third player makes it another company. */
    CU_ASSERT_EQUAL(
        ratings_repeat(w.ratings, (int64_t[]){person(0).id, person(1).id, person(2).id}, 3), 1);
    clock_virtual_advance(&w.clock, 24 * 3600000);
    CU_ASSERT_EQUAL(ratings_repeat(w.ratings, (int64_t[]){person(0).id, person(1).id}, 2), 1);
}

SUITE("kept", world_open, world_close);

/* ---- Void, and restarts ---- */

/* A game of long ago, whose table is gone. */
TEST(undone, "RT-D7 a game from long ago")
{
    int32_t t = start_passed("tiny", "", 2);
    move(t, "stop");
    for (int who = 0; who < 2; who++)
        CU_ASSERT_PTR_NULL(say(who, TABLE_LEAVE, t, NULL));
    t = start_passed("tiny", "", 2);
    move(t, "stop");
    const int64_t first = ratings_before(w.ratings, "tiny", person(0).id, NULL).mu;
    world_restart(true);
    CU_ASSERT_PTR_NULL(undo(7, 1));
    CU_ASSERT_EQUAL(ledger_read(), 6);
    CU_ASSERT_NOT_EQUAL(mu_of("tiny", 0), first);
    CU_ASSERT_EQUAL(rating_of("tiny", 0).games, 1);
    check_ledger("tiny");
    CU_ASSERT_PTR_NOT_NULL(undo(7, 1));
    CU_ASSERT_EQUAL(ledger_read(), 6);
}

/* Two games of one account end together: each is rated from what the other did, and no change is
 * lost. */
TEST(together, "games that end together")
{
    int32_t a = start_passed("tiny", "", 2);
    CU_ASSERT_PTR_NULL(say(0, TABLE_LEAVE, a, NULL)); /* bob has won */
    CU_ASSERT_EQUAL(ledger_read(), 2);
    int games;
    const struct rating_micro before = ratings_before(w.ratings, "tiny", person(0).id, &games);
    CU_ASSERT_EQUAL(games, 1);
    struct store_rating on_way = {
        .account = person(0).id, .game = 77, .board = "tiny", .reason = "game", .mu = 500};
    ratings_ahead(w.ratings, &on_way, 1);
    struct rating_micro now = ratings_before(w.ratings, "tiny", person(0).id, &games);
    CU_ASSERT_EQUAL(now.mu, before.mu + 500);
    CU_ASSERT_EQUAL(games, 2);
    CU_ASSERT_EQUAL(mu_of("tiny", 0), before.mu); /* nobody is told yet */
    ratings_refused(w.ratings, &on_way, 1);
    now = ratings_before(w.ratings, "tiny", person(0).id, &games);
    CU_ASSERT_EQUAL(now.mu, before.mu);
    CU_ASSERT_EQUAL(games, 1);
}

/* While the store has no space for the end of a game, nobody is rated. When it has space, everybody
 * is rated once. */
TEST(refused, "a full disk")
{
    int32_t t = start_passed("tiny", "", 2);
    int winner = on_turn(t);
    store_fault_fail(w.store, 1, 1, STORE_FULL);
    CU_ASSERT_PTR_NOT_NULL(move(t, "stop"));
    CU_ASSERT_EQUAL(ledger_read(), 0);
    CU_ASSERT_EQUAL(ratings_before(w.ratings, "tiny", person(winner).id, NULL).mu, RATING_MU0);
    CU_ASSERT_EQUAL(ratings_repeat(w.ratings, (int64_t[]){person(0).id, person(1).id}, 2), 1);
    pass(2000);
    CU_ASSERT_PTR_NULL(move(t, "stop"));
    CU_ASSERT_EQUAL(ledger_read(), 2);
    check_ledger("tiny");
}

TEST(killed, "RT-D11 once over kill -9")
{
    for (int after = 0; after < 6; after++) {
        world_anew();
        int32_t t = start_passed("tiny", "", 2);
        store_fault_die(w.store, after);
        if (after > 0)
            move(t, "stop");
        world_restart(true);
        if (playing(t))
            CU_ASSERT_PTR_NULL(move(t, "stop"));
        CU_ASSERT_EQUAL(ledger_read(), 2);
        check_ledger("tiny");
    }
}
