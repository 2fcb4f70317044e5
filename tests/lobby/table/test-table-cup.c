/*
 * Tables of a cup (doc/rules/cups.md, CU-D4, CU-D8, CU-D12, CU-D15). What people do there is in the
 * scripts cupgame and cuptable.
 */

#include "cutap.h"
#include "table_help.h"
#include "table_record.h"

static const struct store_cup_at at = {.cup = 7, .round = 2, .table = 3};

static enum table_cup_formed form_with(const char *game, int seats, bool rated, int32_t deal)
{
    struct person who[GAME_SEATS_MAX];
    struct table_cup_form form = {.at = at,
                                  .game = game,
                                  .who = who,
                                  .seats = seats,
                                  .ranked = true,
                                  .rated = rated,
                                  .turn_ms = 20000,
                                  .deal = deal,
                                  .seed = {4, 5, 6}};
    for (int i = 0; i < seats; i++)
        who[i] = person(i);
    enum table_cup_formed formed = tables_form_cup(w.tables, &form);
    settle();
    return formed;
}

/* Opens the table of ann, bob... in this order; returns its number. */
static int32_t form(const char *game, int seats)
{
    CU_ASSERT_EQUAL_FATAL(form_with(game, seats, true, 0), TABLE_CUP_OPENS);
    int32_t t = tables_cup_number(w.tables, &at);
    CU_ASSERT_NOT_EQUAL_FATAL(t, 0);
    return t;
}

/* Lets everybody who is there move until the game is over. */
static void play_out(int32_t t)
{
    for (int i = 0; i < 4000 && playing(t); i++) {
        int who = on_turn(t);
        if (who >= 0 && w.present[who] && tables_seat_of(w.tables, person(who).id) == t)
            move(t, NULL);
        else
            pass(2000);
    }
    CU_ASSERT_FALSE(playing(t));
    pass(0);
}

static const struct table_cup_end *told(void)
{
    static const struct table_cup_end none;
    return w.ncups > 0 ? &w.cup[w.ncups - 1] : &none;
}

struct games {
    int n;
    struct store_game game[4];
};

static void on_cup_game(void *arg, const struct store_game *game)
{
    struct games *games = arg;
    games->game[games->n++] = *game;
}

static struct games games_of_cup(void)
{
    struct games games = {0};
    store_cup_games(w.store, at.cup, on_cup_game, NULL, &games);
    deliver();
    return games;
}

SUITE("cup", world_open, world_close);

