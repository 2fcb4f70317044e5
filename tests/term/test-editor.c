/*
 * The line editor on a terminal (libvterm): what is shown, where the cursor is, which lines come
 * out. Keys are fed whole, split at every offset and byte by byte.
 */

#include "cutap.h"
#include "editor.h"
#include "files.h"
#include "keys.h"
#include "style.h"
#include "utf8.h"
#include "vtscreen.h"
#include "xalloc.h"

#define UP         "\033[A"
#define DOWN       "\033[B"
#define RIGHT      "\033[C"
#define LEFT       "\033[D"
#define HOME       "\033[H"
#define END        "\033[F"
#define DELETE     "\033[3~"
#define PASTE      "\033[200~"
#define PASTED     "\033[201~"
#define CTRL_A     "\x01"
#define CTRL_C     "\x03"
#define CTRL_E     "\x05"
#define CTRL_G     "\x07"
#define CTRL_K     "\x0b"
#define CTRL_L     "\x0c"
#define CTRL_P     "\x10"
#define CTRL_R     "\x12"
#define CTRL_T     "\x14"
#define CTRL_U     "\x15"
#define CTRL_W     "\x17"
#define CTRL_Y     "\x19"
#define ERASE      "\x7f"
#define ACCENT     "\xcc\x81" /* U+0301 */
#define ESCAPE_KEY "<key 1b>"

/* A person at a terminal. */
static struct desk {
    struct screen *screen;
    struct editor *editor;
    struct buf out;
    struct buf lines; /* each followed by |; other events in <> */
    bool answer;      /* each line is answered by the prompt "> " */
} desk;

static void desk_close(void)
{
    if (desk.editor)
        editor_end(desk.editor);
    editor_free(&desk.editor);
    screen_free(&desk.screen);
    buf_free(&desk.out);
    buf_free(&desk.lines);
}

static void desk_open(struct profile profile)
{
    desk_close();
    memset(&desk, 0, sizeof(desk));
    desk.screen = screen_new(profile.columns, 10);
    desk.editor = editor_new(&desk.out, &profile);
    desk.answer = true;
    editor_begin(desk.editor);
    editor_prompt(desk.editor, "> ", 2, 2, false);
}

static void note_key(void)
{
    int column, row;
    buf_printf(&desk.lines, "<key %x>", (unsigned)editor_key(desk.editor, &column, &row));
}

static void type_bytes(const char *bytes, size_t len)
{
    enum editor_event event;

    while ((event = editor_next(desk.editor, &bytes, &len)) != EDITOR_NONE) {
        if (event == EDITOR_LINE) {
            buf_printf(&desk.lines, "%s|", editor_line(desk.editor));
            if (desk.answer)
                editor_prompt(desk.editor, "> ", 2, 2, false);
        } else if (event == EDITOR_KEY) {
            note_key();
        } else if (event == EDITOR_FINISH) {
            buf_printf(&desk.lines, "<%s>", editor_line(desk.editor));
        } else {
            buf_puts(&desk.lines, event == EDITOR_EOF ? "<eof>" : "<interrupt>");
        }
    }
    screen_show(desk.screen, &desk.out);
}

static void type(const char *keys)
{
    type_bytes(keys, strlen(keys));
}

/* The row with the cursor. */
static const char *row(void)
{
    screen_show(desk.screen, &desk.out);
    return screen_row(desk.screen, screen_cursor_row(desk.screen));
}

static int column(void)
{
    screen_show(desk.screen, &desk.out);
    return screen_cursor_column(desk.screen);
}

/* What a buffer holds since the last look. */
static const char *taken(struct buf *from)
{
    static char text[2000];

    snprintf(text, sizeof(text), "%s", buf_text(from));
    buf_clear(from);
    return text;
}

/* Do `act`, and assert one thing afterwards:
 *     SHOWS      the row with the cursor; SHOWS_AT: and the column of the cursor
 *     READS      the lines that were read
 *     SENDS      the bytes that were sent
 *     WAITS      how long the editor waits for the rest of a key
 *     TIMES_OUT  the event if that rest does not come
 *     BELLS      how often the bell rang */
#define SHOWS(act, text) CU_ASSERT_STRING_EQUAL((act, row()), text)
#define SHOWS_AT(act, text, at)                                                                    \
    do {                                                                                           \
        SHOWS(act, text);                                                                          \
        CU_ASSERT_EQUAL(column(), at);                                                             \
    } while (0)
