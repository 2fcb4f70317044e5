/*
 * The lease of a cluster, over a real server: who leads, who is refused, who takes over, and when.
 */
#include <errno.h>
#include <poll.h>
#include <pthread.h>

#include "clock.h"
#include "cutap.h"
#include "lease.h"
#include "pglab.h"
#include "postgresql_url.h"
#include "xalloc.h"

static struct pglab *server; /* for all tests */
static char *database;
static char why[512];
static const char *cluster; /* for lease_at */
static struct lease_rivals rivals;
static bool busy;
static struct lease_node nodes[LEASE_NODES_MAX]; /* what nodes_read has read */

enum { ALONE = -1 }; /* in place of the number of a node: a room that is not a node */
/* Declares a lease that is given back where its block is left. */
#define LEASE_LOCAL __attribute__((cleanup(lease_free))) struct lease

/* Asks a server that takes long to answer again, as a room does. */
static struct lease *lease_asks(const struct lease_deps *deps, bool *unsure, char *says, size_t cap)
{
    struct lease *lease;
    do
        lease = lease_new(deps, unsure, says, cap);
    while (!lease && errno == EAGAIN);
    return lease;
}

static struct lease *lease_at(int node, const char *service, const char *engines)
{
    const struct lease_deps deps = {.url = database,
                                    .node = node == ALONE ? 1 : node,
                                    .alone = node == ALONE,
                                    .service = service,
                                    .address = node == ALONE ? "card1" : "127.0.0.9:4500",
                                    .cluster = cluster,
                                    .version = "1.2",
                                    .engines = engines,
                                    .rivals = &rivals};
    return lease_asks(&deps, &busy, why, sizeof(why));
}

/* If the server took too long to hear that a room ended, its number stays taken for some time. */
static struct lease *lease_good(int node, const char *service)
{
    struct lease *lease;
    do
        lease = lease_at(node, service, "palace:1 ");
    while (!lease && strstr(why, "Another service is node"));
    if (!lease)
        printf("# %s\n", why);
    CU_ASSERT_PTR_NOT_NULL_FATAL(lease);
    return lease;
}

/* The limit ends a test that hangs. */
enum { LIMIT_MS = 60000 };

/* Waits until the lease has news. */
static void wait_news(struct lease *lease, struct lease_view *view, int64_t until)
{
    struct pollfd ready = {.fd = lease_fd(lease), .events = POLLIN};
    int64_t left = until - clock_mono(&clock_system);
    CU_ASSERT_TRUE_FATAL(left > 0);
    poll(&ready, 1, (int)left);
    lease_look(lease, view);
}

/* Waits until `is_so` holds, an expression about `seen`, which is what lease_look says. Returns
 * `seen`. */
#define WAIT(lease, is_so)                                                                         \
    ({                                                                                             \
        struct lease_view seen;                                                                    \
        int64_t until = clock_mono(&clock_system) + LIMIT_MS;                                      \
        for (lease_look(lease, &seen); !(is_so);)                                                  \
            wait_news(lease, &seen, until);                                                        \
        seen;                                                                                      \
    })

static struct lease_view wait_for(struct lease *lease, enum lease_state state, int leader)
{
    return WAIT(lease, seen.state == state && seen.leader == leader);
}

/* Starts node 1, which leads. */
static struct lease *lease_first(const char *service)
{
    struct lease *lease = lease_good(1, service);
    wait_for(lease, LEASE_LEADS, 1);
    return lease;
}

/* Starts node 2, which waits behind node 1. */
static struct lease *lease_second(void)
{
    struct lease *lease = lease_good(2, "b");
    wait_for(lease, LEASE_WAITS, 1);
    return lease;
}

/* Waits until one of the two leads, and returns that one. */
static struct lease *wait_either(struct lease *one, struct lease *other)
{
    struct lease *const both[] = {one, other};
    for (;;) {
        struct pollfd ready[2];
        for (int i = 0; i < 2; i++) {
            struct lease_view view;
            lease_look(both[i], &view);
            if (view.state == LEASE_LEADS)
                return both[i];
            ready[i] = (struct pollfd){.fd = lease_fd(both[i]), .events = POLLIN};
        }
        CU_ASSERT_TRUE_FATAL(poll(ready, 2, LIMIT_MS) > 0);
    }
}

