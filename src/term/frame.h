/*
 * The screen of one connection. The room gives rows for the top and the bottom. Between them is the
 * log, which takes every other line that the room sends, and which can be scrolled back. A page may
 * take the place of most of the log: a longer text, which is read from its start. The layout is
 * made anew at every drawing, so a resize needs nothing from the room. The terminal's bottom row
 * belongs to the line editor.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>

#include "buf.h"
#include "profile.h"

struct frame;
struct shared_recent;

enum { FRAME_LOG_MAX = 3072 }; /* bytes of the log, including what can be scrolled back to */

/* `columns` and `rows` are those of the whole terminal. */
struct frame *frame_new(const struct profile *profile, int columns, int rows);
/* Has the frame look for its texts among those of other frames from now on. `recent` outlives the
 * frame. */
void frame_share(struct frame *frame, struct shared_recent *recent);
/* Accepts NULL, sets NULL. */
void frame_free(struct frame **frame);
/* Append the bytes that enter the screen, and those that leave it. It is the terminal's alternate
 * screen if there is one. After leaving, the cursor is at the start of an empty row. `last`:
 * repeats the last line of the log above that row. */
void frame_enter(struct frame *frame, struct buf *out);
void frame_leave(struct frame *frame, struct buf *out, bool last);
/* Keeps only the log until frame_wake, which acts as frame_new does. In between, only frame_free
 * and frame_memory may be called. */
void frame_sleep(struct frame *frame);
void frame_wake(struct frame *frame, const struct profile *profile, int columns, int rows);
/* Sets another size or profile. */
void frame_resize(struct frame *frame, const struct profile *profile, int columns, int rows);
/* Notes that nobody knows what the terminal shows, so the next drawing draws everything. */
void frame_forget(struct frame *frame);

/* Sets the rows at the top and those above the bottom row: styled text, each row ended by \n. A row
 * is not wrapped, and may hold STYLE_RIGHT and STYLE_RULE besides looks. */
void frame_rows(struct frame *frame, const char *top, size_t top_len, const char *bottom,
                size_t bottom_len);
/* Shows a page from its start; an empty text ends the page. Below the page stand the lines that
 * have come since it was shown or scrolled last. */
void frame_page(struct frame *frame, const char *text, size_t len);
/* Sets what is shown between the top and the bottom.
 * `talk`: how many of the newest lines of talk with STYLE_PIN stay in sight. When later lines would
 * push them away, they are shown in the first rows of the log. This does not apply if talk has a
 * column of its own, if the screen or the log has few rows, or while the log is scrolled back. Nor
 * does it apply to a line that needs too many rows. All other lines stay in their places.
 * `aside`: the log is shown in place of the page, which is kept. Without it the page is shown
 * again, scrolled as it was. */
void frame_layout(struct frame *frame, int talk, bool aside);
/* Appends styled lines, each ended by \n, to the log. A log that is scrolled back goes on showing
 * the same rows. The log scrolls back by itself if the beginning of a new line would not be seen:
 * if the line is longer than the log, or if it has STYLE_KEEP and later lines would push it away.
 * On a wide screen lines with STYLE_ASIDE have a column of their own; on a narrow one STYLE_MARGIN
 * is left out. A line that begins with STYLE_JOIN continues the line before it if that one begins
 * with STYLE_OPEN. */
void frame_log(struct frame *frame, const char *text, size_t len);
/* Hides all that the log holds now, so that it begins anew; or shows all of it again. Talk that has
 * a column of its own is not hidden. */
void frame_leave_out(struct frame *frame, bool out);
/* The reader has typed: scrolls the log to its end, and counts what it holds as read. False: the
 * log was at its end already. */
bool frame_typed(struct frame *frame);
/* Scrolls the page, or else the log, by most of its height: towards its start (-1) or its end (1).
 * False: it is there already. */
bool frame_scroll(struct frame *frame, int direction);
/* Scrolls the page, or else the log, to its end. False: it is there already. */
bool frame_bottom(struct frame *frame);
/* Whether the log is scrolled back. `news` gets how many lines have come since. */
bool frame_scrolled(const struct frame *frame, int *news);
/* Sets the words that the last row of the log shows while the log is scrolled back. */
void frame_below(struct frame *frame, const char *words);

/* A short text that is shown over the rows for some drawings. Each drawing shows it one step
 * further on its way from one cell to another, which may be the same cell. Rows and columns count
 * from 0. */
struct frame_motion {
    int row, column, to_row, to_column;
    int steps; /* how many drawings show it, at most FRAME_STEPS */
};
enum { FRAME_MOTIONS = 4, FRAME_STEPS = 4, FRAME_MOTION_TEXT = 64 };
/* Adds a motion, which begins with the next drawing. Its text is styled and has at most
 * FRAME_MOTION_TEXT bytes. Does nothing if FRAME_MOTIONS are under way, or if the motion or its
 * text breaks these limits. */
void frame_motion(struct frame *frame, const struct frame_motion *motion, const char *text,
                  size_t len);
/* Whether a motion is under way, so that the next drawing differs. */
bool frame_moves(const struct frame *frame);
/* Ends all motion: the next drawing shows the rows alone. */
void frame_still(struct frame *frame);

/* Appends the bytes that bring the terminal up to date. The cursor must be on the bottom row, and
 * is put back to its place there. True: the bottom row was erased, and the cursor is at its
 * start. */
bool frame_draw(struct frame *frame, struct buf *out);

/* How many bytes of memory it holds, those that others hold as well included. */
size_t frame_memory(const struct frame *frame);
