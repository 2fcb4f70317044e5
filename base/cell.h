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
void buf_cell_printf(struct buf *out, int cells, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
