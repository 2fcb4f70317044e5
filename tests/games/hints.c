/*
 * See hints.h.
 */
#include "hints.h"

#include <stdlib.h>

#include "xalloc.h"

enum { FAR = 60 }; /* positions are at most this many moves from the deal */

struct position {
    struct search search;
    struct game_events ev;
    struct game_view view;
    struct game_move legal[SEARCH_LEGAL_MAX];
    _Alignas(max_align_t) char st[GAME_STATE_MAX];
};

/* The seat that must move; 0: the game is over. */
static int on_turn(const struct game_rules *rules, const void *st)
{
    struct game_turn turn;

    rules->turn(st, &turn);
    return turn.over ? 0 : __builtin_ctz(turn.must);
}

/* Plays on from a deal, as bots of level 1 do, but stops before the game is over. Returns the seat
 * that must move. */
static int position_reach(struct position *p, const struct game_rules *rules, int number)
{
    uint8_t key[32] = "hints";
    int seats = rules->min_seats + number % (rules->max_seats - rules->min_seats + 1), seat = 0;
    struct game_setup setup;
    struct rng rng;

    rng_seed(&rng, key);
    game_setup_defaults(rules, seats, &setup);
    game_setup_seed(&setup, (uint64_t)number + 1);
    rules->start(p->st, &setup, &p->ev);
    for (int left = number * 7 % FAR; (seat = on_turn(rules, p->st)) != 0 && left > 0; left--) {
        char before[GAME_STATE_MAX];
        int n = rules->legal(p->st, seat, p->legal, SEARCH_LEGAL_MAX);

        memcpy(before, p->st, sizeof(before));
        rules->view(p->st, seat, &p->view);
        int choice = rules->bot(&p->view, p->legal, n, 1, &rng);
        p->ev.n = 0;
        rules->apply(p->st, seat, &p->legal[choice < 0 ? 0 : choice], &p->ev);
        if (on_turn(rules, p->st) == 0) {
            memcpy(p->st, before, sizeof(before));
            left = 1;
        }
    }
    return seat;
}

void hints_print(const struct game_rules *rules, int positions, FILE *out)
{
    FREED struct position *p = calloc(1, sizeof(*p));
    struct search_judged judged;
    char text[GAME_TEXT_MAX];

    for (int number = 0; number < positions; number++) {
        int seat = position_reach(p, rules, number);

        search_judge(&p->search, rules, p->st, seat, NULL, false, NULL, &judged);
        fprintf(out, "%s %d, seat %d:%s", rules->id, number, seat, judged.only ? " only" : "");
        for (int i = 0; i < judged.n; i++) {
            game_typed(rules, p->st, seat, &judged.best[i].move, text, sizeof(text));
            fprintf(out, "%s %s %d", i > 0 ? ";" : "", text, judged.best[i].wins);
        }
        fputc('\n', out);
    }
}
