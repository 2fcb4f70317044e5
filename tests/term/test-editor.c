/*
 * The line editor on a terminal (libvterm): what is shown, where the cursor is, which lines come
 * out. Keys are fed whole, split at every offset and byte by byte.
 */
#include <stdlib.h>
#include <string.h>

#include "cutap.h"
#include "editor.h"
#include "keys.h"
#include "style.h"
#include "utf8.h"
#include "vtscreen.h"

#define UP         "\x1b[A"
#define DOWN       "\x1b[B"
#define RIGHT      "\x1b[C"
#define LEFT       "\x1b[D"
#define HOME       "\x1b[H"
#define END        "\x1b[F"
#define DELETE     "\x1b[3~"
#define PASTE      "\x1b[200~"
#define PASTED     "\x1b[201~"
#define CTRL_A     "\x01"
#define CTRL_B     "\x02"
#define CTRL_C     "\x03"
#define CTRL_D     "\x04"
#define CTRL_E     "\x05"
#define CTRL_F     "\x06"
#define CTRL_G     "\x07"
#define CTRL_H     "\x08"
#define CTRL_K     "\x0b"
#define CTRL_L     "\x0c"
#define CTRL_N     "\x0e"
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

static struct profile profile_of(const char *terminal, bool utf8, int columns)
{
    struct profile profile;

    profile_init(&profile, terminal);
    profile.utf8 = utf8;
    profile.columns = (uint16_t)columns;
    return profile;
}

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

