/*
 * A store moves from a file to a server and back, with everything or not at all, however often it
 * was interrupted. It is the store of the corpus, with games over and in play.
 */

#include <fcntl.h>
#include <inttypes.h>
#include <sys/file.h>
#include <sys/wait.h>
#include <unistd.h>

#include "clock.h"
#include "corpus_store.h"
#include "cutap.h"
#include "file.h"
#include "files.h"
#include "pglab.h"
#include "store_help.h"
#include "xalloc.h"

static struct pglab *lab;
static char why[1024];
struct count {
    int told, exit_at;
};

static void on_told(void *arg, const char *what UNUSED)
{
    struct count *count = arg;
    if (++count->told == count->exit_at)
        _exit(0);
}

static int moves(const char *from, const char *to)
{
    struct count count = {0};
    int rc = store_transfer(from, to, on_told, &count, why, sizeof(why));
    if (rc != 0)
        printf("# %s\n", why);
    return rc;
}

/* Moves a store in a process that ends, like kill -9, at its report number `exit_at`. Returns
 * whether it came so far. */
static bool interrupted(const char *from, const char *to, int exit_at)
{
    struct count count = {.exit_at = exit_at};
    int status;
    fflush(stdout);
    pid_t pid = fork();
    if (pid == 0)
        _exit(store_transfer(from, to, on_told, &count, why, sizeof(why)) == 0 ? 1 : 2);
    CU_ASSERT_EQUAL(waitpid(pid, &status, 0), pid);
    CU_ASSERT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) < 2);
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

struct games {
    uint64_t sum;
    int games, events;
};

static void add(struct games *games, const char *text)
{
    for (; *text; text++)
        games->sum = games->sum * 31 + (unsigned char)*text;
}

static void on_game(void *arg, const struct store_game *game)
{
    struct games *games = arg;
    games->games++;
    games->sum = games->sum * 31 + (uint64_t)game->id + (uint64_t)game->number;
    add(games, game->game);
    for (int i = 0; i < game->nseats; i++)
        add(games, game->seat[i].name);
}

static void on_event(void *arg, const struct store_event *event)
{
    struct games *games = arg;
    games->events++;
    games->sum = games->sum * 31 + (uint64_t)event->seq + (uint64_t)event->command;
    add(games, event->text);
}

/* Checks that nothing is wrong with a store, as cardroomctl check does. Returns what its games
 * are. */
static struct games sound(const char *url)
{
    struct games games = {0};
    FREED char *in = store_file_path(url);
    FILE_CHECKED *file = in ? store_file_open(in, why, sizeof(why))
                            : store_file_open_server(url, false, why, sizeof(why));
    FREED char *faults = faults_of(file);
    CU_ASSERT_STRING_EQUAL(faults, "");
    store_file_games(file, on_game, on_event, &games);
    return games;
}

static void same(struct games a, struct games b)
{
    CU_ASSERT_TRUE(a.games > 0 && a.events > 0);
    CU_ASSERT_EQUAL(a.games, b.games);
    CU_ASSERT_EQUAL(a.events, b.events);
    CU_ASSERT_EQUAL(a.sum, b.sum);
}

static void refused(const char *from, const char *to, const char *says)
{
    struct count count = {0};
    why[0] = '\0';
    CU_ASSERT_EQUAL(store_transfer(from, to, on_told, &count, why, sizeof(why)), -1);
    CU_ASSERT_PTR_NOT_NULL(strstr(why, says));
    if (!strstr(why, says))
        printf("# %s\n", why);
}

/* Of each test: a folder with the store of the corpus, and the urls of that, of an empty database
 * and of another file. */
static char *folder, *path, *from, *server, *back;

static void begin(void)
{
    folder = folder_make(NULL);
    from = corpus_store(folder);
    path = xasprintf("%s/from.db", folder);
    server = pglab_database(lab);
    back = xasprintf("sqlite:%s/back.db", folder);
}

static void end(void)
{
    free(path);
    free(from);
    free(server);
    free(back);
    folder_remove(&folder);
}

SUITE("transfer", begin, end);

