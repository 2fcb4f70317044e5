/*
 * The generator against RFC 8439's published vectors, and against games/core/RNG.md word by word.
 */
#include "cutap.h"
#include "rng.h"

static void words_are(const uint32_t got[16], const char *hex)
{
    for (int i = 0; i < 64; i++) {
        unsigned byte = got[i / 4] >> 8 * (i % 4) & 0xff;
        static const char digit[] = "0123456789abcdef";

        CU_ASSERT_EQUAL(digit[byte >> 4], hex[2 * i]);
        CU_ASSERT_EQUAL(digit[byte & 15], hex[2 * i + 1]);
    }
}

SUITE("rng", NULL, NULL);

TEST(test_blocks, "a block, RFC 8439 2.3.2")
{
    /* RFC 8439, 2.3.2: key 00..1f, nonce 000000090000004a00000000, counter 1. */
    uint32_t key[8], nonce[3] = {0x09000000, 0x4a000000, 0}, out[RNG_WORDS];

    for (uint32_t i = 0; i < 8; i++)
        key[i] = 0x03020100 + i * 0x04040404;
    rng_chacha20_block(key, 1, nonce, out);
    words_are(out, "10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e"
                   "d2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e");
}

TEST(test_stream, "the stream, RFC 8439 A.1")
{
    /* RFC 8439, A.1, vectors 1 and 2: the all-zero key, blocks 0 and 1. */
    uint8_t seed[32] = {0};
    struct rng rng;
    uint32_t out[16];

    rng_seed(&rng, seed);
    for (int i = 0; i < 16; i++)
        out[i] = rng_word(&rng);
    words_are(out, "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
                   "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586");
    for (int i = 0; i < 16; i++)
        out[i] = rng_word(&rng);
    words_are(out, "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"
                   "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f");
}

TEST(test_key, "the key's bytes, RFC 8439 A.1")
{
    /* RFC 8439, A.1, vector 3 has the key 00..01 (and counter 1). */
    uint8_t seed[32] = {0};
    struct rng rng;
    uint32_t out[16];

    seed[31] = 1;
    rng_seed(&rng, seed);
    for (int i = 0; i < 32; i++) {
        uint32_t w = rng_word(&rng);

        if (i >= 16)
            out[i - 16] = w;
    }
    words_are(out, "3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a"
                   "8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0");
}

TEST(test_below, "bounded draws")
{
    uint8_t seed[32] = {7};
    struct rng rng, before, twin;
    int count[10] = {0};

    rng_seed(&rng, seed);
    before = rng;
    CU_ASSERT_EQUAL(rng_below(&rng, 0), 0);
    CU_ASSERT_EQUAL(rng_below(&rng, 1), 0);
    CU_ASSERT_EQUAL(memcmp(&rng, &before, sizeof(rng)), 0);
    for (int i = 0; i < 10000; i++) {
        uint32_t v = rng_below(&rng, 10);

        CU_ASSERT_FATAL(v < 10);
        count[v]++;
    }
    for (int i = 0; i < 10; i++)
        CU_ASSERT(count[i] > 850 && count[i] < 1150);
    /* With n = 3 * 2^30 a quarter of the words is drawn again: the rule of games/core/RNG.md,
     * spelled out. */
    twin = rng;
    for (int i = 0; i < 200; i++) {
        uint32_t n = 3u << 30, w;

        do
            w = rng_word(&twin);
        while (w < (uint32_t)(0x100000000ull % n));
        CU_ASSERT_EQUAL(rng_below(&rng, n), w % n);
    }
}

TEST(test_shuffle, "shuffle")
{
    uint8_t seed[32] = {0};
    struct rng rng, twin;
    card_t card[52], want[52];

    rng_seed(&rng, seed);
    twin = rng;
    for (int i = 0; i < 52; i++)
        card[i] = want[i] = (card_t)(i + 1);
    rng_shuffle(&rng, card, 52);
    for (uint32_t i = 51; i >= 1; i--) {
        uint32_t j = rng_below(&twin, i + 1);
        card_t c = want[i];

        want[i] = want[j];
        want[j] = c;
    }
    CU_ASSERT_EQUAL(memcmp(card, want, sizeof(card)), 0);
}
