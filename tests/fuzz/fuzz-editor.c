/*
 * The line editor. The input: a byte of choices (bits 0-1: the kind of terminal, 2: UTF-8, 3: the
 * row is fixed, except on a dumb terminal, 4: one byte at a time, 5: with time between the pieces,
 * 6: keys play), a byte for the columns, then keys. Every line is clean. The terminal is sent UTF-8
 * if it draws that, else ASCII. For a key the editor looks at each character of the line and of the
 * row only a few times. The linker passes us the calls that look at characters (--wrap), and they
 * are counted. After any bytes and one Ctrl-C, a typed line is read.
 */
#include "editor.h"
#include "fuzz.h"
#include "keys.h"
#include "utf8.h"

enum { KEYS_MAX = 1000, LOOKS = 8, ROW_MAX = 255 };

/* ---- Work ---- */

static size_t looks;

int __real_utf8_decode(const char *text, size_t len, uint32_t *point);
int __wrap_utf8_decode(const char *text, size_t len, uint32_t *point);
int __real_utf8_width(uint32_t point);
int __wrap_utf8_width(uint32_t point);

int __wrap_utf8_decode(const char *text, size_t len, uint32_t *point)
{
    looks++;
    return __real_utf8_decode(text, len, point);
}

int __wrap_utf8_width(uint32_t point)
{
    looks++;
    return __real_utf8_width(point);
}

/* ---- What comes out ---- */

static void check_line(const char *line)
{
    size_t len = strlen(line);

    FUZZ_CHECK(len <= EDIT_LINE_MAX, "a line is too long");
    FUZZ_CHECK(utf8_valid(line, len), "a line is not UTF-8");
    for (size_t i = 0; i < len; i++)
        FUZZ_CHECK((uint8_t)line[i] >= 0x20 && line[i] != 0x7f, "a control character in a line");
}

static void check_out(const struct buf *out, const struct profile *profile)
{
    FUZZ_CHECK(out->len == 0 || utf8_valid(out->data, out->len), "bytes that are not UTF-8");
    for (size_t i = 0; i < out->len; i++) {
        FUZZ_CHECK(profile->utf8 || (uint8_t)out->data[i] < 0x80, "UTF-8 for an ASCII terminal");
        FUZZ_CHECK(profile->kind != PROFILE_DUMB || out->data[i] != 0x1b,
                   "an escape for a dumb terminal");
    }
}

#define CHARS "0123456789dp\t"

static void check_key(const struct editor *editor, bool plays)
{
    int column, row;
    uint32_t key = editor_key(editor, &column, &row);

    FUZZ_CHECK(key == KEY_ESCAPE || (plays && (key == KEY_ENTER || key >= KEY_UP ||
                                               (key != 0 && strchr(CHARS, (int)key)))),
               "a key that is not for the room");
    FUZZ_CHECK(column >= 0 && column < 9999 && row >= 0 && row < 9999, "a click elsewhere");
}

static void answer(struct editor *editor, enum editor_event event, bool fixed, bool plays,
                   unsigned n)
{
    static const char *const list[] = {"", "play R5\n", "play R5\nplay R6\nplay Y7\n",
                                       "draw\ndrop\n"};
    BUF_LOCAL above = {.max = 4096};

    switch (event) {
    case EDITOR_LINE:
        check_line(editor_line(editor));
        editor_prompt(editor, "> ", 2, 2, n % 5 == 4);
        break;
    case EDITOR_FINISH:
        check_line(editor_line(editor));
        editor_finish(editor, editor_serial(editor) - (n % 7 == 6), list[n % 4],
                      strlen(list[n % 4]), &above);
        break;
    case EDITOR_KEY: check_key(editor, plays); break;
    case EDITOR_REPAINT:
    case EDITOR_PAGE_UP:
    case EDITOR_PAGE_DOWN:
    case EDITOR_BOTTOM:
        FUZZ_CHECK(fixed, "an event of a fixed row");
        editor_lost(editor);
        break;
    default: break;
    }
}

/* After whatever came before: Ctrl-C and a line. */
static void check_read(struct editor *editor)
{
    static const char typed[] = "\3all is well\r";
    const char *at = typed;
    size_t len = sizeof(typed) - 1;
    enum editor_event event;

    while ((event = editor_next(editor, &at, &len)) != EDITOR_NONE && event != EDITOR_LINE)
        FUZZ_CHECK(event == EDITOR_INTERRUPT, "Ctrl-C is something else");
    FUZZ_CHECK(event == EDITOR_LINE && strcmp(editor_line(editor), "all is well") == 0 && len == 0,
               "a line is not read");
}

const int fuzz_mutations = 10000;

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct fuzz_input in = {data, size};
    uint8_t choice = fuzz_byte(&in), columns = fuzz_byte(&in);
    struct profile profile = {.kind = (enum profile_kind)((choice & 3) % 3),
                              .utf8 = choice >> 2 & 1,
                              .columns = (uint16_t)(columns < 20 ? 0 : columns),
                              .colours = 8};
    bool fixed = choice >> 3 & 1 && profile.kind != PROFILE_DUMB;
    const size_t piece = choice >> 4 & 1 ? 1 : in.size;
    bool plays = choice >> 6 & 1;
    BUF_LOCAL out = {0};
    unsigned n = 0;

    if (in.size > KEYS_MAX)
        return 0;
    struct editor *editor = editor_new(&out, &profile);
    editor_begin(editor);
    editor_fix(editor, fixed);
    editor_prompt(editor, "> ", 2, 2, false);
    if (plays) {
        editor_keys(editor, EDITOR_CURSOR | EDITOR_CHAR | EDITOR_CLICK, CHARS);
        editor_mouse(editor, true);
    }
    while (in.size > 0) {
        const struct fuzz_input next = fuzz_piece(&in, piece);
        const char *at = (const char *)next.data;
        size_t len = next.size;
        enum editor_event event;

        looks = 0;
        while ((event = editor_next(editor, &at, &len)) != EDITOR_NONE) {
            answer(editor, event, fixed, plays, ++n);
            if (n % 3 == 0) { /* a line of the room comes between */
                editor_hide(editor);
                editor_show(editor);
            }
            if (n % 11 == 10) {
                profile.columns = (uint16_t)(20 + n % 100);
                editor_profile(editor, &profile);
            }
        }
        FUZZ_CHECK(len == 0, "keys are left over");
        if (choice >> 5 & 1 && editor_wait(editor) > 0) /* the next byte comes too late */
            answer(editor, editor_timeout(editor), fixed, plays, ++n);
        FUZZ_CHECK(looks <= piece * LOOKS * (EDIT_LINE_MAX + ROW_MAX), "a key costs too much");
        check_out(&out, &profile);
        buf_clear(&out);
    }
    check_read(editor);
    editor_end(editor);
    editor_free(&editor);
    return 0;
}
