/*
 * A clock that cannot be right is reported while that lasts, and believed after a day.
 */
#include "clock_watch.h"

#include <unistd.h>

#include "config.h"
#include "cutap.h"
#include "files.h"
#include "pglab.h"
#include "room.h"
#include "store.h"
#include "xalloc.h"

#define DAY  INT64_C(86400000)
#define HOUR INT64_C(3600000)
#define NOW  INT64_C(1800000000000) /* 2027-01-15 */

static struct clock_virtual v;
static struct clock_watch watch;

/* Starts the watch at the time `now`, with a program that was built at `built` and a database that
 * was last in use at `seen`. Asserts that the fault is `is`. */
#define STARTS(now, built, seen, is)                                                               \
    do {                                                                                           \
        clock_virtual_init(&v, now);                                                               \
        clock_watch_start(&watch, &v.clock, built, seen);                                          \
        CU_ASSERT_EQUAL(watch.fault, is);                                                          \
    } while (0)

static bool look_later(int64_t ms)
{
    clock_virtual_advance(&v, ms);
    return clock_watch_look(&watch);
}

static bool status_says(const char *text)
{
    BUF_LOCAL lines = {0};
    clock_watch_status(&watch, &lines);
    return strstr(buf_text(&lines), text);
}

SUITE("clock", NULL, NULL);

TEST(test_sound, "sound")
{
    STARTS(NOW, NOW - 5 * DAY, NOW - 300 * DAY, CLOCK_SOUND);
    CU_ASSERT_TRUE(look_later(0)); /* noted at once, then every hour */
    CU_ASSERT_FALSE(look_later(HOUR - 1));
    CU_ASSERT_TRUE(look_later(1));
    CU_ASSERT_FALSE(look_later(1));
    CU_ASSERT_TRUE(status_says("clock-sound 1\n"));
    CU_ASSERT_FALSE(status_says("clock The"));
}

TEST(test_new_database, "a new database")
{
    STARTS(NOW + 5000 * DAY, NOW, 0, CLOCK_SOUND); /* an old program on a new machine */
    CU_ASSERT_TRUE(look_later(0));
}

TEST(test_unbuilt, "before the build")
{
    STARTS(60000, NOW, 0, CLOCK_UNBUILT); /* no battery: 1970 */
    CU_ASSERT_FALSE(look_later(0));
    CU_ASSERT_FALSE(look_later(30 * DAY)); /* that is never believed */
    CU_ASSERT_TRUE(status_says("clock-sound 0\nclock The clock says 1970-01-31"));
    CU_ASSERT_EQUAL(watch.jumps, 0);
    v.wall = NOW + 1000; /* set at last */
    CU_ASSERT_TRUE(look_later(0));
    CU_ASSERT_EQUAL(watch.jumps, 1);
    CU_ASSERT_EQUAL(watch.fault, CLOCK_SOUND);
}

/* Across starts of the room, the time that was noted under a sound clock stays the one to compare
 * with. */
TEST(test_behind, "behind")
{
    clock_virtual_init(&v, NOW - 2 * DAY);
    for (int start = 0; start < 3; start++) {
        clock_watch_start(&watch, &v.clock, 0, NOW);
        CU_ASSERT_EQUAL(watch.fault, CLOCK_BEHIND);
        CU_ASSERT_FALSE(look_later(HOUR));
    }
    CU_ASSERT_TRUE(status_says("in use later, at 2027-01-15"));
    CU_ASSERT_TRUE(look_later(DAY)); /* believed */
    CU_ASSERT_EQUAL(watch.fault, CLOCK_SOUND);
    CU_ASSERT_EQUAL(watch.seen_ms, v.wall);
}

TEST(test_ahead, "ahead")
{
    STARTS(NOW + 401 * DAY, NOW, NOW, CLOCK_AHEAD);
    CU_ASSERT_FALSE(look_later(0));
    v.wall = NOW + HOUR; /* the clock was corrected, and nothing was noted meanwhile */
    CU_ASSERT_TRUE(look_later(0));
    CU_ASSERT_EQUAL(watch.fault, CLOCK_SOUND);
}

/* While it runs. */
TEST(test_jump, "set while it runs")
{
    STARTS(NOW, 0, 0, CLOCK_SOUND);
    CU_ASSERT_TRUE(look_later(0));
    clock_virtual_advance(&v, 3 * DAY / 4);
    v.wall -= DAY; /* it is a day behind only if the time since then is counted */
    clock_watch_look(&watch);
    CU_ASSERT_EQUAL(watch.fault, CLOCK_SOUND);
    v.wall -= DAY + 1;
    CU_ASSERT_FALSE(look_later(0));
    CU_ASSERT_EQUAL(watch.fault, CLOCK_BEHIND);
    v.wall += 500 * DAY;
    CU_ASSERT_FALSE(look_later(0));
    CU_ASSERT_EQUAL(watch.fault, CLOCK_AHEAD);
}

/* Asserts what cardroomd -t tells, by a store that is empty. */
static void is_told(char *url)
{
    char why[256], said[CLOCK_SENTENCE];
    const struct conf conf = {.store = url};
    room_clock_test(&conf, said); /* no database yet */
    CU_ASSERT_STRING_EQUAL(said, "");
    static const struct {
        int64_t used;
        const char *said;
    } rows[] = {{0, ""},
                {30 * DAY, "the database was in use later"},
                {-500 * DAY, "the database was in use last"}};
    for (size_t i = 0; i < sizeof(rows) / sizeof(*rows); i++) {
        struct store *s = store_open(url, &clock_system, why, sizeof(why));
        CU_ASSERT_PTR_NOT_NULL_FATAL(s);
        store_seen(s, clock_wall(&clock_system) + rows[i].used);
        store_close(&s);
        room_clock_test(&conf, said);
        CU_ASSERT(rows[i].said[0] ? !!strstr(said, rows[i].said) : said[0] == '\0');
    }
}

TEST(test_by_database, "by the database")
{
    char *folder = folder_make(NULL), said[CLOCK_SENTENCE];
    FREED char *path = xasprintf("%s/room.db", folder);
    FREED char *url = xasprintf("sqlite:%s?ballast=0&low=0", path);
    is_told(url);
    file_put(path, "nothing"); /* there is no database, which another check reports */
    room_clock_test(&(struct conf){.store = url}, said);
    CU_ASSERT_STRING_EQUAL(said, "");
    folder_remove(&folder);
}

#ifdef HAVE_LIBPQ
TEST(test_by_server, "by the database on a server")
{
    if (!pglab_has())
        return;
    PGLAB_LOCAL *lab = pglab_start("fsync=off");
    FREED char *url = pglab_database(lab);
    is_told(url);
}
#endif
