/*
 * Columns, durations, times of day: the small pieces of every list.
 */
#include "ui.h"

#include <stdio.h>
#include <string.h>

#include "tongue.h"

#include "utf8.h"

static void pad(struct buf *out, int cells)
{
    static const char blanks[] = "                    ";
    for (int some; cells > 0; cells -= some) {
        some = cells < (int)sizeof(blanks) ? cells : (int)sizeof(blanks) - 1;
        buf_add(out, blanks, (size_t)some);
    }
}

/* As much of `text` as fits into `cells`; returns the cells it took. */
static int put_cut(struct buf *out, const char *text, size_t len, int cells)
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

void ui_cell(struct buf *out, const char *text, int cells)
{
    size_t len = strlen(text), wide = cells > 0 ? (size_t)cells : 0;
    if (len <= wide && utf8_plain_run(text, len) == len) { /* most of what there is */
        char *cell = buf_more(out, wide);
        if (cell) {
            memcpy(cell, text, len);
            memset(cell + len, ' ', wide - len);
        }
        return;
    }
    pad(out, cells - put_cut(out, text, len, cells));
}

void ui_cell_right(struct buf *out, const char *text, int cells)
{
    pad(out, cells - utf8_text_width(text));
    put_cut(out, text, strlen(text), cells);
}

void ui_wrapped(struct buf *out, const char *text, size_t len, int columns)
{
    while (len > 0) {
        size_t cut = len, room = columns > 4 ? (size_t)columns - 2 : len;
        if (len > room) {
            cut = room;
            while (cut > 0 && text[cut] != ' ')
                cut--;
            for (cut = cut > 0 ? cut : room; cut > 1 && (text[cut] & 0xc0) == 0x80;)
                cut--;
        }
        buf_puts(out, columns > 0 ? " " : "");
        buf_add(out, text, cut);
        buf_putc(out, '\n');
        text += cut;
        len -= cut;
        while (len > 0 && *text == ' ') {
            text++;
            len--;
        }
    }
}

void ui_duration(struct buf *out, int64_t ms)
{
    static const int64_t units[] = {86400000, 3600000, 60000};
    int unit = 0;
    while (unit < 3 && ms < 2 * units[unit] && ms != units[unit])
        unit++;
    long long n = unit < 3 ? ms / units[unit] : (ms + 999) / 1000;
    switch (unit) {
    case 0: buf_printf(out, trn("%lld day", "%lld days", n), n); break;
    case 1: buf_printf(out, trn("%lld hour", "%lld hours", n), n); break;
    case 2: buf_printf(out, trn("%lld minute", "%lld minutes", n), n); break;
    default: buf_printf(out, trn("%lld second", "%lld seconds", n), n); break;
    }
}

void ui_clock(struct buf *out, int64_t wall_ms)
{
    int64_t minute = wall_ms / 60000 % 1440;
    buf_printf(out, "%02d:%02d", (int)(minute / 60), (int)(minute % 60));
}
