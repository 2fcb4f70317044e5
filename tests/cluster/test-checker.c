/*
 * The checker finds nothing in a sound database and what its players saw (`sound`). In the same
 * with one fault in it, it finds that fault and names it.
 *
 * `sound` was played by an earlier program as `robots -r -l -t 1 -k 2 -v 1 -g 2 -w 60 -b 5 -j
 * FILE`: two play, and one watches a move late. The room was killed in the second game, and then
 * the door. Lines of the record that tell of no move are left out.
 */
#include <sqlite3.h>

#include "cutap.h"
#include "file.h"
#include "files.h"
#include "judge.h"
#include "xalloc.h"

/* The games and the people of `sound`. */
#define GAME1  "119255513404801025"
#define GAME2  "119255517729128448"
#define ROBAAA "119255513316720640"
#define ROBAAB "119255513660653568"

static char *folder, *database, *record;
static struct verdict verdict;

static void run(const char *sql)
{
    sqlite3 *db;
    char *why = NULL;
    CU_ASSERT_EQUAL_FATAL(sqlite3_open(database, &db), SQLITE_OK);
    sqlite3_exec(db, "PRAGMA synchronous = OFF; PRAGMA ignore_check_constraints = ON", NULL, NULL,
                 NULL);
    if (sqlite3_exec(db, sql, NULL, NULL, &why) != SQLITE_OK) {
        printf("# %s\n", why);
        CU_FAIL("the database cannot be changed");
    }
    sqlite3_free(why);
    sqlite3_close(db);
}

/* Drops keys and triggers, which would refuse most of the faults planted here. */
static void begin(void)
{
    char why[300];
    FREED char *dump = source_text("tests/cluster/sound/store.sql");
    FREED char *lines = source_text("tests/cluster/sound/record.jsonl");
    CU_ASSERT_PTR_NOT_NULL_FATAL(dump);
    CU_ASSERT_PTR_NOT_NULL_FATAL(lines);
    folder = folder_make(NULL);
    database = xasprintf("%s/room.db", folder);
    record = xasprintf("%s/record", folder);
    run(dump);
    CU_ASSERT_EQUAL(store_file_migrate(database, why, sizeof(why)), 0);
    run("DROP TRIGGER rating_no_update; DROP TRIGGER rating_no_delete; DROP INDEX entry_once;"
        "DROP INDEX rating_once");
    file_put(record, lines);
}

static void end(void)
{
    verdict_free(&verdict);
    free(database);
    free(record);
    folder_remove(&folder);
}

/* Replaces the first line of the record that has `old` in it: by `new` (NULL: by nothing), or, if
 * that begins with +, adds that line after it. */
static void record_change(const char *old, const char *new)
{
    char *text = source_text("tests/cluster/sound/record.jsonl"), *at = strstr(text, old);
    BUF_LOCAL out = {0};
    CU_ASSERT_PTR_NOT_NULL_FATAL(at);
    while (at > text && at[-1] != '\n')
        at--;
    char *rest = strchr(at, '\n') + 1;
    bool adds = new &&new[0] == '+';
    buf_add(&out, text, (size_t)((adds ? rest : at) - text));
    if (new)
        buf_printf(&out, "%s\n", new + adds);
    buf_puts(&out, rest);
    file_put(record, buf_text(&out));
    free(text);
}

static int look(void)
{
    char why[512] = "";
    verdict_free(&verdict);
    verdict = (struct verdict){0};
    int status = judge(database, &record, 1, &verdict, why, sizeof(why));
    if (status == JUDGE_BLIND)
        printf("# %s\n", why);
    return status;
}

SUITE("sound", begin, end);

TEST(sound, "what is sound passes")
{
    CU_ASSERT_EQUAL(look(), JUDGE_SOUND);
    CU_ASSERT_STRING_EQUAL(buf_text(&verdict.text), "");
    CU_ASSERT_EQUAL(verdict.figure[FIGURE_CLIENTS], 3);
    BUF_LOCAL figures = {0};
    verdict_figures(&verdict, &figures);
    CU_ASSERT_PTR_NOT_NULL(
        strstr(buf_text(&figures),
               "\"told\":110,\"acknowledged\":37,\"found\":37,\"results\":8,\"games\":2,"
               "\"finished\":2,\"events\":41,\"settlements\":4,\"epochs\":2,\"replayed\":2,"));
}

/* A line that came twice across a break is queued by the room, which says so. */
TEST(queued, "a queued move is not a move yet")
{
    record_change("You play R9.",
                  "+{\"us\":1,\"who\":\"robaaa\",\"what\":\"told\",\"text\":\"Queued: play "
                  "R8 when it is your turn. Enter on its own takes it back.\"}");
    CU_ASSERT_EQUAL(look(), JUDGE_SOUND);
    CU_ASSERT_STRING_EQUAL(buf_text(&verdict.text), "");
}

