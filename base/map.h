/*
 * A hash table from 64-bit keys to pointers, which grows. mix.h spreads the keys. If strangers
 * choose what is looked up, the key has to be a hash with a secret (keyed.h), so that they cannot
 * choose its place in the table.
 */
#pragma once

#include <stddef.h>
#include <stdint.h>

/* All zero is a valid empty table. */
struct map {
    struct map_entry {
        uint64_t key;
        void *value; /* NULL: the entry is free */
    } * entry;
    size_t size;  /* how many entries there are: a power of two, or 0 */
    size_t count; /* how many of them have a value */
};

/* Returns the value of a key; NULL: the key is not there. */
void *map_get(const struct map *map, uint64_t key);
/* Sets the value of a key. `value` is not NULL. An earlier value of the key is not freed. */
void map_put(struct map *map, uint64_t key, void *value);
/* Removes a key and returns its value; NULL: it was not there. */
void *map_remove(struct map *map, uint64_t key);
/* As map_get and map_put, for a table that has numbers in place of pointers, which have 32 bits on
 * some machines. 0: the key is not there; so setting a key to 0 removes it. */
int32_t map_number(const struct map *map, uint64_t key);
void map_number_set(struct map *map, uint64_t key, int32_t number);
/* Returns the first value at the place `*at` or after it, and moves `*at` past that value. The
 * first place is 0. NULL: there is none. If the caller removes the value before the next call,
 * another value may move to its place, and the walk then misses that one. */
void *map_next(const struct map *map, size_t *at);
/* Frees the table but not the values, and leaves the table empty. */
void map_free(struct map *map);
/* Does the same, and also frees the values. */
void map_free_all(struct map *map);
