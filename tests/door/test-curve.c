/*
 * Ed25519 and X25519 as libssh gets them, through OpenSSL: against the vectors of the RFCs, and
 * against OpenSSL's own.
 */
#include <string.h>

#include <openssl/evp.h>
#include <openssl/provider.h>
#include <sodium.h>

#include "cutap.h"
#include "ssh_curve.h"

enum { HALF = 32, SIGNATURE = 64, ROUNDS = 50, TEXT_MAX = 300 };

static const char ours[] = "provider=" SSH_CURVE_PROVIDER;
static const char theirs[] = "provider=default";

static void hex(uint8_t *out, const char *text)
{
    size_t len = 0;
    CU_ASSERT_EQUAL(sodium_hex2bin(out, 2 * HALF, text, strlen(text), NULL, &len, NULL), 0);
}

static EVP_PKEY *private_key(const char *type, const char *properties, const uint8_t *half)
{
    return EVP_PKEY_new_raw_private_key_ex(NULL, type, properties, half, HALF);
}

static EVP_PKEY *public_key(const char *type, const char *properties, const uint8_t *half)
{
    return EVP_PKEY_new_raw_public_key_ex(NULL, type, properties, half, HALF);
}

static void public_half(const EVP_PKEY *key, uint8_t *out)
{
    size_t len = HALF;
    CU_ASSERT_EQUAL(EVP_PKEY_get_raw_public_key(key, out, &len), 1);
    CU_ASSERT_EQUAL(len, HALF);
}

static void private_half(const EVP_PKEY *key, uint8_t *out)
{
    size_t len = HALF;
    CU_ASSERT_EQUAL(EVP_PKEY_get_raw_private_key(key, out, &len), 1);
    CU_ASSERT_EQUAL(len, HALF);
}

static EVP_PKEY *generated(const char *type, const char *properties)
{
    EVP_PKEY *key = NULL;
    EVP_PKEY_CTX *context = EVP_PKEY_CTX_new_from_name(NULL, type, properties);
    CU_ASSERT(EVP_PKEY_keygen_init(context) == 1 && EVP_PKEY_keygen(context, &key) == 1);
    EVP_PKEY_CTX_free(context);
    return key;
}

static void sign(EVP_PKEY *key, const char *properties, const uint8_t *text, size_t len,
                 uint8_t *signature)
{
    EVP_MD_CTX *context = EVP_MD_CTX_new();
    size_t size = 0;
    CU_ASSERT_EQUAL(EVP_DigestSignInit_ex(context, NULL, NULL, NULL, properties, key, NULL), 1);
    CU_ASSERT_EQUAL(EVP_DigestSign(context, NULL, &size, text, len), 1);
    CU_ASSERT_EQUAL(size, SIGNATURE);
    CU_ASSERT_EQUAL(EVP_DigestSign(context, signature, &size, text, len), 1);
    CU_ASSERT_EQUAL(size, SIGNATURE);
    EVP_MD_CTX_free(context);
}

static bool signed_by(EVP_PKEY *key, const char *properties, const uint8_t *text, size_t len,
                      const uint8_t *signature, size_t size)
{
    EVP_MD_CTX *context = EVP_MD_CTX_new();
    CU_ASSERT_EQUAL(EVP_DigestVerifyInit_ex(context, NULL, NULL, NULL, properties, key, NULL), 1);
    bool good = EVP_DigestVerify(context, signature, size, text, len) == 1;
    EVP_MD_CTX_free(context);
    return good;
}

/* False: they have no secret in common. */
static bool derived(EVP_PKEY *own, EVP_PKEY *peer, const char *properties, uint8_t *secret)
{
    EVP_PKEY_CTX *context = EVP_PKEY_CTX_new_from_pkey(NULL, own, properties);
    size_t len = HALF;
    bool good = EVP_PKEY_derive_init(context) == 1 &&
                EVP_PKEY_derive_set_peer(context, peer) == 1 &&
                EVP_PKEY_derive(context, secret, &len) == 1 && len == HALF;
    EVP_PKEY_CTX_free(context);
    return good;
}

