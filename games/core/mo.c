/*
 * Reading a .mo file in memory: a head of seven numbers, two tables of (length, offset), the texts
 * in order of their bytes, the translations. See catalogue.h.
 */
#include <stdint.h>
#include <string.h>

#include "core/catalogue.h"
#include "core/plural.h"

enum { HEAD = 28, ENTRY = 8 };
static const uint32_t magic = 0x950412de;

/* The number at an offset, in the byte order of the machine that made the file. */
static uint32_t number(const struct catalogue *c, size_t at)
{
    const unsigned char *p = c->data + at;
    uint32_t little =
        (uint32_t)p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
    uint32_t first = (uint32_t)c->data[0] | (uint32_t)c->data[1] << 8 | (uint32_t)c->data[2] << 16 |
                     (uint32_t)c->data[3] << 24;

    return first == magic ? little : __builtin_bswap32(little);
}

/* The text of an entry of one of the tables, which ends with a NUL behind `*len` bytes; NULL: the
 * file is damaged. */
static const char *text_at(const struct catalogue *c, uint32_t table, uint32_t i, uint32_t *len)
{
    uint64_t entry = (uint64_t)table + (uint64_t)i * ENTRY, at;

    if (entry + ENTRY > c->size)
        return NULL;
    *len = number(c, (size_t)entry);
    at = number(c, (size_t)entry + 4);
    if (at + *len >= c->size || c->data[at + *len] != '\0')
        return NULL;
    return (const char *)c->data + at;
}

/* Form `form` of a translation, whose forms are separated by NULs. */
static const char *form_of(const char *text, uint32_t len, int form)
{
    const char *end = text + len;

    for (; form > 0; form--) {
        text += strlen(text) + 1;
        if (text > end)
            return NULL;
    }
    return text;
}

static const char *find(const struct catalogue *c, const char *key, uint32_t *len)
{
    uint32_t count, keys, low = 0, high, ignored;

    if (c->size < HEAD || number(c, 0) != magic)
        return NULL;
    count = number(c, 8);
    keys = number(c, 12);
    for (high = count; low < high;) {
        uint32_t middle = low + (high - low) / 2;
        const char *text = text_at(c, keys, middle, &ignored);
        int order = text != NULL ? strcmp(key, text) : 0;

        if (text == NULL)
            return NULL;
        if (order == 0)
            return text_at(c, number(c, 16), middle, len);
        if (order < 0)
            high = middle;
        else
            low = middle + 1;
    }
    return NULL;
}

int catalogue_plural(const struct catalogue *c, long long n)
{
    uint32_t len;
    const char *head = find(c, "", &len);
    const char *rule = head != NULL ? strstr(head, "\nPlural-Forms:") : NULL;
    long long form;

    rule = rule != NULL ? strstr(rule, "plural=") : NULL;
    if (rule == NULL)
        return -1;
    form = plural_value(rule + strlen("plural="), n);
    return form >= 0 && form < 8 ? (int)form : -1;
}

const char *catalogue_find(const struct catalogue *c, const char *key, long long n)
{
    uint32_t len = 0;
    const char *text = find(c, key, &len);
    int form = 0;

    if (text != NULL && n >= 0)
        form = catalogue_plural(c, n);
    text = text != NULL && form >= 0 ? form_of(text, len, form) : NULL;
    return text != NULL && text[0] != '\0' ? text : NULL;
}
