/*
 * What an account's owner is shown of it (export_put_lines), if that is more than a page.
 * lob/own.lob has what players see of it, and lob/privacy.lob what is left out.
 */
#include <string.h>

#include "act.h"
#include "buf.h"
#include "cutap.h"
#include "store_answer.h"
#include "store_fresh.h"

enum { ACCOUNT = 1000, ENTRIES = 1050 };

SUITE("export", NULL, NULL);

static void lines_read(struct store *reads, void *result)
{
    export_put_lines(reads, ACCOUNT, result);
}

static void lines_drop(void *result)
{
    buf_free(result);
}

static void lines_told(void *arg, enum store_status status, void *result)
{
    const char *text = buf_text(result), *at = text;
    int n = 0;
    for (; (at = strstr(at, "\nledger at ")); at++)
        n++;
    CU_ASSERT_EQUAL(n, 500);
    CU_ASSERT_PTR_NOT_NULL(strstr(text, " amount 551 reason grant\n"));
    CU_ASSERT_PTR_NULL(strstr(text, " amount 550 reason grant\n"));
    answer_take(arg, status);
}

TEST(test_ledger, "the latest of a long ledger")
{
    static struct store_entry entry[ENTRIES];
    const struct store_account account = {.id = ACCOUNT, .name = "ann", .skeleton = "ann"};
    struct clock_virtual clock;
    struct answer answer = {0};
    clock_virtual_init(&clock, 1000000);
    struct store *s = store_fresh_open(&clock.clock);
    for (int i = 0; i < ENTRIES; i++)
        entry[i] = (struct store_entry){
            .account = ACCOUNT, .currency = STORE_XP, .amount = i + 1, .reason = "grant"};
    CU_ASSERT_EQUAL(ANSWER_OF(s, store_account_create, &account, NULL, NULL, entry, ENTRIES),
                    STORE_OK);
    store_reads(s, STORE_READS(struct buf, lines_read, lines_drop), &(struct buf){.len = 0},
                lines_told, &answer);
    CU_ASSERT_EQUAL(answer_wait(s, &answer), STORE_OK);
    store_close(&s);
}
