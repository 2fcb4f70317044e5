/*
 * The lobby as its people see it: every script in tests/lobby/lob is a test. Also, nobody else
 * reads what a muted player types. `test-lobby NAME` plays only one script.
 */
#include <glob.h>

#include "case.h"
#include "cmd.h"
#include "files.h"
#include "log.h"
#include "play.h"
#include "play_private.h"
#include "play_store.h"
#include "store_answer.h"

static void script(void)
{
    const char *name = CU_get_current_test()->pName;
    if (strcmp(name, "spanish") == 0 && tongue_find("es") == TONGUE_NONE)
        return; /* built without msgfmt */
    FREED char *path = source_path("tests/lobby/lob/%s.lob", name);
    play_file(path);
}

/* Runs after all scripts. */
static void acts_are_asked_for(void)
{
    BUF_LOCAL missing = {0};
    play_answers_unchecked(&missing);
    CU_ASSERT_EQUAL(missing.len, 0);
    if (missing.len > 0)
        printf("# Nothing checks what these answer to programs: %s. Add a line `control ACT ... = "
               "done *` for each to a script of tests/lobby/lob.\n",
               buf_text(&missing));
}

/* ---- What one player can put before another (channel.h) ---- */

enum gate_at { GATE_OPEN, GATE_MUTE, GATE_FILTER };

/* Begins a room for the lines of ways.txt. `client`: words for how bob and cat connect. */
static void gate_begin(struct play *p, bool seated, enum gate_at gate, const char *client)
{
    play_begin(p, "gate");
    play_lines(p, "account ann wonderland\naccount bob builders1\naccount cat catcatcat1x\n"
                  "account dee deedeedee1x\naccount mod moderator1 moderator\n"
                  "ann connect telnet\nann > ann\nann > wonderland\nann > channel palace\n");
    play_does(p, "bob connect telnet %s\ncat connect telnet %s\n", client, client);
    play_lines(p, "bob > bob\nbob > builders1\ncat > cat\ncat > catcatcat1x\n"
                  "cat > channel palace\n");
    if (gate == GATE_FILTER)
        play_lines(p, "control filter add *zqspam* hold = done *\n");
    if (seated)
        play_lines(p, "ann > new last one seats=3\nbob > join 1\n");
    if (gate == GATE_MUTE)
        play_lines(p, "control mute ann 1h enough = done *\n");
    play_lines(p, "clock +1m\n");
}

static bool gate_read(struct play *p, const char *name, size_t before)
{
    return strstr(buf_text(&play_someone(p, name)->fake.text) + before, "zqspam");
}

/* Whether bob, cat or dee reads the word of the line, wherever they look, or cat, whom the line
 * names, hears anything. */
static bool gate_goes(bool seated, const char *line, enum gate_at gate)
{
    static struct play p;
    gate_begin(&p, seated, gate, "");
    const size_t bob = play_someone(&p, "bob")->fake.text.len,
                 cat = play_someone(&p, "cat")->fake.text.len;
    play_does(&p, "ann > %s\nann > yes\nclock +5s\n", line);
    bool heard =
        gate != GATE_FILTER && strstr(line, "cat") && play_someone(&p, "cat")->fake.text.len > cat;
    play_lines(&p, "bob > seed\nbob > look\ncat > cups\ncat > cup 1\ncat > tables\nclock +5s\n"
                   "cat > sought\ncat > who\ncat > finger ann\ncat > chat\ncat > duel\n"
                   "clock +5s\ndee connect telnet\ndee > dee\ndee > deedeedee1x\n");
    bool read = gate_read(&p, "bob", bob) || gate_read(&p, "cat", cat) || gate_read(&p, "dee", 0);
    play_end(&p);
    return heard || read;
}

static void known_ways(void)
{
    ROWS_LOCAL ways = rows_open("tests/lobby/ways.txt", NULL);
    while (rows_next(&ways)) {
        const char *line = ways.cell[1];
        bool seated = ways.cell[0][0] == 't', open = gate_goes(seated, line, GATE_OPEN),
             muted = gate_goes(seated, line, GATE_MUTE),
             filtered = gate_goes(seated, line, GATE_FILTER);
        if (!open || muted || filtered)
            printf("# %s: open %d, muted %d, filtered %d\n", line, open, muted, filtered);
        CU_ASSERT_TRUE(open && !muted && !filtered);
    }
    CU_ASSERT_EQUAL(ways.n, 13);
}

