/*
 * The list of tables as a sheet.
 */

#include "ui_private.h"

enum { WIDE = 70, TITLE_WHOLE = 60, TITLE = 18, TITLE_SMALL = 10, TERMS = 20 };

static void sheet_tables_put_names(struct buf *out, const struct table_info *info, bool plain)
{
    bool named = false;
    for (int seat = 1; seat <= info->seats; seat++) {
        const char *name = info->seat[seat].person.id != 0 ? info->seat_name[seat] : NULL;
        if (name)
            buf_printf(out, "%s %s", plain && named ? "," : "", name);
        else if (info->kept[0] != '\0')
            buf_printf(out, tr(" (kept for %s)"), info->kept);
        else if (!plain)
            buf_puts(out, " -");
        named = named || name;
    }
}

/* Writes who sits at a table, in at most `cells` cells: as many names as fit whole, and how many
 * more seats there are. */
static void sheet_tables_put_seats(struct buf *out, const struct table_info *info, int cells)
{
    enum { MORE = 3 }; /* cells of " +7" */
    BUF_LOCAL names = {0};
    sheet_tables_put_names(&names, info, false);
    const char *at = buf_text(&names);
    int more = info->kept[0] != '\0' ? 0 : info->seats;
    while (more > 0 && utf8_text_width(at) > cells) {
        size_t len = 1 + strcspn(at + 1, " ");
        char name[TABLE_NAME_MAX + 1];
        utf8_copy_part(at, len, name, sizeof(name));
        if (utf8_text_width(name) + MORE > cells)
            break;
        buf_add(out, at, len);
        cells -= utf8_text_width(name);
        at += len;
        more--;
    }
    if (more > 0 && utf8_text_width(at) > cells)
        buf_printf(out, " +%d", more);
    else
        buf_puts(out, at);
}

/* Cells of a game's title and the gap after it. */
static int sheet_tables_title_cells(const struct ui_sheet *sheet)
{
    return sheet->columns >= TITLE_WHOLE ? TITLE : TITLE_SMALL;
}

static int sheet_tables_state_cells(bool wide)
{
    return wide ? 9 : utf8_text_width(tr("in play"));
}

static void sheet_tables_put_row(struct ui_sheet *sheet, const struct table_info *info)
{
    struct buf *out = &sheet->body;
    BUF_LOCAL terms = {0};
    bool wide = sheet->columns >= WIDE;
    int title = sheet_tables_title_cells(sheet);
    ui_terms(&terms, sheet->viewer, info);
    if (sheet->viewer->layout == UI_PLAIN) {
        buf_printf(out,
                   info->state == TABLE_PLAYING
                       ? tr("Table %d, %s, %s, %d of %d seats taken, in play.")
                       : tr("Table %d, %s, %s, %d of %d seats taken."),
                   info->number, info->rules->title, buf_text(&terms), info->taken, info->seats);
        sheet_tables_put_names(out, info, true);
        buf_putc(out, '\n');
        return;
    }
    buf_cell_printf(out, 4, "%d", (int)info->number);
    buf_putc(out, ' ');
    buf_cell(out, info->rules->title, title);
    if (wide) {
        if (utf8_text_width(buf_text(&terms)) >= TERMS) { /* no digit may be cut */
            buf_clear(&terms);
            if (info->competitive)
                buf_printf(&terms, "⚔ %s", FIGURE(info->bet));
            else
                buf_puts(&terms, tr("not ranked"));
        }
        buf_cell(out, buf_text(&terms), TERMS);
    } else {
        buf_puts(out, info->competitive ? "⚔ " : "  ");
    }
    buf_cell(out,
             wide && info->frozen[0] != '\0'            ? trc("a table", "frozen")
             : info->state == TABLE_PLAYING             ? tr("in play")
             : table_open_to(info, sheet->viewer->name) ? trc("a table", "open")
                                                        : trc("a table", "full"),
             sheet_tables_state_cells(wide));
    sheet_tables_put_seats(out, info,
                           sheet->columns - title - (wide ? 5 + TERMS : 7) -
                               sheet_tables_state_cells(wide));
    buf_putc(out, '\n');
}

void ui_tables(struct ui_sheet *sheet, const struct ui_tables *tables)
{
    bool plain = sheet->viewer->layout == UI_PLAIN, wide = sheet->columns >= WIDE;
    if (plain) {
        buf_printf(&sheet->title, tr("Tables: %d open, %d full, %d in play."), tables->open,
                   tables->full, tables->playing);
    } else {
        buf_printf(&sheet->title, "%s" STYLE_RIGHT, tr("TABLES"));
        if (tables->full > 0)
            buf_printf(&sheet->title, tr("%d open, %d full, %d in play"), tables->open,
                       tables->full, tables->playing);
        else
            buf_printf(&sheet->title, tr("%d open, %d in play"), tables->open, tables->playing);
    }
    if (!plain && tables->n > 0) {
        buf_puts(&sheet->fixed, "   # ");
        buf_cell(&sheet->fixed, tr("Game"), sheet_tables_title_cells(sheet) + (wide ? 0 : 2));
        if (wide)
            buf_cell(&sheet->fixed, tr("Terms"), TERMS);
        buf_cell(&sheet->fixed, tr("State"), sheet_tables_state_cells(wide));
        buf_printf(&sheet->fixed, " %s\n", tr("Seats"));
    }
    int join = 0, watch = 0;
    for (int i = 0; i < tables->n; i++) {
        const struct table_info *at = &tables->table[i];
        sheet_tables_put_row(sheet, at);
        if (at->state == TABLE_PLAYING)
            watch = watch != 0 || at->unseen ? watch : at->number;
        else if (table_open_to(at, sheet->viewer->name))
            join = join != 0 ? join : at->number;
    }
    if (tables->n == 0)
        ui_sheet_say(sheet,
                     tables->full + tables->playing > 0
                         ? tr("No table waits for a player. Type `play` or `tables all`.")
                         : tr("There are no tables. Type `play` or `new last one` to begin one."));
    else
        ui_sheet_foot(sheet, tr("Type `join` or `watch` and a number.\n"));
    buf_puts(&sheet->hint, STYLE_TYPE);
    if (join != 0)
        buf_printf(&sheet->hint, wide ? " join %d  " : " join %d ", join);
    if (watch != 0)
        buf_printf(&sheet->hint, wide ? " watch %d  " : " watch %d ", watch);
    if (wide)
        buf_puts(&sheet->hint, " new switch   tables open   tables all");
}
