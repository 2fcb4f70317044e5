/*
 * Tables before, between and after games: opening, options, sitting, readiness, bots, the host,
 * watching, closing.
 */
#include <stdio.h>
#include <string.h>

#include "cutap.h"
#include "table_help.h"

SUITE("table", world_open, world_close);

TEST(bad_options, "options that make no sense are refused with a sentence")
{
    static const char *const bad[] = {
        "seats=9",      "seats=1",     "seats=x",           "bet=-1",
        "bet=99999999", "bet=",        "clock=1",           "nonsense",
        "color=red",    "pairs=maybe", "seats=3 pairs=yes", "clock=99999999999999999999",
    };
    for (size_t i = 0; i < sizeof(bad) / sizeof(*bad); i++) {
        CU_ASSERT_EQUAL(open_table(0, "tiny", bad[i]), 0);
        CU_ASSERT_EQUAL(count(0, NOTICE_REFUSED), (int)i + 1);
        CU_ASSERT_EQUAL(count(0, NOTICE_DONE), (int)i + 1);
        /* what to type, or what the option can be */
        const char *said = last(0, NOTICE_REFUSED)->text;
        CU_ASSERT_TRUE(strstr(said, "Type") || strstr(said, "It has: ") ||
                       strstr(said, "It is one of: "));
    }
    CU_ASSERT_EQUAL(open_table(0, "whist", ""), 0);
    CU_ASSERT_EQUAL(tables_next(w.tables, 0), 0);
}

/* RK-R2 */
TEST(a_bet_wants_chips, "RK-R2 people must meet the bet of a table to sit there")
{
    CU_ASSERT_EQUAL(open_table(0, "tiny", "bet=1001"), 0);
    int32_t t = open_table(0, "tiny", "bet=1000");
    w.chips[1] = 999;
    CU_ASSERT_PTR_NOT_NULL(strstr(say(1, TABLE_SIT, t, NULL), "1,000 chips and you have 999"));
    CU_ASSERT_PTR_NULL(say(2, TABLE_SIT, t, NULL));
    w.chips[2] = 10;
    CU_ASSERT_PTR_NOT_NULL(say(2, TABLE_READY, t, NULL));
    CU_ASSERT_PTR_NULL(say(0, TABLE_OPTION, t, "bet=5"));
    CU_ASSERT_PTR_NOT_NULL(say(0, TABLE_OPTION, t, "bet=11"));
}

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

/* RK-R3, RK-D1 */
TEST(guests_and_bots_make_it_friendly, "RK-R1 RK-R3 RK-D1 a guest or a bot makes it friendly")
{
    int32_t t = open_table(0, "tiny", "bet=50 seats=3");
    say(1, TABLE_SIT, t, NULL);
    say(1, TABLE_READY, t, NULL);
    CU_ASSERT_PTR_NULL(say_as(guest(0), TABLE_SIT, t, NULL, NULL, 0));
    CU_ASSERT_EQUAL(count(0, NOTICE_FRIENDLY), 1);
    CU_ASSERT_EQUAL(last(1, NOTICE_FRIENDLY)->notice.friendly.why, FRIENDLY_GUEST);
    CU_ASSERT_STRING_EQUAL(last(1, NOTICE_FRIENDLY)->notice.who.name, "guest-ann");
    CU_ASSERT_FALSE(info_of(t).competitive);
    CU_ASSERT_EQUAL(info_of(t).bet, 0);
    CU_ASSERT_NOT_EQUAL(info_of(t).unscored[0], '\0');
    /* Nobody is ready for terms that they have not seen. */
    CU_ASSERT_FALSE(info_of(t).seat[seat_of(t, 1)].ready);
    CU_ASSERT_PTR_NULL(say_as(guest(0), TABLE_LEAVE, t, NULL, NULL, 0));
    CU_ASSERT_EQUAL(count(0, NOTICE_RANKED), 1);
    CU_ASSERT_TRUE(info_of(t).competitive);
    CU_ASSERT_PTR_NULL(say_as(person(0), TABLE_BOT_ADD, t, NULL, NULL, 1));
    CU_ASSERT_FALSE(info_of(t).competitive);
    all_ready(t, 2);
    CU_ASSERT_FALSE(last(0, NOTICE_START)->notice.start.ranked);
    CU_ASSERT_EQUAL(chips_of(0), 1000);
    for (int i = 0; i < 3 && on_turn(t) < 0; i++)
        pass(3000);
    move(t, "stop");
    CU_ASSERT_FALSE(playing(t));
    CU_ASSERT_EQUAL(xp_of(0), 0);
    CU_ASSERT_EQUAL(w.nscored, 0);
    check_sums();
}

