/*
 * What the store on disk promises beyond the contract: it keeps what it was given, through
 * restarts and a full disk, and refuses files that it must not touch. tests/power has kill -9 and
 * power cuts, tests/e2e/full.t a small disk.
 */
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <sqlite3.h>

#include "cutap.h"
#include "db_sqlite.h"
#include "file.h"
#include "files.h"
#include "ids.h"
#include "migrate.h"
#include "record_help.h"
#include "request.h"
#include "store_help.h"
#include "store_pulse.h"
#include "xalloc.h"

static char *directory, *path; /* of each test: a new one, and its room.db */
static char why[512];

static void begin(void)
{
    directory = folder_make(NULL);
    path = xasprintf("%s/room.db", directory);
}

static void end(void)
{
    folder_remove(&directory);
    free(path);
}

/* Opens the store at `path`, with options as "?...". */
static struct store *store_at(const char *options)
{
    FREED char *url = xasprintf("sqlite:%s/room.db%s", directory, options);
    struct store *s = store_open(url, &clock_system, why, sizeof(why));
    return s;
}

static const char plain[] = "?ballast=0&low=0";

static struct store *store_must(const char *options)
{
    struct store *s = store_at(options);
    if (!s) {
        printf("Bail out! %s\n", why);
        exit(99);
    }
    return s;
}

static void store_refused(const char *says)
{
    CU_ASSERT_PTR_NULL(store_at(plain));
    CU_ASSERT_PTR_NOT_NULL(strstr(why, says));
}

/* Asserts that the file's own triggers refuse this SQL, in these words. */
static void file_refuses(const char *sql, const char *says)
{
    char *error = NULL;
    sqlite3 *db = NULL;
    IS(sqlite3_open(path, &db), SQLITE_OK);
    IS(sqlite3_exec(db, sql, NULL, NULL, &error), SQLITE_CONSTRAINT);
    CU_ASSERT_STRING_EQUAL(error ? error : "", says);
    sqlite3_free(error);
    sqlite3_close(db);
}

static bool file_exists(const char *name)
{
    FREED char *file = xasprintf("%s/%s", directory, name);
    return access(file, F_OK) == 0;
}

static void two_accounts(struct store *s)
{
    IS(account_make(s, 10, "Ann", 100000), STORE_OK);
    IS(account_make(s, 11, "Bob", 100000), STORE_OK);
}

SUITE("sqlite", begin, end);

/* ---- Opening again ---- */

TEST(test_reopen, "reopen")
{
    STORE_LOCAL *s = store_must(plain);
    const int64_t first = store_epoch(s);
    uint8_t secret[32], again[32];
    store_secret(s, STORE_SECRET_TICKET, secret);
    two_accounts(s);
    const struct store_game live = game_of(5, 10, 11, 7), over = game_of(6, 10, 11, 9);
    IS(game_begin(s, &live), STORE_OK);
    IS(event_append(s, 5, first, 1, 42, "one"), STORE_OK);
    IS(game_begin(s, &over), STORE_OK);
    IS(game_end(s, &over, 1, 0, 2000), STORE_OK);
    /* Not reported before the close, but still written. */
    const struct store_table table = {.id = 77, .number = 3, .game = 5, .text = "kept"};
    store_table_put(s, &table, NULL, NULL);
    const struct store_sums before = sums_read(s);
    store_close(&s);
    CU_ASSERT_FALSE(file_exists("room.db-wal")); /* checkpointed */

    s = store_must(plain);
    CU_ASSERT_TRUE(store_epoch(s) > first);
    store_secret(s, STORE_SECRET_TICKET, again);
    IS(memcmp(secret, again, sizeof(secret)), 0);
    const struct store_sums after = sums_read(s);
    IS(memcmp(&before, &after, sizeof(before)), 0);
    struct game_read read;
    IS(games_open(s, &read), STORE_OK);
    IS(read.games, 1);
    CU_ASSERT_STRING_EQUAL(read.text, "one");
    IS(event_append(s, 5, first, 2, 0, "old"), STORE_FENCED);
    IS(event_append(s, 5, store_epoch(s), 2, 42, "two"), STORE_TAKEN);
    IS(event_append(s, 5, store_epoch(s), 2, 43, "two"), STORE_OK);
    IS(event_append(s, 6, store_epoch(s), 2, 0, "void"), STORE_OK);
    IS(game_end(s, &over, 3, 0, 3000), STORE_TAKEN);
    IS(ANSWER_OF(s, store_table_close, 77), STORE_OK);
    sums_check(s);
}

/* Whatever the clock says at a start, no row of any kind has the ids that it begins with. */
TEST(test_reopen_ids, "ids after a start with any clock")
{
    static const int64_t walls[] = {0, 0, INT64_C(1800000000000), INT64_C(3700000000000), 5};
    FREED char *url = xasprintf("sqlite:%s/room.db?ballast=0&low=0", directory);
    char name[STORE_NAME_MAX];
    struct clock_virtual v;
    int64_t last = 0;
    clock_virtual_init(&v, 0);
    enum { KINDS = 5 + STORE_RECORDS };
    for (int i = 0; i < 5 * KINDS; i++) { /* each start stores one kind with the highest id */
        struct ids ids;
        v.wall = walls[i / KINDS];
        STORE_LOCAL *s = store_open(url, &v.clock, why, sizeof(why));
        CU_ASSERT_PTR_NOT_NULL_FATAL(s);
        IS(store_past(s).highest >= last, true);
        ids_init(&ids, &v.clock, 0);
        ids_above(&ids, store_past(s).highest);
        last = ids_next(&ids);
        if (i % KINDS == 0) {
            snprintf(name, sizeof(name), "ann%c", 'a' + i / KINDS);
            IS(account_make(s, last, name, 10), STORE_OK);
        } else if (i % KINDS == 1) {
            const struct store_table table = {.id = last, .number = i, .text = "kept"};
            IS(ANSWER_OF(s, store_table_put, &table), STORE_OK);
        } else if (i % KINDS == 2) {
            struct store_game game = game_of(last, ids_next(&ids), 12, 0);
            game.seat[0].kind = game.seat[1].kind = STORE_SEAT_GUEST;
            last = game.seat[0].account;
            IS(game_begin(s, &game), STORE_OK);
        } else if (i % KINDS == 3) {
            const struct store_sanction ban = {.id = last, .address = "192.0.2.1"};
            IS(ANSWER_OF(s, store_sanctions_put, &ban, 1), STORE_OK);
        } else if (i % KINDS == 4) {
            const struct store_audit line = {.id = last, .who = "x", .act = "y"};
            IS(ANSWER_OF(s, store_audit_add, &line), STORE_OK);
        } else {
            const enum store_record record = (enum store_record)(i % KINDS - 5);
            const union record_row row = record_filled(record, last, last);
            IS(record_put(s, record, &row), STORE_OK);
        }
    }
}

