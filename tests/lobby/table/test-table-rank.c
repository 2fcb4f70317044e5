/*
 * doc/rules/ranking.md at tables: what is scored; leaving, and votes about it; addresses; voids.
 */
#include <string.h>

#include "cutap.h"
#include "table_help.h"

/* Everybody has had a turn. */
static void round_of_passes(int32_t t, int n)
{
    for (int i = 0; i < n; i++)
        CU_ASSERT_PTR_NULL_FATAL(move(t, "pass"));
}

static const char *vote(int who, const char *text)
{
    return say(who, TABLE_VOTE, 0, text);
}

/* Games that end as they should, and what each seat, from 1 on, has in the end. */
static const struct ending {
    const char *name, *game, *options;
    int n;
    bool round; /* everybody passes first */
    const char *moves[2];
    int64_t xp[4], chips[4];
} endings[] = {
    {"RK-R6 pairs share",
     "tiny",
     "bet=25 pairs=yes",
     4,
     true,
     {"stop"},
     {20, -10, 20, -10},
     {1025, 975, 1025, 975}},
    {"RK-D4 games in which only the last loses",
     "tinylast",
     "bet=30",
     3,
     true,
     {"draw", "draw"},
     {30, 0, -10},
     {1060, 970, 970}},
    {"RK-D5 XP below zero", "tiny", "", 2, false, {"stop"}, {20, -10}, {1000, 1000}},
    {"RK-D9 RK-D12 a tie",
     "tiny",
     "bet=25",
     3,
     true,
     {"take"},
     {0, 0, -10},
     {1000 - 25 + 38, 1000 - 25 + 37, 975}},
};

SUITE("end", world_open, world_close);

TEST_ROWS(ends, endings)
{
    const struct ending *e = CUTAP_ROW(endings);
    int seat[4];
    int32_t t = start_game(e->game, e->options, e->n);
    for (int i = 0; i < e->n; i++)
        seat[i] = at_seat(t, i + 1);
    if (e->round)
        round_of_passes(t, e->n);
    CU_ASSERT_EQUAL(on_turn(t), seat[0]);
    for (int i = 0; i < 2 && e->moves[i]; i++)
        CU_ASSERT_PTR_NULL(move(t, e->moves[i]));
    CU_ASSERT_FALSE(playing(t));
    for (int i = 0; i < e->n; i++) {
        CU_ASSERT_EQUAL(xp_of(seat[i]), e->xp[i]);
        CU_ASSERT_EQUAL(chips_of(seat[i]), e->chips[i]);
    }
    check_sums();
}

SUITE("score", world_open, world_close);

TEST(two_three_four, "RK-R5 RK-R7 RK-D3 RK-D4 games of two to eight")
{
    for (int n = 2; n <= 8; n++) {
        world_anew();
        int32_t t = start_game("tiny", "bet=10", n);
        round_of_passes(t, n);
        int winner = on_turn(t);
        move(t, "stop");
        for (int i = 0; i < n; i++) {
            CU_ASSERT_EQUAL(xp_of(i), i == winner ? 10 * n : -10);
            CU_ASSERT_EQUAL(chips_of(i), i == winner ? 1000 + 10 * (n - 1) : 990);
        }
        CU_ASSERT_EQUAL(w.nscored, n);
        check_sums();
    }
}

TEST(real_games_to_the_end, "RK-D10 RK-D13 real games to the end, rounds and pairs too")
{
    static const char *const kinds[] = {"", "mode=points points=100", "pairs=yes"};
    for (int i = 0; i < 9; i++) {
        world_anew();
        w.seeds = (uint64_t)i * 100;
        int n = i % 3 == 2 ? 4 : 2 + i % 3;
        int32_t t = start_game("last-one", kinds[i % 3], n);
        while (playing(t))
            CU_ASSERT_PTR_NULL_FATAL(move(t, NULL));
        struct store_game row = game_row(info_of(t).game);
        CU_ASSERT_EQUAL(row.state, STORE_GAME_FINISHED);
        int64_t sum = 0;
        for (int k = 0; k < n; k++)
            sum += xp_of(k);
        CU_ASSERT_EQUAL(sum, n == 4 ? 20 : 10 * n - 10 * (n - 1));
        check_sums();
    }
}

/* ---- Leaving ---- */

SUITE("leave", world_open, world_close);

