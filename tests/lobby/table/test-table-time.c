/*
 * Time at tables: turn clocks, automatic play, drops and returns, stops, bots.
 */
#include <stdio.h>
#include <string.h>

#include "cutap.h"
#include "table_help.h"

static int passes(int32_t t)
{
    struct game_view view;
    memset(&view, 0, sizeof(view));
    tables_view(w.tables, t, person(0).id, &view);
    return view.round;
}

static int64_t clock_of(int32_t t, int who)
{
    return info_of(t).seat[seat_of(t, who)].clock_ms;
}

SUITE("time", world_open, world_close);

TEST(a_turn_runs_out, "a turn that runs out is played, after a warning")
{
    int32_t t = start_game("tiny", "clock=30", 2);
    int one = at_seat(t, 1), two = at_seat(t, 2);
    CU_ASSERT_EQUAL(info_of(t).seat[1].clock_ms, 30000);
    CU_ASSERT_EQUAL(info_of(t).seat[2].clock_ms, 0);
    pass(19900);
    CU_ASSERT_EQUAL(count(one, NOTICE_CLOCK), 0);
    pass(200);
    CU_ASSERT_EQUAL(count(one, NOTICE_CLOCK), 1);
    CU_ASSERT_EQUAL(last(one, NOTICE_CLOCK)->notice.span, 10000);
    CU_ASSERT_EQUAL(count(two, NOTICE_CLOCK), 0);
    pass(9800);
    CU_ASSERT_EQUAL(passes(t), 0);
    pass(200);
    CU_ASSERT_EQUAL(passes(t), 1);
    CU_ASSERT_EQUAL(count(two, NOTICE_TIMEOUT), 1);
    CU_ASSERT_EQUAL(count(one, NOTICE_CLOCK), 1);
    CU_ASSERT_FALSE(info_of(t).seat[1].automatic);
    CU_ASSERT_EQUAL(on_turn(t), two);
}

TEST(two_in_a_row_are_automatic, "two in a row make a seat automatic until its player types")
{
    int32_t t = start_game("tiny", "clock=30", 2);
    int one = at_seat(t, 1);
    pass(30100);
    move(t, "pass");
    pass(30100);
    CU_ASSERT_TRUE(info_of(t).seat[1].automatic);
    move(t, "pass");
    CU_ASSERT_EQUAL(on_turn(t), one);
    pass(1600); /* nobody waits for the clock again */
    CU_ASSERT_EQUAL(on_turn(t), 1 - one);
    /* Whatever they type brings them back, also out of turn. */
    CU_ASSERT_PTR_NOT_NULL(say(one, TABLE_MOVE, t, "pass"));
    CU_ASSERT_FALSE(info_of(t).seat[1].automatic);
    move(t, "pass");
    pass(20000);
    CU_ASSERT_EQUAL(on_turn(t), one);
    CU_ASSERT_PTR_NULL(move(t, "stop"));
    CU_ASSERT_EQUAL(xp_of(one), 20);
}

TEST(coming_back_does_not_wind_the_clock, "coming back does not wind the clock")
{
    int32_t t = start_game("tiny", "clock=30", 2);
    int one = at_seat(t, 1);
    for (int i = 0; i < 5; i++) {
        pass(5900);
        presence(one, false);
        presence(one, true);
    }
    CU_ASSERT_EQUAL(passes(t), 0);
    CU_ASSERT(info_of(t).seat[1].clock_ms <= 600);
    pass(700);
    CU_ASSERT_EQUAL(passes(t), 1);
}

