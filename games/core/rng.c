/*
 * ChaCha20 as a seeded generator. The steps are specified in RNG.md; a change of any of them
 * changes how old records replay.
 */
#include "core/rng.h"

#include <string.h>

static inline uint32_t rotate(uint32_t v, int n)
{
    return v << n | v >> (32 - n);
}

static inline void quarter_round(uint32_t *s, int a, int b, int c, int d)
{
    s[a] += s[b];
    s[d] = rotate(s[d] ^ s[a], 16);
    s[c] += s[d];
    s[b] = rotate(s[b] ^ s[c], 12);
    s[a] += s[b];
    s[d] = rotate(s[d] ^ s[a], 8);
    s[c] += s[d];
    s[b] = rotate(s[b] ^ s[c], 7);
}

void rng_chacha20_block(const uint32_t key[8], uint32_t counter, const uint32_t nonce[3],
                        uint32_t out[16])
{
    uint32_t start[16] = {0x61707865, 0x3320646e, 0x79622d32, 0x6b206574};

    memcpy(start + 4, key, 8 * sizeof(uint32_t));
    start[12] = counter;
    memcpy(start + 13, nonce, 3 * sizeof(uint32_t));
    memcpy(out, start, sizeof(start));
    for (int i = 0; i < 10; i++) {
        quarter_round(out, 0, 4, 8, 12);
        quarter_round(out, 1, 5, 9, 13);
        quarter_round(out, 2, 6, 10, 14);
        quarter_round(out, 3, 7, 11, 15);
        quarter_round(out, 0, 5, 10, 15);
        quarter_round(out, 1, 6, 11, 12);
        quarter_round(out, 2, 7, 8, 13);
        quarter_round(out, 3, 4, 9, 14);
    }
    for (int i = 0; i < 16; i++)
        out[i] += start[i];
}

void rng_seed(struct rng *rng, const uint8_t seed[32])
{
    memset(rng, 0, sizeof(*rng));
    for (int i = 0; i < 8; i++)
        rng->key[i] = (uint32_t)seed[4 * i] | (uint32_t)seed[4 * i + 1] << 8 |
                      (uint32_t)seed[4 * i + 2] << 16 | (uint32_t)seed[4 * i + 3] << 24;
    rng->used = 16;
}

uint32_t rng_word(struct rng *rng)
{
    static const uint32_t nonce[3];

    if (rng->used == 16) {
        rng_chacha20_block(rng->key, rng->block++, nonce, rng->word);
        rng->used = 0;
    }
    return rng->word[rng->used++];
}

uint32_t rng_below(struct rng *rng, uint32_t n)
{
    uint32_t w;

    if (n < 2)
        return 0;
    /* The lowest 2^32 mod n words would favour small results: they are drawn again. Most words are
     * not even below n, which saves a division. */
    w = rng_word(rng);
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
