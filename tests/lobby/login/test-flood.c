/*
 * Ten thousand wrong logins a minute from a thousand addresses, on a virtual clock, against a
 * hasher that takes as long as the room's own: one thread, 30 ms for each password, a queue of 64,
 * one for each address. People who know their password get in, and what the attack costs is
 * bounded.
 */
#include "account.h"
#include "cutap.h"
#include "lobby.h"
#include "log.h"
#include "session.h"
#include "store_fresh.h"
#include "store_wait.h"

enum {
    HASH_MS = 30,
    HASH_QUEUE = 64,
    ATTACKERS = 1000,
    INVENTED = 62500, /* addresses that a door invents */
    A_MINUTE = 10000,
    STEP_MS = 6, /* ten thousand of them are a minute */
    IN_TIME_MS = 5000,
    AGAIN_MS = 2000,                /* a person who was refused tries again after this time */
    FIRST_MS = ATTACKERS * HASH_MS, /* by then each attacker has been checked once */
    TRIES_MOST = 2048               /* the most attempts that auth.c holds, some 2 KB each */
};

/* ---- The hasher, in virtual time ---- */

struct model_job {
    char from[64];
    bool right;
    void (*verified)(void *arg, bool right);
    void (*made)(void *arg, const char *hash);
    void *arg;
};
struct model {
    struct hasher hasher; /* first */
    struct clock_virtual *clock;
    struct model_job job[HASH_QUEUE];
    int n;
    int64_t ready_at; /* of the first */
    int64_t hashed;
};

static bool model_take(struct model *m, const char *from, struct model_job *job)
{
    if (m->n == HASH_QUEUE)
        return false;
    for (int i = 0; i < m->n; i++)
        if (strcmp(m->job[i].from, from) == 0)
            return false;
    snprintf(job->from, sizeof(job->from), "%s", from);
    if (m->n == 0)
        m->ready_at = m->clock->mono + HASH_MS;
    m->job[m->n++] = *job;
    return true;
}

static bool model_make(struct hasher *h, const char *from, const char *password UNUSED,
                       void (*cb)(void *arg, const char *hash), void *arg)
{
    return model_take((struct model *)h, from, &(struct model_job){.made = cb, .arg = arg});
}

static bool model_verify(struct hasher *h, const char *from, const char *hash, const char *password,
                         void (*cb)(void *arg, bool right), void *arg)
{
    bool right = hash[0] == '#' && strcmp(hash + 1, password) == 0;
    return model_take((struct model *)h, from,
                      &(struct model_job){.verified = cb, .arg = arg, .right = right});
}

static int model_pump(struct model *m)
{
    int done = 0;
    while (m->n > 0 && m->clock->mono >= m->ready_at) {
        struct model_job job = m->job[0];
        memmove(m->job, m->job + 1, (size_t)--m->n * sizeof(job));
        m->ready_at += HASH_MS;
        m->hashed++;
        done++;
        if (job.made)
            job.made(job.arg, "#");
        else
            job.verified(job.arg, job.right);
    }
    return done;
}

/* ---- The room ---- */

static struct {
    struct clock_virtual clock;
    struct ids ids;
    struct store *store;
    struct model model;
    struct lobby *lobby;
    int64_t answers, wrong, busy;
    int most_tries;
    int64_t first; /* account: ann's */
    uint32_t dice;
    uint8_t attacks, comes; /* the nodes over which attackers and people come */
} w;

static void on_ready(void *arg)
{
    *(bool *)arg = true;
}

static void settle(void)
{
    for (int idle = 0; idle < 2;) {
        int n = store_pump(w.store) + model_pump(&w.model);
        if (n == 0 && store_unanswered(w.store) > 0)
            n = store_wait(w.store);
        bool waits = lobby_tick(w.lobby) == 0 || store_unanswered(w.store) > 0;
        idle = waits || n > 0 ? 0 : idle + 1;
    }
}

static void account_make(const char *name)
{
    struct store_account account = {.id = ids_next(&w.ids)};
    w.first = w.first != 0 ? w.first : account.id;
    snprintf(account.name, sizeof(account.name), "%s", name);
    account_skeleton(name, account.skeleton);
    snprintf(account.password, sizeof(account.password), "#right of %s", name);
    store_account_create(w.store, &account, NULL, NULL, NULL, 0, NULL, NULL);
}