TEST(test_seen, "the time that was seen last")
{
    STORE_LOCAL *s = store_must(plain);
    IS(store_past(s).seen_ms, 0);
    store_seen(s, 5000);
    store_seen(s, 4000);
    store_close(&s);
    s = store_must(plain);
    IS(store_past(s).seen_ms, 4000); /* the last, not the highest */
}

/* ---- What may go ---- */

/* Asserts what `cardroomctl check` finds. */
static void faults_are(const char *expected)
{
    FILE_CHECKED *file = store_file_open(path, why, sizeof(why));
    FREED char *said = faults_of(file);
    bool as_said = *expected == '\0' ? *said == '\0' : !!strstr(said, expected);
    if (!as_said)
        printf("# not said: %s\n# %s", expected, said);
    CU_ASSERT_TRUE(as_said);
}

/* Each of these makes the database say something impossible. */
TEST(test_check, "what cannot be")
{
    ROWS_LOCAL rows = rows_open("tests/lobby/store/faults.txt", "sqlite");
    while (rows_next(&rows)) {
        end();
        begin();
        struct store *s = store_must(plain);
        two_accounts(s);
        store_close(&s);
        faults_are("");
        file_sql(path, rows.cell[0]);
        faults_are(rows.cell[1]);
    }
    CU_ASSERT_EQUAL(rows.n, 12);
}

static int64_t ranked_in_order(struct store *s)
{
    struct game_read read;
    int64_t events = 0;
    for (int i = 0; i < 40; i++) {
        read = game_stored(s, 1000000 + i);
        CU_ASSERT_FALSE(read.gap);
        events += read.events;
    }
    return events;
}

/* Prunes games of every kind, whose journals are mixed, slice by slice and with restarts of the
 * room in between. Games that stay are whole, everything that was promised of the file holds,
 * and games that went leave nothing. */
TEST(test_prune, "what may go")
{
    enum { GAMES = 40, EVENTS = 12 };
    struct store *s = store_must(plain);
    two_accounts(s);
    for (int i = 0; i < GAMES; i++) {
        game_begun(s, 1000000 + i, 10, 11, 7);
        IS(friendly_begin(s, 2000000 + 10 * i, 0, 0, 0), STORE_OK);
        IS(friendly_begin(s, 3000000 + 10 * i, 10, 0, 0), STORE_OK);
    }
    for (int seq = 1; seq <= EVENTS; seq++)
        for (int i = 0; i < GAMES; i++) {
            IS(event_append(s, 1000000 + i, store_epoch(s), seq, 0, "ranked"), STORE_OK);
            IS(event_append(s, 2000000 + 10 * i, store_epoch(s), seq, 0, "guests"), STORE_OK);
            IS(event_append(s, 3000000 + 10 * i, store_epoch(s), seq, 0, "friendly"), STORE_OK);
        }
    for (int i = 0; i < GAMES; i++) {
        const struct store_game ranked = game_of(1000000 + i, 10, 11, 7);
        if (i % 2 == 0) /* the others stay in play */
            IS(game_end(s, &ranked, EVENTS + 1, 0, 5000), STORE_OK);
        IS(friendly_end(s, 3000000 + 10 * i, 10, 0, EVENTS, 5000 + i), STORE_OK);
        /* the last of all */
        IS(friendly_end(s, 2000000 + 10 * i, 0, 0, EVENTS, 5000 + i), STORE_OK);
    }
    const int64_t xp_before = xp_of(s, 10), chips_before = chips_of(s, 10);
    const int64_t ranked_before = ranked_in_order(s), events = sums_read(s).events;
    store_close(&s);
    faults_are("");
    /* Rows of accounts as earlier versions left them; nothing writes such rows any more. */
    file_sql(path, "INSERT INTO account (id, name, folded, skeleton, password, role, created_ms,"
                   " login_ms, allowance_day_ms, settings, merged_into) VALUES"
                   " (20, 'gone-x', 'gone-x', 'gone-x', '', 0, 1, 1, 0, '', 0),"
                   " (21, 'dee', 'dee', 'dee', '', 0, 1, 1, 0, '', 10);"
                   "INSERT INTO recall VALUES (20, 1, 'tell ann a'), (21, 1, 'tell ann b'),"
                   " (10, 1, 'tell ann c')");

    s = store_must(plain);
    struct store_prune what = {
        .before_ms = 5000 + GAMES / 2, .guest_games = 10, .account_games = 5};
    const struct prune_sum sum = prune_round(s, what);
    IS(sum.games, GAMES - 10 + GAMES - 5);
    CU_ASSERT_TRUE(sum.slices >= 3); /* a thousand rows are more than one */
    IS(ranked_in_order(s), ranked_before);
    IS(xp_of(s, 10), xp_before);
    IS(chips_of(s, 10), chips_before);
    IS(sums_read(s).events, events - (2 * GAMES - 15) * (EVENTS + 1));
    sums_check(s);
    /* What is in play goes on, in the room that pruned and in the next one. */
    IS(event_append(s, 1000001, store_epoch(s), EVENTS + 1, 0, "on"), STORE_OK);
    what.guest_games = what.account_games = 0;
    IS(prune_round(s, what).games, 15);
    IS(event_append(s, 1000003, store_epoch(s), EVENTS + 1, 0, "on"), STORE_OK);
    store_close(&s);
    faults_are("");
    s = store_must(plain);
    IS(event_append(s, 1000001, store_epoch(s), EVENTS + 2, 0, "and on"), STORE_OK);
    IS(event_append(s, 1000005, store_epoch(s), EVENTS + 1, 0, "on"), STORE_OK);
    friendly_play(s, 4000000, 0, 0, 3, 9000);
    struct game_read read = game_stored(s, 4000000);
    IS(read.game.number, 3 * GAMES + 1);
    IS(ranked_in_order(s), ranked_before + 4);
    sums_check(s);
    store_close(&s);
    faults_are("");
    IS(file_number(path, "SELECT sum(account) FROM recall"), 10);
}

