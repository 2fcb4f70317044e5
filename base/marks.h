/*
 * What can be typed stands between backquotes in every text for people ("Type `look` to see the
 * table."), in the sources, in translations and on pages. How a mark looks depends on the reader,
 * so that is decided where the text goes out: in a session (session_show, its screens), at the
 * control socket, in the door's own lines, and in Cards.Choices (GMCP).
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>

#include "buf.h"

enum marks_shown {
    MARKS_QUOTED, /* "look": where words are all there is */
    MARKS_STYLED  /* in STYLE_TYPE, without quotes: on screens */
};

/* Whether there may be something to do for marks_put. */
bool marks_any(const char *text, size_t len);
/* Appends `text` with its marks as they are shown. Two backquotes in one line are a mark if they
 * stand outside of words and what they enclose has no blanks at its ends. Others stay as they are,
 * as in what people say. A look that holds before a mark goes on after it. */
void marks_put(struct buf *out, const char *text, size_t len, enum marks_shown shown);
/* The same in place. */
void marks_resolve(struct buf *text, enum marks_shown shown);
