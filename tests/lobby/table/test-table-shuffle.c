/*
 * Fair shuffles. The seal is told before anybody is ready, and the secret only when the game is
 * over. The record of the game proves that nothing was changed in between.
 */

#include "cutap.h"
#include "shuffle.h"
#include "table_help.h"
#include "table_record.h"
#include "tiny_game.h"
#include "xalloc.h"

/* ---- Help ---- */

static void play_to_the_end(int32_t t)
{
    for (int i = 0; i < 2000 && playing(t); i++)
        CU_ASSERT_PTR_NULL_FATAL(move(t, NULL));
    CU_ASSERT_FALSE_FATAL(playing(t));
}

static void secret_hex(int32_t t, char out[65])
{
    const struct table *table = tables_find(w.tables, t);
    struct shuffle_made made;
    if (table->shown.next.game != 0) {
        record_hex(table->shown.next.secret, RECORD_HASH, out);
        return;
    }
    CU_ASSERT_TRUE(shuffle_read(table->game->row.shuffle, &made));
    record_hex(made.secret, RECORD_HASH, out);
}

static bool heard_text(const char *text)
{
    for (int i = 0; i < w.nheard; i++)
        if (strstr(w.heard[i].text, text))
            return true;
    return false;
}

static int heard_first(int who, enum notice_kind kind)
{
    for (int i = 0; i < w.nheard; i++)
        if (w.heard[i].person == person(who).id && w.heard[i].notice.kind == kind)
            return i;
    return NOTICES_MAX;
}

SUITE("shuffle", world_open, world_close);

/* ---- Tests ---- */

TEST(sealed_then_told, "sealed before, told after")
{
    char secret[65], seal[65];
    int32_t t = open_table(0, "last-one", "seats=2 bet=10");
    CU_ASSERT_EQUAL(count(0, NOTICE_COMMITMENT), 1);
    snprintf(seal, sizeof(seal), "%.64s", last(0, NOTICE_COMMITMENT)->text);
    say(1, TABLE_SIT, t, NULL);
    CU_ASSERT_STRING_EQUAL(last(1, NOTICE_COMMITMENT)->text, seal);
    CU_ASSERT_EQUAL(count(0, NOTICE_COMMITMENT), 1); /* the same seal is not told twice */
    secret_hex(t, secret);
    CU_ASSERT_PTR_NULL(say(0, TABLE_WORD, t, "bananas"));
    CU_ASSERT_STRING_EQUAL(last(1, NOTICE_WORD)->text, "bananas");
    all_ready(t, 2);
    CU_ASSERT_TRUE(heard_first(1, NOTICE_COMMITMENT) < heard_first(1, NOTICE_READY));
    while (playing(t)) {
        CU_ASSERT_FALSE(heard_text(secret));
        CU_ASSERT_PTR_NULL_FATAL(move(t, NULL));
    }
    CU_ASSERT_STRING_EQUAL(last(0, NOTICE_REVEALED)->text, secret);
    CU_ASSERT_EQUAL(last(1, NOTICE_REVEALED)->notice.revealed.game, 1);
    struct record r = verified(1, NULL);
    char text[65];
    record_hex(r.commitment, RECORD_HASH, text);
    CU_ASSERT_STRING_EQUAL(text, seal);
    record_hex(r.secret, RECORD_HASH, text);
    CU_ASSERT_STRING_EQUAL(text, secret);
    CU_ASSERT_STRING_EQUAL(r.player[0].name, "ann");
    CU_ASSERT_STRING_EQUAL(r.player[0].word, "bananas");
    CU_ASSERT_TRUE(r.ranked);
    CU_ASSERT_EQUAL(r.bet, 10);
    CU_ASSERT_EQUAL(r.score[1].chips + r.score[2].chips, 0);
    /* The next game has another secret and other words, and is sealed at once. */
    CU_ASSERT_STRING_NOT_EQUAL(last(0, NOTICE_COMMITMENT)->text, seal);
    struct table_shuffle next;
    CU_ASSERT_TRUE(tables_shuffle(w.tables, t, &next));
    CU_ASSERT_STRING_EQUAL(next.commitment, last(1, NOTICE_COMMITMENT)->text);
    CU_ASSERT_EQUAL(next.nplayers, 2);
    CU_ASSERT_STRING_NOT_EQUAL(next.player[0].word, "bananas");
    CU_ASSERT_FALSE(next.playing);
    say(0, TABLE_REMATCH, t, NULL);
    say(1, TABLE_REMATCH, t, NULL);
    play_to_the_end(t);
    CU_ASSERT_EQUAL(last(1, NOTICE_REVEALED)->notice.revealed.game, 2);
    struct record second = verified(2, NULL);
    CU_ASSERT_NOT_EQUAL(memcmp(second.secret, r.secret, RECORD_HASH), 0);
}