TEST(dropped_and_back, "a drop keeps the seat")
{
    int32_t t = start_game("tiny", "clock=30", 2);
    int one = at_seat(t, 1), two = at_seat(t, 2);
    forget();
    presence(one, false);
    CU_ASSERT_EQUAL(count(two, NOTICE_AWAY), 1);
    CU_ASSERT_EQUAL(count(one, NOTICE_AWAY), 0);
    CU_ASSERT_TRUE(info_of(t).seat[1].away);
    pass(30100);
    CU_ASSERT_EQUAL(passes(t), 1);
    CU_ASSERT_TRUE(info_of(t).seat[1].automatic);
    move(t, "pass");
    pass(2000);
    CU_ASSERT_EQUAL(passes(t), 3);
    presence(one, true);
    CU_ASSERT_EQUAL(count(two, NOTICE_BACK), 1);
    CU_ASSERT_EQUAL(count(one, NOTICE_RESUMED), 1);
    CU_ASSERT_EQUAL(last(one, NOTICE_RESUMED)->notice.resumed.turn, 2);
    CU_ASSERT_FALSE(info_of(t).seat[1].automatic);
    pass(280000 - 30000);
    CU_ASSERT_TRUE(playing(t));
}

/* A game of ann (and bob, where `people` is 2) and a bot. */
static int32_t start_with_bot(const char *options, int people)
{
    char text[80];
    snprintf(text, sizeof(text), "seats=%d %s", people + 1, options);
    int32_t t = open_table(0, "tiny", text);
    CU_ASSERT_PTR_NULL(say_as(person(0), TABLE_BOT_ADD, t, NULL, NULL, 1));
    if (people > 1)
        CU_ASSERT_PTR_NULL(say(1, TABLE_SIT, t, NULL));
    for (int i = 0; i < people; i++)
        CU_ASSERT_PTR_NULL(say(i, TABLE_READY, t, NULL));
    CU_ASSERT_TRUE_FATAL(playing(t));
    return t;
}

static void until_turn_of(int32_t t, int who)
{
    while (playing(t) && on_turn(t) != who)
        if (on_turn(t) < 0)
            pass(100);
        else
            CU_ASSERT_PTR_NULL(move(t, "pass"));
}

TEST(alone_with_a_clock_by_choice, "alone with bots, a clock by choice")
{
    int32_t t = start_with_bot("clock=20", 1);
    until_turn_of(t, 0);
    CU_ASSERT_FALSE(info_of(t).clock_rests);
    CU_ASSERT(clock_of(t, 0) > 19000 && clock_of(t, 0) <= 20000);
    pass(20100);
    CU_ASSERT_EQUAL(count(0, NOTICE_TIMEOUT), 1);
    world_restart(true); /* the choice is stored */
    until_turn_of(t, 0);
    CU_ASSERT_FALSE(info_of(t).clock_rests);
    CU_ASSERT_PTR_NULL(move(t, "stop"));
    CU_ASSERT_PTR_NULL(say(0, TABLE_OPTION, t, "clock=auto"));
    CU_ASSERT_PTR_NULL(say(0, TABLE_READY, t, NULL));
    until_turn_of(t, 0);
    CU_ASSERT_TRUE(info_of(t).clock_rests);
}

TEST(a_second_person_brings_the_clock, "a second person brings the clock")
{
    int32_t t = start_with_bot("", 2);
    until_turn_of(t, 0);
    CU_ASSERT(clock_of(t, 0) > 59000 && clock_of(t, 0) <= 60000);
    pass(60100);
    CU_ASSERT_EQUAL(count(0, NOTICE_TIMEOUT), 1);
    until_turn_of(t, 0);
    pass(55000);
    CU_ASSERT_PTR_NULL(say(1, TABLE_LEAVE, t, NULL)); /* and who is left alone has time again */
    pass(3600000);
    CU_ASSERT_EQUAL(count(0, NOTICE_TIMEOUT), 1);
    CU_ASSERT_EQUAL(on_turn(t), 0);
    CU_ASSERT_TRUE(info_of(t).clock_rests);
    /* A person who is away counts as long as their seat waits for them. */
    world_anew();
    t = start_with_bot("", 2);
    until_turn_of(t, 0);
    presence(1, false);
    pass(60100);
    CU_ASSERT_EQUAL(count(0, NOTICE_TIMEOUT), 1);
    pass(300000);
    CU_ASSERT_TRUE(info_of(t).clock_rests);
}

/* Two hours without a move end the game and its table, whether or not the player is there.
 * People who are away still have their usual time to come back. */
