/*
 * What every store promises of tables, games, what they are worth, and boards.
 */

#include "contract.h"
#include "record_help.h"
#include "xalloc.h"

SUITE("games", NULL, NULL);

/* ---- Tables ---- */

TEST(test_tables, "tables")
{
    CONTRACT_STORE *s = store_new();
    FREED char *longest = xcalloc(1, STORE_LONG_MAX + 1);
    memset(longest, 'x', STORE_LONG_MAX - 1);
    IS(table_put(s, 30, 2, "two"), STORE_OK);
    IS(table_put(s, 20, 1, "one"), STORE_OK);
    IS(table_put(s, 40, 2, "taken"), STORE_TAKEN);
    IS(table_put(s, 20, 2, "taken"), STORE_TAKEN);
    IS(table_put(s, 20, 1, longest), STORE_OK);
    IS(table_put(s, 30, 3, "moved"), STORE_OK);
    IS(table_put(s, 40, 2, ""), STORE_OK);
    longest[STORE_LONG_MAX - 1] = 'x';
    IS(table_put(s, 50, 4, longest), STORE_REFUSED);
    longest[STORE_LONG_MAX - 1] = '\0';
    const struct tables_seen *seen = tables_read(s);
    IS(seen->count, 3);
    IS(seen->table[0].id, 20);
    IS(seen->table[0].number, 1);
    IS(seen->table[0].game, 7);
    CU_ASSERT_STRING_EQUAL(seen->text[0], longest);
    IS(seen->table[1].id, 30);
    IS(seen->table[1].number, 3);
    CU_ASSERT_STRING_EQUAL(seen->text[1], "moved");
    IS(seen->table[2].id, 40);
    IS(ANSWER_OF(s, store_table_close, 30), STORE_OK);
    IS(ANSWER_OF(s, store_table_close, 30), STORE_NONE);
    IS(table_put(s, 60, 3, "again"), STORE_OK); /* the number is free */
    IS(tables_read(s)->count, 3);
}

/* ---- Games ---- */

TEST(test_game_start, "game start")
{
    CONTRACT_STORE *s = store_with_two(100);
    struct store_game game = game_of(5, 10, 11, 60);
    strcpy(game.shuffle, "secret of the game");
    game.nseats = 4;
    game.seat[2] = (struct store_seat){.account = 900, .name = "Gus", .kind = STORE_SEAT_GUEST};
    game.seat[3] =
        (struct store_seat){.account = 901, .name = "bot1", .kind = STORE_SEAT_BOT, .level = 2};
    const struct store_table table = {.id = 77, .number = 1, .game = 5, .text = "playing"};
    const struct store_entry bets[] = {chips(10, 5, -60, "bet"), chips(11, 5, -60, "bet"),
                                       chips(ESCROW, 5, 120, "bet")};
    int64_t number;
    IS(game_start(s, &game, &table, bets, 3, &number), STORE_OK);
    IS(number, 1);
    IS(chips_of(s, 10), 40);
    IS(sums_read(s).chips_escrow, 120);
    IS(sums_read(s).live_games, 1);
    IS(tables_read(s)->count, 1);
    struct game_read read = game_stored(s, 5);
    IS(read.games, 1);
    IS(read.events, 0);
    IS(read.game.table, game.table);
    IS(read.game.number, 1);
    CU_ASSERT_STRING_EQUAL(read.game.shuffle, "secret of the game");
    CU_ASSERT_STRING_EQUAL(read.game.ending, "");
    CU_ASSERT_STRING_EQUAL(read.game.game, "last-one");
    CU_ASSERT_STRING_EQUAL(read.game.options, "target 100");
    IS(memcmp(read.game.seed, game.seed, sizeof(game.seed)), 0);
    IS(read.game.version, 1);
    IS(read.game.competitive, true);
    IS(read.game.bet, 60);
    IS(read.game.started_ms, 1000);
    IS(read.game.state, STORE_GAME_LIVE);
    IS(read.game.nseats, 4);
    CU_ASSERT_STRING_EQUAL(read.game.seat[2].name, "Gus");
    IS(read.game.seat[2].kind, STORE_SEAT_GUEST);
    IS(read.game.seat[3].kind, STORE_SEAT_BOT);
    IS(read.game.seat[3].level, 2);

    /* The same game once more, and one that Bob cannot pay: nothing of either is there. */
    IS(game_start(s, &game, &table, bets, 3, NULL), STORE_TAKEN);
    game = game_of(6, 10, 11, 41);
    const struct store_table other = {.id = 78, .number = 2, .game = 6, .text = "playing"};
    const struct store_entry more[] = {chips(ESCROW, 6, 80, "bet"), chips(10, 6, -39, "bet"),
                                       chips(11, 6, -41, "bet")};
    IS(game_start(s, &game, &other, more, 3, &number), STORE_REFUSED);
    IS(number, 0);
    IS(game_get(s, 6, &read), STORE_NONE);
    IS(read.games, 0);
    IS(tables_read(s)->count, 1);
    IS(chips_of(s, 10), 40);
    /* A table number that is another's stops the start, too. */
    const struct store_table same_number = {.id = 79, .number = 1, .game = 6, .text = ""};
    IS(game_start(s, &game, &same_number, NULL, 0, NULL), STORE_TAKEN);
    IS(game_get(s, 6, &read), STORE_NONE);
    game.nseats = STORE_SEATS_MAX + 1;
    IS(game_start(s, &game, NULL, NULL, 0, NULL), STORE_REFUSED);
}

