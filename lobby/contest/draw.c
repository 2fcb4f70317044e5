/* What the drawings of all forms of a cup share. */
#include "draw.h"

#include <inttypes.h>
#include <sodium.h>

#include "utf8.h"

void draw_rng(const struct draw *draw, int round, struct rng *out)
{
    char hex[DRAW_SEED * 2 + 1], text[160];
    uint8_t seed[32];
    sodium_bin2hex(hex, sizeof(hex), draw->seed, DRAW_SEED);
    size_t len = utf8_printf(text, sizeof(text), "cardroom cup %" PRIu64 " round %d %s", draw->cup,
                             round, hex);
    crypto_generichash(seed, sizeof(seed), (const uint8_t *)text, len, NULL, 0);
    rng_seed(out, seed);
}

void draw_commitment(uint64_t cup, const uint8_t seed[DRAW_SEED], uint8_t out[DRAW_SEED])
{
    char hex[DRAW_SEED * 2 + 1], text[160];
    sodium_bin2hex(hex, sizeof(hex), seed, DRAW_SEED);
    size_t len = utf8_printf(text, sizeof(text), "cardroom cup %" PRIu64 " %s", cup, hex);
    crypto_generichash(out, DRAW_SEED, (const uint8_t *)text, len, NULL, 0);
}
