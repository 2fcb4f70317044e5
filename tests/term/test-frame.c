/*
 * Screens on a terminal (libvterm). After any sequence of changes and resizes, a terminal that was
 * sent only differences shows the same as a fresh one. The log and pages scroll. The input row is
 * left alone. Entering and leaving are tested, too.
 */

#include "cutap.h"
#include "frame.h"
#include "shared.h"
#include "style.h"
#include "vtscreen.h"
#include "xalloc.h"

struct stand {
    struct frame *frame;
    struct screen *screen;
    struct buf out;
    struct profile profile;
    int columns, rows;
    size_t sent;
};
static struct stand s; /* of the test that runs */

static void stand_open(struct stand *stand, const char *name, bool utf8, int columns, int rows)
{
    *stand =
        (struct stand){.columns = columns, .rows = rows, .profile = screen_profile(name, utf8, 0)};
    stand->frame = frame_new(&stand->profile, columns, rows);
    stand->screen = screen_new(columns, rows);
    frame_enter(stand->frame, &stand->out);
}

static void stand_close(struct stand *stand)
{
    frame_free(&stand->frame);
    screen_free(&stand->screen);
    buf_free(&stand->out);
}

/* Draws as the door does, and writes the input row as an editor would if it was erased. */
static void stand_draw(struct stand *stand)
{
    char words[32];
    int news;

    if (frame_scrolled(stand->frame, &news)) {
        snprintf(words, sizeof(words), "%d new", news);
        frame_below(stand->frame, words);
    }
    if (frame_draw(stand->frame, &stand->out))
        buf_puts(&stand->out, "> ");
    stand->sent = stand->out.len;
    screen_show(stand->screen, &stand->out);
}

static void rows(struct stand *stand, const char *top, const char *bottom)
{
    frame_rows(stand->frame, top, strlen(top), bottom, strlen(bottom));
}

static void say(struct stand *stand, const char *text)
{
    frame_log(stand->frame, text, strlen(text));
}

/* Draws, and compares rows: "3:text" for the fourth. */
static void sees(const char *const *row, size_t n)
{
    stand_draw(&s);
    for (size_t i = 0; i < n; i++) {
        const char *text = strchr(row[i], ':') + 1, *shown = screen_row(s.screen, atoi(row[i]));
        if (strcmp(shown, text) != 0)
            printf("# row %s\n# came: %s\n", row[i], shown);
        CU_ASSERT_STRING_EQUAL(shown, text);
    }
}
#define SEES(...)                                                                                  \
    sees((const char *const[]){__VA_ARGS__},                                                       \
         sizeof((const char *const[]){__VA_ARGS__}) / sizeof(const char *))

static void told(struct stand *stand, const char *text)
{
    say(stand, text);
    stand_draw(stand);
}

static void resize(struct stand *stand, int columns, int rows)
{
    stand->columns = columns;
    stand->rows = rows;
    frame_resize(stand->frame, &stand->profile, columns, rows);
    screen_free(&stand->screen);
    stand->screen = screen_new(columns, rows);
    stand_draw(stand);
}

/* Fills the log. */
static void say_lines(void)
{
    char line[32];

    for (int i = 1; i <= 20; i++) {
        snprintf(line, sizeof(line), "line %d\n", i);
        say(&s, line);
    }
}

/* The cursor stands behind the prompt, in the last row. */
static void at_input(void)
{
    CU_ASSERT_EQUAL(screen_cursor_row(s.screen), s.rows - 1);
    CU_ASSERT_EQUAL(screen_cursor_column(s.screen), 2);
}

static void end(void)
{
    stand_close(&s);
}

SUITE("frame", NULL, end);

TEST(test_regions, "regions")
{
    stand_open(&s, "xterm", true, 40, 10);
    rows(&s, STYLE_REVERSE " TOP" STYLE_RIGHT "14:02 \nsecond\n", "─ hint " STYLE_RULE "\nplay\n");
    say(&s, "one\ntwo\n");
    SEES("0: TOP                              14:02", "1:second", "2:one", "3:two",
         "7:─ hint ─────────────────────────────────", "8:play", "9:>");
    CU_ASSERT(screen_reverse(s.screen, 0, 20) && screen_reverse(s.screen, 0, 39));
    at_input();
    stand_draw(&s);
    CU_ASSERT_EQUAL(s.sent, 0);
    /* a clock ticks (at most 40 bytes) */
    rows(&s, STYLE_REVERSE " TOP" STYLE_RIGHT "14:03 \nsecond\n", "─ hint " STYLE_RULE "\nplay\n");
    SEES("0: TOP                              14:03");
    CU_ASSERT(s.sent > 0 && s.sent <= 40);
    at_input();
    /* more rows than there is room for: the bottom ones stay */
    rows(&s, "a\nb\nc\nd\ne\nf\ng\nh\ni\nj\n", "y\nz\n");
    SEES("6:g", "7:y", "8:z");
}