TEST(test_append, "append")
{
    CONTRACT_STORE *s = store_with_two(0);
    const int64_t epoch = store_epoch(s);
    game_begun(s, 5, 10, 11, 0);
    IS(event_append(s, 5, epoch, 2, 0, "gap"), STORE_FENCED);
    IS(event_append(s, 5, epoch, 1, 100, "a"), STORE_OK);
    IS(event_append(s, 5, epoch, 1, 0, "late"), STORE_FENCED);
    IS(event_append(s, 5, epoch, 1, 100, "a"), STORE_TAKEN); /* the same once more */
    IS(event_append(s, 5, epoch, 2, 100, "b"), STORE_TAKEN);
    IS(event_append(s, 5, epoch - 1, 2, 0, "old"), STORE_FENCED);
    IS(event_append(s, 5, epoch + 1, 2, 0, "new"), STORE_FENCED);
    IS(event_append(s, 6, epoch, 1, 0, "none"), STORE_NONE);
    IS(event_append(s, 5, epoch, 0, 0, "zero"), STORE_REFUSED);
    IS(event_append(s, 5, epoch, 2, 0, NULL), STORE_REFUSED);
    /* A negative number of events, and the end of another game. */
    const struct store_game another = game_of(6, 10, 11, 0);
    const struct store_event event = {.at_ms = 2, .text = "two"};
    struct store_append wrong = {
        .game = 5, .epoch = epoch, .first_seq = 2, .nevents = -1, .events = &event};
    IS(append(s, &wrong), STORE_REFUSED);
    wrong.nevents = 1;
    wrong.final = &another;
    IS(append(s, &wrong), STORE_REFUSED);

    const struct store_event three[] = {
        {.text = "b"}, {.command = 101, .text = "c"}, {.text = "d"}};
    struct store_append several = {
        .game = 5, .epoch = epoch, .first_seq = 2, .nevents = 3, .events = three};
    IS(append(s, &several), STORE_OK);
    const struct store_event half[] = {{.text = "e"}, {.command = 101, .text = "again"}};
    several = (struct store_append){
        .game = 5, .epoch = epoch, .first_seq = 5, .nevents = 2, .events = half};
    IS(append(s, &several), STORE_TAKEN);
    const struct store_event twice[] = {{.command = 9, .text = "e"}, {.command = 9, .text = "e"}};
    several.events = twice;
    IS(append(s, &several), STORE_TAKEN);
    IS(event_append(s, 5, epoch, 5, 0, "e"), STORE_OK);
    several = (struct store_append){.game = 5, .epoch = epoch, .first_seq = 5};
    IS(append(s, &several), STORE_FENCED);
    several.first_seq = 6;
    IS(append(s, &several), STORE_OK);
    struct game_read read = game_stored(s, 5);
    CU_ASSERT_STRING_EQUAL(read.text, "a b c d e");
    CU_ASSERT_FALSE(read.gap);
    /* Commands of different games may have the same id. */
    game_begun(s, 6, 10, 11, 0);
    IS(event_append(s, 6, epoch, 1, 100, "a"), STORE_OK);
    IS(sums_read(s).events, 6);
}

/* What an append carries is there together with its events, or not at all. */
TEST(test_append_atomic, "append is atomic")
{
    CONTRACT_STORE *s = store_with_two(100);
    const int64_t epoch = store_epoch(s);
    struct store_game game = game_begun(s, 5, 10, 11, 20);
    IS(table_put(s, 30, 1, "other"), STORE_OK);
    struct store_game final = game;
    final.state = STORE_GAME_CANCELLED;
    final.ended_ms = 2000;
    const struct store_event event = {.text = "over"};
    const struct store_table table = {.id = 31, .number = 2, .game = 5, .text = "idle"};
    const struct store_table table_taken = {.id = 31, .number = 1, .game = 5, .text = "idle"};
    const struct store_entry refund[] = {chips(ESCROW, 5, -40, "refund"),
                                         chips(10, 5, 20, "refund"), chips(11, 5, 20, "refund")};
    const struct store_entry too_much[] = {chips(ESCROW, 5, -60, "refund"),
                                           chips(10, 5, 60, "refund")};
    const struct store_entry bet_again[] = {chips(ESCROW, 5, -40, "refund"),
                                            chips(10, 5, 40, "bet")};
    const struct store_entry twice[] = {chips(ESCROW, 5, -40, "refund"), chips(10, 5, 20, "refund"),
                                        chips(10, 5, 20, "refund")};
    const struct store_entry nobody[] = {chips(ESCROW, 5, -40, "refund"),
                                         chips(99, 5, 40, "refund")};
    const struct store_entry elsewhere[] = {xp(10, 6, 20, "win")};
    const struct store_audit audit = {.id = 1, .who = "Root", .act = "void", .about = "5"};
    const struct {
        const struct store_table *table;
        const struct store_entry *entries;
        int nentries;
        enum store_status status;
    } cases[] = {{&table, too_much, 2, STORE_REFUSED},  {&table, bet_again, 2, STORE_TAKEN},
                 {&table, twice, 3, STORE_TAKEN},       {&table, nobody, 2, STORE_NONE},
                 {&table, elsewhere, 1, STORE_REFUSED}, {&table_taken, refund, 3, STORE_TAKEN},
                 {&table, refund, 3, STORE_OK}};
    struct game_read read;
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        read = game_stored(s, 5);
        IS(read.game.state, STORE_GAME_LIVE);
        IS(read.events, 0);
        IS(chips_of(s, 10), 80);
        IS(tables_read(s)->count, 1);
        IS(audit_count(s, NULL), 0);
        const struct store_append what = {.game = 5,
                                          .epoch = epoch,
                                          .first_seq = 1,
                                          .nevents = 1,
                                          .events = &event,
                                          .final = &final,
                                          .table = cases[i].table,
                                          .nentries = cases[i].nentries,
                                          .entries = cases[i].entries,
                                          .audit = &audit};
        IS(append(s, &what), cases[i].status);
    }
    read = game_stored(s, 5);
    IS(read.game.state, STORE_GAME_CANCELLED);
    IS(read.game.ended_ms, 2000);
    CU_ASSERT_STRING_EQUAL(read.text, "over");
    IS(chips_of(s, 10), 100);
    IS(chips_of(s, 11), 100);
    IS(sums_read(s).chips_escrow, 0);
    IS(tables_read(s)->count, 2);
    IS(audit_count(s, "5"), 1);
}

