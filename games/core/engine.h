/*
 * What engines share beyond cards and piles: seats round a table, facts with cards, lists of legal
 * moves, the parts of a view. Nothing here knows a rule.
 */
#ifndef GAMES_CORE_ENGINE_H
#define GAMES_CORE_ENGINE_H

#include <string.h>

#include "game.h"
#include "rng.h"

enum { CLOCKWISE = 1, COUNTER_CLOCKWISE = 2 }; /* game_view.direction */

static inline uint16_t seat_bit(int seat)
{
    return (uint16_t)(1 << seat);
}

/* The next seat of the set `playing` from `seat` on in this direction (doc/rules/README.md, "Seats,
 * direction, turns"); the set is not empty. */
static inline int seat_next(uint16_t playing, int direction, int seat)
{
    unsigned after = playing & ~((2u << seat) - 1), before = playing & ((1u << seat) - 1);

    if (direction == CLOCKWISE)
        return __builtin_ctz(after != 0 ? after : playing);
    return 31 - __builtin_clz(before != 0 ? before : playing);
}

/* The seat's turn ends: it has had one, and the game has seen one more. False: that was the last
 * one by the limit (0: none). */
static inline bool turn_close(uint16_t *had, uint16_t *turns, int limit, int seat)
{
    *had |= seat_bit(seat);
    (*turns)++;
    return limit == 0 || *turns < limit;
}

/* Puts cards into a fact, as many as it holds. */
static inline void fact_cards(struct game_fact *fact, const card_t *card, int n)
{
    if (n > GAME_FACT_CARDS)
        n = GAME_FACT_CARDS;
    for (int i = 0; i < n; i++)
        fact->card[i] = card[i];
    fact->ncards = (uint8_t)n;
}

/* Legal moves as they are listed: `n` counts what did not fit into `cap`, too. */
struct move_list {
    struct game_move *out;
    int n, cap;
    struct game_move spare; /* takes what does not fit */
};
/* Only the counters: a spare move is large, and `legal` is hot. */
static inline void move_list_open(struct move_list *list, struct game_move *out, int cap)
{
    list->out = out;
    list->n = 0;
    list->cap = cap;
}
/* A new move, all zero but its verb, for its other fields; never NULL. */
static inline struct game_move *move_list_add(struct move_list *list, enum game_verb verb)
{
    struct game_move *m = list->n < list->cap ? &list->out[list->n] : &list->spare;

    memset(m, 0, sizeof(*m));
    m->verb = (uint8_t)verb;
    list->n++;
    return m;
}

/* Adds a zone of the table that shows no card yet. */
struct game_view_zone *view_zone_add(struct game_view *view, const char *name, int count);
/* Adds what holds now, about a seat. */
struct game_fact *view_status_add(struct game_view *view, int kind, int seat);

/* For `resample`: a generator that nobody can tell from the real one. */
void rng_other(struct rng *rng, struct rng *from);

#endif
