/*
 * See unmark.h.
 */
#include "unmark.h"

#include <stdint.h>
#include <string.h>

#include "utf8.h"
#include "xalloc.h"

enum sign { SIGN_OTHER, SIGN_BLANK, SIGN_BANG, SIGN_BANGS, SIGN_OPEN, SIGN_CLOSE };

/* The signs, with those that look like them. */
static const struct {
    uint32_t point;
    enum sign sign;
} unmark_signs[] = {
    {' ', SIGN_BLANK},    {'!', SIGN_BANG},     {0xa1, SIGN_BANG},    {0x1c3, SIGN_BANG},
    {0x203c, SIGN_BANGS}, {0x2048, SIGN_BANG},  {0x2049, SIGN_BANG},  {0x2755, SIGN_BANG},
    {0x2757, SIGN_BANG},  {0x2762, SIGN_BANG},  {0x2763, SIGN_BANG},  {0x2d51, SIGN_BANG},
    {0xfe15, SIGN_BANG},  {0xfe57, SIGN_BANG},  {0xff01, SIGN_BANG},  {'[', SIGN_OPEN},
    {0x2045, SIGN_OPEN},  {0x23a1, SIGN_OPEN},  {0x2772, SIGN_OPEN},  {0x27e6, SIGN_OPEN},
    {0x2983, SIGN_OPEN},  {0x298b, SIGN_OPEN},  {0x3010, SIGN_OPEN},  {0x3014, SIGN_OPEN},
    {0x3016, SIGN_OPEN},  {0x3018, SIGN_OPEN},  {0x301a, SIGN_OPEN},  {0xfe39, SIGN_OPEN},
    {0xfe47, SIGN_OPEN},  {0xfe5d, SIGN_OPEN},  {0xff3b, SIGN_OPEN},  {']', SIGN_CLOSE},
    {0x2046, SIGN_CLOSE}, {0x23a4, SIGN_CLOSE}, {0x2773, SIGN_CLOSE}, {0x27e7, SIGN_CLOSE},
    {0x2984, SIGN_CLOSE}, {0x298c, SIGN_CLOSE}, {0x3011, SIGN_CLOSE}, {0x3015, SIGN_CLOSE},
    {0x3017, SIGN_CLOSE}, {0x3019, SIGN_CLOSE}, {0x301b, SIGN_CLOSE}, {0xfe3a, SIGN_CLOSE},
    {0xfe48, SIGN_CLOSE}, {0xfe5e, SIGN_CLOSE}, {0xff3d, SIGN_CLOSE}};

/* The sign that the first character is; `took`: its bytes. A combining mark counts as a blank. */
static enum sign unmark_sign(const char *text, int *took)
{
    uint32_t point;
    *took = utf8_decode(text, strlen(text), &point);
    if (*took <= 0) {
        *took = 1;
        return SIGN_OTHER;
    }
    for (size_t i = 0; i < sizeof(unmark_signs) / sizeof(*unmark_signs); i++)
        if (unmark_signs[i].point == point)
            return unmark_signs[i].sign;
    return utf8_width(point) == 0 ? SIGN_BLANK : SIGN_OTHER;
}

/* The end of the row of exclamation marks that `text` continues; `text` itself if no more of them
 * follow. */
static const char *unmark_run_end(const char *text)
{
    const char *end = text;
    int took;
    for (const char *at = text; *at != '\0'; at += took) {
        enum sign sign = unmark_sign(at, &took);
        if (sign == SIGN_BANG || sign == SIGN_BANGS)
            end = at + took;
        else if (sign != SIGN_BLANK)
            break;
    }
    return end;
}

void unmark_text(char *text)
{
    char *out = text;
    size_t bytes = strlen(text);
    int took;
    if (utf8_plain_run(text, bytes) == bytes && !strpbrk(text, "![]")) /* most lines */
        return;
    for (const char *at = text; *at != '\0';) {
        enum sign sign = unmark_sign(at, &took);
        const char *from = sign == SIGN_BANGS ? "!" : sign == SIGN_OPEN ? "(" : ")";
        size_t len = 1;
        if (sign != SIGN_BANGS && sign != SIGN_OPEN && sign != SIGN_CLOSE) {
            from = at;
            len = (size_t)took;
        }
        memmove(out, from, len);
        out += len;
        at += took;
        if (sign == SIGN_BANG || sign == SIGN_BANGS)
            at = unmark_run_end(at);
    }
    *out = '\0';
}

bool unmark_changes(const char *text)
{
    FREED char *copy = xstrdup(text);
    unmark_text(copy);
    return strcmp(copy, text) != 0;
}