TEST(test_settlement, "settlement")
{
    CONTRACT_STORE *s = store_with_two(100);
    const struct store_game game = game_begun(s, 5, 10, 11, 30);
    IS(event_append(s, 5, store_epoch(s), 1, 1, "play"), STORE_OK);
    IS(sums_read(s).chips_escrow, 60);
    IS(game_end(s, &game, 2, 0, 5000), STORE_OK);
    for (int32_t seq = 2; seq <= 3; seq++) /* the same, and the same as if it were new */
        IS(game_end(s, &game, seq, 0, 6000), STORE_TAKEN);
    IS(game_end(s, &game, 3, 1, 6000), STORE_TAKEN); /* the pot is paid */
    IS(chips_of(s, 10), 130);
    IS(chips_of(s, 11), 70);
    IS(xp_of(s, 10), 20);
    IS(xp_of(s, 11), -10);
    IS(sums_read(s).chips_escrow, 0);
    IS(sums_read(s).live_games, 0);
    struct game_read read = game_stored(s, 5);
    IS(read.game.state, STORE_GAME_FINISHED);
    IS(read.game.ended_ms, 5000);
    IS(read.game.seat[0].outcome, 1);
    IS(read.game.seat[1].outcome, -1);
    IS(read.game.seat[1].place, 2);
    IS(read.game.seat[1].xp, -10);
    IS(read.events, 2);
}

/* EL-D10: the dignity that games took from an account is kept with their ends, once. */
TEST(test_dignity, "dignity")
{
    CONTRACT_STORE *s = store_with_two(100);
    struct store_game game = game_of(5, 10, 11, 0);
    game.competitive = false;
    /* who has an account's id here, to show that it is not counted */
    game.seat[1].kind = STORE_SEAT_GUEST;
    IS(game_begin(s, &game), STORE_OK);
    IS(account_of(s, 10).dignity, 0);
    const struct store_event event = {.text = "over"};
    struct store_game final = game;
    struct store_append what = {.game = 5,
                                .epoch = store_epoch(s),
                                .first_seq = 1,
                                .nevents = 1,
                                .events = &event,
                                .final = &final};
    final.state = STORE_GAME_FINISHED;
    final.seat[0].dignity = 3;
    final.seat[1].dignity = 2;
    IS(append(s, &what), STORE_OK);
    IS(account_of(s, 10).dignity, 3);
    IS(account_of(s, 11).dignity, 0);
    struct game_read read = game_stored(s, 5);
    IS(read.game.seat[0].dignity, 3);
    IS(read.game.seat[1].dignity, 2);
    IS(append(s, &what), STORE_FENCED); /* the same again */
    what.first_seq = 2;
    IS(append(s, &what), STORE_OK); /* a vote that ends later writes the row anew */
    IS(account_of(s, 10).dignity, 3);
    const struct store_game other = game_begun(s, 6, 11, 10, 0);
    what.game = 6;
    what.first_seq = 1;
    what.final = &final;
    final = other;
    final.state = STORE_GAME_FINISHED;
    final.seat[1].dignity = 4;
    IS(append(s, &what), STORE_OK);
    IS(account_of(s, 10).dignity, 7); /* of both */
    final = game;
    final.state = STORE_GAME_VOID;
    what.game = 5;
    what.first_seq = 3;
    IS(append(s, &what), STORE_OK);
    IS(account_of(s, 10).dignity, 4);
}

