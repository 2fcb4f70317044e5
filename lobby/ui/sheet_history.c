/*
 * Somebody's games as a sheet, the newest first, with as many columns as fit.
 */

#include "calendar.h"
#include "ui_private.h"

/* WITH_YEAR, WITH_OTHERS: with this many columns there is room for that, too. */
enum { WITH_YEAR = 100, WITH_OTHERS = 70, WHEN_MAX = 24 };

struct columns {
    int from, to;       /* which bytes of a full time are shown */
    const char *begun;  /* the heading of the times */
    const char *layout; /* the columns: number, begun, game, end, XP, chips, other players */
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
    char text[WHEN_MAX], chips[WHEN_MAX];
    if (plain) {
        buf_printf(out, tr("Game %jd, %s, %s, %s"), row->number,
                   sheet_history_when(text, row->started_ms, 0, 16), row->title, row->end);
        if (row->xp != 0 || row->chips != 0)
            buf_printf(out, tr(", %s XP, %s chips"), FIGURE_GAIN(row->xp), FIGURE_GAIN(row->chips));
        buf_printf(out, "%s%s.\n", tr(", with "), row->others);
        return;
    }
    /* without commas, as in all columns of amounts, because millions have to fit */
    utf8_printf(chips, sizeof(chips), row->chips != 0 ? "%+jd" : "%jd", row->chips);
    buf_columns(out, c->layout, CELL_NUMBER(row->number),
                sheet_history_when(text, row->started_ms, c->from, c->to), row->title, row->end,
                row->ranked ? FIGURE_GAIN(row->xp) : "-", row->ranked ? chips : "-", row->others);
}

void ui_history(struct ui_sheet *sheet, const char *name, const struct ui_history_row *row, int n,
                bool older)
{
    bool plain = sheet->viewer->layout == UI_PLAIN, wide = sheet->columns >= WITH_OTHERS;
    BUF_LOCAL more = {0};
    const struct columns c =
        sheet->columns >= WITH_YEAR
            ? (struct columns){0, 16, N_("Begun (UTC)"), "7>  17< 17< 10<5>8>  *\n"}
        : wide ? (struct columns){5, 16, N_("Begun (UTC)"), "6>  12< 12< 10<5>8>  *\n"}
               : (struct columns){5, 10, N_("Begun"), "5>  5< 10< 10<5>0>0<\n"};
    if (plain) {
        buf_printf(&sheet->title, tr("Games of %s, the newest first. Times are UTC."), name);
    } else {
        buf_printf(&sheet->title, tr("GAMES  %s"), name);
        if (wide)
            buf_printf(&sheet->title, STYLE_RIGHT " %s", tr("the newest first"));
        buf_columns(&sheet->fixed, c.layout, "#", tr(c.begun), tr("Game"), trc("a game", "End"),
                    "XP", tr("Chips"), tr("With"));
    }
    for (int i = 0; i < n; i++)
        sheet_history_put_row(&sheet->body, &row[i], plain, &c);
    buf_printf(&more, tr("More: `history %s %jd`\n"), name, row[n - 1].number);
    if (older)
        ui_sheet_foot(sheet, buf_text(&more));
    else if (wide || plain)
        ui_sheet_foot(sheet, tr("See one again with `replay` and its number.\n"));
    buf_printf(&sheet->hint, STYLE_TYPE " replay %jd", row[0].number);
    if (wide)
        buf_printf(&sheet->hint, "   record %jd   finger %s", row[0].number, name);
}
