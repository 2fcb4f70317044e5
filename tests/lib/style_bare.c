/*
 * See style_bare.h.
 */
#include "style_bare.h"

#include "style.h"

void style_bare(struct buf *out, const char *text, size_t len)
{
    for (size_t i = 0; i < len; i++)
        if (text[i] == STYLE_BYTE)
            i++;
        else
            buf_putc(out, text[i]);
}