TEST(test_open_games, "open games")
{
    CONTRACT_STORE *s = store_with_two(0);
    const int64_t epoch = store_epoch(s);
    for (int64_t id = 5; id <= 8; id++) {
        game_begun(s, id, 10, 11, 0);
        IS(event_append(s, id, epoch, 1, 0, "one"), STORE_OK);
    }
    struct store_game game = game_of(6, 10, 11, 0);
    IS(game_end(s, &game, 2, 0, 5000), STORE_OK);
    /* Game 7 is over, but not the vote about the leaver. */
    game = game_of(7, 10, 11, 0);
    game.state = STORE_GAME_FINISHED;
    game.ended_ms = 5000;
    game.open_vote = true;
    game.seat[1].left = true;
    struct store_append what = {.game = 7, .epoch = epoch, .first_seq = 2, .final = &game};
    IS(append(s, &what), STORE_OK);
    struct game_read read;
    IS(games_open(s, &read), STORE_OK);
    IS(read.games, 3);
    IS(read.events, 3);
    IS(read.game.id, 8);
    CU_ASSERT_FALSE(read.gap);
    IS(sums_read(s).live_games, 2);
    read = game_stored(s, 7);
    CU_ASSERT_TRUE(read.game.open_vote);
    CU_ASSERT_TRUE(read.game.seat[1].left);
    /* While the vote is open, another epoch is fenced; when it closes, the game is history. */
    what.epoch = epoch + 1;
    IS(append(s, &what), STORE_FENCED);
    const struct store_entry penalty[] = {xp(11, 7, -20, "leave")};
    game.open_vote = false;
    what.epoch = epoch;
    what.nentries = 1;
    what.entries = penalty;
    IS(append(s, &what), STORE_OK);
    IS(append(s, &what), STORE_TAKEN);
    IS(xp_of(s, 11), -30);
    IS(games_open(s, &read), STORE_OK);
    IS(read.games, 2);
    /* An ended game belongs to the epoch that comes later, and no longer to those before. */
    what = (struct store_append){.game = 7, .epoch = epoch + 5, .first_seq = 2};
    IS(append(s, &what), STORE_OK);
    what.epoch = epoch + 4;
    IS(append(s, &what), STORE_FENCED);
}

TEST(test_games_of, "games of a player")
{
    CONTRACT_STORE *s = store_with_two(0);
    IS(account_make(s, 12, "Cat", 0), STORE_OK);
    for (int64_t id = 5; id <= 9; id++)
        game_begun(s, id, 10, id % 2 == 0 ? 11 : 12, 0);
    const struct {
        int64_t account, before;
        int limit, count;
        int64_t last;
    } cases[] = {{10, 0, 10, 5, 5}, {10, 0, 2, 2, 8}, {11, 0, 10, 2, 6}, {12, 0, 1, 1, 9},
                 {13, 0, 9, 0, 0},  {10, 0, 0, 0, 0}, {10, 4, 2, 2, 6},  {10, 2, 9, 1, 5},
                 {10, 1, 9, 0, 0},  {12, 5, 9, 2, 5}, {0, 0, 9, 5, 5},   {0, 4, 2, 2, 6}};
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        struct game_read read = {0};
        IS(ANSWER_ROWS(s, &read, store_games_of, cases[i].account, false, cases[i].before,
                       cases[i].limit, game_read_game),
           STORE_OK);
        IS(read.games, cases[i].count);
        IS(read.game.id, cases[i].last); /* newest first, so this is the oldest */
    }
}

TEST(test_games_ranked, "ranked games of a player that were finished")
{
    CONTRACT_STORE *s = store_with_two(0);
    struct game_read read;
    for (int64_t id = 5; id <= 7; id++) /* the last one is still played */
        if (id == 7)
            game_begun(s, id, 10, 11, 0);
        else
            play(s, id, "last-one", 0, 1000 + id);
    friendly_play(s, 8, 10, 11, 1, 2000);
    for (int64_t account = 0; account <= 10; account += 10) {
        IS(ANSWER_ROWS(s, &read, store_games_of, account, true, 0, 1, game_read_game), STORE_OK);
        IS(read.games, 1);
        IS(read.game.id, 6);
        IS(ANSWER_ROWS(s, &read, store_games_of, account, true, 0, 9, game_read_game), STORE_OK);
        IS(read.games, 2);
        IS(read.game.id, 5);
    }
}

/* Numbers are counted over all games, started or not, without a gap; the end's text is kept. */
TEST(test_numbers, "numbers of games")
{
    CONTRACT_STORE *s = store_with_two(100);
    struct game_read read;
    for (int64_t id = 50; id <= 52; id++) {
        const struct store_game game = game_of(id, 10, 11, id == 51 ? 200 : 0);
        IS(game_begin(s, &game), id == 51 ? STORE_REFUSED : STORE_OK);
    }
    const struct {
        int64_t number, id;
    } cases[] = {{1, 50}, {2, 52}, {3, 0}, {0, 0}, {-1, 0}, {INT64_MAX, 0}};
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        IS(ANSWER_ROWS(s, &read, store_game_numbered, cases[i].number, game_read_game,
                       game_read_event),
           cases[i].id != 0 ? STORE_OK : STORE_NONE);
        IS(read.game.id, cases[i].id);
    }
    struct store_game over = game_of(52, 10, 11, 0);
    strcpy(over.ending, "limit");
    IS(game_end(s, &over, 1, 0, 2000), STORE_OK);
    read = game_stored(s, 52);
    IS(read.game.number, 2);
    IS(read.events, 1);
    CU_ASSERT_STRING_EQUAL(read.game.ending, "limit");
}

/* ---- Boards ---- */

