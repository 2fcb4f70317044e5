/*
 * Names, passwords, settings, throttles and spans of time, which the lobby's scripts only touch in
 * passing.
 */
#include <sqlite3.h>

#include "account.h"
#include "buf.h"
#include "cutap.h"
#include "files.h"
#include "formula.h"
#include "log.h"
#include "names.h"
#include "session.h"
#include "throttle.h"
#include "timezone.h"
#include "xalloc.h"

static bool alike(const char *a, const char *b)
{
    char x[STORE_NAME_MAX], y[STORE_NAME_MAX];
    account_skeleton(a, x);
    account_skeleton(b, y);
    return strcmp(x, y) == 0;
}

SUITE("account", NULL, NULL);

TEST(test_names, "names")
{
    static const char *const good[] = {"ab", "Kate", "x_y-z9", "abcdefghijklmnop"};
    static const char *const bad[] = {"",    "a",   "9lives", "_x", "abcdefghijklmnopq",
                                      "a b", "a.b", "-ab"};
    /* Latin letters with marks, Greek, Cyrillic, full width and invisible characters */
    static const char *const other[] = {"ann\u00e9", "\u0430nn",  "\u03bfwl",
                                        "\uff41nn",  "an\u200bn", "an\u202en"};
    for (size_t i = 0; i < sizeof(good) / sizeof(good[0]); i++)
        CU_ASSERT_PTR_NULL(account_name_check(good[i]));
    for (size_t i = 0; i < sizeof(bad) / sizeof(bad[0]); i++)
        CU_ASSERT_PTR_NOT_NULL(account_name_check(bad[i]));
    for (size_t i = 0; i < sizeof(other) / sizeof(other[0]); i++)
        CU_ASSERT_PTR_NOT_NULL(strstr(account_name_check(other[i]), "letters from a to z"));
    CU_ASSERT_TRUE(alike("rnike", "mike"));
    CU_ASSERT_TRUE(alike("O0Oo", "oooo"));
    CU_ASSERT_TRUE(alike("Il1lI", "lllll"));
    CU_ASSERT_TRUE(alike("vvill", "will"));
    CU_ASSERT_TRUE(alike("an_n-a", "Anna"));
    CU_ASSERT_TRUE(alike("j0hn5on", "johnson"));
    CU_ASSERT_TRUE(alike("claire", "daire"));
    CU_ASSERT_TRUE(alike("c1aire", "Da-ire"));
    CU_ASSERT_TRUE(alike("r-nike", "mike")); /* what is dropped stands in nobody's way */
    CU_ASSERT_TRUE(alike("vvv", "vw") && alike("vw", "wv"));
    CU_ASSERT_FALSE(alike("claire", "laire"));
    CU_ASSERT_FALSE(alike("anna", "annb"));
    CU_ASSERT_FALSE(alike("mike", "nike"));
    static const char *const reserved[] = {
        "admin",  "Adrnin",  "r00t",    "guest", "guest77", "Gue5t",    "new",   "system",
        "bot",    "bot-ada", "bot_42",  "bot7",  "quit",    "cardroom", "st4ff", "m0d",
        "AdM1n5", "gu3st9",  "bo7-ada", "h3lp",  "5taff",   "sy5t3m",   "ro0t"};
    for (size_t i = 0; i < sizeof(reserved) / sizeof(reserved[0]); i++)
        CU_ASSERT_TRUE(account_name_reserved(reserved[i]));
    CU_ASSERT_FALSE(account_name_reserved("botticelli"));
    CU_ASSERT_FALSE(account_name_reserved("kate"));
    CU_ASSERT_FALSE(account_name_reserved("k4te"));
    CU_ASSERT_FALSE(account_name_reserved("new7on"));
    static const char *const staffs[] = {"admin1",  "staff1",     "moderator1", "system1",
                                         "m0d-7",   "adminstaff", "x_mod",      "real-adrnin",
                                         "5taff99", "bob_admin"};
    for (size_t i = 0; i < sizeof(staffs) / sizeof(staffs[0]); i++)
        CU_ASSERT_FALSE(account_name_allowed(NULL, staffs[i]));
    CU_ASSERT_TRUE(account_name_allowed(NULL, "modest"));
    CU_ASSERT_TRUE(account_name_allowed(NULL, "commodore"));
    CU_ASSERT_TRUE(account_name_allowed(NULL, "new7on"));
    static const char *const kate[] = {"kate",   "k4te",     "kat3",    "kate_admin", "KATE7",
                                       "kate-7", "the_kate", "modkate", "k4teadm1n",  "K-a-t-e"};
    for (size_t i = 0; i < sizeof(kate) / sizeof(kate[0]); i++)
        CU_ASSERT_TRUE(account_poses(kate[i], "kate"));
    CU_ASSERT_FALSE(account_poses("katelyn", "kate"));
    CU_ASSERT_FALSE(account_poses("skate", "kate"));
    CU_ASSERT_TRUE(account_poses("rnod-ann", "Ann"));
    /* Names of earlier days stay apart: skeletons are as they were. */
    CU_ASSERT_FALSE(alike("k4te", "kate"));
}