/* Talk has a column of its own on a wide screen, and is mixed with the rest on others. */
TEST(test_talk, "talk beside what happens")
{
    stand_open(&s, "xterm", true, 120, 12);
    say(&s,
        "one\n14:02  " STYLE_HANG STYLE_ASIDE "[lobby] bob: hello there, who would like to play "
        "a game of Switch?\n");
    say(&s, "two\n");
    SEES("0:one                                                                     "
         "│14:02  [lobby] bob: hello there, who would like",
         "1:two                                                                     "
         "│       to play a game of Switch?");
    resize(&s, 100, 12);
    SEES("0:one", "1:14:02  [lobby] bob: hello there, who would like to play a game of Switch?",
         "2:two");
}

/* A sentence that continues a line does so if the line allows it. */
TEST(test_join, "sentences of one line")
{
    stand_open(&s, "xterm", true, 60, 8);
    say(&s, STYLE_OPEN "14:02  bob plays R5.\n" STYLE_JOIN " ann must answer.\n");
    SEES("0:14:02  bob plays R5. ann must answer.");
    say(&s, STYLE_JOIN " That is all.\n");
    SEES("0:14:02  bob plays R5. ann must answer. That is all.", "1:");
    say(&s, "a line between\n");
    say(&s, STYLE_JOIN " on its own\n");
    SEES("1:a line between", "2: on its own");
}

/* New lines scroll the log, also if a row is as wide as the screen. The rows around the log, the
 * cursor and its look stay as they are. */
TEST(test_lines_in, "lines come in")
{
    char line[80];

    stand_open(&s, "xterm", true, 40, 10);
    rows(&s, "top\n", "hint\n");
    for (int i = 1; i <= 20; i++) {
        snprintf(line, sizeof(line), STYLE_REVERSE "%d" STYLE_RED " of %.*s\n", i, i % 2 * 33 + 1,
                 "abcdefghijklmnopqrstuvwxyz0123456789");
        say(&s, line);
        say(&s, "and another\n");
        SEES("0:top", "8:hint");
        at_input();
    }
    SEES("7:and another", "6:20 of a", "4:19 of abcdefghijklmnopqrstuvwxyz01234567");
    buf_puts(&s.out, "x");
    screen_show(s.screen, &s.out);
    CU_ASSERT_FALSE(screen_reverse(s.screen, 9, 2));
}

TEST(test_ascii, "ascii")
{
    stand_open(&s, "vt100", false, 40, 5);
    rows(&s, "┌─┐ 7♥ → " STYLE_RED "caf\xc3\xa9 日\x1b[2J\x9b\n", "");
    SEES("0:+-+ 7H > cafe ??[2J");
}

TEST(test_scroll, "scroll")
{
    stand_open(&s, "xterm", true, 40, 8);
    rows(&s, "top\n", "hint\n");
    CU_ASSERT(!frame_scroll(s.frame, 1));
    say_lines();
    SEES("5:line 20", "1:line 16");
    CU_ASSERT(frame_scroll(s.frame, -1));
    SEES("4:line 16");
    for (int i = 0; i < 10; i++) {
        frame_scroll(s.frame, -1);
        stand_draw(&s);
    }
    SEES("1:line 1");
    CU_ASSERT(!frame_scroll(s.frame, -1));
    CU_ASSERT(frame_bottom(s.frame));
    say(&s, "a word that is much longer than the forty cells of this row\n");
    SEES("4:a word that is much longer than the", "5:  forty cells of this row");

    frame_page(s.frame, "p1\np2\np3\np4\np5\np6\n", 18);
    SEES("1:p1", "4:p4", "5:─ 1-4 / 6 ──────────────────────────────");
    CU_ASSERT(frame_scroll(s.frame, 1));
    CU_ASSERT(!frame_scroll(s.frame, 1));
    SEES("4:p6");
    frame_layout(s.frame, 0, true); /* the log shows and scrolls; the page waits where it was */
    SEES("5:  forty cells of this row");
    CU_ASSERT(!frame_scroll(s.frame, 1));
    frame_layout(s.frame, 0, false);
    SEES("1:p3", "4:p6");
    frame_page(s.frame, "a shorter page\n", 15); /* scrolled before it was drawn */
    CU_ASSERT(!frame_bottom(s.frame) && !frame_scroll(s.frame, 1));
    SEES("1:a shorter page");
    frame_page(s.frame, "", 0);
    SEES("5:  forty cells of this row");
}