TEST(test_scores, "scores")
{
    CONTRACT_STORE *s = store_with_two(0);
    CU_ASSERT_STRING_EQUAL(scores_read(s, 0), "");
    /* Games end in another order than they start: 6 before 5. */
    play(s, 6, "last-one", 1, 2000);
    play(s, 5, "last-one", 0, 3000);
    play(s, 7, "palace", 0, 4000);
    CU_ASSERT_STRING_EQUAL(scores_read(s, 0), "Ann * 30 3 2 2\n"
                                              "Ann last-one 10 2 1 1\n"
                                              "Ann palace 20 1 1 1\n"
                                              "Bob * 0 3 1 -2\n"
                                              "Bob last-one 10 2 1 -1\n"
                                              "Bob palace -10 1 0 -1\n");
    IS(scores_reached(0), 1000030);
    IS(scores_reached(1), 1000020);
    CU_ASSERT_STRING_EQUAL(scores_read(s, 3000), "Ann * 40 2 2 2\n"
                                                 "Ann last-one 20 1 1 1\n"
                                                 "Ann palace 20 1 1 1\n"
                                                 "Bob * -20 2 0 -2\n"
                                                 "Bob last-one -10 1 0 -1\n"
                                                 "Bob palace -10 1 0 -1\n");
    CU_ASSERT_STRING_EQUAL(scores_read(s, 4001), "");
    /* XP that no game gave count at the time of their entry, and only on the board of all games. */
    const struct store_entry adjust[] = {xp(11, 0, 7, "adjust")};
    IS(post(s, adjust, 1), STORE_OK);
    CU_ASSERT_STRING_EQUAL(scores_read(s, 1000000), "Bob * 7 0 0 0\n");
    CU_ASSERT_STRING_EQUAL(scores_read(s, 4000), "Ann * 20 1 1 1\n"
                                                 "Ann palace 20 1 1 1\n"
                                                 "Bob * -3 1 0 -1\n"
                                                 "Bob palace -10 1 0 -1\n");
}

/* Results of one moment count in the order of their games, of whatever kind these are. A tie ends a
 * streak, and no list of results is too long. */
TEST(test_scores_order, "scores of one moment")
{
    CONTRACT_STORE *s = store_with_two(0);
    play(s, 5, "palace", 0, 2000);
    play(s, 7, "last-one", 1, 2000);
    CU_ASSERT_STRING_EQUAL(scores_read(s, 0), "Ann * 10 2 1 -1\n"
                                              "Ann last-one -10 1 0 -1\n"
                                              "Ann palace 20 1 1 1\n"
                                              "Bob * 10 2 1 1\n"
                                              "Bob last-one 20 1 1 1\n"
                                              "Bob palace -10 1 0 -1\n");
    struct store_game tie = game_begun(s, 8, 10, 11, 0);
    tie.state = STORE_GAME_FINISHED;
    tie.ended_ms = 3000;
    IS(game_close(s, &tie, 1), STORE_OK);
    for (int64_t id = 100; id < 180; id++)
        play(s, id, "switch", id % 2, 4000);
    CU_ASSERT_STRING_EQUAL(scores_read(s, 0), "Ann * 410 83 41 -1\n"
                                              "Ann last-one -10 2 0 0\n"
                                              "Ann palace 20 1 1 1\n"
                                              "Ann switch 400 80 40 -1\n"
                                              "Bob * 410 83 41 1\n"
                                              "Bob last-one 20 2 1 0\n"
                                              "Bob palace -10 1 0 -1\n"
                                              "Bob switch 400 80 40 1\n");
}

/* Friendly, cancelled, unscored and void games, and a penalty that is voted later. */
TEST(test_scores_other_ends, "scores of other ends")
{
    CONTRACT_STORE *s = store_with_two(0);
    const int64_t epoch = store_epoch(s);
    struct store_game game = game_of(5, 10, 11, 0);
    game.competitive = false;
    IS(game_begin(s, &game), STORE_OK);
    game.state = STORE_GAME_FINISHED;
    game.ended_ms = 2000;
    struct store_append what = {.game = 5, .epoch = epoch, .first_seq = 1, .final = &game};
    IS(append(s, &what), STORE_OK);
    /* Two seats shared an address (RK-D2). */
    game = game_of(6, 10, 11, 0);
    IS(game_begin(s, &game), STORE_OK);
    game.state = STORE_GAME_FINISHED;
    game.ended_ms = 2000;
    game.competitive = false;
    what.game = 6;
    IS(append(s, &what), STORE_OK);
    CU_ASSERT_STRING_EQUAL(scores_read(s, 0), "");
    /* Cancelled, with a penalty: XP, but no game (RK-D7). */
    game = game_of(7, 10, 11, 0);
    IS(game_begin(s, &game), STORE_OK);
    const struct store_entry leave[] = {xp(11, 7, -20, "leave")};
    game.state = STORE_GAME_CANCELLED;
    game.ended_ms = 3000;
    what = (struct store_append){
        .game = 7, .epoch = epoch, .first_seq = 1, .final = &game, .nentries = 1, .entries = leave};
    IS(append(s, &what), STORE_OK);
    CU_ASSERT_STRING_EQUAL(scores_read(s, 0), "Bob * -20 0 0 0\nBob last-one -20 0 0 0\n");
    /* Won by Ann; the penalty comes while play goes on, at another time than the end. */
    game = game_of(8, 10, 11, 0);
    IS(game_begin(s, &game), STORE_OK);
    const struct store_entry left[] = {xp(11, 8, -20, "leave")};
    what = (struct store_append){
        .game = 8, .epoch = epoch, .first_seq = 1, .nentries = 1, .entries = left};
    IS(append(s, &what), STORE_OK);
    CU_ASSERT_STRING_EQUAL(scores_read(s, 1000000), "Bob * -20 0 0 0\nBob last-one -20 0 0 0\n");
    IS(game_end(s, &game, 1, 0, 4000), STORE_OK);
    CU_ASSERT_STRING_EQUAL(scores_read(s, 1000000), "");
    CU_ASSERT_STRING_EQUAL(scores_read(s, 4000), "Ann * 20 1 1 1\nAnn last-one 20 1 1 1\n"
                                                 "Bob * -30 1 0 -1\n"
                                                 "Bob last-one -30 1 0 -1\n");
    /* Voided a month later: gone from the span in which it was won. */
    clock_virtual_advance(&contract_clock, INT64_C(30) * 86400000);
    game.state = STORE_GAME_VOID;
    game.ended_ms = 4000;
    const struct store_entry back[] = {xp(10, 8, -20, "void"), xp(11, 8, 30, "void")};
    what = (struct store_append){
        .game = 8, .epoch = epoch, .first_seq = 2, .final = &game, .nentries = 2, .entries = back};
    IS(append(s, &what), STORE_OK);
    CU_ASSERT_STRING_EQUAL(scores_read(s, 4000), "Ann * 0 0 0 0\nAnn last-one 0 0 0 0\n"
                                                 "Bob * 0 0 0 0\nBob last-one 0 0 0 0\n");
    CU_ASSERT_STRING_EQUAL(scores_read(s, 4001), "");
    IS(xp_of(s, 11), -20);
}

