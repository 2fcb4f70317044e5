/*
 * See cell.h.
 */
#include "cell.h"

#include <ctype.h>
#include <string.h>

#include "utf8.h"

static void buf_cell_pad(struct buf *out, int cells)
{
    static const char blanks[] = "                    ";
    for (int some; cells > 0; cells -= some) {
        some = cells < (int)sizeof(blanks) ? cells : (int)sizeof(blanks) - 1;
        buf_add(out, blanks, (size_t)some);
    }
}

/* Appends as much of `text` as fits into `cells`. Returns the cells that it took. */
static int buf_cell_put_cut(struct buf *out, const char *text, size_t len, int cells)
{
    size_t at = 0;
    int taken = 0;
    while (at < len) {
        size_t room = cells > taken ? (size_t)(cells - taken) : 0, left = len - at;
        size_t run = utf8_plain_run(text + at, left < room ? left : room);
        if (run > 0) {
            buf_add(out, text + at, run);
            taken += (int)run;
            at += run;
            continue;
        }
        uint32_t point;
        int n = utf8_decode(text + at, len - at, &point);
        if (n <= 0)
            break;
        int width = utf8_width(point);
        if (width < 0 || taken + width > cells)
            break;
        buf_add(out, text + at, (size_t)n);
        taken += width;
        at += (size_t)n;
    }
    return taken;
}

/* Appends text that is plain (utf8_plain_run) and fits, as most text is. False: it is not, and
 * nothing was appended. */
static bool buf_cell_put_plain(struct buf *out, const char *text, int cells, bool right)
{
    size_t len = strlen(text), wide = cells > 0 ? (size_t)cells : 0;
    if (len > wide || utf8_plain_run(text, len) != len)
        return false;
    char *cell = buf_more(out, wide);
    if (cell) {
        memset(right ? cell : cell + len, ' ', wide - len);
        memcpy(right ? cell + wide - len : cell, text, len);
    }
    return true;
}

void buf_cell(struct buf *out, const char *text, int cells)
{
    if (!buf_cell_put_plain(out, text, cells, false))
        buf_cell_pad(out, cells - buf_cell_put_cut(out, text, strlen(text), cells));
}

void buf_cell_right(struct buf *out, const char *text, int cells)
{
    if (buf_cell_put_plain(out, text, cells, true))
        return;
    buf_cell_pad(out, cells - utf8_text_width(text));
    buf_cell_put_cut(out, text, strlen(text), cells);
}

void buf_cell_printf(struct buf *out, int cells, const char *format, ...)
{
    char text[128];
    va_list args;
    va_start(args, format);
    utf8_vprintf(text, sizeof(text), format, args);
    va_end(args);
    buf_cell_right(out, text, cells);
}

void buf_columns(struct buf *out, const char *layout, ...)
{
    va_list args;
    va_start(args, layout);
    for (; *layout != '\0'; layout++) {
        int cells = 0;
        for (; isdigit((unsigned char)*layout); layout++)
            cells = 10 * cells + *layout - '0';
        if (*layout == '<')
            buf_cell(out, va_arg(args, const char *), cells);
        else if (*layout == '>')
            buf_cell_right(out, va_arg(args, const char *), cells);
        else if (*layout == '*')
            buf_puts(out, va_arg(args, const char *));
        else
            buf_putc(out, *layout);
    }
    va_end(args);
}

const char *cell_number(struct cell_number *out, int64_t number)
{
    utf8_printf(out->text, sizeof(out->text), "%lld", (long long)number);
    return out->text;
}
