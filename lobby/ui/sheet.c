/*
 * Sheets as screens and as lines. See sheet.h.
 */
#include "ui_private.h"

enum { LOG_ROWS = 4, LOG_ROWS_SMALL = 2, SMALL = 20, KEPT = 16 * 1024 };
/* bytes for what stands around the parts of a sheet that is shown as lines */
enum { LINES_SPARE = 96 };

void ui_sheet_free(struct ui_sheet *sheet)
{
    buf_free(&sheet->title);
    buf_free(&sheet->fixed);
    buf_free(&sheet->body);
    buf_free(&sheet->foot);
    buf_free(&sheet->hint);
}

void ui_sheet_clear(struct ui_sheet *sheet)
{
    struct buf *const part[] = {&sheet->title, &sheet->fixed, &sheet->body, &sheet->foot,
                                &sheet->hint};
    for (size_t i = 0; i < sizeof(part) / sizeof(part[0]); i++) {
        if (part[i]->size > KEPT)
            buf_free(part[i]);
        buf_clear(part[i]);
    }
    sheet->more = false;
}

bool ui_sheet_title_fits(const struct ui_sheet *sheet, const char *more)
{
    enum { AROUND = 3 }; /* blanks: one at each end, and one between the parts */
    int cells = ui_cells_of(buf_text(&sheet->title), sheet->title.len);
    return cells + utf8_text_width(more) + AROUND <= sheet->columns;
}

void ui_sheet_say(struct ui_sheet *sheet, const char *text)
{
    for (size_t len; *text != '\0'; text += len + (text[len] == '\n')) {
        BUF_LOCAL line = {0};
        len = strcspn(text, "\n");
        buf_add(&line, text, len);
        if (sheet->viewer->layout == UI_PLAIN || utf8_text_width(buf_text(&line)) <= sheet->columns)
            buf_printf(&sheet->body, "%s\n", buf_text(&line));
        else
            ui_wrapped(&sheet->body, text, len, sheet->columns + 1, "");
    }
}

void ui_sheet_text(struct ui_sheet *sheet, const char *text)
{
    int columns = sheet->viewer->layout == UI_PLAIN ? 0 : sheet->columns;
    for (size_t len; *text != '\0'; text += len + (text[len] == '\n')) {
        len = strcspn(text, "\n");
        ui_wrapped(&sheet->body, text, len, columns, "");
    }
}

void ui_sheet_foot(struct ui_sheet *sheet, const char *text)
{
    buf_puts(&sheet->foot, sheet->viewer->layout == UI_PLAIN ? "" : " ");
    buf_puts(&sheet->foot, text);
}

/* How many rows a sheet has between its title and the rule above the log. */
static int sheet_room_of(int height, int hints)
{
    int log = height < SMALL ? LOG_ROWS_SMALL : LOG_ROWS;
    return height - 1 - log - 1 - 1 - hints - 1; /* title; log, its rule; rule, hints, input */
}

int ui_sheet_rows(int height)
{
    return sheet_room_of(height, 1) - 1;
}

/* Writes rows `from` to `to` of a text. */
static void sheet_put_rows(struct buf *out, const struct buf *text, int from, int to)
{
    size_t at = ui_line_at(text, from);
    buf_add(out, buf_text(text) + at, ui_line_at(text, to) - at);
}

/* How many bytes of a hint fit into `cells` cells. The hint is cut between words, which have two or
 * more blanks between them, because half a word would not work if somebody typed it. */
static size_t sheet_words_fit(const char *words, int cells)
{
    size_t len = strlen(words);
    while (len > 0 && ui_cells_of(words, len) > cells) {
        while (len > 0 && words[len - 1] == ' ')
            len--;
        while (len > 1 && !(words[len - 1] == ' ' && words[len - 2] == ' '))
            len--;
        len = len > 1 ? len : 0;
    }
    return len;
}

/* Writes what can be typed and, at the right edge, how to close the list and, with `more`, how to
 * go on. */