/* A room that has not begun to load. */
static void room_new(void)
{
    memset(&w, 0, sizeof(w));
    clock_virtual_init(&w.clock, INT64_C(1795262400000));
    ids_init(&w.ids, &w.clock.clock, 0);
    w.store = store_fresh_open(&w.clock.clock);
    w.model =
        (struct model){.hasher = {.make = model_make, .verify = model_verify}, .clock = &w.clock};
    w.lobby = lobby_new(&(struct lobby_deps){.clock = &w.clock.clock,
                                             .ids = &w.ids,
                                             .store = w.store,
                                             .hasher = &w.model.hasher,
                                             .conf = {.registration = REGISTRATION_OPEN}});
}

static void room_open(void)
{
    bool ready = false;
    room_new();
    lobby_load(w.lobby, on_ready, &ready);
    account_make("ann");
    account_make("bob");
    settle();
    CU_ASSERT_TRUE_FATAL(ready);
}

static void room_close(void)
{
    lobby_free(&w.lobby);
    store_close(&w.store);
}

/* ---- Attempts ---- */

static uint32_t dice(uint32_t n)
{
    w.dice = w.dice * 1664525 + 1013904223;
    return (w.dice >> 8) % n;
}

static void on_attack(void *arg UNUSED, enum client_auth_answer answer, unsigned methods UNUSED,
                      const char *notice UNUSED)
{
    w.answers++;
    w.busy += answer == CLIENT_AUTH_BUSY;
    w.wrong += answer == CLIENT_AUTH_NO;
}

/* `name` NULL: names are made up. */
static void attack(const char *name)
{
    struct lobby_auth auth = {
        .method = CLIENT_AUTH_PASSWORD, .node = w.attacks, .password = "guess"};
    uint32_t who = dice(w.attacks == 0 ? ATTACKERS : INVENTED);
    snprintf(auth.address, sizeof(auth.address), "10.%u.%u.7", who / 250, who % 250);
    if (name)
        snprintf(auth.user, sizeof(auth.user), "%s", name);
    else
        snprintf(auth.user, sizeof(auth.user), "name%u", dice(5000));
    lobby_auth(w.lobby, &auth, on_attack, NULL);
}

static void minute_of_attack(int ms, const char *name)
{
    for (int t = 0; t < ms; t += STEP_MS) {
        attack(name);
        settle();
        if (auth_under_way(w.lobby) > w.most_tries)
            w.most_tries = auth_under_way(w.lobby);
        clock_virtual_advance(&w.clock, STEP_MS);
        settle();
    }
}

struct login {
    bool answered;
    enum client_auth_answer answer;
};

static void on_login(void *arg, enum client_auth_answer answer, unsigned methods UNUSED,
                     const char *notice UNUSED)
{
    *(struct login *)arg = (struct login){true, answer};
}

/* How many ms the right password takes while the attack goes on; -1: it was not let in. */
static int64_t right_login(const char *user, const char *address, const char *target)
{
    struct lobby_auth auth = {.method = CLIENT_AUTH_PASSWORD, .node = w.comes};
    struct login login = {0};
    char password[40];
    int64_t from = w.clock.mono;
    snprintf(auth.user, sizeof(auth.user), "%s", user);
    snprintf(auth.address, sizeof(auth.address), "%s", address);
    snprintf(password, sizeof(password), "right of %s", user);
    auth.password = password;
    lobby_auth(w.lobby, &auth, on_login, &login);
    while (!login.answered && w.clock.mono - from < 120000)
        minute_of_attack(STEP_MS, target);
    return login.answer == CLIENT_AUTH_YES ? w.clock.mono - from : -1;
}

/* ---- Tests ---- */

