/*
 * What all engines share beside the cards: seats round a table, facts with cards, lists of legal
 * moves, the parts of a view. Nothing here knows a rule.
 */
#pragma once

#include <string.h>

#include "game.h"
#include "rng.h"

enum { CLOCKWISE = 1, COUNTER_CLOCKWISE = 2 }; /* game_view.direction */

/* The set of the seats 1..seats. */
static inline uint16_t seats_all(int seats)
{
    return (uint16_t)((2 << seats) - 2);
}

static inline int seats_count(uint16_t set)
{
    return __builtin_popcount(set);
}

static inline bool seats_have(uint16_t set, int seat)
{
    return set >> seat & 1;
}

/* The nth seat of a set, counted from 0. The set must have more than `n` seats. */
static inline int seats_nth(uint16_t set, int n)
{
    for (; n > 0; n--)
        set &= (uint16_t)(set - 1);
    return __builtin_ctz(set);
}

/* The next seat after `seat` in this direction, among the seats of the set `playing`
 * (doc/rules/README.md, "Seats, direction, turns"). The set must not be empty. */
static inline int seat_next(uint16_t playing, int direction, int seat)
{
    unsigned after = playing & ~((2u << seat) - 1), before = playing & ((1u << seat) - 1);

    if (direction == CLOCKWISE)
        return __builtin_ctz(after != 0 ? after : playing);
    return 31 - __builtin_clz(before != 0 ? before : playing);
}

/* Finds the seats of the lowest value, if it is called for one seat after another. `*set` has these
 * seats so far, and `*lowest` is their value. The caller starts `*lowest` at a value that no seat
 * exceeds. */
static inline void seats_lowest(uint16_t *set, int *lowest, int seat, int value)
{
    if (value > *lowest)
        return;
    if (value < *lowest)
        *set = 0;
    *lowest = value;
    *set |= seat_bit(seat);
}

/* For `turn` of the rules: says that `seat` has to move, or that the game is over. Returns whether
 * the game goes on. */
static inline bool turn_begin(struct game_turn *turn, bool over, int seat, uint32_t serial,
                              uint16_t had)
{
    *turn = (struct game_turn){
        .over = over, .must = over ? 0 : seat_bit(seat), .serial = serial, .had = had};
    return !over;
}

/* Copies cards into a fact, as many as it has room for. */
static inline void fact_cards(struct game_fact *fact, const card_t *card, int n)
{
    if (n > GAME_FACT_CARDS)
        n = GAME_FACT_CARDS;
    for (int i = 0; i < n; i++)
        fact->card[i] = card[i];
    fact->ncards = (uint8_t)n;
}

/* A list of legal moves. `n` also counts the moves that did not fit into `cap`. */
struct move_list {
    struct game_move *out;
    int n, cap;
    struct game_move spare; /* takes the moves that do not fit */
};
/* Sets the fields one by one. It does not clear `spare`, which is large, because `legal` is called
 * often. */
static inline void move_list_open(struct move_list *list, struct game_move *out, int cap)
{
    list->out = out;
    list->n = 0;
    list->cap = cap;
}
/* Adds a move, all zero but its verb, and returns it so that the caller can fill in the rest; never
 * NULL. */
static inline struct game_move *move_list_add(struct move_list *list, enum game_verb verb)
{
    struct game_move *m = list->n < list->cap ? &list->out[list->n] : &list->spare;

    memset(m, 0, sizeof(*m));
    m->verb = (uint8_t)verb;
    list->n++;
    return m;
}

/* Empties a view and fills in what follows from `turn` and `result` of the rules. */
void view_begin(struct game_view *view, const struct game_rules *rules, const void *st, int seats,
                int viewer);
/* Adds a zone of the table with `count` cards, none of them shown yet. `name` is marked with N_. */
struct game_view_zone *view_zone_add(struct game_view *view, const char *name, int count);
/* Adds a status (something that holds now) about a seat, and returns it to be filled in. */
struct game_fact *view_status_add(struct game_view *view, int kind, int seat);

/* For bots: how many cards of this suit or colour the viewer holds. */
int view_held(const struct game_view *view, int choice);
/* The fewest cards that an opponent of the viewer holds; GAME_HAND_MAX: no opponent plays. */
int view_threat(const struct game_view *view);