static char *sql(const char *statements)
{
    return pglab_sql(database, statements);
}

/* Reads the nodes. Asks a server that takes long to answer again. Returns how many there are. */
static int nodes_read(void)
{
    int n;
    const int64_t until = clock_mono(&clock_system) + LIMIT_MS;
    do
        n = lease_nodes(database, nodes, why, sizeof(why));
    while (n < 0 && clock_mono(&clock_system) < until);
    return n;
}

/* Each test has a database of its own. */
static void begin(void)
{
    database = pglab_database(server);
    cluster = "";
    rivals = (struct lease_rivals){0};
}

static void end(void)
{
    free(database);
}

SUITE("lease", begin, end);

TEST(test_first, "the first node leads, the second waits")
{
    struct lease *a = lease_first("a"), *b = lease_second();
    /* The node that leads and the one that waits are confirmed again and again. */
    struct lease_view of_a, of_b, later;
    lease_glance(a, &of_a);
    lease_glance(b, &of_b);
    CU_ASSERT_TRUE(of_a.incarnation > 0 && of_b.incarnation > of_a.incarnation);
    for (later = of_a; later.renewed_ms == of_a.renewed_ms; poll(NULL, 0, 5))
        lease_glance(a, &later);
    CU_ASSERT_TRUE(later.renewed_ms > of_a.renewed_ms);
    for (later = of_b; later.renewed_ms == of_b.renewed_ms; poll(NULL, 0, 5))
        lease_glance(b, &later);
    CU_ASSERT_TRUE(later.renewed_ms <= clock_mono(&clock_system));
    do { /* one of them may not have run for long */
        IS(nodes_read(), 2);
    } while (!nodes[0].alive || !nodes[1].alive);
    IS(nodes[0].node, 1);
    CU_ASSERT_TRUE(nodes[0].leads);
    IS(nodes[1].node, 2);
    CU_ASSERT_FALSE(nodes[1].leads);
    CU_ASSERT_STRING_EQUAL(nodes[1].address, "127.0.0.9:4500");
    CU_ASSERT_STRING_EQUAL(nodes[1].version, "1.2");
    lease_free(&b);
    lease_free(&a);
    IS(nodes_read(), 2);
    CU_ASSERT_TRUE(!nodes[0].leads && !nodes[0].alive);
    CU_ASSERT_TRUE(nodes[0].seen_ms < 600000); /* not since 1970 */
}

/* A lease that was given back is taken at once. */
TEST(test_given, "what is given back is taken at once")
{
    LEASE_LOCAL *a = lease_first("a"), *b = lease_second();
    lease_free(&a);
    wait_for(b, LEASE_LEADS, 2);
    pglab_is(database, "SELECT node = 2 AND incarnation > 0 FROM lease", "t");
}

TEST(test_same_number, "a second service of one number is refused")
{
    struct lease *a = lease_good(1, "a");
    CU_ASSERT_PTR_NULL(lease_at(1, "other", ""));
    CU_ASSERT_STRING_EQUAL(why, "Another service is node 1 of this database already, at "
                                "127.0.0.9:4500 (version 1.2). Stop that one, or give this "
                                "node another number with 'node' in its configuration.");
    wait_for(a, LEASE_LEADS, 1);
    lease_free(&a);
    LEASE_LOCAL *other = lease_good(1, "other"); /* its number is free now */
    lease_free(&other);
    /* so it is if it seems to be taken for longer than anybody takes it */
    free(sql("UPDATE node SET until_ms = 600000 + extract(epoch FROM clock_timestamp())::bigint"
             " * 1000 WHERE id = 1"));
    other = lease_good(1, "third");
}

/* A room died without a word. The next one of its service leads at once; if the first one is
 * alive after all, it hears that it is no longer the node. */
