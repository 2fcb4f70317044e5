/*
 * Reads a .mo file in memory. It has a head of seven numbers, two tables whose entries are a length
 * and an offset, the texts in the order of their bytes, and the translations. See catalogue.h.
 */
#include <endian.h>
#include <stdint.h>
#include <string.h>

#include "catalogue.h"

enum {
    /* offsets in the head: of the number of texts, and of the offsets of the two tables */
    COUNT = 8,
    TEXTS = 12,
    TRANSLATIONS = 16,
    ENTRY = 8 /* bytes of an entry of a table */
};

static uint32_t mo_number(const struct catalogue *c, size_t at)
{
    uint32_t n;

    memcpy(&n, c->data + at, sizeof(n));
    return le32toh(n);
}

/* The text of entry `i` of a table: TEXTS or TRANSLATIONS. */
static const char *mo_text(const struct catalogue *c, size_t table, uint32_t i)
{
    return (const char *)c->data + mo_number(c, mo_number(c, table) + i * ENTRY + 4);
}

const char *catalogue_find(const struct catalogue *c, const char *key, long long n)
{
    uint32_t low = 0, high = mo_number(c, COUNT);

    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        int order = strcmp(key, mo_text(c, TEXTS, middle));

        if (order == 0) {
            const char *text = mo_text(c, TRANSLATIONS, middle);
            const char *end = text + mo_number(c, mo_number(c, TRANSLATIONS) + middle * ENTRY);

            for (int form = n < 0 ? 0 : c->form(n); form > 0 && text < end; form--)
                text += strlen(text) + 1;
            return text < end ? text : NULL; /* the translation may lack the form */
        }
        if (order < 0)
            high = middle;
        else
            low = middle + 1;
    }
    return NULL;
}
