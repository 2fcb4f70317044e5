/*
 * What a key costs the line editor: keys that move, change and draw in a line of 500 bytes, each
 * key in a piece of its own, as one who wants to cost much would send them. CPU a byte.
 */
#include <stdio.h>
#include <string.h>

#include "editor.h"
#include "stopwatch.h"

enum { TYPED = 500, BYTES = 20000 };

struct kind {
    const char *name, *unit, *keys; /* the line is of `unit`s */
    bool utf8;
    uint16_t columns;
};

static const struct kind kinds[] = {
    {"ASCII, from end to end", "x", "\x01\x05", true, 80},
    {"ASCII, typed in front", "x", "\x01y\x05\x7f", true, 80},
    {"ASCII, to and fro at the end", "x", "\x02\x06", true, 80},
    {"ASCII, to and fro, 512 columns", "x", "\x02\x06", true, 512},
    {"ASCII, by words", "x",
     "\x1b"
     "b\x1b"
     "f",
     true, 80},
    {"wide characters, from end to end", "\xe6\xbc\xa2", "\x01\x05", true, 80},
    {"accents for ASCII, from end to end", "\xc3\xa9", "\x01\x05", false, 80},
    {"accents for ASCII, erased and typed", "\xc3\xa9", "\x7f\xc3\xa9", false, 80}};

static void type(struct editor *editor, struct buf *out, const char *keys)
{
    for (; *keys != '\0'; keys++) {
        const char *at = keys;
        size_t len = 1;
        while (editor_next(editor, &at, &len) != EDITOR_NONE)
            ;
        buf_clear(out);
    }
}

static double us_a_byte(const struct kind *kind)
{
    const struct profile profile = {
        .kind = PROFILE_XTERM, .utf8 = kind->utf8, .columns = kind->columns, .colours = 8};
    BUF_LOCAL out = {.max = 0};
    struct editor *editor = editor_new(&out, &profile);
    size_t len = strlen(kind->keys);
    editor_prompt(editor, "> ", 2, 2, false);
    for (size_t n = 0; n + strlen(kind->unit) <= TYPED; n += strlen(kind->unit))
        type(editor, &out, kind->unit);
    double begun = 1e6 * stopwatch_s(CLOCK_THREAD_CPUTIME_ID);
    for (size_t n = 0; n < BYTES; n += len)
        type(editor, &out, kind->keys);
    double took = 1e6 * stopwatch_s(CLOCK_THREAD_CPUTIME_ID) - begun;
    editor_free(&editor);
    return took / BYTES;
}

int main(void)
{
    for (size_t i = 0; i < sizeof(kinds) / sizeof(kinds[0]); i++)
        printf("%-36s %8.1f us a byte\n", kinds[i].name, us_a_byte(&kinds[i]));
    return 0;
}