TEST(test_same_service, "a room that died is followed by the next of its service")
{
    struct lease *a = lease_first("a");
    LEASE_LOCAL *next = lease_good(1, "a");
    wait_for(next, LEASE_LEADS, 1);
    struct lease_view view = wait_for(a, LEASE_LOST, 1);
    /* The next one may take over between the two statements of a look. */
    if (strcmp(view.why, "Another node leads by now.") != 0)
        CU_ASSERT_STRING_EQUAL(view.why, "Another process is this node by now.");
    lease_free(&a); /* gives nothing back that is the other's */
    pglab_is(database, "SELECT node FROM lease", "1");
}

/* A leader that has not renewed for a TTL loses the lease to a node that has seen the database
 * answer meanwhile, and hears so. It is not a reason to wait that the database's clock has
 * jumped back since. */
TEST(test_old, "a lease that is old goes to another node")
{
    LEASE_LOCAL *a = lease_first("a"), *b = lease_second();
    /* as if it had been stopped: its next renewal finds what is not its own */
    free(sql("UPDATE lease SET node = 3, incarnation = 1000, until_ms = until_ms + 600000"));
    wait_for(a, LEASE_LOST, 1);
    wait_for(b, LEASE_WAITS, 3);
    wait_for(b, LEASE_LEADS, 2);
    lease_free(&a);
    pglab_is(database, "SELECT node FROM lease", "2");
}

/* After a crash of the server all leases look old, and nobody takes another's at once. */
TEST(test_away, "nobody loses the lease because the server was away")
{
    LEASE_LOCAL *a = lease_first("a"), *b = lease_second();
    free(sql("UPDATE lease SET until_ms = until_ms + 600000"));
    pglab_do(server, "restart immediate");
    IS(WAIT(a, !seen.away).state, LEASE_LEADS);
    wait_for(b, LEASE_WAITS, 1);
}

TEST(test_hand, "a leader hands the lease over")
{
    struct lease *a = lease_first("a");
    IS(lease_hand(database, 2, why, sizeof(why)), -1);
    CU_ASSERT_STRING_EQUAL(why, "Node 2 is not ready. 'cardroomctl nodes' lists those that are.");
    LEASE_LOCAL *b = lease_good(2, "b"), *c = lease_good(3, "c");
    wait_for(c, LEASE_WAITS, 1);
    /* Again and again, because an heir that is slow is given up. */
    struct lease_view view = {0};
    for (const int64_t until = clock_mono(&clock_system) + LIMIT_MS; !view.handing;
         poll(NULL, 0, 50)) {
        CU_ASSERT_TRUE_FATAL(clock_mono(&clock_system) < until);
        lease_hand(database, 3, why, sizeof(why));
        lease_look(a, &view);
    }
    lease_free(&a);
    wait_for(c, LEASE_LEADS, 3);
    wait_for(b, LEASE_WAITS, 3);
    pglab_is(database, "SELECT heir FROM lease", "-1");
}

TEST(test_hand_self, "a leader that is asked to lead leads on, and hands over later")
{
    LEASE_LOCAL *a = lease_first("a"), *b = lease_second();
    IS(lease_hand(database, 1, why, sizeof(why)), 0);
    pglab_is(database, "SELECT heir FROM lease", "-1");
    lease_drain(a, LEASE_DRAINING);
    IS(WAIT(a, seen.handing).heir, 2);
    lease_free(&a);
    wait_for(b, LEASE_LEADS, 2);
}

/* A leader that is about to stop, or is drained, hands over to a node that is ready: not to a
 * drained one. It leads on while there is none. */
TEST(test_leave, "a leader that leaves hands over to a node that is ready")
{
    struct lease *a = lease_first("a");
    lease_drain(a, LEASE_DRAINING);
    WAIT(a, seen.alone);
    IS(nodes_read(), 1);
    IS(nodes[0].draining, LEASE_DRAINING);
    LEASE_LOCAL *b = lease_good(2, "b"), *c = lease_good(3, "c");
    /* a may have chosen it before, and may choose anew: if b leads, it hands over, too. */
    lease_drain(b, LEASE_DRAINED);
    WAIT(a, seen.handing);
    lease_free(&a);
    if (wait_either(b, c) == b) {
        IS(WAIT(b, seen.handing).heir, 3);
        lease_free(&b);
    }
    wait_for(c, LEASE_LEADS, 3);
    lease_leave(c);
    WAIT(c, seen.alone);
}