/* The attacked person logs in from where they did before; somebody else logs in from anywhere. */
static void under_attack(const char *target)
{
    char address[64];
    int64_t slowest = 0, refused = 0;
    room_open();
    CU_ASSERT(right_login("ann", "192.0.2.1", "nobody") >= 0);
    for (int i = 0; i < 3; i++) {
        minute_of_attack(10000, target);
        snprintf(address, sizeof(address), "198.51.100.%d", i + 1);
        int64_t known = right_login("ann", "192.0.2.1", target);
        int64_t fresh = right_login("bob", address, target);
        refused += (known < 0) + (fresh < 0);
        slowest = known > slowest ? known : slowest;
        slowest = fresh > slowest ? fresh : slowest;
    }
    printf("# %s: slowest right login %lld ms, %lld refused; attack: %lld hashed, %lld busy; most "
           "attempts at once %d\n",
           target ? target : "many names", (long long)slowest, (long long)refused,
           (long long)w.model.hashed, (long long)w.busy, w.most_tries);
    CU_ASSERT_EQUAL(refused, 0);
    CU_ASSERT(slowest < IN_TIME_MS);
    CU_ASSERT(w.most_tries <= TRIES_MOST);
    room_close();
}

SUITE("flood", NULL, NULL);

/* A client that is refused once asks for a password, which a guest does not have. */
TEST(before_it_is_open, "a login that comes while the room loads waits until it has")
{
    const struct lobby_auth guest = {.method = CLIENT_AUTH_NONE, .user = "guest"};
    struct login early = {0}, never = {0};
    bool ready = false;
    room_new();
    lobby_auth(w.lobby, &guest, on_login, &early);
    settle();
    CU_ASSERT_FALSE(early.answered);
    lobby_load(w.lobby, on_ready, &ready);
    settle();
    clock_virtual_advance(&w.clock, 100);
    settle();
    CU_ASSERT_TRUE(ready && early.answered);
    CU_ASSERT_EQUAL(early.answer, CLIENT_AUTH_YES);
    room_close();

    room_new();
    lobby_auth(w.lobby, &guest, on_login, &never);
    for (int i = 0; i < 50; i++) {
        settle();
        CU_ASSERT_FALSE(never.answered);
        clock_virtual_advance(&w.clock, 100);
    }
    settle();
    CU_ASSERT_TRUE(never.answered);
    CU_ASSERT_EQUAL(never.answer, CLIENT_AUTH_BUSY);
    room_close();
}

/* The door of another node was taken over, and invents addresses. It gets a fourth of a processor
 * for its guesses, and whoever comes over another door notices nothing. */
TEST(by_another_node, "by the door of another node")
{
    enum { SECONDS = 60, AT_ONCE = 32, A_SECOND = 8 };
    static const char *const targets[] = {"ann", NULL};
    char address[64];
    for (size_t i = 0; i < sizeof(targets) / sizeof(targets[0]); i++) {
        int64_t slowest = 0;
        room_open();
        w.attacks = 2;
        minute_of_attack(SECONDS * 1000, targets[i]);
        CU_ASSERT(w.model.hashed >= AT_ONCE + A_SECOND * (SECONDS - 1));
        CU_ASSERT(w.model.hashed <= AT_ONCE + A_SECOND * (SECONDS + 1));
        for (int n = 0; n < 20; n++) {
            w.comes = n % 2 ? 3 : 0;
            snprintf(address, sizeof(address), "192.0.2.%d", n);
            int64_t ms = right_login(n % 4 < 2 ? "ann" : "bob", address, targets[i]);
            CU_ASSERT(ms >= 0);
            slowest = ms > slowest ? ms : slowest;
        }
        printf("# %s by another node: %lld hashed, slowest right login %lld ms, most attempts at "
               "once %d\n",
               targets[i] ? targets[i] : "many names", (long long)w.model.hashed,
               (long long)slowest, w.most_tries);
        CU_ASSERT(slowest <= 3 * HASH_MS + 3 * STEP_MS);
        CU_ASSERT(w.most_tries <= TRIES_MOST / 4 + 2);
        room_close();
    }
}

/* Wrong signatures hold back the passwords of their address, and of nobody else. They guess at
 * no password, so the name is not held back. */
