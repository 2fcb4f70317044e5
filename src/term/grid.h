/*
 * The cells of one terminal's screen. Styled text is drawn into a back grid, which says what is to
 * be shown. The front grid is what the terminal shows; it is kept packed between two flushes. A
 * flush sends the difference. The bottom row of the terminal is not part of it: it belongs to the
 * line editor.
 *
 * Use: grid_begin, grid_text for each row, grid_flush. Something drawn over some rows for a moment
 * costs only those rows: call grid_hold before it is drawn, then grid_again, grid_text, grid_flush.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>

#include "buf.h"
#include "look.h"
#include "profile.h"

struct grid;

/* `rows` is the number of rows above the bottom row. What the terminal shows is unknown at
 * first. */
struct grid *grid_new(const struct profile *profile, int columns, int rows);
void grid_free(struct grid **grid);
/* Sets another size or profile; what the terminal shows is unknown from then on. */
void grid_resize(struct grid *grid, const struct profile *profile, int columns, int rows);
/* What the terminal shows is unknown now, so the next flush erases it first. */
void grid_forget(struct grid *grid);

/* Starts a drawing with an empty back grid. */
void grid_begin(struct grid *grid);
/* Draws styled text from a cell on, with `look` at its start. Leaves out what does not fit into the
 * row, and everything if the row is outside the grid. */
void grid_text(struct grid *grid, int row, int column, struct look look, const char *text,
               size_t len);
/* Keeps the rows that `wanted` names, as they are drawn so far, until the next grid_begin or
 * grid_release. grid_again uses them. `wanted` has an element for each row. */
void grid_hold(struct grid *grid, const bool *wanted);
/* Starts a drawing of only the kept rows, each as it was kept. The terminal goes on showing the
 * others. False: no rows are kept, or what the terminal shows is unknown. */
bool grid_again(struct grid *grid);
void grid_release(struct grid *grid);
/* Tells the next flush which rows may have moved up, as those of a log do, so that it can scroll
 * them. */
void grid_scrolls(struct grid *grid, int row, int rows);
/* Appends what makes the terminal show the back grid, and ends the drawing. The look must be the
 * terminal's default, and is the default again afterwards. The cursor comes back to where it was.
 * Returns false if nothing had to be sent. `erased`: the screen was unknown and has been erased,
 * with the bottom row, and the cursor may stand anywhere. */
bool grid_flush(struct grid *grid, struct buf *out, bool *erased);

/* Bytes of memory that it holds. */
size_t grid_memory(const struct grid *grid);
