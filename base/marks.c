/*
 * Shows marks: what people can type stands between backquotes. See marks.h.
 */
#include "marks.h"

#include <ctype.h>
#include <string.h>

#include "style.h"

enum { LOOKS_MAX = 8 }; /* how many styles are switched on again after a mark */

bool marks_any(const char *text, size_t len)
{
    return len > 0 && memchr(text, '`', len);
}

/* Whether a mark can neither begin nor end with this character. */
static bool marks_is_outside(char c)
{
    return c == ' ' || c == '\n' || c == '`';
}

/* The backquote that ends the mark which begins at `at`; NULL: no mark begins there. */
static const char *mark_end(const char *text, const char *at, const char *end)
{
    bool in_word = at > text && isalnum((unsigned char)at[-1]);
    if (in_word && !(at - text > 1 && at[-2] == STYLE_BYTE))
        return NULL;
    size_t left = (size_t)(end - at) - 1;
    const char *last = left > 0 ? memchr(at + 1, '`', left) : NULL;
    if (!last || marks_is_outside(at[1]) || marks_is_outside(last[-1]) ||
        memchr(at, '\n', (size_t)(last - at)))
        return NULL;
    return last + 1 < end && isalnum((unsigned char)last[1]) ? NULL : last;
}

/* A quote is as long as a backquote, so nothing moves. */
static void marks_quote(char *text, size_t len)
{
    const char *end = text + len, *mark = NULL;
    for (char *at = text; at < end && (at = memchr(at, '`', (size_t)(end - at))); at++)
        if (at == mark || (mark = mark_end(text, at, end)))
            *at = '"';
}

static void marks_style(struct buf *out, const char *text, size_t len)
{
    const char *end = text + len, *mark = NULL;
    char looks[LOOKS_MAX];
    size_t nlooks = 0;
    for (const char *at = text; at < end; at++) {
        const char *plain = at;
        while (at < end && *at != STYLE_BYTE && *at != '\n' && *at != '`')
            at++;
        buf_add(out, plain, (size_t)(at - plain));
        if (at == end)
            break;
        if (*at == STYLE_BYTE && at + 1 < end) {
            if (at[1] == STYLE_NORMAL[1])
                nlooks = 0;
            else if (strchr(STYLE_LOOKS, at[1]) && nlooks < LOOKS_MAX)
                looks[nlooks++] = at[1];
            buf_add(out, at++, 2);
            continue;
        }
        if (*at == '\n')
            nlooks = 0;
        bool begins = false, ends = at == mark;
        if (*at == '`' && !ends) {
            mark = mark_end(text, at, end);
            begins = mark;
        }
        if (!begins && !ends) {
            buf_putc(out, *at);
        } else if (begins) {
            buf_puts(out, STYLE_TYPE);
        } else {
            buf_puts(out, STYLE_NORMAL);
            for (size_t i = 0; i < nlooks; i++) {
                buf_putc(out, STYLE_BYTE);
                buf_putc(out, looks[i]);
            }
        }
    }
}

void marks_put(struct buf *out, const char *text, size_t len, enum marks_shown shown)
{
    size_t from = out->len;
    if (shown == MARKS_STYLED)
        marks_style(out, text, len);
    else if (buf_add(out, text, len) && len > 0)
        marks_quote(out->data + from, len);
}

void marks_resolve(struct buf *text, enum marks_shown shown)
{
    struct buf out = {0};
    if (!marks_any(text->data, text->len))
        return;
    if (shown == MARKS_QUOTED) {
        marks_quote(text->data, text->len);
        return;
    }
    buf_reserve(&out, text->len + text->len / 8);
    marks_style(&out, text->data, text->len);
    buf_free(text);
    *text = out;
}
