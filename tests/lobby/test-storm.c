/*
 * A store that is slow, hangs and fails under people who type everything. The lines are those of
 * the scripts (lob/NAME.lob) and of once.txt, from random places on, several scripts at a time, by
 * the same people. Meanwhile the store carries out a request only when chance says so, the disk is
 * full, reads fail, passwords are hashed late, people lose their connections or the link to their
 * door, and rooms die, also while they load.
 *
 * No room may crash. In the end the store answers again: each line is done, nothing is under way
 * any more, no chip is missing, and the staff are told what the next room tells them.
 *
 * Arguments: the first seed (1), how many (10), and "show", which prints what happens.
 */
#include <glob.h>
#include <limits.h>

#include "cases.h"
#include "cutap.h"
#include "files.h"
#include "log.h"
#include "play_private.h"
#include "store_fault.h"

enum {
    STEPS = 1000,
    READERS = 4,   /* how many scripts are read at a time */
    PATIENCE = 12, /* how many steps a script waits until a line is done */
    CLOCK_MOST_MS = 2 * 3600000
};

static int seed = 1, seeds = 10;
static bool shown;
static struct play play;

/* ---- Chance ---- */

static uint32_t drawn;

static int draw(int n)
{
    drawn = drawn * 1664525u + 1013904223u;
    return (int)((drawn >> 8) % (uint32_t)n);
}

static bool happens(int of_1000)
{
    return draw(1000) < of_1000;
}

/* ---- What is typed ---- */

/* They are there until the process ends. */
static struct script {
    char **line;
    int lines;
} scripts[1000];
static int nscripts;

static void script_add(char *text)
{
    struct script *script = &scripts[nscripts++];
    CU_ASSERT_FATAL(nscripts < (int)(sizeof(scripts) / sizeof(scripts[0])));
    for (char *line; (line = strsep(&text, "\n"));) {
        script->line = realloc(script->line, (size_t)(script->lines + 1) * sizeof(line));
        script->line[script->lines++] = line;
    }
}

static void scripts_read(void)
{
    FREED char *pattern = source_path("tests/lobby/lob/*.lob");
    struct cases cases = cases_open("tests/lobby/once.txt");
    struct cases_case deed;
    glob_t found;
    CU_ASSERT_EQUAL_FATAL(glob(pattern, 0, NULL, &found), 0);
    for (size_t i = 0; i < found.gl_pathc; i++)
        script_add(file_text(found.gl_pathv[i]));
    globfree(&found);
    for (; cases_next(&cases, &deed); free(deed.head), free(deed.answer), free(deed.again))
        script_add(deed.statements);
    cases_close(&cases);
}

/* Plays a statement. */
static void does(const char *format, ...) PRINTF(1, 2);
static void does(const char *format, ...)
{
    char text[1200];
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof(text), format, args);
    va_end(args);
    if (shown)
        printf("# %s\n", text);
    play_line(&play, text);
}

/* ---- People ---- */

/* Who types, and what they type first. Anybody else of a script is one of the last few. */
static const struct visitor {
    const char *name, *first, *second;
} visitors[] = {
    {"ann", "ann", "wonderland"},   {"bob", "bob", "builders1"},
    {"cat", "cat", "catcatcat1x"},  {"mod", "mod", "moderator1"},
    {"boss", "boss", "iamtheboss"}, {"two", "ann", "wonderland"}, /* takes over from ann */
    {"eve", "eve", "eveeveeve1"},   {"dan", "dan", "dandandan1"},
    {"gus", "guest gus", "who"},    {"kim", "guest kim", "who"}};
enum { VISITORS = sizeof(visitors) / sizeof(visitors[0]), OTHERS = 4 };

static bool parted[VISITORS]; /* the link to their door is lost */

static struct someone *who_at(int i)
{
    return play_someone(&play, visitors[i].name);
}

static int visitor_of(const char *name)
{
    unsigned sum = 0;
    for (int i = 0; i < VISITORS; i++)
        if (strcmp(visitors[i].name, name) == 0)
            return i;
    for (; *name != '\0'; name++)
        sum = sum * 31 + (uint8_t)*name;
    return VISITORS - OTHERS + (int)(sum % OTHERS);
}

static bool is_on(int i)
{
    return who_at(i)->conn != 0 && !who_at(i)->fake.closed && !parted[i];
}

