/*
 * Text padded or cut to a number of terminal cells, for columns.
 */
#pragma once

#include "buf.h"

/* Pads `text` to `cells` (cut if longer), on its right or on its left. It holds no switches of
 * style. */
void buf_cell(struct buf *out, const char *text, int cells);
void buf_cell_right(struct buf *out, const char *text, int cells);
/* The latter for a number or a few words; what is longer than 127 bytes is cut. */
void buf_cell_printf(struct buf *out, int cells, const char *format, ...)
    __attribute__((format(printf, 3, 4)));
