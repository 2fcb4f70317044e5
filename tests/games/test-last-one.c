/*
 * Last One where scenarios do not reach: what each seat is told and
 * shown, the bots. What the rules allow is tested by tests/scenarios.
 */
#include "cards.h"
#include "cutap.h"
#include "last_one/state.h"
#include "position_set.h"
#include "rng.h"

static const struct game_rules *const rules = &last_one_rules;
static _Alignas(max_align_t) char state[GAME_STATE_MAX];
static struct game_events ev;
static struct game_view view;

/* Sets a position for this many seats. */
static void position(int seats, const char *options, const char *text)
{
    struct game_setup setup;
    char why[200] = "", option[40], value[40];

    game_setup_defaults(rules, seats, &setup);
    if (sscanf(options, "%39[^=]=%39s", option, value) == 2)
        CU_ASSERT_PTR_NULL(game_setup_option(rules, &setup, option, value));
    CU_ASSERT_EQUAL_FATAL(position_set(rules, state, &setup, text, why, sizeof(why)), GAME_OK);
}

/* Plays the text; the facts are in ev. */
static enum game_code play(int seat, const char *text)
{
    struct game_move move;
    enum game_code code = rules->parse(state, seat, text, &move);

    ev.n = 0;
    return code == GAME_OK ? rules->apply(state, seat, &move, &ev) : code;
}

SUITE("last-one", NULL, NULL);

/* Whether a fact of this name tells the seat (0: spectators) of this card. */
static bool told(int seat, const char *name, const char *card)
{
    for (int i = 0; i < ev.n; i++) {
        const struct game_fact *f = &ev.fact[i];

        if ((f->audience >> seat & 1) == 0 || !game_fact_is(&rules->facts[f->kind], name))
            continue;
        if (!card)
            return true;
        for (int c = 0; c < f->ncards; c++)
            if (strcmp(card_name(f->card[c]), card) == 0)
                return true;
    }
    return false;
}

TEST(test_told, "what each seat is told and shown")
{
    position(3, "", "hand 1: G1 Y2\nhand 2: Y1\nhand 3: B1\npile: R5\ndeck: R8 G9");
    CU_ASSERT_EQUAL(play(1, "draw"), GAME_OK);
    CU_ASSERT(told(1, "drew-card", "R8"));
    CU_ASSERT_FALSE(told(1, "draw", NULL));
    for (int seat = 0; seat <= 3; seat++)
        CU_ASSERT(seat == 1 || (told(seat, "draw", NULL) && !told(seat, "drew-card", NULL)));
    /* The view: only seat 1 is shown what it drew. */
    for (int seat = 0; seat <= 3; seat++) {
        struct last_one_detail detail;

        rules->view(state, seat, &view);
        memcpy(&detail, view.detail, sizeof(detail));
        CU_ASSERT_EQUAL(detail.drew != 0, seat == 1);
        CU_ASSERT_EQUAL(view.status[0].ncards, seat == 1);
        CU_ASSERT_EQUAL(view.nhand, seat == 0 ? 0 : seat == 1 ? 3 : 1);
    }
    /* The hand from which a joker +4 was placed is judged without being shown. */
    position(2, "", "hand 1: J+4 R3 G1\nhand 2: Y1 Y2\npile: R5\ndeck: G7 G8 G9 Y7");
    CU_ASSERT_EQUAL(play(1, "j+4 blue"), GAME_OK);
    CU_ASSERT_EQUAL(play(2, "lie"), GAME_OK);
    CU_ASSERT(told(0, "lie-upheld", NULL));
    CU_ASSERT_FALSE(told(2, "lie-upheld", "R3"));
    CU_ASSERT(told(1, "pick-up", "G7"));
    CU_ASSERT_FALSE(told(2, "pick-up", "G7"));
}

TEST(test_first_turns, "who has had a turn, RK-D7")
{
    struct game_turn turn;

    position(3, "", "hand 1: R1 Y2 G1\nhand 2: Y1 Y3\nhand 3: R2 R3 R4\npile: R5\ndeck: R8 G9");
    rules->turn(state, &turn);
    CU_ASSERT_EQUAL(turn.had, 0);
    CU_ASSERT_EQUAL(turn.must, 1 << 1);
    CU_ASSERT_EQUAL(play(1, "r1"), GAME_OK);
    CU_ASSERT_EQUAL(play(3, "r2"), GAME_OK);
    rules->turn(state, &turn);
    CU_ASSERT_EQUAL(turn.had, 1 << 1 | 1 << 3);
    CU_ASSERT_EQUAL(turn.must, 1 << 2);
}

