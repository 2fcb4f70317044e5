/*
 * Marks: what can be typed stands between backquotes ("Type `look` to see the table.") in every
 * text for people, in the sources, in translations and on pages. How a mark is shown depends on the
 * reader, so the place where the text goes out decides it: a session (session_show, its screens),
 * the control socket, the door's own lines, cardroomctl's help, and Cards.Choices (GMCP).
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>

#include "buf.h"

enum marks_shown {
    MARKS_QUOTED, /* "look", for text without styles */
    MARKS_STYLED  /* in STYLE_TYPE and without quotes, for screens */
};

/* Whether the text may hold marks. */
bool marks_any(const char *text, size_t len);
/* Appends `text` with its marks as they are shown. Two backquotes in one line are a mark if they
 * stand outside of words and what they enclose has no blanks at its ends. Other backquotes stay,
 * such as those in what people say. The styles that were on before a mark are on again after it. */
void marks_put(struct buf *out, const char *text, size_t len, enum marks_shown shown);
/* Does the same in place: replaces the contents of `text`. */
void marks_resolve(struct buf *text, enum marks_shown shown);
