/*
 * The random generator: ChaCha20 (RFC 8439) keyed by the game's seed. It is flat so that it can be
 * part of a game's state. games/core/RNG.md specifies every step, so that anybody can re-implement
 * it.
 */
#pragma once

#include <stdint.h>

#include "game.h"

enum { RNG_WORDS = 16 }; /* in a block of the key stream */

struct rng {
    uint32_t key[8];
    uint32_t block; /* number of the next key stream block */
    uint32_t used;  /* words of `word` already given out; RNG_WORDS: none left */
    uint32_t word[RNG_WORDS];
};

/* Writes the block `counter` of the ChaCha20 key stream, as sixteen little-endian words (RFC
 * 8439, 2.3). */
void rng_chacha20_block(const uint32_t key[8], uint32_t counter, const uint32_t nonce[3],
                        uint32_t out[RNG_WORDS]);
/* Starts the stream of this 32-byte seed. */
void rng_seed(struct rng *rng, const uint8_t seed[32]);
/* The next 32-bit word of the stream. */
uint32_t rng_word(struct rng *rng);
/* A number 0..n-1, every one equally likely. If n is 0 or 1, it returns 0 and takes no word of the
 * stream. */
uint32_t rng_below(struct rng *rng, uint32_t n);
/* Puts n cards in random order: Fisher-Yates from the last to the second. */
void rng_shuffle(struct rng *rng, card_t *card, int n);
/* For `resample`: seeds the generator of a position with words of `from`. So the position says
 * nothing about the real generator, which nobody may know. */
void rng_other(struct rng *rng, struct rng *from);
