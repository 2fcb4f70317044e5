/* What the drawings of cups share: their generator and the commitment (CU-D12). */
#include <sodium.h>
#include <string.h>

#include "cutap.h"
#include "draw.h"

SUITE("draw", NULL, NULL);

TEST(test_seed, "the generator of a round")
{
    struct draw draw = {.cup = 7};
    struct rng first, again, other;
    memset(draw.seed, 0xAB, DRAW_SEED);
    draw_rng(&draw, 2, &first);
    draw_rng(&draw, 2, &again);
    draw_rng(&draw, 3, &other);
    bool same = true, differs = false;
    for (int i = 0; i < 32; i++) {
        uint32_t word = rng_word(&first);
        same &= word == rng_word(&again);
        differs |= word != rng_word(&other);
    }
    CU_ASSERT(same);
    CU_ASSERT(differs);
}

/* The same text, put together by hand. */
TEST(test_commitment, "the commitment")
{
    uint8_t seed[DRAW_SEED] = {0}, out[DRAW_SEED], want[DRAW_SEED];
    char text[128] = "cardroom cup 42 ";
    memset(text + strlen(text), '0', 64);
    crypto_generichash(want, sizeof(want), (const uint8_t *)text, strlen(text), NULL, 0);
    draw_commitment(42, seed, out);
    CU_ASSERT(memcmp(out, want, sizeof(out)) == 0);
}
