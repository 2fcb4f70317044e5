/*
 * Texts that many hold. See shared.h.
 */
#include "shared.h"

#include <stdlib.h>
#include <string.h>

#include "mix.h"
#include "xalloc.h"

static struct shared *shared_new(const char *text, size_t len)
{
    struct shared *shared = xmalloc(sizeof(*shared) + len + 1);

    *shared = (struct shared){.holders = 1, .len = (uint32_t)len};
    memcpy(shared->text, text, len);
    shared->text[len] = '\0';
    return shared;
}

struct shared *shared_hold(struct shared_recent *recent, const char *text, size_t len)
{
    if (len == 0)
        return NULL;
    if (!recent)
        return shared_new(text, len);
    struct shared **at = &recent->text[mix_bytes(0, text, len) % SHARED_RECENT];

    if (!*at || (*at)->len != len || memcmp((*at)->text, text, len) != 0) {
        shared_drop(at);
        *at = shared_new(text, len);
    }
    (*at)->holders++;
    return *at;
}

void shared_drop(struct shared **shared)
{
    if (*shared && --(*shared)->holders == 0)
        free(*shared);
    *shared = NULL;
}

void shared_forget(struct shared_recent *recent)
{
    for (int i = 0; i < SHARED_RECENT; i++)
        shared_drop(&recent->text[i]);
}