/* ---- What may go ---- */

/* This keeps everything. */
static const struct store_prune keep_all = {.guest_games = 1000, .account_games = 1000};

TEST(test_prune_guests, "guests' games go")
{
    CONTRACT_STORE *s = store_with_two(1000);
    struct store_prune what = keep_all;
    struct game_read read;
    for (int i = 0; i < 5; i++)
        friendly_play(s, 100 + 10 * i, 0, 0, i, 1000 + i); /* games 1 to 5 */
    IS(friendly_begin(s, 200, 0, 0, 3), STORE_OK);         /* 6, in play */
    play(s, 300, "last-one", 0, 1);                        /* 7, ranked */
    friendly_play(s, 400, 10, 0, 2, 1);                    /* 8, of an account */
    IS(prune_round(s, what).games, 0);
    /* By age, and by their number. */
    what.before_ms = 1002;
    IS(prune_round(s, what).games, 2);
    IS(game_by_number(s, 1, &read), STORE_GONE);
    IS(read.games, 0);
    IS(game_by_number(s, 2, &read), STORE_GONE);
    IS(game_get(s, 100, &read), STORE_NONE);
    IS(game_by_number(s, 3, &read), STORE_OK);
    IS(read.events, 3);
    IS(game_by_number(s, 9, &read), STORE_NONE); /* there never was one */
    IS(game_by_number(s, 0, &read), STORE_NONE);
    what.guest_games = 1;
    IS(prune_round(s, what).games, 2);
    IS(game_by_number(s, 4, &read), STORE_GONE);
    IS(game_by_number(s, 5, &read), STORE_OK); /* the newest */
    what.guest_games = 0;
    what.before_ms = INT64_MAX;
    IS(prune_round(s, what).games, 1);
    IS(prune_round(s, what).games, 0);
    /* Games that are in play, ranked or of an account are as they were. */
    IS(event_append(s, 200, store_epoch(s), 4, 0, "goes on"), STORE_OK);
    IS(game_by_number(s, 6, &read), STORE_OK);
    IS(read.events, 4);
    IS(game_by_number(s, 7, &read), STORE_OK);
    IS(game_by_number(s, 8, &read), STORE_OK);
    IS(friendly_end(s, 200, 0, 0, 4, 5000), STORE_OK);
    IS(prune_round(s, what).games, 1);
}

/* A number is given only once, even if the game with the highest number is gone. */
TEST(test_prune_numbers, "numbers of games that went")
{
    CONTRACT_STORE *s = store_new();
    const struct store_prune what = {.before_ms = INT64_MAX};
    friendly_play(s, 100, 0, 0, 1, 1000);
    friendly_play(s, 200, 0, 0, 1, 1000);
    IS(prune_round(s, what).games, 2);
    friendly_play(s, 300, 0, 0, 1, 1000);
    struct game_read read = game_stored(s, 300);
    IS(read.game.number, 3);
    IS(game_by_number(s, 2, &read), STORE_GONE);
    IS(game_by_number(s, 4, &read), STORE_NONE);
}

/* The last game of an open table is shown there: it goes when the table has another, or none. */
TEST(test_prune_table, "a game that a table shows")
{
    CONTRACT_STORE *s = store_new();
    const struct store_prune what = {.before_ms = INT64_MAX};
    friendly_play(s, 7, 0, 0, 1, 1000);
    friendly_play(s, 200, 0, 0, 1, 2000);
    IS(table_put(s, 20, 1, "shows game 7"), STORE_OK);
    IS(prune_round(s, what).games, 1);
    IS(prune_round(s, what).games, 0);
    IS(ANSWER_OF(s, store_table_close, 20), STORE_OK);
    IS(prune_round(s, what).games, 1);
}

/* An account keeps its newest unranked games; a game of two accounts stays as long as one keeps
 * it. */
