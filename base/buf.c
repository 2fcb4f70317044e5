/*
 * A growable byte buffer with a cap.
 */
#include "buf.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "log.h"
#include "utf8.h"
#include "xalloc.h"

enum { AT_ONCE = 16384 }; /* bytes that buf_read reads in one call */

void buf_init(struct buf *buf, size_t max)
{
    *buf = (struct buf){.max = max};
}

struct buf buf_over(char *memory, size_t size)
{
    memory[0] = '\0';
    return (struct buf){.data = memory, .size = size, .max = size - 1};
}

void buf_free(struct buf *buf)
{
    free(buf->data);
    buf_init(buf, buf->max);
}

void buf_wipe(struct buf *buf)
{
    if (buf->data)
        explicit_bzero(buf->data, buf->size); /* not only `len`: cleared text lies after it */
    buf_free(buf);
}

void buf_clear(struct buf *buf)
{
    buf->len = 0;
    buf->overflow = false;
    if (buf->data)
        buf->data[0] = '\0';
}

/* Makes room for `len` more bytes and a NUL. False: that would pass the cap. */
static bool buf_make_room(struct buf *buf, size_t len)
{
    size_t size = buf->size > 0 ? buf->size : 64;

    if (buf->max > 0 && (buf->len > buf->max || len > buf->max - buf->len)) {
        buf->overflow = true;
        return false;
    }
    if (len > SIZE_MAX / 2 - buf->len)
        log_fatal("buffer-too-large", "bytes=%zu", len);
    while (size < buf->len + len + 1)
        size *= 2;
    if (size != buf->size) {
        char *more = xmalloc(size);
        memcpy(more, buf_text(buf), buf->len + 1);
        if (buf->data)
            explicit_bzero(buf->data, buf->size); /* realloc would leave a secret there */
        free(buf->data);
        buf->data = more;
        buf->size = size;
    }
    return true;
}

void buf_reserve(struct buf *buf, size_t len)
{
    bool fits = buf->max == 0 || (buf->len <= buf->max && len <= buf->max - buf->len);

    if (fits && buf_make_room(buf, len))
        buf->data[buf->len] = '\0';
}

char *buf_more(struct buf *buf, size_t len)
{
    /* Mostly there is room already. */
    bool room = len < buf->size - buf->len && (buf->max == 0 || len <= buf->max - buf->len);

    if (!room && !buf_make_room(buf, len))
        return NULL;
    char *more = buf->data + buf->len;

    buf->len += len;
    more[len] = '\0';
    return more;
}

bool buf_add(struct buf *buf, const void *data, size_t len)
{
    char *more = buf_more(buf, len);

    if (more && len > 0)
        memcpy(more, data, len);
    return more;
}

bool buf_puts(struct buf *buf, const char *text)
{
    return buf_add(buf, text, strlen(text));
}

bool buf_putc(struct buf *buf, char c)
{
    char *more = buf_more(buf, 1);

    if (more)
        *more = c;
    return more;
}

bool buf_number(struct buf *buf, int number, int cells)
{
    char text[16];
    int at = sizeof(text);
    unsigned left = number < 0 ? -(unsigned)number : (unsigned)number;

    do
        text[--at] = (char)('0' + left % 10);
    while ((left /= 10) > 0);
    if (number < 0)
        text[--at] = '-';
    while (at > 0 && (int)sizeof(text) - at < cells)
        text[--at] = ' ';
    return buf_add(buf, text + at, sizeof(text) - (size_t)at);
}

bool buf_printf(struct buf *buf, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    bool fits = buf_vprintf(buf, format, args);
    va_end(args);
    return fits;
}

ssize_t buf_read(struct buf *buf, int fd, size_t most)
{
    const size_t before = buf->len;
    ssize_t got = 1;
    while (got > 0 && buf->len - before < most) {
        const size_t left = most - (buf->len - before), take = left < AT_ONCE ? left : AT_ONCE;
        char *room = buf_more(buf, take);
        errno = EFBIG;
        got = room ? read(fd, room, take) : -1;
        if (room) {
            buf->len -= take - (got > 0 ? (size_t)got : 0);
            buf->data[buf->len] = '\0';
        }
    }
    return got < 0 ? -1 : (ssize_t)(buf->len - before);
}

bool buf_move(struct buf *buf, struct buf *from)
{
    bool fits = true;

    if (buf->len == 0 && (buf->max == 0 || from->len <= buf->max)) {
        struct buf was = *buf;

        buf->data = from->data;
        buf->len = from->len;
        buf->size = from->size;
        from->data = was.data;
        from->size = was.size;
    } else {
        fits = buf_add(buf, from->data, from->len);
    }
    buf_clear(from);
    return fits;
}

bool buf_vprintf(struct buf *buf, const char *format, va_list args)
{
    size_t room = buf->size - buf->len;
    va_list again;
    int len;

    /* Most texts fit into the memory at hand. Only a text that does not is formatted a second
     * time. */
    va_copy(again, args);
    len = vsnprintf(room > 0 ? buf->data + buf->len : NULL, room, format, again);
    va_end(again);
    if (len < 0)
        log_fatal("bad-format", "format=%s", format);
    if (!buf_make_room(buf, (size_t)len)) {
        if (room > 0)
            buf->data[buf->len] = '\0';
        return false;
    }
    if ((size_t)len >= room)
        vsnprintf(buf->data + buf->len, (size_t)len + 1, format, args);
    buf->len += utf8_drop_split(buf->data + buf->len, (size_t)len);
    return true;
}

void buf_drain(struct buf *buf, size_t len)
{
    if (len >= buf->len) {
        buf->len = 0;
    } else {
        memmove(buf->data, buf->data + len, buf->len - len);
        buf->len -= len;
    }
    if (buf->data)
        buf->data[buf->len] = '\0';
}

const char *buf_text(const struct buf *buf)
{
    return buf->data ? buf->data : "";
}
