/*
 * A line being edited.
 */
#include "edit_line.h"

#include <stdlib.h>
#include <string.h>

#include "utf8.h"
#include "xalloc.h"

enum { MARKS_MAX = 2 };

void edit_line_wipe(struct edit_line *line)
{
    if (line->text)
        explicit_bzero(line->text, EDIT_LINE_MAX + 1);
    free(line->text);
    *line = (struct edit_line){0};
}

char *edit_line_copy(const struct edit_line *line, size_t len)
{
    return xstrndup(line->text ? line->text : "", len);
}

bool edit_line_splice(struct edit_line *line, size_t from, size_t to, const char *text, size_t len)
{
    if (line->len - (to - from) + len > EDIT_LINE_MAX)
        return false;
    if (!line->text)
        line->text = xcalloc(1, EDIT_LINE_MAX + 1);
    memmove(line->text + from + len, line->text + to, line->len - to + 1);
    memcpy(line->text + from, text, len);
    line->len = line->len - (to - from) + len;
    line->cursor = from + len;
    return true;
}

/* The code point at `at`, which is inside the line. */
static uint32_t edit_line_point_at(const struct edit_line *line, size_t at, size_t *next)
{
    uint32_t point = 0;
    int took = utf8_decode(line->text + at, line->len - at, &point);

    *next = at + (took > 0 ? (size_t)took : 1);
    return point;
}

static size_t edit_line_point_before(const struct edit_line *line, size_t at)
{
    do
        at--;
    while (at > 0 && (line->text[at] & 0xc0) == 0x80);
    return at;
}

static bool edit_line_is_mark(uint32_t point)
{
    return point >= 0x80 && utf8_width(point) == 0;
}

bool edit_line_insert(struct edit_line *line, uint32_t point)
{
    char bytes[4];

    if (edit_line_is_mark(point)) {
        size_t at = line->cursor;
        int marks = 0;

        while (at > 0) {
            size_t next;

            at = edit_line_point_before(line, at);
            if (!edit_line_is_mark(edit_line_point_at(line, at, &next)))
                break;
            marks++;
        }
        if (line->cursor == 0 || marks >= MARKS_MAX)
            return true;
    }
    return edit_line_splice(line, line->cursor, line->cursor, bytes,
                            (size_t)utf8_encode(point, bytes));
}

size_t edit_line_before(const struct edit_line *line, size_t at)
{
    size_t next;

    if (at == 0)
        return 0;
    do
        at = edit_line_point_before(line, at);
    while (at > 0 && edit_line_is_mark(edit_line_point_at(line, at, &next)));
    return at;
}

size_t edit_line_after(const struct edit_line *line, size_t at)
{
    size_t next;

    if (at >= line->len)
        return line->len;
    edit_line_point_at(line, at, &next);
    do
        at = next;
    while (at < line->len && edit_line_is_mark(edit_line_point_at(line, at, &next)));
    return at;
}

size_t edit_line_border(const struct edit_line *line, size_t at)
{
    size_t next;

    if (at >= line->len)
        return line->len;
    while (at < line->len && (line->text[at] & 0xc0) == 0x80)
        at++;
    while (at > 0 && at < line->len && edit_line_is_mark(edit_line_point_at(line, at, &next)))
        at = next;
    return at;
}

static bool edit_line_in_word(const struct edit_line *line, size_t at, bool blanks)
{
    unsigned char c = (unsigned char)line->text[at];

    if (blanks)
        return c != ' ';
    return c >= 0x80 || (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

size_t edit_line_word_before(const struct edit_line *line, size_t at, bool blanks)
{
    bool word = false;

    while (at > 0) {
        size_t before = edit_line_before(line, at);
        bool more = edit_line_in_word(line, before, blanks);

        if (word && !more)
            break;
        word = more;
        at = before;
    }
    return at;
}

size_t edit_line_word_after(const struct edit_line *line, size_t at)
{
    while (at < line->len && !edit_line_in_word(line, at, false))
        at = edit_line_after(line, at);
    while (at < line->len && edit_line_in_word(line, at, false))
        at = edit_line_after(line, at);
    return at;
}