TEST(words, "words of players")
{
    struct table_shuffle now;
    int32_t t = open_table(0, "last-one", "seats=3 limit=6");
    say(1, TABLE_SIT, t, NULL);
    tables_shuffle(w.tables, t, &now);
    CU_ASSERT_EQUAL(strlen(now.player[0].word), 12);
    CU_ASSERT_STRING_NOT_EQUAL(now.player[0].word, now.player[1].word);
    CU_ASSERT_PTR_NOT_NULL(say(1, TABLE_WORD, t, "two words"));
    CU_ASSERT_PTR_NOT_NULL(say(1, TABLE_WORD, t, ""));
    CU_ASSERT_PTR_NOT_NULL(say(1, TABLE_WORD, t, "1234567890123456789012345"));
    CU_ASSERT_PTR_NOT_NULL(say(5, TABLE_WORD, t, "stranger"));
    CU_ASSERT_EQUAL(count(0, NOTICE_WORD), 0);
    /* After a new word nobody is ready: they have not seen the word yet. */
    say(0, TABLE_READY, t, NULL);
    CU_ASSERT_PTR_NULL(say(1, TABLE_WORD, t, "mine"));
    CU_ASSERT_EQUAL(count(1, NOTICE_UNREADY), 1);
    tables_shuffle(w.tables, t, &now);
    CU_ASSERT_STRING_EQUAL(now.player[1].word, "mine");
    /* Seats that close up take their words along. */
    say_as(person(0), TABLE_LEAVE, t, NULL, NULL, 0);
    say(1, TABLE_OPTION, t, "seats=2");
    say(2, TABLE_SIT, t, NULL);
    tables_shuffle(w.tables, t, &now);
    CU_ASSERT_STRING_EQUAL(now.player[0].name, "bob");
    CU_ASSERT_STRING_EQUAL(now.player[0].word, "mine");
    say(1, TABLE_READY, t, NULL);
    say(2, TABLE_READY, t, NULL);
    CU_ASSERT_TRUE_FATAL(playing(t));
    CU_ASSERT_PTR_NOT_NULL(say(1, TABLE_WORD, t, "late"));
    tables_shuffle(w.tables, t, &now);
    CU_ASSERT_TRUE(now.playing);
    CU_ASSERT_STRING_EQUAL(now.player[0].word, "mine");
    play_to_the_end(t);
    struct record r = verified(1, NULL);
    CU_ASSERT_STRING_EQUAL(r.player[0].word, "mine");
    CU_ASSERT_TRUE(r.by_limit);
}

/* Words of people who give none follow from the secret, which was sealed before. So the server
 * has no choice left, whatever words it has seen and whenever somebody sits down. */