/* Somebody who has scrolled back sees the same rows, and how many lines have come in below. */
TEST(test_new_below, "scrolled back while lines come in")
{
    int news;

    stand_open(&s, "xterm", true, 40, 8);
    rows(&s, "top\n", "hint\n");
    say_lines();
    stand_draw(&s);
    CU_ASSERT(!frame_bottom(s.frame));
    CU_ASSERT(frame_scroll(s.frame, -1));
    SEES("1:line 13", "5:─ 0 new ────────────────────────────────");
    say(&s, "a word that is much longer than the forty cells of this row\n");
    say(&s, STYLE_OPEN "two\n" STYLE_JOIN " and three\n");
    SEES("1:line 13", "4:line 16", "5:─ 2 new ────────────────────────────────");
    /* Row by row up to the first, however many rows there are. */
    while (frame_scroll(s.frame, -1))
        stand_draw(&s);
    SEES("1:line 1");
    while (frame_scroll(s.frame, 1))
        stand_draw(&s);
    CU_ASSERT(!frame_scrolled(s.frame, &news));
    SEES("5:two and three");
    CU_ASSERT(frame_scroll(s.frame, -1));
    stand_draw(&s);
    CU_ASSERT(frame_bottom(s.frame));
    SEES("5:two and three");
    /* A page goes to its end. */
    frame_page(s.frame, "p1\np2\np3\np4\np5\np6\n", 18);
    stand_draw(&s);
    CU_ASSERT(frame_bottom(s.frame));
    SEES("4:p6");
    CU_ASSERT(!frame_bottom(s.frame));
    stand_close(&s);
    /* Talk beside the events is seen at once, and moves nothing. */
    stand_open(&s, "xterm", true, 120, 12);
    say_lines();
    say(&s, STYLE_ASIDE "bob: hello\n");
    for (int i = 1; i <= 200; i++)
        told(&s, i % 3 ? "much more\n" : STYLE_ASIDE "bob: hello again\n");
    CU_ASSERT(frame_scroll(s.frame, -1));
    stand_draw(&s);
    say(&s, STYLE_ASIDE "bob: the last\n");
    CU_ASSERT(frame_scrolled(s.frame, &news));
    CU_ASSERT_EQUAL(news, 0);
    stand_draw(&s);
    CU_ASSERT_PTR_NOT_NULL(strstr(screen_row(s.screen, 10), "bob: the last"));
    CU_ASSERT_PTR_NOT_NULL(strstr(screen_row(s.screen, 10), "─ 0 new ──"));
}

/* Talk that keeps rows of its own stays, whatever happens; it gives them back. */
TEST(test_talk_below, "talk below")
{
    stand_open(&s, "xterm", true, 40, 20);
    rows(&s, "1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11\n12\n13\n", "hint\n");
    frame_layout(s.frame, 2, false);
    say(&s,
        "e1\n" STYLE_ASIDE STYLE_PIN "first words\ne2\n" STYLE_ASIDE STYLE_PIN "second words\n");
    say(&s, "e3\ne4\ne5\n");
    SEES("13:first words", "14:second words", "15:e3", "17:e5");
    CU_ASSERT(frame_scroll(s.frame, -1)); /* then all is in its place */
    SEES("13:e1", "16:second words");
    while (frame_scroll(s.frame, 1))
        stand_draw(&s);
    frame_layout(s.frame, 0, false);
    SEES("13:e2", "14:second words", "17:e5");
    frame_layout(s.frame, 2, false);
    resize(&s, 40, 18); /* too few rows for that */
    SEES("13:e3", "15:e5");
}

/* As many lines of talk are pinned as frame_layout says, and only lines with STYLE_PIN. All others
 * stay in order. A line that takes too many rows is not pinned. */
TEST(test_talk_pinned, "talk that is pinned")
{
    stand_open(&s, "xterm", true, 40, 20);
    rows(&s, "1\n2\n3\n4\n5\n6\n7\n8\n9\n10\n11\n12\n13\n", "hint\n");
    frame_layout(s.frame, 1, false);
    say(&s, STYLE_ASIDE STYLE_PIN "old\n" STYLE_ASIDE STYLE_PIN "new\n" STYLE_ASIDE "my own\n");
    say(&s, "e1\ne2\n");
    SEES("13:old", "14:new", "17:e2"); /* there is room for all */
    say(&s, "e3\ne4\n");
    SEES("13:new", "14:e1");
    say(&s,
        STYLE_ASIDE STYLE_PIN "somebody who says so much that it would take three rows of these "
                              "few columns, and more than that\n");
    SEES("13:e3", "14:e4");
}

