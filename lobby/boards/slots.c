/*
 * See slots.h.
 */
#include "slots.h"

#include <stdlib.h>
#include <string.h>

#include "xalloc.h"

void slots_make(struct slots *s, uint32_t n)
{
    s->size = n / 3 * 4 + 64;
    s->number_mask = UINT32_MAX >> __builtin_clz(s->size);
    s->slot = xlines(s->slot, 0, s->size * sizeof(*s->slot));
    memset(s->slot, 0, s->size * sizeof(*s->slot));
}

void slots_add(struct slots *s, uint64_t hash, uint32_t number)
{
    struct slots_walk walk = slots_begin(s, hash);
    while (s->slot[walk.at] != 0)
        walk.at = walk.at + 1 == s->size ? 0 : walk.at + 1;
    s->slot[walk.at] = walk.tag | (number + 1);
}

void slots_clear(struct slots *s)
{
    free(s->slot);
    *s = (struct slots){0};
}