TEST(test_there_and_back, "from a file to a server, and back")
{
    FREED char *again = pglab_database(lab), *reader = xasprintf("%s&user=reader", server);

    CU_ASSERT_EQUAL_FATAL(moves(from, server), 0);
    same(sound(from), sound(server));
    free(pglab_sql(server, "CREATE ROLE reader LOGIN;"
                           " GRANT SELECT ON ALL TABLES IN SCHEMA public TO reader"));
    CU_ASSERT_EQUAL_FATAL(moves(reader, back), 0); /* who only reads needs only to read */
    same(sound(from), sound(back));
    CU_ASSERT_EQUAL_FATAL(moves(back, again), 0);
    same(sound(from), sound(again));
    pglab_is(again, "SELECT encode(value, 'hex') FROM secret WHERE name = 'odd'", "00ff5c0a00");
    pglab_is(again, "SELECT detail FROM audit WHERE id = 900000000000004999", "ü€😀'\"4999");
    pglab_is(again, "SELECT count(*) FROM meta WHERE name LIKE 'cop%'", "0");
}

TEST(test_interrupted, "interrupted again and again, both ways")
{
    int times = 0;

    /* A little further each time. */
    while (interrupted(from, server, 3 * times + 2))
        times++;
    CU_ASSERT_TRUE(times > 9);
    same(sound(from), sound(server));
    for (int n = 0; interrupted(server, back, 3 * n + 2); n++)
        continue;
    same(sound(from), sound(back));
}

/* In the middle of a table, where batches end, and in the journal. */
TEST(test_in_a_table, "interrupted within a table")
{
    int n = 2;

    for (bool all = false; !all && interrupted(from, server, n); n++) {
        FREED char *rows = pglab_sql(server, "SELECT count(*) FROM journal");
        all = strcmp(rows, "0") != 0;
    }
    free(pglab_sql(server,
                   "DELETE FROM audit WHERE id > 900000000000003000;"
                   "DELETE FROM journal WHERE ctid NOT IN (SELECT ctid FROM journal ORDER BY"
                   " ctid LIMIT 100)"));
    const int64_t n100 = file_number(path, "SELECT n FROM journal ORDER BY n LIMIT 1 OFFSET 99");
    FREED char *set =
        xasprintf("UPDATE meta SET value = %" PRId64 " WHERE name = 'copied_n'", n100);
    free(pglab_sql(server, set));
    CU_ASSERT_EQUAL(moves(from, server), 0);
    same(sound(from), sound(server));
}

TEST(test_refused, "what is refused")
{
    FOLDER_LOCAL *other = folder_make(NULL);
    FREED char *second = corpus_store(other), *second_path = store_file_path(second),
               *empty = pglab_database(lab);

    refused(from, second, "A copy goes from a file to a server, or back. ");
    refused(empty, server, "A copy goes from a file to a server, or back. ");
    refused(from, "memory:", "A copy goes from a file to a server, or back. ");
    /* What was begun belongs to another store, or to the same after it was used. */
    file_sql(second_path, "INSERT OR REPLACE INTO secret VALUES ('ticket', x'0102')");
    CU_ASSERT_TRUE(interrupted(from, server, 5));
    CU_ASSERT_PTR_NULL(store_open(server, &clock_system, why, sizeof(why)));
    CU_ASSERT_PTR_NOT_NULL(strstr(why, " holds a copy that was interrupted. "));
    pglab_until(server, "SELECT count(*) FROM pg_stat_activity WHERE application_name = 'cardroom'",
                "0"); /* the server notices a moment later that it is gone */
    refused(second, server, " holds part of another copy, or the original has changed since. ");
    file_sql(second_path, "UPDATE secret SET value = x'0103' WHERE name = 'ticket'");
    CU_ASSERT_TRUE(interrupted(second, empty, 5));
    file_sql(second_path, "UPDATE meta SET value = value + 1 WHERE name = 'epoch'");
    refused(second, empty, " holds part of another copy, or the original has changed since. ");
    /* A source that is empty, which it stays. */
    FREED char *bare = pglab_database(lab);
    refused(bare, back, " is empty. Name the database that has the store.");
    pglab_is(bare, "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'", "0");
    /* A target that is not empty. */
    CU_ASSERT_EQUAL(moves(from, server), 0);
    refused(from, server, " is not empty. ");
    refused(server, from, " is there already. ");
    /* A room runs. */
    int lock = open(folder, O_RDONLY | O_DIRECTORY);
    CU_ASSERT_EQUAL(flock(lock, LOCK_EX | LOCK_NB), 0);
    refused(from, empty, "The service runs on ");
    close(lock);
    /* If the two differ at the end, it is not a copy. */
    FREED char *third = pglab_database(lab);
    CU_ASSERT_TRUE(interrupted(from, third, 12));
    free(pglab_sql(third, "UPDATE account SET name = 'somebody' WHERE id > 2"));
    refused(from, third, "The copy differs from the original: account has ");
    /* Another schema. */
    file_sql(second_path, "PRAGMA user_version = 3");
    refused(second, empty, " has another schema than this program's. ");
}

