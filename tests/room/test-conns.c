/*
 * The table of connections against a plain array.
 */
#include "conns.h"
#include "cutap.h"

static uint32_t next_random(uint32_t *state)
{
    *state ^= *state << 13;
    *state ^= *state >> 17;
    *state ^= *state << 5;
    return *state;
}

static void test_against_an_array(void)
{
    enum { NUMBERS = 3000 };
    static char there[NUMBERS];
    struct conns conns = {0};
    uint32_t state = 20260102;
    size_t count = 0;
    CU_ASSERT_PTR_NULL(conns_get(&conns, 1));
    CU_ASSERT_PTR_NULL(conns_remove(&conns, 1));
    for (int round = 0; round < 100000; round++) {
        uint64_t n = next_random(&state) % NUMBERS;
        uint64_t conn = n << 40 | n; /* as with node bits above a counter */
        CU_ASSERT_PTR_EQUAL(conns_get(&conns, conn), there[n] ? &there[n] : NULL);
        if (there[n]) {
            CU_ASSERT_PTR_EQUAL(conns_remove(&conns, conn), &there[n]);
            count--;
        } else {
            conns_put(&conns, conn, &there[n]);
            count++;
        }
        there[n] = !there[n];
        CU_ASSERT_EQUAL(conns.count, count);
    }
    char *any;
    while ((any = conns_any(&conns))) {
        uint64_t n = (uint64_t)(any - there);
        CU_ASSERT_PTR_EQUAL(conns_remove(&conns, n << 40 | n), any);
        CU_ASSERT(there[n]);
        count--;
    }
    CU_ASSERT_EQUAL(count, 0);
    conns_free(&conns);
}

int main(void)
{
    CU_TestInfo tests[] = {{"against an array", test_against_an_array}, CU_TEST_INFO_NULL};
    CU_SuiteInfo suites[] = {{"conns", NULL, NULL, NULL, NULL, tests}, CU_SUITE_INFO_NULL};
    return cutap_run(suites);
}
