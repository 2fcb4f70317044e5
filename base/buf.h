/*
 * A growable byte buffer, for output and frames. It may have a cap. All zero is a valid empty
 * buffer without a cap.
 */
#pragma once

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

struct buf {
    char *data;       /* `len` bytes, then a NUL; NULL: there is no memory yet */
    size_t len, size; /* size: bytes of memory */
    size_t max;       /* the cap of `len`; 0: none */
    bool overflow;    /* an addition would have passed the cap, so all of it was left out */
};

/* Makes an empty buffer with the cap `max` (0: none). */
void buf_init(struct buf *buf, size_t max);
/* Makes an empty buffer over `size` bytes of the caller's memory, 2 at least. Its cap is `size`
 * less one, for the NUL, so it never allocates. It must not be freed. */
struct buf buf_over(char *memory, size_t size);
/* Frees the memory. This leaves the buffer empty, with its cap. */
void buf_free(struct buf *buf);
/* As buf_free, but first wipes the contents, which may be a secret. */
void buf_wipe(struct buf *buf);
/* Declare buffers that are freed (BUF_LOCAL) or wiped (BUF_SECRET) wherever their block is left:
 * `BUF_LOCAL shown = {0}, rest = {0};`. Declare a buffer whose contents are given away as a plain
 * `struct buf`. */
#define BUF_LOCAL  __attribute__((cleanup(buf_free))) struct buf
#define BUF_SECRET __attribute__((cleanup(buf_wipe))) struct buf
/* Reserves room for `len` more bytes, so that adding them piece by piece allocates nothing. Does
 * nothing if they would pass the cap. */
void buf_reserve(struct buf *buf, size_t len);
/* Empties the buffer, forgets an overflow, and keeps the memory. */
void buf_clear(struct buf *buf);
/* Each of these adds to the end. If that would pass the cap, it returns false, adds nothing and
 * sets `overflow`. */
bool buf_add(struct buf *buf, const void *data, size_t len);
bool buf_puts(struct buf *buf, const char *text);
bool buf_putc(struct buf *buf, char c);
/* Adds `len` bytes and returns where the caller has to write them. NULL: they would pass the cap,
 * so `overflow` is set. */
char *buf_more(struct buf *buf, size_t len);
/* Reads from `fd`, up to the end of the file but at most `most` bytes, and adds what it reads.
 * Returns how many bytes it added. If it fails, it returns -1 with errno, and what it has read
 * before stays. EFBIG: the cap may be too small for the rest. */
ssize_t buf_read(struct buf *buf, int fd, size_t most);
/* Moves the contents of `from` to the end of `buf`. If `buf` is empty, the two swap their memory.
 * Leaves `from` empty. False: the contents would have passed the cap of `buf`, and are lost. */
bool buf_move(struct buf *buf, struct buf *from);
/* Writes a number, with blanks before it up to `cells` cells, 16 at most. What is drawn most uses
 * this, because it takes a tenth of the time of buf_printf. */
bool buf_number(struct buf *buf, int number, int cells);
/* As buf_add. A precision ("%.20s") never cuts a character in two. */
bool buf_printf(struct buf *buf, const char *format, ...) PRINTF(2, 3);
bool buf_vprintf(struct buf *buf, const char *format, va_list args) PRINTF(2, 0);
/* Removes the first `len` bytes, or all if there are fewer. */
void buf_drain(struct buf *buf, size_t len);
/* The contents as text, never NULL. Valid until the next change. */
const char *buf_text(const struct buf *buf);