/* Each turn has one clock: drawing a card does not start it again, another turn of the seat
 * does. */
TEST(test_serial, "one clock a turn")
{
    struct game_turn before, after;

    position(2, "", "hand 1: G1 RS\nhand 2: Y1\npile: R5\ndeck: R8 G9");
    rules->turn(state, &before);
    CU_ASSERT_EQUAL(play(1, "last"), GAME_OK);
    rules->turn(state, &after);
    CU_ASSERT_EQUAL(before.serial, after.serial);
    CU_ASSERT_EQUAL(play(1, "rs"), GAME_OK);
    rules->turn(state, &after);
    CU_ASSERT_NOT_EQUAL(before.serial, after.serial);
    CU_ASSERT_EQUAL(after.must, 1 << 1);
    CU_ASSERT_EQUAL(play(1, "draw"), GAME_OK);
    rules->turn(state, &before);
    CU_ASSERT_EQUAL(before.serial, after.serial);
}

/* How often the bot of this level makes the move with this canonical text, in 100 tries. */
static int bot_plays(int seat, int level, const char *want)
{
    static const uint8_t seed[32] = "bot";
    struct game_move legal[64];
    struct rng rng;
    int n = rules->legal(state, seat, legal, 64), count = 0;

    rng_seed(&rng, seed);
    rules->view(state, seat, &view);
    for (int i = 0; i < 100; i++) {
        char text[GAME_TEXT_MAX] = "";
        int choice = rules->bot(&view, legal, n, level, &rng);

        if (choice >= 0)
            rules->format(state, seat, &legal[choice], text, sizeof(text));
        count += strcmp(text, want) == 0;
    }
    return count;
}

TEST(test_bot, "the bot")
{
    for (int level = 1; level <= 3; level++) {
        /* A bot says "last" with the card, but a beginner sometimes forgets it. It keeps a joker
         * while something else fits. */
        position(2, "", "hand 1: R1 J\nhand 2: Y1 Y2 Y3\npile: R5\ndeck: G7 G8");
        int said = bot_plays(1, level, "play R1 last");
        CU_ASSERT(level == 1 ? said > 60 && said < 100 : said == 100);
        CU_ASSERT_EQUAL(said + bot_plays(1, level, "play R1"), 100);
        /* A total is answered. */
        position(2, "", "hand 1: R1 B+2 G1\nhand 2: Y1 Y2\npile: R+2\nowed: 2\ndeck: G7 G8");
        CU_ASSERT_EQUAL(bot_plays(1, level, "play B+2"), 100);
        /* The colour held most. */
        position(2, "", "hand 1: J Y1 Y2 G1\nhand 2: Y1 Y2 B3\npile: R5\ndeck: G7 G8");
        CU_ASSERT_EQUAL(bot_plays(1, level, "play J color Y"), 100);
        /* No bluff with a joker +4 that was drawn. */
        position(2, "", "hand 1: R1 J+4\nhand 2: Y1 Y2\npile: R5\nphase: drew J+4\ndeck: G7 G8");
        CU_ASSERT_EQUAL(bot_plays(1, level, "pass"), 100);
        /* A joker +4 is mostly taken, and now and then doubted. */
        position(2, "",
                 "hand 1: R1 B1\nhand 2: Y1 Y2 Y3 Y4 Y5 G1 G2 G3 G4\npile: R5 J+4\ncolor: B\n"
                 "phase: answer\nanswer: from 2 holding no\ndeck: G7 G8");
        CU_ASSERT(bot_plays(1, level, "take") > 50);
        CU_ASSERT(bot_plays(1, level, "lie") > 5);
        /* A seat that forgot is sometimes reported, on turn and off turn. Otherwise a bot does
         * nothing off turn. */
        position(3, "", "hand 1: R1\nhand 2: Y1 Y2\nhand 3: Y3\npile: R5\nforgot: 1\nturn: 3");
        CU_ASSERT(bot_plays(2, level, "report 1") > 20);
        CU_ASSERT(bot_plays(2, level, "") > 5);
        CU_ASSERT_EQUAL(bot_plays(2, level, "report 1") + bot_plays(2, level, ""), 100);
    }
}