/* The migration makes the same of existing names as account_skeleton makes of new ones. If two
 * names look alike by now, both stay. */
TEST(test_skeletons_of_old, "skeletons of names there are")
{
    static const char letters[] = "rnmvwcldi10o5s_-ab";
    FREED char *sql = source_text("data/schema/010-skeletons.sql");
    CU_ASSERT_PTR_NOT_NULL_FATAL(sql);
    sqlite3 *db;
    CU_ASSERT_EQUAL_FATAL(sqlite3_open(":memory:", &db), SQLITE_OK);
    sqlite3_exec(db, "CREATE TABLE account (id INTEGER PRIMARY KEY, folded TEXT, skeleton TEXT)",
                 NULL, NULL, NULL);
    uint64_t chance = 7;
    char insert[200];
    for (int i = 0; i < 3000; i++) {
        char name[STORE_NAME_MAX] = "";
        for (int n = 0; n < 2 + i % 15; n++) {
            chance = chance * UINT64_C(6364136223846793005) + 1442695040888963407;
            name[n] = letters[(chance >> 33) % (sizeof(letters) - 1)];
        }
        snprintf(insert, sizeof(insert), "INSERT INTO account VALUES (%d, '%s', '')", i + 3, name);
        sqlite3_exec(db, insert, NULL, NULL, NULL);
    }
    CU_ASSERT_EQUAL(sqlite3_exec(db, sql, NULL, NULL, NULL), SQLITE_OK);
    sqlite3_stmt *rows;
    int wrong = 0, seen = 0;
    sqlite3_prepare_v2(db, "SELECT folded, skeleton FROM account", -1, &rows, NULL);
    for (; sqlite3_step(rows) == SQLITE_ROW; seen++) {
        char skeleton[STORE_NAME_MAX];
        account_skeleton((const char *)sqlite3_column_text(rows, 0), skeleton);
        wrong += strcmp((const char *)sqlite3_column_text(rows, 1), skeleton) != 0;
    }
    sqlite3_finalize(rows);
    CU_ASSERT_EQUAL(seen, 3000);
    CU_ASSERT_EQUAL(wrong, 0);
    sqlite3_exec(db,
                 "DELETE FROM account; CREATE UNIQUE INDEX one ON account (skeleton);"
                 "INSERT INTO account VALUES (1, '*mint', '*mint'), (5, 'daire', 'dalre'),"
                 " (6, 'claire', 'clalre'), (7, 'cleo', 'cleo'), (8, 'gone-1d', 'gone-1d')",
                 NULL, NULL, NULL);
    CU_ASSERT_EQUAL(sqlite3_exec(db, sql, NULL, NULL, NULL), SQLITE_OK);
    sqlite3_prepare_v2(
        db, "SELECT group_concat(skeleton, ' ') FROM (SELECT skeleton FROM account ORDER BY id)",
        -1, &rows, NULL);
    CU_ASSERT_EQUAL(sqlite3_step(rows), SQLITE_ROW);
    CU_ASSERT_STRING_EQUAL((const char *)sqlite3_column_text(rows, 0),
                           "*mint dalre clalre deo gone-1d");
    sqlite3_finalize(rows);
    sqlite3_close(db);
}