TEST(words_that_are_drawn, "words that are drawn")
{
    struct table_shuffle before, now;
    int32_t t = open_table(0, "last-one", "seats=3 limit=6 friendly");
    uint64_t drawn = w.seeds;
    tables_shuffle(w.tables, t, &before);
    CU_ASSERT_PTR_NULL(say(0, TABLE_WORD, t, "bananas"));
    say(1, TABLE_SIT, t, NULL);
    say_as(person(0), TABLE_BOT_ADD, t, NULL, NULL, 1);
    tables_shuffle(w.tables, t, &now);
    CU_ASSERT_EQUAL(w.seeds, drawn); /* nothing has been drawn since the seal */
    CU_ASSERT_TRUE(before.player[0].drawn);
    CU_ASSERT_FALSE(now.player[0].drawn);
    CU_ASSERT_TRUE(now.player[1].drawn && now.player[2].drawn);
    const struct shuffle *next = &tables_find(w.tables, t)->shown.next;
    for (int n = 2; n <= 3; n++) {
        char word[RECORD_WORD_MAX];
        replay_word(shuffle_hash, next->game, next->secret, n, word);
        CU_ASSERT_STRING_EQUAL(now.player[n - 1].word, word);
    }
    /* A seat does not keep the word of the person who sat there before. */
    say(1, TABLE_WORD, t, "apples");
    say_as(person(1), TABLE_LEAVE, t, NULL, NULL, 0);
    say(2, TABLE_SIT, t, NULL);
    tables_shuffle(w.tables, t, &before);
    CU_ASSERT_EQUAL(before.nplayers, 3);
    CU_ASSERT_EQUAL(memcmp(before.player[2].word, now.player[2].word, RECORD_WORD_MAX), 0);
    CU_ASSERT_STRING_EQUAL(before.player[1].word, now.player[1].word);
    say(0, TABLE_READY, t, NULL);
    say(2, TABLE_READY, t, NULL);
    CU_ASSERT_TRUE_FATAL(playing(t));
    for (int i = 0; i < 2000 && playing(t); i++)
        pass(31000); /* the bot's moves, and automatic ones */
    struct record r = verified(1, NULL);
    CU_ASSERT_EQUAL(r.format, 2);
    CU_ASSERT_FALSE(r.player[0].drawn);
    CU_ASSERT_TRUE(r.player[1].drawn && r.player[2].drawn);
}

/* If a server tries words until the cards suit it, the record shows that. */
TEST(words_that_were_chosen, "words that a server chose")
{
    static struct record record;
    static struct replay replay;
    struct record_events events;
    struct record_fault fault = {0};
    play_to_the_end(start_game("last-one", "limit=6", 2));
    char why[160];
    FREED char *text = record_of(1, why, sizeof(why), NULL);
    CU_ASSERT_PTR_NOT_NULL_FATAL(text);
    char *drawn = strstr(text, " drawn ");
    CU_ASSERT_PTR_NOT_NULL_FATAL(drawn);
    drawn[strlen(" drawn ")] ^= 1; /* another letter: what a server would have tried */
    CU_ASSERT_TRUE(record_read(text, strlen(text), &record, &events, &fault));
    replay_seed(shuffle_hash, record.format, record.id, record.secret, record.player,
                record.nplayers, record.seed);
    replay_seating(shuffle_hash, record.seed, record.nplayers, record.seat);
    CU_ASSERT_FALSE(replay_all(&replay, &record, &events, shuffle_hash, &fault));
    CU_ASSERT_PTR_NOT_NULL(strstr(fault.why, "is not the one that the secret gives"));
}

/* A game that an earlier version prepared goes on as that version told it, with the same seal
 * and its words. */
TEST(sealed_of_old, "a game that an earlier version sealed")
{
    struct table_shuffle now;
    const struct store_table row = {
        .id = 5,
        .number = 3,
        .text =
            "game last-one\noptions limit=6\nseats 2\nterms open\nbet 0\nclock 60000\nhost 100\n"
            "seat 1 100 account 0 0 0 ann\n"
            "next 77 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f\n"
            "word 1 k7qn2xw4abcd\n"};
    store_table_put(w.store, &row, NULL, NULL);
    settle();
    world_restart(true);
    say(1, TABLE_SIT, 3, NULL);
    CU_ASSERT_TRUE(tables_shuffle(w.tables, 3, &now));
    CU_ASSERT_STRING_EQUAL(now.player[0].word, "k7qn2xw4abcd");
    CU_ASSERT_EQUAL(strlen(now.player[1].word), 12);
    CU_ASSERT_FALSE(now.player[0].drawn || now.player[1].drawn);
    say(0, TABLE_READY, 3, NULL);
    world_restart(true);
    say(1, TABLE_READY, 3, NULL);
    CU_ASSERT_TRUE_FATAL(playing(3));
    play_to_the_end(3);
    CU_ASSERT_EQUAL(verified(1, NULL).format, 1);
    say(0, TABLE_REMATCH, 3, NULL);
    say(1, TABLE_REMATCH, 3, NULL);
    play_to_the_end(3);
    CU_ASSERT_EQUAL(verified(2, NULL).format, 2);
}

