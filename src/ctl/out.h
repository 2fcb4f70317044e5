/*
 * Everything that cardroomctl prints goes through here. It may come from strangers: from records,
 * files, or a database or room that was taken over. So nothing gets through that could change what
 * a terminal shows: no control character but the line end, nothing that changes the direction of
 * text, and no invalid UTF-8. JSON keeps its meaning.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>

#include "buf.h"

enum out {
    OUT_ANSWER, /* standard output */
    OUT_ERROR   /* standard error */
};

/* Adds a text of `len` bytes in the form in which it is printed. Each character that must not be
 * printed becomes \uXXXX, which JSON reads as that character; each invalid byte becomes \ufffd. */
void out_clean(const char *text, size_t len, struct buf *clean);
/* Prints a text in that form. */
void out_text(enum out to, const char *text);
/* Does the same with a format. */
void out_format(enum out to, const char *format, ...) PRINTF(2, 3);
/* Prints sentences as an error of cardroomctl. Returns `status`. */
int out_complain(int status, const char *sentences);
/* Flushes standard output. False: not all of the answer could be written. */
bool out_flush(void);