TEST(test_bot_blocks, "the bot of level 2 hinders")
{
    /* Level 2 hinders a player who is about to go out. */
    position(2, "", "hand 1: R9 R+2 R8 G1\nhand 2: Y1\npile: R5\ndeck: G7 G8");
    CU_ASSERT_EQUAL(bot_plays(1, 2, "play R+2"), 100);
    position(2, "", "hand 1: R9 R+2 R8 G1\nhand 2: Y1 Y2 Y3 Y4 Y5\npile: R5\ndeck: G7 G8");
    CU_ASSERT_EQUAL(bot_plays(1, 2, "play R9"), 100);
    /* With two players, a skip is another turn; with three it is one of many cards. */
    position(2, "", "hand 1: R9 RS G1\nhand 2: Y1 Y2 Y3 Y4 Y5\npile: R5\ndeck: G7 G8");
    CU_ASSERT_EQUAL(bot_plays(1, 2, "play RS"), 100);
    position(3, "", "hand 1: R9 RS G1\nhand 2: Y1 Y2 Y3\nhand 3: Y4 Y5 B1\npile: R5\ndeck: G7");
    CU_ASSERT_EQUAL(bot_plays(1, 2, "play R9"), 100);
}

/* Whether a seat may report this one by its view, by the clock and by the list of moves. */
static bool offered(int seat, int other)
{
    struct game_move legal[40];
    struct game_turn turn;
    int n = rules->legal(state, seat, legal, 40);
    bool any = false, listed = false;

    for (int i = 0; i < n; i++) {
        any = any || legal[i].verb == MOVE_REPORT;
        listed = listed || (legal[i].verb == MOVE_REPORT && legal[i].to == other);
    }
    rules->view(state, seat, &view);
    rules->turn(state, &turn);
    CU_ASSERT_EQUAL(any, (view.verbs >> MOVE_REPORT & 1) != 0);
    CU_ASSERT_EQUAL(any, (turn.may >> seat & 1) != 0);
    return listed;
}

/* LO-D12: a report is offered while the window is open, whether or not the seat said it, and for
 * nobody afterwards. What others see is the same either way, except for what a bot has heard. */
TEST(test_offered, "nothing shows who forgot, LO-D12")
{
    static const char text[] = "hand 1: R1 G4\nhand 2: R2 Y2 Y3\nhand 3: R7 R8 B2\npile: R5\n"
                               "deck: G7 G8 G9\ndirection: cw";
    static struct game_view silent;
    struct last_one_detail detail;

    for (int said = 0; said <= 1; said++) {
        position(3, "", text);
        CU_ASSERT_FALSE(offered(2, 1));
        CU_ASSERT_EQUAL(play(1, said ? "r1 last" : "r1"), GAME_OK);
        CU_ASSERT_TRUE(offered(2, 1));
        CU_ASSERT_TRUE(offered(3, 1));
        CU_ASSERT_FALSE(offered(3, 2));
        rules->view(state, 3, &view);
        memcpy(&detail, view.detail, sizeof(detail));
        CU_ASSERT_EQUAL(detail.heard, said ? 2 : 0);
        detail.heard = 0;
        memcpy(view.detail, &detail, sizeof(detail));
        if (said == 0)
            silent = view;
        CU_ASSERT_EQUAL(memcmp(&silent, &view, sizeof(view)), 0);
        rules->view(state, 1, &view);
        CU_ASSERT_EQUAL(view.seat[1].said, said);
        CU_ASSERT_EQUAL(play(2, "r2"), GAME_OK);
        CU_ASSERT_FALSE(offered(2, 1));
        CU_ASSERT_FALSE(offered(3, 1));
    }
}

/* A bot reports a seat that did not say it, and never one that did. */
TEST(test_bot_listens, "the bot listens")
{
    static const uint8_t seed[32] = "listens";
    struct game_move legal[40];
    struct rng rng;

    rng_seed(&rng, seed);
    for (int said = 0; said <= 1; said++)
        for (int level = 1; level <= 3; level++) {
            int times = 0;

            position(3, "",
                     "hand 1: R1 G4\nhand 2: R2 Y2 Y3\nhand 3: R7 R8 B2\npile: R5\n"
                     "deck: G7 G8 G9\ndirection: cw");
            CU_ASSERT_EQUAL(play(1, said ? "r1 last" : "r1"), GAME_OK);
            int n = rules->legal(state, 3, legal, 40);
            rules->view(state, 3, &view);
            for (int i = 0; i < 60; i++)
                times += rules->bot(&view, legal, n, level, &rng) >= 0;
            CU_ASSERT_EQUAL(times > 0, !said);
            CU_ASSERT(said || (times > (level < 2 ? 15 : 40) && times < 60));
        }
}

TEST(test_refused_setups, "setups that cannot be")
{
    struct game_setup setup;

    game_setup_defaults(rules, 3, &setup);
    CU_ASSERT_PTR_NULL(game_setup_option(rules, &setup, "pairs", "yes"));
    CU_ASSERT_STRING_EQUAL(game_setup_refusal(rules, &setup),
                           "Pairs need four seats: write `pairs=yes seats=4`.");
}