TEST(nobody_plays_where_no_clock_runs, "two hours without a clock end a game")
{
    int32_t t = start_with_bot("", 1);
    until_turn_of(t, 0);
    pass(TABLE_ALONE_MS - 60000);
    CU_ASSERT_PTR_NULL(move(t, "pass")); /* each turn has them anew */
    until_turn_of(t, 0);
    pass(TABLE_ALONE_MS - 60000);
    CU_ASSERT_TRUE(playing(t));
    pass(61000);
    CU_ASSERT_FALSE(playing(t));
    CU_ASSERT_EQUAL(count(0, NOTICE_VOIDED), 1);
    CU_ASSERT_EQUAL(count(0, NOTICE_CLOSED), 1);
    CU_ASSERT_EQUAL(tables_next(w.tables, 0), 0);
    check_sums();
    t = start_with_bot("", 1);
    until_turn_of(t, 0);
    presence(0, false);
    pass(TABLE_ABANDON_FRIENDLY_MS - 60000);
    presence(0, true);
    CU_ASSERT_TRUE(playing(t));
    CU_ASSERT_EQUAL(on_turn(t), 0);
    presence(0, false);
    pass(TABLE_ABANDON_FRIENDLY_MS + 1000);
    CU_ASSERT_FALSE(playing(t));
    pass(300000);
    CU_ASSERT_EQUAL(tables_next(w.tables, 0), 0);
}

TEST(a_question_holds_the_clock_once, "a question holds the clock once a turn")
{
    int32_t t = start_game("tiny", "clock=30", 2);
    int one = at_seat(t, 1);
    CU_ASSERT_PTR_NOT_NULL(move(t, "ask"));
    pass(30100);
    CU_ASSERT_EQUAL(passes(t), 0); /* they are being asked for a suit */
    CU_ASSERT_EQUAL(last(one, NOTICE_CLOCK)->notice.span, TABLE_ASKED_MS);
    CU_ASSERT(info_of(t).seat[1].clock_ms > 14000);
    CU_ASSERT_PTR_NOT_NULL(move(t, "ask"));
    pass(14000);
    CU_ASSERT_EQUAL(passes(t), 0);
    pass(1000);
    CU_ASSERT_EQUAL(passes(t), 1); /* once a turn */
    CU_ASSERT_PTR_NULL(move(t, "pass"));
    pass(20000);
    CU_ASSERT_PTR_NOT_NULL(move(t, "ask"));
    pass(20000);
    CU_ASSERT_PTR_NULL(move(t, "pass")); /* answered in the time that was added */
    CU_ASSERT_EQUAL(count(one, NOTICE_TIMEOUT), 1);
    /* The clock waits neither for another refused move nor for somebody who is away. */
    CU_ASSERT_PTR_NOT_NULL(move(t, "ask"));
    CU_ASSERT_PTR_NOT_NULL(move(t, "nonsense"));
    pass(30100);
    CU_ASSERT_EQUAL(count(one, NOTICE_TIMEOUT), 2);
    CU_ASSERT_PTR_NOT_NULL(move(t, "ask"));
    presence(one, false);
    pass(30100);
    CU_ASSERT_EQUAL(count(1 - one, NOTICE_TIMEOUT), 3);
}

TEST(everybody_away_stops_the_clocks, "everybody away stops the clocks")
{
    int32_t t = start_game("tiny", "clock=30 bet=10", 2);
    pass(10000);
    presence(0, false);
    pass(1000);
    presence(1, false);
    pass(3600000);
    CU_ASSERT_TRUE(playing(t));
    CU_ASSERT_EQUAL(passes(t), 0);
    CU_ASSERT_EQUAL(info_of(t).seat[1].clock_ms, 19000);
    int one = at_seat(t, 1);
    presence(one, true);
    pass(18500);
    CU_ASSERT_EQUAL(passes(t), 0);
    pass(1000);
    CU_ASSERT_EQUAL(passes(t), 1);
    /* The other's away limit goes on where it stopped, too. */
    pass(250000);
    CU_ASSERT_TRUE(playing(t));
    pass(60000);
    CU_ASSERT_FALSE(playing(t));
}