/* A drained node leads when nobody else is there, and not before. */
TEST(test_drained, "a drained node leads only where nobody else is")
{
    LEASE_LOCAL *a = lease_first("a"), *b = lease_second();
    lease_drain(b, LEASE_DRAINED);
    pglab_until(database, "SELECT value FROM meta WHERE name = 'draining-2'", "2");
    IS(lease_hand(database, 2, why, sizeof(why)), -1);
    struct lease *c = lease_good(3, "c");
    lease_free(&a);
    wait_for(c, LEASE_LEADS, 3);
    lease_free(&c);
    wait_for(b, LEASE_LEADS, 2);
    lease_free(&b);
    /* the next service of the number serves */
    b = lease_good(2, "b");
    IS(nodes_read(), 3);
    IS(nodes[1].draining, LEASE_SERVES);
}

/* An heir that does not get prepared stops being the heir, and the leader goes on. */
TEST(test_unprepared, "an heir that is not prepared is given up")
{
    LEASE_LOCAL *a = lease_first("a");
    free(sql("UPDATE lease SET heir = 9"));
    pglab_until(database, "SELECT heir FROM lease", "-1");
    struct lease_view view;
    lease_look(a, &view);
    CU_ASSERT_TRUE(view.state == LEASE_LEADS && !view.handing);
}

/* A node that cannot go on with the open games does not lead. */
TEST(test_engines, "a node that cannot go on with the open games does not lead")
{
    struct lease *old = lease_first("a");
    free(sql("INSERT INTO game (id, card_table, board, version, competitive, bet, seed, options,"
             " started_ms, ended_ms, state, open_vote, epoch, number) VALUES"
             " (9, 9, 'palace', 2, 0, 0, '', '', 1, 0, 0, 0, 1, 1)"));
    lease_free(&old);
    LEASE_LOCAL *b = lease_good(2, "b");
    LEASE_LOCAL *c = lease_at(3, "c", "palace:1 palace:2 switch:1 ");
    CU_ASSERT_PTR_NOT_NULL_FATAL(c);
    wait_for(c, LEASE_LEADS, 3);
    wait_for(b, LEASE_WAITS, 3);
}

/* New versions of games wait until all nodes know them, but not for a node that has been gone
 * for long. */
TEST(test_dealt, "new versions of games wait for all nodes")
{
    LEASE_LOCAL *a = lease_at(1, "a", "palace:2 palace:1 switch:1 ");
    struct lease_view view = wait_for(a, LEASE_LEADS, 1);
    CU_ASSERT_STRING_EQUAL(view.dealt, "palace:2 palace:1 switch:1 ");
    LEASE_LOCAL *b = lease_at(2, "b", "palace:1 switch:12 switch:1 ");
    wait_for(b, LEASE_WAITS, 1);
    WAIT(a, strcmp(seen.dealt, "palace:1 switch:1 ") == 0);
    IS(nodes_read(), 2);
    CU_ASSERT_STRING_EQUAL(nodes[0].version, "1.2");
    CU_ASSERT_STRING_EQUAL(nodes[1].engines, "palace:1 switch:12 switch:1 ");
    lease_free(&b); /* it may come back as it was */
    WAIT(a, strcmp(seen.dealt, "palace:1 switch:1 ") == 0);
    free(sql("UPDATE node SET until_ms = 1 WHERE id = 2"));
    WAIT(a, strcmp(seen.dealt, "palace:2 palace:1 switch:1 ") == 0);
    b = lease_at(2, "b", "palace:3 palace:2 switch:1 ");
    WAIT(a, strcmp(seen.dealt, "palace:2 switch:1 ") == 0);
}

