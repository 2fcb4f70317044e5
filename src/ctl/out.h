/*
 * All that cardroomctl prints. What it shows may have come from strangers: records, files, a
 * database or a room that was taken over. So nothing that draws on a terminal gets through: control
 * characters but the line end, what changes the direction of text, invalid UTF-8. JSON stays the
 * same JSON.
 */
#ifndef CTL_OUT_H
#define CTL_OUT_H

#include <stdbool.h>
#include <stddef.h>

#include "buf.h"

enum out { OUT_ANSWER, OUT_ERROR };

/* Adds a text of `len` bytes as it is printed: each character that may not be there as \uXXXX, of
 * which JSON makes the character again, and bytes that are none as \ufffd. */
void out_clean(const char *text, size_t len, struct buf *clean);
/* Prints a text, and with a format. */
void out_text(enum out to, const char *text);
void out_format(enum out to, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Lets whoever reads the answer have it now. False: not all of it could be written. */
bool out_flush(void);

#endif
