/*
 * The screen of one connection: rows that the room gives for the top and the bottom, and between
 * them the log, in which every other line of the room goes, with its scroll-back; or in place of
 * most of the log a page, a longer text that is read from its start. All of it is laid out anew
 * whenever it is drawn, so a resize needs nothing from the room. The bottom row of the terminal is
 * the line editor's.
 */
#ifndef TERM_FRAME_H
#define TERM_FRAME_H

#include <stdbool.h>
#include <stddef.h>

#include "buf.h"
#include "profile.h"

struct frame;

enum {
    FRAME_LOG_MAX = 3072,  /* bytes of lines that can be scrolled back to */
    FRAME_PAGE_MAX = 65536 /* bytes of a page */
};

/* `columns` and `rows` of the whole terminal. */
struct frame *frame_new(const struct profile *profile, int columns, int rows);
void frame_free(struct frame **frame);
/* Bytes that enter the screen (the alternate one where there is one) and leave it for the
 * terminal's own, the cursor at the start of an empty row. `last`: with the last line of the log
 * above it. */
void frame_enter(struct frame *frame, struct buf *out);
void frame_leave(struct frame *frame, struct buf *out, bool last);
/* Another size or profile. */
void frame_resize(struct frame *frame, const struct profile *profile, int columns, int rows);
/* The terminal may show anything: all is drawn anew. */
void frame_forget(struct frame *frame);

/* Rows of styled text, each ended by \n, from the top and up to the bottom row. A row is not
 * wrapped; besides looks it may hold STYLE_RIGHT and STYLE_RULE. */
void frame_rows(struct frame *frame, const char *top, size_t top_len, const char *bottom,
                size_t bottom_len);
/* A page, shown from its start; empty: none. */
void frame_page(struct frame *frame, const char *text, size_t len);
/* Adds styled lines to the log, each ended by \n, and goes to its end. Those with STYLE_ASIDE have
 * a column of their own where the screen is wide. One that begins with STYLE_JOIN goes on with the
 * line before it, where that begins with STYLE_OPEN. */
void frame_log(struct frame *frame, const char *text, size_t len);
/* Turns the page, or the log, by most of its height: towards its start (-1) or its end (1). False:
 * it is there already. */
bool frame_scroll(struct frame *frame, int direction);

/* Appends the bytes that bring the terminal up to date; the cursor is on the bottom row before and
 * behind it, where it was. True: the bottom row was erased, and the cursor is at its start. */
bool frame_draw(struct frame *frame, struct buf *out);

/* Bytes that it holds. */
size_t frame_memory(const struct frame *frame);

#endif