TEST(blind, "what cannot be read is reported")
{
    char why[512], nowhere[] = "/nowhere/record", *none = nowhere;
    CU_ASSERT_EQUAL(judge("/nowhere/room.db", &record, 1, &verdict, why, sizeof(why)), JUDGE_BLIND);
    CU_ASSERT_EQUAL(judge(database, &none, 1, &verdict, why, sizeof(why)), JUDGE_BLIND);
    CU_ASSERT_PTR_NOT_NULL(strstr(why, "/nowhere/record cannot be read"));
    file_put(record, "{\"us\":1}\n");
    CU_ASSERT_EQUAL(look(), JUDGE_BLIND);
    file_put(record, "{\"us\":1,\"who\":\"a\",\"wh");
    CU_ASSERT_EQUAL(look(), JUDGE_SOUND); /* its writer was killed */
    run("DROP TABLE journal");
    CU_ASSERT_EQUAL(look(), JUDGE_BLIND);
}

/* Takes an event out of a journal, as if it had never been written. */
#define WITHOUT(game, seq)                                                                         \
    "UPDATE journal SET prev = (SELECT prev FROM journal WHERE game = " game " AND seq = " seq ")" \
    " WHERE game = " game " AND seq = " seq " + 1;"                                                \
    "DELETE FROM journal WHERE game = " game " AND seq = " seq ";"
#define RENUMBERED(game, seq)                                                                      \
    WITHOUT(game, seq) "UPDATE journal SET seq = seq - 1 WHERE game = " game " AND seq > " seq ";"

/* One fault each: what is changed in the database or in the record, and what the checker has to
 * say. */