TEST(a_game_of_a_cup, "a game of a cup")
{
    int32_t t = form("last-one", 3);
    struct table_info info = info_of(t);
    CU_ASSERT_EQUAL(info.cup.cup, 7);
    CU_ASSERT_EQUAL(info.cup.table, 3);
    CU_ASSERT_EQUAL(info.begins_ms, TABLE_CUP_READY_MS);
    CU_ASSERT_EQUAL(info.turn_ms, 20000);
    CU_ASSERT_TRUE(info.competitive);
    CU_ASSERT_EQUAL(info.delay, TABLE_DELAY);
    CU_ASSERT_EQUAL(last(1, NOTICE_CUP)->notice.cup.at.round, 2);
    CU_ASSERT_FALSE(playing(t));
    all_ready(t, 3);
    CU_ASSERT_TRUE(playing(t));
    for (int i = 0; i < 3; i++) /* as the cup draws them */
        CU_ASSERT_EQUAL(seat_of(t, i), i + 1);
    CU_ASSERT_EQUAL(form_with("last-one", 3, true, 0), TABLE_CUP_IS_OPEN);
    int64_t game = tables_find(w.tables, t)->game->row.id;
    play_out(t);
    CU_ASSERT_EQUAL(w.ncups, 1);
    CU_ASSERT_EQUAL(told()->state, TABLE_CUP_PLAYED);
    CU_ASSERT_EQUAL(told()->game.id, game);
    CU_ASSERT_TRUE(told()->game.competitive);
    CU_ASSERT_EQUAL(told()->game.nseats, 3);
    int winners = 0;
    for (int i = 0; i < 3; i++) {
        const struct store_seat *seat = &told()->game.seat[i];
        CU_ASSERT_EQUAL(seat->account, person(i).id);
        CU_ASSERT_FALSE(seat->left || seat->absent);
        CU_ASSERT_EQUAL(seat->cards == 0, seat->place == 1);
        winners += seat->place == 1;
    }
    CU_ASSERT_EQUAL(winners, 1);
    /* There is no rematch: people are in the lobby again. */
    CU_ASSERT_FALSE(tables_has(w.tables, t));
    CU_ASSERT_EQUAL(tables_seat_of(w.tables, person(0).id), 0);
    CU_ASSERT_EQUAL(count(0, NOTICE_RESULT), 3);
    CU_ASSERT_EQUAL(count(0, NOTICE_CLOSED), 1);
    CU_ASSERT_EQUAL(xp_of(0) + xp_of(1) + xp_of(2), 10);
    struct games games = games_of_cup();
    CU_ASSERT_EQUAL(games.n, 1);
    CU_ASSERT_EQUAL(games.game[0].state, STORE_GAME_FINISHED);
    CU_ASSERT_TRUE(games.game[0].seat[0].rated);
    for (int i = 0; i < 3; i++)
        CU_ASSERT_EQUAL(games.game[0].seat[i].cards, told()->game.seat[i].cards);
    /* A game that was played is not opened again: the store knows it. */
    CU_ASSERT_EQUAL(form_with("last-one", 3, true, 0), TABLE_CUP_OPENS);
    CU_ASSERT_EQUAL(told()->state, TABLE_CUP_UNOPENED);
    CU_ASSERT_EQUAL(tables_cup_number(w.tables, &at), 0);
    CU_ASSERT_EQUAL(tables_seat_of(w.tables, person(0).id), 0);
    check_sums();
}

/* CU-D12: the drawing decides the seats, and the record still follows from its secret. Plays
 * each game with somebody absent and somebody who leaves before all have had a turn. */
TEST(its_record_is_true, "its record is true")
{
    static const char *const games[] = {"last-one", "extreme-last-card", "palace", "switch",
                                        "exta-cards"};
    for (size_t i = 0; i < sizeof(games) / sizeof(games[0]); i++) {
        int seats = i == 4 ? 2 : 4;
        world_anew();
        int32_t t = form(games[i], seats);
        presence(seats - 1, false);
        pass(TABLE_CUP_READY_MS);
        CU_ASSERT_PTR_NULL(say(0, TABLE_LEAVE, t, NULL));
        CU_ASSERT_TRUE(playing(t));
        play_out(t);
        CU_ASSERT_EQUAL(told()->state, TABLE_CUP_PLAYED);
        CU_ASSERT_TRUE(told()->game.seat[0].left);
        CU_ASSERT_EQUAL(told()->game.seat[0].place, seats);
        struct record record = verified(told()->game.number, NULL);
        for (int s = 1; s <= seats; s++)
            CU_ASSERT_STRING_EQUAL(record.player[record.seat[s] - 1].name, person(s - 1).name);
    }
}

/* CU-D4: after a minute, absent people are played automatically; they take over when they come
 * back. */
