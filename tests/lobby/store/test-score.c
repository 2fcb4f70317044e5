/*
 * Lines of boards from results.
 */
#include <stdio.h>
#include <string.h>

#include "cutap.h"
#include "score.h"

enum { ANN = 100, BOB = 101 };

static struct store_score line[8];
static int lines;

static void on_line(void *arg UNUSED, const struct store_score *score)
{
    if (lines < 8)
        line[lines] = *score;
    lines++;
}

static struct score_result result(int64_t at_ms, int64_t ref, const char *game, int outcome)
{
    struct score_result r = {.at_ms = at_ms,
                             .changed_ms = at_ms,
                             .ref = ref,
                             .finished = true,
                             .outcome = outcome,
                             .xp = outcome * 10};

    snprintf(r.game, sizeof(r.game), "%s", game);
    return r;
}

SUITE("lines of boards", NULL, NULL);

/* Results of the same millisecond count in the order of their numbers, however they come in. */
TEST(order_of_results, "results of one moment")
{
    static const int outcomes[] = {1, 1, -1, 0, -1, -1}; /* ref 1, 2... */
    struct score_fold fold = {.emit = on_line};

    lines = 0;
    for (int ref = 6; ref >= 1; ref--) {
        struct score_result r = result(1000, ref, "palace", outcomes[ref - 1]);

        score_fold_add(&fold, ANN, "ann", false, &r);
    }
    score_fold_end(&fold);
    CU_ASSERT_EQUAL_FATAL(lines, 2); /* of all games, and of Palace */
    for (int i = 0; i < 2; i++)
        CU_ASSERT(line[i].games == 6 && line[i].won == 2 && line[i].streak == -2 &&
                  line[i].xp == -10);
    CU_ASSERT_STRING_EQUAL(line[0].game, "");
    CU_ASSERT_STRING_EQUAL(line[1].game, "palace");
}

/* A tie ends a streak, however long the player's list is. */
TEST(many_results, "many results")
{
    struct score_fold fold = {.emit = on_line};

    lines = 0;
    for (int i = 0; i < 200; i++) {
        struct score_result r = result(200 - i, i, i % 2 ? "palace" : "switch", i > 50 ? 1 : 0);

        score_fold_add(&fold, BOB, "bob", true, &r);
    }
    score_fold_end(&fold);
    CU_ASSERT_EQUAL_FATAL(lines, 3);
    CU_ASSERT(line[0].games == 200 && line[0].won == 149 && line[0].streak == 0 && line[0].hidden);
    CU_ASSERT_EQUAL(line[1].games + line[2].games, 200);
}

/* Games before a season do not count, and an account without any that count has no line. */
TEST(seasons, "seasons")
{
    struct score_fold fold = {.emit = on_line, .from_ms = 500};
    struct score_result early = result(499, 1, "palace", 1), late = result(500, 2, "palace", 1);

    lines = 0;
    score_fold_add(&fold, ANN, "ann", false, &early);
    score_fold_add(&fold, BOB, "bob", false, &early);
    score_fold_add(&fold, BOB, "bob", false, &late);
    score_fold_end(&fold);
    CU_ASSERT_EQUAL_FATAL(lines, 2);
    CU_ASSERT(line[0].account == BOB && line[0].games == 1 && line[0].xp == 10);
}
