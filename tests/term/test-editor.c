/*
 * The line editor on a terminal (libvterm): what is shown, where the cursor is, which lines come
 * out. Keys are fed whole, split at every offset and byte by byte.
 */

#include "cutap.h"
#include "editor.h"
#include "keys.h"
#include "style.h"
#include "utf8.h"
#include "vtscreen.h"

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
    {"SS3 keys", "ac\033ODb\033OH0\033OFd", "> 0abcd", 7, ""},
    {"home and end", "bc" HOME "a" END "d", "> abcd", 6, ""},
    {"home and end of other terminals", "bc\033[1~a\033[4~d\033[7~0\033[8~e", "> 0abcde", 8, ""},
    {"Ctrl-A and Ctrl-E", "bc" CTRL_A "a" CTRL_E "d", "> abcd", 6, ""},
    {"Ctrl-B and Ctrl-F", "ac" CTRL_B "b" CTRL_F "d", "> abcd", 6, ""},
    {"delete", "abc" HOME DELETE CTRL_D, "> c", 2, ""},
    {"Ctrl-K and Ctrl-Y", "hello world" CTRL_A CTRL_F CTRL_K "i " CTRL_Y, "> hi ello world", 15,
     ""},
    {"Ctrl-U and Ctrl-Y twice", "ab" CTRL_U CTRL_Y CTRL_Y, "> abab", 6, ""},
    {"Ctrl-W takes to the blank", "say it's ok  " CTRL_W, "> say it's", 11, ""},
    {"Alt-Backspace takes the word", "say it's\033\x7f", "> say it'", 9, ""},
    {"Alt-B, Alt-F, Alt-D", "one two three\033b\033b\033d\033fX", "> one  threeX", 13, ""},
    {"Ctrl-arrows", "one two\033[1;5D\033[1;5DX\033[1;5CY", "> XoneY two", 7, ""},
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
    {"paste with controls", PASTE "a\tb\x15\x04\x7f\033[Ac\033b" PASTED, "> a bcb", 7, ""},
    {"a paste without end is ended by Ctrl-C", PASTE "a\r" CTRL_C "b\r", ">", 2, "b|"},
    {"UTF-8", "zoë ♠" LEFT ERASE "x", "> zoëx♠", 6, ""},
    {"wide characters", "漢字" LEFT "a" HOME DELETE, "> a字", 2, ""},
    {"combining marks go with their base", "e" ACCENT "x" LEFT LEFT "a" RIGHT ERASE, "> ax", 3, ""},
    {"marks without a base, and too many", ACCENT "o" ACCENT ACCENT ACCENT "x\r", ">", 2,
     "o" ACCENT ACCENT "x|"},
    {"invalid UTF-8", "a\xff\303b\xe2\231c\x80\xf0\x9f\xed\xa0\200d", "> abcd", 6, ""},
    {"bidi and C1 controls", "a\xe2\x80\256b\xc2\233c\xe2\x80\213d\xef\xbb\xbf", "> abcd", 6, ""},
    {"unknown sequences", "a\033[15~\033[[Ab\033[99;99;99;99;99;99;99;99;99Hc\033xd\033[1;2P",
     "> abcd", 6, ""},
    {"ESC before a key", "a\033\033[Db", "> ba", 3, ""},
    {"mouse reports of every kind",
     "a\033[M !!b\033[M#\xff\177c\033[<0;5;6Md\033[<0;5;6me\033[32;5;6Mf\033[Ig\033[O", "> abcdefg",
     9, ""},
    {"answers of a terminal",
     "a\033]11;rgb:0/0/0\033\\b\033]52;c;aGk=\007c\033P>|term(1)\033\\"
     "d\033_Gi=1;OK\033\\e\033^pm\033\\f\033Xsos\033\\g\033[?1;2c\033[4;0n\033[?12$yh",
     "> abcdefgh", 10, ""},
    {"Enter, Esc and Backspace as CSI u and modifyOtherKeys send them",
     "a\033[13ub\033[13;2uc\033[27;5;13~d\033[57414u\033[27u\033[27;1;27~e\033[27;1:3ufg\033[127;1:"
     "1u",
     "> ef", 4, "a|b|c|d|" ESCAPE_KEY ESCAPE_KEY},
    {"Ctrl-C in each form", "a\033[99;5ub\033[27;5;99~c\033[67;6u\033[3;1u", ">", 2, "<interrupt>"},
    {"characters in the same forms",
     "\033[97u\033[97;2u\033[49:33;2u\033[27;2;66~\033[233;129u\033[98;9u\033[57400u one"
     "\033[98;3u\033[97;5u>",
     "> >aA!Bé1 one", 3, ""},
    {"cursor keys with locks, and their release", "ab\033[1;129Dc\033[1;1:3D\033[1;1:1De", "> aecb",
     4, ""},
    {"the keypad in application mode", "\033Oq\033Op\033Ok\033Oy\033On\033O5Cx\033OM", ">", 2,
     "10+9.x|"},
    {"a paste ends at its mark, whatever is in it",
     PASTE "a\033" PASTED "\r" PASTE "b\033[" PASTED "\r" PASTE "c\033[[" PASTED "\r" PASTE
           "d\033[M" PASTED "\r" PASTE "e\033O" PASTED "\r" PASTE "f\033]g" PASTED "\r" PASTE
           "h\xe2\x99" PASTED "\r" PASTE "i\033[20" PASTED "\r",
     ">", 2, "a|b|c|d|eO|f]g|h|i|"},
    {"a sequence without its end takes no key",
     "a\033[1\rb\033[[\rc\033[M!\rd\033]5\re\033Pf\033[D\rg\033O\r", ">", 2, "a|b|c|d|e|g|"},
    {"Ctrl-C ends a search and the line", "one\rtwo" CTRL_R "n" CTRL_C "x\r", ">", 2, "one|x|"},
    {"other control keys", "a\x11\x1c\x1d\x1e\x1f\026b", "> ab", 4, ""},
};

