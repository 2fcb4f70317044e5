/*
 * What every store promises of cups (CU-D3): an event and everything that it changes are there at
 * once or not at all, and held entries are in escrow.
 */

#include "contract.h"

SUITE("cups", NULL, NULL);

static const struct store_cup coming = {
    .id = 1, .at_ms = 5, .opener = 10, .seed = "00ff", .words = "palace swiss entry=30"};

static enum store_status cup_write(struct store *s, const struct store_cup_write *write)
{
    return ANSWER_OF(s, store_cup_write, write);
}

static enum store_status cup_open(struct store *s)
{
    return cup_write(s, &(struct store_cup_write){.cup = 1,
                                                  .seq = 1,
                                                  .at_ms = 5,
                                                  .event = "opened 0 palace swiss entry=30",
                                                  .row = &coming});
}

static struct store_cup_entrant entrant(int64_t id, int64_t account, int64_t held)
{
    return (struct store_cup_entrant){
        .id = id, .account = account, .at_ms = 6, .cup = 1, .held = held};
}

/* `account` joins cup 1 with event `seq`, and pays what is held. */
static enum store_status cup_join(struct store *s, int32_t seq, int64_t account, int64_t pays)
{
    const struct store_cup_entrant row = entrant(100 + account, account, 30);
    const struct store_entry entries[] = {chips(account, 0, -pays, "cup"),
                                          chips(ESCROW, 0, pays, "cup")};
    return cup_write(s, &(struct store_cup_write){.cup = 1,
                                                  .seq = seq,
                                                  .at_ms = 6,
                                                  .event = "joined",
                                                  .entrants = &row,
                                                  .nentrants = 1,
                                                  .entries = entries,
                                                  .nentries = 2});
}

static void event_see(void *arg, const struct store_event *event)
{
    text_add(arg, "%d %d %s\n", (int)event->seq, (int)event->at_ms, event->text);
}

static void entrant_see(void *arg, const struct store_cup_entrant *row)
{
    text_add(arg, "%d holds %d\n", (int)row->account, (int)row->held);
}

static void cup_see(void *arg, const struct store_cup *cup)
{
    text_add(arg, "%d in %d\n", (int)cup->id, cup->state);
}

static const char *events_read(struct store *s)
{
    static struct text_seen seen;
    IS(ANSWER_ROWS(s, &seen, store_cup_events, 1, event_see), STORE_OK);
    return seen.text;
}

static const char *entrants_read(struct store *s)
{
    static struct text_seen seen;
    IS(ANSWER_ROWS(s, &seen, store_list_with, STORE_RECORD_CUP_ENTRANT, cup, 1, INT32_MAX,
                   entrant_see),
       STORE_OK);
    return seen.text;
}

TEST(test_events, "events in their order, with what they change")
{
    CONTRACT_STORE *s = store_with_two(100);
    IS(cup_open(s), STORE_OK);
    IS(cup_join(s, 2, 10, 30), STORE_OK);
    IS(cup_join(s, 2, 11, 30), STORE_TAKEN);
    IS(cup_join(s, 4, 11, 30), STORE_FENCED);
    CU_ASSERT_STRING_EQUAL(events_read(s), "1 5 opened 0 palace swiss entry=30\n2 6 joined\n");
    CU_ASSERT_STRING_EQUAL(entrants_read(s), "10 holds 30\n");
    IS(chips_of(s, 10), 70);
    IS(account_of(s, 10).staked, 30);
    IS(chips_of(s, 11), 100);
    IS(sums_read(s).chips_escrow, 30);
}

/* CU-D3: an event that cannot be paid, or that differs from what escrow gets, changes nothing. */
TEST(test_uncovered, "chips that are not there")
{
    CONTRACT_STORE *s = store_with_two(20);
    IS(cup_open(s), STORE_OK);
    IS(cup_join(s, 2, 10, 30), STORE_REFUSED);
    IS(cup_join(s, 2, 10, 20), STORE_REFUSED);
    CU_ASSERT_STRING_EQUAL(events_read(s), "1 5 opened 0 palace swiss entry=30\n");
    CU_ASSERT_STRING_EQUAL(entrants_read(s), "");
    IS(chips_of(s, 10), 20);
    IS(account_of(s, 10).staked, 0);
}

