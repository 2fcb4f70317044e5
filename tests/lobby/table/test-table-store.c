/*
 * What tables promise about the store: nothing is told before it is durable, nothing that was
 * acknowledged is lost, and everything is settled once, whatever happens in between.
 */

#include "cutap.h"
#include "files.h"
#include "table_help.h"

SUITE("store", world_open, world_close);

TEST(durable_before_told, "a move is durable before it is told")
{
    struct game_view view, now;
    int32_t t = start_game("last-one", "bet=10", 2);
    int who = on_turn(t);
    snapshot_keep(t);
    tables_view(w.tables, t, person(who).id, &view);
    forget();
    w.holding = true;
    CU_ASSERT_PTR_NULL(move(t, NULL));
    say(6, TABLE_WATCH, t, NULL);
    CU_ASSERT_EQUAL(count(-1, NOTICE_FACT), 0);
    CU_ASSERT_EQUAL(count(-1, NOTICE_TURN), 0);
    CU_ASSERT_EQUAL(count(who, NOTICE_DONE), 0);
    tables_view(w.tables, t, person(who).id, &now);
    CU_ASSERT_EQUAL(memcmp(&view, &now, sizeof(view)), 0);
    CU_ASSERT_TRUE(snapshot_same(t));
    /* A refusal does not give it away, either. */
    say(who, TABLE_MOVE, t, "draw");
    CU_ASSERT_EQUAL(count(who, NOTICE_REFUSED), 0);
    /* Nor does a clock that runs out meanwhile. */
    pass(120000);
    w.holding = false;
    settle();
    CU_ASSERT(count(who, NOTICE_FACT) > 0);
    CU_ASSERT_EQUAL(count(who, NOTICE_DONE), 2);
    CU_ASSERT(count(6, NOTICE_FACT) > 0 || count(6, NOTICE_WATCHING) > 0);
    CU_ASSERT_FALSE(snapshot_same(t));
}

TEST(sitting_is_durable_before_told, "sitting down is durable before it is told")
{
    w.holding = true;
    struct table_message m = {.kind = TABLE_CREATE, .from = person(0), .game = "tiny", .text = ""};
    tables_send(w.tables, &m);
    CU_ASSERT_EQUAL(tables_next(w.tables, 0), 0);
    CU_ASSERT_EQUAL(w.nheard, 0);
    w.holding = false;
    settle();
    int32_t t = tables_next(w.tables, 0);
    CU_ASSERT_NOT_EQUAL_FATAL(t, 0);
    w.holding = true;
    say(1, TABLE_SIT, t, NULL);
    CU_ASSERT_EQUAL(info_of(t).taken, 1);
    CU_ASSERT_EQUAL(tables_seat_of(w.tables, person(1).id), 0);
    CU_ASSERT_EQUAL(count(0, NOTICE_SAT), 0);
    say(1, TABLE_READY, t, NULL);
    say(0, TABLE_READY, t, NULL);
    w.holding = false;
    settle();
    CU_ASSERT_TRUE(playing(t));
    CU_ASSERT_EQUAL(count(0, NOTICE_DONE), 2);
    CU_ASSERT_EQUAL(count(1, NOTICE_DONE), 2);
}

