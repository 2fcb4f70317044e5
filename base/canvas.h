/*
 * A small picture of cells, each with the letter of a style (style.h). It is drawn in any order and
 * then written out as styled rows: tables with boxes, columns side by side.
 */
#pragma once

#include <stdint.h>

#include "buf.h"

enum { CANVAS_ROWS_MAX = 32, CANVAS_COLUMNS_MAX = 512 };

struct canvas_cell {
    uint32_t point; /* 0: the right half of a wide character */
    char style;     /* the letter of its style; 0: none */
};
struct canvas {
    int rows, columns;
    struct canvas_cell *cell;
};

/* Makes a blank picture. A size above the greatest is reduced to it. */
void canvas_init(struct canvas *canvas, int rows, int columns);
/* Frees the cells. */
void canvas_free(struct canvas *canvas);
/* Draws text from a cell on, in a style (0: none). The text may switch to other styles.
 * Whatever lies outside is left out. Returns the column after the text. */
int canvas_text(struct canvas *canvas, int row, int column, char style, const char *text);
/* Draws a frame of single lines in a style (0: none), at least 2 rows high and 2 columns wide.
 * `round`: with rounded corners. */
void canvas_frame(struct canvas *canvas, int row, int column, int rows, int columns, char style,
                  bool round);
/* Fills a rectangle, its last row and column included, with a glyph that is one cell wide, in a
 * style (0: none). A line is a rectangle of one row or column. */
void canvas_fill(struct canvas *canvas, int row, int column, int to_row, int to_column, char style,
                 const char *glyph);
/* Appends the rows to `out`. Each ends with \n. Blanks at the end of a row are left out unless
 * their style can be seen. */
void canvas_put(const struct canvas *canvas, struct buf *out);