TEST(test_passwords, "passwords")
{
    char longest[ACCOUNT_PASSWORD_MAX + 2];
    memset(longest, 'x', sizeof(longest));
    longest[0] = 'y';
    longest[sizeof(longest) - 1] = '\0';
    CU_ASSERT_PTR_NOT_NULL(account_password_check("kate", longest));
    longest[sizeof(longest) - 2] = '\0';
    CU_ASSERT_PTR_NULL(account_password_check("kate", longest));
    CU_ASSERT_PTR_NOT_NULL(account_password_check("kate", ""));
    CU_ASSERT_PTR_NOT_NULL(account_password_check("kate", "seven77"));
    CU_ASSERT_PTR_NULL(account_password_check("kate", "eight888"));
    CU_ASSERT_PTR_NOT_NULL(account_password_check("katherine", "KATHERINE"));
    CU_ASSERT_PTR_NOT_NULL(account_password_check("kate", "11111111"));
}

/* The name fails once from each of ten addresses of a network. */
static void fail_ten(struct throttle *t, enum throttle_what what, const char *network,
                     const char *name)
{
    for (int i = 0; i < 10; i++) {
        char from[32];
        snprintf(from, sizeof(from), "%s.%d", network, i);
        throttle_result(t, what, from, name, false);
    }
}

TEST(test_throttle, "throttle")
{
    struct clock_virtual now;
    clock_virtual_init(&now, 0);
    struct throttle *t = throttle_new(&now.clock);
    static const int64_t wait[] = {0, 2000, 3000, 4000, 5000, 5000};
    for (size_t i = 0; i < sizeof(wait) / sizeof(wait[0]); i++) {
        CU_ASSERT_EQUAL(throttle_wait(t, THROTTLE_PASSWORD, "192.0.2.1", "kate"), wait[i]);
        throttle_result(t, THROTTLE_PASSWORD, "192.0.2.1", "kate", false);
    }
    /* another subscriber */
    CU_ASSERT_EQUAL(throttle_wait(t, THROTTLE_PASSWORD, "192.0.2.2", "kate"), 0);
    clock_virtual_advance(&now, 2000);
    CU_ASSERT_EQUAL(throttle_wait(t, THROTTLE_PASSWORD, "192.0.2.1", "bob"), 3000);
    clock_virtual_advance(&now, 16 * 60 * 1000);
    CU_ASSERT_EQUAL(throttle_wait(t, THROTTLE_PASSWORD, "192.0.2.1", "kate"), 0);
    /* An IPv6 subscriber is a /64. */
    throttle_result(t, THROTTLE_PASSWORD, "2001:db8:1:2::5", "kate", false);
    CU_ASSERT_EQUAL(throttle_wait(t, THROTTLE_PASSWORD, "2001:db8:1:2:ffff::9", "kate"), 2000);
    CU_ASSERT_EQUAL(throttle_wait(t, THROTTLE_PASSWORD, "2001:db8:1:3::9", "kate"), 0);
    /* A name under attack from many places is slow, but not for its owner's network. */
    throttle_result(t, THROTTLE_PASSWORD, "198.51.100.1", "kate", true);
    fail_ten(t, THROTTLE_PASSWORD, "203.0.113", "kate");
    CU_ASSERT_EQUAL(throttle_wait(t, THROTTLE_PASSWORD, "203.0.113.99", "KATE"), 5000);
    CU_ASSERT_EQUAL(throttle_wait(t, THROTTLE_PASSWORD, "198.51.100.1", "kate"), 0);
    CU_ASSERT_EQUAL(throttle_wait(t, THROTTLE_PASSWORD, "203.0.113.99", "bob"), 0);
    /* New accounts: of an IPv4 /24, a day from the first. */
    /* People who try again and again go behind others, and so does their network; those who were
     * in before do not. */
    CU_ASSERT_EQUAL(throttle_rank(t, "198.51.100.1", "kate"), 0);
    CU_ASSERT_EQUAL(throttle_rank(t, "198.51.7.1", "kate"), 1);
    CU_ASSERT_EQUAL(throttle_rank(t, "198.51.7.1", "nobody"), 2);
    CU_ASSERT_EQUAL(throttle_rank(t, "2001:db8:9:1::1", "kate"), 1);
    for (int i = 0; i < 16; i++)
        throttle_rank(t, "2001:db8:9:2::1", "kate");
    CU_ASSERT_EQUAL(throttle_rank(t, "2001:db8:9:3::1", "kate"), 2);
    CU_ASSERT_EQUAL(throttle_rank(t, "2001:db8:a:3::1", "kate"), 1);
    clock_virtual_advance(&now, 61000);
    CU_ASSERT_EQUAL(throttle_rank(t, "198.51.7.1", "kate"), 1);
    /* Twenty thousand names that fail do not push out those who were in before. */
    for (int i = 0; i < 20000; i++) {
        char name[16];
        snprintf(name, sizeof(name), "n%d", i);
        throttle_result(t, THROTTLE_PASSWORD, "192.0.2.200", name, false);
    }
    CU_ASSERT_EQUAL(throttle_rank(t, "198.51.100.1", "kate"), 0);
    CU_ASSERT_TRUE(throttle_register(t, "192.0.2.1", 2));
    CU_ASSERT_TRUE(throttle_register(t, "192.0.2.99", 2));
    CU_ASSERT_FALSE(throttle_register(t, "192.0.2.5", 2));
    CU_ASSERT_TRUE(throttle_register(t, "192.0.3.5", 2));
    clock_virtual_advance(&now, 24 * 60 * 60 * 1000 + 1);
    CU_ASSERT_TRUE(throttle_register(t, "192.0.2.5", 2));
    throttle_free(&t);
    CU_ASSERT_PTR_NULL(t);
}