/* ---- Tests ---- */

/* What libssh asks for, without saying of whom, is ours. */
static void test_is_asked(void)
{
    static const char *const types[] = {"ED25519", "X25519"};
    for (int i = 0; i < 2; i++) {
        EVP_PKEY *key = generated(types[i], NULL);
        CU_ASSERT_STRING_EQUAL(OSSL_PROVIDER_get0_name(EVP_PKEY_get0_provider(key)),
                               SSH_CURVE_PROVIDER);
        EVP_PKEY_free(key);
    }
    CU_ASSERT_TRUE(ssh_curve_use());
}

/* RFC 8032, section 7.1, test 3. */
static void test_rfc_8032(void)
{
    uint8_t seed[HALF], public[HALF], expected[HALF], signature[SIGNATURE], made[SIGNATURE];
    const uint8_t text[] = {0xaf, 0x82};
    hex(seed, "c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7");
    hex(expected, "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025");
    hex(signature, "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac"
                   "18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a");
    EVP_PKEY *key = private_key("ED25519", ours, seed);
    public_half(key, public);
    CU_ASSERT_EQUAL(memcmp(public, expected, HALF), 0);
    sign(key, ours, text, sizeof(text), made);
    CU_ASSERT_EQUAL(memcmp(made, signature, SIGNATURE), 0);
    EVP_PKEY *known = public_key("ED25519", ours, expected);
    CU_ASSERT_TRUE(signed_by(known, ours, text, sizeof(text), signature, SIGNATURE));
    EVP_PKEY_free(known);
    EVP_PKEY_free(key);
}

/* RFC 7748, section 5.2. */
static void test_rfc_7748(void)
{
    uint8_t own[HALF], peer[HALF], expected[HALF], secret[HALF];
    hex(own, "a546e36bf0527c9d3b16154b82465edd62144c0ac1fc5a18506a2244ba449ac4");
    hex(peer, "e6db6867583030db3594c1a424b15f7c726624ec26b3353b10a903a6d0ab1c4c");
    hex(expected, "c3da55379de9c6908e94ea4df28d084f32eccf03491c71f754b4075577a28552");
    EVP_PKEY *key = private_key("X25519", ours, own), *other = public_key("X25519", ours, peer);
    CU_ASSERT_TRUE(derived(key, other, ours, secret));
    CU_ASSERT_EQUAL(memcmp(secret, expected, HALF), 0);
    EVP_PKEY_free(key);
    EVP_PKEY_free(other);
}

/* What either signs the other accepts, and nothing that was touched. */
static void test_signatures(void)
{
    for (size_t round = 0; round < ROUNDS; round++) {
        uint8_t seed[HALF], public[HALF], text[TEXT_MAX], made[SIGNATURE], same[SIGNATURE];
        size_t len = round * TEXT_MAX / ROUNDS;
        randombytes_buf(text, sizeof(text));
        EVP_PKEY *key = generated("ED25519", ours);
        private_half(key, seed);
        public_half(key, public);
        EVP_PKEY *other = private_key("ED25519", theirs, seed);
        EVP_PKEY *known = public_key("ED25519", ours, public);
        EVP_PKEY *elsewhere = public_key("ED25519", theirs, public);
        sign(key, ours, text, len, made);
        sign(other, theirs, text, len, same);
        CU_ASSERT_EQUAL(memcmp(made, same, SIGNATURE), 0);
        CU_ASSERT_TRUE(signed_by(known, ours, text, len, made, SIGNATURE));
        CU_ASSERT_TRUE(signed_by(elsewhere, theirs, text, len, made, SIGNATURE));
        CU_ASSERT_FALSE(signed_by(known, ours, text, len, made, SIGNATURE - 1));
        CU_ASSERT_FALSE(signed_by(known, ours, text, len + 1, made, SIGNATURE));
        made[round] ^= 1;
        CU_ASSERT_FALSE(signed_by(known, ours, text, len, made, SIGNATURE));
        EVP_PKEY_free(key);
        EVP_PKEY_free(other);
        EVP_PKEY_free(known);
        EVP_PKEY_free(elsewhere);
    }
}

