/*
 * Open addressing with linear probing, at most half full; removal moves followers up, so that no
 * tombstones gather over months. Numbers are spread by a multiplication, as the door counts up.
 */
#include "conns.h"

#include <stdlib.h>

#include "xalloc.h"

enum { FIRST_SIZE = 64 };

static size_t place(const struct conns *conns, uint64_t conn)
{
    return (size_t)((conn * UINT64_C(0x9e3779b97f4a7c15)) >> 32) & (conns->size - 1);
}

/* Where it is, or the free entry where it would be. */
static size_t find(const struct conns *conns, uint64_t conn)
{
    size_t at = place(conns, conn);
    while (conns->entry[at].value && conns->entry[at].conn != conn)
        at = (at + 1) & (conns->size - 1);
    return at;
}

void *conns_get(const struct conns *conns, uint64_t conn)
{
    return conns->size ? conns->entry[find(conns, conn)].value : NULL;
}

void conns_put(struct conns *conns, uint64_t conn, void *value)
{
    if (2 * (conns->count + 1) > conns->size) {
        struct conns old = *conns;
        conns->size = old.size ? 2 * old.size : FIRST_SIZE;
        conns->entry = xcalloc(conns->size, sizeof(*conns->entry));
        for (size_t i = 0; i < old.size; i++)
            if (old.entry[i].value)
                conns->entry[find(conns, old.entry[i].conn)] = old.entry[i];
        free(old.entry);
    }
    conns->entry[find(conns, conn)] = (struct conns_entry){conn, value};
    conns->count++;
}

void *conns_remove(struct conns *conns, uint64_t conn)
{
    if (!conns->size)
        return NULL;
    size_t gap = find(conns, conn);
    void *value = conns->entry[gap].value;
    if (!value)
        return NULL;
    conns->count--;
    size_t mask = conns->size - 1;
    for (size_t at = (gap + 1) & mask; conns->entry[at].value; at = (at + 1) & mask) {
        /* It may fill the gap unless its own place lies behind the gap. */
        if (((at - place(conns, conns->entry[at].conn)) & mask) >= ((at - gap) & mask)) {
            conns->entry[gap] = conns->entry[at];
            gap = at;
        }
    }
    conns->entry[gap].value = NULL;
    return value;
}

void *conns_any(const struct conns *conns)
{
    for (size_t i = 0; conns->count && i < conns->size; i++)
        if (conns->entry[i].value)
            return conns->entry[i].value;
    return NULL;
}

void conns_free(struct conns *conns)
{
    free(conns->entry);
    *conns = (struct conns){0};
}
