/*
 * The people who are on, as a sheet with a row for each.
 */
#include "ui_private.h"

enum { WIDE = 60, WITH_TELL = 77, WITH_IDLE = 80, NAME = 18, KIND = 7, WHERE = 28, IDLE = 60000 };

/* The width of the column that says what somebody is: the longest word, "guest", and a gap. */
static int sheet_people_kind_cells(void)
{
    int guest = utf8_text_width(tr("guest")) + 1;
    return guest > KIND ? guest : KIND;
}

/* Whether somebody has typed nothing for a while, or said that they are away. */
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

/* Writes where somebody is and, on most screens, how long they have been idle. The time has a
 * column of its own if there is room for the longest place. If there is too little room, the game
 * is left out first, and after it the time. */
static void sheet_people_put_where(struct buf *out, const struct ui_who_row *row, int room,
                                   int columns)
{
    const char *where = row->where, *game = strrchr(where, ',');
    BUF_LOCAL idle = {0};
    char place[64];
    if (sheet_people_is_idle(row) && (row->away || columns >= WITH_IDLE))
        sheet_people_put_idle(&idle, row);
    else if (sheet_people_is_idle(row) && columns >= WIDE)
        buf_printf(&idle, tr("idle %d min"), (int)(row->idle_ms / IDLE));
    const char *gap = columns >= WITH_IDLE ? " " : ", ";
    int tail = idle.len > 0 ? (int)strlen(gap) + utf8_text_width(buf_text(&idle)) : 0;
    if (game && utf8_text_width(where) + tail > room) {
        utf8_copy_part(where, (size_t)(game - where), place, sizeof(place));
        where = place;
    }
    if (idle.len > 0 && columns >= WITH_IDLE && utf8_text_width(where) < WHERE)
        buf_cell(out, where, WHERE);
    else
        buf_puts(out, where);
    if (idle.len > 0 && utf8_text_width(where) + tail <= room)
        buf_printf(out, "%s%s", gap, buf_text(&idle));
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
    buf_printf(hint,
               sheet->columns >= WITH_TELL ? STYLE_TYPE " tell %s ...   finger %s   friends"
               : sheet->columns >= WIDE    ? STYLE_TYPE " finger %s   friends"
                                           : STYLE_TYPE " finger %s",
               name, name);
}

void ui_who_row(struct ui_sheet *sheet, const struct ui_who_row *row)
{
    struct buf *out = &sheet->body;
    if (sheet->viewer->layout == UI_PLAIN) {
        buf_printf(out, "%s%s%s, %s", row->name, row->kind[0] != '\0' ? ", " : "", row->kind,
                   row->where);
        if (sheet_people_is_idle(row)) {
            buf_puts(out, ", ");
            sheet_people_put_idle(out, row);
        }
        buf_puts(out, ".\n");
    } else {
        int kind = sheet->columns >= WIDE ? sheet_people_kind_cells() : 0;
        int before = kind > 0 ? NAME + kind + 1 : NAME;
        buf_putc(out, ' ');
        buf_cell(out, row->name, kind > 0 ? NAME : NAME - 1);
        if (kind > 0)
            buf_cell(out, row->kind, kind);
        sheet_people_put_where(out, row, sheet->columns - before, sheet->columns);
        buf_putc(out, '\n');
    }
    sheet_people_put_example(sheet, row->name);
}

void ui_who(struct ui_sheet *sheet, const char *start, int n)
{
    bool plain = sheet->viewer->layout == UI_PLAIN, wide = sheet->columns >= WIDE;
    struct buf *title = &sheet->title;
    sheet->example = false;
    if (plain && start[0] == '\0') {
        buf_printf(title, trn("%d player is on.", "%d players are on.", n), n);
    } else if (plain) {
        buf_printf(title, tr("On, with a name that begins with %s: %d."), start, n);
    } else {
        buf_puts(title, tr("WHO IS ON"));
        if (start[0] != '\0')
            buf_printf(title, "  %s...", start);
        buf_puts(title, STYLE_RIGHT " ");
        buf_printf(title, trn("%d player", "%d players", n), n);
    }
    if (n > 0 && !plain) {
        buf_putc(&sheet->fixed, ' ');
        buf_cell(&sheet->fixed, tr("Name"), wide ? NAME + sheet_people_kind_cells() : NAME - 1);
        buf_printf(&sheet->fixed, "%s\n", tr("Where"));
    }
    if (n == 0 && start[0] != '\0') {
        buf_puts(&sheet->body, plain ? "" : " ");
        buf_printf(&sheet->body, tr("Nobody whose name begins with %s is on.\n"), start);
    }
    if (wide)
        buf_puts(&sheet->hint, STYLE_TYPE " friends");
}