TEST(several_moves_in_flight, "several moves under way, in order, or none")
{
    int32_t t = start_game("tiny", "bet=10", 3);
    int a = at_seat(t, 1), b = at_seat(t, 2), c = at_seat(t, 3);
    w.holding = true;
    say(a, TABLE_MOVE, t, "pass");
    say(b, TABLE_MOVE, t, "pass");
    say(c, TABLE_MOVE, t, "pass");
    say(a, TABLE_MOVE, t, "stop");
    CU_ASSERT_TRUE(playing(t));
    w.holding = false;
    settle();
    CU_ASSERT_FALSE(playing(t));
    CU_ASSERT_EQUAL(xp_of(a), 30);
    check_sums();
    /* The first of them fails, so all fail, and everybody who moved is told. */
    world_anew();
    t = start_game("tiny", "bet=10", 3);
    snapshot_keep(t);
    forget();
    store_fault_fail(w.store, 1, 1, STORE_FULL);
    w.holding = true;
    a = at_seat(t, 1), b = at_seat(t, 2), c = at_seat(t, 3);
    say(a, TABLE_MOVE, t, "pass");
    say(b, TABLE_MOVE, t, "pass");
    say(c, TABLE_MOVE, t, "pass");
    say(a, TABLE_MOVE, t, "stop");
    w.holding = false;
    settle();
    CU_ASSERT_EQUAL(count(a, NOTICE_REFUSED), 2);
    CU_ASSERT_EQUAL(count(b, NOTICE_REFUSED), 1);
    CU_ASSERT_EQUAL(count(-1, NOTICE_FACT), 0);
    CU_ASSERT_TRUE(snapshot_same(t));
    for (int i = 0; i < 3; i++)
        CU_ASSERT_PTR_NULL(move(t, "pass"));
    CU_ASSERT_PTR_NULL(move(t, "stop"));
    check_sums();
}

/* A step of a whole game, by a fixed plan: moves, time-outs, a lost connection, a leaver.
 * Returns false once the game is over. */
static bool step(int32_t t, int i)
{
    if (!playing(t))
        return false;
    if (i % 11 == 5) {
        pass(61000);
    } else if (i == 30) {
        int leaver = on_turn(t);
        say(leaver, TABLE_LEAVE, t, NULL);
        for (int k = 0; k < 4; k++)
            if (k != leaver)
                say(k, TABLE_VOTE, 0, k % 2 ? "penalize" : "forgive");
    } else {
        move(t, NULL);
    }
    return true;
}

TEST(killed_at_every_position, "killed at every position of a game: the same game")
{
    static char seen[2000][3000], now[STORE_LONG_MAX];
    int steps = 0;
    int64_t chips[4], xp[4];
    /* First without a death. */
    int32_t t = start_game("last-one", "bet=50", 4);
    for (int i = 0; i < 2000; i++) {
        snapshot(t, now, sizeof(now));
        memcpy(seen[i], now, sizeof(seen[i]) - 1);
        steps = i;
        if (!step(t, i))
            break;
    }
    CU_ASSERT_FALSE_FATAL(playing(t));
    for (int k = 0; k < 4; k++) {
        chips[k] = chips_of(k);
        xp[k] = xp_of(k);
    }
    check_sums();
    CU_ASSERT(steps > 35);
    /* Then with a death before each step in turn: the game is the same. */
    world_anew();
    t = start_game("last-one", "bet=50", 4);
    for (int i = 0; i <= steps; i++) {
        snapshot(t, now, sizeof(now));
        now[sizeof(seen[i]) - 1] = '\0';
        CU_ASSERT_STRING_EQUAL_FATAL(now, seen[i]);
        world_restart(true);
        snapshot(t, now, sizeof(now));
        now[sizeof(seen[i]) - 1] = '\0';
        CU_ASSERT_STRING_EQUAL_FATAL(now, seen[i]);
        step(t, i);
    }
    CU_ASSERT_FALSE(playing(t));
    for (int k = 0; k < 4; k++) {
        CU_ASSERT_EQUAL(chips_of(k), chips[k]);
        CU_ASSERT_EQUAL(xp_of(k), xp[k]);
    }
}

/* The room dies with writes under way: everything that was called for is there afterwards, once. */
TEST(killed_with_writes_under_way, "killed with the settlement under way: once")
{
    for (int at = 0; at < 12; at++) {
        world_anew();
        int32_t t = start_game("tiny", "bet=50", 3);
        for (int i = 0; i < at; i++)
            move(t, "pass");
        int winner = on_turn(t);
        w.holding = true;
        move(t, "stop");
        w.holding = false;
        memset(w.chips, 0, sizeof(w.chips));
        world_restart(true);
        CU_ASSERT_FALSE(playing(t));
        CU_ASSERT_EQUAL(xp_of(winner), 30);
        CU_ASSERT_EQUAL(chips_of(winner), 1100);
        world_restart(true);
        CU_ASSERT_EQUAL(xp_of(winner), 30);
        for (int i = 0; i < PEOPLE; i++) {
            w.chips[i] = chips_of(i);
            w.xp[i] = xp_of(i);
        }
        check_sums();
    }
}