static void comes(int i)
{
    static const char *const kinds[] = {
        "telnet",     "tls",          "tls screen",  "telnet reader", "ssh screen user=x",
        "telnet raw", "telnet ascii", "tls lang=es", "tls char",      "tls screen size=120x40"};
    const struct visitor *v = &visitors[i];
    does("%s connect %s", v->name, kinds[draw(sizeof(kinds) / sizeof(kinds[0]))]);
    if (happens(600))
        does("%s announces Core.Supports.Set [\"Cards 1\",\"Cards.Lobby 1\",\"Cards.Resume 1\","
             "\"Cards.Prompt 1\",\"Cards.Words 1\",\"Cards.Result 1\",\"Char 1\","
             "\"Comm.Channel 1\"]",
             v->name);
    does("%s >> %s", v->name, v->first);
    does("%s >> %s", v->name, v->second);
}

/* Types one of the things that the table offers. */
static void moves(int i)
{
    struct session *s = lobby_by_conn(play.lobby, who_at(i)->conn);
    struct session_sight sight;
    struct ui_choices choices;
    int32_t table;
    if (!s || session_where(s, &table) == CMD_LOBBY || !session_sees(s, table, &sight))
        return;
    tongue_use(TONGUE_ENGLISH);
    ui_choices(&choices, &sight.seen);
    if (choices.n > 0)
        does("%s >> %s", visitors[i].name, choices.choice[draw(choices.n)].line);
}

/* ---- The scripts ---- */

/* What somebody does in a script, and how it is done so that nothing happens yet. */
static const struct deed {
    const char *verb, *held;
} deeds[] = {{">", ">>"},        {">>", ">>"},         {"key", "key>"},
             {"key>", "key>"},   {"code", "code >>"},  {"recovers", "recovers >>"},
             {"size", "size"},   {"client", "client"}, {"interrupt", "interrupt"},
             {"notes", "notes"}, {"gone", "gone"},     {"announces", "announces"}};

/* Returns whether the script goes on with its next statement. */
static bool visitor_does(int i, const struct deed *deed, const char *rest, bool waits)
{
    const struct someone *who = who_at(i);
    if (parted[i])
        return false;
    if (!is_on(i)) {
        comes(i);
        return false;
    }
    if (waits && who->fake.sent > who->fake.done)
        return false;
    if (strcmp(deed->verb, "notes") != 0 ||
        (strcmp(rest, "secret") == 0 && play_unread_find(who, PLAY_SECRET)))
        does("%s %s %s", who->name, deed->held, rest);
    return true;
}

static bool is_setting(const char *word)
{
    static const char *const settings[] = {"staff",    "registration",  "ssh-newcomers", "web",
                                           "act-role", "confirm-above", "schedule",      "kept",
                                           "sound",    "conf",          "unix",          "node"};
    for (size_t i = 0; i < sizeof(settings) / sizeof(settings[0]); i++)
        if (strcmp(word, settings[i]) == 0)
            return true;
    return false;
}

/* The same. */
static bool statement(const char *script, bool waits)
{
    char text[1200], *rest = text;
    play_fill_in(&play, script, text, sizeof(text));
    const char *first = play_word(&rest);
    if (*first == '#')
        return true;
    if (strcmp(first, "clock") == 0) {
        int64_t ms = strchr(rest, ':') ? 60000 : play_span(rest + (*rest == '+'));
        clock_virtual_advance(&play.clock, ms < CLOCK_MOST_MS ? ms : CLOCK_MOST_MS);
        return true;
    }
    if (is_setting(first) || strcmp(first, "account") == 0 || strcmp(first, "control") == 0) {
        char *glob = strstr(rest, " = ");
        if (!play.ready) /* the room listens at no control socket yet */
            return false;
        if (is_setting(first))
            does("%s %s", first, rest);
        else if (*first == 'a')
            does("control account create %s = >>", rest);
        else if (strncmp(rest, "lines", 5) != 0)
            does("control %.*s = >>", (int)(glob - rest), rest);
        return true;
    }
    const char *verb = play_word(&rest);
    for (size_t i = 0; i < sizeof(deeds) / sizeof(deeds[0]); i++)
        if (strcmp(verb, deeds[i].verb) == 0)
            return visitor_does(visitor_of(first), &deeds[i], rest, waits);
    return true;
}

static struct reader {
    const struct script *script;
    int next, end, waited;
} readers[READERS];

static void reader_goes_on(struct reader *r)
{
    if (r->next >= r->end) {
        r->script = &scripts[draw(nscripts)];
        r->next = happens(500) ? 0 : draw(r->script->lines);
        r->end = r->next + 10 + draw(100);
        if (r->end > r->script->lines)
            r->end = r->script->lines;
    }
    if (statement(r->script->line[r->next], r->waited++ < PATIENCE)) {
        r->next++;
        r->waited = 0;
    }
}

/* ---- What befalls them ---- */

