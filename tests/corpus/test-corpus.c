/*
 * Every game that was ever put into the corpus: records replay to what they say, databases of
 * earlier schemas are brought up to date, what was in play there stands where it stood, and goes on
 * to its end.
 */
#include <dirent.h>
#include <unistd.h>

#include "corpus.h"
#include "cutap.h"
#include "file.h"
#include "files.h"
#include "migrate.h"
#include "record_play.h"
#include "table_check.h"
#include "xalloc.h"

enum { RECORDS_LEAST = 24, PATH_LEN = 1200 };

static const char first_line[] = "cardroom-record ";

/* NULL: it is not there. */
static char *stored_text(const char *name)
{
    char *text = source_text("tests/corpus/stored/%s", name);

    if (!text)
        printf("# no %s: see tests/corpus/make.sh\n", name);
    return text;
}

/* ---- Records ---- */

static struct {
    int records, kind[RECORD_FREEZE + 1], end[RECORD_FROZEN + 1], bots, guests, ranked;
} seen;

static void one_record(const char *file, const char *text, size_t len,
                       const struct game_rules *rules)
{
    static struct record record;
    static struct replay replay;
    struct record_events events, again;
    struct record_fault fault = {0};
    struct record_event e;

    if (!record_read(text, len, &record, &events, &fault)) {
        printf("# %s: line %d: %s\n", file, fault.line, fault.why);
        CU_FAIL("a record is not read");
        return;
    }
    again = events;
    if (!replay_all(&replay, &record, &events, record_play_hash, &fault)) {
        printf("# %s: game %d, line %d: %s\n", file, (int)record.number, fault.line, fault.why);
        CU_FAIL("a record does not replay");
    }
    CU_ASSERT_STRING_EQUAL(record.game, rules->id);
    CU_ASSERT_EQUAL(record.rules, rules->version);
    seen.records++;
    seen.end[record.end]++;
    seen.ranked += record.ranked;
    for (int i = 0; i < record.nplayers; i++) {
        seen.bots += record.player[i].kind == RECORD_BOT;
        seen.guests += record.player[i].kind == RECORD_GUEST;
    }
    while (record_next(&again, &e))
        seen.kind[e.kind]++;
}

/* Replays all records of a file, one after the other. Returns how many. */
static int records_of(const struct game_rules *rules)
{
    char name[100];
    int n = 0;

    snprintf(name, sizeof(name), "%s-v%d.txt", rules->id, rules->version);
    FREED char *text = stored_text(name);
    CU_ASSERT_PTR_NOT_NULL(text);
    for (char *at = text, *next; at; at = next, n++) {
        next = strstr(at + 1, first_line);
        one_record(name, at, next ? (size_t)(next - at) : strlen(at), rules);
    }
    return n;
}

SUITE("corpus", NULL, NULL);

TEST(records_replay, "records of every game and version replay")
{
    static const struct game_rules *const *const lists[] = {game_registry, game_archive};
    int files = 0;

    for (size_t l = 0; l < sizeof(lists) / sizeof(lists[0]); l++)
        for (int i = 0; lists[l][i]; i++, files++) {
            int n = records_of(lists[l][i]);

            printf("# %s, version %d: %d records\n", lists[l][i]->id, lists[l][i]->version, n);
            CU_ASSERT(n >= RECORDS_LEAST);
        }
    /* Checks what the corpus holds: no version was dropped whose games somebody has. */
    FREED char *folder = source_path("tests/corpus/stored/");
    DIR *listing = opendir(folder);
    const struct dirent *entry;
    CU_ASSERT_PTR_NOT_NULL_FATAL(listing);
    while ((entry = readdir(listing)))
        files -= strstr(entry->d_name, ".txt") ? 1 : 0;
    closedir(listing);
    CU_ASSERT_EQUAL(files, 0);
    CU_ASSERT(seen.kind[RECORD_TIMEOUT] > 0);
    CU_ASSERT(seen.kind[RECORD_AUTO] > 0);
    CU_ASSERT(seen.kind[RECORD_LEAVE] > 0);
    CU_ASSERT(seen.kind[RECORD_VOIDED] > 0);
    CU_ASSERT(seen.end[RECORD_FINISHED] > 0);
    CU_ASSERT(seen.end[RECORD_CANCELLED] > 0);
    CU_ASSERT(seen.bots > 0);
    CU_ASSERT(seen.guests > 0);
    CU_ASSERT(seen.ranked > 0);
}

/* ---- Databases ---- */

struct look {
    struct table_check *check;
    int64_t game; /* whose events are coming; 0: none */
    int faults, same, other, live;
    int events; /* of that game, so far */
};

static void on_fault(void *arg, const char *sentence)
{
    ((struct look *)arg)->faults++;
    printf("# %s\n", sentence);
}