#define READS(act, text)      CU_ASSERT_STRING_EQUAL((act, taken(&desk.lines)), text)
#define SENDS(act, bytes)     CU_ASSERT_STRING_EQUAL((act, taken(&desk.out)), bytes)
#define WAITS(act, ms)        CU_ASSERT_EQUAL((act, editor_wait(desk.editor)), ms)
#define TIMES_OUT(act, event) CU_ASSERT_EQUAL((act, editor_timeout(desk.editor)), event)
#define BELLS(act, n)         CU_ASSERT_EQUAL((act, screen_bells(desk.screen)), n)

static void check(const struct rows *f, size_t len, const char *terminal, size_t first, size_t step)
{
    desk_open(screen_profile(terminal, true, 40));
    for (size_t at = 0; at < len;) {
        size_t size = at == 0 && first > 0 ? first : step;
        char *piece;

        if (size > len - at)
            size = len - at;
        piece = malloc(size);
        memcpy(piece, f->cell[1] + at, size);
        type_bytes(piece, size);
        free(piece);
        at += size;
    }
    FREED char *shown = xasprintf("%d %s", column(), row());
    if (strcmp(shown, f->cell[2]) != 0 || strcmp(buf_text(&desk.lines), f->cell[3]) != 0) {
        printf("# %s (%s, first piece %zu, then %zu): \"%s\", lines \"%s\"\n", f->cell[0], terminal,
               first, step, shown, buf_text(&desk.lines));
        CU_FAIL("fixture");
    }
}

SUITE("editor", NULL, desk_close);

TEST(test_fixtures, "keys, split at every offset")
{
    ROWS_LOCAL rows = rows_open("tests/term/keys.txt", "fixtures");
    while (rows_next(&rows)) {
        size_t len = rows_bytes(rows.cell[1]);

        rows_bytes(rows.cell[3]);
        for (size_t first = 0; first < len; first++)
            check(&rows, len, "xterm", first, len);
        check(&rows, len, "xterm", 0, 1);
        check(&rows, len, "dumb", 0, len);
        check(&rows, len, "dumb", 0, 1);
    }
    CU_ASSERT_EQUAL(rows.n, 59);
}

TEST(test_scrolling, "long lines scroll sideways")
{
    static const char *const terminals[] = {"xterm", "dumb"};

    for (int i = 0; i < 2; i++) {
        desk_open(screen_profile(terminals[i], true, 20));
        SHOWS(type("12345678901234567"), "> 12345678901234567"); /* the last column stays free */
        SHOWS_AT(type("8"), "><12345678", 10);                   /* the end of it, half a row */
        SHOWS_AT(type(HOME), "> 12345678901234567", 2);
        type("ab" END);
        SHOWS_AT(type("漢字漢字"), "><12345678漢字漢字", 18);
        READS(type("\r"), "ab123456789012345678漢字漢字|");
        CU_ASSERT_EQUAL(screen_cursor_row(desk.screen), 1);
    }
}

/* So much time passes that no byte of a key can still come. */
static void wait_long(void)
{
    for (int i = 0; i < 3 && editor_wait(desk.editor) > 0; i++)
        if (editor_timeout(desk.editor) == EDITOR_KEY)
            note_key();
    CU_ASSERT_EQUAL(editor_wait(desk.editor), 0);
}