/* The room dies before the start, and in the middle of the game. */
TEST(survives_restarts, "restarts before and in a game")
{
    struct table_shuffle before, after;
    char secret[65];
    int32_t t = open_table(0, "last-one", "seats=2");
    say(1, TABLE_SIT, t, NULL);
    say(1, TABLE_WORD, t, "kept");
    say(0, TABLE_READY, t, NULL);
    tables_shuffle(w.tables, t, &before);
    secret_hex(t, secret);
    world_restart(true);
    CU_ASSERT_TRUE(tables_shuffle(w.tables, t, &after));
    CU_ASSERT_EQUAL(memcmp(&before, &after, sizeof(before)), 0);
    say(1, TABLE_READY, t, NULL);
    CU_ASSERT_TRUE_FATAL(playing(t));
    move(t, NULL);
    tables_shuffle(w.tables, t, &before);
    world_restart(true);
    CU_ASSERT_TRUE(tables_shuffle(w.tables, t, &after));
    CU_ASSERT_EQUAL(memcmp(&before, &after, sizeof(before)), 0);
    CU_ASSERT_FALSE(heard_text(secret));
    play_to_the_end(t);
    CU_ASSERT_STRING_EQUAL(last(0, NOTICE_REVEALED)->text, secret);
    CU_ASSERT_EQUAL(last(0, NOTICE_REVEALED)->notice.revealed.game, 1);
    CU_ASSERT_STRING_EQUAL(verified(1, NULL).player[1].word, "kept");
    /* And with the next one sealed. */
    tables_shuffle(w.tables, t, &before);
    world_restart(true);
    tables_shuffle(w.tables, t, &after);
    CU_ASSERT_EQUAL(memcmp(&before, &after, sizeof(before)), 0);
}

/* A start that the store refuses neither uses up the secret nor tells it. */
TEST(start_that_fails, "a start that fails")
{
    struct table_shuffle before, after;
    int32_t t = open_table(0, "last-one", "seats=2 limit=6");
    say(1, TABLE_SIT, t, NULL);
    say(0, TABLE_READY, t, NULL);
    tables_shuffle(w.tables, t, &before);
    store_fault_fail(w.store, 2, 1, STORE_FULL); /* the first write is bob's ready */
    say(1, TABLE_READY, t, NULL);
    CU_ASSERT_FALSE(playing(t));
    tables_shuffle(w.tables, t, &after);
    CU_ASSERT_EQUAL(memcmp(&before, &after, sizeof(before)), 0);
    CU_ASSERT_EQUAL(count(-1, NOTICE_REVEALED), 0);
    pass(2000);
    all_ready(t, 2);
    play_to_the_end(t);
    char text[65];
    record_hex(verified(1, NULL).commitment, RECORD_HASH, text);
    CU_ASSERT_STRING_EQUAL(text, before.commitment);
}

