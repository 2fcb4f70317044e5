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

/* As catalogue_find; NULL in English. */
static const char *tongue_found(const char *key, long long n)
{
    return spoken != TONGUE_ENGLISH ? catalogue_find(&catalogues[spoken], key, n) : NULL;
}

const char *tr(const char *text)
{
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
