/*
 * Who is on as a sheet, a row each.
 */
#include "style.h"
#include "ui/sheet.h"

enum { WIDE = 60, NAME = 18, KIND = 7, WHERE = 28, IDLE = 60000 };

static void put_idle(struct buf *out, int64_t ms)
{
    struct buf time = {0};
    ui_duration(&time, ms);
    buf_printf(out, tr("idle %s"), buf_text(&time));
    buf_free(&time);
}

static void put_plain(struct buf *out, const struct ui_who_row *row)
{
    buf_puts(out, row->name);
    if (row->kind[0] != '\0')
        buf_printf(out, ", %s", row->kind);
    buf_printf(out, ", %s", row->where);
    if (row->idle_ms >= IDLE) {
        buf_puts(out, ", ");
        put_idle(out, row->idle_ms);
    }
    buf_puts(out, ".\n");
}

static void put_row(struct buf *out, const struct ui_who_row *row, bool wide)
{
    buf_putc(out, ' ');
    ui_cell(out, row->name, wide ? NAME : NAME - 1);
    if (wide)
        ui_cell(out, row->kind, KIND);
    if (wide && row->idle_ms >= IDLE) {
        ui_cell(out, row->where, WHERE);
        buf_putc(out, ' ');
        put_idle(out, row->idle_ms);
    } else {
        buf_puts(out, row->where);
    }
    buf_putc(out, '\n');
}

static void put_title(struct buf *title, const struct ui_who *who, bool plain)
{
    if (plain && who->start[0] == '\0') {
        buf_printf(title, trn("%d player is on.", "%d players are on.", who->n), who->n);
        return;
    }
    if (plain) {
        buf_printf(title, tr("On, with a name that begins with %s: %d."), who->start, who->n);
        return;
    }
    buf_puts(title, tr("WHO IS ON"));
    if (who->start[0] != '\0')
        buf_printf(title, "  %s...", who->start);
    buf_puts(title, STYLE_RIGHT " ");
    buf_printf(title, trn("%d player", "%d players", who->n), who->n);
}

void ui_who(struct ui_sheet *sheet, const struct ui_who *who)
{
    bool plain = sheet->viewer->layout == UI_PLAIN, wide = sheet->columns >= WIDE;
    put_title(&sheet->title, who, plain);
    if (who->n > 0 && !plain) {
        buf_putc(&sheet->fixed, ' ');
        ui_cell(&sheet->fixed, tr("Name"), wide ? NAME + KIND : NAME - 1);
        buf_printf(&sheet->fixed, "%s\n", tr("Where"));
    }
    for (int i = 0; i < who->n; i++) {
        if (plain)
            put_plain(&sheet->body, &who->row[i]);
        else
            put_row(&sheet->body, &who->row[i], wide);
    }
    if (who->n == 0 && who->start[0] != '\0') {
        buf_puts(&sheet->body, plain ? "" : " ");
        buf_printf(&sheet->body, tr("Nobody whose name begins with %s is on.\n"), who->start);
    }
    buf_puts(&sheet->hint, wide ? STYLE_TYPE
                               " tell kim ...   finger kim   watch 9   friends   more   back\n"
                                : STYLE_TYPE " finger kim  watch 9  more  back\n");
}
