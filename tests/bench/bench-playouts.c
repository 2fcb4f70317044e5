/*
 * Random playouts on one core: games and moves a second of each game, default options, the seats in
 * turn; and copying a position against memcpy. Usage: bench-playouts [SECONDS A GAME] [GAME]
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "core/rng.h"

enum { LEGAL_MAX = 2048, COPIES = 1 << 20 };

struct bench {
    const struct game_rules *rules;
    struct rng rng;
    struct game_events events;
    struct game_move legal[LEGAL_MAX];
    long games, moves;
    double seconds, copy_ns, memcpy_ns;
    _Alignas(max_align_t) uint8_t st[2][GAME_STATE_MAX];
};

static double seconds(void)
{
    struct timespec t;

    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static void play_game(struct bench *b)
{
    struct game_setup setup;
    struct game_turn turn;
    int span = b->rules->max_seats - b->rules->min_seats + 1;

    game_setup_defaults(b->rules, b->rules->min_seats + (int)(b->games % span), &setup);
    game_setup_seed(&setup, (uint64_t)b->games);
    b->events.n = 0;
    b->rules->start(b->st[0], &setup, &b->events, NULL);
    for (;;) {
        b->rules->turn(b->st[0], &turn);
        if (turn.over)
            break;
        int seat = __builtin_ctz(turn.must);
        int n = b->rules->legal(b->st[0], seat, b->legal, LEGAL_MAX);
        struct game_move *m =
            &b->legal[rng_below(&b->rng, (uint32_t)(n < LEGAL_MAX ? n : LEGAL_MAX))];

        b->events.n = 0;
        b->rules->apply(b->st[0], seat, m, &b->events);
        b->moves++;
    }
    b->games++;
}

/* One copy, as a search makes it, and as a mere memcpy of so many bytes that cannot be left out. */
static double time_copies(struct bench *b, size_t size)
{
    double start = seconds();

    for (int i = 0; i < COPIES; i++) {
        memcpy(b->st[~i & 1], b->st[i & 1], size);
        __asm__ volatile("" : : "r"(b->st) : "memory");
    }
    return (seconds() - start) * 1e9 / COPIES;
}

static void bench_game(struct bench *b, double want, bool *first, FILE *json)
{
    static const uint8_t seed[32] = "playouts";
    double start = seconds();

    rng_seed(&b->rng, seed);
    b->games = b->moves = 0;
    do {
        for (int i = 0; i < 16; i++)
            play_game(b);
        b->seconds = seconds() - start;
    } while (b->seconds < want);
    time_copies(b, b->rules->state_size);
    b->copy_ns = time_copies(b, b->rules->state_size);
    printf("%-18s %10.0f %12.0f %10.1f %8zu %8.1f %8.1f\n", b->rules->id,
           (double)b->games / b->seconds, (double)b->moves / b->seconds,
           (double)b->moves / (double)b->games, b->rules->state_size, b->copy_ns,
           (double)b->rules->state_size / b->copy_ns);
    fflush(stdout);
    fprintf(json,
            "%s{\"game\":\"%s\",\"games_per_s\":%.0f,\"moves_per_s\":%.0f,\"state_bytes\":%zu,"
            "\"copy_ns\":%.1f,\"copy_gb_per_s\":%.1f}",
            *first ? "" : ",", b->rules->id, (double)b->games / b->seconds,
            (double)b->moves / b->seconds, b->rules->state_size, b->copy_ns,
            (double)b->rules->state_size / b->copy_ns);
    *first = false;
}

int main(int argc, char **argv)
{
    static struct bench b;
    double want = argc > 1 ? atof(argv[1]) : 2;
    char *text = NULL;
    size_t size;
    bool first = true;
    FILE *json = open_memstream(&text, &size);

    if (json == NULL || want <= 0)
        return 1;
    printf("%-18s %10s %12s %10s %8s %8s %8s\n", "", "games/s", "moves/s", "moves/game", "bytes",
           "copy ns", "GB/s");
    for (int i = 0; game_registry[i] != NULL; i++) {
        b.rules = game_registry[i];
        if (b.rules->finite && (argc <= 2 || strcmp(argv[2], b.rules->id) == 0))
            bench_game(&b, want, &first, json);
    }
    fclose(json);
    printf("{\"bench\":\"playouts\",\"games\":[%s]}\n", text);
    free(text);
    return 0;
}
