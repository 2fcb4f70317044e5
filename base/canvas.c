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
    size_t each = (size_t)c->columns, size = sizeof(*c->cell);
    c->cell = xcalloc(n > 0 ? n : 1, size);
    for (size_t i = 0; i < each && c->rows > 0; i++)
        c->cell[i].point = ' ';
    for (size_t row = 1; row < (size_t)c->rows; row++) /* faster than single cells */
        memcpy(c->cell + row * each, c->cell, each * size);
}

void canvas_free(struct canvas *c)
{
    free(c->cell);
    c->cell = NULL;
}

/* Sets a cell. If a wide character loses one of its cells by that, the other one becomes blank. */
static void canvas_set(struct canvas *c, int row, int column, uint32_t point, char style)
{
    if (row < 0 || row >= c->rows || column < 0 || column >= c->columns)
        return;
    struct canvas_cell *cell = &c->cell[row * c->columns + column];
    if (point != 0 && cell->point == 0 && column > 0)
        cell[-1].point = ' ';
    if (cell->point != 0 && column + 1 < c->columns && cell[1].point == 0)
        cell[1].point = ' ';
    *cell = (struct canvas_cell){point, style};
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
        if (text[at] >= ' ' && text[at] < 0x7f) { /* most characters */
            if (column >= c->columns)
                break;
            canvas_set(c, row, column++, (unsigned char)text[at++], look);
            continue;
        }
        int took = utf8_decode(text + at, len - at, &point);
        at += took > 0 ? (size_t)took : 1;
        int width = took > 0 ? utf8_width(point) : 0;
        if (width <= 0)
            continue;
        if (column + width > c->columns)
            break;
        canvas_set(c, row, column, point, look);
        if (width == 2)
            canvas_set(c, row, column + 1, 0, look);
        column += width;
    }
    return column;
}

void canvas_fill(struct canvas *c, int row, int column, int to_row, int to_column, char style,
                 const char *glyph)
{
    uint32_t point = ' ';
    utf8_decode(glyph, strlen(glyph), &point);
    for (int r = row; r <= to_row; r++)
        for (int k = column; k <= to_column; k++)
            canvas_set(c, r, k, point, style);
}

void canvas_frame(struct canvas *c, int row, int column, int rows, int columns, char style,
                  bool round)
{
    static const char *const square[] = {"┌", "┐", "└", "┘"}, *const rounded[] = {"╭", "╮", "╰",
                                                                                  "╯"};
    const char *const *corners = round ? rounded : square;
    int right = column + columns - 1, bottom = row + rows - 1;
    canvas_fill(c, row, column + 1, row, right - 1, style, "─");
    canvas_fill(c, bottom, column + 1, bottom, right - 1, style, "─");
    canvas_fill(c, row + 1, column, bottom - 1, column, style, "│");
    canvas_fill(c, row + 1, right, bottom - 1, right, style, "│");
    canvas_fill(c, row, column, row, column, style, corners[0]);
    canvas_fill(c, row, right, row, right, style, corners[1]);
    canvas_fill(c, bottom, column, bottom, column, style, corners[2]);
    canvas_fill(c, bottom, right, bottom, right, style, corners[3]);
}

/* Whether a blank shows this style. */
static bool canvas_blank_shows(char style)
{
    return style != 0 && strchr(STYLE_FILLS, style);
}

/* Writes the change from style `now` to `style`. Returns where the next byte goes. */
static char *canvas_put_style(char *to, char *now, char style)
{
    if (*now == style)
        return to;
    if (*now != 0) {
        *to++ = STYLE_BYTE;
        *to++ = STYLE_NORMAL[1];
    }
    if (style != 0) {
        *to++ = STYLE_BYTE;
        *to++ = style;
    }
    *now = style;
    return to;
}

/* Appends one row. */
static void canvas_put_row(struct buf *out, const struct canvas_cell *cell, int columns)
{
    enum { CELL_WORST = 4 + 4 }; /* two switches of style and a character */
    char bytes[CANVAS_COLUMNS_MAX * CELL_WORST + CELL_WORST], *to = bytes, style = 0;
    int end = columns;
    while (end > 0 && cell[end - 1].point == ' ' && !canvas_blank_shows(cell[end - 1].style))
        end--;
    for (int i = 0; i < end; i++) {
        bool bare = cell[i].point == ' ' && !canvas_blank_shows(cell[i].style);
        if (cell[i].point == 0)
            continue;
        if (!bare || canvas_blank_shows(style)) /* else the style does not show in a blank */
            to = canvas_put_style(to, &style, bare ? 0 : cell[i].style);
        if (cell[i].point < 0x7f)
            *to++ = (char)cell[i].point;
        else
            to += utf8_encode(cell[i].point, to);
    }
    to = canvas_put_style(to, &style, 0);
    *to++ = '\n';
    buf_add(out, bytes, (size_t)(to - bytes));
}

void canvas_put(const struct canvas *c, struct buf *out)
{
    for (int row = 0; row < c->rows; row++)
        canvas_put_row(out, c->cell + row * c->columns, c->columns);
}