/* Every write of a game fails once because there is no space: the table stays as before, and
 * says so. */
TEST(full_at_every_append, "no space at each append: undone, told, done again")
{
    int32_t t = open_table(0, "last-one", "seats=3 bet=20");
    for (int who = 1; who < 3; who++) {
        store_fault_fail(w.store, 1, 1, STORE_FULL);
        CU_ASSERT_PTR_NOT_NULL(say(who, TABLE_SIT, t, NULL));
        CU_ASSERT_EQUAL(tables_seat_of(w.tables, person(who).id), 0);
        CU_ASSERT_PTR_NULL(say(who, TABLE_SIT, t, NULL));
    }
    /* The disk turns out to be full while the game is being written. */
    say(0, TABLE_READY, t, NULL);
    say(1, TABLE_READY, t, NULL);
    store_fault_hold(w.store, true, 1); /* the first write is that of the last ready */
    say(2, TABLE_READY, t, NULL);
    store_fault_fail(w.store, 1, 1, STORE_FULL);
    store_fault_release(w.store);
    settle();
    CU_ASSERT_FALSE(playing(t));
    CU_ASSERT_PTR_NOT_NULL_FATAL(last(0, NOTICE_REFUSED));
    CU_ASSERT_PTR_NOT_NULL(strstr(last(0, NOTICE_REFUSED)->text, "the server has no room"));
    for (int who = 0; who < 3; who++)
        say(who, TABLE_READY, t, NULL);
    CU_ASSERT_TRUE_FATAL(playing(t));
    for (int i = 0; i < 2000 && playing(t); i++) {
        int who = on_turn(t);
        snapshot_keep(t);
        forget();
        store_fault_fail(w.store, 1, 1, STORE_FULL);
        CU_ASSERT_STRING_EQUAL(move(t, NULL), "That was not done: the server has no room to store "
                                              "it. Type it again later.");
        CU_ASSERT_EQUAL(count(who, NOTICE_DONE), 1);
        CU_ASSERT_EQUAL(count(-1, NOTICE_FACT), 0);
        CU_ASSERT_TRUE_FATAL(snapshot_same(t));
        CU_ASSERT_PTR_NULL_FATAL(move(t, NULL));
    }
    CU_ASSERT_FALSE(playing(t));
    check_sums();
}

TEST(full_while_time_runs, "no space while time runs: tried again")
{
    int32_t t = start_game("tiny", "bet=20", 2);
    store_fault_fail(w.store, 1, 5, STORE_FULL);
    pass(63000);
    struct game_view view;
    tables_view(w.tables, t, person(0).id, &view);
    CU_ASSERT_EQUAL(view.round, 0);
    pass(5000);
    tables_view(w.tables, t, person(0).id, &view);
    CU_ASSERT_EQUAL(view.round, 1);
}

/* Plays on at a friendly table. No move is refused. */
static void moves_go_on(int32_t t, int n)
{
    for (int i = 0; i < n && playing(t); i++)
        CU_ASSERT_PTR_NULL_FATAL(move(t, NULL));
}