TEST(cancelled_before_all_had_a_turn, "RK-D7 left before everybody had a turn")
{
    int32_t t = start_game("tiny", "bet=50", 3);
    move(t, "pass");
    move(t, "pass");
    int leaver = at_seat(t, 1), other = at_seat(t, 2), third = at_seat(t, 3);
    CU_ASSERT_PTR_NULL(say(leaver, TABLE_LEAVE, t, NULL));
    CU_ASSERT_FALSE(playing(t));
    CU_ASSERT_EQUAL(count(other, NOTICE_CANCELLED), 1);
    CU_ASSERT_EQUAL(chips_of(leaver), 1000);
    CU_ASSERT_EQUAL(game_row(info_of(t).game).state, STORE_GAME_CANCELLED);
    CU_ASSERT_PTR_NULL(vote(other, "penalize"));
    CU_ASSERT_EQUAL(xp_of(leaver), 0);
    CU_ASSERT_PTR_NULL(vote(third, "penalize"));
    CU_ASSERT_EQUAL(xp_of(leaver), -20);
    CU_ASSERT_EQUAL(xp_of(other), 0);
    CU_ASSERT_EQUAL(last(leaver, NOTICE_VOTED)->notice.voted.verdict, VERDICT_PENALIZED);
    CU_ASSERT_EQUAL(last(leaver, NOTICE_RESULT)->notice.result.xp, -20);
    CU_ASSERT_FALSE(game_row(info_of(t).game).open_vote);
    check_sums();
}

TEST(left_and_penalized, "RK-R8 RK-D6 RK-D12 left and penalized; the bet stays")
{
    int32_t t = start_game("tiny", "bet=50", 2);
    round_of_passes(t, 2);
    int leaver = at_seat(t, 1), other = at_seat(t, 2);
    CU_ASSERT_PTR_NULL(say(leaver, TABLE_LEAVE, t, NULL));
    CU_ASSERT_FALSE(playing(t));
    CU_ASSERT_EQUAL(tables_seat_of(w.tables, person(leaver).id), 0);
    CU_ASSERT_EQUAL(xp_of(other), 20);
    CU_ASSERT_EQUAL(chips_of(other), 1050);
    CU_ASSERT_EQUAL(xp_of(leaver), 0); /* the vote is out */
    CU_ASSERT_TRUE(game_row(info_of(t).game).open_vote);
    CU_ASSERT_EQUAL(count(other, NOTICE_VOTE), 1);
    CU_ASSERT_EQUAL(last(other, NOTICE_VOTE)->notice.span, 60000);
    CU_ASSERT_PTR_NOT_NULL(vote(other, "perhaps"));
    CU_ASSERT_PTR_NULL(vote(other, "penalize"));
    CU_ASSERT_EQUAL(xp_of(leaver), -20);
    CU_ASSERT_EQUAL(chips_of(leaver), 950);
    CU_ASSERT_PTR_NOT_NULL(vote(other, "penalize"));
    check_sums();
}

TEST(no_answer_forgives, "RK-D6 no answer forgives; a leaver loses like any loser")
{
    int32_t t = start_game("tiny", "", 3);
    round_of_passes(t, 3);
    int leaver = at_seat(t, 1), other = at_seat(t, 2);
    say(leaver, TABLE_LEAVE, t, NULL);
    CU_ASSERT_TRUE(playing(t));
    CU_ASSERT_PTR_NULL(vote(other, "penalize"));
    CU_ASSERT_PTR_NOT_NULL(vote(other, "forgive"));
    pass(59000);
    CU_ASSERT_EQUAL(count(leaver, NOTICE_VOTED), 0);
    pass(1500);
    CU_ASSERT_EQUAL(count(leaver, NOTICE_VOTED), 1);
    CU_ASSERT_EQUAL(last(leaver, NOTICE_VOTED)->notice.voted.verdict, VERDICT_NOT_PENALIZED);
    CU_ASSERT_EQUAL(xp_of(leaver), 0); /* when the game ends, as for any loser */
    move(t, "stop");
    CU_ASSERT_EQUAL(xp_of(leaver), -10);
    check_sums();
}