TEST(starting, "the host may start with fewer")
{
    int32_t t = open_table(0, "tiny", "seats=4");
    say(1, TABLE_SIT, t, NULL);
    say(2, TABLE_SIT, t, NULL);
    CU_ASSERT_PTR_NOT_NULL(say(1, TABLE_START, t, NULL));
    CU_ASSERT_PTR_NOT_NULL(strstr(say(0, TABLE_START, t, NULL), "not ready"));
    say(1, TABLE_READY, t, NULL);
    say(2, TABLE_READY, t, NULL);
    CU_ASSERT_EQUAL(last(0, NOTICE_READY)->notice.ready.ready, 2);
    CU_ASSERT_EQUAL(last(0, NOTICE_READY)->notice.ready.wanted, 4);
    say(2, TABLE_READY, t, "no");
    CU_ASSERT_EQUAL(count(0, NOTICE_UNREADY), 1);
    say(2, TABLE_READY, t, NULL);
    CU_ASSERT_PTR_NULL(say(0, TABLE_START, t, NULL));
    CU_ASSERT_TRUE(playing(t));
    CU_ASSERT_EQUAL(info_of(t).seats, 3);
    CU_ASSERT_EQUAL(count(1, NOTICE_TURN), 1);
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

TEST(the_host, "the host keeps order, and is never missing")
{
    int32_t t = open_table(0, "tiny", "seats=4");
    say(1, TABLE_SIT, t, NULL);
    say(2, TABLE_SIT, t, NULL);
    CU_ASSERT_PTR_NOT_NULL(strstr(say(1, TABLE_OPTION, t, "bet=5"), "host"));
    CU_ASSERT_PTR_NULL(say_as(person(0), TABLE_KICK, t, NULL, "cat", 0));
    CU_ASSERT_EQUAL(count(2, NOTICE_KICKED), 1);
    CU_ASSERT_EQUAL(seat_of(t, 2), 0);
    CU_ASSERT_PTR_NOT_NULL(say_as(person(0), TABLE_KICK, t, NULL, "ann", 0));
    say(0, TABLE_LEAVE, t, NULL);
    CU_ASSERT_EQUAL(info_of(t).host, person(1).id);
    CU_ASSERT_STRING_EQUAL(last(1, NOTICE_HOST)->notice.who.name, "bob");
    /* A host who is away hands the table over. */
    say(0, TABLE_SIT, t, NULL);
    presence(1, false);
    pass(29000);
    CU_ASSERT_EQUAL(info_of(t).host, person(1).id);
    pass(2000);
    CU_ASSERT_EQUAL(info_of(t).host, person(0).id);
    /* Away for too long: the seat is free. */
    pass(300000);
    CU_ASSERT_EQUAL(seat_of(t, 1), 0);
}

static int clock_reads;

static int64_t clock_counting(void *self)
{
    clock_reads++;
    return ((struct clock_virtual *)self)->mono;
}

TEST(nobody_was_taken_off, "the clock is asked for those whom the host took off, and nobody else")
{
    int32_t t = open_table(0, "tiny", "seats=3");
    int64_t (*before)(void *self) = w.clock.clock.mono_ms;
    w.clock.clock.mono_ms = clock_counting;
    clock_reads = 0;
    info_of(t);
    CU_ASSERT_TRUE(clock_reads < TABLE_KICKED_MAX);
    say(1, TABLE_SIT, t, NULL);
    say_as(person(0), TABLE_KICK, t, NULL, "bob", 0);
    CU_ASSERT_STRING_EQUAL(info_of(t).kicked[0], "bob");
    w.clock.clock.mono_ms = before;
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

TEST(names_change, "a guest becomes an account and keeps the seat")
{
    struct table_message m = {.kind = TABLE_CREATE, .from = guest(3), .game = "tiny", .text = ""};
    tables_send(w.tables, &m);
    settle();
    int32_t t = tables_seat_of(w.tables, guest(3).id);
    CU_ASSERT_FALSE(info_of(t).competitive);
    struct person now = person(3);
    tables_rename(w.tables, guest(3).id, &now);
    settle();
    CU_ASSERT_EQUAL(tables_seat_of(w.tables, guest(3).id), 0);
    CU_ASSERT_EQUAL(tables_seat_of(w.tables, now.id), t);
    CU_ASSERT_STRING_EQUAL(info_of(t).seat_name[1], "dan");
    CU_ASSERT_EQUAL(info_of(t).host, now.id);
    CU_ASSERT_TRUE(info_of(t).competitive);
    /* In play, too. */
    say_as(guest(4), TABLE_SIT, t, NULL, NULL, 0);
    say(3, TABLE_READY, t, NULL);
    say_as(guest(4), TABLE_READY, t, NULL, NULL, 0);
    CU_ASSERT_TRUE_FATAL(playing(t));
    now = person(4);
    tables_rename(w.tables, guest(4).id, &now);
    settle();
    int seat = seat_of(t, 4);
    CU_ASSERT_NOT_EQUAL(seat, 0);
    struct game_view view;
    tables_view(w.tables, t, now.id, &view);
    CU_ASSERT_EQUAL(view.viewer, seat);
    while (on_turn(t) != 4)
        move(t, "pass");
    CU_ASSERT_PTR_NULL(move(t, "stop"));
    CU_ASSERT_EQUAL(xp_of(4), 0);
}

TEST(the_first_that_fits, "the first open table that fits")
{
    struct person ann = person(5), passer = guest(1);
    CU_ASSERT_EQUAL(tables_open_for(w.tables, &ann, NULL, 1000, 0, false), 0);
    int32_t friendly = open_table(0, "tiny", "friendly");
    int32_t dear = open_table(1, "tiny", "bet=500");
    int32_t fair = open_table(2, "last-one", "bet=10");
    CU_ASSERT_EQUAL(tables_open_for(w.tables, &ann, NULL, 100, 0, false), fair);
    CU_ASSERT_EQUAL(tables_open_for(w.tables, &ann, NULL, 1000, 0, false), dear);
    CU_ASSERT_EQUAL(tables_open_for(w.tables, &ann, NULL, 1000, dear, false), fair);
    CU_ASSERT_EQUAL(tables_open_for(w.tables, &ann, "tiny", 100, 0, false), friendly);
    CU_ASSERT_EQUAL(tables_open_for(w.tables, &passer, NULL, 0, 0, false), friendly);
    CU_ASSERT_EQUAL(tables_open_for(w.tables, &passer, "last-one", 0, 0, false), 0);
    CU_ASSERT_EQUAL(tables_open_for(w.tables, &ann, "whist", 0, 0, false), 0);
    CU_ASSERT_EQUAL(tables_open_for(w.tables, &ann, "tiny", 100, 0, true), friendly);
    CU_ASSERT_EQUAL(tables_waiting_seat(w.tables, friendly), 1);
}

CUTAP_MAIN(argc, argv)
{
    return play_store_run(CUTAP_SUITES);
}