TEST(friendly_goes_on_unsaved, "no space: friendly games go on, and are stored when there is")
{
    int32_t t = start_game("last-one", "friendly", 3);
    moves_go_on(t, 4);
    forget();
    store_fault_fail(w.store, 1, 0, STORE_FULL);
    moves_go_on(t, 20);
    for (int i = 0; i < 3; i++)
        CU_ASSERT_EQUAL(count(i, NOTICE_UNSAVED), 1);
    CU_ASSERT_TRUE(count(0, NOTICE_FACT) > 15);
    CU_ASSERT_EQUAL(open_table(4, "last-one", "bet=5"), 0);
    CU_ASSERT_PTR_NOT_NULL_FATAL(last(4, NOTICE_REFUSED));
    CU_ASSERT_PTR_NOT_NULL(strstr(last(4, NOTICE_REFUSED)->text, "Ranked tables cannot be opened"));
    /* There is space again: the others are written with the next move. */
    store_fault_fail(w.store, 0, 0, STORE_OK);
    forget();
    moves_go_on(t, 1);
    CU_ASSERT_EQUAL(count(0, NOTICE_SAVED), 1);
    moves_go_on(t, 2);
    CU_ASSERT_EQUAL(count(0, NOTICE_SAVED), 1);
    snapshot_restart(t, true);
    /* There is space again while nobody moves. */
    store_fault_fail(w.store, 1, 0, STORE_FULL);
    moves_go_on(t, 3);
    store_fault_fail(w.store, 0, 0, STORE_OK);
    forget();
    pass(6000);
    CU_ASSERT_EQUAL(count(0, NOTICE_SAVED), 1);
    snapshot_restart(t, true);
    /* The room dies before there is space: the game goes on where it was stored. */
    store_fault_fail(w.store, 1, 0, STORE_FULL);
    moves_go_on(t, 5);
    store_fault_fail(w.store, 0, 0, STORE_OK);
    world_restart(true);
    CU_ASSERT_TRUE(snapshot_same(t));
    moves_go_on(t, 2000);
    CU_ASSERT_FALSE(playing(t));
}

TEST(friendly_ends_unsaved, "no space: a friendly game may end")
{
    int32_t t = start_game("last-one", "friendly", 2);
    int64_t id = tables_find(w.tables, t)->game->row.id;
    store_fault_fail(w.store, 1, 0, STORE_FULL);
    moves_go_on(t, 2000);
    CU_ASSERT_FALSE(playing(t));
    CU_ASSERT_EQUAL(game_row(id).state, STORE_GAME_LIVE);
    /* Another game can begin when there is space; the first is stored before it. */
    CU_ASSERT_PTR_NOT_NULL(say(0, TABLE_READY, t, NULL));
    store_fault_fail(w.store, 0, 0, STORE_OK);
    pass(2000);
    all_ready(t, 2);
    CU_ASSERT_EQUAL(game_row(id).state, STORE_GAME_FINISHED);
    world_restart(true);
    CU_ASSERT_TRUE(playing(t));
    moves_go_on(t, 2000);
    check_sums();
}

/* Space comes and goes with several moves under way: in the end everything is stored. */
TEST(friendly_through_any_gaps, "no space now and then, moves under way: all is stored")
{
    int carried = 0;
    for (unsigned seed = 1; seed <= 60; seed++) {
        world_anew();
        srand(seed);
        int32_t t = start_game("tiny", "friendly", 3);
        forget();
        for (int i = 0; i < 60; i++) {
            store_fault_fail(w.store, rand() % 3, 1 + rand() % 3, STORE_FULL);
            w.holding = rand() % 3 != 0;
            for (int n = 1 + rand() % 4; n > 0; n--) {
                struct game_turn turn;
                const struct game *g = tables_find(w.tables, t)->game;
                g->rules->turn(g->ahead->state, &turn);
                say(at_seat(t, __builtin_ctz(turn.must)), TABLE_MOVE, t, "pass");
            }
            w.holding = false;
            settle();
        }
        store_fault_fail(w.store, 0, 0, STORE_OK);
        pass(6000);
        CU_ASSERT_EQUAL(count(0, NOTICE_REFUSED), 0);
        CU_ASSERT_EQUAL(count(0, NOTICE_UNSAVED), count(0, NOTICE_SAVED));
        carried += count(0, NOTICE_SAVED);
        snapshot_restart(t, true);
    }
    CU_ASSERT_TRUE(carried > 60);
}

