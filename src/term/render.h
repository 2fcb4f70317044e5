/*
 * Turns styled text (base/style.h) into the bytes for one client: colours, ASCII forms, wrapping.
 * The client gets no control bytes but those that are made here, whatever the text holds.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>

#include "buf.h"
#include "look.h"
#include "profile.h"

/* Appends whole lines. Each line of `text` is ended by \n, which the last one may lack. It is
 * wrapped between words to profile->columns; further rows are indented two cells deeper than the
 * line. Blanks at the end of a row are dropped, and rows end with CR LF. A style lasts until the
 * next switch or the end of its line. Returns false when `out` is full: then `out` ends with a
 * complete line. */
bool render_text(struct buf *out, const struct profile *profile, const char *text, size_t len);
/* A text that is shown to many. Clients with equal profiles in a row get the bytes that were made
 * for the first of them. All but `text` and `len` is zero at first; the caller frees `bytes` in the
 * end. */
struct render_many {
    const char *text;
    size_t len;
    struct profile profile; /* the profile that `bytes` were made for, once there are some */
    struct buf bytes;
};
/* As render_text, with the text of `many` for one of its clients; `out` must have no cap. */
void render_again(struct buf *out, const struct profile *profile, struct render_many *many);
/* Appends a prompt: one line that is never wrapped, with blanks at its end and without a line end.
 * Returns its cells. */
int render_prompt(struct buf *out, const struct profile *profile, const char *text, size_t len);

/* One row of a wrapped line, for callers that place rows themselves. All zero is before the first.
 */
struct render_row {
    size_t from, to;  /* which bytes of the line */
    int indent;       /* blank cells before them */
    struct look look; /* the look at `from` */
    /* For finding the next row: */
    bool begun;
    size_t next;
    struct look next_look;
    int next_indent;
};
/* Finds the next row of one line (without a line end) as render_text would cut it. False: there is
 * no further row. An empty line has one empty row. */
bool render_row_next(const struct profile *profile, const char *text, size_t len,
                     struct render_row *row);