/* Writes a command with its arguments: the word in each place, or cat's name and a game where
 * those belong. */
static void gate_line(const struct command *row, bool words, const char *word, struct buf *out)
{
    buf_clear(out);
    buf_puts(out, row->name);
    for (const char *at = row->pattern ? row->pattern : ""; *at != '\0';) {
        const char *part = at + (*at == '[');
        const size_t len = strcspn(part, "| ]");
        buf_putc(out, ' ');
        if (*part >= 'a' && *part <= 'z')
            buf_add(out, part, len);
        else if (strncmp(part, "TABLE", 5) == 0 || len == strlen("N"))
            buf_puts(out, "1");
        else
            buf_puts(out, words ? word : strncmp(part, "NAME", 4) == 0 ? "cat" : "palace");
        at += strcspn(at, " ");
        at += strspn(at, " ");
    }
}

/* Tries every command, so that no new one can bring words to others past the gate. */
static void all_commands(void)
{
    BUF_LOCAL line = {0};
    for (const struct command *row = cmd_rows(); row->name; row++)
        for (int how = 0; how < 8 && row->role == STORE_PLAYER; how++) {
            gate_line(row, how & 1, "zqspam", &line);
            if (!gate_goes(how & 2, buf_text(&line), how & 4 ? GATE_MUTE : GATE_FILTER))
                continue;
            printf("# %s: %s\n", how & 4 ? "muted" : "filtered", buf_text(&line));
            CU_FAIL("what a player types goes through channel_... before others read it");
        }
}

/* ---- Marks of the room's own (unmark.h) ---- */

/* What ann types in place of a word. */
static const char marked[] = "!\u00a1!zqspam\uff3bzqspam] ! !zqspam";

/* Counts what is there of ann's words, and fails if a mark that she cannot have written is before
 * them. Signs that look like those of a mark count as such. */
static int marks_read(const char *text, const char *line, const char *client)
{
    static const char *const before[] = {"!!", "! !", "!\u00a1", "\u00a1!", "[", "\uff3b"};
    int n = 0;
    for (const char *at = text; (at = strstr(at, "zqspam")); at++, n++)
        for (size_t i = 0; i < sizeof(before) / sizeof(*before); i++) {
            const size_t len = strlen(before[i]);
            if ((size_t)(at - text) < len || memcmp(at - len, before[i], len) != 0)
                continue;
            printf("# %s, to a client \"%s\": %s%.40s\n", line, client, before[i], at);
            CU_FAIL("what a player types may not look like a line of the room");
        }
    return n;
}

static int marks_seen(struct play *p, const char *name, const char *line, const char *client)
{
    const struct term_fake *fake = &play_someone(p, name)->fake;
    return marks_read(buf_text(&fake->text), line, client) +
           marks_read(buf_text(&fake->top), line, client) +
           marks_read(buf_text(&fake->bottom), line, client) +
           marks_read(buf_text(&fake->page), line, client);
}

/* Returns how often others read ann's words. */
static int marks_go(bool seated, const char *line, const char *client)
{
    static struct play p;
    gate_begin(&p, seated, GATE_OPEN, client);
    play_lines(&p, "mod connect tls\nmod > mod\nmod > moderator1\n");
    play_does(&p, "ann > %s\nann > yes\nclock +5s\n", line);
    play_lines(&p, "bob > seed\nbob > look\nbob > log\ncat > cups\ncat > cup 1\ncat > tables\n"
                   "clock +5s\ncat > sought\ncat > who\ncat > finger ann\ncat > chat\n"
                   "mod > reports\nmod > case 1\nmod > dossier ann\nclock +5s\n"
                   "dee connect telnet\ndee > dee\ndee > deedeedee1x\n");
    int n = marks_seen(&p, "bob", line, client) + marks_seen(&p, "cat", line, client) +
            marks_seen(&p, "mod", line, client) + marks_seen(&p, "dee", line, client);
    play_end(&p);
    return n;
}