/* A line whose beginning has no room has a mark. A line that is longer than the log is shown from
 * its beginning until its reader goes on, and so is one that has to stay in sight. */
TEST(test_log_begins, "how a log begins")
{
    stand_open(&s, "xterm", true, 40, 6);
    rows(&s, "top\n", "hint\n");
    say(&s, "a line that needs more than one row of forty columns\nb\nc\n");
    SEES("1:… forty columns", "2:b", "3:c");
    stand_close(&s);
    stand_open(&s, "xterm", true, 20, 6);
    rows(&s, "top\n", "hint\n");
    say(&s, "a\nfirst row of twenty; second row of them; third row of them; fourth row of them\n");
    SEES("1:first row of twenty;", "2:  second row of");
    SEES("3:─ 0 new ────────────");
    say(&s, "b\n");
    SEES("1:first row of twenty;", "3:─ 1 new ────────────");
    while (frame_scroll(s.frame, 1))
        stand_draw(&s);
    SEES("3:b");
    say(&s, STYLE_KEEP "a lesson\nc\nd\n");
    SEES("1:a lesson");
    say(&s, "e\n");
    SEES("1:a lesson");
    /* It begins there, too, when the log gets fewer or more rows. */
    rows(&s, "top\nsecond\n", "hint\n");
    SEES("2:a lesson", "3:─ 0 new ────────────");
    rows(&s, "", "hint\n");
    SEES("0:a lesson", "3:e");
    rows(&s, "top\n", "hint\n");
    SEES("1:a lesson");
    CU_ASSERT(frame_typed(s.frame));
    SEES("3:e");
    CU_ASSERT(!frame_typed(s.frame));
    SEES("3:e");
}

/* When a list turns to another part, the log below it begins anew; without the list all is there.
 */
TEST(test_leave_out, "a log without what came before")
{
    stand_open(&s, "xterm", true, 40, 6);
    rows(&s, "top\n", "hint\n");
    say(&s, "a\nb\nc\n");
    SEES("3:c");
    frame_leave_out(s.frame, true);
    SEES("1:", "3:");
    CU_ASSERT(!frame_scroll(s.frame, -1));
    say(&s, "d\n");
    SEES("1:d", "2:");
    frame_typed(s.frame);
    SEES("1:d");
    frame_leave_out(s.frame, false);
    SEES("1:b", "3:d");
    /* The log forgets its oldest lines, and with them what was left out. */
    frame_leave_out(s.frame, true);
    for (int i = 0; i < FRAME_LOG_MAX / 8; i++)
        told(&s, "another line\n");
    SEES("1:another line");
    frame_leave_out(s.frame, true);
    say(&s, "last\n");
    SEES("1:last", "2:");
}

/* Of a text that is longer than the log, the end is kept, even if the text is a single line. */
TEST(test_long_text, "a text longer than the log")
{
    BUF_LOCAL text = {0};

    stand_open(&s, "xterm", true, 20, 4);
    for (int i = 0; i < FRAME_LOG_MAX; i++)
        buf_puts(&text, "é");
    buf_puts(&text, "\n");
    frame_log(s.frame, text.data, text.len);
    SEES("0:éééééééééééééééééééé");
    CU_ASSERT(frame_bottom(s.frame));
    SEES("2:  ééé");
    buf_puts(&text, "last\n");
    frame_log(s.frame, text.data, text.len);
    SEES("0:last", "1:");
}

/* Below a page stands what is told while that part of it is read. */
TEST(test_under_page, "below a page")
{
    BUF_LOCAL page = {0};

    stand_open(&s, "xterm", true, 40, 20);
    rows(&s, "top\n", "hint\n");
    say(&s, "an old notice\n");
    for (int i = 1; i <= 40; i++)
        buf_printf(&page, "page %d\n", i);
    frame_page(s.frame, page.data, page.len);
    SEES("1:page 1", "15:", "17:");
    say(&s, "news\n");
    SEES("15:news");
    CU_ASSERT(frame_scroll(s.frame, 1));
    SEES("15:");
    say(&s, "more news\n");
    CU_ASSERT(frame_bottom(s.frame));
    CU_ASSERT(!frame_scroll(s.frame, 1));
    SEES("15:");
    frame_page(s.frame, "", 0);
    SEES("1:an old notice", "3:more news");
}