TEST(test_clusters, "the nodes of another cluster are refused")
{
    static const char *const same[] = {"lab aa bb", "lab bb", "lab cc bb", "lab bb aa dd"};
    static const struct {
        const char *cluster, *why;
    } others[] = {{"lab cc", "node 1 at 127.0.0.9:4500, with another authority in 'peer-ca'. Give"},
                  {"lab a b", "with another authority"},
                  {"lab", "with another authority"},
                  {"tearoom aa bb", "with the cluster-name lab. Give"},
                  {"la aa bb", "with the cluster-name lab. Give"},
                  {"lab-2 aa bb", "with the cluster-name lab. Give"}};
    cluster = "lab aa bb";
    struct lease *one = lease_first("one");
    for (size_t i = 0; i < sizeof(same) / sizeof(*same); i++) {
        cluster = same[i];
        char service[] = {'s', (char)('0' + i), '\0'};
        struct lease *two = lease_good(2, service);
        lease_free(&two);
    }
    for (size_t i = 0; i < sizeof(others) / sizeof(*others); i++) {
        cluster = others[i].cluster;
        CU_ASSERT_PTR_NULL(lease_at(3, "three", "palace:1 "));
        CU_ASSERT_PTR_NOT_NULL(strstr(why, others[i].why));
    }
    pglab_is(database, "SELECT count(*) FROM node WHERE id = 3", "0");

    /* Rooms of a service follow each other, whatever its authority is by now. */
    cluster = "lab bb";
    struct lease *two = lease_good(2, "two");
    lease_free(&two);
    cluster = "lab cc";
    two = lease_good(2, "two");
    lease_free(&two);

    /* An authority is replaced while its nodes run. */
    cluster = "lab cc";
    lease_cluster(one, "lab aa cc");
    pglab_until(database, "SELECT cluster FROM node WHERE id = 1", "lab aa cc");
    LEASE_LOCAL *three = lease_good(3, "three");
    lease_free(&three);

    /* A node that did not end in order may come back, but not for ever; one that did keeps
     * nobody out. */
    free(sql("INSERT INTO node (id, incarnation, service, until_ms, since_ms, address, version,"
             " cluster) SELECT 7, 0, 'gone', until_ms - 60000, 0, '', '1.1', 'den dd' FROM node"
             " WHERE id = 1"));
    CU_ASSERT_PTR_NULL(lease_at(3, "anew", "palace:1 "));
    CU_ASSERT_PTR_NOT_NULL(strstr(why, "node 7, with the cluster-name den."));
    free(sql("UPDATE node SET until_ms = until_ms - 600000 WHERE id = 7"));
    three = lease_good(3, "anew");
    lease_free(&three);
    lease_free(&one);
    cluster = "tearoom ee";
    three = lease_good(3, "another");
    wait_for(three, LEASE_LEADS, 3);
}

/* Tries until it is in, or refused for good, as a room does. */
static struct lease *enters(int node, const char *service)
{
    struct lease *lease = NULL;
    rivals = (struct lease_rivals){0};
    for (busy = true; !lease && busy; poll(NULL, 0, 50))
        lease = lease_at(node, service, "palace:1 ");
    return lease;
}

static void wait_renewed(const char *id)
{
    char renewed[128];
    snprintf(renewed, sizeof(renewed), "SELECT until_ms FROM node WHERE id = %s", id);
    FREED char *before = sql(renewed);
    snprintf(renewed, sizeof(renewed), "SELECT until_ms > %s FROM node WHERE id = %s", before, id);
    pglab_until(database, renewed, "t");
}

/* A room that is not a node leads at once and keeps all others out while it runs, without a lease.
 */
