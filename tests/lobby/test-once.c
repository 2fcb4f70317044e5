/*
 * A line is done once. Each command whose effect stays (once.txt) is typed in a room that is killed
 * before its first write, after its first, after its second and so on. The door sends the line
 * again to the next room. In the end the store must hold what it holds if no room dies, and the
 * line must have been answered. A command that is neither in once.txt nor in passing.txt fails
 * the test.
 */
#include "cases.h"
#include "cmd.h"
#include "files.h"
#include "play_private.h"
#include "play_store.h"
#include "store_answer.h"
#include "store_fault.h"
#include "store_text.h"

/* The people: ann over SSH and bob by telnet, who play, and two of the staff; cat is off. */
static const char people[] = "account ann wonderland\naccount bob builders1\n"
                             "account cat catcatcat1x\naccount mod moderator1 moderator\n"
                             "account boss iamtheboss admin\n"
                             "ann connect ssh user=ann password\nbob connect telnet\nbob > bob\n"
                             "bob > builders1\nmod connect tls\nmod > mod\nmod > moderator1\n"
                             "boss connect tls\nboss > boss\nboss > iamtheboss\n";

/* A paragraph of once.txt. */
struct deed {
    const char *name, *group; /* of the command */
    struct cases_case text;
    const char *before;      /* the statements before it */
    const char *who, *types; /* the statement whose line is done once */
    bool steps;
};

static struct deed deeds[200];
static size_t ndeeds;

static void deed_read(struct deed *deed)
{
    char *head = deed->text.head + strlen("deed "), *text = deed->text.statements;
    size_t at = strlen(text) - 1; /* where the last statement begins */
    while (at > 0 && text[at - 1] != '\n')
        at--;
    deed->name = strsep(&head, "/");
    deed->group = strsep(&head, " ");
    deed->steps = head;
    deed->before = xstrndup(text, at);
    text += at;
    text[strlen(text) - 1] = '\0';
    deed->who = strsep(&text, " ");
    deed->types = text;
}

/* They are there until the process ends. */
static void deeds_read(void)
{
    struct cases cases = cases_open("tests/lobby/once.txt");
    for (; cases_next(&cases, &deeds[ndeeds].text); ndeeds++)
        deed_read(&deeds[ndeeds]);
    cases_close(&cases);
}

static void show_difference(const char *want, const char *have)
{
    while (*want != '\0' || *have != '\0') {
        int w = (int)strcspn(want, "\n"), h = (int)strcspn(have, "\n");
        int order = *want == '\0'   ? 1
                    : *have == '\0' ? -1
                                    : strncmp(want, have, (size_t)(w > h ? w : h) + 1);
        if (order < 0)
            printf("# - %.*s\n", w, want);
        if (order > 0)
            printf("# + %.*s\n", h, have);
        want += order <= 0 ? w + (want[w] != '\0') : 0;
        have += order >= 0 ? h + (have[h] != '\0') : 0;
    }
}

/* ---- A line in a room that dies ---- */

static bool answered(struct play *p, const struct deed *deed)
{
    return !deed->text.answer || play_unread_find(play_someone(p, deed->who), deed->text.answer);
}

enum { WRITES_MOST = 1000 }; /* a line has fewer writes than this */

/* Types the line in a room that dies after `writes` of its writes; WRITES_MOST: never. Returns the
 * store's text; `had` gets how many writes the line had. NULL: the line was done before that. */
static char *deed_done(const struct deed *deed, int writes, int *had)
{
    static struct play p;
    struct store_text_people before = {0};
    char *text = NULL;
    play_begin(&p, deed->name);
    play_does(&p, "%s\nclock +1m\n%s\nclock +20s\n", people, deed->before);
    store_text_note(p.store, &before);
    struct someone *who = play_someone(&p, deed->who);
    who->fake.seen = who->fake.text.len;
    store_fault_die(p.store, writes);
    play_does(&p, "%s %s", deed->who, deed->types);
    *had = writes - store_fault_left(p.store);
    if (writes == WRITES_MOST || store_fault_dead(p.store)) {
        if (writes < WRITES_MOST) {
            /* The door drops what the room said about a line that was not done. */
            if (who->fake.sent > who->fake.done && !who->fake.closed)
                who->fake.seen = who->fake.text.len;
            play_lines(&p, "room dies\n");
        }
        if (!answered(&p, deed) && deed->text.again)
            play_lines(&p, deed->text.again);
        if (!answered(&p, deed)) {
            play_fail(&p, "%s, %d writes: not answered %s", deed->types, writes, deed->text.answer);
            play_show_unread(who);
        }
        text = store_text(p.store, &before);
    }
    if (p.failed)
        printf("# in: %s %s, after %d writes\n", deed->who, deed->types, writes);
    play_end(&p);
    return text;
}

/* How many rows there are of the kind that the first word of a line names. */
static int rows(const char *text, const char *kind)
{
    int n = 0;
    for (const char *at = text; (at = strstr(at, kind)); at++)
        n += at == text || at[-1] == '\n';
    return n;
}

