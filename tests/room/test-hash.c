/*
 * Password hashing in its worker: right, wrong, busy, and the end with work under way.
 */
#include <event2/event.h>
#include <sodium.h>
#include <stdio.h>
#include <string.h>

#include "cutap.h"
#include "hash.h"

struct fixture {
    struct event_base *base;
    struct hash *hash;
    struct hasher *hasher;
    int answers, wanted, right;
    char made[crypto_pwhash_STRBYTES];
};

static void on_made(void *arg, const char *hash)
{
    struct fixture *f = arg;
    snprintf(f->made, sizeof(f->made), "%s", hash);
    if (++f->answers == f->wanted)
        event_base_loopbreak(f->base);
}

static void on_verified(void *arg, bool right)
{
    struct fixture *f = arg;
    f->right += right;
    if (++f->answers == f->wanted)
        event_base_loopbreak(f->base);
}

/* Waits until `wanted` more answers have come; five minutes are a failure. */
static void await(struct fixture *f, int wanted)
{
    struct timeval limit = {300, 0};
    f->wanted = wanted;
    f->answers = f->right = 0;
    event_base_loopexit(f->base, &limit);
    event_base_dispatch(f->base);
    CU_ASSERT_EQUAL_FATAL(f->answers, wanted);
}

static void start(struct fixture *f)
{
    memset(f, 0, sizeof(*f));
    f->base = event_base_new();
    f->hash = hash_new(f->base);
    f->hasher = hash_hasher(f->hash);
}

static void end(struct fixture *f)
{
    hash_free(&f->hash);
    event_base_free(f->base);
}

SUITE("hash", NULL, NULL);

TEST(test_right_and_wrong, "right and wrong")
{
    struct fixture f;
    start(&f);
    CU_ASSERT(f.hasher->make(f.hasher, "192.0.2.1", "open sesame", on_made, &f));
    await(&f, 1);
    CU_ASSERT(strncmp(f.made, "$argon2id$v=19$m=19456,t=2,p=1$", 31) == 0);
    /* A hash is computed for a name without an account, too, so the time does not tell that there
     * is none. */
    CU_ASSERT_EQUAL(crypto_pwhash_str_needs_rehash(f.made, 2, 19 << 20), 0);
    CU_ASSERT_EQUAL(crypto_pwhash_str_needs_rehash(hash_nobody, 2, 19 << 20), 0);
    CU_ASSERT_EQUAL(strlen(hash_nobody), strlen(f.made));
    CU_ASSERT(f.hasher->verify(f.hasher, "192.0.2.1", f.made, "open sesame", on_verified, &f));
    await(&f, 1);
    CU_ASSERT_EQUAL(f.right, 1);
    CU_ASSERT(f.hasher->verify(f.hasher, "192.0.2.1", f.made, "open sesam", on_verified, &f));
    CU_ASSERT(f.hasher->verify(f.hasher, "192.0.2.2", "", "open sesame", on_verified, &f));
    CU_ASSERT(f.hasher->verify(f.hasher, "192.0.2.3", "", "", on_verified, &f));
    await(&f, 3);
    CU_ASSERT_EQUAL(f.right, 0);
    end(&f);
}

TEST(test_busy, "busy, and the end with work waiting")
{
    struct fixture f;
    char from[64];
    start(&f);
    CU_ASSERT(f.hasher->verify(f.hasher, "192.0.2.1", "", "x", on_verified, &f));
    CU_ASSERT_FALSE(f.hasher->verify(f.hasher, "192.0.2.1", "", "x", on_verified, &f));
    CU_ASSERT_FALSE(f.hasher->make(f.hasher, "192.0.2.1", "x", on_made, &f));
    await(&f, 1);
    CU_ASSERT(f.hasher->verify(f.hasher, "192.0.2.1", "", "x", on_verified, &f));
    hash_set_exempt(f.hash, "10.0.0.0/8 192.0.2.0/24");
    CU_ASSERT(f.hasher->verify(f.hasher, "192.0.2.1", "", "x", on_verified, &f));
    hash_set_exempt(f.hash, NULL);
    CU_ASSERT_FALSE(f.hasher->verify(f.hasher, "192.0.2.1", "", "x", on_verified, &f));
    for (int i = 2; i < HASH_QUEUE; i++) {
        snprintf(from, sizeof(from), "198.51.100.%d", i);
        CU_ASSERT(f.hasher->verify(f.hasher, from, "", "x", on_verified, &f));
    }
    CU_ASSERT_FALSE(f.hasher->verify(f.hasher, "203.0.113.1", "", "x", on_verified, &f));
    /* The end comes with all of them waiting: no answer, no leak. */
    f.answers = 0;
    end(&f);
    CU_ASSERT_EQUAL(f.answers, 0);
}

CUTAP_MAIN(argc, argv)
{
    return sodium_init() < 0 ? 1 : cutap_run(CUTAP_SUITES);
}