TEST(the_absent, "absent people are played automatically")
{
    static const char *const games[] = {"last-one", "extreme-last-card", "palace", "switch",
                                        "exta-cards"};
    for (size_t i = 0; i < sizeof(games) / sizeof(games[0]); i++) {
        int seats = i == 4 ? 2 : 3, back = seats - 1; /* Exta-Cards is for two */
        world_anew();
        for (int k = 1; k < seats; k++)
            presence(k, false);
        int32_t t = form(games[i], seats);
        CU_ASSERT_PTR_NULL(say(0, TABLE_READY, t, NULL));
        pass(TABLE_CUP_READY_MS - 1000);
        CU_ASSERT_FALSE(playing(t));
        pass(1000);
        CU_ASSERT_TRUE_FATAL(playing(t));
        CU_ASSERT_EQUAL(count(0, NOTICE_ABSENT), seats - 1);
        pass(3000);
        presence(back, true);
        for (int k = 0; k < 300 && playing(t) && on_turn(t) != back; k++)
            if (on_turn(t) == 0)
                move(t, NULL);
            else
                pass(2000);
        CU_ASSERT_EQUAL_FATAL(on_turn(t), back);
        int32_t seq = tables_find(w.tables, t)->game->shown->seq;
        pass(5000); /* nobody plays for them any more */
        CU_ASSERT_EQUAL(tables_find(w.tables, t)->game->shown->seq, seq);
        /* Staying away does not count as leaving, however long it lasts. */
        play_out(t);
        CU_ASSERT_EQUAL(told()->state, TABLE_CUP_PLAYED);
        for (int k = 0; k < seats; k++) {
            bool absent = k != 0 && k != back;
            CU_ASSERT_EQUAL(told()->game.seat[k].absent, absent);
            CU_ASSERT_EQUAL(games_of_cup().game[0].seat[k].absent, absent);
            CU_ASSERT_FALSE(told()->game.seat[k].left);
        }
        CU_ASSERT_EQUAL(count(-1, NOTICE_VOTE), 0);
        check_sums();
    }
}

/* Nobody comes at all: the game is still played. */
TEST(nobody_comes, "nobody comes")
{
    for (int i = 0; i < 3; i++)
        presence(i, false);
    int32_t t = form("palace", 3);
    pass(30 * 60000);
    CU_ASSERT_FALSE(tables_has(w.tables, t));
    CU_ASSERT_EQUAL(told()->state, TABLE_CUP_PLAYED);
    for (int i = 0; i < 3; i++)
        CU_ASSERT_TRUE(told()->game.seat[i].absent);
    check_sums();
}

/* Somebody at the deal of the day is called away from it, and goes on with it afterwards (DD-D4).
 */
TEST(from_the_deal_of_the_day, "somebody at the deal of the day is called away")
{
    struct table_message m = {.kind = TABLE_DAILY, .from = person(0)};
    m.daily.day = (int32_t)(clock_wall(&w.clock.clock) / STORE_DAY_MS);
    m.daily.counts = true;
    tables_send(w.tables, &m);
    settle();
    int32_t deal = tables_seat_of(w.tables, person(0).id);
    CU_ASSERT_NOT_EQUAL_FATAL(deal, 0);
    int32_t t = form("last-one", 2);
    CU_ASSERT_EQUAL(tables_seat_of(w.tables, person(0).id), t);
    pass(20 * 60000);
    CU_ASSERT_FALSE(tables_has(w.tables, t)); /* played, and closed */
    CU_ASSERT_TRUE_FATAL(playing(deal));
    CU_ASSERT_PTR_NULL(say(0, TABLE_SIT, deal, NULL));
    CU_ASSERT_EQUAL(tables_seat_of(w.tables, person(0).id), deal);
}

