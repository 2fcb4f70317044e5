/*
 * Bots against each other, by the games of tests/games/bot_games.h, with as many playouts as a room
 * has (THINK_PLAYOUTS).
 *     bench-bots [GAMES [PLAYOUTS [GAME]]]
 * Each level against the one below it, level 1 against random moves, and whoever always plays the
 * hint against level 2, at two seats; level 3 against level 2 with more seats, in a quarter of the
 * games; what a move of each costs. For Exta-Cards also the orderings that its page asks for.
 *     bench-bots circles [GAMES [PLAYOUTS [GAME [LEVEL]]]]
 * Each level against itself at every number of seats, and how many games the option `limit` ends:
 * a bot that goes round in circles is among them. Exta-Cards ends by its count of throws (EX-D12),
 * which is not such a limit.
 */
#include <stdio.h>

#include "bot_games.h"
#include "exta_cards/state.h"
#include "stopwatch.h"

enum { GAMES = 1000, PLAYOUTS = 1500, STRONG = 3, SEATS_MANY = 4 };

struct bench {
    struct bot_games games;
    int count;
    FILE *json; /* the members of this game's object */
};

static double now_ms(void)
{
    return 1e3 * stopwatch_s(CLOCK_THREAD_CPUTIME_ID);
}

/* A player of Exta-Cards may have a layout of its own: LAYOUT_... */
static void lay_out(const struct bot_player *player, struct game_move *move)
{
    const int *layout = player->arg;

    if (move->verb == MOVE_LAYOUT && layout)
        move->style = (uint8_t)*layout;
}

static void stop(const struct bench *b, const char *why)
{
    fprintf(stderr, "%s: %s\n", b->games.rules->id, why);
    exit(1);
}

/* In how many of the games `one` beats `other`, per cent. */
static double match(struct bench *b, const char *name, int seats, struct bot_player one,
                    struct bot_player other)
{
    struct bot_score score;
    int count = seats == 2 ? b->count : (b->count + 3) / 4;
    const char *why = bot_games_match(&b->games, seats, count, &one, &other, &score);

    if (why)
        stop(b, why);
    fprintf(b->json, ",\"%s\":%.1f", name, bot_score_share(&score));
    return bot_score_share(&score);
}

static void bench_levels(struct bench *b)
{
    const struct bot_player random = {.level = BOT_RANDOM}, one = {.level = 1}, two = {.level = 2},
                            three = {.level = STRONG}, hint = {.level = BOT_HINT};
    const struct game_rules *rules = b->games.rules;

    printf("%-18s", rules->id);
    printf(" %8.1f%%", match(b, "level1_beats_random", 2, one, random));
    printf(" %7.1f%%", match(b, "level2_beats_level1", 2, two, one));
    printf(" %7.1f%%", match(b, "level3_beats_level2", 2, three, two));
    printf(" %7.1f%%", match(b, "hint_beats_level2", 2, hint, two));
    for (int level = 1; level < BOT_LEVELS; level++) {
        double mean = b->games.ms[level] / (double)b->games.moves[level];

        printf(" %9.4f %8.2f", mean, b->games.worst[level]);
        fprintf(b->json, ",\"level%d_ms\":%.4f,\"level%d_worst_ms\":%.2f", level, mean, level,
                b->games.worst[level]);
    }
    printf("\n");
    for (int seats = 3; seats <= rules->max_seats && seats <= SEATS_MANY; seats++) {
        char name[40];

        snprintf(name, sizeof(name), "level3_beats_level2_of_%d", seats);
        printf("  3 v 2 with %d seats      %.1f%%\n", seats, match(b, name, seats, three, two));
    }
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
        fprintf(b->json, ",\"level%d_seats%d\":%d", level, seats, limit);
        fflush(stdout);
    }
}

/* ---- The orderings of Exta-Cards (doc/rules/exta-cards.md, "How good it must be") ---- */

/* How often bad, which begins, wins between equals. */
static double bad_share(struct bench *b)
{
    const struct bot_player strong = {.level = STRONG}, *player[3] = {NULL, &strong, &strong};
    long halves = 0;
    double share;

    for (int g = 0; g < b->count; g++) {
        struct game_result result;
        const char *why = bot_games_play(&b->games, 2, 1000 + (uint64_t)g, player, &result);
        const struct exta_cards *end = (const struct exta_cards *)(const void *)b->games.st;

        if (why)
            stop(b, why);
        halves += (result.winners >> (3 - end->good) & 1) + 1 - (result.winners >> end->good & 1);
    }
    share = 100.0 * (double)halves / (2.0 * b->count);
    fprintf(b->json, ",\"equal_bad_wins\":%.1f", share);
    return share;
}

