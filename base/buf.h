/*
 * A growable byte buffer with a cap, for output and frames. All zero is a valid empty buffer
 * without a cap.
 */
#ifndef BASE_BUF_H
#define BASE_BUF_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct buf {
    char *data; /* `len` bytes and a NUL behind them; NULL while nothing was added */
    size_t len, size;
    size_t max;    /* 0: no cap */
    bool overflow; /* something did not fit below the cap and was left out, wholly */
};

void buf_init(struct buf *buf, size_t max);
void buf_free(struct buf *buf);
/* The same of what may be a secret. */
void buf_wipe(struct buf *buf);
/* Makes room for `len` bytes more, as far as the cap lets it, so that adding them piece by piece
 * allocates no more. */
void buf_reserve(struct buf *buf, size_t len);
/* Forgets the contents, keeps the memory. */
void buf_clear(struct buf *buf);
/* As buf_clear, and gives the memory back where it is more than BUF_KEPT bytes: for buffers that
 * are many and mostly empty. */
enum { BUF_KEPT = 256 };
void buf_relax(struct buf *buf);
/* Each returns false, adds nothing and sets `overflow` where the cap would be passed. */
bool buf_add(struct buf *buf, const void *data, size_t len);
bool buf_puts(struct buf *buf, const char *text);
bool buf_putc(struct buf *buf, char c);
/* Adds `len` bytes that the caller writes to where this returns; NULL where the cap would be
 * passed. */
char *buf_more(struct buf *buf, size_t len);
/* Adds what `from` holds, which is empty then; where `buf` is empty they change their memory. */
bool buf_move(struct buf *buf, struct buf *from);
/* A precision ("%.20s") leaves whole characters only. */
bool buf_printf(struct buf *buf, const char *format, ...) __attribute__((format(printf, 2, 3)));
bool buf_vprintf(struct buf *buf, const char *format, va_list args)
    __attribute__((format(printf, 2, 0)));
/* Removes the first `len` bytes. */
void buf_drain(struct buf *buf, size_t len);
/* The text, never NULL ("" when empty); valid until the next change. */
const char *buf_text(const struct buf *buf);

#endif