TEST(test_prizes, "prizes once")
{
    CONTRACT_STORE *s = store_with_two(100);
    IS(cup_open(s), STORE_OK);
    IS(cup_join(s, 2, 10, 30), STORE_OK);
    IS(cup_join(s, 3, 11, 30), STORE_OK);
    struct store_cup over = coming;
    over.state = 2;
    over.ended_ms = 9;
    const struct store_cup_entrant rows[] = {entrant(110, 10, 0), entrant(111, 11, 0)};
    const struct store_entry prize[] = {chips(ESCROW, 0, -60, "cup-prize"),
                                        chips(11, 0, 60, "cup-prize")};
    struct store_cup_write end = {.cup = 1,
                                  .seq = 4,
                                  .at_ms = 9,
                                  .event = "ended",
                                  .row = &over,
                                  .entrants = rows,
                                  .nentrants = 1,
                                  .entries = prize,
                                  .nentries = 2};
    IS(cup_write(s, &end), STORE_REFUSED); /* 30 stay held */
    end.nentrants = 2;
    IS(cup_write(s, &end), STORE_OK);
    IS(cup_write(s, &end), STORE_TAKEN); /* no prize twice */
    IS(chips_of(s, 10), 70);
    IS(chips_of(s, 11), 130);
    IS(sums_read(s).chips_escrow, 0);
    IS(account_of(s, 11).staked, 0);
    struct text_seen seen;
    IS(ANSWER_ROWS(s, &seen, store_list_with, STORE_RECORD_CUP, state, 2, 9, cup_see), STORE_OK);
    CU_ASSERT_STRING_EQUAL(seen.text, "1 in 2\n");
    IS(ANSWER_ROWS(s, &seen, store_list_with, STORE_RECORD_CUP, id, 2, 1, cup_see), STORE_OK);
    CU_ASSERT_STRING_EQUAL(seen.text, "");
}

/* Two accounts that are in one cup stay two; if only one is in it, it takes the chips along. */
TEST(test_merged, "entrants who become one")
{
    CONTRACT_STORE *s = store_with_two(100);
    IS(account_make(s, 12, "Cat", 0), STORE_OK);
    IS(cup_open(s), STORE_OK);
    IS(cup_join(s, 2, 10, 30), STORE_OK);
    IS(cup_join(s, 3, 11, 30), STORE_OK);
    IS(ANSWER_OF(s, store_account_merge, 10, 11, NULL, 0), STORE_REFUSED);
    IS(ANSWER_OF(s, store_account_merge, 10, 12, NULL, 0), STORE_OK);
    IS(chips_of(s, 12), 70);
    IS(account_of(s, 12).staked, 30);
    CU_ASSERT_STRING_EQUAL(entrants_read(s), "11 holds 30\n12 holds 30\n");
}

TEST(test_malformed, "writes that make no sense")
{
    CONTRACT_STORE *s = store_with_two(100);
    static const struct store_cup_entrant many[STORE_CUP_ENTRANTS_MAX + 1];
    static char text[STORE_CUP_EVENT_MAX + 1];
    memset(text, 'x', STORE_CUP_EVENT_MAX);
    const struct store_cup other = {.id = 2};
    struct store_cup_entrant row[] = {
        entrant(110, 10, -1), entrant(110, 0, 0), {.id = 110, .account = 10, .cup = 2}};
    const struct store_cup_write wrong[] = {
        {.cup = 0, .seq = 1, .event = "x", .row = &coming},
        {.cup = 1, .seq = 0, .event = "x", .row = &coming},
        {.cup = 1, .seq = 1, .event = "x"},
        {.cup = 1, .seq = 1, .row = &coming},
        {.cup = 1, .seq = 1, .event = text, .row = &coming},
        {.cup = 1, .seq = 1, .event = "x", .row = &other},
        {.cup = 1, .seq = 1, .event = "x", .row = &coming, .nentrants = -1},
        {.cup = 1,
         .seq = 1,
         .event = "x",
         .row = &coming,
         .entrants = many,
         .nentrants = STORE_CUP_ENTRANTS_MAX + 1},
        {.cup = 1, .seq = 1, .event = "x", .row = &coming, .entrants = &row[0], .nentrants = 1},
        {.cup = 1, .seq = 1, .event = "x", .row = &coming, .entrants = &row[1], .nentrants = 1},
        {.cup = 1, .seq = 1, .event = "x", .row = &coming, .entrants = &row[2], .nentrants = 1}};
    for (size_t i = 0; i < sizeof(wrong) / sizeof(wrong[0]); i++)
        IS(cup_write(s, &wrong[i]), STORE_REFUSED);
    CU_ASSERT_STRING_EQUAL(events_read(s), "");
}

CU_SuiteInfo *contract_cups(void)
{
    return CUTAP_SUITES;
}