/* How often a throw at a single card in this row hits it. If the curl is known, the thrower
 * corrects for it. */
static double odds(struct bench *b, int row, enum exta_cards_style style, bool known)
{
    enum { THROWS = 100000 };
    struct exta_cards_piece card = {.x = EXTA_CARDS_WIDTH / 2 + 30, .y = (int16_t)(row * 90 - 45)};
    int hits = 0;

    for (int i = 0; i < THROWS; i++) {
        int curl[2], take[2] = {0, 0}, u, v;

        for (int k = 0; k < 2; k++) {
            curl[k] = (int)rng_below(&b->games.rng, 25) * 10 - 120;
            if (known)
                take[k] = ec_round(curl[k], 1, style == EXTA_CARDS_FLICK ? 2 : 1);
        }
        /* EX-D4: nobody aims beyond that. */
        int aim = card.y - take[1] > AIM_FAR ? AIM_FAR : card.y - take[1];

        ec_land(card.x - take[0], aim, style, curl[0], curl[1], ec_scatter(&b->games.rng),
                ec_scatter(&b->games.rng), &u, &v);
        hits += ec_lies_on(u, v, &card);
    }
    return (double)hits / THROWS;
}

static void bench_throws(struct bench *b)
{
    static const char *const names[2][2] = {{"float_unknown", "float_known"},
                                            {"flick_unknown", "flick_known"}};
    static int layout[] = {LAYOUT_SPREAD, LAYOUT_DEEP, LAYOUT_RANDOM};
    const struct bot_player strong = {.level = STRONG}, random = {.level = BOT_RANDOM},
                            spread = {STRONG, &layout[0]}, deep = {STRONG, &layout[1]},
                            chance = {STRONG, &layout[2]};

    printf("  equals: who begins wins %.1f%%\n", bad_share(b));
    printf("  strong v random         %.1f%%\n",
           match(b, "strong_beats_random", 2, strong, random));
    printf("  layout spread v deep    %.1f%%\n", match(b, "spread_beats_deep", 2, spread, deep));
    printf("  layout spread v random  %.1f%%\n",
           match(b, "spread_beats_random", 2, spread, chance));
    /* As bad sees the floor: good's rows are 13 to 22. */
    for (int style = EXTA_CARDS_FLOAT; style <= EXTA_CARDS_FLICK; style++)
        for (int known = 1; known >= 0; known--) {
            const char *name = names[style - EXTA_CARDS_FLOAT][known];
            double near = odds(b, 13, style, known), far = odds(b, 22, style, known);

            printf("  odds %-18s nearest row %.2f, farthest row %.2f\n", name, near, far);
            fprintf(b->json, ",\"%s_near\":%.2f,\"%s_far\":%.2f", name, near, name, far);
        }
    fflush(stdout);
}

int main(int argc, char **argv)
{
    static struct bench b;
    bool circles = argc > 1 && strcmp(argv[1], "circles") == 0;
    const char *comma = "", *game;
    char *text = NULL;
    int only;
    size_t size;

    argc -= circles;
    argv += circles;
    b.count = argc > 1 ? atoi(argv[1]) : GAMES;
    b.games.playouts = argc > 2 ? atoi(argv[2]) : PLAYOUTS;
    game = argc > 3 ? argv[3] : NULL;
    only = argc > 4 ? atoi(argv[4]) : 0;
    b.games.now_ms = now_ms;
    b.games.changes = lay_out;
    b.json = open_memstream(&text, &size);
    if (b.count < 2 || b.games.playouts < 1 || !b.json)
        return 1;
    if (!circles)
        printf("%-18s %9s %8s %8s %8s %9s %8s %9s %8s %9s %8s %9s %8s\n", "", "1 v rand", "2 v 1",
               "3 v 2", "hint v 2", "1 ms", "worst", "2 ms", "worst", "3 ms", "worst", "hint ms",
               "worst");
    for (int i = 0; game_registry[i]; i++) {
        if (game && strcmp(game, game_registry[i]->id) != 0)
            continue;
        bot_games_open(&b.games, game_registry[i], "tournament");
        fprintf(b.json, "%s{\"game\":\"%s\"", comma, game_registry[i]->id);
        for (int level = 1; circles && level <= STRONG; level++)
            if (only == 0 || only == level)
                bench_circles(&b, level);
        if (!circles)
            bench_levels(&b);
        if (!circles && game_registry[i] == &exta_cards_rules)
            bench_throws(&b);
        fprintf(b.json, "}");
        comma = ",";
    }
    fclose(b.json);
    printf("{\"bench\":\"%s\",\"count\":%d,\"playouts\":%d,\"games\":[%s]}\n",
           circles ? "circles" : "bots", b.count, b.games.playouts, text);
    free(text);
    return 0;
}