TEST(the_vote_outlives_the_next_game, "RK-D6 the vote outlives the next game")
{
    int32_t t = start_game("tiny", "bet=5", 2);
    round_of_passes(t, 2);
    int leaver = at_seat(t, 1), other = at_seat(t, 2);
    say(leaver, TABLE_LEAVE, t, NULL);
    int64_t first = info_of(t).game;
    say(2, TABLE_SIT, t, NULL);
    say(2, TABLE_READY, t, NULL);
    say(other, TABLE_READY, t, NULL);
    CU_ASSERT_TRUE(playing(t));
    CU_ASSERT_PTR_NULL(vote(other, "penalize"));
    CU_ASSERT_EQUAL(xp_of(leaver), -20);
    CU_ASSERT_FALSE(game_row(first).open_vote);
    CU_ASSERT_TRUE(playing(t));
    check_sums();
}

TEST(the_vote_survives_a_restart, "RK-D6 the vote survives a restart")
{
    for (int when = 0; when < 3; when++) {
        world_anew();
        int32_t t = start_game("tiny", "bet=5", 3);
        round_of_passes(t, 3);
        int leaver = at_seat(t, 1), a = at_seat(t, 2), b = at_seat(t, 3);
        if (when == 0)
            world_restart(true);
        say(leaver, TABLE_LEAVE, t, NULL);
        if (when == 1)
            move(t, "stop");
        CU_ASSERT_PTR_NULL(vote(a, "penalize"));
        forget();
        world_restart(true);
        CU_ASSERT_EQUAL(count(a, NOTICE_VOTE), 0);
        CU_ASSERT_EQUAL(count(b, NOTICE_VOTE), 1); /* asked again */
        if (when >= 2)
            pass(61000);
        else if (vote(b, "penalize"))
            CU_FAIL("a vote that came back is not taken");
        if (when != 1)
            move(t, "stop");
        CU_ASSERT_EQUAL(xp_of(leaver), when < 2 ? -20 : -10);
        CU_ASSERT_PTR_NULL(LIST_FIRST(&w.tables->voting));
        check_sums();
        world_restart(true);
        check_sums();
    }
}

/* RK-D7: also the vote on a cancelled game, which its table no longer shows. */
TEST(the_vote_on_a_cancelled_game_survives_a_restart,
     "RK-D6 RK-D7 the vote on a cancelled game survives a restart")
{
    int32_t t = start_game("tiny", "bet=5", 3);
    move(t, "pass");
    int leaver = at_seat(t, 1), a = at_seat(t, 2), b = at_seat(t, 3);
    say(leaver, TABLE_LEAVE, t, NULL);
    forget();
    world_restart(true);
    CU_ASSERT_EQUAL(count(a, NOTICE_VOTE), 1);
    CU_ASSERT_PTR_NULL(vote(a, "penalize"));
    CU_ASSERT_PTR_NULL(vote(b, "penalize"));
    CU_ASSERT_EQUAL(xp_of(leaver), -20);
    CU_ASSERT_PTR_NULL(LIST_FIRST(&w.tables->voting));
    check_sums();
}

TEST(leaving_twice, "RK-D6 two leavers, two votes")
{
    int32_t t = start_game("tiny", "", 4);
    round_of_passes(t, 4);
    int a = at_seat(t, 1), b = at_seat(t, 2), c = at_seat(t, 3), d = at_seat(t, 4);
    say(a, TABLE_LEAVE, t, NULL);
    say(b, TABLE_LEAVE, t, NULL);
    CU_ASSERT_PTR_NOT_NULL(strstr(vote(c, "penalize"), "Several players left"));
    CU_ASSERT_PTR_NULL(say_as(person(c), TABLE_VOTE, 0, "penalize", person(a).name, 0));
    CU_ASSERT_PTR_NULL(say_as(person(c), TABLE_VOTE, 0, "forgive", person(b).name, 0));
    CU_ASSERT_PTR_NULL(say_as(person(d), TABLE_VOTE, 0, "penalize", person(a).name, 0));
    /* RK-D19: b cannot be penalized any more, but d can still say that b is forgiven. */
    CU_ASSERT_EQUAL(count(b, NOTICE_VOTED), 1); /* that on a */
    CU_ASSERT_PTR_NULL(vote(d, "forgive"));
    CU_ASSERT_EQUAL(last(b, NOTICE_VOTED)->notice.voted.verdict, VERDICT_FORGIVEN);
    /* b was asked about a, too, and did not answer. */
    move(t, "stop");
    pass(61000);
    CU_ASSERT_EQUAL(xp_of(b), -10);
    CU_ASSERT_EQUAL(xp_of(a), -20);
    check_sums();
}

