/*
 * The bots by whole games: none goes round in circles until the option `limit` ends it, and each
 * level is better than the one below it. These are few games with fixed chance;
 * tests/bench/bench-bots plays thousands, and level 3 with as many playouts as a room. With
 * AddressSanitizer there are fewer still, and other builds check who is better: the same games have
 * the same end there.
 */
#include "bot_games.h"
#include "cutap.h"

#ifdef __SANITIZE_ADDRESS__
enum { CIRCLES = 20 };
#else
enum { CIRCLES = 100 };
#endif
enum { SEARCHED = 1, PLAYOUTS = 20, MATCHES = 100, SEARCHED_MATCHES = 100, JUDGED_MATCHES = 1000 };

static struct bot_games games;

static void circles(int level, int each)
{
    games.playouts = PLAYOUTS;
    for (int i = 0; game_registry[i]; i++) {
        const struct game_rules *rules = game_registry[i];

        if (!rules->finite) /* EX-D12: throws are counted, so nobody can go on for ever */
            continue;
        bot_games_open(&games, rules, "circles");
        for (int seats = rules->min_seats; seats <= rules->max_seats; seats++) {
            int limit = 0;
            const char *why = bot_games_circles(&games, seats, level, each, &limit);

            if (why || limit > 0)
                printf("# %s, %d seats, level %d: %s, %d of %d games end by the limit\n", rules->id,
                       seats, level, why ? why : "all end", limit, each);
            CU_ASSERT_PTR_NULL(why);
            CU_ASSERT_EQUAL(limit, 0);
        }
    }
}

SUITE("bots", NULL, NULL);

TEST(test_no_circles, "nobody goes round in circles")
{
    circles(1, CIRCLES);
    circles(2, CIRCLES);
    circles(3, SEARCHED);
}

#ifndef __SANITIZE_ADDRESS__
static double share(const struct game_rules *rules, int level, int below, int each)
{
    struct bot_score score;

    games.playouts = 8 * PLAYOUTS;
    bot_games_open(&games, rules, "levels");
    CU_ASSERT_PTR_NULL_FATAL(bot_games_match(&games, 2, each, level, below, &score));
    printf("# %s: level %d beats level %d in %.1f %% of %d games\n", rules->id, level, below,
           bot_score_share(&score), each);
    return bot_score_share(&score);
}

TEST(test_levels, "each level is better than the one below it")
{
    for (int i = 0; game_registry[i]; i++) {
        CU_ASSERT(share(game_registry[i], 1, BOT_RANDOM, MATCHES) > 55);
        CU_ASSERT(share(game_registry[i], 3, 2, SEARCHED_MATCHES) > 50);
        if (game_registry[i]->finite) /* in Exta-Cards this shows only with a search */
            CU_ASSERT(share(game_registry[i], 2, 1, JUDGED_MATCHES) >= 53);
    }
}
#endif
