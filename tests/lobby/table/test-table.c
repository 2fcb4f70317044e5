/*
 * Tables before and in games, as far as no script of the lobby reaches: the script before has the
 * terms, the bet, who may start, the host, and which table is joined.
 */

#include "cutap.h"
#include "table_help.h"

SUITE("table", world_open, world_close);

/* The lobby's figure may be old; the store has the last word. */
TEST(a_bet_not_covered_starts_nothing, "RK-R2 a bet that is not covered starts nothing")
{
    int32_t t = open_table(0, "tiny", "bet=900");
    say(1, TABLE_SIT, t, NULL);
    struct store_entry gone[2] = {
        {.account = person(1).id, .currency = STORE_CHIPS, .amount = -500, .reason = "adjust"},
        {.account = person(2).id, .currency = STORE_CHIPS, .amount = 500, .reason = "adjust"}};
    store_post(w.store, gone, 2, (store_done_cb *)NULL, NULL);
    settle();
    say(0, TABLE_READY, t, NULL);
    say(1, TABLE_READY, t, NULL);
    CU_ASSERT_FALSE(playing(t));
    CU_ASSERT_PTR_NOT_NULL(strstr(last(0, NOTICE_REFUSED)->text, "bet"));
    CU_ASSERT_PTR_NOT_NULL(strstr(last(1, NOTICE_REFUSED)->text, "bet"));
    CU_ASSERT_FALSE(info_of(t).seat[1].ready);
    CU_ASSERT_EQUAL(chips_of(0), 1000);
}

TEST(seats_are_drawn, "the seats are drawn")
{
    int first[3] = {0};
    for (int i = 0; i < 60; i++) {
        world_anew();
        w.seeds = (uint64_t)i * 977;
        int32_t t = start_game("tiny", "", 3);
        first[at_seat(t, 1)]++;
    }
    for (int i = 0; i < 3; i++)
        CU_ASSERT(first[i] > 8 && first[i] < 35);
}

static int clock_reads;

static int64_t clock_counting(void *self, bool wall)
{
    const struct clock_virtual *v = self;

    clock_reads += !wall;
    return wall ? v->wall : v->mono;
}

TEST(nobody_was_taken_off, "the clock is asked for those whom the host took off, and nobody else")
{
    int32_t t = open_table(0, "tiny", "seats=3");
    int64_t (*before)(void *self, bool wall) = w.clock.clock.read_ms;
    w.clock.clock.read_ms = clock_counting;
    clock_reads = 0;
    info_of(t);
    CU_ASSERT_TRUE(clock_reads < TABLE_KICKED_MAX);
    say(1, TABLE_SIT, t, NULL);
    say_as(person(0), TABLE_KICK, t, NULL, "bob", 0);
    CU_ASSERT_STRING_EQUAL(info_of(t).kicked[0], "bob");
    w.clock.clock.read_ms = before;
}

TEST(watching, "spectators see what is public")
{
    int32_t t = start_game("tiny", "friendly", 2);
    int one = at_seat(t, 1), two = at_seat(t, 2);
    CU_ASSERT_PTR_NULL(say(4, TABLE_WATCH, t, NULL));
    CU_ASSERT_EQUAL(count(0, NOTICE_WATCHING), 1);
    CU_ASSERT_EQUAL(info_of(t).watchers, 1);
    forget();
    move(t, "pass");
    CU_ASSERT_EQUAL(count(4, NOTICE_FACT), 1);
    /* The secret of seat 1 is in no view, log or fact but its own. */
    struct table_log_line line[8];
    CU_ASSERT_EQUAL(tables_log(w.tables, t, person(one).id, line, 8), 2);
    CU_ASSERT_EQUAL(tables_log(w.tables, t, person(one).id, line, 1), 1);
    CU_ASSERT_EQUAL(tables_log(w.tables, t, person(two).id, line, 8), 1);
    CU_ASSERT_EQUAL(tables_log(w.tables, t, person(4).id, line, 8), 1);
    struct game_view view;
    tables_view(w.tables, t, person(4).id, &view);
    CU_ASSERT_EQUAL(view.viewer, 0);
    tables_view(w.tables, t, person(two).id, &view);
    CU_ASSERT_EQUAL(view.viewer, 2);
    presence(4, false);
    CU_ASSERT_EQUAL(info_of(t).watchers, 0);
    CU_ASSERT_PTR_NOT_NULL(say(0, TABLE_WATCH, t, NULL));
}
