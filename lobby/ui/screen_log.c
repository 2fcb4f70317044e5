/*
 * The lines of a screen's log. Each says when something happened. The facts of one move share a
 * line if there is room.
 */
#include "ui_private.h"

enum {
    BESIDE = 110,    /* on screens of this many columns talk may have a column beside the events */
    EVENTS = 6,      /* beside talk, the events keep this many tenths of the width */
    STAMP = 6,       /* bytes of the time of day and the blank at the start of a stamped line */
    CELLS_LOBBY = 8, /* in the lobby: the width of what stands before the words */
    CELLS_TABLE = 11 /* the same at a table, where seconds are shown, too */
};

/* Writes the time, or blanks if the line above shows the same time. */
static void screen_log_put_time(struct buf *out, struct ui_log_end *end, const struct ui_told *told)
{
    int64_t second = told->wall_ms / 1000, *last = &end->second[told->aside];
    if (told->table && *last == second) {
        buf_printf(out, "%*s", CELLS_TABLE, "");
        return;
    }
    *last = told->table ? second : 0; /* if only minutes are shown, every line has its time */
    buf_putc(out, ' ');
    ui_clock(out, told->wall_ms);
    if (told->table)
        buf_printf(out, ":%02d", (int)(second % 60));
    buf_puts(out, "  ");
}

/* The width of a row, without the talk that may be beside it. */
static int screen_log_row_cells(int columns)
{
    return columns < BESIDE ? columns : columns * EVENTS / 10 - 1;
}

int ui_screen_log_room(int columns)
{
    return screen_log_row_cells(columns) - (columns >= STYLE_MARGIN_COLUMNS ? CELLS_TABLE : 1);
}

void ui_screen_log(struct buf *out, struct ui_log_end *end, const struct ui_told *told,
                   const char *lines)
{
    int before = told->table ? CELLS_TABLE : CELLS_LOBBY;
    int shown = told->columns >= STYLE_MARGIN_COLUMNS ? before : 1;
    for (size_t n = 0; *lines != '\0'; n++) {
        size_t len = strcspn(lines, "\n"), line = len;
        int cells = told->fact ? ui_cells_of(lines, len) : 0;
        if (n == 0 && told->fact && end->cells > 0 && end->second[0] == told->wall_ms / 1000 &&
            end->cells + 1 + cells < screen_log_row_cells(told->columns)) {
            end->cells += 1 + cells;
            buf_puts(out, STYLE_JOIN " ");
        } else {
            if (told->fact)
                buf_puts(out, STYLE_OPEN);
            end->cells = told->fact ? shown + cells : 0;
            buf_puts(out, STYLE_MARGIN);
            if (told->stamped && len > STAMP) {
                buf_printf(out, " %.*s ", STAMP, lines);
                size_t stamp = STAMP + strspn(lines + STAMP, " ");
                lines += stamp;
                line -= stamp;
            } else if (n == 0) {
                screen_log_put_time(out, end, told);
            } else {
                buf_printf(out, "%*s", before, "");
            }
            buf_puts(out, told->keep ? STYLE_HANG STYLE_KEEP : STYLE_HANG);
            buf_puts(out, told->aside && told->pin ? STYLE_ASIDE STYLE_PIN
                          : told->aside            ? STYLE_ASIDE
                                                   : "");
        }
        buf_add(out, lines, line);
        buf_putc(out, '\n');
        lines += line + (lines[line] == '\n');
    }
}
