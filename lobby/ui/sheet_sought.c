/*
 * The list of what people can join now, seeks and open tables, as a sheet.
 */
#include "ui_private.h"

enum { WIDE = 70, GAME = 24, TERMS = 26, INDENT = 8 };
/* The columns: number, a mark, game, terms. */
static const char layout_wide[] = "5>3<24< 26<", layout_narrow[] = "5>3<15<0<";

static void sheet_sought_put_row(struct ui_sheet *sheet, const struct ui_sought_row *row)
{
    struct buf *out = &sheet->body;
    const char *game = buf_text(&row->game), *terms = buf_text(&row->terms);
    const char *who = buf_text(&row->who);
    bool wide = sheet->columns >= WIDE;
    if (sheet->viewer->layout == UI_PLAIN && row->own) {
        buf_printf(out, tr("Seek %d is yours: %s, %s.\n"), row->number, game, terms);
        return;
    }
    if (sheet->viewer->layout == UI_PLAIN) {
        buf_printf(out,
                   row->seek ? tr("Seek %d: %s seeks %s, %s.") : tr("Table %d: %s sits at %s, %s."),
                   row->number, who, game, terms);
        buf_puts(out, row->fits ? tr(" It fits you.\n") : tr(" It does not fit you.\n"));
        return;
    }
    buf_columns(out, wide ? layout_wide : layout_narrow, CELL_NUMBER(row->number),
                row->fits ? " * " : "", game, terms);
    if (row->own)
        buf_puts(out, tr(" you seek"));
    else
        buf_printf(out, row->seek ? tr(" %s seeks") : " %s", who);
    buf_putc(out, '\n');
    if (wide && utf8_text_width(terms) <= TERMS && utf8_text_width(game) <= GAME)
        return;
    BUF_LOCAL text = {0}, lines = {0}; /* games and terms in full, for which the row has no room */
    buf_printf(&text, "%s, %s", game, terms);
    ui_wrapped(&lines, buf_text(&text), text.len, sheet->columns - INDENT, "");
    for (const char *at = buf_text(&lines); *at != '\0'; at += strcspn(at, "\n") + 1)
        buf_printf(out, "%*s%.*s\n", INDENT, "", (int)strcspn(at, "\n"), at);
}

void ui_sought(struct ui_sheet *sheet, const struct ui_sought *sought)
{
    bool plain = sheet->viewer->layout == UI_PLAIN, wide = sheet->columns >= WIDE;
    int first = 0;
    if (plain)
        buf_printf(&sheet->title, tr("Seeks: %d. Open tables: %d."), sought->seeks,
                   sought->n - sought->seeks);
    else
        buf_printf(&sheet->title, "%s" STYLE_RIGHT "%s", tr("SOUGHT"),
                   wide ? tr("* fits you") : "");
    if (!plain && sought->n > 0) {
        buf_columns(&sheet->fixed, wide ? layout_wide : layout_narrow, "#", "", tr("Game"),
                    tr("Terms"));
        buf_printf(&sheet->fixed, " %s\n", tr("Who"));
    }
    for (int i = 0; i < sought->n; i++) {
        sheet_sought_put_row(sheet, &sought->row[i]);
        if (first == 0 && sought->row[i].fits)
            first = sought->row[i].number;
    }
    if (sought->n == 0)
        ui_sheet_say(sheet, tr("Nobody seeks a game, and no table is open. Type `seek palace` to "
                               "be the first, or `play` for a game with bots."));
    else
        ui_sheet_foot(sheet, tr("Type `play` and a number to take one up.\n"));
    ui_sheet_say(sheet, sought->quiet);
    buf_puts(&sheet->hint, STYLE_TYPE);
    if (first != 0)
        buf_printf(&sheet->hint, wide ? " play %d  " : " play %d ", first);
    buf_puts(&sheet->hint, wide ? " seek palace   seek any   unseek" : " seek palace");
}
