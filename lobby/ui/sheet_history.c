/*
 * Somebody's games as a sheet, the newest first, with as many columns as fit.
 */

#include "calendar.h"
#include "ui_private.h"

/* WITH_YEAR, WITH_OTHERS: with this many columns there is room for that, too. */
enum { WITH_YEAR = 100, WITH_OTHERS = 70, END = 10, XP = 5, CHIPS = 8, WHEN_MAX = 24 };

struct columns {
    int from, to; /* which bytes of a full time are shown */
    int number, when, title;
    bool others; /* whether the other players and chips are shown */
};

/* Writes bytes `from` to `to` of "2026-11-21 14:02". */
static const char *sheet_history_when(char out[WHEN_MAX], int64_t ms, int from, int to)
{
    calendar_text(ms, "%Y-%m-%d %H:%M", out, WHEN_MAX);
    out[to] = '\0';
    return out + from;
}

static void sheet_history_put_row(struct buf *out, const struct ui_history_row *row, bool plain,
                                  const struct columns *c)
{
    char text[WHEN_MAX];
    if (plain) {
        buf_printf(out, tr("Game %lld, %s, %s, %s"), (long long)row->number,
                   sheet_history_when(text, row->started_ms, 0, 16), row->title, row->end);
        if (row->xp != 0 || row->chips != 0)
            buf_printf(out, tr(", %s XP, %s chips"), FIGURE_GAIN(row->xp), FIGURE_GAIN(row->chips));
        buf_printf(out, "%s%s.\n", tr(", with "), row->others);
        return;
    }
    buf_cell_printf(out, c->number, "%lld", (long long)row->number);
    buf_puts(out, "  ");
    buf_cell(out, sheet_history_when(text, row->started_ms, c->from, c->to), c->when);
    buf_cell(out, row->title, c->title - 1);
    buf_putc(out, ' ');
    buf_cell(out, row->end, END);
    buf_cell_right(out, row->ranked ? FIGURE_GAIN(row->xp) : "-", XP);
    if (c->others) {
        /* without commas, as in all columns of amounts, because millions have to fit */
        utf8_printf(text, sizeof(text), row->chips != 0 ? "%+lld" : "%lld", (long long)row->chips);
        buf_cell_right(out, row->ranked ? text : "-", CHIPS);
        buf_printf(out, "  %s", row->others);
    }
    buf_putc(out, '\n');
}

void ui_history(struct ui_sheet *sheet, const struct ui_history *history)
{
    bool plain = sheet->viewer->layout == UI_PLAIN, wide = sheet->columns >= WITH_OTHERS;
    struct buf *fixed = &sheet->fixed;
    const struct columns c = sheet->columns >= WITH_YEAR ? (struct columns){0, 16, 7, 18, 18, true}
                             : wide                      ? (struct columns){5, 16, 6, 13, 13, true}
                                                         : (struct columns){5, 10, 5, 6, 11, false};
    if (plain) {
        buf_printf(&sheet->title, tr("Games of %s, the newest first. Times are UTC."),
                   history->name);
    } else {
        buf_printf(&sheet->title, tr("GAMES  %s"), history->name);
        if (wide)
            buf_printf(&sheet->title, STYLE_RIGHT " %s", tr("the newest first"));
        buf_cell_right(fixed, "#", c.number);
        buf_puts(fixed, "  ");
        buf_cell(fixed, c.when > 12 ? tr("Begun (UTC)") : tr("Begun"), c.when - 1);
        buf_putc(fixed, ' ');
        buf_cell(fixed, tr("Game"), c.title);
        buf_cell(fixed, trc("a game", "End"), END);
        buf_cell_right(fixed, "XP", XP);
        if (c.others) {
            buf_cell_right(fixed, tr("Chips"), CHIPS);
            buf_printf(fixed, "  %s", tr("With"));
        }
        buf_putc(fixed, '\n');
    }
    for (int i = 0; i < history->n; i++)
        sheet_history_put_row(&sheet->body, &history->row[i], plain, &c);
    buf_puts(&sheet->foot, plain || !(history->older || wide) ? "" : " ");
    if (history->older)
        buf_printf(&sheet->foot, tr("More: `history %s %lld`\n"), history->name,
                   (long long)history->row[history->n - 1].number);
    else if (wide || plain)
        buf_puts(&sheet->foot, tr("See one again with `replay` and its number.\n"));
    buf_printf(&sheet->hint, STYLE_TYPE " replay %lld", (long long)history->row[0].number);
    if (wide)
        buf_printf(&sheet->hint, "   record %lld   finger %s", (long long)history->row[0].number,
                   history->name);
}