/* In every layout, what ann writes cannot look like a line of the room, wherever a client breaks
 * it. */
static void all_marks(void)
{
    static const char *const clients[] = {"reader", "", "screen size=100x30"};
    BUF_LOCAL line = {0};
    for (size_t c = 0; c < sizeof(clients) / sizeof(*clients); c++) {
        int talk = 0;
        ROWS_LOCAL ways = rows_open("tests/lobby/ways.txt", NULL);
        while (rows_next(&ways)) {
            const char *word = strstr(ways.cell[1], "zqspam");
            buf_clear(&line);
            if (!word)
                continue;
            buf_printf(&line, "%.*s%s", (int)(word - ways.cell[1]), ways.cell[1], marked);
            talk += marks_go(ways.cell[0][0] == 't', buf_text(&line), clients[c]) > 0;
        }
        CU_ASSERT(talk >= 6); /* talk goes out, but without the marks */
        for (const struct command *row = cmd_rows(); row->name; row++)
            for (int how = 0; how < 2 && row->role == STORE_PLAYER; how++) {
                gate_line(row, true, marked, &line);
                marks_go(how, buf_text(&line), clients[c]);
            }
    }
}

/* DD-D6: where one of the games that are read is left out, the list says all the same that there
 * are older ones. */
static void long_history(void)
{
    enum { MORE_THAN_A_LIST = 62 };
    static struct play p;
    play_begin(&p, "history");
    play_lines(&p, "account ann wonderland\naccount bob builders1\n"
                   "ann connect ssh user=ann password\nbob connect ssh user=bob password\n"
                   "clock +2m\n"); /* the store has just been pruned */
    for (int i = 1; i < MORE_THAN_A_LIST; i++)
        play_lines(&p, "ann > new last one seats=2 friendly\nann > bot add\nann > ready\n"
                       "ann > leave\nann > yes\nclock +5s\n");
    play_lines(&p, "ann > daily play\nbob > history ann\nbob < *More: *history ann *\n");
    play_end(&p);
}

/* A new name reaches every open report, however many came after it. */
static void many_reports(void)
{
    enum { MORE_THAN_A_QUEUE = 501 };
    static struct play p;
    play_begin(&p, "reports");
    play_lines(&p, "account bob builders1\naccount mod moderator1 moderator\n"
                   "bob connect ssh user=bob password\nmod connect ssh user=mod password\n");
    struct store_report report = {.about = lobby_by_name(p.lobby, "bob", true)->person,
                                  .about_name = "bob",
                                  .name = "ann",
                                  .state = REPORT_OPEN,
                                  .text = "x\n"};
    for (int i = 0; i < MORE_THAN_A_QUEUE; i++) {
        report.id++;
        report.number++;
        CU_ASSERT_EQUAL(ANSWER_OF(p.store, store_put, STORE_RECORD_REPORT, &report), STORE_OK);
    }
    play_lines(
        &p,
        "control rename bob rob = done *\nclock +1m\nmod > case 1\nmod < *about rob, by ann*\n");
    play_end(&p);
}

/* What a slice of the pruning would have deleted is not told as deleted if there is no room. */
static void prune_without_room(void)
{
    static struct play p;
    FOLDER_LOCAL *folder = folder_make(NULL);
    FREED char *log = xasprintf("%s/log", folder);
    play_begin(&p, "prune");
    log_open("test", log, LOG_LEVEL_INFO);
    play_lines(&p, "disk full\nclock +12m\ndisk free\n");
    play_end(&p);
    log_open("test", "stderr", LOG_LEVEL_ERROR);
    FREED char *told = file_text(log);
    CU_ASSERT(!told || !strstr(told, " pruned "));
}

