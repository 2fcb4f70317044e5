/*
 * Password hashing in its worker: right, wrong, busy, and the end with work under way.
 */
#include <event2/event.h>
#include <sodium.h>

#include "cutap.h"
#include "hash.h"

static struct {
    struct event_base *base;
    struct hash *hash;
    struct hasher *hasher;
    int answers, wanted, right;
    char made[crypto_pwhash_STRBYTES];
} f;

static void on_made(void *arg UNUSED, const char *hash)
{
    snprintf(f.made, sizeof(f.made), "%s", hash);
    if (++f.answers == f.wanted)
        event_base_loopbreak(f.base);
}

static void on_verified(void *arg UNUSED, bool right)
{
    f.right += right;
    if (++f.answers == f.wanted)
        event_base_loopbreak(f.base);
}

static bool verify(const char *from, const char *hash, const char *password)
{
    return f.hasher->verify(f.hasher, from, hash, password, on_verified, NULL);
}

/* Waits until `wanted` more answers have come; five minutes are a failure. */
static void await(int wanted)
{
    struct timeval limit = {300, 0};
    f.wanted = wanted;
    f.answers = f.right = 0;
    event_base_loopexit(f.base, &limit);
    event_base_dispatch(f.base);
    CU_ASSERT_EQUAL_FATAL(f.answers, wanted);
}

static void begin(void)
{
    memset(&f, 0, sizeof(f));
    CU_ASSERT_FATAL(sodium_init() >= 0);
    f.base = event_base_new();
    f.hash = hash_new(f.base);
    f.hasher = hash_hasher(f.hash);
}

static void end(void)
{
    hash_free(&f.hash);
    event_base_free(f.base);
}

SUITE("hash", begin, end);

TEST(test_right_and_wrong, "right and wrong")
{
    CU_ASSERT(f.hasher->make(f.hasher, "192.0.2.1", "open sesame", on_made, NULL));
    await(1);
    CU_ASSERT(strncmp(f.made, "$argon2id$v=19$m=19456,t=2,p=1$", 31) == 0);
    /* A hash is computed for a name without an account, too, so the time does not tell that there
     * is none. */
    CU_ASSERT_EQUAL(crypto_pwhash_str_needs_rehash(f.made, 2, 19 << 20), 0);
    CU_ASSERT_EQUAL(crypto_pwhash_str_needs_rehash(hash_nobody, 2, 19 << 20), 0);
    CU_ASSERT_EQUAL(strlen(hash_nobody), strlen(f.made));
    CU_ASSERT(verify("192.0.2.1", f.made, "open sesame"));
    await(1);
    CU_ASSERT_EQUAL(f.right, 1);
    CU_ASSERT(verify("192.0.2.1", f.made, "open sesam"));
    CU_ASSERT(verify("192.0.2.2", "", "open sesame"));
    CU_ASSERT(verify("192.0.2.3", "", ""));
    await(3);
    CU_ASSERT_EQUAL(f.right, 0);
}

TEST(test_busy, "busy, and the end with work waiting")
{
    char from[64];
    CU_ASSERT(verify("192.0.2.1", "", "x"));
    CU_ASSERT_FALSE(verify("192.0.2.1", "", "x"));
    CU_ASSERT_FALSE(f.hasher->make(f.hasher, "192.0.2.1", "x", on_made, NULL));
    await(1);
    CU_ASSERT(verify("192.0.2.1", "", "x"));
    hash_set_exempt(f.hash, "10.0.0.0/8 192.0.2.0/24");
    CU_ASSERT(verify("192.0.2.1", "", "x"));
    hash_set_exempt(f.hash, NULL);
    CU_ASSERT_FALSE(verify("192.0.2.1", "", "x"));
    for (int i = 2; i < HASH_QUEUE; i++) {
        snprintf(from, sizeof(from), "198.51.100.%d", i);
        CU_ASSERT(verify(from, "", "x"));
    }
    CU_ASSERT_FALSE(verify("203.0.113.1", "", "x"));
    /* The end comes with all of them waiting: no answer, no leak. */
    f.answers = 0;
    hash_free(&f.hash);
    CU_ASSERT_EQUAL(f.answers, 0);
}