/* Pinned talk that is longer than the rows for it stays in the log. */
TEST(test_long_pin, "a long pin")
{
    BUF_LOCAL line = {0};

    stand_open(&s, "xterm", true, 40, 24);
    rows(&s, "top\n", "hint\n");
    buf_puts(&line, STYLE_ASIDE STYLE_PIN);
    for (int i = 0; i < 60; i++)
        buf_puts(&line, "blah blah ");
    buf_puts(&line, "\n");
    say(&s, buf_text(&line));
    frame_layout(s.frame, 1, false);
    stand_draw(&s);
    CU_ASSERT_PTR_NOT_NULL(strstr(screen_row(s.screen, 1), "blah"));
}

/* A reader of a page stays at the same line when the size changes. A page that fits is shown
 * whole. */
TEST(test_page_resized, "page resized")
{
    static const char page[] =
        "p1\np2, a line that takes two rows of forty cells\np3\np4\np5\np6\np7\np8\n";
    stand_open(&s, "xterm", true, 40, 8);
    rows(&s, "top\n", "hint\n");
    frame_page(s.frame, page, strlen(page));
    stand_draw(&s);
    CU_ASSERT(frame_scroll(s.frame, 1));
    SEES("1:p3", "5:─ 4-7 / 9 ──────────────────────────────");
    resize(&s, 20, 8);
    SEES("1:p3", "5:─ 5-8 / 10 ─────────");
    resize(&s, 100, 8);
    SEES("1:p3");
    resize(&s, 40, 10); /* no emptier than it has to be */
    SEES("1:p3", "6:p8");
    resize(&s, 40, 24);
    SEES("1:p1");
}

/* What stands before the words of a line is left out on a narrow screen, and comes back on a wide
 * one. */
TEST(test_margin, "margin")
{
    stand_open(&s, "xterm", true, 40, 8);
    say(&s, STYLE_OPEN STYLE_MARGIN " 14:02:11  " STYLE_HANG "bob plays R5.\n");
    say(&s, STYLE_MARGIN "           " STYLE_HANG
                         "ann must answer that with a card which is on top of it.\n");
    say(&s, STYLE_MARGIN " 14:02  " STYLE_HANG STYLE_ASIDE "bob: hi\n");
    say(&s, STYLE_MARGIN " no words\n");
    SEES("0: bob plays R5.", "1: ann must answer that with a card which", "2:   is on top of it.",
         "3: bob: hi", "4: no words");
    resize(&s, 60, 8);
    SEES("0: 14:02:11  bob plays R5.",
         "1:           ann must answer that with a card which is on top", "2:           of it.",
         "3: 14:02  bob: hi");
    resize(&s, 40, 8);
    SEES("0: bob plays R5.");
}

/* The log outlives the screen, and nothing else does. */
TEST(test_sleep, "asleep")
{
    stand_open(&s, "xterm", true, 40, 8);
    rows(&s, "top\n", "hint\n");
    say(&s, "one\ntwo\n");
    frame_page(s.frame, "p1\np2\n", 6);
    stand_draw(&s);
    frame_leave(s.frame, &s.out, false);
    frame_sleep(s.frame);
    CU_ASSERT(frame_memory(s.frame) < 4096 + 256);
    frame_wake(s.frame, &s.profile, 60, 10);
    screen_free(&s.screen);
    s.screen = screen_new(60, 10);
    frame_enter(s.frame, &s.out);
    say(&s, "three\n");
    SEES("0:one", "1:two", "2:three", "9:>");
    frame_sleep(s.frame);
}

/* Leaving shows the last line on the terminal's own screen, which is as it was. */
TEST(test_leave, "leave")
{
    stand_open(&s, "xterm", true, 40, 6);
    buf_clear(&s.out);
    buf_puts(&s.out, "before\r\n");
    frame_enter(s.frame, &s.out);
    say(&s, "a line\nGoodbye.\n");
    SEES("1:Goodbye.");
    frame_leave(s.frame, &s.out, true);
    screen_show(s.screen, &s.out);
    CU_ASSERT_STRING_EQUAL(screen_row(s.screen, 0), "before");
    CU_ASSERT_STRING_EQUAL(screen_row(s.screen, 1), "Goodbye.");
    CU_ASSERT_STRING_EQUAL(screen_row(s.screen, 2), "");
    CU_ASSERT_EQUAL(screen_cursor_row(s.screen), 2);
}

/* ---- Any sequence of changes and resizes ---- */