TEST(void_by_the_staff, "void by the staff")
{
    int32_t t = form("last-one", 2);
    all_ready(t, 2);
    CU_ASSERT_PTR_NULL(say(5, TABLE_VOID, t, "cheating"));
    CU_ASSERT_EQUAL(w.ncups, 1);
    CU_ASSERT_EQUAL(told()->state, TABLE_CUP_VOID);
    CU_ASSERT_EQUAL(told()->game.seat[0].place, 0);
    pass(0);
    CU_ASSERT_FALSE(tables_has(w.tables, t));
    CU_ASSERT_EQUAL(w.ncups, 1);
    /* Before its game the table is closed instead. */
    world_anew();
    t = form("last-one", 2);
    CU_ASSERT_PTR_NULL(say(5, TABLE_CLOSE, t, "no"));
    CU_ASSERT_EQUAL(w.ncups, 1);
    CU_ASSERT_EQUAL(told()->state, TABLE_CUP_VOID);
    CU_ASSERT_EQUAL(told()->game.id, 0);
    /* Long afterwards, the result no longer counts. */
    world_anew();
    t = form("last-one", 2);
    all_ready(t, 2);
    play_out(t);
    int64_t number = told()->game.number;
    CU_ASSERT_PTR_NULL(undo(5, number));
    CU_ASSERT_EQUAL(w.ncups, 2);
    CU_ASSERT_EQUAL(told()->state, TABLE_CUP_VOID);
    CU_ASSERT_EQUAL(told()->game.number, number);
    CU_ASSERT_EQUAL(games_of_cup().game[0].state, STORE_GAME_VOID);
    check_sums();
}

/* CU-D15: a game has the given deal, is friendly and without spectators, and stays closed until
 * all have played it. */
TEST(duplicate, "a duplicate")
{
    struct game_view view;
    char first[STORE_LONG_MAX], again[STORE_LONG_MAX];
    for (int i = 0; i < 2; i++) {
        if (i > 0)
            world_anew();
        CU_ASSERT_EQUAL(form_with("last-one", 4, true, 3), TABLE_CUP_OPENS);
        int32_t t = tables_cup_number(w.tables, &at);
        CU_ASSERT_PTR_NOT_NULL(say(5, TABLE_WATCH, t, NULL));
        if (i > 0)
            world_restart(true);
        all_ready(t, 4);
        CU_ASSERT_TRUE_FATAL(playing(t));
        const struct game *g = tables_find(w.tables, t)->game;
        g->rules->position(g->shown->state, i > 0 ? again : first, sizeof(first));
        CU_ASSERT_FALSE(tables_view(w.tables, t, person(5).id, &view));
        CU_ASSERT_TRUE(tables_view(w.tables, t, person(0).id, &view));
        CU_ASSERT_PTR_NOT_NULL(say(on_turn(t), TABLE_HINT, t, NULL));
        play_out(t);
    }
    CU_ASSERT_STRING_EQUAL(first, again);
    CU_ASSERT_EQUAL(told()->game.deal, 3);
    CU_ASSERT_FALSE(told()->game.competitive);
    CU_ASSERT_EQUAL(xp_of(0), 0);
    CU_ASSERT_TRUE(games_of_cup().game[0].closed);
    store_cup_deal_over(w.store, 7, 3, NULL, NULL);
    settle();
    CU_ASSERT_FALSE(games_of_cup().game[0].closed);
}

/* A step of a table's whole evening, by a fixed plan. False: the evening is over. */
static bool step(int i)
{
    int32_t t = tables_cup_number(w.tables, &at);
    if (i == 0) {
        form_with("last-one", 4, true, 0);
        return true;
    }
    if (t == 0)
        return false;
    if (!playing(t)) {
        for (int k = 0; k < 2; k++)
            if (tables_seat_of(w.tables, person(k).id) == t)
                say(k, TABLE_READY, t, NULL);
        pass(TABLE_CUP_READY_MS);
    } else if (i == 3 && tables_seat_of(w.tables, person(1).id) == t) {
        say(1, TABLE_LEAVE, t, NULL);
    } else {
        int who = on_turn(t);
        if (who >= 0 && w.present[who] && tables_seat_of(w.tables, person(who).id) == t)
            move(t, NULL);
        else
            pass(2000);
    }
    return true;
}

/* The room dies at every write. The table is still opened once and plays one game, and the cup
 * hears of it or finds it in the store. The replayed game is the same. */
