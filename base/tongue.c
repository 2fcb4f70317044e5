/*
 * The languages and the one that a thread speaks. See tongue.h.
 */
#include "tongue.h"

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

const char *tr(const char *text)
{
    const char *found;

    if (spoken == TONGUE_ENGLISH || text[0] == '\0') /* the entry "" is the catalogue's head */
        return text;
    found = catalogue_find(&catalogues[spoken], text, -1);
    return found ? found : text;
}

const char *trn(const char *one, const char *many, long long n)
{
    const char *found = NULL;

    if (spoken != TONGUE_ENGLISH)
        found = catalogue_find(&catalogues[spoken], one, n < 0 ? -n : n);
    if (found)
        return found;
    return n == 1 ? one : many;
}

int tongue_form(long long n)
{
    int form = -1;

    if (spoken != TONGUE_ENGLISH)
        form = catalogue_plural(&catalogues[spoken], n < 0 ? -n : n);
    return form >= 0 ? form : n != 1;
}

const char *tr_context(const char *key, unsigned long skip)
{
    const char *found = NULL;

    if (spoken != TONGUE_ENGLISH)
        found = catalogue_find(&catalogues[spoken], key, -1);
    return found ? found : key + skip;
}
