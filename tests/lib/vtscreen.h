/*
 * A terminal for tests: libvterm shows the bytes, and tests ask what a person would see.
 */
#pragma once

#include "buf.h"
#include "profile.h"

struct screen;

/* What the door knows of a terminal of this kind; 0 columns: it does not wrap. */
struct profile screen_profile(const char *terminal, bool utf8, int columns);

struct screen *screen_new(int columns, int rows);
void screen_free(struct screen **screen);
/* Gives the terminal another size, as dragging its window does. */
void screen_resize(struct screen *screen, int columns, int rows);
/* Shows the bytes and empties the buffer. */
void screen_show(struct screen *screen, struct buf *bytes);
/* A row as UTF-8 without the blanks at its end; valid to the next call. */
const char *screen_row(struct screen *screen, int row);
int screen_cursor_column(const struct screen *screen);
int screen_cursor_row(const struct screen *screen);
/* How often the bell has rung since the last call. */
int screen_bells(struct screen *screen);
/* The index of a cell's colour (-1: the terminal's own), and whether it is bold or in reverse
 * video. */
int screen_colour(const struct screen *screen, int row, int column);
bool screen_bold(const struct screen *screen, int row, int column);
bool screen_reverse(const struct screen *screen, int row, int column);
/* Whether the cell is empty. */
bool screen_blank(const struct screen *screen, int row, int column);
/* Whether the cell is the right half of a wide character. */
bool screen_half(const struct screen *screen, int row, int column);