static void game_over(struct look *look)
{
    const char *why;
    int steps = 0;

    if (look->game == 0)
        return;
    while (table_check_step(look->check))
        steps++;
    CU_ASSERT_EQUAL(steps, look->events); /* each must be one event, whatever it holds */
    look->events = 0;
    enum table_verdict verdict = table_check_end(look->check, &why);
    look->same += verdict == TABLE_REPLAYED;
    look->other += verdict != TABLE_REPLAYED;
    if (verdict != TABLE_REPLAYED)
        printf("# game %d: %s\n", (int)look->game, why ? why : "skipped");
}

static void on_game(void *arg, const struct store_game *row)
{
    struct look *look = arg;

    game_over(look);
    look->game = row->number;
    look->live += row->state == STORE_GAME_LIVE;
    table_check_game(look->check, row);
}

static void on_event(void *arg, const struct store_event *event)
{
    struct look *look = arg;

    look->events++;
    table_check_event(look->check, event);
}

/* Asserts that `cardroomctl check` finds the file sound. Returns how many games are in it. */
static int sound(const char *path, int live)
{
    struct look look = {.check = table_check_new()};
    bool readable = false;
    char why[300];
    struct store_file *file = store_file_open(path, why, sizeof(why));

    CU_ASSERT_PTR_NOT_NULL_FATAL(file);
    store_file_check(file, on_fault, &look, &readable);
    CU_ASSERT_TRUE_FATAL(readable);
    store_file_games(file, on_game, on_event, &look);
    game_over(&look);
    store_file_close(&file);
    table_check_free(&look.check);
    CU_ASSERT_EQUAL(look.faults, 0);
    CU_ASSERT_EQUAL(look.other, 0);
    CU_ASSERT_EQUAL(look.live, live);
    return look.same;
}

static bool database_make(const char *path, const char *sql, int schema)
{
    sqlite3 *db = NULL;
    sqlite3_stmt *asked = NULL;
    bool done = sqlite3_open(path, &db) == SQLITE_OK &&
                sqlite3_exec(db, "PRAGMA synchronous = OFF", NULL, NULL, NULL) == SQLITE_OK &&
                sqlite3_exec(db, sql, NULL, NULL, NULL) == SQLITE_OK;

    if (!done)
        printf("# %s\n", sqlite3_errmsg(db));
    done = done && sqlite3_prepare_v2(db, "PRAGMA user_version", -1, &asked, NULL) == SQLITE_OK &&
           sqlite3_step(asked) == SQLITE_ROW && sqlite3_column_int(asked, 0) == schema;
    sqlite3_finalize(asked);
    sqlite3_close(db);
    return done;
}

static int lines_with(const char *text, const char *begins)
{
    int n = strncmp(text, begins, strlen(begins)) == 0;

    for (const char *at = text; (at = strchr(at, '\n'));)
        n += strncmp(++at, begins, strlen(begins)) == 0;
    return n;
}

static void one_database(const char *folder, int schema)
{
    char name[64], path[PATH_LEN];
    char *was, *is = NULL;
    size_t size;

    snprintf(name, sizeof(name), "schema-%03d.sql", schema);
    FREED char *sql = stored_text(name);
    snprintf(name, sizeof(name), "schema-%03d.live", schema);
    was = stored_text(name);
    CU_ASSERT_PTR_NOT_NULL_FATAL(sql);
    CU_ASSERT_PTR_NOT_NULL_FATAL(was);
    snprintf(path, sizeof(path), "%s/schema-%d.db", folder, schema);
    CU_ASSERT_TRUE_FATAL(database_make(path, sql, schema));

    /* A database is brought up to date, and games in play stand as they did. */
    CU_ASSERT_TRUE_FATAL(corpus_open(path, 100));
    FILE *out = open_memstream(&is, &size);
    corpus_live(out);
    fclose(out);
    CU_ASSERT_STRING_EQUAL(is, was);
    corpus_close();
    int live = lines_with(was, "table "), games = sound(path, live);
    CU_ASSERT(games > live && live > 0);

    /* And on to the end. */
    CU_ASSERT_TRUE_FATAL(corpus_open(path, 101));
    CU_ASSERT_EQUAL(corpus_finish(), live);
    corpus_close();
    CU_ASSERT_EQUAL(sound(path, 0), games);
    printf("# schema %d: %d games, %d in play\n", schema, games, live);
    free(was);
    free(is);
}

TEST(databases_resume, "databases of every schema go on")
{
    /* In memory if that is possible, because nothing here is about the disk. */
    char *folder = folder_make(access("/dev/shm", W_OK) == 0 ? "/dev/shm" : NULL);

    for (int schema = 1; schema <= store_schema_count; schema++)
        one_database(folder, schema);
    folder_remove(&folder);
}