/* ---- Who tries to have an entry of the throttle forgotten ---- */

static struct throttle *attacked(struct clock_virtual *now)
{
    clock_virtual_init(now, 0);
    struct throttle *t = throttle_new(&now->clock);
    fail_ten(t, THROTTLE_PASSWORD, "203.0.113", "kate");
    clock_virtual_advance(now, 1000); /* whatever comes is newer */
    return t;
}

/* The hash that once told everybody the place of a name: FNV-1a of the kind and the name. */
static uint64_t fnv_of_name(const char *name)
{
    uint64_t h = 0xcbf29ce484222325;
    h = (h ^ 2) * 0x100000001b3;
    for (; *name != '\0'; name++)
        h = (h ^ (uint8_t)*name) * 0x100000001b3;
    return h ^ h >> 32;
}

/* Names that were worked out to share the place of "kate". */
TEST(test_throttle_computed, "throttle, computed names")
{
    enum { SETS = 2048 };
    struct clock_virtual now;
    struct throttle *t = attacked(&now);
    int found = 0;
    for (int i = 0; found < 16; i++) {
        char name[16];
        snprintf(name, sizeof(name), "x%d", i);
        if (fnv_of_name(name) % SETS != fnv_of_name("kate") % SETS)
            continue;
        throttle_result(t, THROTTLE_PASSWORD, "198.51.100.7", name, false);
        found++;
    }
    CU_ASSERT_EQUAL(throttle_failures(t, "kate"), 10);
    CU_ASSERT_EQUAL(throttle_wait(t, THROTTLE_PASSWORD, "192.0.2.1", "kate"), 4000);
    throttle_free(&t);
}

/* One attempt each on more names than there are places: higher counts stay. */
TEST(test_throttle_flooded, "throttle, a flood of names")
{
    struct clock_virtual now;
    struct throttle *t = attacked(&now);
    for (int i = 0; i < 100000; i++) {
        char name[16];
        snprintf(name, sizeof(name), "n%d", i);
        throttle_result(t, THROTTLE_PASSWORD, "198.51.100.7", name, false);
    }
    CU_ASSERT_EQUAL(throttle_failures(t, "kate"), 10);
    /* The table is full of new entries, but still takes another name. */
    for (int i = 0; i < 10; i++)
        throttle_result(t, THROTTLE_PASSWORD, "198.51.100.7", "anna", false);
    CU_ASSERT_EQUAL(throttle_failures(t, "anna"), 10);
    /* After an hour everything is forgotten, and gives way to new entries. */
    clock_virtual_advance(&now, 60 * 60 * 1000 + 1);
    CU_ASSERT_EQUAL(throttle_wait(t, THROTTLE_PASSWORD, "192.0.2.1", "kate"), 0);
    throttle_free(&t);
}

