/*
 * What games of shedding cards share: the deck, the discard pile and a hand for each seat; the
 * seats, turns and announcements. The struct is flat, so that a game's state can have it as the
 * member `t` ("the table"). It knows only rules of doc/rules/README.md: "Seats, direction, turns",
 * "When the deck runs out" and "No endless games".
 */
#pragma once

#include "engine.h"
#include "position.h"
#include "rng.h"

enum { SHED_CARDS = 108, SHED_REPORTS = 3 };

struct shed {
    struct rng rng;
    uint8_t seats, turn, direction;
    uint8_t ndeck, npile, nhand[GAME_SEATS_MAX + 1];
    int16_t owed;          /* how many cards the seat on turn picks up if it does not answer */
    uint16_t playing;      /* bit s: seat s is in play */
    uint16_t said;         /* bit s: seat s said `last` */
    uint16_t forgot;       /* bit s: seat s can be reported because it did not say `last` */
    uint16_t had;          /* bit s: seat s has had its first turn */
    uint16_t winners;      /* bit s: seat s has won */
    uint16_t turns, limit; /* how many turns there were, and how many there may be; 0: no limit */
    uint8_t by_limit;      /* the limit ended the game */
    uint8_t reports[GAME_SEATS_MAX + 1]; /* how often each seat has reported somebody who had not
                                            forgotten */
    uint32_t serial;
    card_t deck[SHED_CARDS];                     /* the next card is the last of the array */
    card_t pile[SHED_CARDS];                     /* bottom to top */
    card_t hand[GAME_SEATS_MAX + 1][SHED_CARDS]; /* in the order in which the cards came */
};

/* The top card of the pile; CARD_NONE: it is empty. */
static inline card_t shed_top(const struct shed *t)
{
    return t->npile > 0 ? t->pile[t->npile - 1] : CARD_NONE;
}
/* Lays a card on the pile. */
static inline void shed_lay(struct shed *t, card_t card)
{
    t->pile[t->npile++] = card;
}
/* Puts a card at the end of a hand. */
static inline void shed_give(struct shed *t, int seat, card_t card)
{
    t->hand[seat][t->nhand[seat]++] = card;
}

/* Begins with all seats in play, no cards, and the generator seeded. The caller has zeroed `t`.
 * `limit`: how many turns there may be; 0: any number. */
void shed_begin(struct shed *t, const struct game_setup *setup, int limit);
/* Takes all cards away, shuffles a pack of `n` cards and makes it the deck. */
void shed_shuffle(struct shed *t, const card_t *pack, int n);
/* Takes the next card off a deck that is not empty, for the deal. */
static inline card_t shed_deal(struct shed *t)
{
    return t->deck[--t->ndeck];
}
/* Deals `n` cards to each seat in play, one at a time and clockwise. The seat after the dealer gets
 * the first one; if there is no dealer (0), the lowest seat does. Tells that, and tells each seat
 * its hand. */
void shed_deal_hands(struct shed *t, int dealer, int n, struct game_events *ev);
/* Takes the next card off the deck. If the deck is empty, first shuffles the pile below its top
 * card into a new deck, and tells everybody. CARD_NONE: no card is left. */
card_t shed_next(struct shed *t, struct game_events *ev);
/* Draws up to `n` cards into a hand, each as shed_next does. If it draws any, it forgets that the
 * seat said `last`. Returns how many it drew; they are the last ones of the hand. */
int shed_draw(struct shed *t, int seat, int n, struct game_events *ev);
/* Adds to a fact that its seat got the last `n` cards of its hand. A second fact tells that seat
 * which cards they are ({got}). Everybody else is told only how many ({n}). */
void shed_tell_got(const struct shed *t, struct game_fact *fact, int n, struct game_events *ev);
/* Draws a penalty of `n` cards for the seat. Tells it with a fact of this kind, which names
 * `other`, too (0: no other seat). */
void shed_pick_up(struct shed *t, int kind, int seat, int other, int n, struct game_events *ev);
/* Puts a card into the deck at a random place, all places equally likely. */
void shed_put_back(struct shed *t, card_t card);
/* As cards_hold and cards_remove, for the hand of a seat. */
static inline bool shed_holds(const struct shed *t, int seat, const card_t *card, int n)
{
    return cards_hold(t->hand[seat], t->nhand[seat], card, n);
}
static inline void shed_remove(struct shed *t, int seat, card_t card)
{
    cards_remove(t->hand[seat], &t->nhand[seat], card);
}
/* Lays cards of the seat's hand on the pile, in the order in which they are given. */
void shed_play(struct shed *t, int seat, const card_t *card, int n);

/* Gives the turn to a seat. */
static inline void shed_turn_to(struct shed *t, int seat)
{
    t->turn = (uint8_t)seat;
    t->serial++;
}
/* The seat in play after this one. */
static inline int shed_after(const struct shed *t, int seat)
{
    return seat_next(t->playing, t->direction, seat);
}
/* Turns the direction round, and tells that. */
void shed_reverse(struct shed *t, struct game_events *ev);
/* Ends the seat's turn: notes in `had` that the seat has had one, and counts one more turn of the
 * game. False: this was the last turn that `limit` allows. */
bool shed_close_turn(struct shed *t, int seat);
/* A seat reports another one. If that one forgot to say `last`, it picks up two cards. A seat may
 * be wrong SHED_REPORTS times. Tells the report, and returns GAME_OK; or changes nothing and
 * returns GAME_BAD_MOVE (there is no such seat) or GAME_NOT_NOW (it is none of `opponents`, or the
 * seat was wrong too often). */
enum game_code shed_report(struct shed *t, int seat, int other, uint16_t opponents,
                           struct game_events *ev);
/* Adds to the list, for each seat of the set, the move that reports this seat. */
void shed_list_reports(uint16_t set, struct move_list *list);
/* The seat leaves, which is told: its hand is shuffled and goes to the bottom of the deck. */
void shed_leave(struct shed *t, int seat, struct game_events *ev);
/* Notes that these seats have won (bit s: seat s) and that nothing is owed. Tells nothing. */
void shed_end(struct shed *t, uint16_t winners);
/* Tells who has won; or, if several seats have, that it is a tie. */
void shed_tell_end(const struct shed *t, struct game_events *ev);

/* A part of the cards that somebody does not see: a hand, or the deck. */
struct hidden {
    card_t *card;
    int n;
};
/* Deals the cards of all parts anew, as many to each part as it has. The outcome depends on which
 * cards there are and on the generator, and not on where each card lay. */
void shed_deal_anew(const struct hidden *part, int nparts, struct rng *rng);
/* Deals anew the cards that `seat` does not see, and seeds the generator anew: the deck and all
 * other hands become ones that it cannot tell from the real ones. For seat 0 (a spectator) all
 * hands are dealt anew. If the seat knows more cards than its own hand, the game itself has to keep
 * those in place. */
void shed_resample(struct shed *t, int seat, struct rng *rng);

/* Begins a view (view_begin), and fills in the direction, what is owed, which seats play, and how
 * many cards each holds. */
void shed_view(const struct shed *t, const struct game_rules *rules, const void *st, int viewer,
               struct game_view *view);
/* Shows the pile with its top cards as a zone. */
void shed_view_pile(const struct shed *t, struct game_view *view);

/* Writes the `hand`, `pile` and `deck` lines of a position. */
void shed_write(const struct shed *t, struct buf *w);
/* Writes the lines `turn` and `direction`. */
void shed_write_turn(const struct shed *t, struct buf *w);
