/*
 * The short form of tests/bench/soak-games.
 */
#include <stdio.h>

#include "cutap.h"
#include "soak.h"

enum { GAMES = 200 };

SUITE("soak", NULL, NULL);

TEST(test_soak, "random games, played again")
{
    struct soak *soak = soak_new();

    CU_ASSERT_PTR_NOT_NULL_FATAL(soak);
    for (int i = 0; game_registry[i]; i++) {
        const char *why = NULL;

        for (uint64_t n = 0; n < GAMES && !why; n++)
            why = soak_game(soak, game_registry[i], n);
        if (why)
            printf("# %s\n", why);
        CU_ASSERT_PTR_NULL(why);
    }
    soak_free(&soak);
}