/* Rows that may not be deleted stay even if the column `spare` marks them: the mark is checked. */
TEST(test_prune_marked, "marks on what may not")
{
    struct store *s = store_must(plain);
    two_accounts(s);
    const struct store_game ranked = game_of(5, 10, 11, 7), live = game_of(6, 10, 11, 0);
    IS(game_begin(s, &ranked), STORE_OK);
    IS(game_end(s, &ranked, 1, 0, 2000), STORE_OK);
    IS(game_begin(s, &live), STORE_OK);
    friendly_play(s, 100, 10, 0, 1, 1000);
    store_close(&s);
    file_sql(path, "UPDATE game SET spare = 1; UPDATE seat SET spare = 1");
    s = store_must(plain);
    IS(prune_round(s, (struct store_prune){.before_ms = INT64_MAX, .account_games = 1000}).games,
       0);
    IS(sums_read(s).games, 3);
    store_close(&s);
    faults_are("");
}

TEST(test_copy, "a copy in a folder that cannot be synced")
{
    char *folder = folder_make(NULL);
    FREED char *copy = xasprintf("%s/copy.db", folder);
    const uid_t us = geteuid();
    STORE_LOCAL *s = store_must(plain);
    STORE_FILE_LOCAL *file = store_file_open(path, why, sizeof(why));
    IS(chmod(folder, 0333), 0);
    IS(seteuid(us == 0 ? 65534 : us), 0); /* root could read the folder */
    IS(store_file_copy(file, copy, why, sizeof(why)), -1);
    IS(seteuid(us), 0);
    CU_ASSERT_PTR_NOT_NULL(strstr(why, "copy.db could not be written: Permission denied."));
    IS(access(copy, F_OK), -1);
    IS(chmod(folder, 0700), 0);
    folder_remove(&folder);
}

TEST(test_two_rooms, "two rooms")
{
    STORE_LOCAL *s = store_must(plain);
    store_refused("Another cardroom");
    IS(errno, EBUSY);
    const int64_t epoch = store_epoch(s);
    store_close(&s);
    s = store_must(plain);
    IS(store_epoch(s), epoch + 1); /* the refused one changed nothing */
}

/* If a writer is stuck, it can be seen that it is and since when. */
TEST(test_pulse, "pulse of the writer")
{
    STORE_LOCAL *s = store_must(plain);
    struct store_pulse before, pulse;
    two_accounts(s);
    store_pulse(s, &before);
    CU_ASSERT(before.commits > 0 && before.commit_us > 0);

    sqlite3 *other = NULL;
    struct answer answer = {0};
    struct store_table table = {.id = 7, .number = 1, .text = "a table"};
    IS(sqlite3_open(path, &other), SQLITE_OK);
    IS(sqlite3_exec(other, "BEGIN IMMEDIATE", NULL, NULL, NULL), SQLITE_OK);
    store_table_put(s, &table, answer_take, &answer);
    const int64_t until = clock_mono(&clock_system) + 300000;
    do
        store_pulse(s, &pulse);
    while (pulse.stalled_ms < 20 && clock_mono(&clock_system) < until);
    CU_ASSERT(pulse.stalled_ms >= 20);
    IS(pulse.commits, before.commits);
    IS(sqlite3_exec(other, "ROLLBACK", NULL, NULL, NULL), SQLITE_OK);
    sqlite3_close(other);
    IS(answer_wait(s, &answer), STORE_OK);
    do
        store_pulse(s, &pulse);
    while (pulse.commits == before.commits && clock_mono(&clock_system) < until);
    IS(pulse.commits, before.commits + 1);
    IS(pulse.stalled_ms, 0);
    CU_ASSERT(pulse.commit_us - before.commit_us >= 20000);
}

TEST(test_files_refused, "files that are refused")
{
    struct store *s = store_must(plain);
    two_accounts(s);
    store_close(&s);
    struct stat about;
    IS(stat(path, &about), 0);
    IS(about.st_mode & 0777, 0600);

    file_sql(path, "PRAGMA user_version = 99");
    store_refused("newer cardroom");
    char sql[64];
    snprintf(sql, sizeof(sql), "PRAGMA user_version = %d", store_schema_count);
    file_sql(path, sql);

    file_sql(path, "UPDATE account SET chips = chips - 5 WHERE id = 10");
    store_refused("do not add up: their sum is -5 instead of 0.");
    /* Chips that went from one to the other without an entry: the sum is right, store_sums sees. */
    file_sql(path, "UPDATE account SET chips = chips + 5 WHERE id = 11");
    s = store_must(plain);
    CU_ASSERT_FALSE(sums_read(s).balances_match);
    store_close(&s);

    /* A page that a start reads only when it checks the whole file. */
    const int page = file_number(path, "SELECT rootpage FROM sqlite_schema WHERE name = 'ssh_key'");
    int fd = open(path, O_WRONLY | O_CLOEXEC);
    char noise[4096];
    memset(noise, 0xa5, sizeof(noise));
    IS(pwrite(fd, noise, sizeof(noise), (page - 1) * 4096), (ssize_t)sizeof(noise));
    close(fd);
    store_refused("damaged");
    /* A caller that has checked the file before may skip that check; what is read anyway is
     * still checked. */
    struct store *unseen = store_at("?ballast=0&low=0&sound=1");
    CU_ASSERT_TRUE(unseen || !strstr(why, "damaged"));
    store_close(&unseen);
    fd = open(path, O_WRONLY | O_TRUNC | O_CLOEXEC);
    IS(write(fd, noise, sizeof(noise)), (ssize_t)sizeof(noise));
    close(fd);
    store_refused("cannot be used as a database");
    unlink(path);
    file_sql(path, "CREATE TABLE of_somebody_else (x)");
    store_refused("not a database of cardroom");
}

