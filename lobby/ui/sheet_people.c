/*
 * The people who are on, as a sheet with a row for each.
 */
#include <string.h>

#include "cell.h"
#include "sheet.h"
#include "style.h"
#include "utf8.h"

enum { WIDE = 60, WITH_TELL = 77, WITH_IDLE = 80, NAME = 18, KIND = 7, WHERE = 28, IDLE = 60000 };

/* Whether they have typed nothing for a while, or said that they are away. */
static bool sheet_people_is_idle(const struct ui_who_row *row)
{
    return row->away || row->idle_ms >= IDLE;
}

static void sheet_people_put_idle(struct buf *out, const struct ui_who_row *row)
{
    if (row->away)
        buf_puts(out, trc("a person", "away"));
    else
        buf_printf(out, tr("idle %s"), UI_DURATION(row->idle_ms));
}

static void sheet_people_put_plain(struct buf *out, const struct ui_who_row *row)
{
    buf_puts(out, row->name);
    if (row->kind[0] != '\0')
        buf_printf(out, ", %s", row->kind);
    buf_printf(out, ", %s", row->where);
    if (sheet_people_is_idle(row)) {
        buf_puts(out, ", ");
        sheet_people_put_idle(out, row);
    }
    buf_puts(out, ".\n");
}

/* How long somebody has been idle has a column of its own if there is room for the longest
 * place. */
static void sheet_people_put_row(struct buf *out, const struct ui_who_row *row, int columns)
{
    bool wide = columns >= WIDE, idle = wide && sheet_people_is_idle(row);
    const char *game = strrchr(row->where, ',');
    char where[64];
    utf8_copy(row->where, where, sizeof(where));
    if (!wide && game && NAME + utf8_text_width(row->where) > columns) /* the table matters more */
        utf8_copy_part(row->where, (size_t)(game - row->where), where, sizeof(where));
    buf_putc(out, ' ');
    buf_cell(out, row->name, wide ? NAME : NAME - 1);
    if (wide)
        buf_cell(out, row->kind, KIND);
    if (idle && columns >= WITH_IDLE && utf8_text_width(where) < WHERE)
        buf_cell(out, where, WHERE);
    else
        buf_puts(out, where);
    if (idle && columns >= WITH_IDLE) {
        buf_putc(out, ' ');
        sheet_people_put_idle(out, row);
    } else if (row->away) {
        const char *away = trc("a person", "away");
        if (wide || NAME + utf8_text_width(where) + 2 + utf8_text_width(away) <= columns)
            buf_printf(out, ", %s", away);
    } else if (idle) {
        buf_puts(out, ", ");
        buf_printf(out, tr("idle %d min"), (int)(row->idle_ms / IDLE));
    }
    buf_putc(out, '\n');
}

static void sheet_people_put_title(struct buf *title, const char *start, int n, bool plain)
{
    if (plain && start[0] == '\0') {
        buf_printf(title, trn("%d player is on.", "%d players are on.", n), n);
        return;
    }
    if (plain) {
        buf_printf(title, tr("On, with a name that begins with %s: %d."), start, n);
        return;
    }
    buf_puts(title, tr("WHO IS ON"));
    if (start[0] != '\0')
        buf_printf(title, "  %s...", start);
    buf_puts(title, STYLE_RIGHT " ");
    buf_printf(title, trn("%d player", "%d players", n), n);
}

/* Writes what can be typed about somebody else, with the first one listed as an example. */
static void sheet_people_put_example(struct ui_sheet *sheet, const char *name)
{
    struct buf *hint = &sheet->hint;
    const char *self = sheet->viewer->name;
    if (sheet->example || (self && strcmp(self, name) == 0))
        return;
    sheet->example = true;
    buf_clear(hint);
    if (sheet->columns >= WITH_TELL)
        buf_printf(hint, STYLE_TYPE " tell %s ...   finger %s   friends", name, name);
    else if (sheet->columns >= WIDE)
        buf_printf(hint, STYLE_TYPE " finger %s   friends", name);
    else
        buf_printf(hint, STYLE_TYPE " finger %s", name);
}

void ui_who_row(struct ui_sheet *sheet, const struct ui_who_row *row)
{
    if (sheet->viewer->layout == UI_PLAIN)
        sheet_people_put_plain(&sheet->body, row);
    else
        sheet_people_put_row(&sheet->body, row, sheet->columns);
    sheet_people_put_example(sheet, row->name);
}

void ui_who(struct ui_sheet *sheet, const char *start, int n)
{
    bool plain = sheet->viewer->layout == UI_PLAIN, wide = sheet->columns >= WIDE;
    sheet->example = false;
    sheet_people_put_title(&sheet->title, start, n, plain);
    if (n > 0 && !plain) {
        buf_putc(&sheet->fixed, ' ');
        buf_cell(&sheet->fixed, tr("Name"), wide ? NAME + KIND : NAME - 1);
        buf_printf(&sheet->fixed, "%s\n", tr("Where"));
    }
    if (n == 0 && start[0] != '\0') {
        buf_puts(&sheet->body, plain ? "" : " ");
        buf_printf(&sheet->body, tr("Nobody whose name begins with %s is on.\n"), start);
    }
    if (wide)
        buf_puts(&sheet->hint, STYLE_TYPE " friends");
}
