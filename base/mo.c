/*
 * Reads a .mo file in memory. It has a head of seven numbers, two tables of (length, offset), the
 * texts in the order of their bytes, and the translations. See catalogue.h.
 */
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "catalogue.h"
#include "plural.h"

enum { HEAD = 28, ENTRY = 8, FORMS_MAX = 8 };
static const uint32_t magic = 0x950412de;

/* The file that is read. `swap`: a machine with the other byte order made it. */
struct file {
    const unsigned char *data;
    size_t size;
    bool swap;
};

static uint32_t mo_number(const struct file *f, size_t at)
{
    uint32_t n;

    memcpy(&n, f->data + at, sizeof(n));
    return f->swap ? __builtin_bswap32(n) : n;
}

/* False: it is not such a file. */
static bool mo_file_open(const struct catalogue *c, struct file *f)
{
    *f = (struct file){c->data, c->size, false};
    if (c->size < HEAD)
        return false;
    f->swap = mo_number(f, 0) != magic;
    return mo_number(f, 0) == magic;
}

/* The text of an entry of one of the tables: `*len` bytes and a NUL. NULL: the file is damaged. */
static const char *mo_text_at(const struct file *f, uint32_t table, uint32_t i, uint32_t *len)
{
    uint64_t entry = (uint64_t)table + (uint64_t)i * ENTRY, at;

    if (entry + ENTRY > f->size)
        return NULL;
    *len = mo_number(f, (size_t)entry);
    at = mo_number(f, (size_t)entry + 4);
    if (at + *len >= f->size || f->data[at + *len] != '\0')
        return NULL;
    return (const char *)f->data + at;
}

/* Form `form` of a translation, whose forms are separated by NULs. */
static const char *mo_form_of(const char *text, uint32_t len, int form)
{
    const char *end = text + len;

    for (; form > 0; form--) {
        text += strlen(text) + 1;
        if (text > end)
            return NULL;
    }
    return text;
}

static const char *mo_find(const struct file *f, const char *key, uint32_t *len)
{
    uint32_t keys = mo_number(f, 12), low = 0, high = mo_number(f, 8), ignored;

    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        const char *text = mo_text_at(f, keys, middle, &ignored);
        int order = text ? strcmp(key, text) : 0;

        if (!text)
            return NULL;
        if (order == 0)
            return mo_text_at(f, mo_number(f, 16), middle, len);
        if (order < 0)
            high = middle;
        else
            low = middle + 1;
    }
    return NULL;
}

static int mo_plural(const struct file *f, long long n)
{
    uint32_t len = 0;
    const char *head = mo_number(f, 8) > 0 ? mo_text_at(f, mo_number(f, 12), 0, &len) : NULL, *rule;
    long long form;

    if (!head || len != 0) /* the head is the translation of "", which comes first */
        return -1;
    head = mo_text_at(f, mo_number(f, 16), 0, &len);
    rule = head ? strstr(head, "\nPlural-Forms:") : NULL;
    rule = rule ? strstr(rule, "plural=") : NULL;
    if (!rule)
        return -1;
    form = plural_value(rule + strlen("plural="), n);
    return form >= 0 && form < FORMS_MAX ? (int)form : -1;
}

int catalogue_plural(const struct catalogue *c, long long n)
{
    struct file f;

    return mo_file_open(c, &f) ? mo_plural(&f, n) : -1;
}

const char *catalogue_find(const struct catalogue *c, const char *key, long long n)
{
    struct file f;
    uint32_t len = 0;
    int form = 0;
    const char *text = mo_file_open(c, &f) ? mo_find(&f, key, &len) : NULL;

    if (text && n >= 0)
        form = mo_plural(&f, n);
    text = text && form >= 0 ? mo_form_of(text, len, form) : NULL;
    return text && text[0] != '\0' ? text : NULL;
}