/* Attempts from any number of addresses do not change the count of a name, and those of a
 * network do not change another's. */
TEST(test_throttle_addresses, "throttle, a flood of addresses")
{
    struct clock_virtual now;
    struct throttle *t = attacked(&now);
    throttle_result(t, THROTTLE_PASSWORD, "2001:db8:1:1::1", "kate", false);
    throttle_result(t, THROTTLE_PASSWORD, "2001:db8:1:1::1", "kate", false);
    int64_t wait = throttle_wait_address(t, "2001:db8:1:1::1");
    CU_ASSERT_TRUE(wait > 0);
    for (int i = 0; i < 65536; i++) {
        char from[64];
        snprintf(from, sizeof(from), "2001:db8:2:%x::1", (unsigned)i);
        throttle_rank(t, from, "nobody");
        throttle_result(t, THROTTLE_PASSWORD, from, "nobody", false);
    }
    CU_ASSERT_EQUAL(throttle_failures(t, "kate"), 11 + 1);
    CU_ASSERT_EQUAL(throttle_wait_address(t, "2001:db8:1:1::1"), wait);
    throttle_free(&t);
}

/* Somebody who logs in to their own account from everywhere pushes out nobody who was in before. */
TEST(test_throttle_known, "throttle, logins from everywhere")
{
    struct clock_virtual now;
    struct throttle *t = attacked(&now);
    throttle_result(t, THROTTLE_PASSWORD, "198.51.100.1", "kate", true);
    clock_virtual_advance(&now, 1);
    for (int i = 0; i < 65536; i++) {
        char from[64];
        snprintf(from, sizeof(from), "2001:db8:2:%x::1", (unsigned)i);
        throttle_result(t, THROTTLE_PASSWORD, from, "mallory", true);
        throttle_result(t, THROTTLE_PASSWORD, from, "mallory", true);
    }
    CU_ASSERT_EQUAL(throttle_rank(t, "198.51.100.1", "kate"), 0);
    throttle_free(&t);
}

/* Codes have failures of their own: no name that can be typed at a login reaches them. */
TEST(test_throttle_codes, "throttle, codes")
{
    struct clock_virtual now;
    struct throttle *t = attacked(&now);
    CU_ASSERT_EQUAL(throttle_wait(t, THROTTLE_CODE, "192.0.2.1", "kate"), 0);
    fail_ten(t, THROTTLE_PASSWORD, "198.51.100", "kate/code");
    CU_ASSERT_EQUAL(throttle_wait(t, THROTTLE_CODE, "192.0.2.1", "kate"), 0);
    fail_ten(t, THROTTLE_CODE, "198.51.100", "kate");
    CU_ASSERT_EQUAL(throttle_wait(t, THROTTLE_CODE, "192.0.2.1", "Kate"), 30000);
    CU_ASSERT_EQUAL(throttle_failures(t, "kate"), 10);
    /* Somebody who gave the right password there still has to give the code. */
    throttle_result(t, THROTTLE_PASSWORD, "192.0.2.7", "kate", true);
    CU_ASSERT_EQUAL(throttle_wait(t, THROTTLE_CODE, "192.0.2.7", "kate"), 30000);
    CU_ASSERT_EQUAL(throttle_wait(t, THROTTLE_PASSWORD, "192.0.2.7", "kate"), 0);
    throttle_free(&t);
}

/* New accounts: somebody who has a whole /48 does not count as 65,536 subscribers. */
TEST(test_throttle_register, "throttle, new accounts of a /48")
{
    struct clock_virtual now;
    clock_virtual_init(&now, 0);
    struct throttle *t = throttle_new(&now.clock);
    int made = 0;
    for (int i = 0; i < 65536; i++) {
        char from[64];
        snprintf(from, sizeof(from), "2001:db8:2:%x::1", (unsigned)i);
        made += throttle_register(t, from, 3);
        made += throttle_register(t, from, 3);
    }
    CU_ASSERT_EQUAL(made, 48);
    CU_ASSERT_TRUE(throttle_register(t, "2001:db8:3::1", 3));
    throttle_free(&t);
}

