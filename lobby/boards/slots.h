/*
 * A hash table of numbers, which are indexes of an array that the caller has. A slot holds a number
 * and, in the bits that are left, a part of the hash. So a search hardly ever reads a wrong element
 * of the array. That saves time, because most elements are not in a cache. Begins as all zeros,
 * which is empty.
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>

struct slots {
    uint32_t *slot;       /* number + 1, and in the bits above it a part of the hash; 0: free */
    uint32_t size;        /* how many slots; 0: no number fits yet */
    uint32_t number_mask; /* the bits of a slot that hold the number */
};

/* Walks over the numbers that may have this hash. */
struct slots_walk {
    uint32_t at;
    uint32_t tag;
};

static inline struct slots_walk slots_begin(const struct slots *s, uint64_t hash)
{
    return (struct slots_walk){.at = (uint32_t)((hash >> 32) * s->size >> 32),
                               .tag = (uint32_t)hash & ~s->number_mask};
}

/* Finds the next number. It may belong to another hash, so the caller looks at its element. False:
 * there are no more. */
static inline bool slots_next(const struct slots *s, struct slots_walk *walk, uint32_t *number)
{
    while (s->size > 0) {
        uint32_t slot = s->slot[walk->at];
        if (slot == 0)
            return false;
        walk->at = walk->at + 1 == s->size ? 0 : walk->at + 1;
        if ((slot & ~s->number_mask) == walk->tag) {
            *number = (slot & s->number_mask) - 1;
            return true;
        }
    }
    return false;
}

/* Whether the table has room for the number `n`. If it has not, the caller makes a larger one
 * (slots_make). */
static inline bool slots_fit(const struct slots *s, uint32_t n)
{
    /* in a fuller table, entries would lie far from where a search begins */
    return n < s->size / 4 * 3;
}

/* Makes the table empty, and large enough for the numbers below `n`. The caller adds the numbers
 * again. */
void slots_make(struct slots *s, uint32_t n);
/* Adds a number that is not in the table. */
void slots_add(struct slots *s, uint64_t hash, uint32_t number);
void slots_clear(struct slots *s);
