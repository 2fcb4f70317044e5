/*
 * The contract of store.h, run over every store (contract.h). This file tests how calls complete.
 */

#include "config.h"
#include "contract.h"
#include "log.h"
#include "pglab.h"
#include "store_fault.h"
#include "xalloc.h"

SUITE("calls", NULL, NULL);

/* ---- How calls complete ---- */

TEST(test_secret, "secret")
{
    CONTRACT_STORE *s = store_new();
    uint8_t a[32], b[32], c[32];
    store_secret(s, STORE_SECRET_TICKET, a);
    store_secret(s, STORE_SECRET_CUP, b);
    store_secret(s, STORE_SECRET_TICKET, c);
    IS(memcmp(a, c, sizeof(a)), 0);
    CU_ASSERT_NOT_EQUAL(memcmp(a, b, sizeof(a)), 0);
}

enum { MANY = 3000 };

/* There are more writes than one pump delivers: none completes before it, and all complete in
 * order. A read that starts after a write completed sees it. */
TEST(test_order, "order")
{
    CONTRACT_STORE *s = store_with_two(0);
    game_begun(s, 5, 10, 11, 0);
    struct order order = {0};
    static struct order_step steps[MANY];
    for (int i = 0; i < MANY; i++) {
        steps[i] = (struct order_step){&order, i};
        event_send(s, 5, i + 1, i + 1, order_take, &steps[i]);
    }
    IS(order.next, 0);
    while (order.next < MANY)
        CU_ASSERT_TRUE(store_wait(s) < MANY);
    CU_ASSERT_FALSE(order.wrong);
    IS(store_backlog(s), 0);
    IS(store_pump(s), 0);
    struct game_read read = game_stored(s, 5);
    IS(read.events, MANY);
    CU_ASSERT_FALSE(read.gap);
}

static void chain(void *arg, enum store_status status UNUSED)
{
    struct store **s = arg;
    const struct store_table table = {.id = 1, .number = 1, .text = ""};
    store_table_put(*s, &table, NULL, NULL); /* done callbacks may be NULL */
    *s = NULL;
}

static void never(void *arg UNUSED, enum store_status status UNUSED)
{
    CU_FAIL("called after the store was closed");
}

TEST(test_callbacks, "callbacks")
{
    struct store *s = store_new();
    struct store *target = s;
    store_post(s, NULL, 0, chain, &target);
    CU_ASSERT_PTR_NOT_NULL(target); /* not inside the call */
    while (target)
        store_wait(s);
    IS(post(s, NULL, 0), STORE_OK); /* writes are told in order, so the table's is done */
    IS(tables_read(s)->count, 1);
    /* What was not delivered is dropped with the store. */
    for (int i = 0; i < 10; i++)
        store_post(s, NULL, 0, never, NULL);
    store_sums(s, NULL, NULL);
    store_gone(&s);
}

TEST(test_healthy, "healthy")
{
    CONTRACT_STORE *s = store_new();
    CU_ASSERT_TRUE(store_healthy(s));
    CU_ASSERT_TRUE(store_epoch(s) > 0);
    IS(store_backlog(s), 0);
}

TEST(test_urls, "urls")
{
    char why[256] = "";
    CU_ASSERT_PTR_NULL(store_open("mongo:x", &clock_system, why, sizeof(why)));
    CU_ASSERT_PTR_NOT_NULL(strstr(why, "\"mongo\""));
    CU_ASSERT_PTR_NULL(store_open("memory:", &clock_system, why, sizeof(why)));
    CU_ASSERT_PTR_NOT_NULL(strstr(why, "sqlite:/dev/shm/cardroom.db"));
    CU_ASSERT_PTR_NULL(store_open("sqlite:", &clock_system, why, sizeof(why)));
    CU_ASSERT_PTR_NULL(store_open("sqlite:/nonexistent/x.db", &clock_system, why, sizeof(why)));
    CU_ASSERT_PTR_NULL(store_open("sqlite:x.db?colour=red", &clock_system, why, sizeof(why)));
    CU_ASSERT_PTR_NULL(store_open("sqlite:x.db?low=much", &clock_system, why, sizeof(why)));
}

/* ---- What tests do to a store (store_fault.h) ---- */

TEST(test_fail, "fail")
{
    CONTRACT_STORE *s = store_new();
    store_fault_fail(s, 2, 2, STORE_FULL);
    CU_ASSERT_TRUE(store_healthy(s));
    IS(account_make(s, 10, "Ann", 5), STORE_OK);
    CU_ASSERT_FALSE(store_healthy(s));
    IS(account_make(s, 11, "Bob", 5), STORE_FULL);
    IS(account_make(s, 11, "Bob", 5), STORE_FULL);
    CU_ASSERT_TRUE(store_healthy(s));
    IS(account_make(s, 11, "Bob", 5), STORE_OK);
    store_fault_fail(s, 1, 0, STORE_FULL);
    for (int i = 0; i < 5; i++)
        IS(account_make(s, 12, "Cat", 5), STORE_FULL);
    IS(chips_of(s, 11), 5); /* reads go on */
    store_fault_fail(s, 0, 0, STORE_OK);
    IS(account_make(s, 12, "Cat", 5), STORE_OK);
}

static CU_SuiteInfo *calls(void)
{
    return CUTAP_SUITES;
}

enum { FILES = 9 };

/* The suites of all files for a store. Returns what is behind them. */
static CU_SuiteInfo *suites_of(const char *store, CU_InitializeFunc init, CU_SuiteInfo *suites)
{
    static CU_SuiteInfo *(*const files[FILES])(void) = {
        contract_accounts, contract_people,  contract_records, contract_lines, contract_games,
        contract_kept,     contract_ratings, contract_cups,    calls};
    static CU_SuiteInfo *parts[FILES];
    for (int i = 0; i < FILES; i++, suites++) {
        if (!parts[i])
            parts[i] = files[i]();
        *suites = *parts[i];
        suites->pName = xasprintf("%s, %s", store, suites->pName);
        suites->pInitFunc = init;
    }
    return suites;
}

CUTAP_MAIN(argc, argv)
{
    static CU_SuiteInfo suites[2 * FILES + 1];
    CU_SuiteInfo *behind = suites_of("sqlite", contract_sqlite, suites);
    log_open("test", "stderr", LOG_LEVEL_ERROR);
    if (!pglab_has())
        printf("# PostgreSQL is not installed here, so its store is not tested.\n");
#ifdef HAVE_LIBPQ
    else
        behind = suites_of("postgresql", contract_postgresql, behind);
#endif
    *behind = (CU_SuiteInfo)CU_SUITE_INFO_NULL;
    int result = cutap_run(suites);
    contract_end();
    return result;
}
