/*
 * What all shedding games have on the table: the deck, the discard pile, a hand a seat. Flat, so
 * that it is a member of a game's state; nothing here knows a rule beyond doc/rules/README.md,
 * "When the deck runs out".
 */
#ifndef GAMES_CORE_PILES_H
#define GAMES_CORE_PILES_H

#include "position.h"
#include "rng.h"

enum { PILES_CARDS = 108 };

struct piles {
    uint8_t ndeck, npile, nhand[GAME_SEATS_MAX + 1];
    card_t deck[PILES_CARDS];                     /* the next card is the last of the array */
    card_t pile[PILES_CARDS];                     /* bottom to top */
    card_t hand[GAME_SEATS_MAX + 1][PILES_CARDS]; /* in the order in which the cards came */
};

static inline card_t piles_top(const struct piles *p)
{
    return p->npile > 0 ? p->pile[p->npile - 1] : CARD_NONE;
}
static inline void piles_lay(struct piles *p, card_t card)
{
    p->pile[p->npile++] = card;
}
static inline void piles_give(struct piles *p, int seat, card_t card)
{
    p->hand[seat][p->nhand[seat]++] = card;
}

/* Empties everything and makes the shuffled pack the deck. */
void piles_begin(struct piles *p, const card_t *pack, int n, struct rng *rng);
/* Takes the next card off the deck; an empty deck is first made anew of the pile below its top
 * `keep` cards, shuffled (*reshuffled is then set, never cleared). CARD_NONE: nothing is left. */
card_t piles_next(struct piles *p, struct rng *rng, int keep, bool *reshuffled);
/* Deals up to n cards from the deck to a hand, as piles_next. Returns how many there were; they are
 * the last ones of the hand. */
int piles_draw(struct piles *p, struct rng *rng, int seat, int n, int keep, bool *reshuffled);
/* Puts a card into the deck at a random place, every one equally likely. */
void piles_put_back(struct piles *p, struct rng *rng, card_t card);
/* Who leaves: the hand goes, shuffled, to the bottom of the deck. */
void piles_retire(struct piles *p, struct rng *rng, int seat);
/* The place of the first such card in the hand, -1: none. */
int piles_find(const struct piles *p, int seat, card_t card);
/* Takes one such card out of the hand, the others keep their order; false: it is not there. */
bool piles_remove(struct piles *p, int seat, card_t card);
/* Whether the hand holds all these cards, each as often as it is named. */
bool piles_holds(const struct piles *p, int seat, const card_t *card, int n);
/* A deck, and hands of all seats but `seat`, that this seat cannot tell from these: the cards that
 * it does not see are dealt anew. For seat 0 (a spectator) all hands are. What else the seat knows
 * is the game's business. */
void piles_resample(struct piles *p, int seats, int seat, struct rng *rng);

/* ---- Positions ---- */
/* Takes a `hand SEAT`, `pile` or `deck` line. Returns 1: taken, 0: another key, -1: wrong. */
int piles_read(struct piles *p, enum card_family family, int seats,
               const struct position_reader *line);
/* Writes the `hand`, `pile` and `deck` lines. */
void piles_write(const struct piles *p, int seats, struct position_writer *w);
/* A card that is named more often than the pack holds it, CARD_NONE: all is well. `pack` may lack
 * what lies elsewhere (lives). */
card_t piles_surplus(const struct piles *p, int seats, const card_t *pack, int n);

#endif
