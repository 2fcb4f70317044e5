/*
 * The small pieces of every list: columns, durations and times of day.
 */
#include "ui_private.h"

int ui_cells_of(const char *text, size_t len)
{
    BUF_LOCAL part = {0};
    buf_add(&part, text, len);
    return ui_shown_cells(buf_text(&part));
}

int ui_shown_cells(const char *text)
{
    int cells = utf8_text_width(text);
    for (; (text = strchr(text, STYLE_BYTE)); text++)
        cells--;
    return cells;
}

int ui_lines(const struct buf *text)
{
    int n = 0;
    const char *at = buf_text(text), *end = at + text->len;
    for (; (at = memchr(at, '\n', (size_t)(end - at))); at++)
        n++;
    return n;
}

size_t ui_line_at(const struct buf *text, int line)
{
    const char *at = buf_text(text), *end = at + text->len;
    for (; line > 0 && at < end; line--) {
        const char *newline = memchr(at, '\n', (size_t)(end - at));
        at = newline ? newline + 1 : end;
    }
    return (size_t)(at - buf_text(text));
}

/* Whether `at` is inside something that can be typed (marks.h), which must be shown in one piece.
 */
static bool ui_cell_in_mark(const char *text, size_t at)
{
    bool in = false;
    while (at-- > 0)
        in ^= text[at] == '`';
    return in;
}

size_t ui_cell_fitting(const char *text, size_t len, int cells)
{
    size_t at = 0;
    while (at < len) {
        uint32_t point = 0;
        int n = text[at] == STYLE_BYTE ? 2 : utf8_decode(text + at, len - at, &point);
        n = n > 0 ? n : 1;
        cells -= text[at] == STYLE_BYTE ? 0 : utf8_width(point);
        if (cells < 0)
            break;
        at += (size_t)n;
    }
    return at < len ? at : len;
}

int ui_wrapped(struct buf *out, const char *text, size_t len, int columns, const char *style)
{
    int rows = 0;
    for (; len > 0; rows++) {
        size_t room = columns > 4 ? ui_cell_fitting(text, len, columns - 2) : len, cut = room;
        if (room < len) {
            while (cut > 0 && (text[cut] != ' ' || ui_cell_in_mark(text, cut)))
                cut--;
            cut = cut > 0 ? cut : room;
        }
        buf_puts(out, style);
        buf_puts(out, columns > 0 ? " " : "");
        buf_add(out, text, cut);
        buf_puts(out, style[0] != '\0' ? STYLE_NORMAL "\n" : "\n");
        text += cut;
        len -= cut;
        while (len > 0 && *text == ' ') {
            text++;
            len--;
        }
    }
    return rows;
}

const char *ui_duration(struct span_text *duration, int64_t ms)
{
    static const int64_t units[] = {86400000, 3600000, 60000};
    int unit = 0;
    while (unit < 3 && ms < 2 * units[unit] && ms != units[unit])
        unit++;
    return span_write_units(duration, unit, unit < 3 ? ms / units[unit] : (ms + 999) / 1000);
}

void ui_clock(struct buf *out, int64_t wall_ms)
{
    int64_t minute = wall_ms / 60000 % 1440;
    buf_printf(out, "%02d:%02d", (int)(minute / 60), (int)(minute % 60));
}