TEST(nobody_comes_back, "RK-D12 a game to which nobody comes back is void")
{
    int32_t t = start_game("tiny", "bet=10", 2);
    presence(0, false);
    presence(1, false);
    pass(23 * 3600000);
    CU_ASSERT_TRUE(playing(t));
    pass(2 * 3600000);
    CU_ASSERT_FALSE(playing(t));
    CU_ASSERT_EQUAL(chips_of(0), 1000);
    CU_ASSERT_EQUAL(tables_next(w.tables, 0), 0);
    check_sums();
}

TEST(clocks_after_a_restart, "clocks wait for their owners after a restart")
{
    int32_t t = start_game("tiny", "clock=60", 2);
    int one = at_seat(t, 1), two = at_seat(t, 2);
    pass(50000);
    world_restart(false);
    CU_ASSERT_EQUAL(info_of(t).seat[1].clock_ms, 30000); /* at least so much */
    pass(60000);
    CU_ASSERT_EQUAL(passes(t), 0); /* nobody is there */
    presence(two, true);
    pass(50000);
    CU_ASSERT_EQUAL(passes(t), 0); /* waits two minutes for its owner */
    presence(one, true);
    pass(29000);
    CU_ASSERT_EQUAL(passes(t), 0);
    pass(1100);
    CU_ASSERT_EQUAL(passes(t), 1);
    world_restart(false);
    presence(one, true);
    pass(119000);
    CU_ASSERT_EQUAL(passes(t), 1);
    pass(62000); /* two minutes, then its whole clock */
    CU_ASSERT_EQUAL(passes(t), 2);
}

/* Whether somebody was reported since the last `forget`. */
static bool heard_report(void)
{
    for (int i = 0; i < w.nheard; i++) {
        const struct notice *n = &w.heard[i].notice;

        if (n->kind == NOTICE_FACT &&
            strncmp(game_find("last-one")->facts[n->fact.kind].name, "report", 6) == 0)
            return true;
    }
    return false;
}

TEST(bots_take_their_time, "bots take their time")
{
    bool reported = false;
    int32_t t = open_table(0, "last-one", "seats=4");
    for (int i = 0; i < 3; i++)
        say_as(person(0), TABLE_BOT_ADD, t, NULL, NULL, 1);
    forget();
    say(0, TABLE_READY, t, NULL);
    CU_ASSERT_TRUE_FATAL(playing(t));
    for (int i = 0; i < 3000 && playing(t); i++) {
        if (on_turn(t) == 0) {
            CU_ASSERT_PTR_NULL(move(t, NULL));
            continue;
        }
        /* As fast as a person, not faster. */
        int took = 0;
        forget();
        while (count(0, NOTICE_FACT) == 0 && took < 5000) {
            pass(100);
            took += 100;
        }
        /* While one reports somebody, the pause of whoever is on turn goes on. */
        CU_ASSERT((took >= 800 || reported) && took <= 2500);
        reported = heard_report();
    }
    CU_ASSERT_FALSE(playing(t));
}

/* Keeps the last question, and answers it when a test says so. */
struct slow_thinker {
    struct thinker thinker;
    struct thought about;
    thinker_cb *cb;
    void *arg;
    int asked;
    bool busy;
};

static bool slow_think(struct thinker *thinker, const struct thought *about, thinker_cb *cb,
                       void *arg)
{
    struct slow_thinker *slow = (struct slow_thinker *)thinker;
    slow->asked++;
    slow->about = *about;
    slow->cb = cb;
    slow->arg = arg;
    return !slow->busy;
}

static void answer(const struct slow_thinker *slow, const struct thought *about, const char *text)
{
    struct game_move m;
    CU_ASSERT_EQUAL_FATAL(about->rules->parse(about->position, about->seat, text, &m), GAME_OK);
    slow->cb(slow->arg, about, &m);
}

/* Waits until the bot has moved; false: it stalls the table. */
static bool bot_moves(int32_t t)
{
    for (int took = 0; took < 5000 && playing(t) && on_turn(t) != 0; took += 100)
        pass(100);
    return !playing(t) || on_turn(t) == 0;
}

/* A bot plays the answer that came during its pause. Without an answer, or with one to another
 * question, the table goes on with level 1 (which passes in this game). */