/* ---- Inside ---- */

static int64_t pragma(struct db *db, const char *sql)
{
    struct query query = query_open(db, sql);
    return query_number(&query);
}

/* What durability rests on, and what no kill -9 can show: the log is synced at each commit. */
TEST(test_connections, "connections")
{
    struct db_sqlite writer, reader;
    IS(db_sqlite_open(&writer, path, true, why, sizeof(why)), 0);
    IS(db_sqlite_open(&reader, path, false, why, sizeof(why)), 0);
    IS(pragma(&writer.db, "PRAGMA synchronous"), 2); /* FULL */
    IS(pragma(&writer.db, "PRAGMA foreign_keys"), 1);
    IS(pragma(&writer.db, "PRAGMA trusted_schema"), 0);
    IS(pragma(&reader.db, "PRAGMA query_only"), 1);
    IS(pragma(&reader.db, "SELECT 'wal' = (SELECT journal_mode FROM pragma_journal_mode)"), 1);
    IS(sqlite3_db_readonly(writer.handle, "main"), 0);
    IS(sqlite3_db_readonly(reader.handle, "main"), 1);
    db_sqlite_close(&reader);
    db_sqlite_close(&writer);
}

/* A long log goes back into the file as a whole, so that the next commit begins it anew; a short
 * one stays. */
TEST(test_checkpoint, "checkpoint")
{
    struct db_sqlite writer;
    IS(db_sqlite_open(&writer, path, true, why, sizeof(why)), 0);
    IS(sqlite3_exec(writer.handle, "PRAGMA synchronous = OFF; CREATE TABLE t (x BLOB)", NULL, NULL,
                    NULL),
       SQLITE_OK);
    const int created = writer.frames;
    CU_ASSERT(created > 0);
    db_sqlite_checkpoint(&writer);
    IS(writer.frames, created);
    for (int i = 0; i < 1200; i++)
        IS(db_change(&writer.db, "INSERT INTO t VALUES (zeroblob(4096))"), STORE_OK);
    CU_ASSERT(writer.frames > 1200);
    db_sqlite_checkpoint(&writer);
    IS(db_change(&writer.db, "INSERT INTO t VALUES (zeroblob(4096))"), STORE_OK);
    CU_ASSERT(writer.frames > 0 && writer.frames < 10);
    db_sqlite_close(&writer);
}

static void replies_take(struct inbox *queue, int most)
{
    for (struct reply *reply = inbox_take(queue, most, 0), *next; reply; reply = next) {
        next = reply->next;
        reply_free(&reply);
    }
}

/* A reader that waits for room goes on when rows are taken, and when the store closes. */
TEST(test_queue_room, "room in the queue")
{
    enum { ROOM = 4096 };
    struct inbox queue;
    struct request *request = request_new(REQUEST_SCORES, &(struct request){0}, 0);
    const struct store_score line = {.xp = 1};
    IS(inbox_init(&queue, offsetof(struct reply, next), true), 0);
    for (int i = 0; i < 10000; i++)
        inbox_put(&queue, reply_row(request, REPLY_SCORE, &line, sizeof(line), NULL));
    inbox_put(&queue, reply_done(request, STORE_OK));
    replies_take(&queue, 9000);
    CU_ASSERT_TRUE(inbox_wait_below(&queue, ROOM));
    for (int i = 0; i < 10000; i++)
        inbox_put(&queue, reply_row(request, REPLY_SCORE, &line, sizeof(line), NULL));
    inbox_stop(&queue);
    CU_ASSERT_FALSE(inbox_wait_below(&queue, ROOM));
    replies_take(&queue, INT_MAX);
    inbox_free(&queue);
}

/* ---- Migrations ---- */

static const struct migration steps[] = {
    {"001-a", "CREATE TABLE a (x INTEGER NOT NULL); INSERT INTO a VALUES (1);"},
    {"002-b", "ALTER TABLE a ADD COLUMN y INTEGER; UPDATE a SET y = x + 1;"},
    {"003-wrong", "UPDATE a SET y = 9; CREATE TABLE b (z); INSERT INTO nowhere VALUES (1);"},
};

static int migrate_to(int count)
{
    sqlite3 *db = NULL;
    IS(sqlite3_open(path, &db), SQLITE_OK);
    int rc = migrate_run(db, path, steps, count, why, sizeof(why));
    sqlite3_close(db);
    return rc;
}

