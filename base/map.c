/*
 * Open addressing with linear probing, at most half full. Removal moves later entries up, so no
 * tombstones gather over months. See map.h.
 */
#include "map.h"

#include <stdlib.h>

#include "mix.h"
#include "xalloc.h"

enum { FIRST_SIZE = 64 };

static size_t map_place(const struct map *map, uint64_t key)
{
    return (size_t)mix(key) & (map->size - 1);
}

/* Where the key is, or the free entry where it would go. */
static size_t map_find(const struct map *map, uint64_t key)
{
    size_t at = map_place(map, key);
    while (map->entry[at].value && map->entry[at].key != key)
        at = (at + 1) & (map->size - 1);
    return at;
}

void *map_get(const struct map *map, uint64_t key)
{
    return map->size ? map->entry[map_find(map, key)].value : NULL;
}

void map_put(struct map *map, uint64_t key, void *value)
{
    if (2 * (map->count + 1) > map->size) {
        struct map old = *map;
        map->size = old.size ? 2 * old.size : FIRST_SIZE;
        map->entry = xcalloc(map->size, sizeof(*map->entry));
        for (size_t i = 0; i < old.size; i++)
            if (old.entry[i].value)
                map->entry[map_find(map, old.entry[i].key)] = old.entry[i];
        free(old.entry);
    }
    struct map_entry *entry = &map->entry[map_find(map, key)];
    map->count += entry->value ? 0 : 1;
    *entry = (struct map_entry){key, value};
}

void *map_remove(struct map *map, uint64_t key)
{
    if (!map->size)
        return NULL;
    size_t gap = map_find(map, key);
    void *value = map->entry[gap].value;
    if (!value)
        return NULL;
    map->count--;
    size_t mask = map->size - 1;
    for (size_t at = (gap + 1) & mask; map->entry[at].value; at = (at + 1) & mask) {
        /* The entry may fill the gap unless its own place comes after the gap. */
        if (((at - map_place(map, map->entry[at].key)) & mask) >= ((at - gap) & mask)) {
            map->entry[gap] = map->entry[at];
            gap = at;
        }
    }
    map->entry[gap].value = NULL;
    return value;
}

int32_t map_number(const struct map *map, uint64_t key)
{
    return (int32_t)(intptr_t)map_get(map, key);
}

void map_number_set(struct map *map, uint64_t key, int32_t number)
{
    if (number == 0)
        map_remove(map, key);
    else
        map_put(map, key, (void *)(intptr_t)number);
}

void *map_next(const struct map *map, size_t *at)
{
    while (*at < map->size)
        if (map->entry[(*at)++].value)
            return map->entry[*at - 1].value;
    return NULL;
}

void map_free(struct map *map)
{
    free(map->entry);
    *map = (struct map){0};
}

void map_free_all(struct map *map)
{
    for (size_t i = 0; i < map->size; i++)
        free(map->entry[i].value); /* NULL in a free entry */
    map_free(map);
}