static void link_breaks(int i)
{
    struct someone *who = who_at(i);
    if (!parted[i] && !is_on(i))
        return;
    if (shown)
        printf("# the link of %s %s\n", who->name, parted[i] ? "is back" : "breaks");
    if (parted[i])
        someone_returns(&play, who);
    else
        lobby_parted(play.lobby, who->conn, who->fake.done, "lost");
    parted[i] = !parted[i];
}

static void faults(void)
{
    const int i = draw(VISITORS);
    if (happens(5))
        store_fault_fail(play.store, draw(3), 1 + draw(4), STORE_FULL);
    store_fault_reads(play.store, -1, play.ready && happens(15));
    play.hasher.held = happens(play.hasher.held ? 800 : 20);
    play.hasher.busy = happens(10);
    if (happens(10) && is_on(i))
        does("%s gone", visitors[i].name);
    if (happens(parted[i] ? 300 : 10))
        link_breaks(i);
    if (happens(3))
        store_fault_die(play.store, draw(4));
    if (happens(2) || play.stopped || store_fault_dead(play.store)) {
        play.stopped = false;
        memset(parted, 0, sizeof(parted));
        does("room dies");
    }
}

static int pace[2]; /* how many reads and writes a step carries out at most */

static void store_goes_on(void)
{
    static const int paces[] = {0, 1, 2, 50, 50};
    for (int writes = 0; writes < 2; writes++) {
        if (happens(60))
            pace[writes] = paces[draw(sizeof(paces) / sizeof(paces[0]))];
        for (int n = pace[writes]; n > 0 && store_fault_release_one(play.store, writes); n--)
            play_settle(&play);
    }
}

static void end_judge(void)
{
    BUF_LOCAL before = {0};
    BUF_LOCAL after = {0};
    play.slow = play.hasher.held = play.hasher.busy = false;
    store_fault_die(play.store, INT_MAX); /* the room does not die any more */
    store_fault_fail(play.store, 0, 0, STORE_OK);
    store_fault_reads(play.store, -1, false);
    does("release");
    for (int i = 0; i < VISITORS; i++)
        if (parted[i])
            link_breaks(i);
    for (int i = 0; i < 60; i++)
        does("clock +5s");
    for (int i = 0; i < VISITORS; i++)
        if (is_on(i) && who_at(i)->fake.sent != who_at(i)->fake.done)
            play_fail(&play, "a line of %s is never done: %s", visitors[i].name, who_at(i)->held);
    if (!play_books_read(&play).good)
        play_fail(&play, "the chips do not sum to zero");
    if (lobby_orphans(play.lobby, 0) != 0)
        play_fail(&play, "%d questions are said to be under way", lobby_orphans(play.lobby, 0));
    does("clock +1h"); /* held lines are dropped then, or by the next room (filter.h) */
    play_lists(&play, &before);
    does("room dies");
    play_lists(&play, &after);
    if (!play_same(&before, &after))
        play_fail(&play, "the next room knows it differently");
}

static void storm(int number)
{
    drawn = (uint32_t)number * 2654435761u;
    play_begin(&play, "storm");
    memset(parted, 0, sizeof(parted));
    memset(readers, 0, sizeof(readers));
    memset(pace, 0, sizeof(pace));
    play_lines(&play, "account ann wonderland\naccount bob builders1\naccount cat catcatcat1x\n"
                      "account mod moderator1 moderator\naccount boss iamtheboss admin\n"
                      "account eve eveeveeve1\naccount dan dandandan1\n");
    for (int i = 0; i < VISITORS; i++) {
        comes(i);
        play_settle(&play);
    }
    play_slows(&play);
    for (int i = 0; i < STEPS && !play.failed; i++) {
        if (happens(300))
            clock_virtual_advance(&play.clock, draw(happens(50) ? 100000 : 3000));
        moves(draw(VISITORS));
        reader_goes_on(&readers[draw(READERS)]);
        play_settle(&play);
        store_goes_on();
        faults();
    }
    if (!play.failed)
        end_judge();
    if (play.failed)
        printf("# with seed %d\n", number);
    play_end(&play);
}

SUITE("storm", NULL, NULL);

TEST(test_storm, "a store that is slow, hangs and fails")
{
    if (!shown)
        log_open("room", "/dev/null", LOG_LEVEL_ERROR);
    scripts_read();
    for (int i = 0; i < seeds; i++)
        storm(seed + i);
}

CUTAP_MAIN(argc, argv)
{
    if (argc > 1)
        seed = atoi(argv[1]);
    if (argc > 2)
        seeds = atoi(argv[2]);
    shown = argc > 3;
    return cutap_run(CUTAP_SUITES);
}
