/*
 * The list of cups as a sheet of a screen: running, coming, over.
 */
#include "ui_private.h"

enum { WIDE = 70, TITLE = 35, TITLE_SMALL = 22, NUMBER = 5, PLAYERS = 10, ENTRY = 8 };

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
    struct buf *out = &sheet->body;
    BUF_LOCAL title = {0};
    bool wide = sheet->columns >= WIDE;
    const struct cup past = {.words = row->words};
    buf_cell_printf(out, NUMBER, "%lld", (long long)row->number);
    buf_puts(out, row->in ? " * " : "   ");
    ui_cup_title(&title, row->cup ? row->cup : &past);
    buf_cell(out, buf_text(&title), wide ? TITLE : TITLE_SMALL);
    if (row->cup && wide) {
        buf_cell_printf(out, PLAYERS, row->cup->state == CUP_COMING ? "%d/%d" : "%d",
                        row->cup->entrants, row->cup->words.max);
        buf_cell_right(out, row->cup->words.entry > 0 ? FIGURE(row->cup->words.entry) : "-", ENTRY);
    } else if (wide) {
        BUF_LOCAL winner = {0};
        if (row->winner[0] != '\0')
            ui_cup_won(&winner, row->winner, row->winners);
        buf_puts(out, "  ");
        buf_cell(out, buf_text(&winner), PLAYERS + ENTRY - 2);
    }
    buf_puts(out, "  ");
    if (row->cup)
        sheet_cups_put_when(out, row->cup, sheet->wall_ms);
    else
        buf_printf(out, "%s%s", SPAN_TIME(row->ended_ms), wide ? " UTC" : "");
    buf_putc(out, '\n');
}

void ui_cups(struct ui_sheet *sheet, const struct ui_cups_row *row, int n)
{
    bool wide = sheet->columns >= WIDE;
    const char *above = NULL; /* the heading of the row above */
    buf_printf(&sheet->title, "%s" STYLE_RIGHT "%s", tr("CUPS"), wide ? tr("* you are in it") : "");
    if (n > 0 && wide) {
        buf_puts(&sheet->fixed, "    #   ");
        buf_cell(&sheet->fixed, tr("Cup"), TITLE);
        buf_cell_right(&sheet->fixed, tr("Players"), PLAYERS);
        buf_cell_right(&sheet->fixed, tr("Entry"), ENTRY);
        buf_printf(&sheet->fixed, "  %s\n", trc("a column", "When"));
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
        buf_printf(&sheet->hint, " cup %lld ", (long long)row[0].number);
    for (int i = 0; i < n; i++)
        if (row[i].cup && row[i].cup->state == CUP_COMING && !row[i].in) {
            buf_printf(&sheet->hint, "  cup join %lld ", (long long)row[i].number);
            break;
        }
    buf_puts(&sheet->hint, "  cup new palace swiss   help cups");
}