TEST(test_prune_accounts, "unranked games go")
{
    CONTRACT_STORE *s = store_with_two(1000);
    struct store_prune what = keep_all;
    struct game_read read;
    play(s, 50, "last-one", 0, 1); /* 1: ranked */
    for (int i = 0; i < 4; i++)
        friendly_play(s, 100 + 10 * i, 10, 0, 2, 1000 + i); /* 2 to 5: Ann's */
    friendly_play(s, 200, 10, 11, 2, 2000);                 /* 6: of both */
    for (int i = 0; i < 3; i++)
        friendly_play(s, 300 + 10 * i, 10, 0, 2, 3000 + i); /* 7 to 9: Ann's */
    what.before_ms = INT64_MAX;                             /* that is for guests */
    what.guest_games = 0;
    what.account_games = 4;
    IS(prune_round(s, what).games, 4);
    for (int number = 1; number <= 9; number++)
        IS(game_by_number(s, number, &read), number >= 2 && number <= 5 ? STORE_GONE : STORE_OK);
    what.account_games = 2;
    IS(prune_round(s, what).games, 1);
    IS(game_by_number(s, 6, &read), STORE_OK); /* Bob has no newer ones */
    IS(game_by_number(s, 7, &read), STORE_GONE);
    friendly_play(s, 400, 0, 11, 2, 4000);
    friendly_play(s, 410, 0, 11, 2, 4001);
    IS(prune_round(s, what).games, 1);
    IS(game_by_number(s, 6, &read), STORE_GONE);
    what.account_games = 0;
    IS(prune_round(s, what).games, 4);
    IS(game_by_number(s, 1, &read), STORE_OK);
}

/* What a review of a game found goes with the game. */
TEST(test_prune_reviews, "reviews go with their game")
{
    CONTRACT_STORE *s = store_with_two(1000);
    struct store_prune what = keep_all;
    struct records_seen seen;
    for (int i = 0; i < 3; i++) {
        union record_row row = record_filled(STORE_RECORD_REVIEW, 50 + i, 10);
        row.review.game = 100 + 10 * i;
        friendly_play(s, row.review.game, 10, 0, 2, 1000 + i);
        IS(record_put(s, STORE_RECORD_REVIEW, &row), STORE_OK);
    }
    what.account_games = 1;
    IS(prune_round(s, what).games, 2);
    IS(records_read(s, STORE_RECORD_REVIEW, 10, 9, &seen), 1);
    IS(seen.row[0].review.game, 120);
}

/* A game that gave somebody something is kept, although it was not ranked. */
TEST(test_prune_paid, "what somebody has of a game keeps it")
{
    CONTRACT_STORE *s = store_with_two(1000);
    const struct store_prune what = {.before_ms = INT64_MAX};
    struct store_game final = {.id = 100, .game = "last-one", .nseats = 2};
    IS(friendly_begin(s, 100, 10, 0, 1), STORE_OK);
    struct game_read read = game_stored(s, 100);
    final = read.game;
    final.state = STORE_GAME_FINISHED;
    final.ended_ms = 5;
    final.seat[0].dignity = -3;
    IS(game_close(s, &final, 2), STORE_OK);
    IS(friendly_begin(s, 200, 10, 0, 1), STORE_OK);
    read = game_stored(s, 200);
    final = read.game;
    final.state = STORE_GAME_FINISHED;
    final.ended_ms = 5;
    final.seat[0].xp = 5;
    const struct store_entry gift = xp(10, 200, 5, "win");
    IS(append(s, &(struct store_append){.game = 200,
                                        .epoch = store_epoch(s),
                                        .first_seq = 2,
                                        .final = &final,
                                        .entries = &gift,
                                        .nentries = 1}),
       STORE_OK);
    IS(prune_round(s, what).games, 0);
    struct store_account ann = account_of(s, 10);
    IS(ann.dignity, -3);
    IS(ann.xp, 5);
}

/* ---- Cups ---- */

struct cup_seen {
    struct answer answer;
    int count;
    struct store_game game[8];
};

static void cup_see(void *arg, const struct store_game *game)
{
    struct cup_seen *seen = arg;
    seen->game[seen->count++] = *game;
}

static struct cup_seen cup_read(struct store *s, int64_t cup)
{
    struct cup_seen seen = {0};
    IS(ANSWER_ROWS(s, &seen, store_cup_games, cup, cup_see), STORE_OK);
    return seen;
}

static struct store_game cup_game_of(int64_t id, int32_t round, int32_t table)
{
    struct store_game game = game_of(id, 10, 11, 0);
    game.cup = (struct store_cup_at){.cup = 7, .round = round, .table = table};
    return game;
}

/* Opens (`game` 0) or writes the table of a cup. */
static enum store_status cup_table_put(struct store *s, int64_t id, int64_t game, int32_t round,
                                       int32_t table)
{
    const struct store_table row = {.id = id,
                                    .number = (int32_t)id,
                                    .game = game,
                                    .text = "a table of cup 7",
                                    .cup = {.cup = 7, .round = round, .table = table}};
    return ANSWER_OF(s, store_table_put, &row);
}

/* A table is neither opened twice nor played twice, whatever was asked for before a crash
 * (CU-D4). */
