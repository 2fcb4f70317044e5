/*
 * The languages and the one that a thread speaks. See tongue.h.
 */
#include "tongue.h"

#include <endian.h>
#include <stdint.h>
#include <string.h>
#include <strings.h>

#include "catalogue.h"

static _Thread_local int spoken = TONGUE_ENGLISH;

int tongue_find(const char *name)
{
    size_t len = strcspn(name, "_.@-");

    if (strcmp(name, "POSIX") == 0 || (len == 1 && name[0] == 'C'))
        return TONGUE_ENGLISH;
    for (int i = 0; i < catalogues_count; i++)
        if (strlen(catalogues[i].name) == len && strncasecmp(catalogues[i].name, name, len) == 0)
            return i;
    return TONGUE_NONE;
}

const char *tongue_name(int tongue)
{
    return catalogues[tongue].name;
}

int tongue_use(int tongue)
{
    int before = spoken;

    spoken = tongue >= 0 && tongue < catalogues_count ? tongue : TONGUE_ENGLISH;
    return before;
}

int tongue_now(void)
{
    return spoken;
}

/* ---- A catalogue ---- */

enum {
    /* offsets in the head: of the number of texts, and of the offsets of the two tables */
    COUNT = 8,
    TEXTS = 12,
    TRANSLATIONS = 16,
    ENTRY = 8 /* bytes of an entry of a table */
};

/* Reads a number. A .mo file has a head of seven numbers, two tables whose entries are a length and
 * an offset, the texts in the order of their bytes, and the translations. */
static uint32_t tongue_number(const struct catalogue *c, size_t at)
{
    uint32_t n;

    memcpy(&n, c->data + at, sizeof(n));
    return le32toh(n);
}

/* The text of entry `i` of a table: TEXTS or TRANSLATIONS. */
static const char *tongue_text(const struct catalogue *c, size_t table, uint32_t i)
{
    return (const char *)c->data + tongue_number(c, tongue_number(c, table) + i * ENTRY + 4);
}

/* Returns the translation of `key` ("text", or "context\004text") into the language spoken. For a
 * text with plural forms it is the form that goes with `n`. For other texts `n` is -1. NULL: there
 * is none, as in English. */
static const char *tongue_found(const char *key, long long n)
{
    const struct catalogue *c = &catalogues[spoken];

    if (spoken == TONGUE_ENGLISH)
        return NULL;
    uint32_t low = 0, high = tongue_number(c, COUNT);
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        int order = strcmp(key, tongue_text(c, TEXTS, middle));

        if (order == 0) {
            const char *text = tongue_text(c, TRANSLATIONS, middle);
            const char *end =
                text + tongue_number(c, tongue_number(c, TRANSLATIONS) + middle * ENTRY);

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

/* ---- What is said ---- */

const char *tr(const char *text)
{
    /* tongue_found would find this out, too. But a `who` calls tr once or twice for each row. */
    if (spoken == TONGUE_ENGLISH)
        return text;
    /* the entry "" is the catalogue's head */
    const char *found = text[0] != '\0' ? tongue_found(text, -1) : NULL;

    return found ? found : text;
}

const char *trn(const char *one, const char *many, long long n)
{
    const char *found = tongue_found(one, n < 0 ? -n : n);

    if (found)
        return found;
    return n == 1 ? one : many;
}

int tongue_form(long long n)
{
    return spoken != TONGUE_ENGLISH ? catalogues[spoken].form(n < 0 ? -n : n) : n != 1;
}

const char *tr_context(const char *key, unsigned long skip)
{
    const char *found = tongue_found(key, -1);

    return found ? found : key + skip;
}