/* A table is closed before its game could be stored: the next room ends the game. */
TEST(friendly_closed_unsaved, "no space: a friendly table is closed")
{
    int32_t t = start_game("tiny", "friendly", 2);
    int64_t id = tables_find(w.tables, t)->game->row.id;
    store_fault_fail(w.store, 1, 1, STORE_FULL);
    move(t, "stop");
    say(0, TABLE_LEAVE, t, NULL);
    store_fault_fail(w.store, 1, 1, STORE_FULL); /* what is left of it again, but not the closing */
    say(1, TABLE_LEAVE, t, NULL);
    CU_ASSERT_FALSE(tables_has(w.tables, t));
    world_restart(true);
    CU_ASSERT_NOT_EQUAL(game_row(id).state, STORE_GAME_LIVE);
    check_sums();
}

TEST(no_ranked_game_starts_on_a_full_disk, "no ranked game starts while the store is not well")
{
    int32_t t = open_table(0, "tiny", "bet=20");
    int32_t f = open_table(2, "tiny", "friendly");
    say(1, TABLE_SIT, t, NULL);
    say(3, TABLE_SIT, f, NULL);
    say(0, TABLE_READY, t, NULL);
    say(2, TABLE_READY, f, NULL);
    store_fault_fail(w.store, 1000, 0, STORE_FULL);
    bool healthy = store_healthy(w.store);
    say(1, TABLE_READY, t, NULL);
    say(3, TABLE_READY, f, NULL);
    CU_ASSERT_EQUAL(playing(t), healthy);
    CU_ASSERT_TRUE(playing(f));
    CU_ASSERT_EQUAL(chips_of(0), healthy ? 980 : 1000);
}

/* A line that the door sends again after the room has died does nothing twice. */
TEST(a_command_is_carried_out_once, "a command is carried out once")
{
    int32_t t = start_game("tiny", "bet=20", 2);
    int who = on_turn(t);
    move(t, "pass");
    struct table_message again = {
        .kind = TABLE_MOVE, .table = t, .command = w.command, .from = person(who), .text = "pass"};
    for (int round = 0; round < 2; round++) {
        struct game_view view;
        forget();
        tables_send(w.tables, &again);
        settle();
        CU_ASSERT_EQUAL(count(who, NOTICE_DONE), 1);
        CU_ASSERT_EQUAL(count(-1, NOTICE_REFUSED), 0);
        tables_view(w.tables, t, person(0).id, &view);
        CU_ASSERT_EQUAL(view.round, 1);
        world_restart(true);
    }
    /* That also holds for the line that ended the game, and for lines between games. */
    move(t, "stop");
    again.command = w.command;
    again.from = person(1 - who);
    forget();
    tables_send(w.tables, &again);
    settle();
    CU_ASSERT_EQUAL(count(1 - who, NOTICE_DONE), 1);
    CU_ASSERT_EQUAL(count(-1, NOTICE_REFUSED), 0);
    int32_t other = open_table(5, "tiny", "");
    struct table_message create = {
        .kind = TABLE_CREATE, .command = w.command, .from = person(5), .game = "tiny", .text = ""};
    world_restart(true);
    forget();
    tables_send(w.tables, &create);
    settle();
    CU_ASSERT_EQUAL(count(5, NOTICE_DONE), 1);
    CU_ASSERT_EQUAL(count(5, NOTICE_REFUSED), 0);
    CU_ASSERT_EQUAL(tables_seat_of(w.tables, person(5).id), other);
}

TEST(tables_come_back, "tables come back")
{
    int32_t t = open_table(0, "tiny", "seats=5 bet=20 clock=45");
    say(1, TABLE_SIT, t, NULL);
    say_as(person(0), TABLE_BOT_ADD, t, NULL, NULL, 2);
    say(1, TABLE_READY, t, NULL);
    snapshot_restart(t, false);
    CU_ASSERT_EQUAL(tables_seat_of(w.tables, person(1).id), t);
    presence(1, true);
    CU_ASSERT_EQUAL(count(1, NOTICE_RESUMED), 1);
}

