/*
 * cardroomctl ratings check and replay, over the games of the corpus, and over ledgers that were
 * tampered with.
 */
#include <sqlite3.h>

#include "conf.h"
#include "cutap.h"
#include "file.h"
#include "files.h"
#include "maintain.h"
#include "season.h"
#include "xalloc.h"

static char *folder, *path, *url;

static void run(const char *sql)
{
    sqlite3 *db;
    CU_ASSERT_EQUAL_FATAL(sqlite3_open(path, &db), SQLITE_OK);
    CU_ASSERT_EQUAL(sqlite3_exec(db, sql, NULL, NULL, NULL), SQLITE_OK);
    sqlite3_close(db);
}

static void begin(void)
{
    char why[300];
    FREED char *dump = source_text("tests/corpus/stored/schema-016.sql");
    CU_ASSERT_PTR_NOT_NULL_FATAL(dump);
    folder = folder_make(NULL);
    path = xasprintf("%s/room.db", folder);
    url = xasprintf("sqlite:%s", path);
    run(dump);
    CU_ASSERT_EQUAL(store_file_migrate(path, why, sizeof(why)), 0);
}

static void end(void)
{
    free(path);
    free(url);
    folder_remove(&folder);
}

/* Whether both commands say that this is wrong; "": that nothing is. */
static void both(const char *check, const char *replay)
{
    const char *const wants[] = {check, replay};
    for (int replays = 0; replays < 2; replays++) {
        BUF_LOCAL text = {0};
        ACT_ITEMS_LOCAL items = {0};
        int status = rerate_run(replays, url, &text, &items);
        CU_ASSERT_EQUAL(status, wants[replays][0] == '\0' ? 0 : STATUS_REFUSED);
        if (!strstr(buf_text(&text), wants[replays])) {
            printf("# %s", buf_text(&text));
            CU_FAIL("something else is said");
        }
    }
}

SUITE("ratings", begin, end);

TEST(sound, "a ledger as games made it")
{
    BUF_LOCAL text = {0};
    ACT_ITEMS_LOCAL items = {0};
    both("", "");
    CU_ASSERT_EQUAL(rerate_run(true, url, &text, &items), 0);
    CU_ASSERT_PTR_NOT_NULL(strstr(buf_text(&text), "16 entries add up, and "));
    CU_ASSERT_PTR_NOT_NULL(strstr(buf_text(&text), "(0 could not be replayed)"));
}

/* A change that adds up, but is not what the game gives. */
TEST(another_change, "a change that no game gives")
{
    run("DROP TRIGGER rating_no_update;"
        "UPDATE rating SET mu = mu + 10 WHERE n = (SELECT max(n) FROM rating);"
        "UPDATE rated SET mu = mu + 10 WHERE (account, board) ="
        " (SELECT account, board FROM rating ORDER BY n DESC LIMIT 1)");
    both("", "gives other changes than the ledger has.");
}

TEST(another_sum, "a different sum")
{
    run("UPDATE rated SET sigma = sigma + 1 WHERE account = (SELECT min(account) FROM rated)");
    both("is not the sum of its entries.", "is not the sum of its entries.");
}

TEST(another_figure, "a different figure")
{
    run("DROP TRIGGER rating_no_update; UPDATE rating SET shown = shown + 1 WHERE n = 1");
    both("Entry 1 of account ", "Entry 1 of account ");
}

TEST(an_entry_less, "an entry that is missing")
{
    run("DROP TRIGGER rating_no_delete;"
        "DELETE FROM rated WHERE (account, board) IN (SELECT account, board FROM rating WHERE game"
        " = (SELECT max(game) FROM rating));"
        "DELETE FROM rating WHERE game = (SELECT max(game) FROM rating) AND account ="
        " (SELECT account FROM rating ORDER BY n DESC LIMIT 1)");
    both(" players and ", " players and ");
}

/* A game of a cup that moves no ratings is ranked and has no entries. */
TEST(an_unrated_game, "a game of a cup that is not rated")
{
    run("DROP TRIGGER rating_no_delete; UPDATE game SET unrated = 1 WHERE id ="
        " (SELECT max(game) FROM rating);"
        "DELETE FROM rated WHERE (account, board) IN (SELECT account, board FROM rating WHERE game"
        " = (SELECT max(game) FROM rating));"
        "DELETE FROM rating WHERE game = (SELECT max(game) FROM rating)");
    both("", "");
}

/* Hands the newest entry, and all of its account in that game, over to account 77. */
static void hand_over(void)
{
    run("UPDATE rated SET account = 77 WHERE (account, board) = (SELECT account, board FROM rating"
        " ORDER BY n DESC LIMIT 1);"
        "UPDATE rating SET account = 77 WHERE (account, board) = (SELECT account, board FROM rating"
        " ORDER BY n DESC LIMIT 1)");
}

TEST(an_entry_of_another, "an entry of somebody else")
{
    run("INSERT INTO account (id, name, folded, skeleton, password, role, created_ms, login_ms,"
        " allowance_day_ms, settings) VALUES (77, 'zoe', 'zoe', 'zoe', '', 0, 1, 1, 0, '')");
    hand_over();
    both(" has rating entries of other players or of another game.",
         " has rating entries of other players or of another game.");
}

