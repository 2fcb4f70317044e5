/*
 * Invitations of nodes, over a real server: taken once, until they expire, by a role with a room's
 * rights.
 */

#include "buf.h"
#include "cutap.h"
#include "joining.h"
#include "pglab.h"
#include "server.h"
#include "xalloc.h"

enum { MINUTE = 60000 };

static struct pglab *server;  /* for all tests */
static char *database, *room; /* as its owner, and as the role of a room */
static char why[512];
static int64_t now_ms;
static const struct store_audit line = {.id = 7,
                                        .at_ms = 8,
                                        .who = "cardroomctl (root)",
                                        .act = "node-invite",
                                        .about = "node 3",
                                        .detail = "for 15 minutes"};

/* Each test has a database of its own, and a role that may do what a room does. */
static void begin(void)
{
    free(database);
    free(room);
    database = pglab_database(server);
    CU_ASSERT_EQUAL_FATAL(store_server_init(database, "room", why, sizeof(why)), 0);
    const char *user = strstr(database, "user=postgres");
    CU_ASSERT_PTR_NOT_NULL_FATAL(user);
    room = xasprintf("%.*suser=room%s", (int)(user - database), database,
                     user + strlen("user=postgres"));
}

static struct joining *open_at(const char *url)
{
    struct joining *joining = joining_begin(url, &now_ms, why, sizeof(why));
    if (!joining)
        printf("# %s\n", why);
    CU_ASSERT_PTR_NOT_NULL_FATAL(joining);
    return joining;
}

static void end(struct joining **joining, int64_t id)
{
    struct store_audit audit = line;
    audit.id = id;
    int done = joining_end(joining, &audit);
    if (done != 0)
        printf("# %s\n", why);
    IS(done, 0);
}

static void invite(const char *id, int node, int64_t ms, const char *sealed, int64_t audit)
{
    struct joining *joining = open_at(room);
    IS(joining_put(joining, id, node, now_ms + ms, sealed, strlen(sealed)), 0);
    end(&joining, audit);
}

/* Returns what joining_take does; `*joining` is the open transaction. */
static int take(struct joining **joining, const char *id, const char *expected)
{
    BUF_LOCAL sealed = {0};
    int node = 0;
    int64_t until_ms = 0;
    *joining = open_at(room);
    int taken = joining_take(*joining, id, &node, &until_ms, &sealed);
    CU_ASSERT_STRING_EQUAL(buf_text(&sealed), expected);
    if (taken == 1)
        IS(node, 3);
    return taken;
}

static int role_make(void)
{
    FREED char *url = pglab_url(server);
    free(pglab_sql(url, "CREATE ROLE room LOGIN"));
    return 0;
}

static int forget(void)
{
    free(database);
    free(room);
    return 0;
}

SUITE_ONCE("joining", role_make, forget);

TEST(test_once, "an invitation is taken once")
{
    struct joining *one, *other;
    begin();
    invite("aaaa", 3, 15 * MINUTE, "sealed", 1);
    pglab_is(database,
             "SELECT id, node, sealed, until_ms > extract(epoch FROM now()) * 1000 + 890000"
             " FROM joining",
             "aaaa|3|\\x7365616c6564|t");
    pglab_is(database, "SELECT who, act, about, detail FROM audit",
             "cardroomctl (root)|node-invite|node 3|for 15 minutes");
    IS(take(&one, "bbbb", ""), 0);
    joining_free(&one);
    /* A transaction that does not end has not taken it. */
    IS(take(&one, "aaaa", "sealed"), 1);
    joining_free(&one);
    CU_ASSERT_PTR_NULL(one);
    IS(take(&one, "aaaa", "sealed"), 1);
    /* A second one waits for the first, and is told. */
    IS(take(&other, "aaaa", ""), -1);
    CU_ASSERT_PTR_NOT_NULL(strstr(why, "Somebody else uses this token"));
    joining_free(&other);
    end(&one, 2);
    CU_ASSERT_PTR_NULL(one);
    IS(take(&one, "aaaa", ""), 0);
    joining_free(&one);
    pglab_is(database, "SELECT count(*) FROM audit", "2");
}

/* Only the last invitation of a node counts; expired ones go with the next one. */
TEST(test_gone, "one that is replaced or over is gone")
{
    struct joining *one;
    begin();
    invite("aaaa", 3, 15 * MINUTE, "first", 1);
    invite("bbbb", 3, -1, "second", 2);
    invite("cccc", 4, 15 * MINUTE, "third", 3);
    pglab_is(database, "SELECT id FROM joining", "cccc");
    /* Until the next invitation, an expired one can be told from one that never was. */
    invite("dddd", 3, -1, "fourth", 4);
    IS(take(&one, "dddd", "fourth"), 1);
    joining_free(&one);
}

TEST(test_runs, "whether the node runs")
{
    char address[64] = "x";
    begin();
    struct joining *one = open_at(room);
    IS(joining_runs(one, 3, address, sizeof(address)), 0);
    CU_ASSERT_STRING_EQUAL(address, "");
    joining_free(&one);
    pglab_is(
        database,
        "INSERT INTO node (id, incarnation, service, until_ms, since_ms, address, version)"
        " VALUES (3, 1, 'x', extract(epoch FROM now()) * 1000 + 3600000, 0, '10.0.0.3:4500', ''),"
        " (4, 2, 'y', extract(epoch FROM now()) * 1000 - 1, 0, '10.0.0.4:4500', '')",
        "");
    one = open_at(room);
    IS(joining_runs(one, 3, address, sizeof(address)), 1);
    CU_ASSERT_STRING_EQUAL(address, "10.0.0.3:4500");
    IS(joining_runs(one, 4, address, sizeof(address)), 0);
    joining_free(&one);
}

/* The role of a room cannot put off the end of an invitation, and one without rights is told what
 * it lacks. */
TEST(test_rights, "a room's role may do it, and no more")
{
    begin();
    pglab_is(database,
             "SELECT has_table_privilege('room', 'joining', 'INSERT'),"
             " has_table_privilege('room', 'joining', 'DELETE'),"
             " has_table_privilege('room', 'joining', 'UPDATE')",
             "t|t|f");
    pglab_is(database, "REVOKE DELETE ON joining FROM room", "");
    struct joining *one = open_at(room);
    IS(joining_put(one, "aaaa", 3, now_ms, "x", 1), -1);
    CU_ASSERT_PTR_NOT_NULL(strstr(why, "cardroomctl store init URL room"));
    joining_free(&one);
    pglab_is(database, "SELECT count(*) FROM joining", "0");
    pglab_is(database, "REVOKE ALL ON joining FROM room", "");
    one = joining_begin(room, &now_ms, why, sizeof(why));
    CU_ASSERT_PTR_NULL(one);
    CU_ASSERT_PTR_NOT_NULL(strstr(why, "cardroomctl store init URL room"));
    joining_free(&one);
}

TEST(test_away, "the server is away")
{
    struct joining *one = joining_begin("postgresql:///x?host=/nowhere", &now_ms, why, sizeof(why));
    CU_ASSERT_PTR_NULL(one);
    CU_ASSERT_PTR_NOT_NULL(strstr(why, "/nowhere"));
    begin();
    one = open_at(room);
    pglab_is(database,
             "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE usename = 'room'",
             "1");
    IS(joining_put(one, "aaaa", 3, now_ms, "x", 1), -1);
    CU_ASSERT_PTR_NOT_NULL(strstr(why, "Nothing was done"));
    joining_free(&one);
}

CUTAP_MAIN(argc, argv)
{
    return pglab_run(&server, CUTAP_SUITES);
}