TEST(every_end_tells, "every end tells the secret")
{
    char why[160];
    /* Void by staff, in play. */
    int32_t t = start_game("last-one", "bet=10", 3);
    move(t, NULL);
    CU_ASSERT_PTR_NULL(record_of(1, why, sizeof(why), NULL));
    CU_ASSERT_PTR_NOT_NULL(strstr(why, "still being played"));
    say(7, TABLE_VOID, t, "A bug.");
    CU_ASSERT_EQUAL(count(0, NOTICE_REVEALED), 1);
    struct record r = verified(1, NULL);
    CU_ASSERT_EQUAL(r.end, RECORD_VOID);
    CU_ASSERT_STRING_EQUAL(r.reason, "A bug.");
    /* Cancelled: somebody leaves before everybody had a turn. */
    for (int i = 0; i < 3; i++)
        say(i, TABLE_REMATCH, t, NULL);
    CU_ASSERT_TRUE_FATAL(playing(t));
    say(1, TABLE_LEAVE, t, NULL);
    CU_ASSERT_EQUAL(count(0, NOTICE_REVEALED), 2);
    r = verified(2, NULL);
    CU_ASSERT_EQUAL(r.end, RECORD_CANCELLED);
    CU_ASSERT_STRING_EQUAL(r.reason, "bob left before everybody had a turn.");
    CU_ASSERT_TRUE(r.ranked);
    /* Decided by the table, then made void: the secret is told once. */
    say(0, TABLE_OPTION, t, "seats=2");
    say(0, TABLE_READY, t, NULL);
    say(2, TABLE_READY, t, NULL);
    CU_ASSERT_TRUE_FATAL(playing(t));
    for (int i = 0; i < 4; i++)
        move(t, NULL);
    say(2, TABLE_LEAVE, t, NULL);
    CU_ASSERT_FALSE(playing(t));
    r = verified(3, NULL);
    CU_ASSERT_EQUAL(r.end, RECORD_FINISHED);
    CU_ASSERT_EQUAL(count(0, NOTICE_REVEALED), 3);
    say(7, TABLE_VOID, t, "Too late.");
    CU_ASSERT_EQUAL(count(0, NOTICE_REVEALED), 3);
    CU_ASSERT_EQUAL(verified(3, NULL).end, RECORD_VOID);
    CU_ASSERT_PTR_NULL(record_of(4, why, sizeof(why), NULL));
    CU_ASSERT_PTR_NOT_NULL(strstr(why, "no game 4"));
}

/* A table that an earlier version stored has no secret yet: it gets one, stored before it is told.
 */
TEST(tables_of_old, "tables of an earlier version")
{
    struct table_shuffle now;
    const struct store_table row = {.id = 5,
                                    .number = 3,
                                    .text = "game last-one\noptions limit=6\nseats 2\nterms open\n"
                                            "bet 0\nclock 60000\nhost 100\n"
                                            "seat 1 100 account 0 0 0 ann\n"};
    store_table_put(w.store, &row, NULL, NULL);
    settle();
    world_restart(true);
    CU_ASSERT_EQUAL(count(0, NOTICE_COMMITMENT), 1);
    CU_ASSERT_TRUE(tables_shuffle(w.tables, 3, &now));
    CU_ASSERT_STRING_EQUAL(now.commitment, last(0, NOTICE_COMMITMENT)->text);
    say(1, TABLE_SIT, 3, NULL);
    all_ready(3, 2);
    play_to_the_end(3);
    verified(1, NULL);
}

/* A game that began before there were secrets has a record without a commitment. */
TEST(games_of_old, "games of an earlier version")
{
    static struct record record;
    static struct replay replay;
    struct record_events events;
    struct record_fault fault = {0};
    play_to_the_end(start_game("last-one", "limit=6", 2));
    struct record_maker maker = {0};
    BUF_LOCAL out = {0};
    store_game_numbered(w.store, 1, record_maker_game, record_maker_event, NULL, &maker);
    settle();
    maker.row.shuffle[0] = '\0'; /* as the older version stored it */
    CU_ASSERT_PTR_NULL(record_maker_end(&maker, STORE_OK, 1, &out));
    CU_ASSERT_TRUE(record_read(buf_text(&out), out.len, &record, &events, &fault));
    CU_ASSERT_FALSE(record.committed);
    CU_ASSERT_TRUE(replay_all(&replay, &record, &events, shuffle_hash, &fault));
    record_maker_free(&maker);
}

/* ---- Versions of the rules ---- */

/* A game under way goes on with the version that it began with; the next game has the present
 * one. */