static bool same(const struct deed *deed, const char *want, const char *have)
{
    static const char *const kinds[] = {"account ",  "key ",   "entry ", "record ",
                                        "sanction ", "audit ", "table ", "game "};
    if (!deed->steps)
        return strcmp(want, have) == 0;
    for (size_t i = 0; i < sizeof(kinds) / sizeof(*kinds); i++)
        if (rows(have, kinds[i]) > rows(want, kinds[i]))
            return false;
    return true;
}

static void deed_test(const struct deed *deed)
{
    int all = 0, had = 0;
    FREED char *want = deed_done(deed, WRITES_MOST, &all);
    if (all == 0)
        printf("# %s %s writes nothing\n", deed->who, deed->types);
    CU_ASSERT(all > 0);
    for (int writes = 0; writes <= all; writes++) {
        FREED char *have = deed_done(deed, writes, &had);
        if (!have) {
            printf("# %s %s has %d writes, then %d\n", deed->who, deed->types, all, had);
            CU_FAIL("the same line has to write as often each time");
            break;
        }
        if (!same(deed, want, have)) {
            printf("# %s %s, after %d writes:\n", deed->who, deed->types, writes);
            show_difference(want, have);
            CU_FAIL("the line was not done once");
        }
    }
}

SUITE("once", NULL, NULL);

TEST(test_deeds, "each line with an effect is done once")
{
    for (size_t i = 0; i < ndeeds; i++)
        deed_test(&deeds[i]);
}

/* ---- A line while the disk is full ---- */

/* Writes what somebody's own lists say, after leaving a dialogue if they are in one. */
static void lists_of(struct play *p, const char *name, struct buf *out)
{
    static const char *const lists[] = {"friend", "ignore", "alias",      "set",        "channel",
                                        "duel",   "notify", "finger ann", "finger bob", "tables",
                                        "cups",   "sought", "key",        "totp",       "reply"};
    struct someone *who = play_someone(p, name);
    if (who->fake.closed)
        return;
    play_does(p, "%s interrupt\n", name);
    for (size_t i = 0; i < sizeof(lists) / sizeof(*lists); i++) {
        size_t before = who->fake.text.len;
        play_does(p, "%s > %s\nclock +3s\n", name, lists[i]);
        buf_printf(out, "%s > %s\n%s", name, lists[i], buf_text(&who->fake.text) + before);
    }
}

/* Writes what all others see while nothing can be stored, then the lists, then the lists in the
 * next room. `typed`: the line is typed meanwhile. Returns whether the answer says that it is
 * done. */
static bool deed_unstored(const struct deed *deed, bool typed, struct buf *out)
{
    static struct play p;
    size_t before[PLAY_PEOPLE_MAX];
    bool done = false;
    play_begin(&p, deed->name);
    play_does(&p, "%s\nclock +1m\n%s\nclock +20s\ndisk full\n", people, deed->before);
    for (int i = 0; i < p.npeople; i++)
        before[i] = p.people[i].fake.text.len;
    struct someone *who = play_someone(&p, deed->who);
    who->fake.seen = who->fake.text.len;
    if (typed) {
        play_does(&p, "%s %s", deed->who, deed->types);
        done = deed->text.answer && play_unread_find(who, deed->text.answer);
    }
    for (int i = 0; i < p.npeople; i++)
        if (&p.people[i] != who)
            buf_printf(out, "%s reads\n%s", p.people[i].name,
                       buf_text(&p.people[i].fake.text) + before[i]);
    play_lines(&p, "disk free\n");
    for (int room = 0; room < 2; room++) {
        lists_of(&p, "ann", out);
        lists_of(&p, "bob", out);
        play_lists(&p, out);
        if (room == 0)
            play_lines(&p, "room dies\n");
    }
    play_end(&p);
    return done;
}

/* Whether others hear of this line even if it cannot be stored: players are told of a game that
 * could not begin, and a room stops whatever the store says. */
static bool is_heard(const struct deed *deed)
{
    static const char *const names[] = {"start", "shutdown", "drain"};
    for (size_t i = 0; i < sizeof(names) / sizeof(*names); i++)
        if (strcmp(deed->name, names[i]) == 0)
            return true;
    return false;
}

TEST(test_unstored, "what is not stored changes nothing")
{
    struct buf without = {0};
    const struct deed *untyped = NULL; /* the line that `without` belongs to */
    for (size_t i = 0; i < ndeeds; i++) {
        if (is_heard(&deeds[i]))
            continue;
        BUF_LOCAL with = {0};
        if (!untyped || strcmp(untyped->before, deeds[i].before) != 0 ||
            strcmp(untyped->who, deeds[i].who) != 0) {
            buf_free(&without);
            deed_unstored(&deeds[i], false, &without);
            untyped = &deeds[i];
        }
        bool done = deed_unstored(&deeds[i], true, &with);
        bool same = play_same(&without, &with);
        if (done || !same) {
            printf("# %s %s%s\n", deeds[i].who, deeds[i].types, done ? " is answered" : "");
            CU_FAIL("what could not be stored has to change nothing, and is not answered");
        }
    }
    buf_free(&without);
}

