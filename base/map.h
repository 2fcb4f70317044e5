/*
 * A hash table from 64-bit keys to pointers, which grows. Keys are spread by mix.h: where strangers
 * choose what is looked up, the key is a hash with a secret (keyed.h), so that they cannot choose
 * where it lies.
 */
#ifndef BASE_MAP_H
#define BASE_MAP_H

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

/* NULL: it is not there. */
void *map_get(const struct map *map, uint64_t key);
/* `value` is not NULL; it takes the place of another one of that key. */
void map_put(struct map *map, uint64_t key, void *value);
/* Removes one and returns its value, NULL if it was not there. */
void *map_remove(struct map *map, uint64_t key);
/* Some value that is there, NULL when there is none: to empty a table. */
void *map_any(const struct map *map);
/* Frees the table, not the values. */
void map_free(struct map *map);
/* Both. */
void map_free_all(struct map *map);

#endif
