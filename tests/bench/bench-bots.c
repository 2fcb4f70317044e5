/*
 * Bots against each other, by the games of tests/games/bot_games.h, with as many playouts as a room
 * has (THINK_PLAYOUTS).
 *     bench-bots [GAMES [PLAYOUTS [GAME]]]
 * Each level against the one below it, level 1 against random moves, and whoever always plays the
 * hint against level 2, at two seats; level 3 against level 2 with more seats, in a quarter of the
 * games.
 *     bench-bots circles [GAMES [PLAYOUTS [GAME [LEVEL]]]]
 * Each level against itself at every number of seats, and how many games the option `limit` ends:
 * a bot that goes round in circles is among them. Exta-Cards ends by its count of throws (EX-D12),
 * which is not such a limit.
 */
#include <stdio.h>
#include <stdlib.h>

#include "bot_games.h"

enum { GAMES = 1000, PLAYOUTS = 1500, STRONG = 3, SEATS_MANY = 4 };

struct bench {
    struct bot_games games;
    int count;
};

static void stop(const struct bench *b, const char *why)
{
    fprintf(stderr, "%s: %s\n", b->games.rules->id, why);
    exit(1);
}

/* In how many of the games `one` beats `other`, per cent. */
static double match(struct bench *b, int seats, int one, int other)
{
    struct bot_score score;
    int count = seats == 2 ? b->count : (b->count + 3) / 4;
    const char *why = bot_games_match(&b->games, seats, count, one, other, &score);

    if (why)
        stop(b, why);
    return bot_score_share(&score);
}

static void bench_levels(struct bench *b)
{
    const struct game_rules *rules = b->games.rules;

    printf("%-18s", rules->id);
    printf(" %8.1f%%", match(b, 2, 1, BOT_RANDOM));
    printf(" %7.1f%%", match(b, 2, 2, 1));
    printf(" %7.1f%%", match(b, 2, STRONG, 2));
    printf(" %7.1f%%", match(b, 2, BOT_HINT, 2));
    printf("\n");
    for (int seats = 3; seats <= rules->max_seats && seats <= SEATS_MANY; seats++)
        printf("  3 v 2 with %d seats      %.1f%%\n", seats, match(b, seats, STRONG, 2));
    fflush(stdout);
}

/* ---- Circles ---- */

static void bench_circles(struct bench *b, int level)
{
    const struct game_rules *rules = b->games.rules;
    int limit;

    for (int seats = rules->min_seats; seats <= rules->max_seats; seats++) {
        const char *why = bot_games_circles(&b->games, seats, level, b->count, &limit);

        if (why)
            stop(b, why);
        printf("%-18s level %d, %d seats: %d of %d games end by the limit\n", rules->id, level,
               seats, limit, b->count);
        fflush(stdout);
    }
}

int main(int argc, char **argv)
{
    static struct bench b;
    bool circles = argc > 1 && strcmp(argv[1], "circles") == 0;
    const char *game;
    int only;

    argc -= circles;
    argv += circles;
    b.count = argc > 1 ? atoi(argv[1]) : GAMES;
    b.games.playouts = argc > 2 ? atoi(argv[2]) : PLAYOUTS;
    game = argc > 3 ? argv[3] : NULL;
    only = argc > 4 ? atoi(argv[4]) : 0;
    if (b.count < 2 || b.games.playouts < 1)
        return 1;
    if (!circles)
        printf("%-18s %9s %8s %8s %8s\n", "", "1 v rand", "2 v 1", "3 v 2", "hint v 2");
    for (int i = 0; game_registry[i]; i++) {
        if (game && strcmp(game, game_registry[i]->id) != 0)
            continue;
        bot_games_open(&b.games, game_registry[i], "tournament");
        for (int level = 1; circles && level <= STRONG; level++)
            if (only == 0 || only == level)
                bench_circles(&b, level);
        if (!circles)
            bench_levels(&b);
    }
    return 0;
}
