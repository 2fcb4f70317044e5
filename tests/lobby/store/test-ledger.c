/*
 * Entries of the ledger (what cannot be an entry, sums of an account), and lines of boards from
 * results.
 */
#include <stdio.h>
#include <string.h>

#include "cutap.h"
#include "ledger.h"
#include "score.h"

enum { ANN = 100, BOB = 101 };

static struct store_entry entry(int64_t account, enum store_currency currency, int64_t amount)
{
    return (struct store_entry){
        .account = account, .game = 7, .currency = currency, .amount = amount, .reason = "bet"};
}

SUITE("entries", NULL, NULL);

TEST(faults, "what is no entry")
{
    struct store_entry good[] = {entry(ANN, STORE_CHIPS, -50), entry(BOB, STORE_CHIPS, 50),
                                 entry(BOB, STORE_XP, 20)};
    struct store_entry bad[3];

    CU_ASSERT_PTR_NULL(ledger_fault(good, 3, 7));
    CU_ASSERT_PTR_NULL(ledger_fault(good, 0, 7));
    CU_ASSERT_STRING_EQUAL(ledger_fault(good, -1, 7), "too many ledger entries");
    CU_ASSERT_STRING_EQUAL(ledger_fault(good, STORE_ENTRIES_MAX + 1, 7), "too many ledger entries");
    CU_ASSERT_STRING_EQUAL(ledger_fault(good, 3, 8), "a ledger entry is about another game");
    CU_ASSERT_STRING_EQUAL(ledger_fault(good, 1, 7), "the chips do not sum to zero");
    for (int i = 0; i < 5; i++) {
        static const char *const want[] = {"an amount is out of range", "an amount is out of range",
                                           "a ledger entry has no account or no reason",
                                           "a ledger entry has no account or no reason",
                                           "there is no such currency"};

        memcpy(bad, good, sizeof(bad));
        switch (i) {
        case 0: bad[0].amount = -STORE_AMOUNT_MAX - 1; break;
        case 1: bad[0].amount = STORE_AMOUNT_MAX + 1; break;
        case 2: bad[1].account = 0; break;
        case 3: bad[1].reason[0] = '\0'; break;
        default: bad[2].currency = (enum store_currency)7; break;
        }
        CU_ASSERT_STRING_EQUAL(ledger_fault(bad, 3, 7), want[i]);
    }
}

TEST(nets, "sums of an account")
{
    const struct store_entry entries[] = {entry(ANN, STORE_CHIPS, -50), entry(BOB, STORE_CHIPS, 50),
                                          entry(BOB, STORE_XP, 20), entry(ANN, STORE_XP, -10),
                                          entry(ANN, STORE_CHIPS, -1)};
    struct ledger_net out[5];

    CU_ASSERT_EQUAL_FATAL(ledger_nets(entries, 5, out), 2);
    CU_ASSERT(out[0].account == ANN && out[0].chips == -51 && out[0].xp == -10);
    CU_ASSERT(out[1].account == BOB && out[1].chips == 50 && out[1].xp == 20);
    CU_ASSERT_EQUAL(ledger_nets(entries, 0, out), 0);
}

/* ---- Boards ---- */

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