/* libssh reads the private half out of a new key and makes another key of it, which has to give the
 * same public half and the same secret. */
static void test_exchanges(void)
{
    for (int round = 0; round < ROUNDS; round++) {
        uint8_t half[HALF], public[HALF], again[HALF], peers[HALF], secret[HALF], same[HALF];
        EVP_PKEY *key = generated("X25519", ours), *peer = generated("X25519", theirs);
        private_half(key, half);
        public_half(key, public);
        public_half(peer, peers);
        EVP_PKEY *copy = private_key("X25519", ours, half);
        EVP_PKEY *from = public_key("X25519", ours, peers),
                 *to = public_key("X25519", theirs, public);
        public_half(copy, again);
        CU_ASSERT_EQUAL(memcmp(public, again, HALF), 0);
        CU_ASSERT_TRUE(derived(copy, from, ours, secret));
        CU_ASSERT_TRUE(derived(peer, to, theirs, same));
        CU_ASSERT_EQUAL(memcmp(secret, same, HALF), 0);
        EVP_PKEY_free(key);
        EVP_PKEY_free(peer);
        EVP_PKEY_free(copy);
        EVP_PKEY_free(from);
        EVP_PKEY_free(to);
    }
}

/* Points of small order give no secret, and sign nothing; halves of another length are none. */
static void test_refusals(void)
{
    uint8_t nothing[2 * HALF] = {0}, one[HALF] = {1}, secret[HALF];
    EVP_PKEY *own = generated("X25519", ours), *signer = generated("ED25519", ours);
    EVP_PKEY *zero = public_key("X25519", ours, nothing), *low = public_key("X25519", ours, one);
    EVP_PKEY *neutral = public_key("ED25519", ours, one);
    CU_ASSERT_FALSE(derived(own, zero, ours, secret));
    CU_ASSERT_FALSE(derived(own, low, ours, secret));
    CU_ASSERT_FALSE(derived(own, signer, ours, secret));
    /* R the neutral point, S 0: would fit every text. */
    uint8_t fits_all[SIGNATURE] = {1};
    CU_ASSERT_FALSE(signed_by(neutral, ours, nothing, 0, fits_all, SIGNATURE));
    CU_ASSERT_PTR_NULL(EVP_PKEY_new_raw_private_key_ex(NULL, "ED25519", ours, nothing, HALF - 1));
    CU_ASSERT_PTR_NULL(EVP_PKEY_new_raw_public_key_ex(NULL, "X25519", ours, nothing, HALF + 1));
    /* Who has the public half alone can neither sign nor derive. */
    EVP_MD_CTX *context = EVP_MD_CTX_new();
    CU_ASSERT_NOT_EQUAL(EVP_DigestSignInit_ex(context, NULL, NULL, NULL, ours, neutral, NULL), 1);
    EVP_MD_CTX_free(context);
    CU_ASSERT_FALSE(derived(zero, own, ours, secret));
    EVP_PKEY_free(own);
    EVP_PKEY_free(signer);
    EVP_PKEY_free(zero);
    EVP_PKEY_free(low);
    EVP_PKEY_free(neutral);
}

static int setup(void)
{
    return sodium_init() >= 0 && ssh_curve_use() ? 0 : -1;
}

int main(void)
{
    CU_TestInfo tests[] = {{"asked before OpenSSL's own", test_is_asked},
                           {"RFC 8032", test_rfc_8032},
                           {"RFC 7748", test_rfc_7748},
                           {"signatures, against OpenSSL's own", test_signatures},
                           {"exchanges, against OpenSSL's own", test_exchanges},
                           {"what is refused", test_refusals},
                           CU_TEST_INFO_NULL};
    CU_SuiteInfo suites[] = {{"curve", setup, NULL, NULL, NULL, tests}, CU_SUITE_INFO_NULL};
    return cutap_run(suites);
}
