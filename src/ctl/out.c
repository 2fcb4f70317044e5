/*
 * See out.h.
 */
#include "out.h"

#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "utf8.h"

enum { REPLACEMENT = 0xfffd, PLANE = 0x10000, HIGH = 0xd800, LOW = 0xdc00, HALF = 10 };

void out_clean(const char *text, size_t len, struct buf *clean)
{
    while (len > 0) {
        uint32_t point = REPLACEMENT;
        int took = utf8_decode(text, len, &point);
        if (took > 0 && (point == '\n' || utf8_printable(point)))
            buf_add(clean, text, (size_t)took);
        else if (took <= 0 || point < PLANE)
            buf_printf(clean, "\\u%04x", took > 0 ? (unsigned)point : REPLACEMENT);
        else
            buf_printf(clean, "\\u%04x\\u%04x", (unsigned)(HIGH | (point - PLANE) >> HALF),
                       (unsigned)(LOW | ((point - PLANE) & ((1U << HALF) - 1))));
        text += took > 0 ? took : 1;
        len -= took > 0 ? (size_t)took : 1;
    }
}

void out_text(enum out to, const char *text)
{
    BUF_SECRET clean = {0};
    out_clean(text, strlen(text), &clean);
    fwrite(buf_text(&clean), 1, clean.len, to == OUT_ANSWER ? stdout : stderr);
}

void out_format(enum out to, const char *format, ...)
{
    BUF_SECRET text = {0};
    va_list args;
    va_start(args, format);
    buf_vprintf(&text, format, args);
    va_end(args);
    out_text(to, buf_text(&text));
}

int out_complain(int status, const char *sentences)
{
    out_format(OUT_ERROR, "cardroomctl: %s\n", sentences);
    return status;
}

bool out_flush(void)
{
    return fflush(stdout) == 0 && !ferror(stdout);
}