TEST(test_alone, "a room that is not a node keeps all others out")
{
    cluster = "lab aa";
    struct lease *a = lease_good(ALONE, "a");
    struct lease_view view = wait_for(a, LEASE_LEADS, 1);
    CU_ASSERT_STRING_EQUAL(view.dealt, "palace:1 ");
    pglab_is(database, "SELECT node FROM lease", "-1");
    IS(nodes_read(), 0); /* it is not a node */
    CU_ASSERT_PTR_NULL(lease_key(a));

    /* It may be dead, so trying again is worth it until it renews. */
    CU_ASSERT_PTR_NULL(lease_at(1, "one", "palace:1 "));
    CU_ASSERT_TRUE(busy);
    wait_renewed("256");
    CU_ASSERT_PTR_NULL(lease_at(1, "one", "palace:1 "));
    CU_ASSERT_FALSE(busy);
    CU_ASSERT_STRING_EQUAL(why,
                           "A room that is not a node of a cluster uses this database: on card1, "
                           "with version 1.2. Give these nodes a database of their own, or "
                           "stop that one first.");
    CU_ASSERT_PTR_NULL(enters(ALONE, "b"));
    CU_ASSERT_STRING_EQUAL(why,
                           "A room that is not a node of a cluster uses this database: on card1, "
                           "with version 1.2. Give this one a database of its own, or stop "
                           "that one first.");
    pglab_is(database, "SELECT count(*), min(service) FROM node", "1|a");
    lease_look(a, &view);
    IS(view.state, LEASE_LEADS);

    /* The next room of its service is in at once, whether or not the one before it ended; if that
     * lives after all it hears so. */
    rivals = (struct lease_rivals){0};
    struct lease *next = lease_good(ALONE, "a");
    view = wait_for(a, LEASE_LOST, 1);
    CU_ASSERT_STRING_EQUAL(view.why, "Another room has the database by now.");
    lease_free(&a);
    pglab_is(database, "SELECT until_ms > 0, cluster FROM node", "t|alone");
    lease_free(&next);

    /* A room that ended in order keeps nobody out, and new versions of games do not wait for it. */
    rivals = (struct lease_rivals){0};
    LEASE_LOCAL *one = lease_good(1, "one");
    view = wait_for(one, LEASE_LEADS, 1);
    CU_ASSERT_STRING_EQUAL(view.dealt, "palace:1 ");
    IS(nodes_read(), 1);
}

/* Nor does it start where nodes run. */
TEST(test_alone_comes, "and is refused where nodes are")
{
    struct lease *one = lease_first("one");
    CU_ASSERT_PTR_NULL(enters(ALONE, "a"));
    CU_ASSERT_STRING_EQUAL(
        why, "The nodes of a cluster use this database: node 1 at 127.0.0.9:4500, with version "
             "1.2. Give this room a database of its own, or stop them first, or make it one of "
             "them with 'cardroomctl node join'.");
    struct lease_view view;
    lease_look(one, &view);
    IS(view.state, LEASE_LEADS);
    lease_free(&one);
    rivals = (struct lease_rivals){0};
    LEASE_LOCAL *a = lease_good(ALONE, "a");
}

/* Others wait for a killed room as long as a lease holds, by their own clock. What it left is
 * not a sign of life while it does not change. They wait for it only once. */
TEST(test_alone_killed, "one that was killed is waited for, but not by itself")
{
    static const struct {
        int killed, comes;
        const char *stands;
    } cases[] = {{ALONE, 2, "now_ms + 5000"},
                 {ALONE, ALONE, "now_ms - 3600000"},
                 {2, ALONE, "now_ms + 5000"},
                 {2, ALONE, "now_ms - 3600000"}};
    cluster = "lab aa";
    for (size_t i = 0; i < sizeof(cases) / sizeof(*cases); i++) {
        char set[256];
        struct lease *gone = enters(cases[i].killed, "gone"), *lease;
        CU_ASSERT_PTR_NOT_NULL_FATAL(gone);
        lease_free(&gone);
        snprintf(set, sizeof(set),
                 "UPDATE node SET until_ms = %s, cluster = 'lab aa' FROM (SELECT (extract(epoch"
                 " FROM clock_timestamp()) * 1000)::bigint AS now_ms) AS t WHERE id = %d",
                 cases[i].stands, cases[i].killed == ALONE ? LEASE_ALONE : cases[i].killed);
        free(sql(set));
        if (cases[i].killed == ALONE) { /* itself it does not wait for */
            rivals = (struct lease_rivals){0};
            lease = lease_good(ALONE, "gone");
            lease_free(&lease);
            free(sql(set));
        }
        int64_t since = clock_mono(&clock_system);
        lease = enters(cases[i].comes, "comes");
        CU_ASSERT_PTR_NOT_NULL_FATAL(lease);
        CU_ASSERT_TRUE(clock_mono(&clock_system) - since >= LEASE_TTL_MS);
        /* killed as well: the next one of its service need not wait for anybody */
        rivals = (struct lease_rivals){0};
        struct lease *next = lease_good(cases[i].comes, "comes");
        CU_ASSERT_PTR_NOT_NULL_FATAL(next);
        lease_free(&lease);
        lease_free(&next);
    }
}