TEST(test_cup_once, "tables and games of a cup, once")
{
    CONTRACT_STORE *s = store_with_two(0);
    IS(cup_table_put(s, 20, 0, 1, 1), STORE_OK);
    IS(cup_table_put(s, 21, 0, 1, 1), STORE_TAKEN);
    IS(cup_table_put(s, 20, 0, 1, 1), STORE_OK); /* the same once more */
    IS(cup_table_put(s, 22, 0, 1, 2), STORE_OK);
    const struct tables_seen *seen = tables_read(s);
    IS(seen->count, 2);
    IS(seen->table[1].cup.cup, 7);
    IS(seen->table[1].cup.round, 1);
    IS(seen->table[1].cup.table, 2);

    struct store_game game = cup_game_of(100, 1, 1);
    IS(game_begin(s, &game), STORE_OK);
    game = cup_game_of(101, 1, 1);
    IS(game_begin(s, &game), STORE_TAKEN);
    IS(cup_table_put(s, 20, 100, 1, 1), STORE_OK);
    IS(ANSWER_OF(s, store_table_close, 20), STORE_OK);
    IS(cup_table_put(s, 23, 0, 1, 1), STORE_TAKEN); /* it had its game */
    IS(ANSWER_OF(s, store_table_close, 22), STORE_OK);
    IS(cup_table_put(s, 24, 0, 1, 2), STORE_OK); /* it had none */
    /* Games and tables that belong to no cup do not hinder each other. */
    game = game_of(102, 10, 11, 0);
    IS(game_begin(s, &game), STORE_OK);
    game.id = 103;
    IS(game_begin(s, &game), STORE_OK);
    IS(table_put(s, 30, 30, "of no cup"), STORE_OK);
    IS(table_put(s, 31, 31, "of no cup"), STORE_OK);
    IS(cup_read(s, 0).count, 0);
}

static const struct store_cup cup_eight = {.id = 8, .at_ms = 5, .seed = "00ff", .words = "x"};

TEST(test_cup_games, "games of a cup")
{
    CONTRACT_STORE *s = store_with_two(0);
    struct store_game game = cup_game_of(100, 2, 1);
    game.unrated = true;
    IS(game_begin(s, &game), STORE_OK);
    game = cup_game_of(101, 1, 2);
    game.competitive = false;
    game.deal = 3;
    game.closed = true;
    IS(game_begin(s, &game), STORE_OK);
    game = cup_game_of(102, 1, 1);
    IS(game_begin(s, &game), STORE_OK);
    game = cup_game_of(103, 1, 1);
    game.cup.cup = 8;
    game.deal = 3;
    game.closed = true;
    IS(game_begin(s, &game), STORE_OK);

    struct store_game final = cup_game_of(102, 1, 1);
    final.state = STORE_GAME_FINISHED;
    final.ended_ms = 5;
    final.seat[0].place = 2;
    final.seat[0].cards = 300;
    final.seat[1].place = 1;
    final.seat[1].absent = final.seat[1].left = true;
    IS(game_close(s, &final, 1), STORE_OK);
    struct cup_seen seen = cup_read(s, 7);
    IS(seen.count, 3);
    IS(seen.game[0].id, 102);
    IS(seen.game[0].state, STORE_GAME_FINISHED);
    IS(seen.game[0].seat[0].place, 2);
    IS(seen.game[0].seat[0].cards, 300);
    IS(seen.game[0].seat[0].absent, false);
    IS(seen.game[0].seat[1].cards, 0);
    IS(seen.game[0].seat[1].absent, true);
    IS(seen.game[0].seat[1].left, true);
    IS(seen.game[0].unrated, false);
    IS(seen.game[1].id, 101);
    IS(seen.game[1].state, STORE_GAME_LIVE);
    IS(seen.game[1].deal, 3);
    IS(seen.game[1].closed, true);
    IS(seen.game[2].id, 100);
    IS(seen.game[2].cup.round, 2);
    IS(seen.game[2].unrated, true);
    IS(cup_read(s, 9).count, 0);

    IS(ANSWER_OF(s, store_cup_deal_over, 7, 2), STORE_OK);
    struct game_read read = game_stored(s, 101);
    IS(read.game.closed, true);
    IS(ANSWER_OF(s, store_cup_deal_over, 7, 3), STORE_OK);
    read = game_stored(s, 101);
    IS(read.game.closed, false);
    IS(read.game.deal, 3);
    read = game_stored(s, 103);
    IS(read.game.closed, true); /* another cup's */

    /* With the last event of a cup its games are no longer closed, even if a room died before it
     * could call store_cup_deal_over (CU-D15). */
    struct store_cup_write write = {.cup = 8, .seq = 1, .event = "opened", .row = &cup_eight};
    IS(ANSWER_OF(s, store_cup_write, &write), STORE_OK);
    read = game_stored(s, 103);
    IS(read.game.closed, true);
    struct store_cup over = cup_eight;
    over.ended_ms = 9;
    write.seq = 2;
    write.row = &over;
    IS(ANSWER_OF(s, store_cup_write, &write), STORE_OK);
    read = game_stored(s, 103);
    IS(read.game.closed, false);
}

/* The replays of a cup stay, although a duplicate is not ranked (CU-D7). */
TEST(test_cup_kept, "games of a cup are kept")
{
    CONTRACT_STORE *s = store_with_two(0);
    const struct store_prune what = {.before_ms = INT64_MAX};
    struct store_game game = cup_game_of(100, 1, 1);
    game.competitive = false;
    IS(game_begin(s, &game), STORE_OK);
    game.state = STORE_GAME_FINISHED;
    game.ended_ms = 5;
    IS(game_close(s, &game, 1), STORE_OK);
    friendly_play(s, 200, 10, 11, 1, 1000);
    IS(prune_round(s, what).games, 1);
    IS(cup_read(s, 7).count, 1);
}

CU_SuiteInfo *contract_games(void)
{
    return CUTAP_SUITES;
}