/* DD-D8: a duel at a game that this room does not have, as after a game was taken out. */
static void duel_of_no_game(void)
{
    static struct play p;
    play_begin(&p, "duel");
    play_lines(&p, "account ann wonderland\naccount bob builders1\n"
                   "ann connect ssh user=ann password\nbob connect ssh user=bob password\n");
    struct store_duel duel = {.id = 1,
                              .account = lobby_by_name(p.lobby, "ann", true)->person,
                              .at_ms = clock_wall(&p.clock.clock),
                              .other = lobby_by_name(p.lobby, "bob", true)->person,
                              .number = 1,
                              .name = "ann",
                              .other_name = "bob",
                              .board = "chess"};
    struct store_code code = {.id = 1,
                              .account = duel.account,
                              .at_ms = duel.at_ms,
                              .name = "ann",
                              .code = "2bcdfg",
                              .kind = STORE_CODE_DUEL,
                              .target = 2};
    CU_ASSERT_EQUAL(ANSWER_OF(p.store, store_put, STORE_RECORD_DUEL, &duel), STORE_OK);
    duel.id = duel.number = 2;
    duel.other = 0;
    CU_ASSERT_EQUAL(ANSWER_OF(p.store, store_put, STORE_RECORD_DUEL, &duel), STORE_OK);
    CU_ASSERT_EQUAL(ANSWER_OF(p.store, store_put, STORE_RECORD_CODE, &code), STORE_OK);
    play_lines(&p,
               "room dies\nbob > duel play ann\n"
               "bob < This server does not have the game chess. Type \"duel decline ann\",*\n"
               "bob > duel decline ann\nbob < You decline the duel with ann.\n"
               "bob > 2bcdfg\n"
               "bob < This server does not have the game chess. Ask for the code of another*\n");
    play_end(&p);
}

/* The line waits for the last message alone, so it ends. */
static void two_messages(void)
{
    static struct play p;
    play_begin(&p, "messages");
    play_lines(&p, "ann connect telnet\nann > guest\nann > new last one friendly\n");
    struct session *s = lobby_by_conn(p.lobby, play_someone(&p, "ann")->conn);
    session_send_kind(s, TABLE_READY, session_table(s), NULL);
    session_send_kind(s, TABLE_READY, session_table(s), NULL);
    play_lines(&p, "clock +5s\nann > xyzzy\nann < *xyzzy*\n");
    play_end(&p);
}

CUTAP_MAIN(argc, argv)
{
    char *pattern = source_path("tests/lobby/lob/%s.lob", argc > 1 ? argv[1] : "*");
    glob_t found;
    if (glob(pattern, 0, NULL, &found) != 0) {
        printf("Bail out! There is no script %s.\n", pattern);
        return 99;
    }
    FREED CU_TestInfo *scripts = xcalloc(found.gl_pathc + 1, sizeof(*scripts));
    for (size_t i = 0; i < found.gl_pathc; i++) {
        char *name = strrchr(found.gl_pathv[i], '/') + 1;
        *strrchr(name, '.') = '\0';
        scripts[i] = (CU_TestInfo){name, script};
    }
    CU_TestInfo acts[] = {{"every act was asked for by `control`", acts_are_asked_for},
                          CU_TEST_INFO_NULL};
    CU_TestInfo gates[] = {{"known ways", known_ways},
                           {"all commands", all_commands},
                           {"marks of the room", all_marks},
                           CU_TEST_INFO_NULL};
    CU_TestInfo rest[] = {{"a long history", long_history},
                          {"many open reports", many_reports},
                          {"a pruning without room", prune_without_room},
                          {"a duel at a game that is gone", duel_of_no_game},
                          {"two messages to a table", two_messages},
                          CU_TEST_INFO_NULL};
    CU_SuiteInfo suites[] = {{"lobby", NULL, NULL, NULL, NULL, scripts},
                             {"acts", NULL, NULL, NULL, NULL, acts},
                             {"gate", NULL, NULL, NULL, NULL, gates},
                             {"rest", NULL, NULL, NULL, NULL, rest},
                             CU_SUITE_INFO_NULL};
    if (argc > 1)
        suites[1] = (CU_SuiteInfo)CU_SUITE_INFO_NULL;
    int status = cutap_run(suites);
    free(pattern);
    globfree(&found);
    return status;
}
