/*
 * What the collusion report does on the thread that reads before other reads come in (collusion.h):
 * all partners looked at in the largest pool there can be, and the soft moves judged in one game,
 * of random games of everything with a list of moves. Prints the mean and the longest of each.
 *
 *   tests/bench/bench-collusion [GAMES]
 */
#include <stdio.h>
#include <stdlib.h>

#include "game.h"
#include "pattern.h"
#include "rng.h"
#include "soft_play.h"
#include "stopwatch.h"

enum { LEGAL_MAX = 4096, MOVES_MAX = 5000, ME = 1 };

static struct rng rng;

static struct pieces {
    int n;
    double sum, longest;
} pieces;

static void piece_add(double from)
{
    double us = 1e6 * stopwatch_s(CLOCK_THREAD_CPUTIME_ID) - from;
    pieces.n++;
    pieces.sum += us;
    if (us > pieces.longest)
        pieces.longest = us;
}

static void print(const char *what)
{
    printf("%-20s %7d times, mean %7.1f us, longest %7.1f us\n", what, pieces.n,
           pieces.n > 0 ? pieces.sum / pieces.n : 0, pieces.longest);
    pieces = (struct pieces){0};
}

/* In each of its last games ME met as many others as fit, and each of them five times. */
static void partners(void)
{
    static struct pattern_game pool[PATTERN_POOL + PATTERN_GAMES];
    struct pattern_pair pair[PATTERN_PAIRS];
    int npool = PATTERN_POOL + PATTERN_GAMES;
    for (int i = 0; i < npool; i++) {
        pool[i] = (struct pattern_game){.id = i + 1, .nseats = PATTERN_SEATS};
        for (int s = 0; s < PATTERN_SEATS; s++)
            pool[i].seat[s].account = 100 + (i * (PATTERN_SEATS - 1) + s) % 70;
        pool[i].seat[i % PATTERN_SEATS].won = true;
        if (i % (npool / PATTERN_GAMES) == 0)
            pool[i].seat[PATTERN_SEATS - 1].account = ME;
    }
    double from = 1e6 * stopwatch_s(CLOCK_THREAD_CPUTIME_ID);
    pattern_look(pool, npool, ME, pair, PATTERN_PAIRS);
    piece_add(from);
    printf("%d partners\n", pair[0].partners);
    print("partners");
}

/* Replays as the report does: each move of each seat is judged. */
static void game(const struct game_rules *rules, int seats)
{
    static max_align_t state[GAME_STATE_MAX / sizeof(max_align_t)];
    static struct game_events told;
    static struct game_move legal[LEGAL_MAX];
    struct game_setup setup;
    game_setup_defaults(rules, seats, &setup);
    for (size_t i = 0; i < sizeof(setup.seed); i++)
        setup.seed[i] = (uint8_t)rng_below(&rng, 256);
    rules->start(state, &setup, &told);
    double from = 1e6 * stopwatch_s(CLOCK_THREAD_CPUTIME_ID);
    for (int i = 0; i < MOVES_MAX; i++) {
        struct game_turn turn;
        rules->turn(state, &turn);
        if (turn.over || turn.must == 0)
            break;
        int seat = __builtin_ctz(turn.must);
        int n = rules->legal(state, seat, legal, LEGAL_MAX);
        if (n <= 0)
            break;
        const struct game_move *move =
            &legal[rng_below(&rng, (uint32_t)(n < LEGAL_MAX ? n : LEGAL_MAX))];
        soft_play_judge(rules, state, seat, move);
        told.n = 0;
        rules->apply(state, seat, move, &told);
    }
    piece_add(from);
}

int main(int argc, char **argv)
{
    int games = argc > 1 ? atoi(argv[1]) : 300;
    rng_seed(&rng, (const uint8_t *)"the collusion report's pieces...");
    partners();
    for (int i = 0; game_registry[i]; i++) {
        const struct game_rules *rules = game_registry[i];
        if (!rules->finite)
            continue;
        for (int k = 0; k < games; k++)
            game(rules, rules->min_seats + k % (rules->max_seats - rules->min_seats + 1));
        print(rules->title);
    }
    return 0;
}