static unsigned long long state;
static unsigned draw_number(unsigned below)
{
    state = state * 6364136223846793005ULL + 1442695040888963407ULL;
    return (unsigned)(state >> 33) % below;
}

static void random_text(struct buf *out, int lines, int columns)
{
    static const char *const texts[] = {
        "a", "bc ",         "  ", "R7 ", "♥",    "日本", "é", "e\xcc\x81", "─", "┌──┐",
        "🂡", "clock 0:22 ", "░",  "0",   "9   ", "x",    "กิ่", "      ",    "語"};
    static const char *const styles[] = {
        STYLE_BOLD,   STYLE_RED,      "\x1fn",         STYLE_DIM,    STYLE_REVERSE,
        STYLE_YELLOW, STYLE_FACE_RED, STYLE_FACE_WILD, STYLE_LIT,    STYLE_MINE,
        STYLE_RIGHT,  STYLE_RULE,     STYLE_HANG,      STYLE_MARGIN, STYLE_ASIDE,
        STYLE_ALERT,  STYLE_GREEN,    STYLE_BLUE,      STYLE_NORMAL};

    for (int line = 0; line < lines; line++) {
        for (int n = (int)draw_number((unsigned)columns / 2); n > 0; n--)
            buf_puts(out, draw_number(2) ? texts[draw_number(sizeof(texts) / sizeof(texts[0]))]
                                         : styles[draw_number(sizeof(styles) / sizeof(styles[0]))]);
        buf_putc(out, '\n');
    }
}

/* libvterm gives the right half of a wide character no look of its own, and a blank shows nothing
 * of one but reverse video. */
static bool same_look(struct screen *a, struct screen *b, int row, int column)
{
    if (screen_half(a, row, column))
        return true;
    if (screen_reverse(a, row, column) != screen_reverse(b, row, column))
        return false;
    return screen_blank(a, row, column) ||
           (screen_bold(a, row, column) == screen_bold(b, row, column) &&
            screen_colour(a, row, column) == screen_colour(b, row, column));
}

static bool same_screens(struct screen *a, struct screen *b, int columns, int rows, int step)
{
    for (int row = 0; row < rows; row++) {
        FREED char *one = strdup(screen_row(a, row));
        bool same = strcmp(one, screen_row(b, row)) == 0;
        if (!same)
            printf("# step %d, row %d:\n# diffed %s\n# fresh  %s\n", step, row, one,
                   screen_row(b, row));
        for (int column = 0; same && column < columns; column++) {
            same = same_look(a, b, row, column);
            if (!same)
                printf("# step %d, row %d, column %d: the look differs in\n# %s\n", step, row,
                       column, screen_row(b, row));
        }
        if (!same)
            return false;
    }
    return true;
}

static void any_sequence(const char *terminal, bool utf8, bool light, unsigned long long seed)
{
    BUF_LOCAL top = {0}, bottom = {0}, text = {0};

    state = seed;
    stand_close(&s);
    stand_open(&s, terminal, utf8, 80, 24);
    s.profile.light = light;
    frame_resize(s.frame, &s.profile, 80, 24);
    for (int step = 0; step < 400; step++) {
        switch (draw_number(8)) {
        case 0:
        case 1:
            buf_clear(&top);
            random_text(&top, (int)draw_number(12), s.columns);
            break;
        case 2:
            buf_clear(&bottom);
            random_text(&bottom, (int)draw_number(4), s.columns);
            break;
        case 3:
        case 4:
            buf_clear(&text);
            random_text(&text, 1 + (int)draw_number(3), s.columns);
            say(&s, buf_text(&text));
            break;
        case 5:
            if (draw_number(6) == 0)
                frame_bottom(s.frame);
            else
                frame_scroll(s.frame, draw_number(2) == 0 ? -1 : 1);
            break;
        case 6:
            buf_clear(&text);
            random_text(&text, (int)draw_number(3) * 20, s.columns);
            frame_page(s.frame, buf_text(&text), text.len);
            break;
        default:
            if (draw_number(4) != 0)
                break;
            s.columns = 20 + (int)draw_number(140);
            s.rows = 5 + (int)draw_number(50);
            screen_resize(s.screen, s.columns, s.rows);
            frame_resize(s.frame, &s.profile, s.columns, s.rows);
            break;
        }
        rows(&s, buf_text(&top), buf_text(&bottom));
        stand_draw(&s);
        struct screen *fresh = screen_new(s.columns, s.rows);
        frame_forget(s.frame);
        CU_ASSERT_TRUE_FATAL(frame_draw(s.frame, &s.out));
        buf_puts(&s.out, "> ");
        screen_show(fresh, &s.out);
        bool same = same_screens(s.screen, fresh, s.columns, s.rows, step) &&
                    screen_cursor_row(s.screen) == s.rows - 1 &&
                    screen_cursor_column(s.screen) == 2;
        screen_free(&fresh);
        CU_ASSERT_TRUE_FATAL(same);
    }
}