TEST(test_migrate, "migrations")
{
    FREED char *copy1 = xasprintf("%s.schema-1", path), *copy2 = xasprintf("%s.schema-2", path);
    struct stat about;
    /* From nothing, at once to the second: no copy is needed. */
    IS(migrate_to(2), 0);
    IS(file_number(path, "SELECT y FROM a"), 2);
    IS(file_number(path, "PRAGMA user_version"), 2);
    CU_ASSERT_NOT_EQUAL(access(copy1, F_OK), 0);
    IS(migrate_to(2), 0);
    unlink(path);
    /* From an older one. What a start that failed left behind is not in the way. */
    IS(migrate_to(1), 0);
    IS(file_number(path, "SELECT y FROM a"), -1);
    int fd = open(copy1, O_WRONLY | O_CREAT, 0644);
    IS(write(fd, "left behind", 11), 11);
    close(fd);
    IS(migrate_to(2), 0);
    IS(file_number(path, "SELECT y FROM a"), 2);
    IS(file_number(copy1, "SELECT x FROM a"), 1);
    IS(file_number(copy1, "PRAGMA user_version"), 1);
    IS(file_number(copy1, "SELECT y FROM a"), -1);
    IS(stat(copy1, &about), 0);
    IS(about.st_mode & 0777, 0600);
    /* A step that fails leaves nothing of itself. */
    IS(migrate_to(3), -1);
    CU_ASSERT_PTR_NOT_NULL(strstr(why, "003-wrong"));
    CU_ASSERT_PTR_NOT_NULL(strstr(why, "nowhere"));
    IS(file_number(path, "SELECT y FROM a"), 2);
    IS(file_number(path, "SELECT count(*) FROM sqlite_schema WHERE name = 'b'"), 0);
    IS(file_number(path, "PRAGMA user_version"), 2);
    IS(file_number(copy2, "SELECT y FROM a"), 2);
    IS(migrate_to(1), -1);
    CU_ASSERT_PTR_NOT_NULL(strstr(why, "newer"));
    IS(file_number(path, "PRAGMA user_version"), 2);
}

/* No step is made without a copy: if the copy cannot be begun, or if there is no room for it. */
TEST(test_migrate_copy, "migrations without a copy")
{
    FREED char *copy = xasprintf("%s.schema-1", path);
    FREED char *part = xasprintf("%s.part", copy);
    struct rlimit before, little;
    IS(migrate_to(1), 0);
    IS(mkdir(part, 0700), 0);
    IS(migrate_to(2), -1);
    CU_ASSERT_PTR_NOT_NULL(strstr(why, "could not be copied"));
    IS(file_number(path, "PRAGMA user_version"), 1);
    IS(rmdir(part), 0);

    getrlimit(RLIMIT_FSIZE, &before);
    little = before;
    little.rlim_cur = 4096; /* a page of it */
    signal(SIGXFSZ, SIG_IGN);
    setrlimit(RLIMIT_FSIZE, &little);
    int rc = migrate_to(2);
    setrlimit(RLIMIT_FSIZE, &before);
    signal(SIGXFSZ, SIG_DFL);
    IS(rc, -1);
    CU_ASSERT_PTR_NOT_NULL(strstr(why, "could not be copied"));
    IS(file_number(path, "PRAGMA user_version"), 1);
    CU_ASSERT_NOT_EQUAL(access(part, F_OK), 0);
    CU_ASSERT_NOT_EQUAL(access(copy, F_OK), 0);
    IS(migrate_to(2), 0);
    IS(file_number(copy, "PRAGMA user_version"), 1);
}

/* The audit log only grows, whoever writes, except for lines that the room deletes. */
TEST(test_audit_kept, "the audit log is kept")
{
    static const char never[] = "the audit log is never changed";
    struct store *s = store_must(plain);
    const struct store_audit line = {.id = 7, .at_ms = 1, .who = "kate", .act = "ban"};
    IS(ANSWER_OF(s, store_audit_add, &line), STORE_OK);
    store_close(&s);
    file_refuses("UPDATE audit SET who = 'nobody'", never);
    file_refuses("DELETE FROM audit", never);
    file_sql(path, "INSERT INTO audit VALUES (8, 2, 'kate', 'unban', '', '')");
    file_sql(path, "INSERT INTO meta VALUES ('audit_from', 1)");
    file_refuses("DELETE FROM audit", never);
    IS(file_number(path, "SELECT count(*) FROM audit WHERE who = 'kate'"), 2);
}

/* Games of the first schema get their numbers in order of their ids, and are read as before. */
TEST(test_migrate_records, "games of the first schema")
{
    file_schema(path, 1,
                "INSERT INTO game VALUES (70, 1, 'last-one', 1, 0, 0, x'07', '', 1, 2, 1, 0, 1),"
                " (30, 1, 'palace', 1, 0, 0, x'03', '', 1, 0, 0, 0, 1);"
                "INSERT INTO seat VALUES (30, 0, 10, 'Ann', 1, 0, 0, 0, 0, 0, 0);"
                "INSERT INTO journal VALUES (30, 1, 5, 0, 'one')");
    STORE_LOCAL *s = store_must(plain);
    struct game_read read = game_stored(s, 30);
    IS(read.game.number, 1);
    IS(read.game.nseats, 1);
    CU_ASSERT_STRING_EQUAL(read.game.shuffle, "");
    CU_ASSERT_STRING_EQUAL(read.text, "one");
    read = game_stored(s, 70);
    IS(read.game.number, 2);
    IS(read.game.seed[0], 7);
    two_accounts(s);
    game_begun(s, 80, 10, 11, 0);
    read = game_stored(s, 80);
    IS(read.game.number, 3);
    IS(event_append(s, 30, store_epoch(s), 2, 0, "two"), STORE_OK);
}

/* Journals of the schema before lay by game: one of a game in play, of one that is over, and of one
 * whose vote is open are read as before, and go on. */
