/*
 * See shed.h.
 */
#include "shed.h"

#include <string.h>

#include "shed_fact.h"

void shed_begin(struct shed *t, const struct game_setup *setup, int limit)
{
    t->seats = setup->seats;
    t->limit = (uint16_t)limit;
    t->direction = CLOCKWISE;
    t->turn = 1;
    t->playing = seats_all(t->seats);
    rng_seed(&t->rng, setup->seed);
}

void shed_shuffle(struct shed *t, const card_t *pack, int n)
{
    t->npile = 0;
    memset(t->nhand, 0, sizeof(t->nhand));
    memcpy(t->deck, pack, (size_t)n);
    t->ndeck = (uint8_t)n;
    rng_shuffle(&t->rng, t->deck, n);
}

void shed_deal_hands(struct shed *t, int dealer, int n, struct game_events *ev)
{
    int seats = seats_count(t->playing), seat = dealer != 0 ? dealer : t->seats;

    for (int i = 0; i < n * seats; i++) {
        seat = seat_next(t->playing, CLOCKWISE, seat);
        shed_give(t, seat, shed_deal(t));
    }
    game_event(ev, FACT_DEAL, dealer, GAME_TO_ALL)->n = (int16_t)n;
    for (int s = 1; s <= t->seats; s++)
        if (seats_have(t->playing, s))
            fact_cards(game_event(ev, FACT_HAND, s, seat_bit(s)), t->hand[s], n);
}

card_t shed_next(struct shed *t, struct game_events *ev)
{
    int n = t->npile - 1;

    if (t->ndeck == 0 && n > 0) {
        memcpy(t->deck, t->pile, (size_t)n);
        t->pile[0] = t->pile[n];
        t->ndeck = (uint8_t)n;
        t->npile = 1;
        rng_shuffle(&t->rng, t->deck, n);
        game_event(ev, FACT_RESHUFFLE, 0, GAME_TO_ALL);
    }
    return t->ndeck > 0 ? t->deck[--t->ndeck] : CARD_NONE;
}

int shed_draw(struct shed *t, int seat, int n, struct game_events *ev)
{
    int got = 0;
    card_t card;

    for (; got < n && (card = shed_next(t, ev)) != CARD_NONE; got++)
        shed_give(t, seat, card);
    if (got > 0)
        t->said &= (uint16_t)~seat_bit(seat);
    return got;
}

void shed_tell_got(const struct shed *t, struct game_fact *fact, int n, struct game_events *ev)
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
    memcpy(own->card + own->ncards, t->hand[fact->seat] + t->nhand[fact->seat] - n, own->ngot);
    own->ncards = (uint8_t)(own->ncards + own->ngot);
}

void shed_pick_up(struct shed *t, int kind, int seat, int other, int n, struct game_events *ev)
{
    int got = shed_draw(t, seat, n, ev);
    struct game_fact *fact = game_event(ev, kind, seat, GAME_TO_ALL);

    fact->other = (uint8_t)other;
    shed_tell_got(t, fact, got, ev);
}

void shed_play(struct shed *t, int seat, const card_t *card, int n)
{
    for (int i = 0; i < n; i++) {
        shed_remove(t, seat, card[i]);
        shed_lay(t, card[i]);
    }
}

void shed_put_back(struct shed *t, card_t card)
{
    int at = (int)rng_below(&t->rng, (uint32_t)t->ndeck + 1);

    memmove(t->deck + at + 1, t->deck + at, (size_t)(t->ndeck - at));
    t->deck[at] = card;
    t->ndeck++;
}

void shed_reverse(struct shed *t, struct game_events *ev)
{
    t->direction = CLOCKWISE + COUNTER_CLOCKWISE - t->direction;
    game_event(ev, t->direction == CLOCKWISE ? FACT_CLOCKWISE : FACT_COUNTER_CLOCKWISE, 0,
               GAME_TO_ALL);
}

bool shed_close_turn(struct shed *t, int seat)
{
    t->had |= seat_bit(seat);
    t->turns++;
    return t->limit == 0 || t->turns < t->limit;
}

