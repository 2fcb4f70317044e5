/*
 * ChaCha20 as a seeded generator. The steps are specified in games/core/RNG.md; a change of any of
 * them changes how old records replay.
 */
#include "rng.h"

#include <string.h>

/* Four words of a block. The same steps apply to all four. */
typedef uint32_t quad __attribute__((vector_size(4 * sizeof(uint32_t))));

/* Takes a pointer, because compilers pass vectors by value in different ways on processors of one
 * kind. */
static inline void rng_rotate(quad *v, int n)
{
    *v = *v << n | *v >> (32 - n);
}

/* Four quarter rounds at once (RFC 8439, 2.1): one in each column of the block's four rows. */
static inline void rng_quarter_rounds(quad s[4])
{
    s[0] += s[1];
    s[3] ^= s[0];
    rng_rotate(&s[3], 16);
    s[2] += s[3];
    s[1] ^= s[2];
    rng_rotate(&s[1], 12);
    s[0] += s[1];
    s[3] ^= s[0];
    rng_rotate(&s[3], 8);
    s[2] += s[3];
    s[1] ^= s[2];
    rng_rotate(&s[1], 7);
}

void rng_chacha20_block(const uint32_t key[8], uint32_t counter, const uint32_t nonce[3],
                        uint32_t out[RNG_WORDS])
{
    quad start[4] = {{0x61707865, 0x3320646e, 0x79622d32, 0x6b206574}}, s[4];

    memcpy(&start[1], key, 2 * sizeof(quad));
    start[3] = (quad){counter, nonce[0], nonce[1], nonce[2]};
    memcpy(s, start, sizeof(s));
    for (int i = 0; i < 10; i++) {
        rng_quarter_rounds(s);
        /* Moves the diagonals of the block into its columns, and back after the next rounds. */
        s[1] = __builtin_shufflevector(s[1], s[1], 1, 2, 3, 0);
        s[2] = __builtin_shufflevector(s[2], s[2], 2, 3, 0, 1);
        s[3] = __builtin_shufflevector(s[3], s[3], 3, 0, 1, 2);
        rng_quarter_rounds(s);
        s[1] = __builtin_shufflevector(s[1], s[1], 3, 0, 1, 2);
        s[2] = __builtin_shufflevector(s[2], s[2], 2, 3, 0, 1);
        s[3] = __builtin_shufflevector(s[3], s[3], 1, 2, 3, 0);
    }
    for (int i = 0; i < 4; i++)
        s[i] += start[i];
    memcpy(out, s, sizeof(s));
}

void rng_seed(struct rng *rng, const uint8_t seed[32])
{
    memset(rng, 0, sizeof(*rng));
    for (int i = 0; i < 8; i++)
        rng->key[i] = (uint32_t)seed[4 * i] | (uint32_t)seed[4 * i + 1] << 8 |
                      (uint32_t)seed[4 * i + 2] << 16 | (uint32_t)seed[4 * i + 3] << 24;
    rng->used = RNG_WORDS;
}

uint32_t rng_word(struct rng *rng)
{
    static const uint32_t nonce[3];

    if (rng->used == RNG_WORDS) {
        rng_chacha20_block(rng->key, rng->block++, nonce, rng->word);
        rng->used = 0;
    }
    return rng->word[rng->used++];
}

uint32_t rng_below(struct rng *rng, uint32_t n)
{
    if (n < 2)
        return 0;
    /* The lowest 2^32 mod n words would make small results more likely, so a word among them is
     * drawn again. All of them are below n, so a word of at least n is good without a division. */
    uint32_t w = rng_word(rng);
    if (w < n)
        for (uint32_t low = -n % n; w < low;)
            w = rng_word(rng);
    return w % n;
}

void rng_shuffle(struct rng *rng, card_t *card, int n)
{
    for (int i = n - 1; i > 0; i--) {
        int j = (int)rng_below(rng, (uint32_t)i + 1);
        card_t c = card[i];

        card[i] = card[j];
        card[j] = c;
    }
}

void rng_other(struct rng *rng, struct rng *from)
{
    uint8_t seed[32];

    for (int i = 0; i < 32; i++)
        seed[i] = (uint8_t)rng_word(from);
    rng_seed(rng, seed);
}