/* ---- What is kept of lines ---- */

struct rows_seen {
    struct answer answer;
    uint64_t conn;
    int count;
};

static void row_take(void *arg, const struct store_line *line)
{
    struct rows_seen *seen = arg;
    seen->count += line->conn == seen->conn;
}

static int rows_of(const struct play *p, uint64_t conn)
{
    struct rows_seen seen = {.conn = conn};
    store_lines(p->store, row_take, answer_take, &seen);
    answer_wait(p->store, &seen.answer);
    return seen.count;
}

/* A row goes when the door knows that the line is done, when the connection ends, and when the
 * connection does not come back to a new room. */
TEST(test_forgotten, "what is kept of lines goes")
{
    static struct play p;
    play_begin(&p, "lines");
    play_lines(&p, people);
    play_lines(&p, "mod > adjust bob chips 5 a prize\nmod > note bob is kind\nboss > motd hello\n");
    uint64_t mod = play_someone(&p, "mod")->conn, boss = play_someone(&p, "boss")->conn;
    CU_ASSERT_EQUAL(rows_of(&p, mod), 1);
    CU_ASSERT_EQUAL(rows_of(&p, boss), 1);
    play_lines(&p, "room dies\nmod > who\n");
    CU_ASSERT_EQUAL(rows_of(&p, mod), 1);
    play_lines(&p, "mod gone\n");
    CU_ASSERT_EQUAL(rows_of(&p, mod), 0);
    CU_ASSERT_EQUAL(rows_of(&p, boss), 1);
    play_someone(&p, "boss")->conn = 0; /* the connection ends while there is no room */
    play_lines(&p, "room dies\n");
    CU_ASSERT_EQUAL(rows_of(&p, boss), 0);
    play_end(&p);
}

/* A connection whose link was lost keeps its rows, even if another door has told of all its own
 * connections meanwhile. The rows go when its node is given up. Rows of a node that never comes
 * to a new room go in the same way. */
TEST(test_given_up, "what is kept for a node goes with it")
{
    static struct play p;
    const struct node_set other = {{UINT64_C(1) << 5}}, own = {{1}}, never = {{UINT64_C(1) << 9}};
    const uint64_t away = (uint64_t)9 << 56 | 1;
    play_begin(&p, "nodes");
    play_lines(&p, people);
    play_lines(&p, "mod > adjust bob chips 5 a prize\nboss > motd hello\n");
    struct someone *mod = play_someone(&p, "mod"), *boss = play_someone(&p, "boss");
    uint64_t conn = mod->conn;
    lobby_parted(p.lobby, conn, 0, "the link is lost");
    CU_ASSERT_FALSE(once_line(p.lobby, &(struct store_line){.conn = conn, .answer = ""}));
    lobby_synced(p.lobby, 5, true);
    lobby_given_up(p.lobby, &other);
    play_settle(&p);
    CU_ASSERT_EQUAL(rows_of(&p, conn), 1);
    lobby_given_up(p.lobby, &own);
    play_settle(&p);
    CU_ASSERT_EQUAL(rows_of(&p, conn), 0);
    CU_ASSERT_EQUAL(rows_of(&p, boss->conn), 1);
    mod->conn = 0;
    store_attach(p.store, &(struct store_attached){.line = &(struct store_line){
                                                       .conn = away, .command = 1, .answer = ""}});
    store_seen(p.store, clock_wall(&p.clock.clock));
    play_lines(&p, "room dies\n");
    CU_ASSERT_EQUAL(rows_of(&p, away), 1);
    lobby_given_up(p.lobby, &never);
    play_settle(&p);
    CU_ASSERT_EQUAL(rows_of(&p, away), 0);
    play_end(&p);
}

/* ---- All of the table ---- */

TEST(test_complete, "each command is here")
{
    for (const struct command *c = cmd_rows(); c->name; c++) {
        char key[64];
        bool found = false;
        snprintf(key, sizeof(key), "%s/%s", c->name, c->group);
        for (size_t i = 0; i < ndeeds; i++)
            found |= strcmp(c->name, deeds[i].name) == 0 && strcmp(c->group, deeds[i].group) == 0;
        ROWS_LOCAL passing = rows_open("tests/lobby/passing.txt", NULL);
        while (rows_next(&passing))
            found |= strcmp(key, passing.cell[0]) == 0;
        if (!found)
            printf("# the command %s is neither in once.txt nor in passing.txt\n", key);
        CU_ASSERT(found);
    }
}

CUTAP_MAIN(argc, argv)
{
    deeds_read();
    return cutap_run(CUTAP_SUITES);
}