/* A single Esc swallows nothing, and the pieces of a cursor key are put together. */
TEST(test_escape, "Esc alone, and keys in pieces")
{
    _Static_assert(KEY_ESCAPE == 0x1b, "the key that the lines name");
    desk_open(screen_profile("xterm", true, 40));
    CU_ASSERT_EQUAL(editor_wait(desk.editor), 0);
    WAITS(type("\033"), KEYS_ESCAPE_MS);
    wait_long();
    READS(type("dx\r"), ESCAPE_KEY "dx|");
    /* If something is typed, an Esc takes nothing away. */
    type("ab\033");
    wait_long();
    READS(type("c\r"), "abc|");
    /* Twice in a row is twice; the rest of a late cursor key is not typed. */
    TIMES_OUT(type("\033"), EDITOR_KEY);
    CU_ASSERT_EQUAL(editor_wait(desk.editor), KEYS_REST_MS);
    WAITS(type("\033"), KEYS_ESCAPE_MS);
    CU_ASSERT_EQUAL(editor_timeout(desk.editor), EDITOR_KEY);
    WAITS(type("["), KEYS_REST_MS);
    WAITS(type("D"), 0);
    CU_ASSERT_STRING_EQUAL(row(), ">");
    TIMES_OUT(type("xy\033"), EDITOR_NONE);
    READS(type("[Dz\r"), "xzy|");
    /* In application mode a cursor key has an O, which may also be a letter. */
    TIMES_OUT(type("xy\033"), EDITOR_NONE);
    WAITS(type("O"), KEYS_ESCAPE_MS);
    TIMES_OUT(type("Dz\r\033"), EDITOR_KEY);
    READS(type("OK\r"), "xzy|OK|");
    TIMES_OUT(type("ab\033"), EDITOR_NONE);
    type("O");
    wait_long();
    READS(type("\r"), "abO|");
    /* Pauses in an answer, or at the mark that ends a paste, do not turn its Esc into a key. */
    WAITS(type("\033]11;rgb"), KEYS_REST_MS);
    WAITS(type(":0/0/0\033"), KEYS_REST_MS);
    WAITS(type("\\" PASTE "a\033"), 0);
    type("[201~b\r\033]no answer");
    wait_long();
    READS(type("c\r"), "ab|c|");
    /* The start of a sequence that never ends is forgotten: Alt-[, Alt-O. */
    type("\033[");
    wait_long();
    type("a\033O");
    wait_long();
    READS(type("b\r"), "ab|");
    /* An Esc ends a search with what was found and asks the room for nothing. It does not do so
     * either while a password is typed, or before a prompt is there. */
    type(CTRL_R "xz\033");
    SHOWS(wait_long(), "> xzy");
    type(CTRL_U);
    editor_prompt(desk.editor, "Password: ", 10, 10, true);
    type("\033");
    wait_long();
    desk.answer = false;
    type("s\r\033");
    READS(wait_long(), "s|");
}

/* What each terminal sends for a key, in either mode of its cursor keys. */
TEST(test_terminals, "keys of each terminal")
{
    static const char *const names[] = {"up", "down", "left", "right", "enter"};
    static const uint32_t numbers[] = {KEY_UP, KEY_DOWN, KEY_LEFT, KEY_RIGHT, KEY_ENTER};

    ROWS_LOCAL keys = rows_open("tests/term/keys.txt", "keys");
    ROWS_LOCAL others = rows_open("tests/term/keys.txt", "others");

    while (rows_next(&keys)) {
        char want[32] = "";
        desk_open(screen_profile("xterm", true, 40));
        editor_keys(desk.editor, EDITOR_CURSOR | EDITOR_CHAR, "0123456789dp");
        rows_bytes(keys.cell[1]);
        for (const char *at = keys.cell[1]; *at != '\0'; at++) /* byte by byte */
            type_bytes(at, 1);
        for (int i = 0; i < 5; i++)
            if (strcmp(keys.cell[2], names[i]) == 0)
                snprintf(want, sizeof(want), "<key %x>", (unsigned)numbers[i]);
        if (strcmp(buf_text(&desk.lines), want) != 0)
            printf("# %s: %s\n", keys.cell[0], buf_text(&desk.lines));
        CU_ASSERT_STRING_EQUAL(buf_text(&desk.lines), want);
    }
    while (rows_next(&others)) {
        desk_open(screen_profile("xterm", true, 40));
        editor_keys(desk.editor, EDITOR_CURSOR | EDITOR_CHAR | EDITOR_CLICK, "0123456789dp");
        editor_mouse(desk.editor, true);
        rows_bytes(others.cell[0]);
        WAITS(type(others.cell[0]), 0);
        CU_ASSERT_STRING_EQUAL(buf_text(&desk.lines), "");
        CU_ASSERT_STRING_EQUAL(row(), ">");
        type("7"); /* and the next key is itself */
        CU_ASSERT_STRING_EQUAL(buf_text(&desk.lines), "<key 37>");
    }
    CU_ASSERT(keys.n == 10 && others.n == 33);
}

TEST(test_limit, "a line has 512 bytes")
{
    char keys[600];
    desk_open(screen_profile("xterm", true, 80));
    memset(keys, 'x', sizeof(keys));
    BELLS(type_bytes(keys, EDIT_LINE_MAX - 1), 0);
    BELLS(type("ë"), 1); /* two bytes do not fit, one does */
    BELLS(type("y"), 0);
    BELLS(type_bytes(keys, sizeof(keys)), 1); /* one bell for all of it */
    BELLS(type(CTRL_U CTRL_Y CTRL_Y), 1);
    type("\r");
    CU_ASSERT_EQUAL(desk.lines.len, EDIT_LINE_MAX + 1);
    CU_ASSERT_EQUAL(desk.lines.data[EDIT_LINE_MAX - 1], 'y');
}

