/*
 * What all shedding games have on the table: the deck, the discard pile, and a hand for each seat.
 * It is flat, so that it can be a member of a game's state. It knows only one rule:
 * doc/rules/README.md, "When the deck runs out".
 */
#pragma once

#include "engine.h"
#include "position.h"
#include "rng.h"

enum { PILES_CARDS = 108 };

struct piles {
    uint8_t ndeck, npile, nhand[GAME_SEATS_MAX + 1];
    card_t deck[PILES_CARDS];                     /* the next card is the last of the array */
    card_t pile[PILES_CARDS];                     /* bottom to top */
    card_t hand[GAME_SEATS_MAX + 1][PILES_CARDS]; /* in the order in which the cards came */
};

/* The top card of the pile; CARD_NONE: it is empty. */
static inline card_t piles_top(const struct piles *p)
{
    return p->npile > 0 ? p->pile[p->npile - 1] : CARD_NONE;
}
static inline void piles_lay(struct piles *p, card_t card)
{
    p->pile[p->npile++] = card;
}
/* Puts a card at the end of a hand. */
static inline void piles_give(struct piles *p, int seat, card_t card)
{
    p->hand[seat][p->nhand[seat]++] = card;
}

/* Empties everything and makes the shuffled pack the deck. */
void piles_begin(struct piles *p, const card_t *pack, int n, struct rng *rng);
/* Takes the next card off a deck that is not empty, for the deal. */
static inline card_t piles_deal(struct piles *p)
{
    return p->deck[--p->ndeck];
}
/* Takes the next card off the deck. If the deck is empty, first shuffles the pile below its top
 * card into a new deck, and tells everybody with a fact of the kind `reshuffle`. CARD_NONE: no card
 * is left. */
card_t piles_next(struct piles *p, struct rng *rng, int reshuffle, struct game_events *ev);
/* Draws up to `n` cards into a hand, each as piles_next does. Returns how many it drew; they are
 * the last ones of the hand. */
int piles_draw(struct piles *p, struct rng *rng, int seat, int n, int reshuffle,
               struct game_events *ev);
/* Adds to a fact that its seat got the last `n` cards of its hand. A second fact tells that seat
 * which ({got}). Everybody else is told only how many ({n}). */
void piles_tell_got(const struct piles *p, struct game_fact *fact, int n, struct game_events *ev);
/* Puts a card into the deck at a random place, all places equally likely. */
void piles_put_back(struct piles *p, struct rng *rng, card_t card);
/* The seat leaves: its hand is shuffled and goes to the bottom of the deck. */
void piles_retire(struct piles *p, struct rng *rng, int seat);
/* These are cards_hold and cards_remove for the hand of a seat. */
static inline bool piles_holds(const struct piles *p, int seat, const card_t *card, int n)
{
    return cards_hold(p->hand[seat], p->nhand[seat], card, n);
}
static inline void piles_remove(struct piles *p, int seat, card_t card)
{
    cards_remove(p->hand[seat], &p->nhand[seat], card);
}
/* Lays cards of the seat's hand on the pile, in their order. */
void piles_play(struct piles *p, int seat, const card_t *card, int n);
/* Deals the cards of all parts anew, as many to each part as it has. The outcome depends on which
 * cards there are and on the generator, and not on where each card lay. */
struct hidden {
    card_t *card;
    int n;
};
void piles_deal_anew(const struct hidden *part, int nparts, struct rng *rng);
/* Deals anew the cards that `seat` does not see: the deck and all other hands become ones that it
 * cannot tell from the real ones. For seat 0 (a spectator) all hands are dealt anew. If the seat
 * knows more cards than its own hand, the game itself has to keep those in place. */
void piles_resample(struct piles *p, int seats, int seat, struct rng *rng);

/* Shows in a view how many cards each seat holds, and the pile with its top cards as a zone. */
void piles_show(const struct piles *p, struct game_view *view);

/* Writes the `hand`, `pile` and `deck` lines of a position. */
void piles_write(const struct piles *p, int seats, struct buf *w);
