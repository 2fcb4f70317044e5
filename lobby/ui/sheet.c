/*
 * Sheets as screens and as lines. See sheet.h.
 */
#include "ui/sheet.h"

#include <string.h>

#include "style.h"
#include "ui/ui_private.h"

enum { LOG_ROWS = 4, LOG_ROWS_SMALL = 2, SMALL = 20 };

void ui_sheet_free(struct ui_sheet *sheet)
{
    buf_free(&sheet->title);
    buf_free(&sheet->fixed);
    buf_free(&sheet->body);
    buf_free(&sheet->foot);
    buf_free(&sheet->hint);
}

/* Rows between the title and the rule above what can be typed. */
static int room_of(int height, int hints)
{
    int log = height < SMALL ? LOG_ROWS_SMALL : LOG_ROWS;
    return height - 1 - log - 1 - 1 - hints - 1; /* title; log, its rule; rule, hints, input */
}

int ui_sheet_rows(int height)
{
    return room_of(height, 1) - 1;
}

static int rows_of(const struct buf *text)
{
    int n = 0;
    for (size_t i = 0; i < text->len; i++)
        n += text->data[i] == '\n';
    return n;
}

/* Rows `from` to `to` of a text. */
static void put_rows(struct buf *out, const struct buf *text, int from, int to)
{
    size_t at = 0;
    for (int row = 0; row < to && at < text->len; row++) {
        size_t len = strcspn(text->data + at, "\n") + 1;
        if (row >= from)
            buf_add(out, text->data + at, len);
        at += len;
    }
}

static int clamp_at(int at, int total, int room)
{
    at = at > total - room ? total - room : at;
    return at < 0 ? 0 : at;
}

int ui_screen_sheet(struct ui_screen *screen, struct ui_sheet *sheet, int *at)
{
    struct buf *out = &screen->top;
    int room = room_of(screen->rows, rows_of(&sheet->hint)) - rows_of(&sheet->fixed);
    int total = rows_of(&sheet->body), foot = rows_of(&sheet->foot);
    int shown = total < room ? total : room;
    *at = clamp_at(*at, total, room);
    buf_clear(&screen->top);
    buf_clear(&screen->bottom);
    buf_printf(out, STYLE_REVERSE " %s \n", buf_text(&sheet->title));
    buf_add(out, buf_text(&sheet->fixed), sheet->fixed.len);
    put_rows(out, &sheet->body, *at, *at + shown);
    if (foot > 0 && shown + foot + 1 <= room) {
        buf_putc(out, '\n');
        buf_add(out, buf_text(&sheet->foot), sheet->foot.len);
    }
    if (shown < total) {
        buf_printf(out, tr("─ %d to %d of %d; "), *at + 1, *at + shown, total);
        buf_puts(out, STYLE_TYPE "more" STYLE_NORMAL);
        buf_puts(out, tr(" goes on "));
    }
    buf_puts(out, STYLE_RULE "\n");
    buf_puts(&screen->bottom, STYLE_RULE "\n");
    buf_add(&screen->bottom, buf_text(&sheet->hint), sheet->hint.len);
    return shown;
}

int ui_sheet_lines(struct buf *out, const struct ui_sheet *sheet, int *at)
{
    bool plain = sheet->viewer->layout == UI_PLAIN;
    int total = rows_of(&sheet->body), left = *at < total ? total - *at : 0;
    int shown = left < sheet->rows ? left : sheet->rows;
    buf_puts(out, plain ? "" : STYLE_REVERSE " ");
    for (const char *c = buf_text(&sheet->title); *c != '\0'; c++) {
        if (strncmp(c, STYLE_RIGHT, 2) == 0) {
            buf_puts(out, "    ");
            c += c[2] == ' ' ? 2 : 1;
        } else {
            buf_putc(out, *c);
        }
    }
    buf_puts(out, plain ? "\n" : " " STYLE_NORMAL "\n");
    buf_add(out, buf_text(&sheet->fixed), sheet->fixed.len);
    put_rows(out, &sheet->body, *at, *at + shown);
    if (*at + shown < total)
        buf_printf(out, tr("%d more. Type  more  to go on.\n"), total - *at - shown);
    buf_add(out, buf_text(&sheet->foot), sheet->foot.len);
    return shown;
}