TEST(wrong_signatures, "wrong signatures count for their address")
{
    struct lobby_auth auth = {
        .method = CLIENT_AUTH_KEY_WRONG, .user = "ann", .address = "192.0.2.9"};
    struct login login;
    room_open();
    for (int i = 0; i < 20; i++) {
        login = (struct login){0};
        lobby_auth(w.lobby, &auth, on_login, &login);
        settle();
        CU_ASSERT_TRUE(login.answered);
        CU_ASSERT_EQUAL(login.answer, CLIENT_AUTH_NO);
    }
    CU_ASSERT(right_login("bob", "192.0.2.9", "nobody") >= 5000);
    CU_ASSERT(right_login("ann", "192.0.2.10", "nobody") < IN_TIME_MS);
    room_close();
}

/* A new room has seen nobody yet: the store says where they logged in before. */
TEST(known_from_the_store, "the room knows after a restart who came from there before")
{
    struct store_login login = {.id = 1, .network = "2001:db8:5:6::/64"};
    room_open();
    login.account = w.first;
    const struct store_row record = STORE_ROW(STORE_RECORD_LOGIN, &login);
    store_attach(w.store, &(struct store_attached){.records = &record, .nrecords = 1});
    store_seen(w.store, clock_wall(&w.clock.clock));
    minute_of_attack(20000, "ann");
    int64_t ms = right_login("ann", "2001:db8:5:6::99", "ann");
    CU_ASSERT(ms >= 0);
    CU_ASSERT(ms < IN_TIME_MS);
    room_close();
}

TEST(on_one_name, "10,000 wrong logins a minute on one name")
{
    under_attack("ann");
}

TEST(on_many_names, "10,000 wrong logins a minute on many names")
{
    under_attack(NULL);
}

/* Her name is attacked and she is somewhere new. She has not failed, but the attackers have. */
TEST(the_owner_from_elsewhere, "the owner is in from a new network")
{
    static const int after[] = {10000, 15000, 30000, 60000};
    int64_t slowest = 0;
    for (size_t i = 0; i < sizeof(after) / sizeof(after[0]); i++) {
        room_open();
        minute_of_attack(after[i], "ann");
        int64_t ms = right_login("ann", "203.0.113.5", "ann");
        CU_ASSERT(ms >= 0);
        slowest = ms > slowest ? ms : slowest;
        room_close();
    }
    printf("# the owner of the attacked name from a new network: %lld ms\n", (long long)slowest);
    CU_ASSERT(slowest < IN_TIME_MS);
}

/* While the attackers are new, too, more newcomers want the attacked name than can be checked.
 * Then she may be refused, but at once, and gets in when she tries again. Nobody else notices. */
TEST(in_the_first_seconds, "the first seconds of an attack")
{
    int64_t others = 0, slowest = 0, refused = 0;
    for (int after = 500; after <= 8000; after += 500) {
        room_open();
        minute_of_attack(after, "ann");
        int64_t ms = right_login("bob", "198.51.100.9", "ann"), from;
        CU_ASSERT(ms >= 0);
        others = ms > others ? ms : others;
        room_close();
        room_open();
        minute_of_attack(after, "ann");
        from = w.clock.mono;
        for (int i = 0; right_login("ann", "203.0.113.5", "ann") < 0 && i < 10; i++) {
            refused++;
            minute_of_attack(AGAIN_MS, "ann");
        }
        ms = w.clock.mono - from;
        slowest = ms > slowest ? ms : slowest;
        room_close();
    }
    printf("# first seconds: others %lld ms; the owner from a new network, trying again each %d "
           "ms: %lld ms, %lld times refused\n",
           (long long)others, AGAIN_MS, (long long)slowest, (long long)refused);
    CU_ASSERT(others < IN_TIME_MS);
    CU_ASSERT(slowest < FIRST_MS);
}

/* How often an attacker can guess at one name: once for each address, then HELD_MAX of auth.c
 * times in 5 s. */
TEST(guesses_are_bounded, "guesses on one name are bounded")
{
    room_open();
    minute_of_attack(600000, "ann");
    printf("# guesses on one name in ten minutes: %lld\n", (long long)w.model.hashed);
    CU_ASSERT(w.model.hashed <= ATTACKERS + 85 * 120);
    room_close();
}
