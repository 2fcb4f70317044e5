/*
 * Bots and hints at tables, which think elsewhere, and the next deadline. The clocks of people are
 * in the scripts turns and noclock.
 */

#include "cutap.h"
#include "table_help.h"

SUITE("time", world_open, world_close);

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
