/*
 * The checker finds nothing in a sound database and what its players saw (`sound`). In the same
 * with one fault in it (planted.txt), it finds that fault and names it.
 *
 * `sound` was played by an earlier program as `robots -r -l -t 1 -k 2 -v 1 -g 2 -w 60 -b 5 -j
 * FILE`: two play, and one watches a move late. The room was killed in the second game, and then
 * the door. Lines of the record that tell of no move are left out.
 */
#include <sqlite3.h>

#include "cases.h"
#include "cutap.h"
#include "file.h"
#include "files.h"
#include "judge.h"
#include "xalloc.h"

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

/* Replaces the first line of the record that has `old` in it by `new`, which may be no line or
 * several lines. If `adds` is set, the old line stays, and `new` follows it. */
static void record_change(const char *old, const char *new, bool adds)
{
    FREED char *text = source_text("tests/cluster/sound/record.jsonl");
    char *at = strstr(text, old);
    BUF_LOCAL out = {0};
    CU_ASSERT_PTR_NOT_NULL_FATAL(at);
    while (at > text && at[-1] != '\n')
        at--;
    char *rest = strchr(at, '\n') + 1;
    buf_add(&out, text, (size_t)((adds ? rest : at) - text));
    buf_puts(&out, new);
    buf_puts(&out, rest);
    file_put(record, buf_text(&out));
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
                  "{\"us\":1,\"who\":\"robaaa\",\"what\":\"told\",\"text\":\"Queued: play "
                  "R8 when it is your turn. Enter on its own takes it back.\"}\n",
                  true);
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

/* ---- One fault ---- */

/* Puts the ids of `sound` in place of their names. */
static void ids_put(struct buf *out, const char *text)
{
    static const char *const ids[][2] = {{"GAME1", "119255513404801025"},
                                         {"GAME2", "119255517729128448"},
                                         {"ROBAAA", "119255513316720640"},
                                         {"ROBAAB", "119255513660653568"}};
    while (*text != '\0') {
        size_t i = 0, n = sizeof(ids) / sizeof(ids[0]);
        while (i < n && strncmp(text, ids[i][0], strlen(ids[i][0])) != 0)
            i++;
        if (i < n)
            buf_puts(out, ids[i][1]);
        else
            buf_putc(out, *text);
        text += i < n ? strlen(ids[i][0]) : 1;
    }
}

/* What follows a word at the beginning of a line; NULL: another word is there. */
static const char *behind(const char *line, const char *word)
{
    return strncmp(line, word, strlen(word)) == 0 ? line + strlen(word) : NULL;
}

/* Makes the changes of a case, and looks for what it says. */
static void fault_check(const char *name, const char *statements)
{
    BUF_LOCAL sql = {0}, text = {0}, new = {0};
    const char *old = NULL, *said[3], *is;
    bool adds = false, all = true;
    int n = 0;
    ids_put(&text, statements);
    char *rest = text.data;
    for (char *line; (line = strsep(&rest, "\n"));) {
        if ((is = behind(line, "old "))) {
            old = is;
        } else if ((is = behind(line, "new ")) || (is = behind(line, "adds "))) {
            adds = line[0] == 'a';
            buf_printf(&new, "%s\n", is);
        } else if ((is = behind(line, "says "))) {
            said[n++] = is;
        } else {
            buf_puts(&sql, line);
        }
    }
    run(buf_text(&sql));
    if (old)
        record_change(old, buf_text(&new), adds);
    CU_ASSERT_EQUAL(look(), JUDGE_BROKEN);
    for (int i = 0; i < n; i++)
        all = all && strstr(buf_text(&verdict.text), said[i]);
    CU_ASSERT_TRUE(all && n > 0);
    if (!all)
        printf("# %s\n%s", name, buf_text(&verdict.text));
}

SUITE("one fault", NULL, NULL);

TEST(faults, "each fault is found and named")
{
    struct cases cases = cases_open("tests/cluster/planted.txt");
    struct cases_case text;
    for (; cases_next(&cases, &text); free(text.head), free(text.statements)) {
        begin();
        fault_check(text.head, text.statements);
        end();
    }
    cases_close(&cases);
}
