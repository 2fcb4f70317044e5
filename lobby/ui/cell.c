/*
 * Columns, durations, times of day: the small pieces of every list.
 */
#include "ui/ui.h"

#include <string.h>

#include "utf8.h"

static void pad(struct buf *out, int cells)
{
    while (cells-- > 0)
        buf_putc(out, ' ');
}

/* As much of `text` as fits into `cells`; returns the cells it took. */
static int put_cut(struct buf *out, const char *text, int cells)
{
    size_t len = strlen(text), at = 0;
    int taken = 0;
    while (at < len) {
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
    pad(out, cells - put_cut(out, text, cells));
}

void ui_cell_right(struct buf *out, const char *text, int cells)
{
    pad(out, cells - utf8_text_width(text));
    put_cut(out, text, cells);
}

void ui_duration(struct buf *out, int64_t ms)
{
    static const struct {
        int64_t ms;
        const char *one, *many;
    } units[] = {
        {86400000, "day", "days"}, {3600000, "hour", "hours"}, {60000, "minute", "minutes"}};
    int64_t seconds = (ms + 999) / 1000;
    for (size_t i = 0; i < sizeof units / sizeof units[0]; i++) {
        if (ms >= 2 * units[i].ms || ms == units[i].ms) {
            int64_t n = ms / units[i].ms;
            buf_printf(out, "%lld %s", (long long)n, n == 1 ? units[i].one : units[i].many);
            return;
        }
    }
    buf_printf(out, "%lld second%s", (long long)seconds, seconds == 1 ? "" : "s");
}

void ui_clock(struct buf *out, int64_t wall_ms)
{
    int64_t minute = wall_ms / 60000 % 1440;
    buf_printf(out, "%02d:%02d", (int)(minute / 60), (int)(minute % 60));
}
