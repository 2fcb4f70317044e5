/*
 * Everything that cardroomctl prints goes through here. It may come from strangers: records, files,
 * a database or a room that was taken over. So nothing that draws on a terminal gets through: no
 * control character but the line end, nothing that changes the direction of text, no invalid UTF-8.
 * JSON stays the same JSON.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>

#include "buf.h"

enum out { OUT_ANSWER, OUT_ERROR };

/* Adds a text of `len` bytes in the form in which it is printed. Each character that must not be
 * printed becomes \uXXXX, which JSON reads as that character; each invalid byte becomes \ufffd. */
void out_clean(const char *text, size_t len, struct buf *clean);
/* These print a text, and with a format. */
void out_text(enum out to, const char *text);
void out_format(enum out to, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Prints sentences as an error of cardroomctl. Returns `status`. */
int out_complain(int status, const char *sentences);
/* Flushes the answer to whoever reads it. False: not all of it could be written. */
bool out_flush(void);