TEST(test_bucket, "bucket")
{
    struct bucket b = {0};
    for (int i = 0; i < 5; i++)
        CU_ASSERT_EQUAL(bucket_take(&b, 1000, 5, 2000, 1), 0);
    CU_ASSERT_EQUAL(bucket_take(&b, 1000, 5, 2000, 1), 2000);
    CU_ASSERT_EQUAL(bucket_take(&b, 2999, 5, 2000, 1), 1);
    CU_ASSERT_EQUAL(bucket_take(&b, 3000, 5, 2000, 1), 0);
    CU_ASSERT_EQUAL(bucket_take(&b, 100000, 5, 2000, 5), 0);
    CU_ASSERT_EQUAL(bucket_take(&b, 100000, 5, 2000, 1), 2000);
}

static int64_t span(const char *text)
{
    int64_t ms = -2;
    return span_read(text, &ms) ? ms : -1;
}

TEST(test_spans, "spans of time")
{
    CU_ASSERT_EQUAL(span("90s"), 90000);
    CU_ASSERT_EQUAL(span("30m"), 1800000);
    CU_ASSERT_EQUAL(span("30"), 1800000);
    CU_ASSERT_EQUAL(span("12h"), 43200000);
    CU_ASSERT_EQUAL(span("7d"), 604800000);
    CU_ASSERT_EQUAL(span("2W"), 1209600000);
    CU_ASSERT_EQUAL(span("forever"), 0);
    CU_ASSERT_EQUAL(span("0"), -1);
    CU_ASSERT_EQUAL(span("7days"), -1);
    CU_ASSERT_EQUAL(span("d"), -1);
    CU_ASSERT_EQUAL(span(""), -1);
    CU_ASSERT_EQUAL(span("-5m"), -1);
    CU_ASSERT_EQUAL(span("999999999w"), -1);
    CU_ASSERT_STRING_EQUAL(SPAN(7 * 86400000LL), "7 days");
    CU_ASSERT_STRING_EQUAL(SPAN(90000), "90 seconds");
    CU_ASSERT_STRING_EQUAL(SPAN(7200000 - 1), "2 hours"); /* of two hours, a moment later */
    CU_ASSERT_STRING_EQUAL(SPAN(7200000 - 30001), "119 minutes");
}

TEST(test_timezones, "time zones")
{
    static const struct {
        const char *text, *is; /* NULL: it is none */
    } cases[] = {
        {"UTC", "UTC"},       {"utc", "UTC"},      {"+0", "UTC"},       {"+2", "+02:00"},
        {"-05:30", "-05:30"}, {"+0545", "+05:45"}, {"UTC-3", "-03:00"}, {"-12", "-12:00"},
        {"+14:00", "+14:00"}, {"+14:15", NULL},    {"-12:15", NULL},    {"", NULL},
        {"+", NULL},          {"2", NULL},         {"+2:", NULL},       {"+123", NULL},
        {"+2:3", NULL},       {"+2:60", NULL},     {"+2:05", NULL},     {"+2:300", NULL},
        {"CET", NULL},        {"+2h", NULL},       {"UTC ", NULL},      {"+99999999", NULL}};
    for (size_t i = 0; i < sizeof(cases) / sizeof(*cases); i++) {
        char out[TIMEZONE_MAX];
        int minutes;
        bool is = timezone_read(cases[i].text, &minutes);
        CU_ASSERT_EQUAL(is, !!cases[i].is);
        if (!is)
            continue;
        timezone_print(minutes, out);
        CU_ASSERT_STRING_EQUAL(out, cases[i].is);
    }
    static const struct {
        int minutes;
        const char *is;
    } beside[] = {{0, "2026-11-27 08:05 UTC"},
                  {13 * 60 + 45, "2026-11-27 08:05 UTC (21:50 your time)"},
                  {-9 * 60, "2026-11-27 08:05 UTC (2026-11-26 23:05 your time)"}};
    for (size_t i = 0; i < sizeof(beside) / sizeof(*beside); i++) {
        BUF_LOCAL out = {0};
        timezone_put(&out, INT64_C(1795766700000), beside[i].minutes);
        CU_ASSERT_STRING_EQUAL(buf_text(&out), beside[i].is);
    }
}