static void sheet_put_hint(struct ui_screen *screen, const struct buf *hint, bool more)
{
    bool narrow = screen->columns < SCENE_NARROW;
    const char *keys = more && narrow ? " more back"
                       : more         ? "   more   back "
                       : narrow       ? " back"
                                      : "   back ";
    size_t last = ui_line_at(hint, ui_lines(hint)); /* the last row has no line end */
    const char *words = buf_text(hint) + last;
    buf_puts(&screen->bottom, STYLE_RULE "\n");
    buf_add(&screen->bottom, buf_text(hint), last);
    buf_add(&screen->bottom, words, sheet_words_fit(words, screen->columns - (int)strlen(keys)));
    buf_printf(&screen->bottom, STYLE_RIGHT STYLE_TYPE "%s\n", keys);
}

int ui_screen_sheet(struct ui_screen *screen, struct ui_sheet *sheet, int *at)
{
    struct buf *out = &screen->top;
    int room = sheet_room_of(screen->rows, ui_lines(&sheet->hint) + 1) - ui_lines(&sheet->fixed);
    int total = ui_lines(&sheet->body), foot = ui_lines(&sheet->foot);
    int shown = total < room ? total : room;
    *at = *at > total - shown ? total - shown : *at;
    *at = *at < 0 ? 0 : *at;
    buf_clear(&screen->top);
    buf_clear(&screen->bottom);
    buf_printf(out, STYLE_REVERSE " %s \n", buf_text(&sheet->title));
    buf_add(out, buf_text(&sheet->fixed), sheet->fixed.len);
    sheet_put_rows(out, &sheet->body, *at, *at + shown);
    if (foot > 0 && shown + foot + 1 <= room) {
        buf_putc(out, '\n');
        buf_add(out, buf_text(&sheet->foot), sheet->foot.len);
    }
    bool more = *at + shown < total;
    sheet->more = sheet->more || more;
    if (shown < total)
        buf_printf(out, more ? tr("─ %d to %d of %d; ") : tr("─ %d to %d of %d "), *at + 1,
                   *at + shown, total);
    if (more) {
        buf_puts(out, STYLE_TYPE "more" STYLE_NORMAL);
        buf_puts(out, tr(" goes on "));
    }
    buf_puts(out, STYLE_RULE "\n");
    sheet_put_hint(screen, &sheet->hint, sheet->more);
    return shown;
}

int ui_sheet_lines(struct buf *out, const struct ui_sheet *sheet, int *at)
{
    bool plain = sheet->viewer->layout == UI_PLAIN;
    const char *title = buf_text(&sheet->title), *gap;
    int total = ui_lines(&sheet->body), left = *at < total ? total - *at : 0;
    int shown = left < sheet->rows ? left : sheet->rows;
    buf_reserve(out, sheet->title.len + sheet->fixed.len + sheet->body.len + sheet->foot.len +
                         LINES_SPARE);
    buf_puts(out, plain ? "" : STYLE_REVERSE " ");
    while ((gap = strstr(title, STYLE_RIGHT))) { /* in lines the gap always has the same width */
        buf_add(out, title, (size_t)(gap - title));
        buf_puts(out, "    ");
        title = gap + 2 + (gap[2] == ' ');
    }
    buf_printf(out, plain ? "%s\n" : "%s " STYLE_NORMAL "\n", title);
    buf_add(out, buf_text(&sheet->fixed), sheet->fixed.len);
    if (shown == total)
        buf_add(out, buf_text(&sheet->body), sheet->body.len);
    else
        sheet_put_rows(out, &sheet->body, *at, *at + shown);
    left = total - *at - shown;
    if (left > 0)
        buf_printf(out,
                   trn("%d more line. Type `more` to go on.\n",
                       "%d more lines. Type `more` to go on.\n", left),
                   left);
    buf_add(out, buf_text(&sheet->foot), sheet->foot.len);
    return shown;
}