/* After a restart, the last view and the log of a game that is over are as before. */
TEST(the_last_game_comes_back, "the last game of a table comes back")
{
    struct table_info info;
    struct game_view before, after;
    struct table_log_line line[20];
    int32_t t = start_game("last-one", "bet=50", 2);
    for (int i = 0; i < 2000 && playing(t); i++)
        move(t, NULL);
    CU_ASSERT_FALSE(playing(t));
    CU_ASSERT_TRUE(tables_view(w.tables, t, person(0).id, &before));
    int lines = tables_log(w.tables, t, person(0).id, line, 20);
    for (int round = 0; round < 2; round++) {
        world_restart(true);
        CU_ASSERT_TRUE_FATAL(tables_info(w.tables, t, &info));
        CU_ASSERT_EQUAL(info.state, TABLE_FINISHED);
        CU_ASSERT_EQUAL(info.game_number, 1);
        CU_ASSERT_EQUAL(info.unscored[0], '\0');
        CU_ASSERT_TRUE(tables_view(w.tables, t, person(0).id, &after));
        CU_ASSERT_EQUAL(memcmp(&before, &after, sizeof(before)), 0);
        CU_ASSERT_EQUAL(tables_log(w.tables, t, person(0).id, line, 20), lines);
        if (round == 0) /* the row is written anew, and knows it still */
            say(1, TABLE_READY, t, NULL);
    }
    check_sums();
    CU_ASSERT_PTR_NULL(say(7, TABLE_VOID, t, "A bug."));
    CU_ASSERT_EQUAL(chips_of(0), 1000);
    CU_ASSERT_EQUAL(xp_of(0), 0);
    world_restart(true); /* a void game is not shown */
    say(0, TABLE_READY, t, NULL);
    say(1, TABLE_READY, t, NULL);
    CU_ASSERT_TRUE(playing(t));
    check_sums();
}

TEST(what_does_not_replay_is_frozen, "what does not replay is frozen, the bets go back")
{
    int32_t t = start_game("tiny", "bet=50", 2);
    move(t, "pass");
    /* Somebody has written into the journal. */
    const struct game *g = tables_find(w.tables, t)->game;
    struct store_event event = {.at_ms = 1, .text = "move 1 stop"};
    event.text = g->shown->seq % 2 ? "move 1 stop" : "move 2 stop"; /* out of turn */
    struct store_append append = {.game = g->row.id,
                                  .epoch = store_epoch(w.store),
                                  .first_seq = g->shown->seq + 1,
                                  .nevents = 1,
                                  .events = &event};
    int64_t id = g->row.id;
    store_game_append(w.store, &append, NULL, NULL);
    forget();
    world_restart(true);
    CU_ASSERT_FALSE(playing(t));
    CU_ASSERT_EQUAL(game_row(id).state, STORE_GAME_FROZEN);
    CU_ASSERT_EQUAL(chips_of(0), 1000);
    CU_ASSERT_EQUAL(chips_of(1), 1000);
    CU_ASSERT_EQUAL(count(0, NOTICE_CANCELLED), 1);
    CU_ASSERT_NOT_EQUAL(info_of(t).unscored[0], '\0');
    check_sums();
    all_ready(t, 2);
}

TEST(a_wrong_verdict,
     "RK-D6 a verdict that the answers do not give is refused, and changes nothing")
{
    int32_t t = start_passed("tiny", "bet=50", 3);
    const struct game *g = tables_find(w.tables, t)->game;
    struct outbox out = {0};
    int seat = seat_of(t, 0);
    CU_ASSERT_PTR_NULL(say(0, TABLE_LEAVE, t, NULL));
    CU_ASSERT_TRUE(g->ahead->vote[seat].open);
    const struct play_event e = {.kind = EVENT_VOTED, .seat = seat, .yes = true};
    CU_ASSERT_EQUAL(play_apply(g, g->ahead, &e, &out), GAME_BAD_MOVE);
    CU_ASSERT_TRUE(g->ahead->vote[seat].open);
    CU_ASSERT_EQUAL(out.n, 0);
    outbox_free(&out);
}