/* A name that ends a literal of SQL, and goes on with a statement. */
#define HOSTILE "x'', 1); CREATE TABLE pwned AS SELECT 1; --"

/* The content of a database that somebody else made is copied as it is, and is never run. */
TEST(test_foreign, "names and values of a foreign database")
{
    FREED char *again = pglab_database(lab);

    file_sql(path, "INSERT INTO meta VALUES ('" HOSTILE "', 7);"
                   "CREATE TABLE \"account (id) FROM STDIN; CREATE TABLE pwned AS SELECT 1; --\""
                   " (id INTEGER PRIMARY KEY, \"id; CREATE TABLE pwned AS SELECT 1; --\" TEXT)");
    free(pglab_sql(server, "DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET bytea_output ="
                           " escape', current_database()); END $$"));
    CU_ASSERT_EQUAL(moves(from, server), 0);
    CU_ASSERT_EQUAL(moves(server, back), 0);
    CU_ASSERT_EQUAL(moves(back, again), 0);
    same(sound(from), sound(again));
    pglab_is(again, "SELECT value FROM meta WHERE name = '" HOSTILE "'", "7");
    pglab_is(server, "SELECT count(*) FROM pg_class WHERE relname LIKE '%pwned%'", "0");
    pglab_is(again, "SELECT count(*) FROM pg_class WHERE relname LIKE '%pwned%'", "0");
    FREED char *back_path = store_file_path(back);
    CU_ASSERT_EQUAL(
        file_number(back_path, "SELECT count(*) FROM sqlite_schema WHERE name LIKE '%pwned%'"), 0);
}

/* Rows that none of our keys would allow, and a table that does something when it is read. */
TEST(test_foreign_rows, "rows and tables that are not ours")
{
    FREED char *empty = pglab_database(lab);

    CU_ASSERT_EQUAL(moves(from, server), 0);
    file_sql(path, "DROP TABLE season; CREATE TABLE season (id, at_ms, state);"
                   "INSERT INTO season VALUES (NULL, 1, 1), (NULL, 2, 1)");
    refused(from, empty, " has a row of season without id. ");
    free(pglab_sql(server, "ALTER TABLE season DROP CONSTRAINT season_pkey;"
                           "ALTER TABLE season ALTER COLUMN id DROP NOT NULL;"
                           "INSERT INTO season VALUES (NULL, 1, 1)"));
    refused(server, back, " has a row of season without id. ");
    free(pglab_sql(server,
                   "DROP TABLE season; CREATE TABLE pwned (id BIGINT);"
                   "CREATE FUNCTION act() RETURNS BIGINT LANGUAGE sql AS"
                   " 'INSERT INTO pwned VALUES (1) RETURNING id';"
                   "CREATE VIEW season AS SELECT act() AS id, 1::bigint AS at_ms, 1::bigint AS"
                   " state"));
    refused(server, back, "read-only transaction");
    pglab_is(server, "SELECT count(*) FROM pwned", "0");
}

CUTAP_MAIN(argc, argv)
{
    return pglab_run(&lab, CUTAP_SUITES);
}
