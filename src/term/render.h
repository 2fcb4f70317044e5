/*
 * Styled text (base/style.h) to the bytes of one client: colours, ASCII forms, wrapping. Whatever
 * the text holds, no control byte but those made here reaches the client.
 */
#ifndef TERM_RENDER_H
#define TERM_RENDER_H

#include <stdbool.h>
#include <stddef.h>

#include "buf.h"
#include "look.h"
#include "profile.h"

/* Appends whole lines: each line of `text` (ended by \n; the last one with or without it) is
 * wrapped at words to profile->columns, the continuation indented two cells deeper than the line
 * itself, without blanks at the end, ended by CR LF. A style lasts to the next switch or the end of
 * its line. Returns false when `out` is full (nothing more is added; what is there ends at a line's
 * end). */
bool render_text(struct buf *out, const struct profile *profile, const char *text, size_t len);
/* A text that is shown to many: clients that are alike get the bytes that were made for the first
 * of them. All zero but for `text` and `len`; `bytes` is to be freed. */
struct render_many {
    const char *text;
    size_t len;
    struct profile profile; /* that `bytes` are for, once there are some */
    struct buf bytes;
};
/* As render_text with the text of `many`, for one of them; `out` has no cap. */
void render_again(struct buf *out, const struct profile *profile, struct render_many *many);
/* Appends a prompt: one line, never wrapped, blanks at the end kept, no line end. Returns its
 * cells. */
int render_prompt(struct buf *out, const struct profile *profile, const char *text, size_t len);

/* One row of a line that is wrapped, for those who place rows themselves. Zeroed is before the
 * first. */
struct render_row {
    size_t from, to;  /* bytes of the line */
    int indent;       /* blank cells before them */
    struct look look; /* at `from` */
    /* Of the row behind it. */
    bool begun;
    size_t next;
    struct look next_look;
    int next_indent;
};
/* The next row of one line (no line end in it) as render_text would cut it; false: there is none.
 * An empty line has one empty row. */
bool render_row_next(const struct profile *profile, const char *text, size_t len,
                     struct render_row *row);

#endif