TEST(merged_while_written, "RK-D21 accounts merged while the end of their game is written")
{
    int32_t t = start_passed("tiny", "bet=50", 3);
    const struct game *g = tables_find(w.tables, t)->game;
    const int64_t into = person(3).id;
    int seat = seat_of(t, 1), rows = 0;
    CU_ASSERT_PTR_NULL(say(0, TABLE_LEAVE, t, NULL));
    store_fault_hold(w.store, true, 0);
    move(t, "stop");
    say(1, TABLE_VOTE, 0, "penalize");
    say(2, TABLE_VOTE, 0, "penalize");
    for (const struct batch *b = g->first; b; b = b->next)
        rows += b->row ? 1 : 0;
    CU_ASSERT_EQUAL(rows, 2);
    tables_merged(w.tables, person(1).id, into);
    for (int i = 0; i < 2; i++) {
        CU_ASSERT_EQUAL(game_seat_of(g, into), seat);
        CU_ASSERT(store_fault_release_one(w.store, true));
        deliver();
    }
    CU_ASSERT_EQUAL(game_seat_of(g, into), seat);
    store_fault_release(w.store);
    settle();
    CU_ASSERT_EQUAL(game_seat_of(g, into), seat);
}

TEST(another_room_owns_it, "a game that another room owns is let go")
{
    int32_t t = start_game("tiny", "bet=50", 2);
    const struct game *g = tables_find(w.tables, t)->game;
    struct store_event event = {.at_ms = 1, .text = "move 1 pass"};
    struct store_append append = {.game = g->row.id,
                                  .epoch = store_epoch(w.store),
                                  .first_seq = g->shown->seq + 1,
                                  .nevents = 1,
                                  .events = &event};
    store_game_append(w.store, &append, NULL, NULL);
    settle();
    CU_ASSERT_PTR_NOT_NULL(move(t, "pass"));
    CU_ASSERT_EQUAL(tables_next(w.tables, 0), 0);
    CU_ASSERT_EQUAL(count(0, NOTICE_CLOSED), 1);
    CU_ASSERT_EQUAL(tables_seat_of(w.tables, person(0).id), 0);
    /* It is there for whoever owns it. */
    world_restart(true);
    CU_ASSERT_TRUE(playing(t));
}

/* ---- Whatever happens ---- */

static void resync(void)
{
    settle();
    for (int i = 0; i < PEOPLE; i++) {
        w.chips[i] = chips_of(i);
        w.xp[i] = xp_of(i);
    }
}

static void any_message(void)
{
    static const char *const options[] = {"bet=5",         "friendly", "ranked",   "seats=2",
                                          "seats=3 bet=7", "clock=20", "pairs=yes"};
    static const char *const texts[] = {"pass", "stop", "take", "draw", "r5", "no", "nonsense"};
    static const char *const games[] = {"tiny", "tinylast", "last-one"};
    static const char *const votes[] = {"penalize", "forgive"};
    struct table_message m = {.command = ++w.command,
                              .from = rand() % 6 ? person(rand() % PEOPLE) : guest(rand() % 3)};
    int32_t number = rand() % 8 == 0 ? 1 + rand() % 99 : tables_seat_of(w.tables, m.from.id);
    if (number == 0)
        for (int n = rand() % 4; n >= 0; n--)
            number = tables_next(w.tables, number);
    m.table = number;
    m.player = person(rand() % PEOPLE).name;
    m.level = rand() % 4;
    int kind = rand() % 40;
    if (kind < 3) {
        m.kind = TABLE_CREATE;
        m.game = games[rand() % 3];
        m.text = options[rand() % 7];
    } else if (kind < 8) {
        m.kind = TABLE_SIT;
    } else if (kind < 16) {
        m.kind = TABLE_READY;
    } else if (kind < 19) {
        m.kind = TABLE_VOTE;
        m.text = votes[rand() % 2];
        m.player = rand() % 2 ? m.player : NULL;
    } else if (kind < 34) {
        m.kind = TABLE_MOVE;
        m.text = texts[rand() % 7];
    } else if (kind < 35) {
        m.kind = TABLE_LEAVE;
    } else if (kind < 39) {
        static const enum table_message_kind kinds[] = {
            TABLE_WATCH,  TABLE_UNWATCH, TABLE_BOT_ADD, TABLE_BOT_REMOVE,
            TABLE_OPTION, TABLE_REMATCH, TABLE_KICK,    TABLE_START};
        m.kind = kinds[rand() % 8];
        m.text = m.kind == TABLE_OPTION ? options[rand() % 7] : NULL;
    } else {
        m.kind = rand() % 2 ? TABLE_VOID : TABLE_CLOSE;
        m.text = "by chance";
    }
    tables_send(w.tables, &m);
    settle();
}