TEST(test_secret, "secret input is not shown, not remembered")
{
    desk_open(screen_profile("xterm", true, 40));
    desk.answer = false;
    type("half typed");
    /* when asked in between: what was typed does not count */
    SHOWS(editor_prompt(desk.editor, "Password: ", 10, 10, true), "Password:");
    type("se\033[200~cret\r\n\033[201~");
    SHOWS_AT(type("x" ERASE LEFT RIGHT UP CTRL_R "\t" CTRL_K), "Password:", 10);
    READS(type("\r"), "secret|");
    CU_ASSERT_EQUAL(screen_cursor_row(desk.screen), 1);
    editor_prompt(desk.editor, "> ", 2, 2, false);
    SHOWS(type(UP CTRL_Y CTRL_P CTRL_R), ">");
    /* The line is gone from memory once the next one begins. */
    CU_ASSERT_STRING_EQUAL(editor_line(desk.editor), "");
    /* Unfinished secrets do not show either. */
    editor_prompt(desk.editor, "Again: ", 7, 7, true);
    type("sec");
    SHOWS(editor_prompt(desk.editor, "> ", 2, 2, false), ">");
    SHOWS(type(CTRL_U CTRL_Y), ">");
}

TEST(test_two_secrets, "two secrets in a row")
{
    desk_open(screen_profile("vt100", true, 40));
    desk.answer = false;
    for (int i = 0; i < 2; i++) {
        editor_prompt(desk.editor, "Password: ", 10, 10, true);
        type("secret\r");
    }
    for (int i = 0; i < 10; i++)
        CU_ASSERT_PTR_NULL(strstr(screen_row(desk.screen, i), "s"
                                                              "ecret"));
    CU_ASSERT_STRING_EQUAL(buf_text(&desk.lines), "secret|secret|");
}

/* A password that is typed before its prompt comes is neither shown nor remembered. */
TEST(test_typed_ahead, "what is typed ahead waits for its prompt")
{
    desk_open(screen_profile("xterm", true, 40));
    desk.answer = false;
    READS(type("kate\rsecret" CTRL_A CTRL_K "secret\rnext"), "kate|secret|");
    CU_ASSERT_STRING_EQUAL(screen_row(desk.screen, 0), "> kate");
    CU_ASSERT_STRING_EQUAL(screen_row(desk.screen, 1), "");
    editor_hide(desk.editor);
    buf_puts(&desk.out, "bob comes in.\r\n");
    SHOWS(editor_show(desk.editor), "");
    SHOWS(editor_prompt(desk.editor, "> ", 2, 2, false), "> next");
    SHOWS(type(UP), "> kate");
    SHOWS(type(UP UP CTRL_U CTRL_Y), "> kate");
}

TEST(test_text_while_typing, "text while typing")
{
    static const char *const terminals[] = {"xterm", "dumb"};

    for (int i = 0; i < 2; i++) {
        desk_open(screen_profile(terminals[i], true, 30));
        type("tell bob hello there" LEFT LEFT LEFT);
        for (int n = 0; n < 3; n++) {
            editor_hide(desk.editor);
            editor_hide(desk.editor);
            buf_printf(&desk.out, "news %d\r\n", n);
            editor_show(desk.editor);
        }
        SHOWS_AT(row(), "> tell bob hello there", 19);
        CU_ASSERT_EQUAL(screen_cursor_row(desk.screen), 3);
        CU_ASSERT_STRING_EQUAL(screen_row(desk.screen, 0), "news 0");
        CU_ASSERT_STRING_EQUAL(screen_row(desk.screen, 2), "news 2");
        /* Keys and another prompt while the row is hidden. */
        editor_hide(desk.editor);
        type("X");
        SHOWS(editor_prompt(desk.editor, "table> ", 7, 7, false), "");
        SHOWS_AT(editor_show(desk.editor), "table> tell bob hello thXere", 25);
        READS(type("\r"), "tell bob hello thXere|");
    }
}

