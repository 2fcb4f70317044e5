/*
 * A growable byte buffer with a cap, for output and frames. All zero is a valid empty buffer
 * without a cap.
 */
#pragma once

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct buf {
    char *data; /* `len` bytes, then a NUL; NULL while nothing was added */
    size_t len, size;
    size_t max;    /* 0: no cap */
    bool overflow; /* an addition would have passed the cap, so all of it was left out */
};

void buf_init(struct buf *buf, size_t max);
void buf_free(struct buf *buf);
/* Wipes contents that may be a secret, then frees them. */
void buf_wipe(struct buf *buf);
/* Declares buffers that are freed, or wiped and freed, wherever their block is left:
 * `BUF_LOCAL shown = {0}, rest = {0};`. A buffer whose contents are given away is a plain one. */
#define BUF_LOCAL  __attribute__((cleanup(buf_free))) struct buf
#define BUF_SECRET __attribute__((cleanup(buf_wipe))) struct buf
/* Reserves room for `len` more bytes, up to the cap. Adding them piece by piece then allocates
 * nothing. */
void buf_reserve(struct buf *buf, size_t len);
/* Forgets the contents, keeps the memory. */
void buf_clear(struct buf *buf);
/* Like buf_clear, but frees the memory if it is more than BUF_KEPT bytes: for buffers that many
 * objects have and that are mostly empty. */
enum { BUF_KEPT = 256 };
void buf_relax(struct buf *buf);
/* If the cap would be exceeded, each of these returns false, adds nothing and sets `overflow`. */
bool buf_add(struct buf *buf, const void *data, size_t len);
bool buf_puts(struct buf *buf, const char *text);
bool buf_putc(struct buf *buf, char c);
/* Adds `len` bytes and returns where the caller has to write them. NULL: the cap would be
 * passed. */
char *buf_more(struct buf *buf, size_t len);
/* Moves the contents of `from` to the end of `buf`. If `buf` is empty, the two swap their memory.
 */
bool buf_move(struct buf *buf, struct buf *from);
/* A precision ("%.20s") never cuts a character in two. */
bool buf_printf(struct buf *buf, const char *format, ...) __attribute__((format(printf, 2, 3)));
bool buf_vprintf(struct buf *buf, const char *format, va_list args)
    __attribute__((format(printf, 2, 0)));
/* Removes the first `len` bytes. */
void buf_drain(struct buf *buf, size_t len);
/* The text, never NULL ("" when empty); valid until the next change. */
const char *buf_text(const struct buf *buf);