TEST(test_migrate_journal, "journals of the schema before")
{
    file_schema(path, 6,
                "INSERT INTO game (id, card_table, board, version, competitive, bet, seed, options,"
                " started_ms, ended_ms, state, open_vote, epoch, number) VALUES"
                " (70, 1, 'palace', 1, 0, 0, x'07', '', 1, 0, 0, 0, 1, 3),"
                " (50, 2, 'palace', 1, 0, 0, x'05', '', 1, 9, 1, 0, 1, 2),"
                " (30, 3, 'palace', 1, 0, 0, x'03', '', 1, 9, 1, 1, 1, 1),"
                " (90, 4, 'palace', 1, 0, 0, x'09', '', 1, 0, 0, 0, 1, 4);"
                "INSERT INTO journal VALUES (70, 1, 5, 41, 'a'), (50, 1, 5, 42, 'b'),"
                " (30, 1, 6, 43, 'c'), (70, 2, 6, 0, 'd'), (50, 2, 7, 0, 'e'), (30, 2, 8, 0, 'f'),"
                " (70, 3, 9, 44, 'g')");
    struct store *s = store_must(plain);
    struct game_read read;
    static const struct {
        int64_t game;
        const char *text;
        int64_t last, command;
    } games[] = {{30, "c f", 2, 43}, {50, "b e", 4, 42}, {70, "a d g", 7, 41}, {90, "", 0, 0}};
    for (size_t i = 0; i < sizeof(games) / sizeof(games[0]); i++) {
        const int64_t id = games[i].game;
        read = game_stored(s, id);
        CU_ASSERT_STRING_EQUAL(read.text, games[i].text);
        CU_ASSERT_FALSE(read.gap);
        FREED char *sql = xasprintf("SELECT last FROM game WHERE id = %d", (int)id);
        IS(file_number(path, sql), games[i].last);
        const int32_t next = read.events + 1;
        IS(event_append(s, id, store_epoch(s), next + 1, 0, "x"), STORE_FENCED);
        if (games[i].command != 0)
            IS(event_append(s, id, store_epoch(s), next, games[i].command, "x"), STORE_TAKEN);
        IS(event_append(s, id, store_epoch(s), next, 99, "x"), STORE_OK);
    }
    IS(games_open(s, &read), STORE_OK);
    IS(read.games, 3);
    IS(read.events, 3 + 4 + 1);
    IS(sums_read(s).events, 11);
    store_close(&s);
    IS(file_number(path, "SELECT count(*) FROM sqlite_schema WHERE name LIKE 'journal%'"), 1);
}

/* ---- The journal ---- */

static void count_take(void *arg, enum store_status status)
{
    int *left = arg;
    IS(status, STORE_OK);
    --*left;
}

/* How many games' rows say less than where their journals end. */
static int rows_behind(void)
{
    return file_number(path,
                       "SELECT count(*) FROM game g WHERE g.last <> (SELECT max(n) FROM journal"
                       " j WHERE j.game = g.id)");
}

enum { MANY = 500 };

/* Appends events to one game in `calls` calls, MANY in each. */
static void journal_fill(struct store *s, int64_t game, int32_t seq, int calls)
{
    static struct store_event events[MANY];
    for (int i = 0; i < MANY; i++)
        events[i] = (struct store_event){.text = "move"};
    int left = calls;
    for (int i = 0; i < calls; i++)
        store_game_append(s,
                          &(struct store_append){.game = game,
                                                 .epoch = store_epoch(s),
                                                 .first_seq = seq + i * MANY,
                                                 .nevents = MANY,
                                                 .events = events},
                          count_take, &left);
    while (left > 0)
        store_wait(s);
}

/* A game in play that rests while others go on is found, however long it rests, now and after
 * the next start. Its row is written only once meanwhile. */
TEST(test_journal_rest, "a game that rests")
{
    STORE_LOCAL *s = store_must(plain);
    struct game_read read;
    two_accounts(s);
    for (int64_t id = 5; id <= 7; id++) {
        game_begun(s, id, 10, 11, 0);
        IS(event_append(s, id, store_epoch(s), 1, 42, "one"), STORE_OK);
    }
    IS(rows_behind(), 3);
    for (int32_t filled = 0; filled < 3 * JOURNAL_TAIL; filled += 4 * MANY) {
        journal_fill(s, 7, 2 + filled, 4);
        read = game_stored(s, 5);
        CU_ASSERT_STRING_EQUAL(read.text, "one");
        const int behind = rows_behind(), others = filled + 4 * MANY;
        CU_ASSERT_TRUE(others > JOURNAL_TAIL / 2 || behind == 3);
        CU_ASSERT_TRUE(others < JOURNAL_TAIL / 4 * 3 + MANY || behind == 1);
    }
    IS(event_append(s, 5, store_epoch(s), 2, 42, "two"), STORE_TAKEN);
    IS(event_append(s, 5, store_epoch(s), 2, 43, "two"), STORE_OK);
    IS(rows_behind(), 2);
    read = game_stored(s, 5);
    CU_ASSERT_STRING_EQUAL(read.text, "one two");
    store_close(&s);

    s = store_must(plain);
    IS(rows_behind(), 0);
    for (int64_t id = 5; id <= 6; id++) {
        read = game_stored(s, id);
        CU_ASSERT_STRING_EQUAL(read.text, id == 5 ? "one two" : "one");
        IS(event_append(s, id, store_epoch(s), read.events + 1, 42, "more"), STORE_TAKEN);
        IS(event_append(s, id, store_epoch(s), read.events + 1, 44, "more"), STORE_OK);
    }
    IS(games_open(s, &read), STORE_OK);
    IS(read.games, 3);
    IS(read.events, sums_read(s).events);
    /* The end of a game is in its row. */
    const struct store_game over = game_of(5, 10, 11, 0);
    IS(game_end(s, &over, 4, 0, 2000), STORE_OK);
    IS(rows_behind(), 1);
}

struct told {
    int left, refused;
};

static void told_take(void *arg, enum store_status status)
{
    struct told *told = arg;
    told->left--;
    told->refused += status != STORE_OK;
}

/* Some of the requests that are queued together are refused, at the first event or after
 * several. The journals of the others end where they would without them. */
