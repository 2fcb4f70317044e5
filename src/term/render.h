/*
 * Turns styled text (base/style.h) into the bytes for one client: colours, ASCII forms, wrapping.
 * Whatever the text holds, the client gets only control bytes that are made here.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>

#include "buf.h"
#include "look.h"
#include "profile.h"

/* Appends whole lines. Each line of `text` is ended by \n, which the last line may lack. A line is
 * wrapped between words to profile->columns, unless profile->unwrapped is set. Its further rows
 * begin at STYLE_HANG, or else two cells deeper than the line, but no deeper than half of the
 * columns. Blanks at the end of a row are dropped, unless one can see them, and rows end with
 * CR LF. A style lasts until the next switch or the end of its line. Returns false if `out` is
 * full; `out` then ends with a complete line. */
bool render_text(struct buf *out, const struct profile *profile, const char *text, size_t len);
/* A text that is shown to many. If clients one after another have equal profiles, they get the
 * bytes that were made for the first of them. Everything but `text` and `len` is zero at first. The
 * caller frees `bytes` in the end. */
struct render_many {
    const char *text;
    size_t len;
    struct profile profile; /* the profile that `bytes` were made for, once there are some */
    struct buf bytes;
};
/* As render_text, for one of the clients that get the text of `many`; `out` must have no cap. */
void render_again(struct buf *out, const struct profile *profile, struct render_many *many);
/* Appends a prompt: one line that is not wrapped, keeps the blanks at its end and has no line end.
 * Returns how many cells it has. */
int render_prompt(struct buf *out, const struct profile *profile, const char *text, size_t len);

/* One row of a wrapped line, for callers that place rows themselves. All zero: before the first
 * row. */
struct render_row {
    size_t from, to; /* the row has the bytes of the line from `from` up to, but without, `to` */
    int indent;      /* blank cells before those bytes */
    uint8_t look;    /* the look at `from` */
    /* For finding the next row: */
    bool begun;
    size_t next;
    uint8_t next_look;
    int next_indent;
};
/* Finds the next row of `text`, a line without its end, as render_text would cut it. False: there
 * is no further row. An empty line has one empty row. */
bool render_row_next(const struct profile *profile, const char *text, size_t len,
                     struct render_row *row);