TEST(another_board, "entries that count for another game")
{
    run("DROP TRIGGER rating_no_update;"
        "UPDATE rated SET board = 'switch' WHERE (account, board) IN"
        " (SELECT account, board FROM rating ORDER BY n DESC LIMIT 2);"
        "UPDATE rating SET board = 'switch' WHERE game = (SELECT max(game) FROM rating)");
    both(" has rating entries of other players or of another game.",
         " has rating entries of other players or of another game.");
}

/* RT-D7: an alternate whose entries were dropped, and whose main account was erased, is not there
 * any more. */
TEST(an_entry_of_nobody, "RT-D7 an entry of an account that is gone")
{
    hand_over();
    BUF_LOCAL text = {0};
    ACT_ITEMS_LOCAL items = {0};
    both("", "");
    rerate_run(true, url, &text, &items);
    CU_ASSERT_PTR_NULL(strstr(buf_text(&text), "(0 could not be replayed)"));
}

TEST(a_gap, "entries in the middle that are missing")
{
    run("DROP TRIGGER rating_no_delete; DELETE FROM rated; DELETE FROM rating WHERE n = 3");
    both("Entries that are missing before entry 4: 1.",
         "Entries that are missing before entry 4: 1.");
}

/* The end of a season, for the account with the newest entry. Entries after the end are left out.
 * `off`: by how much it is wrong. */
static void season(int64_t off)
{
    enum { ACCOUNT, N, MU, SIGMA, LATE_MU, LATE_SIGMA, AT, FIGURES };
    int64_t figure[FIGURES];
    sqlite3 *db;
    sqlite3_stmt *row;
    run("CREATE TABLE newest AS SELECT * FROM rating ORDER BY n DESC LIMIT 1;"
        "DROP TRIGGER rating_no_update;"
        "UPDATE rating SET at_ms = at_ms + 100 * 86400000 WHERE n = (SELECT n FROM newest)");
    CU_ASSERT_EQUAL_FATAL(sqlite3_open(path, &db), SQLITE_OK);
    sqlite3_prepare_v2(db,
                       "SELECT r.account, n.n, r.mu, r.sigma, n.mu, n.sigma, n.at_ms FROM rated r"
                       " JOIN newest n ON n.account = r.account AND n.board = r.board",
                       -1, &row, NULL);
    CU_ASSERT_EQUAL_FATAL(sqlite3_step(row), SQLITE_ROW);
    for (int i = 0; i < FIGURES; i++)
        figure[i] = sqlite3_column_int64(row, i);
    sqlite3_finalize(row);
    sqlite3_close(db);
    struct rating_micro now = {RATING_MU0 + figure[MU], RATING_SIGMA0 + figure[SIGMA]};
    struct rating_micro end = {now.mu - figure[LATE_MU], now.sigma - figure[LATE_SIGMA]};
    struct rating_micro drawn = season_draw(end);
    struct rating_micro after = {now.mu + drawn.mu - end.mu + off,
                                 now.sigma + drawn.sigma - end.sigma};
    FREED char *sql = xasprintf(
        "INSERT INTO rating SELECT n + 1, account, board, 0, 'season', %lld, %lld, %d, %d, at_ms +"
        " 101 * 86400000, %d FROM newest;"
        "UPDATE rated SET mu = mu + %lld, sigma = sigma + %lld WHERE (account, board) ="
        " (SELECT account, board FROM newest); DROP TABLE newest",
        (long long)(after.mu - now.mu), (long long)(after.sigma - now.sigma), rating_shown(after),
        rating_shown(after) - rating_shown(now), season_of(figure[AT]),
        (long long)(after.mu - now.mu), (long long)(after.sigma - now.sigma));
    run(sql);
}

TEST(a_season, "RT-D17 the end of a season")
{
    season(0);
    both("", "");
}

TEST(a_season_wrong, "RT-D17 an end of a season that is wrong")
{
    season(1);
    both(" is not what the end of the season gives.", " is not what the end of the season gives.");
}

TEST(fitted, "programs read the figures of ratings fit")
{
    const struct conf conf = {.store = url};
    const struct local_call call = {.conf = &conf, .argument = "last-one"};
    BUF_LOCAL text = {0}, json = {0};
    ACT_ITEMS_LOCAL items = {0};
    CU_ASSERT_EQUAL(fit_run(&call, &text, &items), 0);
    act_items_put(&items, &json);
    CU_ASSERT_PTR_NOT_NULL(strstr(buf_text(&json), "\"beta\":2.083333,\"tau\":0."));
    CU_ASSERT_PTR_NULL(strstr(buf_text(&json), "\"\""));
}

TEST(in_memory, "no file")
{
    BUF_LOCAL text = {0};
    ACT_ITEMS_LOCAL items = {0};
    CU_ASSERT_EQUAL(rerate_run(false, "memory:", &text, &items), STATUS_AWAY);
    CU_ASSERT_EQUAL(rerate_run(false, "sqlite:/nonexistent/x.db", &text, &items), STATUS_AWAY);
}