TEST(test_prompts, "prompts")
{
    struct profile profile = screen_profile("xterm", true, 30);
    const char *red = "\033[0;38;5;166m♥ red\033[0m> ";
    char large[400];

    desk_open(profile);
    type("abc");
    SHOWS_AT(editor_prompt(desk.editor, red, strlen(red), 7, false), "♥ red> abc", 10);
    CU_ASSERT_EQUAL(screen_colour(desk.screen, 0, 0), 166);
    CU_ASSERT_EQUAL(screen_colour(desk.screen, 0, 7), -1);
    SHOWS(editor_prompt(desk.editor, "much too long for the row> ", 27, 27, false), "> abc");
    profile.columns = 80; /* a resize makes room */
    editor_profile(desk.editor, &profile);
    CU_ASSERT_NOT_EQUAL(desk.out.len, 0);
    CU_ASSERT_PTR_NOT_NULL(strstr(buf_text(&desk.out), "much too long for the row> abc"));
    buf_clear(&desk.out);
    memset(large, '=', sizeof(large));
    editor_prompt(desk.editor, large, sizeof(large), 3, false);
    CU_ASSERT_PTR_NULL(strstr(buf_text(&desk.out), "==="));
}

/* Types, and leaves in desk.out what the terminal is sent. */
static void type_raw(const char *keys)
{
    size_t len = strlen(keys);

    editor_next(desk.editor, &keys, &len);
}

TEST(test_bytes, "bytes on the wire")
{
    desk_open(screen_profile("xterm", true, 40));
    CU_ASSERT_STRING_EQUAL(buf_text(&desk.out),
                           "\033[?1;9;1000;1001;1002;1003;1004;1005;1006;1015;1016l\033>\033[>4m"
                           "\033[=0u\033[m\033[?2004h\r> \033[K");
    buf_clear(&desk.out);
    for (const char *c = "hello"; *c != '\0'; c++) {
        const char *in = c;
        size_t len = 1;

        editor_next(desk.editor, &in, &len);
    }
    CU_ASSERT_STRING_EQUAL(buf_text(&desk.out), "hello"); /* a key costs its own byte */
    buf_clear(&desk.out);
    SENDS(type_raw(ERASE), "\b\033[K"); /* and Backspace what it takes away */
    SENDS(type_raw(ERASE ERASE), "\b\b\033[K");
    SENDS(editor_end(desk.editor), "\033[?2004l");

    desk_open(screen_profile("dumb", true, 40));
    type("hello");
    SENDS(type_raw(ERASE), "\b \b");

    desk_open(screen_profile("dumb", true, 40));
    type("hello" LEFT LEFT ERASE);
    editor_hide(desk.editor);
    editor_show(desk.editor);
    editor_begin(desk.editor);
    type(CTRL_L);
    CU_ASSERT_EQUAL(desk.out.len, 0);
    editor_hide(desk.editor);
    CU_ASSERT_PTR_NULL(strchr(buf_text(&desk.out), '\033'));
}

TEST(test_ascii, "a terminal without UTF-8")
{
    desk_open(screen_profile("xterm", false, 30));
    SHOWS_AT(type("zoë ♠ 漢e" ACCENT LEFT "x"), "> zoe S ??xe", 11);
    type("\r");
    CU_ASSERT_STRING_EQUAL(buf_text(&desk.lines),
                           "zoë ♠ 漢xe" ACCENT "|"); /* what was typed, unchanged */
}

static void finish(const char *text)
{
    editor_finish(desk.editor, editor_serial(desk.editor), text, strlen(text), NULL);
}

TEST(test_completion, "completion")
{
    uint32_t before;

    desk_open(screen_profile("xterm", true, 30));
    READS(type("tab!" LEFT "\t"), "<tab>");
    SHOWS_AT(finish("tables \n"), "> tables !", 9); /* one: it is put in, the rest stays */
    type(CTRL_E CTRL_U "tell a\t");
    SHOWS(finish("tell alice\ntell albert"), "> tell al");   /* several: what they share */
    SHOWS(finish("tell alice\ntell albert\n"), "> tell al"); /* nothing new: they are listed */
    CU_ASSERT_STRING_EQUAL(screen_row(desk.screen, 0), "alice  albert");
    CU_ASSERT_EQUAL(screen_cursor_row(desk.screen), 1);
    CU_ASSERT_EQUAL(screen_bells(desk.screen), 0);
    struct buf above = {.max = 0}; /* on a screen, as a line like others */
    editor_fix(desk.editor, true);
    editor_finish(desk.editor, editor_serial(desk.editor), "tell alice\ntell albert", 22, &above);
    CU_ASSERT_STRING_EQUAL(buf_text(&above), " " STYLE_HANG "alice  albert  ");
    editor_fix(desk.editor, false);
    buf_free(&above);
    SHOWS(finish(""), "> tell al");
    CU_ASSERT_EQUAL(screen_bells(desk.screen), 1);
    before = editor_serial(desk.editor);
    type("x");
    editor_finish(desk.editor, before, "tell alice", 10, NULL); /* too late */
    CU_ASSERT_STRING_EQUAL(row(), "> tell alx");
    type(CTRL_U "H\t");
    SHOWS(finish("hand\nhelp\n"), "> H");        /* another case */
    SHOWS(finish("help\033[2J\n\xff\n"), "> H"); /* nothing that could be typed */
    SHOWS(finish("hé\nhè\n"), "> H");            /* never half a character */
    SHOWS(finish("hand"), "> hand");
    editor_prompt(desk.editor, "Password: ", 10, 10, true);
    finish("hand");
    type("\r");
    CU_ASSERT_PTR_NULL(strstr(buf_text(&desk.lines), "hand|"));
}