TEST(test_journal_refused, "refused moves among others")
{
    enum { GAMES = 20, ROUNDS_PLAYED = 40 };
    struct store *s = store_must(plain);
    struct game_read read;
    two_accounts(s);
    for (int64_t id = 1; id <= GAMES; id++)
        game_begun(s, 100 + id, 10, 11, 0);
    struct told told = {0};
    int refused = 0;
    for (int round = 0; round < ROUNDS_PLAYED; round++)
        for (int64_t id = 1; id <= GAMES; id++) {
            const int32_t seq = 2 * round + 1;
            const struct store_event good[] = {{.command = seq, .text = "a"}, {.text = "b"}};
            const struct store_event bad[] = {{.command = 1000 + seq, .text = "no"},
                                              {.command = seq, .text = "no"}};
            struct store_append what = {.game = 100 + id,
                                        .epoch = store_epoch(s),
                                        .first_seq = seq,
                                        .nevents = 2,
                                        .events = good};
            store_game_append(s, &what, told_take, &told);
            told.left++;
            if ((id + round) % 7 != 0)
                continue;
            what.events = bad; /* its second one is stored */
            what.first_seq = seq + 2;
            store_game_append(s, &what, told_take, &told);
            told.left++;
            refused++;
        }
    while (told.left > 0)
        store_wait(s);
    IS(told.refused, refused);
    for (int again = 0; again < 2; again++) {
        for (int64_t id = 1; id <= GAMES; id++) {
            read = game_stored(s, 100 + id);
            IS(read.events, 2 * ROUNDS_PLAYED);
            CU_ASSERT_FALSE(read.gap);
            CU_ASSERT_PTR_NULL(strstr(read.text, "no"));
        }
        IS(sums_read(s).events, GAMES * ROUNDS_PLAYED * 2);
        store_close(&s);
        s = store_must(plain);
    }
    store_close(&s);
    IS(file_number(path, "SELECT max(n) FROM journal"), GAMES * ROUNDS_PLAYED * 2);
}

/* ---- Group commit ---- */

static uint32_t big_endian(const unsigned char *bytes)
{
    return (uint32_t)bytes[0] << 24 | (uint32_t)bytes[1] << 16 | (uint32_t)bytes[2] << 8 | bytes[3];
}

struct wal {
    int frames, commits;
};

/* What is in the write-ahead log since its last reset
 * (https://sqlite.org/fileformat2.html#walformat): frames of the current salt, of which one that
 * carries the size of the database is a commit. */
static struct wal wal_read(void)
{
    FREED char *file = xasprintf("%s/room.db-wal", directory);
    FILE *wal = fopen(file, "rb");
    unsigned char header[32], frame[24];
    struct wal count = {0};
    CU_ASSERT_PTR_NOT_NULL_FATAL(wal);
    IS(fread(header, sizeof(header), 1, wal), 1);
    while (fread(frame, sizeof(frame), 1, wal) == 1) {
        if (memcmp(header + 16, frame + 8, 8) != 0)
            break;
        count.frames++;
        count.commits += big_endian(frame + 4) != 0;
        fseek(wal, (long)big_endian(header + 8), SEEK_CUR);
    }
    fclose(wal);
    return count;
}

TEST(test_group_commit, "group commit")
{
    enum { APPENDS = 500 };
    STORE_LOCAL *s = store_must(plain);
    const struct store_game game = game_of(5, 10, 11, 0);
    two_accounts(s);
    IS(game_begin(s, &game), STORE_OK);
    const int before = wal_read().commits;
    int left = APPENDS;
    for (int i = 0; i < APPENDS; i++)
        event_send(s, 5, i + 1, 0, count_take, &left);
    CU_ASSERT_TRUE(store_backlog(s) <= APPENDS);
    while (left > 0)
        store_wait(s);
    const int commits = wal_read().commits - before;
    CU_ASSERT_TRUE(commits >= 1);
    CU_ASSERT_TRUE(commits <= APPENDS / 2);
    /* One at a time, each answer is a commit of its own: durable when it is told. */
    for (int i = 0; i < 10; i++)
        IS(event_append(s, 5, store_epoch(s), APPENDS + i + 1, 0, "move"), STORE_OK);
    IS(wal_read().commits - before, commits + 10);
}

/* However long the journal is, a commit with moves of many games writes few pages of it: those that
 * it fills, the one that it begins, and the page above. */
TEST(test_commit_pages, "pages of a commit")
{
    enum { GAMES = 300, ROUNDS_PLAYED = 20, A_PAGE = 40 };
    STORE_LOCAL *s = store_must(plain);
    two_accounts(s);
    for (int64_t id = 1; id <= GAMES; id++)
        game_begun(s, 100 + id, 10, 11, 0);
    for (int32_t round = 1; round <= ROUNDS_PLAYED; round++) {
        const struct wal before = wal_read();
        int left = GAMES;
        for (int64_t id = 1; id <= GAMES; id++)
            event_send(s, 100 + id, round, round, count_take, &left);
        while (left > 0)
            store_wait(s);
        const struct wal after = wal_read();
        const int commits = after.commits - before.commits;
        CU_ASSERT_TRUE(after.frames - before.frames <= 3 * commits + GAMES / A_PAGE);
    }
}

/* ---- A full disk ---- */

static void table_fill(struct store *s, int64_t id, struct answer *answer)
{
    static char text[STORE_LONG_MAX];
    memset(text, 'x', sizeof(text) - 1);
    const struct store_table table = {.id = id, .number = (int32_t)id, .text = text};
    *answer = (struct answer){0};
    store_table_put(s, &table, answer_take, answer);
}

struct tables_seen {
    struct answer answer;
    int count;
};

static void table_see(void *arg, const struct store_table *table UNUSED)
{
    ((struct tables_seen *)arg)->count++;
}

static int tables_count(struct store *s)
{
    struct tables_seen seen;
    ANSWER_ROWS(s, &seen, store_open_tables, table_see);
    return seen.count;
}

/* Fills with tables until one is refused; returns how many are there. */
static int fill(struct store *s)
{
    struct answer answer;
    int count = 0;
    do {
        table_fill(s, 100 + count, &answer);
        if (answer_wait(s, &answer) == STORE_OK)
            count++;
    } while (answer.status == STORE_OK && count < 10000);
    IS(answer.status, STORE_FULL);
    return count;
}