TEST(the_last_human_wins, "RK-D8 the last human wins")
{
    int32_t t = start_game("tiny", "bet=10", 4);
    round_of_passes(t, 4);
    int last_one = at_seat(t, 4);
    for (int s = 1; s <= 3; s++)
        say(at_seat(t, s), TABLE_LEAVE, t, NULL);
    CU_ASSERT_FALSE(playing(t));
    CU_ASSERT_EQUAL(xp_of(last_one), 40);
    CU_ASSERT_EQUAL(chips_of(last_one), 1030);
    check_sums();
}

TEST(leaving_a_pair, "RK-D8 leaving a pair")
{
    int32_t t = start_game("tiny", "bet=10 pairs=yes", 4);
    round_of_passes(t, 4);
    int leaver = at_seat(t, 3), partner = at_seat(t, 1), x = at_seat(t, 2), y = at_seat(t, 4);
    say(leaver, TABLE_LEAVE, t, NULL);
    CU_ASSERT_TRUE(playing(t));
    vote(x, "penalize");
    vote(y, "penalize");
    move(t, "pass");
    move(t, "pass");
    CU_ASSERT_EQUAL(info_of(t).seat[3].left, true);
    pass(2000); /* the table plays for the leaver */
    CU_ASSERT_EQUAL(on_turn(t), y);
    move(t, "pass");
    move(t, "stop");
    CU_ASSERT_EQUAL(xp_of(partner), 20);
    CU_ASSERT_EQUAL(xp_of(leaver), -20);
    CU_ASSERT_EQUAL(chips_of(partner), 1030);
    CU_ASSERT_EQUAL(chips_of(leaver), 990);
    check_sums();
}

TEST(a_pair_that_left_has_lost, "RK-D8 a pair that has left has lost")
{
    int32_t t = start_game("tiny", "bet=10 pairs=yes", 4);
    round_of_passes(t, 4);
    int a = at_seat(t, 2), b = at_seat(t, 4);
    say(at_seat(t, 1), TABLE_LEAVE, t, NULL);
    say(at_seat(t, 3), TABLE_LEAVE, t, NULL);
    CU_ASSERT_FALSE(playing(t));
    CU_ASSERT_EQUAL(xp_of(a), 20);
    CU_ASSERT_EQUAL(xp_of(b), 20);
    check_sums();
}

/* ---- Addresses ---- */

SUITE("address", world_open, world_close);

TEST(leaving_where_nothing_scores, "RK-D2 no penalty where nothing scores")
{
    int32_t t = start_game("tiny", "bet=50", 3);
    round_of_passes(t, 3);
    int leaver = at_seat(t, 1), other = at_seat(t, 2);
    say(leaver, TABLE_LEAVE, t, NULL);
    strcpy(w.address[other], w.address[at_seat(t, 3)]);
    presence(other, true);
    CU_ASSERT_PTR_NOT_NULL(vote(other, "penalize"));
    move(t, "stop");
    pass(70000);
    CU_ASSERT_EQUAL(xp_of(leaver), 0);
    CU_ASSERT_EQUAL(chips_of(leaver), 1000);
    check_sums();
}

/* ---- Voids ---- */

SUITE("void", world_open, world_close);

TEST(void_afterwards, "RK-D14 void afterwards: opposite entries, once")
{
    int32_t t = start_game("tiny", "bet=50", 2);
    move(t, "pass");
    int winner = on_turn(t);
    move(t, "stop");
    CU_ASSERT_EQUAL(xp_of(winner), 20);
    w.nscored = 0;
    CU_ASSERT_PTR_NULL(say(7, TABLE_VOID, t, "Cheating."));
    for (int i = 0; i < 2; i++) {
        CU_ASSERT_EQUAL(chips_of(i), 1000);
        CU_ASSERT_EQUAL(xp_of(i), 0);
    }
    CU_ASSERT_EQUAL(w.nscored, 2);
    CU_ASSERT_EQUAL(w.scored[0].games, -1);
    CU_ASSERT_PTR_NOT_NULL(say(7, TABLE_VOID, t, "Again."));
    check_sums();
}