enum game_code shed_report(struct shed *t, int seat, int other, uint16_t opponents,
                           struct game_events *ev)
{
    if (other < 1 || other > t->seats)
        return GAME_BAD_MOVE;
    bool forgot = seats_have(t->forgot, other);
    if (!seats_have(opponents, other) || (!forgot && t->reports[seat] >= SHED_REPORTS))
        return GAME_NOT_NOW;
    game_event(ev, forgot ? FACT_REPORT : FACT_REPORT_VOID, seat, GAME_TO_ALL)->other =
        (uint8_t)other;
    if (!forgot) {
        t->reports[seat]++;
        return GAME_OK;
    }
    t->forgot &= (uint16_t)~seat_bit(other);
    shed_pick_up(t, FACT_PICK_UP, other, 0, 2, ev);
    return GAME_OK;
}

void shed_list_reports(uint16_t set, struct move_list *list)
{
    for (; set != 0; set &= (uint16_t)(set - 1))
        move_list_add(list, MOVE_REPORT)->to = (uint8_t)__builtin_ctz(set);
}

void shed_leave(struct shed *t, int seat, struct game_events *ev)
{
    const uint16_t others = (uint16_t)~seat_bit(seat);
    int n = t->nhand[seat];

    t->playing &= others;
    t->said &= others;
    t->forgot &= others;
    rng_shuffle(&t->rng, t->hand[seat], n);
    memmove(t->deck + n, t->deck, t->ndeck);
    memcpy(t->deck, t->hand[seat], (size_t)n);
    t->ndeck = (uint8_t)(t->ndeck + n);
    t->nhand[seat] = 0;
    game_event(ev, FACT_LEFT, seat, GAME_TO_ALL);
}

void shed_end(struct shed *t, uint16_t winners)
{
    t->winners = winners;
    t->owed = 0;
    t->serial++;
}

void shed_tell_end(const struct shed *t, struct game_events *ev)
{
    if ((t->winners & (t->winners - 1)) == 0)
        game_event(ev, FACT_WIN, __builtin_ctz(t->winners), GAME_TO_ALL);
    else
        game_event(ev, FACT_TIE, 0, GAME_TO_ALL);
}

void shed_deal_anew(const struct hidden *part, int nparts, struct rng *rng)
{
    card_t all[SHED_CARDS];
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

void shed_resample(struct shed *t, int seat, struct rng *rng)
{
    struct hidden part[1 + GAME_SEATS_MAX] = {{t->deck, t->ndeck}};
    int n = 1;

    for (int s = 1; s <= t->seats; s++)
        if (s != seat)
            part[n++] = (struct hidden){t->hand[s], t->nhand[s]};
    shed_deal_anew(part, n, rng);
    rng_other(&t->rng, rng);
}

void shed_view(const struct shed *t, const struct game_rules *rules, const void *st, int viewer,
               struct game_view *view)
{
    view_begin(view, rules, st, t->seats, viewer);
    view->direction = t->direction;
    view->owed = t->owed;
    for (int s = 1; s <= t->seats; s++) {
        view->seat[s].cards = t->nhand[s];
        view->seat[s].playing = seats_have(t->playing, s);
    }
}

void shed_view_pile(const struct shed *t, struct game_view *view)
{
    struct game_view_zone *zone = view_zone_add(view, N_("pile"), t->npile);

    zone->ncards = t->npile < GAME_FACT_CARDS ? t->npile : GAME_FACT_CARDS;
    memcpy(zone->card, t->pile + t->npile - zone->ncards, zone->ncards);
}

void shed_write(const struct shed *t, struct buf *w)
{
    card_t deck[SHED_CARDS];

    for (int s = 1; s <= t->seats; s++) {
        buf_printf(w, "hand %d:", s);
        position_put_cards(w, t->hand[s], t->nhand[s]);
    }
    buf_puts(w, "pile:");
    position_put_cards(w, t->pile, t->npile);
    for (int i = 0; i < t->ndeck; i++)
        deck[i] = t->deck[t->ndeck - 1 - i];
    buf_puts(w, "deck:");
    position_put_cards(w, deck, t->ndeck);
}

void shed_write_turn(const struct shed *t, struct buf *w)
{
    buf_printf(w, "turn: %d\n", t->turn);
    buf_printf(w, "direction: %s\n", t->direction == CLOCKWISE ? "cw" : "ccw");
}