TEST(upgrade_in_play, "an upgrade of the rules: each game by its own version")
{
    int32_t t = start_game("tiny", "bet=50", 2);
    move(t, "pass");
    tiny_upgrade(2);
    world_restart(true);
    CU_ASSERT_TRUE_FATAL(playing(t));
    int who = on_turn(t);
    move(t, "stop"); /* in version 2 the other would win */
    CU_ASSERT_EQUAL(xp_of(who), 20);
    CU_ASSERT_EQUAL(info_of(t).rules->version, 1);
    CU_ASSERT_EQUAL(game_row(info_of(t).game).version, 1);
    all_ready(t, 2);
    who = on_turn(t);
    int64_t before = xp_of(who);
    move(t, "stop");
    CU_ASSERT_EQUAL(xp_of(who), before - 10);
    CU_ASSERT_EQUAL(game_row(info_of(t).game).version, 2);
    /* Both records hold, each by its version. */
    verified(1, NULL);
    verified(2, NULL);
    check_sums();
    tiny_upgrade(1);
}

/* A game begins with the newest version that all machines know. If there is none, the start
 * waits, and nobody loses a seat. */
TEST(upgrade_elsewhere, "an upgrade of the rules on one of several machines")
{
    tiny_upgrade(2);
    w.dealt = 1;
    int32_t t = start_game("tiny", "bet=50", 2);
    CU_ASSERT_EQUAL(info_of(t).rules->version, 1);
    CU_ASSERT_EQUAL(game_row(info_of(t).game).version, 1);
    int who = on_turn(t);
    move(t, "stop"); /* in version 2 the other would win */
    CU_ASSERT_EQUAL(xp_of(who), 20);
    w.dealt = -1;
    say(0, TABLE_READY, t, NULL);
    say(1, TABLE_READY, t, NULL);
    CU_ASSERT_FALSE(playing(t));
    const struct heard *refused = last(0, NOTICE_REFUSED);
    CU_ASSERT_PTR_NOT_NULL_FATAL(refused);
    CU_ASSERT_PTR_NOT_NULL(strstr(refused->text, "not all of them know this game yet"));
    w.dealt = 2;
    all_ready(t, 2);
    CU_ASSERT_EQUAL(info_of(t).rules->version, 2);
    move(t, "stop");
    verified(1, NULL);
    verified(2, NULL);
    check_sums();
    tiny_upgrade(1);
}

/* If a version is not here, nothing is guessed, and the text says what is needed. */
TEST(version_unknown, "a version of the rules that is not here")
{
    static struct record record;
    static struct replay replay;
    struct record_events events;
    struct record_fault fault = {0};
    char why[160];
    tiny_upgrade(3);
    int32_t played = start_game("tiny", "", 2);
    move(played, "stop");
    say(0, TABLE_LEAVE, played, NULL);
    say(1, TABLE_LEAVE, played, NULL);
    int32_t t = start_game("tiny", "bet=50", 2);
    move(t, "pass");
    int64_t id = tables_find(w.tables, t)->game->row.id;
    tiny_upgrade(2);
    forget();
    world_restart(true);
    CU_ASSERT_FALSE(playing(t));
    CU_ASSERT_EQUAL(game_row(id).state, STORE_GAME_FROZEN);
    CU_ASSERT_EQUAL(chips_of(0), 1000);
    CU_ASSERT_EQUAL(chips_of(1), 1000);
    CU_ASSERT_STRING_EQUAL(last(0, NOTICE_CANCELLED)->text,
                           "It was played by version 3 of the rules of Tiny, and those known here "
                           "are: 1, 2.");
    FREED char *text = record_of(1, why, sizeof(why), NULL);
    CU_ASSERT_PTR_NOT_NULL_FATAL(text);
    CU_ASSERT_TRUE(record_read(text, strlen(text), &record, &events, &fault));
    CU_ASSERT_FALSE(replay_all(&replay, &record, &events, shuffle_hash, &fault));
    CU_ASSERT_STRING_EQUAL(fault.why,
                           "It was played by version 3 of the rules of Tiny, and those known here "
                           "are: 1, 2. It can be checked with a program that has it.");
    tiny_upgrade(3); /* the program that has it */
    verified(1, NULL);
    check_sums();
    tiny_upgrade(1);
}