TEST(void_without_the_chips, "RK-D14 chips that are gone stay where they are")
{
    int32_t t = start_game("tiny", "bet=900", 2);
    move(t, "pass");
    int winner = on_turn(t);
    move(t, "stop");
    struct store_entry gone[2] = {
        {.account = person(winner).id,
         .currency = STORE_CHIPS,
         .amount = -1800,
         .reason = "adjust"},
        {.account = person(5).id, .currency = STORE_CHIPS, .amount = 1800, .reason = "adjust"}};
    store_post(w.store, gone, 2, NULL, NULL);
    settle();
    CU_ASSERT_PTR_NOT_NULL(strstr(say(7, TABLE_VOID, t, "Cheating."), "chips"));
    CU_ASSERT_EQUAL(game_row(info_of(t).game).state, STORE_GAME_FINISHED);
    CU_ASSERT_EQUAL(xp_of(winner), 20);
}

/* RK-D15: also a game whose table plays another one or is closed, and after a restart. */
TEST(void_by_number, "RK-D15 any game, by its number")
{
    int32_t t = start_game("tiny", "bet=50", 3);
    int64_t first = info_of(t).game_number;
    round_of_passes(t, 3);
    int gone = at_seat(t, 3);
    say(gone, TABLE_LEAVE, t, NULL);
    say(at_seat(t, 1), TABLE_VOTE, 0, "penalize");
    say(at_seat(t, 2), TABLE_VOTE, 0, "penalize");
    int winner = on_turn(t);
    move(t, "stop");
    for (int i = 0; i < 3; i++)
        say(i, TABLE_LEAVE, t, NULL);
    t = start_game("tiny", "bet=10", 2);
    int64_t second = info_of(t).game_number;
    CU_ASSERT_NOT_EQUAL(first, second);
    CU_ASSERT_PTR_NOT_NULL(strstr(undo(gone, first), "You played in that game"));
    CU_ASSERT_PTR_NOT_NULL(strstr(undo(7, 999), "There is no game 999"));
    CU_ASSERT_NOT_EQUAL(xp_of(winner), 0);
    for (int again = 0; again < 2; again++) {
        w.nscored = 0;
        const char *said = undo(7, first);
        if (again)
            CU_ASSERT_PTR_NOT_NULL_FATAL(said);
        CU_ASSERT_EQUAL(w.nscored, again ? 0 : 3);
        for (int i = 0; i < 3; i++) {
            CU_ASSERT_EQUAL(xp_of(i), 0);
            CU_ASSERT_EQUAL(chips_of(i), i < 2 ? 990 : 1000); /* the second game's bets */
        }
        check_sums();
        if (!again)
            world_restart(true);
    }
    /* The game that its table plays, while a vote is open. */
    CU_ASSERT_PTR_NULL(undo(7, second));
    CU_ASSERT_FALSE(playing(t));
    for (int i = 0; i < 2; i++)
        say(i, TABLE_LEAVE, t, NULL);
    t = start_game("tiny", "", 3);
    int64_t third = info_of(t).game_number;
    round_of_passes(t, 3);
    say(at_seat(t, 2), TABLE_LEAVE, t, NULL);
    move(t, "stop");
    for (int i = 0; i < 3; i++)
        say(i, TABLE_LEAVE, t, NULL);
    CU_ASSERT_PTR_NULL(undo(7, third));
    pass(61000);
    for (int i = 0; i < 3; i++) {
        CU_ASSERT_EQUAL(xp_of(i), 0);
        CU_ASSERT_EQUAL(chips_of(i), 1000);
    }
    check_sums();
}

/* ---- Dignity (EL-D10) ---- */

SUITE("dignity", world_open, world_close);

TEST(dignity_kept, "EL-D10 it is counted with the end of a game, ranked or not, once")
{
    for (int friendly = 0; friendly < 2; friendly++) {
        int32_t t = start_game("tiny", friendly ? "friendly" : "", 2);
        int first = at_seat(t, 1), second = at_seat(t, 2);
        int64_t before[2] = {dignity_of(first), dignity_of(second)};
        for (int i = 0; i < 3; i++)
            move(t, "pass");
        CU_ASSERT_EQUAL(dignity_of(first), before[0]); /* with the end, not before */
        world_restart(true);
        move(t, "stop");
        CU_ASSERT_EQUAL(dignity_of(first), before[0] + 2);
        CU_ASSERT_EQUAL(dignity_of(second), before[1] + 1);
        say(first, TABLE_LEAVE, t, NULL);
        say(second, TABLE_LEAVE, t, NULL);
    }
    world_restart(true);
    CU_ASSERT_EQUAL(dignity_of(0) + dignity_of(1), 6);
}

CUTAP_MAIN(argc, argv)
{
    return play_store_run(CUTAP_SUITES);
}