TEST(test_settings, "settings")
{
    struct settings s;
    char why[200];
    BUF_LOCAL out = {0};
    settings_default(&s);
    settings_write(&s, &out);
    CU_ASSERT_STRING_EQUAL(buf_text(&out), "");
    CU_ASSERT_PTR_NULL(settings_set(&s, settings_row("COLOR"), "OFF", why, sizeof(why)));
    CU_ASSERT_PTR_NULL(settings_set(&s, settings_row("layout"), "plain", why, sizeof(why)));
    CU_ASSERT_PTR_NOT_NULL(settings_set(&s, settings_row("bell"), "loud", why, sizeof(why)));
    CU_ASSERT_STRING_EQUAL(
        why, "The setting bell cannot be \"loud\". Type `set bell` and auto, off or on.");
    settings_write(&s, &out);
    CU_ASSERT_STRING_EQUAL(buf_text(&out), "layout=plain\ncolour=off\n");
    struct settings again;
    settings_default(&again);
    settings_read(&again, "layout=plain\nunknown=1\nbell=loud\nrubbish\ncolour=off\n=\n");
    buf_clear(&out);
    settings_write(&again, &out);
    CU_ASSERT_STRING_EQUAL(buf_text(&out), "layout=plain\ncolour=off\n");
}

TEST(test_settings_most, "the store has room for the longest settings")
{
    struct settings s = {.learned = 255, .played = SETTINGS_OFFERED, .notify = 255};
    char why[200];
    BUF_LOCAL out = {0};
    for (const struct setting_row *row = settings_table; row->name; row++) {
        const char *longest = row->takes ? "-05:30" : "";
        for (int i = 1; row->words[i]; i++)
            if (strlen(row->words[i]) > strlen(longest))
                longest = row->words[i];
        CU_ASSERT_PTR_NULL(settings_set(&s, row, longest, why, sizeof(why)));
    }
    settings_write(&s, &out);
    CU_ASSERT(out.len + FORMULAS_TEXT_MAX < STORE_SETTINGS_MAX);
}

TEST(test_forbidden, "forbidden names")
{
    static const struct {
        const char *name;
        bool forbidden;
    } cases[] = {{"voldemort", true},   {"Vo1demort", true},    {"V0LD-EM_0RT", true},
                 {"voldemorts", false}, {"x-sparnmer-x", true}, {"spammer", true},
                 {"xxSPAMMERxx", true}, {"my-sparnrner", true}, {"adm", true},
                 {"admiral", true},     {"padm", false},        {"the-official", true},
                 {"0fficial", true},    {"officially", false},  {"ann", false},
                 {"not", false},        {"bystander", false},   {"a", false}};
    FREED char *path = source_path("tests/lobby/people/forbidden.txt");
    struct names *names = names_read(path);
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++)
        if (names_forbid(names, cases[i].name) != cases[i].forbidden) {
            printf("# %s\n", cases[i].name);
            CU_FAIL("forbidden or not");
        }
    names_free(&names);
    names_free(&names);
    CU_ASSERT_FALSE(names_forbid(NULL, "voldemort"));
    names = names_read("/nowhere/at/all");
    CU_ASSERT_FALSE(names_forbid(names, "voldemort"));
    names_free(&names);
}

TEST(test_forbidden_most, "more forbidden names than the room takes")
{
    FOLDER_LOCAL *folder = folder_make(NULL);
    FREED char *path = xasprintf("%s/names", folder), *log = xasprintf("%s/log", folder);
    BUF_LOCAL text = {0};
    for (int i = 0; i < 20000; i++)
        buf_puts(&text, "spammer\n");
    log_open("test", log, LOG_LEVEL_WARN);
    file_put(path, buf_text(&text));
    struct names *names = names_read(path);
    names_free(&names);
    FREED char *quiet = file_text(log);
    CU_ASSERT_PTR_NULL(quiet); /* nothing is in the log */
    buf_puts(&text, "voldemort\n");
    file_put(path, buf_text(&text));
    names = names_read(path);
    CU_ASSERT_FALSE(names_forbid(names, "voldemort"));
    names_free(&names);
    log_close();
    FREED char *told = file_text(log);
    CU_ASSERT_PTR_NOT_NULL(strstr(told, " only the first 20000 names are used\n"));
}