TEST(test_history_bounds, "the history is bounded")
{
    char line[64];

    desk_open(screen_profile("xterm", true, 60));
    for (int i = 0; i < 100; i++) {
        snprintf(line, sizeof(line), "line %d\r", i);
        type(line);
    }
    for (int i = 0; i < 200; i++)
        type(UP);
    CU_ASSERT_STRING_EQUAL(row(), "> line 60");
    type(CTRL_U);
    for (int i = 0; i < 12; i++) { /* seven of 500 bytes fill the memory */
        char large[502];

        memset(large, 'a' + i, 500);
        strcpy(large + 500, "\r");
        type(large);
    }
    for (int i = 0; i < 20; i++)
        type(UP);
    CU_ASSERT_EQUAL(row()[2], 'f');
}

/* Lines of earlier sessions come before one's own, also while one of these is shown; search finds
 * them. */
TEST(test_remembered, "lines of earlier sessions")
{
    static const char old[] = "join 12\nsay hello\n\nsay hello\nlast";
    desk_open(screen_profile("xterm", true, 60));
    type("own one\r");
    type("own two\r");
    type(UP);
    editor_remember(desk.editor, old, sizeof(old) - 1);
    CU_ASSERT_STRING_EQUAL(row(), "> own two");
    SHOWS(type(UP), "> own one");
    SHOWS(type(UP), "> last");
    SHOWS(type(UP), "> say hello");
    SHOWS(type(UP), "> join 12");
    type(CTRL_U);
    type("\x12say");
    type("\r");
    SHOWS(type(UP), "> say hello");
}

/* Random keys in random pieces with text in between: what the terminal shows is always what a fresh
 * drawing of the line shows, and lines are valid UTF-8 within the limit. */
TEST(test_random, "random keys, row by row")
{
    static const char *const parts[] = {
        "a",     "b ",    "word ",    "漢",        "e" ACCENT, ACCENT, "♠",    UP,
        DOWN,    LEFT,    LEFT,       RIGHT,       HOME,       END,    DELETE, ERASE,
        ERASE,   CTRL_K,  CTRL_U,     CTRL_W,      CTRL_Y,     CTRL_T, CTRL_R, "\033b",
        "\033f", "\033d", "\033\x7f", "\r",        CTRL_C,     PASTE,  PASTED, "\033",
        "\033[", "\xe2",  "\xff",     "\033[1;5D", CTRL_G,     "\n",   "zoë"};
    static const char *const terminals[] = {"dumb", "vt100", "xterm"};

    srand(11);
    for (int i = 0; i < 800; i++) {
        desk_open(screen_profile(terminals[rand() % 3], rand() % 4 > 0, 20 + rand() % 30));
        for (int n = 0; n < 60; n++) {
            char shown[600];
            int at;

            for (int left = rand() % 4 + 1; left > 0; left--)
                type(parts[(size_t)rand() % (sizeof(parts) / sizeof(parts[0]))]);
            if (rand() % 6 == 0) {
                editor_hide(desk.editor);
                buf_puts(&desk.out, "news\r\n");
                editor_show(desk.editor);
            }
            snprintf(shown, sizeof(shown), "%s", row());
            at = column();
            editor_hide(desk.editor);
            CU_ASSERT_STRING_EQUAL(row(), "");
            editor_show(desk.editor);
            if (strcmp(row(), shown) != 0 || column() != at) {
                printf("# session %d: shown \"%s\" at %d, drawn anew \"%s\" at %d\n", i, shown, at,
                       row(), column());
                CU_FAIL_FATAL("the row is damaged");
            }
        }
        CU_ASSERT_TRUE(utf8_valid(buf_text(&desk.lines), desk.lines.len));
    }
}
