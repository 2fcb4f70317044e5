/*
 * Random playouts on one core: moves a second of each game at default options and two seats. A
 * move is chosen at random from `legal` and applied. Exta-Cards, which lists but a sample of its
 * moves, throws random cards at random aims. Usage: bench-playouts [SECONDS A LINE] [GAME]
 *
 * Time is that of the thread's CPU. The quickest of ROUNDS counts, because other work of the
 * machine can only slow a round down.
 */
#include <stdio.h>

#include "engine.h"
#include "exta_cards/exta_cards.h"
#include "registry.h"
#include "stopwatch.h"

enum { LEGAL_MAX = 2048, ROUNDS = 40, BATCH = 16, DRAWS = 10000 };

struct bench {
    const struct game_rules *rules;
    uint64_t chance; /* the generator that chooses the moves; it is not what is measured, so it is
                      * quick */
    struct game_events events;
    struct game_move legal[LEGAL_MAX];
    uint64_t games, moves;
    _Alignas(64) uint8_t st[GAME_STATE_MAX];
};

/* A number below n (n is small): the high half of a linear congruential generator. */
static inline uint32_t below(struct bench *b, uint32_t n)
{
    b->chance = b->chance * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (uint32_t)((b->chance >> 32) * n >> 32);
}

static void begin(struct bench *b)
{
    struct game_setup setup;

    game_setup_defaults(b->rules, 2, &setup);
    game_setup_seed(&setup, b->games);
    b->events.n = 0;
    b->rules->start(b->st, &setup, &b->events);
}

static bool may_apply(struct bench *b, int seat, const struct game_move *m)
{
    b->events.n = 0;
    return b->rules->apply(b->st, seat, m, &b->events) == GAME_OK;
}

static void refused(const struct bench *b)
{
    fprintf(stderr, "bench-playouts: %s refused a move\n", b->rules->id);
    abort();
}

static void must_apply(struct bench *b, int seat, const struct game_move *m)
{
    if (!may_apply(b, seat, m))
        refused(b);
}

static void play_game(struct bench *b)
{
    struct game_turn turn;

    begin(b);
    for (b->rules->turn(b->st, &turn); !turn.over; b->rules->turn(b->st, &turn)) {
        int seat = __builtin_ctz(turn.must);
        int n = b->rules->legal(b->st, seat, b->legal, LEGAL_MAX);

        must_apply(b, seat, &b->legal[below(b, (uint32_t)(n < LEGAL_MAX ? n : LEGAL_MAX))]);
        b->moves++;
    }
    b->games++;
}

/* A card that must not be thrown now, or belongs to another seat, is refused and another one is
 * drawn. So all cards that may be thrown are equally likely. */
static void throw_any(struct bench *b, int seat, struct game_move *m)
{
    for (int i = 0; i < DRAWS; i++) {
        m->card[0] = exta_cards_card((int)below(b, EXTA_CARDS_PIECES));
        if (may_apply(b, seat, m))
            return;
    }
    refused(b);
}

/* A throw counts as a move, the layouts and placing do not: what was won goes to its place with
 * the next throw. */
static void throw_game(struct bench *b)
{
    struct game_move m = {.verb = MOVE_LAYOUT, .style = 3, .num = {0, 0, 0, 1}};
    struct game_turn turn;

    begin(b);
    must_apply(b, 1, &m);
    must_apply(b, 2, &m);
    memset(&m, 0, sizeof(m));
    for (b->rules->turn(b->st, &turn); !turn.over; b->rules->turn(b->st, &turn)) {
        int seat = __builtin_ctz(turn.must);

        m.verb = MOVE_PLACE;
        m.ncards = 0;
        may_apply(b, seat, &m);
        b->rules->turn(b->st, &turn);
        if (__builtin_ctz(turn.must) != seat)
            continue;
        m.verb = MOVE_THROW;
        m.ncards = 1;
        m.style = (uint8_t)(EXTA_CARDS_FLOAT + below(b, 2));
        m.num[0] = (int16_t)below(b, EXTA_CARDS_WIDTH);
        m.num[1] = (int16_t)(1000 + below(b, 900));
        throw_any(b, seat, &m);
        b->moves++;
    }
    b->games++;
}

/* Moves a second. */
static double measure(struct bench *b, double want)
{
    double best = 0;

    b->chance = 1;
    b->games = 0;
    for (int round = 0; round < ROUNDS; round++) {
        uint64_t moves_then = b->moves;
        double start = stopwatch_s(CLOCK_THREAD_CPUTIME_ID), took;

        do {
            for (int i = 0; i < BATCH; i++)
                (b->rules->finite ? play_game : throw_game)(b);
            took = stopwatch_s(CLOCK_THREAD_CPUTIME_ID) - start;
        } while (took < want / ROUNDS);
        double moves = (double)(b->moves - moves_then) / took;
        best = moves > best ? moves : best;
    }
    return best;
}

int main(int argc, char **argv)
{
    static struct bench b;
    double want = argc > 1 ? atof(argv[1]) : 2;

    if (want <= 0)
        return 1;
    for (int i = 0; game_registry[i]; i++) {
        b.rules = game_registry[i];
        if (argc > 2 && strcmp(argv[2], b.rules->id) != 0)
            continue;
        printf("%-18s %10.0f moves/s\n", b.rules->id, measure(&b, want));
        fflush(stdout);
    }
    return 0;
}
