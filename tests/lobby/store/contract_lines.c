/*
 * What every store promises of typed lines and of what goes with a write: everything is written or
 * nothing, and a line is done once.
 */

#include "contract.h"
#include "record_help.h"

SUITE("lines", NULL, NULL);

/* Rows as "conn/command/part account answer;". */
static void line_see(void *arg, const struct store_line *line)
{
    text_add(arg, "%llu/%llu/%d %lld %s;", (unsigned long long)line->conn,
             (unsigned long long)line->command, line->part, (long long)line->account, line->answer);
}

static const char *lines_read(struct store *s)
{
    static struct text_seen seen;
    IS(ANSWER_ROWS(s, &seen, store_lines, line_see), STORE_OK);
    return seen.text;
}

static struct store_line line_of(uint64_t conn, uint64_t command, const char *answer)
{
    return (struct store_line){.conn = conn, .command = command, .answer = answer};
}

/* Gives chips from the mint, with the line, an audit line (0: none) and a message (0: none). */
static enum store_status give(struct store *s, int64_t amount, const struct store_line *line,
                              int64_t audit_id, int64_t message_id)
{
    struct store_entry entry[2] = {chips(10, 0, amount, "adjust"),
                                   chips(MINT, 0, -amount, "adjust")};
    struct store_audit audit = {.id = audit_id, .who = "Root", .act = "adjust", .about = "Ann"};
    const struct store_message message = {.id = message_id, .account = 10};
    const struct store_row record = STORE_ROW(STORE_RECORD_MESSAGE, &message);
    store_attach(s, &(struct store_attached){.line = line,
                                             .audit = audit_id != 0 ? &audit : NULL,
                                             .records = &record,
                                             .nrecords = message_id != 0});
    return ANSWER_OF(s, store_post, entry, 2);
}

static int messages(struct store *s)
{
    struct records_seen seen;
    return records_read(s, STORE_RECORD_MESSAGE, 10, 9, &seen);
}

TEST(test_once, "a line is done once")
{
    CONTRACT_STORE *s = store_with_two(0);
    struct store_line line = line_of(7, 3, "5 chips for Ann.\n");
    IS(give(s, 5, &line, 1, 2), STORE_OK);
    CU_ASSERT_STRING_EQUAL(lines_read(s), "7/3/0 0 5 chips for Ann.\n;");
    IS(give(s, 5, &line, 3, 4), STORE_DONE);
    IS(chips_of(s, 10), 5);
    IS(audit_count(s, "Ann"), 1);
    IS(messages(s), 1);
    /* What goes with one write goes with no other. */
    IS(post(s, (struct store_entry[]){chips(10, 0, 1, "adjust"), chips(MINT, 0, -1, "adjust")}, 2),
       STORE_OK);
    CU_ASSERT_STRING_EQUAL(lines_read(s), "7/3/0 0 5 chips for Ann.\n;");
}

/* A write that is refused has done nothing of the line, which may come again. */
TEST(test_refused, "a line that is refused")
{
    CONTRACT_STORE *s = store_with_two(10);
    struct store_line line = line_of(7, 3, "");
    IS(give(s, -11, &line, 1, 2), STORE_REFUSED);
    CU_ASSERT_STRING_EQUAL(lines_read(s), "");
    IS(audit_count(s, "Ann"), 0);
    IS(messages(s), 0);
    IS(give(s, -9, &line, 1, 2), STORE_OK);
    IS(chips_of(s, 10), 1);
    struct store_line other = line_of(7, 4, "");
    IS(give(s, 5, &other, 1, 5), STORE_TAKEN); /* the audit line is there */
    IS(give(s, 5, NULL, 1, 5), STORE_TAKEN);   /* so without a typed line */
    IS(give(s, -2, NULL, 3, 5), STORE_REFUSED);
    IS(audit_count(s, "Ann"), 1);
    IS(chips_of(s, 10), 1);
    IS(messages(s), 1);
    CU_ASSERT_STRING_EQUAL(lines_read(s), "7/3/0 0 ;");
}

TEST(test_parts, "parts of a line")
{
    CONTRACT_STORE *s = store_with_two(0);
    struct store_line line = line_of(UINT64_C(0xff00000000000001), INT64_MAX, "b");
    line.part = 2;
    line.account = 77;
    IS(give(s, 1, &line, 0, 0), STORE_OK);
    line.part = 1;
    IS(give(s, 1, &line, 0, 0), STORE_OK);
    IS(give(s, 1, &line, 0, 0), STORE_DONE);
    struct store_line plain = line_of(9, 1, "a");
    IS(give(s, 1, &plain, 0, 0), STORE_OK);
    CU_ASSERT_STRING_EQUAL(lines_read(s), "18374686479671623681/9223372036854775807/1 77 b;"
                                          "18374686479671623681/9223372036854775807/2 77 b;"
                                          "9/1/0 0 a;");
    IS(chips_of(s, 10), 3);
}

TEST(test_forgetting, "lines are forgotten")
{
    CONTRACT_STORE *s = store_with_two(0);
    for (uint64_t command = 1; command <= 3; command++) {
        struct store_line line = line_of(7, command, "");
        IS(give(s, 1, &line, 0, 0), STORE_OK);
    }
    struct store_line other = line_of(8, 1, "");
    IS(give(s, 1, &other, 0, 0), STORE_OK);
    struct store_line line = line_of(7, 9, "");
    line.oldest = 3; /* the door has heard of 1 and 2 */
    IS(give(s, 1, &line, 0, 0), STORE_OK);
    CU_ASSERT_STRING_EQUAL(lines_read(s), "7/3/0 0 ;7/9/0 0 ;8/1/0 0 ;");
    line.oldest = 10;
    IS(give(s, 1, &line, 0, 0), STORE_DONE); /* then nothing is forgotten either */
    IS(ANSWER_OF(s, store_lines_forget, 7), STORE_OK);
    IS(ANSWER_OF(s, store_lines_forget, 7), STORE_NONE);
    CU_ASSERT_STRING_EQUAL(lines_read(s), "8/1/0 0 ;");
}

TEST(test_malformed, "lines that are none")
{
    CONTRACT_STORE *s = store_with_two(0);
    static char answer[STORE_LONG_MAX + 1];
    memset(answer, 'x', STORE_LONG_MAX);
    struct store_line line = line_of(7, 1, answer);
    IS(give(s, 1, &line, 0, 0), STORE_REFUSED);
    line = line_of(7, 0, "");
    IS(give(s, 1, &line, 0, 0), STORE_REFUSED);
    line = line_of(7, UINT64_C(1) << 63, "");
    IS(give(s, 1, &line, 0, 0), STORE_REFUSED);
    IS(chips_of(s, 10), 0);
}

CU_SuiteInfo *contract_lines(void)
{
    return CUTAP_SUITES;
}