TEST(test_property, "any sequence of changes")
{
    any_sequence("xterm-256color", true, false, 1);
    any_sequence("xterm-256color", true, true, 20261121);
    any_sequence("linux", true, true, 7);
    any_sequence("vt100", false, false, 3);
}

/* At most 20 KB for 80x24, however much was said. */
TEST(test_memory, "memory")
{
    BUF_LOCAL text = {0};

    state = 5;
    stand_open(&s, "xterm", true, 80, 24);
    for (int i = 0; i < 200; i++) {
        buf_clear(&text);
        random_text(&text, 3, 80);
        say(&s, buf_text(&text));
    }
    CU_ASSERT(frame_memory(s.frame) <= 20 * 1024);
    for (int i = 0; i < 20; i++)
        random_text(&text, 100, 80);
    say(&s, buf_text(&text));
    CU_ASSERT(frame_memory(s.frame) <= 20 * 1024);
    stand_draw(&s);
}

/* Equal texts are one, however many hold it, until it is dropped or another takes its place. */
TEST(test_shared, "shared")
{
    struct shared_recent recent = {{NULL}};
    struct shared *own = shared_hold(NULL, "a", 1), *first = shared_hold(&recent, "a", 1);
    struct shared *second = shared_hold(&recent, "a", 1), *none = shared_hold(&recent, "", 0);

    CU_ASSERT(first == second);
    CU_ASSERT(own != first);
    CU_ASSERT_PTR_NULL(none);
    CU_ASSERT_STRING_EQUAL(second->text, "a");
    for (int i = 0; i < 1000; i++) {
        char text[8];
        int len = snprintf(text, sizeof(text), "%d", i);
        struct shared *other = shared_hold(&recent, text, (size_t)len);
        CU_ASSERT_STRING_EQUAL(other->text, text);
        shared_drop(&other);
    }
    shared_drop(&first);
    CU_ASSERT_PTR_NULL(first);
    shared_forget(&recent);
    CU_ASSERT_STRING_EQUAL(second->text, "a");
    shared_drop(&second);
    shared_drop(&own);
}

/* Frames with the same texts show them, each with a first row of its own, also when the texts of
 * one change. */
TEST(test_share, "frames that share texts")
{
    struct shared_recent recent = {{NULL}};
    struct stand other;

    stand_open(&s, "xterm", true, 40, 8);
    stand_open(&other, "xterm", true, 40, 8);
    frame_share(s.frame, &recent);
    frame_share(other.frame, &recent);
    rows(&s, "ann\nfirst\nsecond\n", "play\n");
    rows(&other, "bob\nfirst\nsecond\n", "play\n");
    stand_draw(&other);
    SEES("0:ann", "1:first", "2:second", "6:play");
    rows(&other, "bob\nthird\n", "go\n");
    stand_draw(&other);
    CU_ASSERT_STRING_EQUAL(screen_row(other.screen, 1), "third");
    stand_close(&other);
    say(&s, "hello\n");
    SEES("0:ann", "1:first", "2:second", "3:hello", "6:play");
    rows(&s, "ann\nfirst\n", "play\n");
    SEES("0:ann", "1:first", "6:play");
    frame_free(&s.frame);
    shared_forget(&recent);
}

