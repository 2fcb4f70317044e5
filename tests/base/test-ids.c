/*
 * Ids: always greater, whatever the clock does; time and node in them.
 */
#include "ids.h"

#include "cutap.h"

#define YEAR_2026 INT64_C(1767225600000)

static struct clock_virtual v;
static struct ids ids;

static void begin(int64_t wall, uint8_t node)
{
    clock_virtual_init(&v, wall);
    ids_init(&ids, &v.clock, node);
}

SUITE("ids", NULL, NULL);

TEST(test_time, "time, node and counter")
{
    begin(YEAR_2026 + 123456789, 5);
    int64_t id = ids_next(&ids);
    CU_ASSERT_EQUAL(ids_time(id), YEAR_2026 + 123456789);
    CU_ASSERT_EQUAL(id >> 14 & 0xff, 5);
    CU_ASSERT_EQUAL(id & 0x3fff, 0);
    CU_ASSERT_EQUAL(ids_next(&ids), id + 1);
    clock_virtual_advance(&v, 1);
    CU_ASSERT_EQUAL(ids_time(ids_next(&ids)), YEAR_2026 + 123456790);
}

TEST(test_rising, "always greater")
{
    int64_t last = 0;
    bool rising = true;

    begin(YEAR_2026 + 1000, 255);
    /* Makes more ids than a millisecond has numbers for, while the clock stands, goes back and goes
     * on. */
    for (int i = 0; i < 100000; i++) {
        int64_t id = ids_next(&ids);

        rising = rising && id > last;
        last = id;
        if (i == 40000)
            v.wall -= 500;
        if (i == 60000)
            v.wall += 10000;
    }
    CU_ASSERT_TRUE(rising);
}

TEST(test_before_epoch, "a clock before 2026")
{
    begin(0, 0);
    int64_t first = ids_next(&ids);
    CU_ASSERT_TRUE(first > 0);
    CU_ASSERT_TRUE(ids_next(&ids) > first);
    v.wall = YEAR_2026;
    CU_ASSERT_TRUE(ids_next(&ids) > first);
}

TEST(test_nodes, "two nodes")
{
    struct ids other;

    begin(YEAR_2026 + 1, 1);
    ids_init(&other, &v.clock, 2);
    CU_ASSERT_NOT_EQUAL(ids_next(&ids), ids_next(&other));
}

TEST(test_last_day, "the last day is positive")
{
    begin(YEAR_2026 + (INT64_C(1) << 41) - 1, 255);
    CU_ASSERT_TRUE(ids_next(&ids) > 0);
}

/* After a new start, the maker goes on above the stored ids, whatever its clock says. */
TEST(test_above, "above what is stored")
{
    static const int64_t clocks[] = {
        0, YEAR_2026 - 1, YEAR_2026 + 5000, YEAR_2026 + 86400000, INT64_MAX / 2, YEAR_2026 + 5000,
        0};
    int64_t highest = 0;

    clock_virtual_init(&v, 0);
    for (size_t i = 0; i < sizeof(clocks) / sizeof(clocks[0]); i++) {
        v.wall = clocks[i];
        ids_init(&ids, &v.clock, (uint8_t)(7 * i % 5)); /* the number of the node may change */
        ids_above(&ids, highest);
        for (int n = 0; n < 3; n++) {
            int64_t id = ids_next(&ids);
            CU_ASSERT_TRUE(id > highest);
            highest = id;
        }
        ids_above(&ids, highest - 1); /* nothing new */
        CU_ASSERT_EQUAL(ids_next(&ids), highest + 1);
        highest++;
    }
}

/* A clock that was far ahead costs ids, but does not use them up. */
TEST(test_far_ahead, "a clock far ahead")
{
    int64_t last = 0;
    bool rising = true;

    begin(INT64_MAX / 4, 255);
    int64_t first = ids_next(&ids);
    for (int i = 0; i < 1000000; i++) {
        int64_t id = ids_next(&ids);
        rising = rising && id > last;
        last = id;
        v.wall += 1000; /* at the pace of a busy room, for days */
    }
    CU_ASSERT_TRUE(rising);
    /* A million ids took a hundred milliseconds of the 8 years that are left. */
    CU_ASSERT_TRUE(ids_time(last) - ids_time(first) < 100);
    CU_ASSERT_TRUE((INT64_MAX - last) / (1 << 22) > INT64_C(8) * 365 * 86400000);
}
