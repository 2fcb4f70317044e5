/*
 * The cells of one terminal's screen. Styled text is drawn into a back grid, which holds what
 * should be shown. The front grid holds what the terminal shows; it is packed between two flushes.
 * A flush sends the difference. The bottom row of the terminal is not part of the grids: it belongs
 * to the line editor.
 *
 * Use: grid_begin, grid_text for each row, grid_flush. For something that moves over some rows,
 * draw only those rows anew. Call grid_hold before the moving thing is drawn for the first time.
 * Then call grid_again, grid_text and grid_flush for each further drawing.
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
/* Accepts NULL, sets NULL. */
void grid_free(struct grid **grid);
/* Sets another size or profile; what the terminal shows is unknown from then on. */
void grid_resize(struct grid *grid, const struct profile *profile, int columns, int rows);
/* Notes that nobody knows what the terminal shows, so the next flush erases it first. */
void grid_forget(struct grid *grid);

/* Starts a drawing with an empty back grid. */
void grid_begin(struct grid *grid);
/* Draws styled text from a cell on, with `look` at its start. Leaves out what does not fit into the
 * row, and everything if the row is outside the grid. */
void grid_text(struct grid *grid, int row, int column, uint8_t look, const char *text, size_t len);
/* Keeps rows as they are drawn so far, for grid_again, until the next grid_begin or grid_release.
 * `wanted` has an element for each row; true: keep it. The grid owns that memory from now on. */
void grid_hold(struct grid *grid, bool *wanted);
/* Starts a drawing of only the kept rows, each as it was kept. The terminal goes on showing the
 * other rows. False: no rows are kept, or nobody knows what the terminal shows. */
bool grid_again(struct grid *grid);
/* Frees the kept rows. */
void grid_release(struct grid *grid);
/* Tells the next flush that `rows` rows from `row` on may have moved up, as the rows of a log do,
 * so that it can scroll them. */
void grid_scrolls(struct grid *grid, int row, int rows);
/* Appends what makes the terminal show the back grid, and ends the drawing. The terminal's look
 * must be the default, and is the default again afterwards. The cursor is put back to where it was.
 * Returns false if nothing had to be sent. `erased` is set if the whole screen was erased, with its
 * bottom row; then the cursor may stand anywhere. */
bool grid_flush(struct grid *grid, struct buf *out, bool *erased);

/* How many bytes of memory it holds. */
size_t grid_memory(const struct grid *grid);
