/*
 * The list of cups as a sheet of a screen: running, coming, over.
 */
#include "ui_private.h"

enum { WIDE = 70 };
/* The columns: number, a mark, title, players and entry or who won, when. */
static const char layout_wide[] = "5>3<35<10>8>  *\n", layout_over[] = "5>3<35<  16<0<  *\n",
                  layout_narrow[] = "5>3<22<0<0<  *\n";

/* Writes when the cup begins, or how far it is. */
static void sheet_cups_put_when(struct buf *out, const struct cup *cup, int64_t now)
{
    if (cup->paused) {
        buf_puts(out, tr("paused"));
    } else if (cup->state == CUP_COMING && cup->start_ms == 0) {
        buf_puts(out, tr("once it is full"));
    } else if (cup->state == CUP_COMING) {
        buf_printf(out, tr("in %s"), SPAN(cup->start_ms - now));
    } else if (cup->words.form == CUP_ARENA && now >= cup->until_ms) {
        buf_puts(out, tr("the last games"));
    } else if (cup->words.form == CUP_ARENA) {
        BUF_LOCAL span = {0};
        ui_cup_countdown(&span, cup->until_ms - now);
        buf_printf(out, tr("%s left"), buf_text(&span));
    } else {
        buf_printf(out, tr("round %d"), cup->round);
        if (cup->words.rounds > 0)
            buf_printf(out, tr(" of %d"), cup->words.rounds);
    }
}

static void sheet_cups_put_row(struct ui_sheet *sheet, const struct ui_cups_row *row)
{
    BUF_LOCAL title = {0}, players = {0}, when = {0};
    bool wide = sheet->columns >= WIDE;
    const struct cup past = {.words = row->words}, *cup = row->cup;
    ui_cup_title(&title, cup ? cup : &past);
    if (cup) {
        buf_printf(&players, cup->state == CUP_COMING ? "%d/%d" : "%d", cup->entrants,
                   cup->words.max);
        sheet_cups_put_when(&when, cup, sheet->wall_ms);
    } else {
        if (row->winner[0] != '\0')
            ui_cup_won(&players, row->winner, row->winners);
        buf_printf(&when, "%s%s", SPAN_TIME(row->ended_ms), wide ? " UTC" : "");
    }
    buf_columns(&sheet->body,
                !wide ? layout_narrow
                : cup ? layout_wide
                      : layout_over,
                CELL_NUMBER(row->number), row->in ? " * " : "", buf_text(&title),
                buf_text(&players), cup && cup->words.entry > 0 ? FIGURE(cup->words.entry) : "-",
                buf_text(&when));
}

void ui_cups(struct ui_sheet *sheet, const struct ui_cups_row *row, int n)
{
    bool wide = sheet->columns >= WIDE;
    const char *above = NULL; /* the heading of the row above */
    buf_printf(&sheet->title, "%s" STYLE_RIGHT "%s", tr("CUPS"), wide ? tr("* you are in it") : "");
    if (n > 0 && wide) {
        buf_columns(&sheet->fixed, layout_wide, "#", "", tr("Cup"), tr("Players"), tr("Entry"),
                    trc("a column", "When"));
    }
    for (int i = 0; i < n; i++) {
        const char *heading = !row[i].cup                        ? N_("Over, and who won")
                              : row[i].cup->state == CUP_RUNNING ? N_("Running")
                                                                 : N_("Coming");
        if (heading != above)
            buf_printf(&sheet->body, " " STYLE_BOLD "%s" STYLE_NORMAL "\n", tr(heading));
        above = heading;
        sheet_cups_put_row(sheet, &row[i]);
    }
    if (n == 0)
        ui_sheet_say(sheet, tr("There is no cup yet. Type `cup new palace swiss` to open one, or "
                               "`help cups` for more."));
    buf_puts(&sheet->hint, STYLE_TYPE);
    if (n > 0)
        buf_printf(&sheet->hint, " cup %jd ", row[0].number);
    for (int i = 0; i < n; i++)
        if (row[i].cup && row[i].cup->state == CUP_COMING && !row[i].in) {
            buf_printf(&sheet->hint, "  cup join %jd ", row[i].number);
            break;
        }
    buf_puts(&sheet->hint, "  cup new palace swiss   help cups");
}