static void any_event(void)
{
    int kind = rand() % 200, who = rand() % PEOPLE;
    if (kind < 8) {
        presence(who, !w.present[who]);
    } else if (kind < 20) {
        pass(rand() % 20000);
    } else if (kind < 22) {
        pass(rand() % 400000);
    } else if (kind < 30) {
        w.holding = !w.holding;
        settle();
    } else if (kind < 34) {
        store_fault_fail(w.store, 1 + rand() % 3, 1 + rand() % 3, STORE_FULL);
    } else if (kind < 35) {
        snprintf(w.address[who], sizeof(w.address[who]), "192.0.2.%d", 1 + rand() % 12);
    } else if (kind < 36) {
        store_fault_fail(w.store, 0, 0, STORE_OK);
        w.holding = false;
        world_restart(true);
        resync();
    } else {
        any_message();
    }
}

/* Refusals and failures come in any kind and order: chips are neither made nor lost, nobody sits
 * twice, and the same room comes back. */
TEST(whatever_happens, "whatever happens: chips, seats and positions stay right")
{
    static char before[60][STORE_LONG_MAX], now[STORE_LONG_MAX];
    int finished = 0;
    for (int seed = 1; seed <= 12; seed++) {
        srand((unsigned)seed);
        world_anew();
        for (int i = 0; i < 4000; i++) {
            any_event();
            finished += count(-1, NOTICE_OVER) > 0;
            if (w.nheard > NOTICES_MAX / 4)
                forget();
            for (int who = 0; who < PEOPLE && i % 50 == 0; who++) {
                int seats = 0;
                for (int32_t t = tables_next(w.tables, 0); t != 0; t = tables_next(w.tables, t)) {
                    const struct table_info info = info_of(t);
                    for (int s = 1; s <= GAME_SEATS_MAX; s++)
                        seats += info.seat[s].person.id == person(who).id &&
                                 (info.state != TABLE_PLAYING || !info.seat[s].left);
                }
                CU_ASSERT(seats <= 1);
                CU_ASSERT_EQUAL(seats == 1, tables_seat_of(w.tables, person(who).id) != 0);
            }
        }
        store_fault_fail(w.store, 0, 0, STORE_OK);
        w.holding = false;
        pass(2000); /* what could not be written is tried again */
        check_sums();
        int n = 0;
        for (int32_t t = tables_next(w.tables, 0); t != 0 && n < 60; t = tables_next(w.tables, t))
            snapshot(t, before[n++], sizeof(before[0]));
        world_restart(false);
        n = 0;
        for (int32_t t = tables_next(w.tables, 0); t != 0 && n < 60; t = tables_next(w.tables, t)) {
            snapshot(t, now, sizeof(now));
            CU_ASSERT_STRING_EQUAL(now, before[n++]);
        }
    }
    CU_ASSERT(finished > 0);
}

TEST(events_as_text, "events as text and back")
{
    ROWS_LOCAL good = rows_open("tests/lobby/table/events.txt", "events");
    ROWS_LOCAL bad = rows_open("tests/lobby/table/events.txt", "none");
    struct play_event e;
    char out[STORE_TEXT_MAX];
    while (rows_next(&good)) {
        CU_ASSERT_TRUE_FATAL(event_parse(good.cell[0], &e));
        event_format(&e, out, sizeof(out));
        CU_ASSERT_STRING_EQUAL(out, good.cell[0]);
    }
    while (rows_next(&bad))
        CU_ASSERT_FALSE(event_parse(bad.cell[0], &e));
    CU_ASSERT(good.n == 13 && bad.n == 11);
    CU_ASSERT_FALSE(event_parse("", &e));
}
