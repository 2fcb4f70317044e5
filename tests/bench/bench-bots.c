/*
 * Bots against each other at two seats, seats swapped: level 1 against random moves, level 2 and 3
 * against level 1, and what a move of each costs. Usage: bench-bots [GAMES] [PLAYOUTS] [GAME]
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "core/search.h"

enum { LEVELS = 4, LEGAL_MAX = 2048, PLIES_MAX = 20000, RANDOM = 0 };

struct bench {
    const struct game_rules *rules;
    int playouts;
    struct rng rng;
    struct search search;
    struct game_events events;
    struct game_move legal[LEGAL_MAX];
    double ms[LEVELS], worst[LEVELS];
    long moves[LEVELS];
    _Alignas(max_align_t) uint8_t st[GAME_STATE_MAX];
    _Alignas(max_align_t) uint8_t seen[GAME_STATE_MAX];
};

static double now_ms(void)
{
    struct timespec t;

    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return (double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6;
}

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

static void act(struct bench *b, int seat, int level)
{
    struct game_move m;
    double start = now_ms(), took;
    bool moves = decide(b, seat, level, &m);

    took = now_ms() - start;
    if (!moves)
        return;
    b->ms[level] += took;
    b->moves[level]++;
    if (took > b->worst[level])
        b->worst[level] = took;
    b->events.n = 0;
    if (b->rules->apply(b->st, seat, &m, &b->events) != GAME_OK) {
        fprintf(stderr, "%s: level %d makes a move that is refused\n", b->rules->id, level);
        exit(1);
    }
}

/* Halves that seat 1 has won: 2, 1 for a tie, 0. */
static int play_game(struct bench *b, uint64_t seed, const int level[3])
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
        for (int seat = 1; seat <= 2; seat++) {
            if (turn.may & ~turn.must & 1 << seat)
                act(b, seat, level[seat]);
        }
        b->rules->turn(b->st, &turn);
        if (turn.must != 0)
            act(b, __builtin_ctz(turn.must), level[__builtin_ctz(turn.must)]);
    }
    b->rules->result(b->st, &result);
    if (result.winners == (1 << 1 | 1 << 2))
        return 1;
    return result.winners >> 1 & 1 ? 2 : 0;
}

/* In how many of the games `one` beats `other`, per cent; each deal is played from both seats. */
static double match(struct bench *b, int games, int one, int other)
{
    long halves = 0;

    for (int g = 0; g < games; g += 2) {
        halves += play_game(b, 1000 + (uint64_t)g, (int[]){0, one, other});
        halves += 2 - play_game(b, 1000 + (uint64_t)g, (int[]){0, other, one});
    }
    return 100.0 * (double)halves / (2.0 * (double)games);
}

static void bench_game(struct bench *b, int games, bool *first, FILE *json)
{
    static const uint8_t seed[32] = "tournament";
    double one, two, three;

    rng_seed(&b->rng, seed);
    memset(b->ms, 0, sizeof(b->ms));
    memset(b->worst, 0, sizeof(b->worst));
    memset(b->moves, 0, sizeof(b->moves));
    one = match(b, games, 1, RANDOM);
    two = match(b, games, 2, 1);
    three = match(b, games, 3, 1);
    printf("%-18s %7.1f%% %7.1f%% %7.1f%%", b->rules->id, one, two, three);
    for (int level = 1; level < LEVELS; level++)
        printf(" %9.4f", b->ms[level] / (double)b->moves[level]);
    printf(" %9.2f\n", b->worst[3]);
    fflush(stdout);
    fprintf(json,
            "%s{\"game\":\"%s\",\"games\":%d,\"playouts\":%d,\"level1_beats_random\":%.1f,"
            "\"level2_beats_level1\":%.1f,\"level3_beats_level1\":%.1f,\"level1_ms\":%.4f,"
            "\"level2_ms\":%.4f,\"level3_ms\":%.4f,\"level3_worst_ms\":%.2f}",
            *first ? "" : ",", b->rules->id, games, b->playouts, one, two, three,
            b->ms[1] / (double)b->moves[1], b->ms[2] / (double)b->moves[2],
            b->ms[3] / (double)b->moves[3], b->worst[3]);
    *first = false;
}

int main(int argc, char **argv)
{
    static struct bench b;
    int games = argc > 1 ? atoi(argv[1]) : 1000;
    char *text = NULL;
    size_t size;
    bool first = true;
    FILE *json = open_memstream(&text, &size);

    b.playouts = argc > 2 ? atoi(argv[2]) : 1000;
    if (games < 2 || b.playouts < 1 || json == NULL)
        return 1;
    printf("%-18s %8s %8s %8s %9s %9s %9s %9s\n", "", "1 v rand", "2 v 1", "3 v 1", "1 ms", "2 ms",
           "3 ms", "3 worst");
    for (int i = 0; game_registry[i] != NULL; i++) {
        b.rules = game_registry[i];
        if (argc <= 3 || strcmp(argv[3], b.rules->id) == 0)
            bench_game(&b, games, &first, json);
    }
    fclose(json);
    printf("{\"bench\":\"bots\",\"games\":[%s]}\n", text);
    free(text);
    return 0;
}