/* One of several that start at one moment. */
struct comer {
    pthread_t thread;
    pthread_barrier_t *start;
    bool alone;
    const char *service;
    struct lease *lease; /* NULL: refused */
};

static void *comes(void *arg)
{
    struct comer *comer = arg;
    struct lease_rivals seen = {0};
    bool unsure = true;
    char says[512];
    const struct lease_deps deps = {.url = database,
                                    .node = 1,
                                    .alone = comer->alone,
                                    .service = comer->service,
                                    .address = "",
                                    .cluster = "lab aa",
                                    .version = "1.2",
                                    .engines = "",
                                    .rivals = &seen};
    pthread_barrier_wait(comer->start);
    for (; !comer->lease && unsure; poll(NULL, 0, 50))
        comer->lease = lease_asks(&deps, &unsure, says, sizeof(says));
    return NULL;
}

/* If several come at the same moment, one gets in. */
TEST(test_alone_race, "of those who come at one moment one is in")
{
    enum { ROUNDS = 5, COMERS = 3 };
    struct lease *first = lease_good(1, "first"); /* makes the tables */
    lease_free(&first);
    for (int round = 0; round < ROUNDS; round++) {
        pthread_barrier_t start;
        struct comer comers[COMERS] = {
            {.alone = true, .service = "a"}, {.alone = true, .service = "b"}, {.service = "one"}};
        int in = 0;
        pthread_barrier_init(&start, NULL, COMERS);
        for (int i = 0; i < COMERS; i++) {
            comers[i].start = &start;
            pthread_create(&comers[i].thread, NULL, comes, &comers[i]);
        }
        for (int i = 0; i < COMERS; i++) {
            pthread_join(comers[i].thread, NULL);
            in += comers[i].lease ? 1 : 0;
        }
        IS(in, 1);
        for (int i = 0; i < COMERS; i++)
            lease_free(&comers[i].lease);
        pthread_barrier_destroy(&start);
    }
}

/* A room that counted as dead, but is not, hears that it no longer has the database. */
TEST(test_alone_returns, "one that returns is told")
{
    struct lease *a = lease_good(ALONE, "a");
    free(sql("UPDATE node SET cluster = '', incarnation = 0, until_ms = 0"));
    wait_for(a, LEASE_LOST, 1);
    lease_free(&a);
    LEASE_LOCAL *one = lease_good(1, "one");
    free(sql("UPDATE node SET cluster = '', incarnation = 0, until_ms = 0"));
    wait_for(one, LEASE_LOST, 1);
}

TEST(test_errors, "errors say what to do")
{
    IS(lease_nodes(database, nodes, why, sizeof(why)), -1);
    CU_ASSERT_PTR_NOT_NULL(strstr(why, "is not set up for nodes"));
    free(sql("CREATE TABLE lease (); CREATE TABLE node (id bigint)"));
    CONN_LOCAL *holds = PQconnectdb(database);
    PQclear(PQexec(holds, "BEGIN; LOCK TABLE node"));
    IS(lease_nodes(database, nodes, why, sizeof(why)), -1);
    CU_ASSERT_PTR_NOT_NULL(strstr(why, "did not answer in time."));
    PQclear(PQexec(holds, "ROLLBACK"));
    free(sql("DROP TABLE lease, node"));
    free(sql("CREATE TABLE stranger (a bigint)"));
    CU_ASSERT_PTR_NULL(lease_at(1, "a", ""));
    CU_ASSERT_PTR_NOT_NULL(strstr(why, "is not a database of cardroom"));
}

CUTAP_MAIN(argc, argv)
{
    return pglab_run(&server, CUTAP_SUITES);
}