TEST(bots_think_elsewhere, "bots think elsewhere and stall no table")
{
    struct slow_thinker slow = {.thinker.think = slow_think};
    w.thinker = &slow.thinker;
    world_restart(true);
    int32_t t = open_table(0, "tiny", "seats=2");
    CU_ASSERT_PTR_NULL(say_as(person(0), TABLE_BOT_ADD, t, NULL, NULL, 3));
    CU_ASSERT_PTR_NULL(say(0, TABLE_READY, t, NULL));
    CU_ASSERT_TRUE_FATAL(playing(t));
    for (int i = 0; i < 6; i++) {
        struct thought before = slow.about;
        if (on_turn(t) == 0)
            CU_ASSERT_PTR_NULL(move(t, "pass"));
        CU_ASSERT_EQUAL(slow.about.level, 3);
        CU_ASSERT_EQUAL(slow.about.table, t);
        CU_ASSERT_EQUAL(slow.asked, i + 1);
        if (i % 3 == 1)
            answer(&slow, &before, "stop"); /* late: nobody asks that any more */
        CU_ASSERT_TRUE(bot_moves(t));
        CU_ASSERT_TRUE_FATAL(playing(t));
        slow.busy = i % 3 == 1;
    }
    move(t, "pass");
    answer(&slow, &slow.about, "stop");
    CU_ASSERT_TRUE(bot_moves(t));
    CU_ASSERT_FALSE(playing(t));
    answer(&slow, &slow.about, "stop"); /* after the game: nothing */
    settle();
}

/* Hints are worked out elsewhere, too; a person who has moved meanwhile does not get one. */
TEST(hints_think_elsewhere, "hints are worked out elsewhere")
{
    struct slow_thinker slow = {.thinker.judge = slow_think};
    w.thinker = &slow.thinker;
    world_restart(true);
    int32_t t = start_game("tiny", "friendly", 2);
    int one = at_seat(t, 1);
    CU_ASSERT_PTR_NULL(say(one, TABLE_HINT, t, NULL));
    CU_ASSERT_EQUAL(slow.about.seat, 1);
    CU_ASSERT_EQUAL(count(one, NOTICE_HINT), 0);
    struct thought before = slow.about;
    before.judged = (struct search_judged){.n = 1, .best[0].wins = 613};
    slow.about.rules->parse(before.position, 1, "stop", &before.judged.best[0].move);
    answer(&slow, &before, "stop");
    CU_ASSERT_EQUAL(count(one, NOTICE_HINT), 1);
    CU_ASSERT_EQUAL(count(1 - one, NOTICE_HINT), 0);
    CU_ASSERT_STRING_EQUAL(last(one, NOTICE_HINT)->text, "stop\n");
    CU_ASSERT_EQUAL(last(one, NOTICE_HINT)->notice.hint.wins[0], 613);
    CU_ASSERT_PTR_NULL(say(one, TABLE_HINT, t, NULL));
    before = slow.about;
    CU_ASSERT_PTR_NULL(move(t, "pass"));
    answer(&slow, &before, "stop");
    CU_ASSERT_EQUAL(count(one, NOTICE_HINT), 1);
    CU_ASSERT_PTR_NOT_NULL(say(one, TABLE_HINT, t, NULL)); /* not their turn */
    /* If nobody can think, there is none, rather than another one. */
    slow.busy = true;
    CU_ASSERT_PTR_NOT_NULL(say(1 - one, TABLE_HINT, t, NULL));
    CU_ASSERT_EQUAL(count(1 - one, NOTICE_HINT), 0);
}

TEST(a_tick_costs_what_is_due, "the next deadline is known")
{
    CU_ASSERT_EQUAL(tables_tick(w.tables), -1);
    int32_t t = start_game("tiny", "clock=30", 2);
    CU_ASSERT_EQUAL(tables_tick(w.tables), 20000);
    pass(5000);
    CU_ASSERT_EQUAL(tables_tick(w.tables), 15000);
    move(t, "pass");
    CU_ASSERT_EQUAL(tables_tick(w.tables), 20000);
}

CUTAP_MAIN(argc, argv)
{
    return play_store_run(CUTAP_SUITES);
}
