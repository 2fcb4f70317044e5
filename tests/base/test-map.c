/*
 * The hash table against a plain array.
 */
#include "cutap.h"
#include "map.h"

static uint32_t next_random(uint32_t *state)
{
    *state ^= *state << 13;
    *state ^= *state >> 17;
    *state ^= *state << 5;
    return *state;
}

SUITE("map", NULL, NULL);

TEST(test_against_an_array, "against an array")
{
    enum { NUMBERS = 3000 };
    static char there[NUMBERS];
    struct map map = {0};
    uint32_t state = 20260102;
    size_t count = 0;
    CU_ASSERT_PTR_NULL(map_get(&map, 1));
    CU_ASSERT_PTR_NULL(map_remove(&map, 1));
    for (int round = 0; round < 100000; round++) {
        uint64_t n = next_random(&state) % NUMBERS;
        uint64_t key = n << 40 | n; /* like ids with node bits above a counter */
        CU_ASSERT_PTR_EQUAL(map_get(&map, key), there[n] ? &there[n] : NULL);
        if (there[n]) {
            CU_ASSERT_PTR_EQUAL(map_remove(&map, key), &there[n]);
            count--;
        } else {
            map_put(&map, key, &state);
            map_put(&map, key, &there[n]); /* in its place */
            count++;
        }
        there[n] = !there[n];
        CU_ASSERT_EQUAL(map.count, count);
    }
    char *any;
    for (size_t at = 0; (any = map_next(&map, &at)); at--) {
        uint64_t n = (uint64_t)(any - there);
        CU_ASSERT_PTR_EQUAL(map_remove(&map, n << 40 | n), any);
        CU_ASSERT(there[n]);
        count--;
    }
    CU_ASSERT_EQUAL(count, 0);
    map_free(&map);
}
