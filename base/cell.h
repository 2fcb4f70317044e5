/*
 * Text padded or cut to a number of terminal cells, for columns.
 */
#pragma once

#include "buf.h"

/* Append `text` in `cells` terminal cells. A longer text is cut. A shorter one is padded with
 * blanks: buf_cell puts them on its right, buf_cell_right on its left. The text holds no switches
 * of style. */
void buf_cell(struct buf *out, const char *text, int cells);
void buf_cell_right(struct buf *out, const char *text, int cells);
/* As buf_cell_right, for a number or a few words. What is longer than 127 bytes is cut. */
void buf_cell_printf(struct buf *out, int cells, const char *format, ...) PRINTF(3, 4);
/* Appends a row of columns. `layout` says what each column is, and each takes the next of the texts
 * after it: "20<" is a buf_cell of 20 cells, "6>" a buf_cell_right of 6, and "*" the text as it is.
 * A column of 0 cells shows nothing. All other characters of the layout are appended as they are.
 */
void buf_columns(struct buf *out, const char *layout, ...);

struct cell_number {
    char text[24];
};
/* Writes a number without marks between its digits, and returns its text. */
const char *cell_number(struct cell_number *out, int64_t number);
/* The same text for an argument of buf_columns. It is valid until the enclosing block ends. */
#define CELL_NUMBER(number) cell_number(&(struct cell_number){{0}}, (number))