/* A card flies over the rows and is gone; a resize, a page and frame_still end what moves. */
TEST(test_motion, "motion")
{
    struct frame_motion way = {.row = 0, .column = 2, .to_row = 2, .to_column = 10, .steps = 3};
    struct frame_motion stays = {.row = 1, .column = 30, .to_row = 1, .to_column = 30, .steps = 1};
    stand_open(&s, "xterm", true, 40, 10);
    rows(&s, "top\nsecond\nthird\n", "play\n");
    stand_draw(&s);
    CU_ASSERT_FALSE(frame_moves(s.frame));
    frame_motion(s.frame, &way, STYLE_BOLD "[R5]", 6);
    frame_motion(s.frame, &stays, "+4", 2);
    SEES("0:to[R5]", "1:second                        +4");
    CU_ASSERT(frame_moves(s.frame));
    SEES("0:top", "1:second[R5]");
    SEES("1:second", "2:third     [R5]");
    CU_ASSERT(frame_moves(s.frame));
    SEES("2:third");
    CU_ASSERT_FALSE(frame_moves(s.frame));
    stand_draw(&s);
    CU_ASSERT_EQUAL(s.sent, 0);
    /* What ends it. */
    frame_motion(s.frame, &way, "x", 1);
    frame_still(s.frame);
    CU_ASSERT_FALSE(frame_moves(s.frame));
    frame_motion(s.frame, &way, "x", 1);
    frame_page(s.frame, "a page\n", 7);
    CU_ASSERT_FALSE(frame_moves(s.frame));
    frame_page(s.frame, "", 0);
    frame_motion(s.frame, &way, "x", 1);
    frame_resize(s.frame, &s.profile, 40, 10);
    CU_ASSERT_FALSE(frame_moves(s.frame));
    /* Motions that break a limit are left out; what is outside the screen is not drawn. */
    way.steps = FRAME_STEPS + 1;
    frame_motion(s.frame, &way, "x", 1);
    way.steps = 0;
    frame_motion(s.frame, &way, "x", 1);
    way.steps = 1;
    frame_motion(s.frame, &way, "x\ny", 3);
    CU_ASSERT_FALSE(frame_moves(s.frame));
    stand_draw(&s);
    way.row = 65535;
    frame_motion(s.frame, &way, "x", 1);
    way.row = 0;
    way.column = 65535;
    frame_motion(s.frame, &way, STYLE_RIGHT "x", 3);
    stand_draw(&s);
    CU_ASSERT_EQUAL(s.sent, 0);
}

/* A mark at the edge of a row is shown once in each step of a motion over the row. */
TEST(test_motion_text, "motion over a row's text")
{
    static const char wide[] = "abcdefghijabcdefghijabcdefghijabcdefghi日\xcc\x81\n";
    struct frame_motion way = {.row = 0, .to_row = 0, .to_column = 2, .steps = 3};

    stand_open(&s, "xterm", true, 40, 6);
    rows(&s, wide, "play\n");
    frame_motion(s.frame, &way, "X", 1);
    SEES("0:Xbcdefghijabcdefghijabcdefghijabcdefghi \xcc\x81");
    SEES("0:aXcdefghijabcdefghijabcdefghijabcdefghi \xcc\x81");
    SEES("0:abXdefghijabcdefghijabcdefghijabcdefghi \xcc\x81");
}

/* The steps of a motion draw only the rows under it. The result is the same as if every step drew
 * all rows, even when lines come in on the way, the terminal is forgotten, or there is more to
 * move. */
TEST(test_motion_rows, "motion over some rows")
{
    static const char top[] = STYLE_REVERSE "head" STYLE_RIGHT "14:02 \n│ 卡片 " STYLE_BOLD
                                            "R5" STYLE_NORMAL " │\nthird é\n";
    static const struct frame_motion ways[] = {
        {.row = 0, .column = 2, .to_row = 7, .to_column = 30, .steps = 4},
        {.row = 1, .column = 3, .to_row = 1, .to_column = 3, .steps = 2},
        {.row = 6, .column = 38, .to_row = 2, .to_column = 36, .steps = 3}};
    struct stand part, whole;

    for (int utf8 = 0; utf8 < 2; utf8++) {
        stand_open(&part, "xterm", utf8, 40, 10);
        stand_open(&whole, "xterm", utf8, 40, 10);
        for (int step = 0; step < 14; step++) {
            rows(&whole, top, "play\n");
            if (step == 0)
                rows(&part, top, "play\n");
            for (size_t i = 0; i < 3 && (step == 1 || step == 6); i++) {
                frame_motion(part.frame, &ways[i], STYLE_REVERSE "[R5]", 6);
                frame_motion(whole.frame, &ways[i], STYLE_REVERSE "[R5]", 6);
            }
            if (step == 3 || step == 8) {
                say(&part, "ann plays R5.\n");
                say(&whole, "ann plays R5.\n");
            }
            if (step == 7) {
                frame_forget(part.frame);
                frame_forget(whole.frame);
            }
            stand_draw(&part);
            stand_draw(&whole);
            CU_ASSERT_EQUAL(part.sent, whole.sent);
            CU_ASSERT(same_screens(part.screen, whole.screen, part.columns, part.rows, step));
            CU_ASSERT(screen_cursor_row(part.screen) == part.rows - 1);
        }
        CU_ASSERT_FALSE(frame_moves(part.frame));
        CU_ASSERT_EQUAL(frame_memory(part.frame), frame_memory(whole.frame));
        stand_close(&part);
        stand_close(&whole);
    }
}