TEST(killed_at_every_write, "killed at every write")
{
    bool died = true;
    int deaths = 0;
    for (int writes = 0; died; writes++) {
        bool over = false;
        died = false;
        world_anew();
        presence(3, false);
        store_fault_die(w.store, writes);
        for (int i = 0; i < 500 && !over; i++) {
            over = !step(i);
            if (!store_fault_dead(w.store))
                continue;
            died = true;
            over = false;
            deaths++;
            world_restart(true);
            presence(3, false);
            snapshot_keep(tables_cup_number(w.tables, &at));
            world_restart(true);
            presence(3, false);
            CU_ASSERT_TRUE(snapshot_same(tables_cup_number(w.tables, &at)));
            if (tables_cup_number(w.tables, &at) == 0 && games_of_cup().n == 0)
                form_with("last-one", 4, true, 0); /* as the cup does */
        }
        pass(61000);
        if (store_fault_dead(w.store)) {
            died = true;
            world_restart(true);
        }
        struct games games = games_of_cup();
        CU_ASSERT_EQUAL_FATAL(games.n, 1);
        CU_ASSERT_EQUAL(games.game[0].state, STORE_GAME_FINISHED);
        CU_ASSERT_EQUAL(tables_cup_number(w.tables, &at), 0);
        CU_ASSERT_TRUE(games.game[0].seat[3].absent);
        int places = 0;
        for (int s = 0; s < 4; s++)
            places |= 1 << games.game[0].seat[s].place;
        CU_ASSERT(places & 2);
        for (int i = 0; i < PEOPLE; i++) { /* the room died before it could tell them */
            w.chips[i] = chips_of(i);
            w.xp[i] = xp_of(i);
        }
        check_sums();
    }
    CU_ASSERT(deaths > 20);
}

/* A table at which nobody can play is never opened. */
TEST(wrong_forms, "what is no table")
{
    struct person who[] = {person(4), person(5)};
    struct table_cup_form wrong = {
        .at = at, .game = "last-one", .options = "no=such", .who = who, .seats = 2};
    CU_ASSERT_EQUAL(tables_form_cup(w.tables, &wrong), TABLE_CUP_WRONG);
    wrong.options = NULL;
    wrong.seats = 1;
    CU_ASSERT_EQUAL(tables_form_cup(w.tables, &wrong), TABLE_CUP_WRONG);
}

/* The disk is full when the table is opened: the cup is told, and asks again. */
TEST(a_full_disk, "a full disk, a draining room")
{
    store_fault_fail(w.store, 1, 1, STORE_FULL);
    CU_ASSERT_EQUAL(form_with("last-one", 2, true, 0), TABLE_CUP_LATER);
    store_fault_fail(w.store, 1, 1, STORE_TAKEN);
    CU_ASSERT_EQUAL(form_with("last-one", 2, true, 0), TABLE_CUP_OPENS);
    CU_ASSERT_EQUAL(told()->state, TABLE_CUP_UNOPENED);
    CU_ASSERT_EQUAL(tables_seat_of(w.tables, person(0).id), 0);
    int32_t t = form("last-one", 2);
    store_fault_fail(w.store, 3, 1, STORE_REFUSED); /* the start itself */
    for (int i = 0; i < 2; i++)
        CU_ASSERT_PTR_NULL(say(i, TABLE_READY, t, NULL));
    pass(TABLE_CUP_READY_MS + 20000);
    CU_ASSERT_TRUE(playing(t));
    /* While the room drains no table begins; the next room begins it. */
    world_anew();
    t = form("last-one", 2);
    tables_drain(w.tables, true);
    for (int i = 0; i < 2; i++) /* they are told so (CU-D17) */
        CU_ASSERT_PTR_NOT_NULL(say(i, TABLE_READY, t, NULL));
    pass(5 * 60000);
    CU_ASSERT_FALSE(playing(t));
    world_restart(true);
    pass(TABLE_CUP_READY_MS);
    CU_ASSERT_TRUE(playing(t));
}
