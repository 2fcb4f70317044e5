/*
 * The cells of one terminal's screen: what is to be there is drawn from styled text into a back
 * grid, of which a process has one; what is there is kept for each terminal (the front grid, packed
 * between two flushes); the difference is what is sent. The bottom row of the terminal is not part
 * of it: it is the line editor's.
 *
 * Use: grid_begin, grid_text for each row, grid_flush, without another grid in between.
 */
#ifndef TERM_GRID_H
#define TERM_GRID_H

#include <stdbool.h>
#include <stddef.h>

#include "buf.h"
#include "look.h"
#include "profile.h"

struct grid;

/* `rows` are those above the bottom row. The terminal's screen is unknown at first. */
struct grid *grid_new(const struct profile *profile, int columns, int rows);
void grid_free(struct grid **grid);
/* Another size or profile; what the terminal shows is unknown from here on. */
void grid_resize(struct grid *grid, const struct profile *profile, int columns, int rows);
/* The terminal may show anything: the next flush erases it first. */
void grid_forget(struct grid *grid);

/* An empty back grid. */
void grid_begin(struct grid *grid);
/* Draws styled text from a cell on; what does not fit into the row is left out. `look` is the look
 * at its start. A row outside the grid is left out wholly. */
void grid_text(struct grid *grid, int row, int column, struct look look, const char *text,
               size_t len);
/* The next flush looks whether these rows moved up, as those of a log do. */
void grid_scrolls(struct grid *grid, int row, int rows);
/* Appends what makes the terminal show the back grid. The cursor may stand anywhere before it and
 * stands there again behind it, the look is the terminal's own before and behind it. Returns false
 * where nothing was to be sent. `erased`: the screen was unknown and has been erased, the bottom
 * row too, and the cursor stands anywhere. */
bool grid_flush(struct grid *grid, struct buf *out, bool *erased);

/* Bytes that it holds. */
size_t grid_memory(const struct grid *grid);

#endif
