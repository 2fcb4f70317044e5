/*
 * Pictures of cells. See canvas.h.
 */
#include "canvas.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "style.h"
#include "utf8.h"
#include "xalloc.h"

void canvas_init(struct canvas *c, int rows, int columns)
{
    c->rows = rows < CANVAS_ROWS_MAX ? rows : CANVAS_ROWS_MAX;
    c->columns = columns < CANVAS_COLUMNS_MAX ? columns : CANVAS_COLUMNS_MAX;
    size_t n = (size_t)c->rows * (size_t)c->columns;
    c->cell = xcalloc(n > 0 ? n : 1, sizeof(*c->cell));
    for (size_t i = 0; i < n; i++)
        c->cell[i].point = ' ';
}

void canvas_free(struct canvas *c)
{
    free(c->cell);
    c->cell = NULL;
}

static void set(struct canvas *c, int row, int column, uint32_t point, char style)
{
    if (row >= 0 && row < c->rows && column >= 0 && column < c->columns)
        c->cell[row * c->columns + column] = (struct canvas_cell){point, style};
}

int canvas_text(struct canvas *c, int row, int column, char style, const char *text)
{
    size_t len = strlen(text);
    char look = style;
    for (size_t at = 0; at < len;) {
        uint32_t point;
        if (text[at] == STYLE_BYTE && at + 1 < len) {
            look = text[at + 1] == STYLE_NORMAL[1] ? style : text[at + 1];
            at += 2;
            continue;
        }
        if (text[at] >= ' ' && text[at] < 0x7f) { /* most of what there is */
            if (column >= c->columns)
                break;
            set(c, row, column++, (unsigned char)text[at++], look);
            continue;
        }
        int took = utf8_decode(text + at, len - at, &point);
        at += took > 0 ? (size_t)took : 1;
        int width = took > 0 ? utf8_width(point) : 0;
        if (width <= 0)
            continue;
        if (column + width > c->columns)
            break;
        set(c, row, column, point, look);
        if (width == 2)
            set(c, row, column + 1, 0, look);
        column += width;
    }
    return column;
}

void canvas_line(struct canvas *c, int row, int column, int to_row, int to_column,
                 const char *glyph)
{
    for (int r = row; r <= to_row; r++)
        for (int k = column; k <= to_column; k++)
            canvas_text(c, r, k, 0, glyph);
}

void canvas_box(struct canvas *c, int row, int column, int rows, int columns)
{
    int right = column + columns - 1, bottom = row + rows - 1;
    canvas_line(c, row, column + 1, row, right - 1, "─");
    canvas_line(c, bottom, column + 1, bottom, right - 1, "─");
    canvas_line(c, row + 1, column, bottom - 1, column, "│");
    canvas_line(c, row + 1, right, bottom - 1, right, "│");
    canvas_text(c, row, column, 0, "┌");
    canvas_text(c, row, right, 0, "┐");
    canvas_text(c, bottom, column, 0, "└");
    canvas_text(c, bottom, right, 0, "┘");
}

/* Whether a blank in this style is seen. */
static bool fills(char style)
{
    return style != 0 && strchr(STYLE_FILLS, style);
}

static void put_style(struct buf *out, char *now, char style)
{
    if (*now == style)
        return;
    if (*now != 0)
        buf_puts(out, STYLE_NORMAL);
    if (style != 0)
        buf_printf(out, "%c%c", STYLE_BYTE, style);
    *now = style;
}

void canvas_put(const struct canvas *c, struct buf *out)
{
    for (int row = 0; row < c->rows; row++) {
        const struct canvas_cell *cell = c->cell + row * c->columns;
        int end = c->columns;
        char style = 0;
        while (end > 0 && cell[end - 1].point == ' ' && !fills(cell[end - 1].style))
            end--;
        for (int i = 0; i < end; i++) {
            char bytes[4];
            if (cell[i].point == 0)
                continue;
            if (cell[i].point == ' ' && !fills(cell[i].style) && !fills(style)) {
                buf_putc(out, ' '); /* looks the same in any such style */
                continue;
            }
            put_style(out, &style,
                      cell[i].point == ' ' && !fills(cell[i].style) ? 0 : cell[i].style);
            if (cell[i].point < 0x7f)
                buf_putc(out, (char)cell[i].point);
            else
                buf_add(out, bytes, (size_t)utf8_encode(cell[i].point, bytes));
        }
        put_style(out, &style, 0);
        buf_putc(out, '\n');
    }
}