static void check(const struct fixture *f, const char *terminal, size_t first, size_t step)
{
    size_t len = strlen(f->keys);
    bool good;

    desk_open(screen_profile(terminal, true, 40));
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
    static const struct {
        const char *terminal, *bytes;
        uint32_t key;
    } keys[] = {
        {"xterm, normal", "\033[A", KEY_UP},
        {"xterm, normal", "\033[B", KEY_DOWN},
        {"xterm, normal", "\033[C", KEY_RIGHT},
        {"xterm, normal", "\033[D", KEY_LEFT},
        {"xterm and screen, application", "\033OA", KEY_UP},
        {"xterm and screen, application", "\033OB", KEY_DOWN},
        {"PuTTY, application", "\033OC", KEY_RIGHT},
        {"PuTTY, application", "\033OD", KEY_LEFT},
        {"a keypad's Enter", "\033OM", KEY_ENTER},
        {"Enter", "\r", KEY_ENTER},
    };
    /* None of these counts as a key that plays, and none types anything. */
    static const char *const others[] = {
        "\033[[A",                                /* F1 of the Linux console */
        "\033[[E",                                /* F5 there */
        "\033[11~", "\033OP",    "\033[15~",      /* F1 of rxvt and PuTTY, of xterm; F5 */
        "\033[24~", "\033[25~",  "\033[1;2P",     /* F12, F13, Shift-F1 */
        "\033[2~",  "\033[3~",   "\033[P",        /* Insert, Delete, Pause of the console */
        "\033[G",                                 /* the middle of a keypad */
        "\033[1~",  "\033[H",    "\033OH",        /* Home: console and PuTTY, xterm */
        "\033[7~",  "\033[4~",   "\033[F",        /* Home of rxvt; End */
        "\033OF",   "\033[8~",   "\033[5~",       /* End of xterm, of rxvt; PgUp */
        "\033[6~",  "\033[1;5C", "\033[1;3D",     /* PgDn; Ctrl-Right, Alt-Left of xterm */
        "\033[5C",  "\033Oc",    "\033Od",        /* Ctrl-Right of PuTTY's kin, of rxvt */
        "\033[a",   "\033[b",    "\033[Z",        /* Shift-Up of rxvt; Shift-Tab */
        "\033[I",   "\033[O",    "\033[<0;3;3m"}; /* focus; a button goes up */

    for (size_t i = 0; i < sizeof(keys) / sizeof(keys[0]); i++) {
        char want[32];
        desk_open(screen_profile("xterm", true, 40));
        editor_keys(desk.editor, EDITOR_CURSOR | EDITOR_CHAR, "0123456789dp");
        for (const char *at = keys[i].bytes; *at != '\0'; at++) /* byte by byte */
            type_bytes(at, 1);
        snprintf(want, sizeof(want), "<key %x>", (unsigned)keys[i].key);
        if (strcmp(buf_text(&desk.lines), want) != 0)
            printf("# %s: %s\n", keys[i].terminal, buf_text(&desk.lines));
        CU_ASSERT_STRING_EQUAL(buf_text(&desk.lines), want);
    }
    for (size_t i = 0; i < sizeof(others) / sizeof(others[0]); i++) {
        desk_open(screen_profile("xterm", true, 40));
        editor_keys(desk.editor, EDITOR_CURSOR | EDITOR_CHAR | EDITOR_CLICK, "0123456789dp");
        editor_mouse(desk.editor, true);
        WAITS(type(others[i]), 0);
        CU_ASSERT_STRING_EQUAL(buf_text(&desk.lines), "");
        CU_ASSERT_STRING_EQUAL(row(), ">");
        type("7"); /* and the next key is itself */
        CU_ASSERT_STRING_EQUAL(buf_text(&desk.lines), "<key 37>");
    }
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
