/*
 * What is made of the ranked games that are in the store (collusion.c, leaver.h). test-pattern.c
 * and test-leaver.c have the arithmetic, lob/collusion.lob and lob/leavers.lob what people see.
 */

#include <string.h>

#include "account_granted.h"
#include "act.h"
#include "cutap.h"
#include "leaver.h"
#include "pattern.h"
#include "store_answer.h"
#include "store_fresh.h"

enum { ANN = 1000, BOB, CAT, DAN, GAMES = 5 };

SUITE("ranked games", NULL, NULL);

static struct clock_virtual clock;
static int64_t last_game;

static struct store *store_with_four(void)
{
    static const char *const name[] = {"ann", "bob", "cat", "dan"};
    clock_virtual_init(&clock, 1000000);
    last_game = 0;
    struct store *s = store_fresh_open(&clock.clock);
    for (int i = 0; i < 4; i++)
        CU_ASSERT_EQUAL(ANSWER_OF(s, account_granted, ANN + i, name[i], 0), STORE_OK);
    return s;
}

static void game_started(void *arg, enum store_status status, int64_t number UNUSED)
{
    answer_take(arg, status);
}

/* Plays a game of two that `winner` wins. */
static void game_play(struct store *s, int64_t winner, int64_t loser, bool ranked, bool left)
{
    struct answer begun = {0};
    struct store_game game = {.id = ++last_game,
                              .table = 1,
                              .game = "last-one",
                              .version = 1,
                              .competitive = ranked,
                              .nseats = 2,
                              .seat = {{.account = winner}, {.account = loser}}};
    const struct store_append end = {
        .game = game.id, .epoch = store_epoch(s), .first_seq = 1, .final = &game};
    store_game_start(s, &game, NULL, NULL, 0, game_started, &begun);
    CU_ASSERT_EQUAL(answer_wait(s, &begun), STORE_OK);
    game.state = STORE_GAME_FINISHED;
    game.seat[0].outcome = 1;
    game.seat[1].outcome = -1;
    game.seat[1].left = left;
    CU_ASSERT_EQUAL(ANSWER_OF(s, store_game_append, &end), STORE_OK);
}

static void brief_read(struct store *reads, void *result)
{
    collusion_brief(reads, ANN, result);
}

static void brief_drop(void *result)
{
    buf_free(result);
}

static char brief[1000];

static void brief_told(void *arg, enum store_status status, void *result)
{
    snprintf(brief, sizeof(brief), "%s", buf_text(result));
    answer_take(arg, status);
}

/* What the report says of Ann. */
static const char *brief_of_ann(struct store *s)
{
    struct answer answer = {0};
    store_reads(s, STORE_READS(struct buf, brief_read, brief_drop), &(struct buf){.len = 0},
                brief_told, &answer);
    CU_ASSERT_EQUAL(answer_wait(s, &answer), STORE_OK);
    return brief;
}

/* Against each of three people Ann plays five times, and she leaves four games against Bob. By
 * chance that happens in 5 of 1,365 cases, which is odd of one partner, but not of one among
 * three. */
TEST(test_one_of_three, "one partner among three has to be odder than the only one")
{
    struct store *s = store_with_four();
    for (int i = 0; i < GAMES; i++) {
        game_play(s, BOB, ANN, true, i > 0);
        game_play(s, i < 3 ? ANN : CAT, i < 3 ? CAT : ANN, true, false);
        game_play(s, i < 3 ? ANN : DAN, i < 3 ? DAN : ANN, true, false);
    }
    CU_ASSERT_PTR_NOT_NULL(strstr(
        brief_of_ann(s), "  ann left 4 of 5, and the other won (0 of 10 without the other).\n"));
    store_close(&s);
}

TEST(test_friendly, "friendly games take no place of ranked ones")
{
    struct store *s = store_with_four();
    for (int i = 0; i < GAMES; i++) {
        game_play(s, BOB, ANN, true, false);
        game_play(s, CAT, DAN, true, false);
    }
    for (int i = 0; i < PATTERN_GAMES; i++)
        game_play(s, CAT, ANN, false, false);
    for (int i = 0; i < PATTERN_POOL; i++)
        game_play(s, CAT, DAN, false, false);
    CU_ASSERT_PTR_NOT_NULL(strstr(
        brief_of_ann(s), "ann and bob shared a table in 5 of the last 5 games (expected 2)"));
    store_close(&s);
}

static void kept_read(struct store *reads, void *result)
{
    leaver_reads.run(reads, result);
}

static int finished;

static void kept_told(void *arg, enum store_status status, void *result)
{
    finished = ((const struct leaver_kept *)result)->nfinished;
    answer_take(arg, status);
}

/* Friendly games do not keep those from counting that take points off. */
TEST(test_finished, "ranked games that somebody finished, before many friendly ones")
{
    struct answer answer = {0};
    struct store *s = store_with_four();
    game_play(s, BOB, ANN, true, true);
    for (int i = 0; i < GAMES; i++)
        game_play(s, BOB, ANN, true, false);
    for (int i = 0; i < LEAVER_GAMES; i++)
        game_play(s, BOB, ANN, false, false);
    store_reads(s, STORE_READS(struct leaver_kept, kept_read),
                &(struct leaver_kept){.account = ANN}, kept_told, &answer);
    CU_ASSERT_EQUAL(answer_wait(s, &answer), STORE_OK);
    CU_ASSERT_EQUAL(finished, GAMES);
    store_close(&s);
}