static void type_bytes(const char *bytes, size_t len)
{
    enum editor_event event;

    while ((event = editor_next(desk.editor, &bytes, &len)) != EDITOR_NONE) {
        if (event == EDITOR_LINE) {
            buf_printf(&desk.lines, "%s|", editor_line(desk.editor));
            if (desk.answer)
                editor_prompt(desk.editor, "> ", 2, 2, false);
        } else if (event == EDITOR_KEY) {
            buf_printf(&desk.lines, "<key %x>", (unsigned)editor_key(desk.editor, NULL, NULL));
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

struct fixture {
    const char *name, *keys;
    const char *row;
    int column;
    const char *lines;
};

static const struct fixture fixtures[] = {
    {"typing", "hello", "> hello", 7, ""},
    {"Enter as CR", "hi\r", ">", 2, "hi|"},
    {"Enter as LF, CR LF, CR NUL-less", "a\nb\r\nc\r", ">", 2, "a|b|c|"},
    {"an empty line", "\r", ">", 2, "|"},
    {"backspace", "helo" ERASE "lo" CTRL_H, "> hell", 6, ""},
    {"backspace on nothing", ERASE ERASE "a", "> a", 3, ""},
    {"left and insert", "hllo" LEFT LEFT LEFT "e", "> hello", 4, ""},
    {"left and right beyond the ends", "ab" RIGHT LEFT LEFT LEFT "x", "> xab", 3, ""},
    {"SS3 keys",
     "ac\x1bOD"
     "b\x1bOH"
     "0\x1bOF"
     "d",
     "> 0abcd", 7, ""},
    {"home and end", "bc" HOME "a" END "d", "> abcd", 6, ""},
    {"home and end of other terminals", "bc\x1b[1~a\x1b[4~d\x1b[7~0\x1b[8~e", "> 0abcde", 8, ""},
    {"Ctrl-A and Ctrl-E", "bc" CTRL_A "a" CTRL_E "d", "> abcd", 6, ""},
    {"Ctrl-B and Ctrl-F", "ac" CTRL_B "b" CTRL_F "d", "> abcd", 6, ""},
    {"delete", "abc" HOME DELETE CTRL_D, "> c", 2, ""},
    {"Ctrl-K and Ctrl-Y", "hello world" CTRL_A CTRL_F CTRL_K "i " CTRL_Y, "> hi ello world", 15,
     ""},
    {"Ctrl-U and Ctrl-Y twice", "ab" CTRL_U CTRL_Y CTRL_Y, "> abab", 6, ""},
    {"Ctrl-W takes to the blank", "say it's ok  " CTRL_W, "> say it's", 11, ""},
    {"Alt-Backspace takes the word", "say it's\x1b\x7f", "> say it'", 9, ""},
    {"Alt-B, Alt-F, Alt-D",
     "one two three\x1b"
     "b\x1b"
     "b\x1b"
     "d\x1b"
     "fX",
     "> one  threeX", 13, ""},
    {"Ctrl-arrows", "one two\x1b[1;5D\x1b[1;5DX\x1b[1;5CY", "> XoneY two", 7, ""},
    {"Ctrl-T at the end and inside", "ab" CTRL_T "cd" LEFT LEFT CTRL_T, "> bcad", 5, ""},
    {"Ctrl-T with one character", "a" CTRL_T, "> a", 3, ""},
    {"history", "one\rtwo\r" UP UP, "> one", 5, "one|two|"},
    {"history and back to what was typed", "one\rtwo\rdra" UP UP DOWN DOWN "ft", "> draft", 7,
     "one|two|"},
    {"history by Ctrl-P and Ctrl-N", "one\rtwo\r" CTRL_P CTRL_P CTRL_N "\r", ">", 2,
     "one|two|two|"},
    {"the same line and blank lines are kept once", "one\rone\r  \r\r" UP UP, "> one", 5,
     "one|one|  ||"},
    {"a line of the history changed", "one\r" UP ERASE "ce\r" UP UP "x", "> onex", 6, "one|once|"},
    {"search", "tell bob\rwho\rtell alice\rtables\r" CTRL_R "tell", "(search 'tell') tell alice",
     26, "tell bob|who|tell alice|tables|"},
    {"search on and take", "tell bob\rwho\rtell alice\r" CTRL_R "tell" CTRL_R "\r", ">", 2,
     "tell bob|who|tell alice|tell bob|"},
    {"search and edit", "tell bob\rwho\r" CTRL_R "lx" ERASE LEFT "X", "> tell boXb", 10,
     "tell bob|who|"},
    {"search given up", "tell bob\rmine" CTRL_R "tell" CTRL_G "!", "> mine!", 7, "tell bob|"},
    {"Ctrl-C clears the line", "oops" CTRL_C "ok", "> ok", 4, ""},
    {"Ctrl-C twice", "oops" CTRL_C CTRL_C, ">", 2, "<interrupt>"},
    {"Ctrl-C, a key, Ctrl-C", CTRL_C "a" CTRL_C, ">", 2, ""},
    {"Ctrl-D on an empty line", CTRL_D "a" LEFT CTRL_D CTRL_D, ">", 2, "<eof><eof>"},
    {"Tab", "jo al" LEFT "\t", "> jo al", 6, "<jo a>"},
    {"Ctrl-L", "abc" CTRL_L "d", "> abcd", 6, ""},
    {"paste", PASTE "one\rtwo\r\nthree\n" PASTED "x", "> one two three x", 17, ""},
    {"paste with controls",
     PASTE "a\tb\x15\x04\x7f\x1b[Ac\x1b"
           "b" PASTED,
     "> a bcb", 7, ""},
    {"a paste without end is ended by Ctrl-C", PASTE "a\r" CTRL_C "b\r", ">", 2, "b|"},
    {"UTF-8", "zoë ♠" LEFT ERASE "x", "> zoëx♠", 6, ""},
    {"wide characters", "漢字" LEFT "a" HOME DELETE, "> a字", 2, ""},
    {"combining marks go with their base", "e" ACCENT "x" LEFT LEFT "a" RIGHT ERASE, "> ax", 3, ""},
    {"marks without a base, and too many", ACCENT "o" ACCENT ACCENT ACCENT "x\r", ">", 2,
     "o" ACCENT ACCENT "x|"},
    {"invalid UTF-8",
     "a\xff\xc3"
     "b\xe2\x99"
     "c\x80\xf0\x9f\xed\xa0\x80"
     "d",
     "> abcd", 6, ""},
    {"bidi and C1 controls",
     "a\xe2\x80\xae"
     "b\xc2\x9b"
     "c\xe2\x80\x8b"
     "d\xef\xbb\xbf",
     "> abcd", 6, ""},
    {"unknown sequences", "a\x1b[15~\x1b[[Ab\x1b[99;99;99;99;99;99;99;99;99Hc\x1bxd\x1b[1;2P",
     "> abcd", 6, ""},
    {"ESC before a key",
     "a\x1b\x1b[D"
     "b",
     "> ba", 3, ""},
    {"mouse reports of every kind",
     "a\x1b[M !!b\x1b[M#\xff\x7f"
     "c\x1b[<0;5;6Md\x1b[<0;5;6me\x1b[32;5;6Mf\x1b[Ig\x1b[O",
     "> abcdefg", 9, ""},
    {"answers of a terminal",
     "a\x1b]11;rgb:0/0/0\x1b\\"
     "b\x1b]52;c;aGk=\x07"
     "c\x1bP>|term(1)\x1b\\"
     "d\x1b_Gi=1;OK\x1b\\e\x1b^pm\x1b\\f\x1bXsos\x1b\\g\x1b[?1;2c\x1b[4;0n\x1b[?12$yh",
     "> abcdefgh", 10, ""},
    {"Enter, Esc and Backspace as CSI u and modifyOtherKeys send them",
     "a\x1b[13u"
     "b\x1b[13;2u"
     "c\x1b[27;5;13~d\x1b[57414u\x1b[27u\x1b[27;1;27~e\x1b[27;1:3ufg\x1b[127;1:1u",
     "> ef", 4, "a|b|c|d|" ESCAPE_KEY ESCAPE_KEY},
    {"Ctrl-C in each form", "a\x1b[99;5ub\x1b[27;5;99~c\x1b[67;6u\x1b[3;1u", ">", 2, "<interrupt>"},
    {"characters in the same forms",
     "\x1b[97u\x1b[97;2u\x1b[49:33;2u\x1b[27;2;66~\x1b[233;129u\x1b[98;9u\x1b[57400u one"
     "\x1b[98;3u\x1b[97;5u>",
     "> >aA!Bé1 one", 3, ""},
    {"cursor keys with locks, and their release", "ab\x1b[1;129Dc\x1b[1;1:3D\x1b[1;1:1De", "> aecb",
     4, ""},
    {"the keypad in application mode", "\x1bOq\x1bOp\x1bOk\x1bOy\x1bOn\x1bO5Cx\x1bOM", ">", 2,
     "10+9.x|"},
    {"a paste ends at its mark, whatever is in it",
     PASTE "a\x1b" PASTED "\r" PASTE "b\x1b[" PASTED "\r" PASTE "c\x1b[[" PASTED "\r" PASTE
           "d\x1b[M" PASTED "\r" PASTE "e\x1bO" PASTED "\r" PASTE "f\x1b]g" PASTED "\r" PASTE
           "h\xe2\x99" PASTED "\r" PASTE "i\x1b[20" PASTED "\r",
     ">", 2, "a|b|c|d|eO|f]g|h|i|"},
    {"a sequence without its end takes no key",
     "a\x1b[1\rb\x1b[[\rc\x1b[M!\rd\x1b]5\re\x1bPf\x1b[D\rg\x1bO\r", ">", 2, "a|b|c|d|e|g|"},
    {"Ctrl-C ends a search and the line", "one\rtwo" CTRL_R "n" CTRL_C "x\r", ">", 2, "one|x|"},
    {"other control keys",
     "a\x11\x1c\x1d\x1e\x1f\x16"
     "b",
     "> ab", 4, ""},
};

static void check(const struct fixture *f, const char *terminal, size_t first, size_t step)
{
    size_t len = strlen(f->keys);
    bool good;

    desk_open(profile_of(terminal, true, 40));
    for (size_t at = 0; at < len;) {
        size_t size = at == 0 && first > 0 ? first : step;
        char *piece;

        if (size > len - at)
            size = len - at;
        piece = malloc(size);
        memcpy(piece, f->keys + at, size);
        type_bytes(piece, size);
        free(piece);
        at += size;
    }
    good = strcmp(row(), f->row) == 0 && column() == f->column &&
           strcmp(buf_text(&desk.lines), f->lines) == 0;
    if (!good) {
        printf("# %s (%s, first piece %zu, then %zu): \"%s\", column %d, lines \"%s\"\n", f->name,
               terminal, first, step, row(), column(), buf_text(&desk.lines));
        CU_FAIL("fixture");
    }
}

SUITE("editor", NULL, desk_close);

TEST(test_fixtures, "keys, split at every offset")
{
    for (size_t i = 0; i < sizeof(fixtures) / sizeof(fixtures[0]); i++) {
        size_t len = strlen(fixtures[i].keys);

        for (size_t first = 0; first < len; first++)
            check(&fixtures[i], "xterm", first, len);
        check(&fixtures[i], "xterm", 0, 1);
        check(&fixtures[i], "dumb", 0, len);
        check(&fixtures[i], "dumb", 0, 1);
    }
    CU_PASS("all typed");
}

TEST(test_scrolling, "long lines scroll sideways")
{
    static const char *const terminals[] = {"xterm", "dumb"};

    for (int i = 0; i < 2; i++) {
        desk_open(profile_of(terminals[i], true, 20));
        type("12345678901234567");
        CU_ASSERT_STRING_EQUAL(row(), "> 12345678901234567"); /* the last column stays free */
        type("8");
        CU_ASSERT_STRING_EQUAL(row(), "><12345678"); /* the end of it, half a row */
        CU_ASSERT_EQUAL(column(), 10);
        type(HOME);
        CU_ASSERT_STRING_EQUAL(row(), "> 12345678901234567");
        CU_ASSERT_EQUAL(column(), 2);
        type("ab" END);
        type("漢字漢字");
        CU_ASSERT_STRING_EQUAL(row(), "><12345678漢字漢字");
        CU_ASSERT_EQUAL(column(), 18);
        type("\r");
        CU_ASSERT_STRING_EQUAL(buf_text(&desk.lines), "ab123456789012345678漢字漢字|");
        CU_ASSERT_EQUAL(screen_cursor_row(desk.screen), 1);
        desk_close();
    }
}

/* So much time passes that no byte of a key can still come. */
static void wait_long(void)
{
    for (int i = 0; i < 3 && editor_wait(desk.editor) > 0; i++)
        if (editor_timeout(desk.editor) == EDITOR_KEY)
            buf_printf(&desk.lines, "<key %x>", (unsigned)editor_key(desk.editor, NULL, NULL));
    CU_ASSERT_EQUAL(editor_wait(desk.editor), 0);
}

/* A single Esc swallows nothing, and the pieces of a cursor key are put together. */
TEST(test_escape, "Esc alone, and keys in pieces")
{
    _Static_assert(KEY_ESCAPE == 0x1b, "the key that the lines name");
    desk_open(profile_of("xterm", true, 40));
    CU_ASSERT_EQUAL(editor_wait(desk.editor), 0);
    type("\x1b");
    CU_ASSERT_EQUAL(editor_wait(desk.editor), KEYS_ESCAPE_MS);
    wait_long();
    type("dx\r");
    CU_ASSERT_STRING_EQUAL(buf_text(&desk.lines), ESCAPE_KEY "dx|");
    buf_clear(&desk.lines);
    /* If something is typed, an Esc takes nothing away. */
    type("ab\x1b");
    wait_long();
    type("c\r");
    CU_ASSERT_STRING_EQUAL(buf_text(&desk.lines), "abc|");
    buf_clear(&desk.lines);
    /* Twice in a row is twice; the rest of a late cursor key is not typed. */
    type("\x1b");
    CU_ASSERT_EQUAL(editor_timeout(desk.editor), EDITOR_KEY);
    CU_ASSERT_EQUAL(editor_wait(desk.editor), KEYS_REST_MS);
    type("\x1b");
    CU_ASSERT_EQUAL(editor_wait(desk.editor), KEYS_ESCAPE_MS);
    CU_ASSERT_EQUAL(editor_timeout(desk.editor), EDITOR_KEY);
    type("[");
    CU_ASSERT_EQUAL(editor_wait(desk.editor), KEYS_REST_MS);
    type("D");
    CU_ASSERT_EQUAL(editor_wait(desk.editor), 0);
    CU_ASSERT_STRING_EQUAL(row(), ">");
    type("xy\x1b");
    CU_ASSERT_EQUAL(editor_timeout(desk.editor), EDITOR_NONE);
    type("[Dz\r");
    CU_ASSERT_STRING_EQUAL(buf_text(&desk.lines), "xzy|");
    buf_clear(&desk.lines);
    /* In application mode a cursor key has an O, which may also be a letter. */
    type("xy\x1b");
    CU_ASSERT_EQUAL(editor_timeout(desk.editor), EDITOR_NONE);
    type("O");
    CU_ASSERT_EQUAL(editor_wait(desk.editor), KEYS_ESCAPE_MS);
    type("Dz\r\x1b");
    CU_ASSERT_EQUAL(editor_timeout(desk.editor), EDITOR_KEY);
    type("OK\r");
    CU_ASSERT_STRING_EQUAL(buf_text(&desk.lines), "xzy|OK|");
    buf_clear(&desk.lines);
    type("ab\x1b");
    CU_ASSERT_EQUAL(editor_timeout(desk.editor), EDITOR_NONE);
    type("O");
    wait_long();
    type("\r");
    CU_ASSERT_STRING_EQUAL(buf_text(&desk.lines), "abO|");
    buf_clear(&desk.lines);
    /* Pauses in an answer, or at the mark that ends a paste, do not turn its Esc into a key. */
    type("\x1b]11;rgb");
    CU_ASSERT_EQUAL(editor_wait(desk.editor), KEYS_REST_MS);
    type(":0/0/0\x1b");
    CU_ASSERT_EQUAL(editor_wait(desk.editor), KEYS_REST_MS);
    type("\\" PASTE "a\x1b");
    CU_ASSERT_EQUAL(editor_wait(desk.editor), 0);
    type("[201~b\r\x1b]no answer");
    wait_long();
    type("c\r");
    CU_ASSERT_STRING_EQUAL(buf_text(&desk.lines), "ab|c|");
    buf_clear(&desk.lines);
    /* The start of a sequence that never ends is forgotten: Alt-[, Alt-O. */
    type("\x1b[");
    wait_long();
    type("a\x1bO");
    wait_long();
    type("b\r");
    CU_ASSERT_STRING_EQUAL(buf_text(&desk.lines), "ab|");
    buf_clear(&desk.lines);
    /* An Esc ends a search with what was found and asks the room for nothing. It does not do so
     * either while a password is typed, or before a prompt is there. */
    type(CTRL_R "xz\x1b");
    wait_long();
    CU_ASSERT_STRING_EQUAL(row(), "> xzy");
    type(CTRL_U);
    editor_prompt(desk.editor, "Password: ", 10, 10, true);
    type("\x1b");
    wait_long();
    desk.answer = false;
    type("s\r\x1b");
    wait_long();
    CU_ASSERT_STRING_EQUAL(buf_text(&desk.lines), "s|");
}

/* What each terminal sends for a key, in either mode of its cursor keys. */
TEST(test_terminals, "keys of each terminal")
{
    static const struct {
        const char *terminal, *bytes;
        uint32_t key;
    } keys[] = {
        {"xterm, normal", "\x1b[A", KEY_UP},
        {"xterm, normal", "\x1b[B", KEY_DOWN},
        {"xterm, normal", "\x1b[C", KEY_RIGHT},
        {"xterm, normal", "\x1b[D", KEY_LEFT},
        {"xterm and screen, application", "\x1bOA", KEY_UP},
        {"xterm and screen, application", "\x1bOB", KEY_DOWN},
        {"PuTTY, application", "\x1bOC", KEY_RIGHT},
        {"PuTTY, application", "\x1bOD", KEY_LEFT},
        {"a keypad's Enter", "\x1bOM", KEY_ENTER},
        {"Enter", "\r", KEY_ENTER},
    };
    /* None of these counts as a key that plays, and none types anything. */
    static const char *const others[] = {
        "\x1b[[A",                                /* F1 of the Linux console */
        "\x1b[[E",                                /* F5 there */
        "\x1b[11~", "\x1bOP",    "\x1b[15~",      /* F1 of rxvt and PuTTY, of xterm; F5 */
        "\x1b[24~", "\x1b[25~",  "\x1b[1;2P",     /* F12, F13, Shift-F1 */
        "\x1b[2~",  "\x1b[3~",   "\x1b[P",        /* Insert, Delete, Pause of the console */
        "\x1b[G",                                 /* the middle of a keypad */
        "\x1b[1~",  "\x1b[H",    "\x1bOH",        /* Home: console and PuTTY, xterm */
        "\x1b[7~",  "\x1b[4~",   "\x1b[F",        /* Home of rxvt; End */
        "\x1bOF",   "\x1b[8~",   "\x1b[5~",       /* End of xterm, of rxvt; PgUp */
        "\x1b[6~",  "\x1b[1;5C", "\x1b[1;3D",     /* PgDn; Ctrl-Right, Alt-Left of xterm */
        "\x1b[5C",  "\x1bOc",    "\x1bOd",        /* Ctrl-Right of PuTTY's kin, of rxvt */
        "\x1b[a",   "\x1b[b",    "\x1b[Z",        /* Shift-Up of rxvt; Shift-Tab */
        "\x1b[I",   "\x1b[O",    "\x1b[<0;3;3m"}; /* focus; a button goes up */

    for (size_t i = 0; i < sizeof(keys) / sizeof(keys[0]); i++) {
        char want[32];
        desk_open(profile_of("xterm", true, 40));
        editor_keys(desk.editor, EDITOR_CURSOR | EDITOR_CHAR, "0123456789dp");
        for (const char *at = keys[i].bytes; *at != '\0'; at++) /* byte by byte */
            type_bytes(at, 1);
        snprintf(want, sizeof(want), "<key %x>", (unsigned)keys[i].key);
        if (strcmp(buf_text(&desk.lines), want) != 0) {
            printf("# %s: %s\n", keys[i].terminal, buf_text(&desk.lines));
            CU_FAIL("another key");
        }
        desk_close();
    }
    for (size_t i = 0; i < sizeof(others) / sizeof(others[0]); i++) {
        desk_open(profile_of("xterm", true, 40));
        editor_keys(desk.editor, EDITOR_CURSOR | EDITOR_CHAR | EDITOR_CLICK, "0123456789dp");
        editor_mouse(desk.editor, true);
        type(others[i]);
        CU_ASSERT_EQUAL(editor_wait(desk.editor), 0);
        CU_ASSERT_STRING_EQUAL(buf_text(&desk.lines), "");
        CU_ASSERT_STRING_EQUAL(row(), ">");
        type("7"); /* and the next key is itself */
        CU_ASSERT_STRING_EQUAL(buf_text(&desk.lines), "<key 37>");
        desk_close();
    }
}

TEST(test_limit, "a line has 512 bytes")
{
    char keys[600];
    desk_open(profile_of("xterm", true, 80));
    memset(keys, 'x', sizeof(keys));
    type_bytes(keys, EDITOR_LINE_MAX - 1);
    CU_ASSERT_EQUAL(screen_bells(desk.screen), 0);
    type("ë"); /* two bytes do not fit, one does */
    CU_ASSERT_EQUAL(screen_bells(desk.screen), 1);
    type("y");
    CU_ASSERT_EQUAL(screen_bells(desk.screen), 0);
    type_bytes(keys, sizeof(keys)); /* one bell for all of it */
    CU_ASSERT_EQUAL(screen_bells(desk.screen), 1);
    type(CTRL_U CTRL_Y CTRL_Y);
    CU_ASSERT_EQUAL(screen_bells(desk.screen), 1);
    type("\r");
    CU_ASSERT_EQUAL(desk.lines.len, EDITOR_LINE_MAX + 1);
    CU_ASSERT_EQUAL(desk.lines.data[EDITOR_LINE_MAX - 1], 'y');
}

TEST(test_secret, "secret input is not shown, not remembered")
{
    desk_open(profile_of("xterm", true, 40));
    desk.answer = false;
    type("half typed");
    /* when asked in between: what was typed does not count */
    editor_prompt(desk.editor, "Password: ", 10, 10, true);
    CU_ASSERT_STRING_EQUAL(row(), "Password:");
    type("se\x1b[200~cret\r\n\x1b[201~");
    type("x" ERASE LEFT RIGHT UP CTRL_R "\t" CTRL_K);
    CU_ASSERT_STRING_EQUAL(row(), "Password:");
    CU_ASSERT_EQUAL(column(), 10);
    type("\r");
    CU_ASSERT_STRING_EQUAL(buf_text(&desk.lines), "secret|");
    CU_ASSERT_EQUAL(screen_cursor_row(desk.screen), 1);
    editor_prompt(desk.editor, "> ", 2, 2, false);
    type(UP CTRL_Y CTRL_P CTRL_R);
    CU_ASSERT_STRING_EQUAL(row(), ">");
    /* The line is gone from memory once the next one begins. */
    CU_ASSERT_STRING_EQUAL(editor_line(desk.editor), "");
    /* Unfinished secrets do not show either. */
    editor_prompt(desk.editor, "Again: ", 7, 7, true);
    type("sec");
    editor_prompt(desk.editor, "> ", 2, 2, false);
    CU_ASSERT_STRING_EQUAL(row(), ">");
    type(CTRL_U CTRL_Y);
    CU_ASSERT_STRING_EQUAL(row(), ">");
}

TEST(test_two_secrets, "two secrets in a row")
{
    desk_open(profile_of("vt100", true, 40));
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
    desk_open(profile_of("xterm", true, 40));
    desk.answer = false;
    type("kate\rsecret" CTRL_A CTRL_K "secret\r"
         "next");
    CU_ASSERT_STRING_EQUAL(buf_text(&desk.lines), "kate|secret|");
    CU_ASSERT_STRING_EQUAL(screen_row(desk.screen, 0), "> kate");
    CU_ASSERT_STRING_EQUAL(screen_row(desk.screen, 1), "");
    editor_hide(desk.editor);
    buf_puts(&desk.out, "bob comes in.\r\n");
    editor_show(desk.editor);
    CU_ASSERT_STRING_EQUAL(row(), "");
    editor_prompt(desk.editor, "> ", 2, 2, false);
    CU_ASSERT_STRING_EQUAL(row(), "> next");
    type(UP);
    CU_ASSERT_STRING_EQUAL(row(), "> kate");
    type(UP UP CTRL_U CTRL_Y);
    CU_ASSERT_STRING_EQUAL(row(), "> kate");
}

TEST(test_text_while_typing, "text while typing")
{
    static const char *const terminals[] = {"xterm", "dumb"};

    for (int i = 0; i < 2; i++) {
        desk_open(profile_of(terminals[i], true, 30));
        type("tell bob hello there" LEFT LEFT LEFT);
        for (int n = 0; n < 3; n++) {
            editor_hide(desk.editor);
            editor_hide(desk.editor);
            buf_printf(&desk.out, "news %d\r\n", n);
            editor_show(desk.editor);
        }
        CU_ASSERT_STRING_EQUAL(row(), "> tell bob hello there");
        CU_ASSERT_EQUAL(column(), 19);
        CU_ASSERT_EQUAL(screen_cursor_row(desk.screen), 3);
        CU_ASSERT_STRING_EQUAL(screen_row(desk.screen, 0), "news 0");
        CU_ASSERT_STRING_EQUAL(screen_row(desk.screen, 2), "news 2");
        /* Keys and another prompt while the row is hidden. */
        editor_hide(desk.editor);
        type("X");
        editor_prompt(desk.editor, "table> ", 7, 7, false);
        CU_ASSERT_STRING_EQUAL(row(), "");
        editor_show(desk.editor);
        CU_ASSERT_STRING_EQUAL(row(), "table> tell bob hello thXere");
        CU_ASSERT_EQUAL(column(), 25);
        type("\r");
        CU_ASSERT_STRING_EQUAL(buf_text(&desk.lines), "tell bob hello thXere|");
        desk_close();
    }
}

TEST(test_prompts, "prompts")
{
    struct profile profile = profile_of("xterm", true, 30);
    const char *red = "\x1b[0;38;5;166m♥ red\x1b[0m> ";
    char large[400];

    desk_open(profile);
    type("abc");
    editor_prompt(desk.editor, red, strlen(red), 7, false);
    CU_ASSERT_STRING_EQUAL(row(), "♥ red> abc");
    CU_ASSERT_EQUAL(column(), 10);
    CU_ASSERT_EQUAL(screen_colour(desk.screen, 0, 0), 166);
    CU_ASSERT_EQUAL(screen_colour(desk.screen, 0, 7), -1);
    editor_prompt(desk.editor, "much too long for the row> ", 27, 27, false);
    CU_ASSERT_STRING_EQUAL(row(), "> abc");
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
    desk_open(profile_of("xterm", true, 40));
    CU_ASSERT_STRING_EQUAL(buf_text(&desk.out),
                           "\x1b[?1;9;1000;1001;1002;1003;1004;1005;1006;1015;1016l\x1b>\x1b[>4m"
                           "\x1b[=0u\x1b[m\x1b[?2004h\r> \x1b[K");
    buf_clear(&desk.out);
    for (const char *c = "hello"; *c != '\0'; c++) {
        const char *in = c;
        size_t len = 1;

        editor_next(desk.editor, &in, &len);
    }
    CU_ASSERT_STRING_EQUAL(buf_text(&desk.out), "hello"); /* a key costs its own byte */
    buf_clear(&desk.out);
    type_raw(ERASE);
    CU_ASSERT_STRING_EQUAL(buf_text(&desk.out), "\b\x1b[K"); /* and Backspace what it takes away */
    buf_clear(&desk.out);
    type_raw(ERASE ERASE);
    CU_ASSERT_STRING_EQUAL(buf_text(&desk.out), "\b\b\x1b[K");
    buf_clear(&desk.out);
    editor_end(desk.editor);
    CU_ASSERT_STRING_EQUAL(buf_text(&desk.out), "\x1b[?2004l");
    desk_close();

    desk_open(profile_of("dumb", true, 40));
    type("hello");
    type_raw(ERASE);
    CU_ASSERT_STRING_EQUAL(buf_text(&desk.out), "\b \b");
    desk_close();

    desk_open(profile_of("dumb", true, 40));
    type("hello" LEFT LEFT ERASE);
    editor_hide(desk.editor);
    editor_show(desk.editor);
    editor_begin(desk.editor);
    type(CTRL_L);
    CU_ASSERT_EQUAL(desk.out.len, 0);
    editor_hide(desk.editor);
    CU_ASSERT_PTR_NULL(strchr(buf_text(&desk.out), '\x1b'));
}

TEST(test_ascii, "a terminal without UTF-8")
{
    desk_open(profile_of("xterm", false, 30));
    type("zoë ♠ 漢e" ACCENT LEFT "x");
    CU_ASSERT_STRING_EQUAL(row(), "> zoe S ??xe");
    CU_ASSERT_EQUAL(column(), 11);
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

    desk_open(profile_of("xterm", true, 30));
    type("tab!" LEFT "\t");
    CU_ASSERT_STRING_EQUAL(buf_text(&desk.lines), "<tab>");
    finish("tables \n"); /* one: it is put in, the rest stays */
    CU_ASSERT_STRING_EQUAL(row(), "> tables !");
    CU_ASSERT_EQUAL(column(), 9);
    type(CTRL_E CTRL_U "tell a\t");
    finish("tell alice\ntell albert"); /* several: what they share */
    CU_ASSERT_STRING_EQUAL(row(), "> tell al");
    finish("tell alice\ntell albert\n"); /* nothing new: they are listed */
    CU_ASSERT_STRING_EQUAL(row(), "> tell al");
    CU_ASSERT_STRING_EQUAL(screen_row(desk.screen, 0), "alice  albert");
    CU_ASSERT_EQUAL(screen_cursor_row(desk.screen), 1);
    CU_ASSERT_EQUAL(screen_bells(desk.screen), 0);
    struct buf above = {.max = 0}; /* on a screen, as a line like others */
    editor_fix(desk.editor, true);
    editor_finish(desk.editor, editor_serial(desk.editor), "tell alice\ntell albert", 22, &above);
    CU_ASSERT_STRING_EQUAL(buf_text(&above), " " STYLE_HANG "alice  albert  ");
    editor_fix(desk.editor, false);
    buf_free(&above);
    finish("");
    CU_ASSERT_STRING_EQUAL(row(), "> tell al");
    CU_ASSERT_EQUAL(screen_bells(desk.screen), 1);
    before = editor_serial(desk.editor);
    type("x");
    editor_finish(desk.editor, before, "tell alice", 10, NULL); /* too late */
    CU_ASSERT_STRING_EQUAL(row(), "> tell alx");
    type(CTRL_U "H\t");
    finish("hand\nhelp\n"); /* another case */
    CU_ASSERT_STRING_EQUAL(row(), "> H");
    finish("help\x1b[2J\n\xff\n"); /* nothing that could be typed */
    CU_ASSERT_STRING_EQUAL(row(), "> H");
    finish("hé\nhè\n"); /* never half a character */
    CU_ASSERT_STRING_EQUAL(row(), "> H");
    finish("hand");
    CU_ASSERT_STRING_EQUAL(row(), "> hand");
    editor_prompt(desk.editor, "Password: ", 10, 10, true);
    finish("hand");
    type("\r");
    CU_ASSERT_PTR_NULL(strstr(buf_text(&desk.lines), "hand|"));
}

TEST(test_history_bounds, "the history is bounded")
{
    char line[64];

    desk_open(profile_of("xterm", true, 60));
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

static uint32_t random_state;
static uint32_t pick(uint32_t below)
{
    random_state = random_state * 1664525 + 1013904223;
    return (random_state >> 8) % below;
}

/* Lines of earlier sessions come before one's own, also while one of these is shown; search finds
 * them. */
TEST(test_remembered, "lines of earlier sessions")
{
    static const char old[] = "join 12\nsay hello\n\nsay hello\nlast";
    desk_open(profile_of("xterm", true, 60));
    type("own one\r");
    type("own two\r");
    type(UP);
    editor_remember(desk.editor, old, sizeof(old) - 1);
    CU_ASSERT_STRING_EQUAL(row(), "> own two");
    type(UP);
    CU_ASSERT_STRING_EQUAL(row(), "> own one");
    type(UP);
    CU_ASSERT_STRING_EQUAL(row(), "> last");
    type(UP);
    CU_ASSERT_STRING_EQUAL(row(), "> say hello");
    type(UP);
    CU_ASSERT_STRING_EQUAL(row(), "> join 12");
    type(CTRL_U);
    type("\x12say");
    type("\r");
    type(UP);
    CU_ASSERT_STRING_EQUAL(row(), "> say hello");
}

/* Random keys in random pieces with text in between: what the terminal shows is always what a fresh
 * drawing of the line shows, and lines are valid UTF-8 within the limit. */
TEST(test_random, "random keys, row by row")
{
    static const char *const parts[] = {"a",
                                        "b ",
                                        "word ",
                                        "漢",
                                        "e" ACCENT,
                                        ACCENT,
                                        "♠",
                                        UP,
                                        DOWN,
                                        LEFT,
                                        LEFT,
                                        RIGHT,
                                        HOME,
                                        END,
                                        DELETE,
                                        ERASE,
                                        ERASE,
                                        CTRL_K,
                                        CTRL_U,
                                        CTRL_W,
                                        CTRL_Y,
                                        CTRL_T,
                                        CTRL_R,
                                        "\x1b"
                                        "b",
                                        "\x1b"
                                        "f",
                                        "\x1b"
                                        "d",
                                        "\x1b\x7f",
                                        "\r",
                                        CTRL_C,
                                        PASTE,
                                        PASTED,
                                        "\x1b",
                                        "\x1b[",
                                        "\xe2",
                                        "\xff",
                                        "\x1b[1;5D",
                                        CTRL_G,
                                        "\n",
                                        "zoë"};
    static const char *const terminals[] = {"dumb", "vt100", "xterm"};

    random_state = 11;
    for (int i = 0; i < 800; i++) {
        desk_open(profile_of(terminals[pick(3)], pick(4) > 0, 20 + (int)pick(30)));
        for (int n = 0; n < 60; n++) {
            char shown[600];
            int at;

            for (uint32_t left = pick(4) + 1; left > 0; left--)
                type(parts[pick(sizeof(parts) / sizeof(parts[0]))]);
            if (pick(6) == 0) {
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
        desk_close();
    }
}
