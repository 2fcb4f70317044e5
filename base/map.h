/*
 * A hash table from 64-bit keys to pointers, which grows. mix.h spreads the keys. Where strangers
 * choose what is looked up, the key has to be a hash with a secret (keyed.h), so that they cannot
 * choose its place.
 */
#pragma once

#include <stddef.h>
#include <stdint.h>

/* All zero is a valid empty table. */
struct map {
    struct map_entry {
        uint64_t key;
        void *value; /* NULL: free */
    } * entry;
    size_t size, count; /* size: a power of two, or 0 */
};

/* NULL: the key is not there. */
void *map_get(const struct map *map, uint64_t key);
/* Sets the value of a key, in place of any other. `value` is not NULL. */
void map_put(struct map *map, uint64_t key, void *value);
/* Removes a key and returns its value; NULL: it was not there. */
void *map_remove(struct map *map, uint64_t key);
/* Any value of the table, for emptying it; NULL: the table is empty. */
void *map_any(const struct map *map);
/* Frees the table, not the values. */
void map_free(struct map *map);
/* Frees the table and the values. */
void map_free_all(struct map *map);
