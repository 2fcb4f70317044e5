/*
 * Bots against each other at two seats, seats swapped: each level against those below it and level
 * 1 against random moves, and what a move of each costs. For Exta-Cards also the orderings that its
 * page asks for. Usage: bench-bots [GAMES] [PLAYOUTS] [GAME]
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "exta_cards/state.h"
#include "search.h"

enum { LEVELS = 4, LEGAL_MAX = 2048, PLIES_MAX = 20000, RANDOM = 0, STRONG = 3 };

/* Who plays a seat. */
struct player {
    int level;  /* RANDOM or 1..3 */
    int layout; /* of Exta-Cards, LAYOUT_...; 0: the bot's own */
};
struct bench {
    const struct game_rules *rules;
    int games, playouts;
    struct rng rng;
    struct search search;
    struct game_events events;
    struct game_move legal[LEGAL_MAX];
    double ms[LEVELS], worst[LEVELS];
    long moves[LEVELS];
    FILE *json; /* the members of this game's object */
    _Alignas(max_align_t) uint8_t st[GAME_STATE_MAX];
    _Alignas(max_align_t) uint8_t seen[GAME_STATE_MAX];
};

static double now_ms(void)
{
    struct timespec t;

    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return (double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6;
}

/* ---- Games ---- */

/* The move of a seat; false: none now. */
static bool decide(struct bench *b, int seat, int level, struct game_move *out)
{
    struct search_budget budget = {.playouts = b->playouts};
    int n;

    if (level != RANDOM) {
        b->rules->resample(b->seen, b->st, seat, &b->rng);
        return search_move(&b->search, b->rules, b->seen, seat, level, &budget, &b->rng, out);
    }
    n = b->rules->legal(b->st, seat, b->legal, LEGAL_MAX);
    if (n > 0)
        *out = b->legal[rng_below(&b->rng, (uint32_t)(n < LEGAL_MAX ? n : LEGAL_MAX))];
    return n > 0;
}

static void act(struct bench *b, int seat, const struct player *player)
{
    struct game_move m;
    double start = now_ms(), took;
    bool moves = decide(b, seat, player->level, &m);

    took = now_ms() - start;
    if (!moves)
        return;
    b->ms[player->level] += took;
    b->moves[player->level]++;
    if (took > b->worst[player->level])
        b->worst[player->level] = took;
    if (m.verb == MOVE_LAYOUT && player->layout != 0)
        m.style = (uint8_t)player->layout;
    b->events.n = 0;
    if (b->rules->apply(b->st, seat, &m, &b->events) != GAME_OK) {
        fprintf(stderr, "%s: level %d makes a move that is refused\n", b->rules->id, player->level);
        exit(1);
    }
}

/* Plays a game of player[1] and player[2]; returns who won as game_result.winners. */
static uint16_t play_game(struct bench *b, uint64_t seed, const struct player *const player[3])
{
    struct game_setup setup;
    struct game_turn turn;
    struct game_result result;

    game_setup_defaults(b->rules, 2, &setup);
    game_setup_seed(&setup, seed);
    b->events.n = 0;
    b->rules->start(b->st, &setup, &b->events, NULL);
    for (int ply = 0; ply < PLIES_MAX; ply++) {
        b->rules->turn(b->st, &turn);
        if (turn.over)
            break;
        for (int seat = 1; seat <= 2; seat++)
            if (turn.may & ~turn.must & 1 << seat)
                act(b, seat, player[seat]);
        b->rules->turn(b->st, &turn);
        if (turn.must != 0)
            act(b, __builtin_ctz(turn.must), player[__builtin_ctz(turn.must)]);
    }
    b->rules->result(b->st, &result);
    return result.winners;
}

/* In how many of the games `one` beats `other`, per cent, ties half; each deal is played from both
 * seats. */
static double match(struct bench *b, const char *name, struct player one, struct player other)
{
    long halves = 0;
    double share;

    for (int g = 0; g < b->games; g++) {
        int seat = 1 + g % 2;
        const struct player *player[3] = {NULL, seat == 1 ? &one : &other,
                                          seat == 1 ? &other : &one};
        uint16_t winners = play_game(b, 1000 + (uint64_t)g / 2, player);

        halves += (winners >> seat & 1) + 1 - (winners >> (3 - seat) & 1);
    }
    share = 100.0 * (double)halves / (2.0 * b->games);
    fprintf(b->json, ",\"%s\":%.1f", name, share);
    return share;
}

static void bench_levels(struct bench *b)
{
    const struct player random = {RANDOM, 0}, one = {1, 0}, two = {2, 0}, three = {STRONG, 0};

    memset(b->ms, 0, sizeof(b->ms));
    memset(b->worst, 0, sizeof(b->worst));
    memset(b->moves, 0, sizeof(b->moves));
    printf("%-18s", b->rules->id);
    printf(" %8.1f%%", match(b, "level1_beats_random", one, random));
    printf(" %7.1f%%", match(b, "level2_beats_level1", two, one));
    printf(" %7.1f%%", match(b, "level3_beats_level1", three, one));
    printf(" %7.1f%%", match(b, "level3_beats_level2", three, two));
    for (int level = 1; level < LEVELS; level++) {
        double mean = b->ms[level] / (double)b->moves[level];

        printf(" %9.4f %8.2f", mean, b->worst[level]);
        fprintf(b->json, ",\"level%d_ms\":%.4f,\"level%d_worst_ms\":%.2f", level, mean, level,
                b->worst[level]);
    }
    printf("\n");
    fflush(stdout);
}

/* ---- The orderings of Exta-Cards (doc/rules/exta-cards.md, "How good it must be") ---- */

/* How often bad, who begins, wins among equals. */
static double bad_share(struct bench *b)
{
    const struct player strong = {STRONG, 0}, *player[3] = {NULL, &strong, &strong};
    long halves = 0;
    double share;

    for (int g = 0; g < b->games; g++) {
        uint16_t winners = play_game(b, 1000 + (uint64_t)g, player);
        struct exta_cards *end = (struct exta_cards *)(void *)b->st;

        halves += (winners >> (3 - end->good) & 1) + 1 - (winners >> end->good & 1);
    }
    share = 100.0 * (double)halves / (2.0 * b->games);
    fprintf(b->json, ",\"equal_bad_wins\":%.1f", share);
    return share;
}

/* How often a throw at a card that lies alone in this row hits it; of a known curl the thrower
 * takes off what it adds. */
static double odds(struct bench *b, int row, enum exta_cards_style style, bool known)
{
    enum { THROWS = 100000 };
    struct exta_cards_piece card = {.x = EXTA_CARDS_WIDTH / 2 + 30, .y = (int16_t)(row * 90 - 45)};
    int hits = 0;

    for (int i = 0; i < THROWS; i++) {
        int curl[2], take[2] = {0, 0}, u, v;

        for (int k = 0; k < 2; k++) {
            curl[k] = (int)rng_below(&b->rng, 25) * 10 - 120;
            if (known)
                take[k] = ec_round(curl[k], 1, style == EXTA_CARDS_FLICK ? 2 : 1);
        }
        /* EX-D4: nobody aims beyond that. */
        int aim = card.y - take[1] > AIM_FAR ? AIM_FAR : card.y - take[1];

        ec_land(card.x - take[0], aim, style, curl[0], curl[1], ec_scatter(&b->rng),
                ec_scatter(&b->rng), &u, &v);
        hits += ec_lies_on(u, v, &card);
    }
    return (double)hits / THROWS;
}

static void bench_throws(struct bench *b)
{
    static const char *const names[2][2] = {{"float_unknown", "float_known"},
                                            {"flick_unknown", "flick_known"}};
    const struct player strong = {STRONG, 0}, deep = {STRONG, LAYOUT_DEEP},
                        spread = {STRONG, LAYOUT_SPREAD}, chance = {STRONG, LAYOUT_RANDOM},
                        random = {RANDOM, 0};

    printf("  equals: who begins wins %.1f%%\n", bad_share(b));
    printf("  strong v random         %.1f%%\n", match(b, "strong_beats_random", strong, random));
    printf("  layout spread v deep    %.1f%%\n", match(b, "spread_beats_deep", spread, deep));
    printf("  layout spread v random  %.1f%%\n", match(b, "spread_beats_random", spread, chance));
    /* As bad sees it: good's rows are 13 to 22. */
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
    static const uint8_t seed[32] = "tournament";
    static struct bench b;
    char *text = NULL;
    size_t size;
    const char *comma = "";

    b.games = argc > 1 ? atoi(argv[1]) : 1000;
    b.playouts = argc > 2 ? atoi(argv[2]) : 1000;
    b.json = open_memstream(&text, &size);
    if (b.games < 2 || b.playouts < 1 || !b.json)
        return 1;
    printf("%-18s %9s %8s %8s %8s %9s %8s %9s %8s %9s %8s\n", "", "1 v rand", "2 v 1", "3 v 1",
           "3 v 2", "1 ms", "worst", "2 ms", "worst", "3 ms", "worst");
    for (int i = 0; game_registry[i]; i++) {
        b.rules = game_registry[i];
        if (argc > 3 && strcmp(argv[3], b.rules->id) != 0)
            continue;
        rng_seed(&b.rng, seed);
        fprintf(b.json, "%s{\"game\":\"%s\"", comma, b.rules->id);
        bench_levels(&b);
        if (b.rules == &exta_cards_rules)
            bench_throws(&b);
        fprintf(b.json, "}");
        comma = ",";
    }
    fclose(b.json);
    printf("{\"bench\":\"bots\",\"count\":%d,\"playouts\":%d,\"games\":[%s]}\n", b.games,
           b.playouts, text);
    free(text);
    return 0;
}
