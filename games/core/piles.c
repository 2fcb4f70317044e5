/*
 * Deck, discard pile and hands.
 */
#include "piles.h"

#include <string.h>

#include "engine.h"

void piles_begin(struct piles *p, const card_t *pack, int n, struct rng *rng)
{
    memset(p, 0, sizeof(*p));
    memcpy(p->deck, pack, (size_t)n);
    p->ndeck = (uint8_t)n;
    rng_shuffle(rng, p->deck, n);
}

card_t piles_next(struct piles *p, struct rng *rng, int reshuffle, struct game_events *ev)
{
    int n = p->npile - 1;

    if (p->ndeck == 0 && n > 0) {
        memcpy(p->deck, p->pile, (size_t)n);
        p->pile[0] = p->pile[n];
        p->ndeck = (uint8_t)n;
        p->npile = 1;
        rng_shuffle(rng, p->deck, n);
        game_event(ev, reshuffle, 0, GAME_TO_ALL);
    }
    return p->ndeck > 0 ? p->deck[--p->ndeck] : CARD_NONE;
}

int piles_draw(struct piles *p, struct rng *rng, int seat, int n, int reshuffle,
               struct game_events *ev)
{
    int got = 0;

    while (got < n) {
        card_t card = piles_next(p, rng, reshuffle, ev);

        if (card == CARD_NONE)
            break;
        piles_give(p, seat, card);
        got++;
    }
    return got;
}

void piles_tell_got(const struct piles *p, struct game_fact *fact, int n, struct game_events *ev)
{
    int room = GAME_FACT_CARDS - fact->ncards;

    fact->n = (int16_t)n;
    if (n == 0)
        return;
    fact->audience &= (uint16_t)~seat_bit(fact->seat);
    struct game_fact *own = game_event(ev, fact->kind, fact->seat, seat_bit(fact->seat));
    own->other = fact->other;
    own->choice = fact->choice;
    own->n = fact->n;
    own->m = fact->m;
    fact_cards(own, fact->card, fact->ncards);
    own->ngot = (uint8_t)(n < room ? n : room);
    memcpy(own->card + own->ncards, p->hand[fact->seat] + p->nhand[fact->seat] - n, own->ngot);
    own->ncards = (uint8_t)(own->ncards + own->ngot);
}

void piles_play(struct piles *p, int seat, const card_t *card, int n)
{
    for (int i = 0; i < n; i++) {
        piles_remove(p, seat, card[i]);
        piles_lay(p, card[i]);
    }
}

void piles_put_back(struct piles *p, struct rng *rng, card_t card)
{
    int at = (int)rng_below(rng, (uint32_t)p->ndeck + 1);

    memmove(p->deck + at + 1, p->deck + at, (size_t)(p->ndeck - at));
    p->deck[at] = card;
    p->ndeck++;
}

void piles_retire(struct piles *p, struct rng *rng, int seat)
{
    int n = p->nhand[seat];

    rng_shuffle(rng, p->hand[seat], n);
    memmove(p->deck + n, p->deck, p->ndeck);
    memcpy(p->deck, p->hand[seat], (size_t)n);
    p->ndeck = (uint8_t)(p->ndeck + n);
    p->nhand[seat] = 0;
}

void piles_deal_anew(const struct hidden *part, int nparts, struct rng *rng)
{
    card_t all[PILES_CARDS];
    uint8_t count[CARD_CODES] = {0};
    int n = 0;

    for (int i = 0; i < nparts; i++)
        for (int k = 0; k < part[i].n; k++)
            count[part[i].card[k]]++;
    for (int code = 0; code < CARD_CODES; code++)
        for (; count[code] > 0; count[code]--)
            all[n++] = (card_t)code;
    rng_shuffle(rng, all, n);
    n = 0;
    for (int i = 0; i < nparts; n += part[i++].n)
        memcpy(part[i].card, all + n, (size_t)part[i].n);
}

void piles_resample(struct piles *p, int seats, int seat, struct rng *rng)
{
    struct hidden part[1 + GAME_SEATS_MAX] = {{p->deck, p->ndeck}};
    int n = 1;

    for (int s = 1; s <= seats; s++)
        if (s != seat)
            part[n++] = (struct hidden){p->hand[s], p->nhand[s]};
    piles_deal_anew(part, n, rng);
}

void piles_show(const struct piles *p, struct game_view *view)
{
    struct game_view_zone *zone = view_zone_add(view, N_("pile"), p->npile);

    zone->ncards = p->npile < GAME_FACT_CARDS ? p->npile : GAME_FACT_CARDS;
    memcpy(zone->card, p->pile + p->npile - zone->ncards, zone->ncards);
    for (int s = 1; s <= view->seats; s++)
        view->seat[s].cards = p->nhand[s];
}

void piles_write(const struct piles *p, int seats, struct buf *w)
{
    card_t deck[PILES_CARDS];

    for (int s = 1; s <= seats; s++) {
        buf_printf(w, "hand %d:", s);
        position_put_cards(w, p->hand[s], p->nhand[s]);
    }
    buf_puts(w, "pile:");
    position_put_cards(w, p->pile, p->npile);
    for (int i = 0; i < p->ndeck; i++)
        deck[i] = p->deck[p->ndeck - 1 - i];
    buf_puts(w, "deck:");
    position_put_cards(w, deck, p->ndeck);
}