/* The limit of pages stands for the disk: 300 pages, then 100 of ballast. */
TEST(test_full, "full")
{
    STORE_LOCAL *s = store_must("?pages=440&ballast=400k&low=20k&check=20");
    two_accounts(s);
    const struct store_game game = game_begun(s, 5, 10, 11, 7);
    CU_ASSERT_TRUE(store_healthy(s));
    CU_ASSERT_TRUE(file_exists("room.db.ballast"));
    const int count = fill(s);
    CU_ASSERT_TRUE(count * 4 > 300); /* pages: the ballast was given back and used */
    CU_ASSERT_FALSE(store_healthy(s));
    CU_ASSERT_FALSE(file_exists("room.db.ballast"));
    IS(tables_count(s), count); /* the refused one left nothing */
    sums_check(s);
    /* Of requests that are queued together, those that fit are written. */
    struct answer big;
    table_fill(s, 100 + count, &big);
    IS(ANSWER_OF(s, store_table_close, 100), STORE_OK);
    IS(big.status, STORE_FULL);
    IS(event_append(s, 5, store_epoch(s), 1, 0, "move"), STORE_OK); /* live games go on */
    for (int i = 1; i < count; i++)
        IS(ANSWER_OF(s, store_table_close, 100 + i), STORE_OK);
    while (!store_healthy(s))
        store_wait(s);
    CU_ASSERT_TRUE(file_exists("room.db.ballast"));
    /* Somebody who needs space deletes the ballast. */
    FREED char *ballast = xasprintf("%s.ballast", path);
    IS(unlink(ballast), 0);
    while (!file_exists("room.db.ballast"))
        poll(NULL, 0, 5);
    IS(game_end(s, &game, 2, 0, 2000), STORE_OK);
    IS(tables_count(s), 0);
    sums_check(s);
    store_close(&s);
    s = store_must(plain);
    IS(sums_read(s).events, 2);
    CU_ASSERT_FALSE(file_exists("room.db.ballast")); /* none is wanted */
}

/* ---- A file that goes ---- */

/* Asserts that a room ends if its file is deleted, or replaced by `other`. */
static void room_ends(const char *other)
{
    int status = 0;
    fflush(stdout);
    pid_t child = fork();
    if (child == 0) {
        alarm(30);
        struct store *s = store_must("?ballast=0&low=0&check=1");
        if (account_make(s, 12, "Cat", 0) != STORE_OK ||
            (other ? rename(other, path) : unlink(path)) != 0)
            _exit(2);
        for (int64_t id = 13;; id++) /* told or not: it is in no file any more */
            account_make(s, id, "Dee", 0);
    }
    waitpid(child, &status, 0);
    CU_ASSERT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == EXIT_FAILURE);
}

/* While no copy can be made of it, writes are refused. What was told to be stored is in the copy.
 */
TEST(test_file_gone_full, "a file that goes, and no room for a copy")
{
    FREED char *rescued = xasprintf("%s.rescued", path), *part = xasprintf("%s.part", rescued);
    struct store_account account;
    int64_t *told =
        mmap(NULL, sizeof(*told), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    int status = 0;
    IS(mkdir(part, 0700), 0);
    fflush(stdout);
    pid_t child = fork();
    if (child == 0) {
        alarm(30);
        struct store *s = store_must("?ballast=0&low=0&check=1");
        char name[STORE_NAME_MAX] = "Dee";
        for (*told = 12; account_make(s, *told, name, 0) == STORE_OK; ++*told) {
            unlink(path);
            snprintf(name, sizeof(name), "Dee%d", (int)*told);
        }
        if (store_healthy(s) || account_make(s, *told, name, 0) != STORE_FULL || rmdir(part) != 0)
            _exit(2);
        for (;;)
            store_wait(s);
    }
    waitpid(child, &status, 0);
    CU_ASSERT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == EXIT_FAILURE);
    IS(rename(rescued, path), 0);
    STORE_LOCAL *s = store_must(plain);
    CU_ASSERT_TRUE(*told > 12);
    IS(account_read(s, *told - 1, &account), STORE_OK);
    IS(account_read(s, *told, &account), STORE_NONE);
    munmap(told, sizeof(*told));
}

/* A room that is told to end looks once more. */
TEST(test_file_gone_end, "a file that goes just before the room ends")
{
    FREED char *rescued = xasprintf("%s.rescued", path);
    int status = 0;
    fflush(stdout);
    pid_t child = fork();
    if (child == 0) {
        struct store *s = store_must(plain);
        unlink(path);
        store_close(&s);
        _exit(0);
    }
    waitpid(child, &status, 0);
    CU_ASSERT_TRUE(WIFEXITED(status) && WEXITSTATUS(status) == EXIT_FAILURE);
    IS(access(rescued, F_OK), 0);
}

TEST(test_file_gone, "a file that goes")
{
    FREED char *rescued = xasprintf("%s.rescued", path),
               *other = xasprintf("%s/other.db", directory);
    struct store_account account;
    STORE_LOCAL *s = store_must(plain);
    two_accounts(s);
    store_close(&s);
    room_ends(NULL);
    store_refused("room.db is not there any more. ");
    IS(access(path, F_OK), -1);
    IS(store_file_test(path, why, sizeof(why)), -1);
    CU_ASSERT_PTR_NOT_NULL(strstr(why, "room.db is not there any more. "));
    /* Nor one that was emptied. */
    int fd = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
    IS(close(fd), 0);
    store_refused("room.db is not there any more. ");

    IS(rename(rescued, path), 0);
    s = store_must(plain);
    IS(account_read(s, 11, &account), STORE_OK);
    IS(account_read(s, 12, &account), STORE_OK);
    store_close(&s);
    file_sql(path, "DELETE FROM account WHERE id >= 12");
    file_put(other, "something else");
    room_ends(other);
    IS(rename(rescued, path), 0);
    s = store_must(plain);
    IS(account_read(s, 12, &account), STORE_OK);
}