static const struct plant {
    const char *name, *sql, *old, *new, *said[3];
} plants[] = {
    {.name = "an acknowledged move is lost",
     .sql = RENUMBERED(GAME1, "9"),
     .said = {"lost: game 1, event 9, record:", "robaaa was told \"You play R9.\"",
              "phantom: game 1, event 9, record:"}},
    {.name = "the last move before a break is lost",
     .sql = "DELETE FROM journal WHERE game = " GAME2 " AND seq > 20;"
            "UPDATE game SET state = 0 WHERE id = " GAME2,
     .said = {"lost: game 2, record:", "phantom: game 2, record:"}},
    {.name = "a line was done twice",
     .sql =
         "INSERT INTO journal (n, prev, game, seq, at_ms, command, event) SELECT 42, n, game, 16,"
         " at_ms, command + 1, event FROM journal WHERE game = " GAME1 " AND seq = 14",
     .said = {"doubled: game 1, record:", "the journal has 8 typed moves of robaaa",
              "unseen: game 1, event 16, record:"}},
    {.name = "a move was told twice",
     .old = "You play R9.",
     .new = "+{\"us\":1,\"who\":\"robaaa\",\"what\":\"told\",\"text\":\"You play R9.\"}",
     .said = {"doubled: game 1, event 10, record:79:"}},
    {.name = "a command is there twice",
     .sql = "UPDATE journal SET command = (SELECT command FROM journal WHERE game = " GAME1
            " AND seq = 3) WHERE game = " GAME1 " AND seq = 5",
     .said = {"command: game 1, event 5: command "}},
    {.name = "a command was done in two games",
     .sql = "UPDATE journal SET command = (SELECT command FROM journal WHERE game = " GAME1
            " AND seq = 3) WHERE game = " GAME2 " AND seq = 5",
     .said = {"command: game 2, event 5: command "}},
    {.name = "a journal has a gap", .sql = WITHOUT(GAME1, "15"), .said = {"replay: "}},
    {.name = "a journal has a gap in the middle",
     .sql = WITHOUT(GAME2, "17"),
     .said = {"gap: game 2, event 17:"}},
    {.name = "a journal has no game",
     .sql = "PRAGMA foreign_keys = OFF; UPDATE journal SET game = 5 WHERE game = " GAME1
            " AND seq = 15",
     .said = {"gap: event 15: the journal has events of game 5"}},
    {.name = "a spectator saw a move that was never made",
     .old = "\"robaac\",\"what\":\"told\",\"text\":\"robaab plays B2.\"",
     .new = "+{\"us\":1,\"who\":\"robaac\",\"what\":\"told\",\"text\":\"robaaa plays Y7.\"}",
     .said = {"phantom: game 1, event 13, record:101: guest1 was told \"robaaa plays Y7.\""}},
    {.name = "a player saw another card",
     .old = "\"robaab\",\"what\":\"told\",\"text\":\"robaaa plays R9.\"",
     .new = "{\"us\":1,\"who\":\"robaab\",\"what\":\"told\",\"text\":\"robaaa plays G9.\"}",
     .said = {"phantom: game 1, event 9, record:79: robaab was told \"robaaa plays G9.\"",
              "unseen: game 1, event 9,"}},
    {.name = "two see moves in another order",
     .sql = "UPDATE journal SET event = CASE seq WHEN 9 THEN 'move 2 play B9' ELSE"
            " 'move 1 play R9' END WHERE game = " GAME1 " AND seq IN (9, 10)",
     .said = {"lost: game 1, event 9, record:78: robaaa was told \"You play R9.\"",
              "unseen: game 1, event 10, record:87: robaab", "replay: Game 1 does not replay"}},
    {.name = "a player was not told of a move",
     .old = "\"robaab\",\"what\":\"told\",\"text\":\"robaaa plays R9.\"",
     .said = {"unseen: game 1, event 9, record:82: robaab was not told of 1 move"}},
    {.name = "the end of a game was not told",
     .old = "\"robaab\",\"what\":\"told\",\"text\":\"robaaa plays J and calls red.\"",
     .said = {"unseen: game 1, event 14, record:"}},
    {.name = "a move is told that the room forgot when it died",
     .old = "\"The room is back",
     .new = "{\"us\":1,\"who\":\"robaaa\",\"what\":\"told\",\"text\":\"You play G9.\"}",
     .said = {"lost: game 2, event "}},
    {.name = "what a log tells is not so",
     .old = "You're still logged in, robaaa.",
     .new = "+{\"us\":1,\"who\":\"robaaa\",\"what\":\"told\",\"text\":\"While you were away:\"}\n"
            "{\"us\":1,\"who\":\"robaaa\",\"what\":\"told\",\"text\":\"12:00  robaab plays G0.\"}",
     .said = {"phantom: game 2, "}},
    {.name = "a game is over that is not there",
     .old = "Game 2 is over.",
     .new = "{\"us\":1,\"who\":\"robaab\",\"what\":\"told\",\"text\":\"Game 9 is over. Yes.\"}",
     .said = {"result: game 9, record:"}},
    {.name = "XP were told that were not given",
     .old = "You win 20 XP",
     .new =
         "{\"us\":1,\"who\":\"robaaa\",\"what\":\"told\",\"text\":\"You win 21 XP and 5 chips.\"}",
     .said = {"result: game 1, record:105: robaaa was told that robaaa gets 21 XP"}},
    {.name = "chips were told to a spectator that were not given",
     .old = "robaaa +20 XP",
     .new = "{\"us\":1,\"who\":\"robaac\",\"what\":\"told\",\"text\":\"robaaa +20 XP, +6 chips; "
            "robaab -10 XP, -5 chips.\"}",
     .said = {"result: game 1, record:", "guest1 was told that robaaa gets 20 XP and 6 chips"}},
    {.name = "another rating was told",
     .sql = "UPDATE rating SET shown = 1114 WHERE n = 1",
     .said = {"result: game 1, record:105: robaaa was told the rating 1115 (115)"}},
    {.name = "a game is settled twice",
     .sql = "INSERT INTO entry (account, seq, game, currency, amount, reason, note, at_ms) VALUES "
            "(" ROBAAB ", 7, " GAME2 ", 0, 20, 'win', '', 1);"
            "UPDATE account SET xp = xp + 20 WHERE id = " ROBAAB,
     .said = {"settled: game 2: robaab was given XP 2 times",
              "settled: game 2: account " ROBAAB " has 2 entries of one kind"}},
    {.name = "a pot is paid twice",
     .sql =
         "INSERT INTO entry (account, seq, game, currency, amount, reason, note, at_ms) VALUES "
         "(" ROBAAB ", 7, " GAME2 ", 1, 10, 'pot', '', 1), (2, 5, " GAME2 ", 1, -10, 'pot', '', 1);"
         "UPDATE account SET chips = chips + 10 WHERE id = " ROBAAB ";"
         "UPDATE account SET chips = chips - 10 WHERE id = 2",
     .said = {"settled: game 2: escrow holds -10 chips"}},
    {.name = "a game is not settled",
     .sql = "DELETE FROM entry WHERE account = " ROBAAB " AND seq = 5;"
            "UPDATE account SET xp = xp - 20 WHERE id = " ROBAAB,
     .said = {"settled: game 2: robaab was given XP 0 times"}},
    {.name = "a game is settled that is in play",
     .sql = "UPDATE game SET state = 0 WHERE id = " GAME2,
     .said = {"settled: game 2: account " ROBAAA " has an entry loss",
              "settled: game 2: the bets in play are 10 chips, and escrow holds 0"}},
    {.name = "a game is rated twice",
     .sql = "INSERT INTO rating (n, account, board, game, reason, mu, sigma, shown, moved, at_ms,"
            " season) SELECT 5, account, board, game, reason, mu, sigma, shown, moved, at_ms, 0"
            " FROM rating WHERE n = 4",
     .said = {"settled: game 2: account " ROBAAA " was rated 2 times"}},
    {.name = "there is a chip too many",
     .sql = "UPDATE account SET chips = chips + 1 WHERE id = " ROBAAB,
     .said = {"chips: the chips of account " ROBAAB}},
    {.name = "an entry makes a chip",
     .sql = "UPDATE account SET chips = chips + 1 WHERE id = " ROBAAB ";"
            "UPDATE entry SET amount = amount + 1 WHERE account = " ROBAAB " AND seq = 1",
     .said = {"chips: there are 1 chips too many"}},
    {.name = "XP come from nowhere",
     .sql = "UPDATE account SET xp = xp + 1 WHERE id = " ROBAAB,
     .said = {"chips: the XP of account " ROBAAB, "board: the boards give account " ROBAAB}},
    {.name = "an entry is missing",
     .sql = "DELETE FROM entry WHERE account = " ROBAAA " AND seq = 4;",
     .said = {"chips: the entries of account " ROBAAA " are not numbered from 1"}},
    {.name = "one person has two seats",
     .sql = "UPDATE seat SET account = " ROBAAA ", name = 'robaaa' WHERE game = " GAME1
            " AND seat = 1",
     .said = {"seat: game 1: robaaa sits on 2 seats of it"}},
    {.name = "one person plays in two games",
     .sql = "UPDATE game SET state = 0",
     .said = {"seat: game 2: robaaa plays in 2 games at once"}},
    {.name = "one person sits at two tables",
     .sql = "INSERT INTO card_table (id, number, game, body) SELECT id + 1, number + 1, 0, body"
            " FROM card_table",
     .said = {"seat: robaaa sits at 2 tables"}},
    {.name = "a replay differs",
     .sql = "UPDATE journal SET event = 'hash 00000000000000000000000000000000' WHERE game = " GAME2
            " AND seq = 17",
     .said = {"replay: Game 2 does not replay"}},
    {.name = "a game is frozen",
     .sql = "UPDATE game SET state = 4, ending = 'it differs' WHERE id = " GAME2,
     .said = {"replay: game 2: the room could not bring it back: it differs"}},
    {.name = "a rating differs from that of a replay",
     .sql = "UPDATE rating SET mu = mu + 1 WHERE n = 3; UPDATE rated SET mu = mu + 1 WHERE account "
            "= " ROBAAB,
     .said = {"replay: "}},
    {.name = "a board differs",
     .sql = "UPDATE score SET xp = 21 WHERE account = " ROBAAA " AND ref = " GAME1,
     .said = {"board: game 1: the board gives account " ROBAAA " 1 XP more than the ledger"}},
    {.name = "a board lacks a result",
     .sql = "UPDATE score SET outcome = 0 WHERE account = " ROBAAA " AND ref = " GAME1,
     .said = {"board: game 1: the board lacks the result of robaaa"}},
    {.name = "a board counts a game that does not count",
     .sql = "UPDATE game SET competitive = 0 WHERE id = " GAME1,
     .said = {"board: game 1: the board counts for account "}},
    {.name = "an epoch falls along a journal",
     .sql = "UPDATE journal SET epoch = CASE WHEN seq < 12 OR seq = 14 THEN 1 ELSE 2 END;"
            "UPDATE game SET epoch = 2",
     .said = {"epoch: game 1, event 14:", "epoch: game 2, event 14:"}},
    {.name = "a room wrote after the one that took over",
     .sql = "UPDATE journal SET epoch = 2 WHERE game = " GAME1 " AND seq = 15",
     .said =
         {"epoch: game 1, event 15: it was written with epoch 2, and the game belongs to epoch 1"}},
    {.name = "a game has an epoch that no room had",
     .sql = "UPDATE game SET epoch = 3 WHERE id = " GAME2,
     .said = {"epoch: game 2: its epoch is 3"}},
};

SUITE("one fault", begin, end);

TEST_ROWS(planted, plants)
{
    const struct plant *plant = CUTAP_ROW(plants);
    if (plant->sql)
        run(plant->sql);
    if (plant->old)
        record_change(plant->old, plant->new);
    CU_ASSERT_EQUAL(look(), JUDGE_BROKEN);
    bool all = true;
    for (size_t i = 0; i < sizeof(plant->said) / sizeof(*plant->said); i++)
        all = all && (!plant->said[i] || strstr(buf_text(&verdict.text), plant->said[i]));
    CU_ASSERT_TRUE(all);
    if (!all)
        printf("# %s\n%s", plant->name, buf_text(&verdict.text));
}
