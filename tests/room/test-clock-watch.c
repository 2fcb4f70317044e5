/*
 * A clock that cannot be right is reported while that lasts, and believed after a day.
 */
#include "clock_watch.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cutap.h"
#include "files.h"
#include "room.h"
#include "store.h"
#include "xalloc.h"

#define DAY  INT64_C(86400000)
#define HOUR INT64_C(3600000)
#define NOW  INT64_C(1800000000000) /* 2027-01-15 */

static bool look_later(struct clock_watch *watch, struct clock_virtual *v, int64_t ms)
{
    clock_virtual_advance(v, ms);
    return clock_watch_look(watch);
}

static bool status_says(const struct clock_watch *watch, const char *text)
{
    BUF_LOCAL lines = {0};
    clock_watch_status(watch, &lines);
    return strstr(buf_text(&lines), text);
}

SUITE("clock", NULL, NULL);

TEST(test_sound, "sound")
{
    struct clock_virtual v;
    struct clock_watch watch;
    clock_virtual_init(&v, NOW);
    clock_watch_start(&watch, &v.clock, NOW - 5 * DAY, NOW - 300 * DAY);
    CU_ASSERT_EQUAL(watch.fault, CLOCK_SOUND);
    CU_ASSERT_TRUE(clock_watch_look(&watch)); /* noted at once, then every hour */
    CU_ASSERT_FALSE(look_later(&watch, &v, HOUR - 1));
    CU_ASSERT_TRUE(look_later(&watch, &v, 1));
    CU_ASSERT_FALSE(look_later(&watch, &v, 1));
    CU_ASSERT_TRUE(status_says(&watch, "clock-sound 1\n"));
    CU_ASSERT_FALSE(status_says(&watch, "clock The"));
}

TEST(test_new_database, "a new database")
{
    struct clock_virtual v;
    struct clock_watch watch;
    clock_virtual_init(&v, NOW + 5000 * DAY);
    clock_watch_start(&watch, &v.clock, NOW, 0); /* an old program on a new machine */
    CU_ASSERT_EQUAL(watch.fault, CLOCK_SOUND);
    CU_ASSERT_TRUE(clock_watch_look(&watch));
}

TEST(test_unbuilt, "before the build")
{
    struct clock_virtual v;
    struct clock_watch watch;
    clock_virtual_init(&v, 60000); /* no battery: 1970 */
    clock_watch_start(&watch, &v.clock, NOW, 0);
    CU_ASSERT_EQUAL(watch.fault, CLOCK_UNBUILT);
    CU_ASSERT_FALSE(clock_watch_look(&watch));
    CU_ASSERT_FALSE(look_later(&watch, &v, 30 * DAY)); /* that is never believed */
    CU_ASSERT_TRUE(status_says(&watch, "clock-sound 0\nclock The clock says 1970-01-31"));
    CU_ASSERT_EQUAL(watch.jumps, 0);
    v.wall = NOW + 1000; /* set at last */
    CU_ASSERT_TRUE(clock_watch_look(&watch));
    CU_ASSERT_EQUAL(watch.jumps, 1);
    CU_ASSERT_EQUAL(watch.fault, CLOCK_SOUND);
}

/* Across starts of the room, the time that was noted under a sound clock stays the one to compare
 * with. */
TEST(test_behind, "behind")
{
    struct clock_virtual v;
    struct clock_watch watch;
    clock_virtual_init(&v, NOW - 2 * DAY);
    for (int start = 0; start < 3; start++) {
        clock_watch_start(&watch, &v.clock, 0, NOW);
        CU_ASSERT_EQUAL(watch.fault, CLOCK_BEHIND);
        CU_ASSERT_FALSE(look_later(&watch, &v, HOUR));
    }
    CU_ASSERT_TRUE(status_says(&watch, "in use later, at 2027-01-15"));
    CU_ASSERT_TRUE(look_later(&watch, &v, DAY)); /* believed */
    CU_ASSERT_EQUAL(watch.fault, CLOCK_SOUND);
    CU_ASSERT_EQUAL(watch.seen_ms, v.wall);
}

TEST(test_ahead, "ahead")
{
    struct clock_virtual v;
    struct clock_watch watch;
    clock_virtual_init(&v, NOW + 401 * DAY);
    clock_watch_start(&watch, &v.clock, NOW, NOW);
    CU_ASSERT_EQUAL(watch.fault, CLOCK_AHEAD);
    CU_ASSERT_FALSE(clock_watch_look(&watch));
    v.wall = NOW + HOUR; /* the clock was corrected, and nothing was noted meanwhile */
    CU_ASSERT_TRUE(clock_watch_look(&watch));
    CU_ASSERT_EQUAL(watch.fault, CLOCK_SOUND);
}

/* While it runs. */
TEST(test_jump, "set while it runs")
{
    struct clock_virtual v;
    struct clock_watch watch;
    clock_virtual_init(&v, NOW);
    clock_watch_start(&watch, &v.clock, 0, 0);
    CU_ASSERT_TRUE(clock_watch_look(&watch));
    clock_virtual_advance(&v, 3 * DAY / 4);
    v.wall -= DAY; /* it is a day behind only if the time since then is counted */
    clock_watch_look(&watch);
    CU_ASSERT_EQUAL(watch.fault, CLOCK_SOUND);
    v.wall -= DAY + 1;
    CU_ASSERT_FALSE(clock_watch_look(&watch));
    CU_ASSERT_EQUAL(watch.fault, CLOCK_BEHIND);
    v.wall += 500 * DAY;
    CU_ASSERT_FALSE(clock_watch_look(&watch));
    CU_ASSERT_EQUAL(watch.fault, CLOCK_AHEAD);
}

/* What cardroomd -t tells. */
TEST(test_by_database, "by the database")
{
    char *folder = folder_make(NULL), why[256], said[CLOCK_SENTENCE];
    FREED char *path = xasprintf("%s/room.db", folder);
    FREED char *url = xasprintf("sqlite:%s?ballast=0&low=0", path);
    struct conf conf = {.store = url};
    room_clock_test(&conf, said); /* no database yet */
    CU_ASSERT_STRING_EQUAL(said, "");
    struct store *s = store_open(url, &clock_system, why, sizeof(why));
    CU_ASSERT_PTR_NOT_NULL_FATAL(s);
    store_seen(s, clock_wall(&clock_system));
    store_close(&s);
    room_clock_test(&conf, said);
    CU_ASSERT_STRING_EQUAL(said, "");
    s = store_open(url, &clock_system, why, sizeof(why));
    store_seen(s, clock_wall(&clock_system) + 30 * DAY);
    store_close(&s);
    room_clock_test(&conf, said);
    CU_ASSERT_PTR_NOT_NULL(strstr(said, "the database was in use later"));
    s = store_open(url, &clock_system, why, sizeof(why));
    store_seen(s, clock_wall(&clock_system) - 500 * DAY);
    store_close(&s);
    room_clock_test(&conf, said);
    CU_ASSERT_PTR_NOT_NULL(strstr(said, "the database was in use last"));
    file_put(path, "nothing"); /* there is no database, which another check reports */
    room_clock_test(&conf, said);
    CU_ASSERT_STRING_EQUAL(said, "");
    folder_remove(&folder);
}
