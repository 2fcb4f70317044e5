/*
 * What the seats of Exta-Cards may see and are told, and positions that a seat cannot tell apart.
 * Nobody sees a curl, and nobody sees the other side's layout before both are done (EX-D3, EX-D6).
 */
#include "state.h"

#include <string.h>

const struct game_fact_kind exta_cards_facts[] = {
    [FACT_SIDES] =
        {"sides", N_("{who} is bad and has the red cards, {other} is good and has the black ones."),
         N_("You are bad and have the red cards, {other} is good and has the black ones."),
         N_("{who} is bad and has the red cards, you are good and have the black ones.")},
    [FACT_LAYOUT] = {"layout", N_("{who} lays out all the cards again."),
                     N_("You lay out all your cards again.")},
    [FACT_LAID] = {"laid", N_("{who} lays {cards} at {choice}{n}."),
                   N_("You lay {cards} at {choice}{n}.")},
    [FACT_SWAP] = {"swap", N_("{who} swaps {cards}."), N_("You swap {cards}.")},
    [FACT_DONE] = {"done", N_("{who} has laid out the cards."),
                   N_("You have laid out your cards.")},
    [FACT_BEGIN] = {"begin", N_("All the cards are face up now. {who} throws first."),
                    N_("All the cards are face up now. You throw first.")},
    [FACT_FLOAT] = {"float", N_("{who} floats {card} towards {rest}, aim {choice}{n}."),
                    N_("You float {card} towards {rest}, aim {choice}{n}.")},
    [FACT_FLICK] = {"flick", N_("{who} flicks {card} towards {rest}, aim {choice}{n}."),
                    N_("You flick {card} towards {rest}, aim {choice}{n}.")},
    [FACT_FLOAT_BARE] = {"float-bare", N_("{who} floats {card} to bare floor, aim {choice}{n}."),
                         N_("You float {card} to bare floor, aim {choice}{n}.")},
    [FACT_FLICK_BARE] = {"flick-bare", N_("{who} flicks {card} to bare floor, aim {choice}{n}."),
                         N_("You flick {card} to bare floor, aim {choice}{n}.")},
    [FACT_LAND] = {"land-right-long", N_("It lands {n} cm right, {m} cm long, on {cards}.")},
    [FACT_LAND +
        FACT_LAND_LEFT] = {"land-left-long", N_("It lands {n} cm left, {m} cm long, on {cards}.")},
    [FACT_LAND + FACT_LAND_SHORT] = {"land-right-short",
                                     N_("It lands {n} cm right, {m} cm short, on {cards}.")},
    [FACT_LAND + FACT_LAND_LEFT +
        FACT_LAND_SHORT] = {"land-left-short",
                            N_("It lands {n} cm left, {m} cm short, on {cards}.")},
    [FACT_LAND + FACT_LAND_BARE] = {"miss-right-long",
                                    N_("It lands {n} cm right, {m} cm long, on bare floor.")},
    [FACT_LAND + FACT_LAND_LEFT +
        FACT_LAND_BARE] = {"miss-left-long",
                           N_("It lands {n} cm left, {m} cm long, on bare floor.")},
    [FACT_LAND + FACT_LAND_SHORT +
        FACT_LAND_BARE] = {"miss-right-short",
                           N_("It lands {n} cm right, {m} cm short, on bare floor.")},
    [FACT_LAND + FACT_LAND_LEFT + FACT_LAND_SHORT +
        FACT_LAND_BARE] = {"miss-left-short",
                           N_("It lands {n} cm left, {m} cm short, on bare floor.")},
    [FACT_TAKE] = {"take", N_("{who} takes {cards} captive."), N_("You take {cards} captive."),
                   N_("{who} takes your {cards} captive.")},
    [FACT_FREE] = {"free", N_("{cards} comes home to {who}, a captive no more."),
                   N_("{cards} comes home to you, a captive no more.")},
    [FACT_TAKE_JOKER] = {"take-joker", N_("{who} takes {cards}, a middle card."),
                         N_("You take {cards}, a middle card.")},
    [FACT_RETURN] = {"return", N_("{card} met a captive colleague and goes home to {other}."), NULL,
                     N_("{card} met a captive colleague and comes home to you.")},
    [FACT_MISS] = {"miss", N_("{other} takes {cards} captive."), NULL,
                   N_("You take {cards} captive.")},
    [FACT_MISS_HOME] = {"miss-home", N_("{cards} is back with {other}, a captive no more."), NULL,
                        N_("{cards} is back with you, a captive no more.")},
    [FACT_MISS_JOKER] = {"miss-joker", N_("{other} takes {cards}, a middle card."), NULL,
                         N_("You take {cards}, a middle card.")},
    [FACT_LOCKED] = {"locked", N_("{who} has all four and locks them for good: {cards}."),
                     N_("You have all four and lock them for good: {cards}.")},
    [FACT_SCORE] = {"score", N_("The score: {who} {n}, {other} {m}."),
                    N_("The score: you {n}, {other} {m}."), N_("The score: {who} {n}, you {m}.")},
    [FACT_PLACED] = {"placed", N_("{who} places {cards} at {choice}{n}."),
                     N_("You place {cards} at {choice}{n}.")},
    [FACT_OFFER] = {"offer", N_("{who} offers to stop. {other} may type `stop` too."),
                    N_("You offer to stop."), N_("{who} offers to stop. Type `stop` to agree.")},
    [FACT_DECLINE] = {"decline", N_("The throwing goes on, so the offer to stop is declined.")},
    [FACT_AGREE] = {"agree", N_("{who} agrees to stop."), N_("You agree to stop.")},
    [FACT_ALL_CARDS] = {"all-cards", N_("{who} has all the cards."), N_("You have all the cards.")},
    [FACT_NO_THROW] = {"no-throw", N_("{who} has no cards left to throw."),
                       N_("You have no cards left to throw.")},
    [FACT_NO_TARGET] = {"no-target", N_("Nothing is left for {who} to aim at."),
                        N_("Nothing is left for you to aim at.")},
    [FACT_THROWS_OVER] = {"throws-over", N_("Both have thrown {n} times.")},
    [FACT_LIMIT] = {"limit", N_("The limit of {n} throws is reached.")},
    [FACT_WIN] = {"win", N_("{who} wins the game."), N_("You win the game.")},
    [FACT_TIE] = {"tie", N_("The game ends in a tie.")},
    [FACT_LEFT] = {"left", N_("{who} throws no more."), N_("You throw no more.")},
    [FACT_NOW_LAYOUT] = {"now-layout", N_("{who} is laying out the cards."),
                         N_("Lay out your cards: `place`, `swap`, `layout`, then `done`.")},
    [FACT_NOW_PLACE] = {"now-place", N_("{who} has {n} {n:card|cards} to place: {cards}."),
                        N_("Place {cards}: type the card and a free cell, or `place auto`.")},
    [FACT_NOW_THROW] = {"now-throw", N_("It is {who}'s turn to throw ({n} of {m})."),
                        N_("It is your turn to throw ({n} of {m}).")},
    [FACT_NOW_THROW_ENDLESS] = {"now-throw", N_("It is {who}'s turn to throw."),
                                N_("It is your turn to throw.")},
    [FACT_NOW_OFFER] = {"now-offer", N_("{who} offers to stop."),
                        N_("Your offer to stop stands until {other} throws."),
                        N_("{who} offers to stop. Type `stop` to agree; a throw declines.")},
    [FACT_EXTRA] = {"extra", N_("The points are equal: each throws once more ({n} of {m}).")},
    [FACT_NOW_EXTRA] = {"now-extra", N_("Equal points: extra throw {n} of {m}.")},
    [FACT_FLOAT_NEAR] = {"float", N_("{who} floats {card}, aim {choice}{n}, near {rest}."),
                         N_("You float {card}, aim {choice}{n}, near {rest}.")},
    [FACT_FLICK_NEAR] = {"flick", N_("{who} flicks {card}, aim {choice}{n}, near {rest}."),
                         N_("You flick {card}, aim {choice}{n}, near {rest}.")},
};
_Static_assert(sizeof(exta_cards_facts) / sizeof(exta_cards_facts[0]) == EXTA_CARDS_FACTS,
               "every kind of fact has its words");
_Static_assert(sizeof(struct exta_cards_detail) <= sizeof(((struct game_view *)0)->detail),
               "the detail fits in a view");

/* ---- The view ---- */

/* Whether the viewer may see where the cards of a side lie. */
static bool ec_view_sees_side(const struct exta_cards *g, int viewer, int side)
{
    return g->d.phase != EXTA_CARDS_LAYOUT || side == EXTA_CARDS_MIDDLE ||
           (viewer != 0 && side == (int)ec_side(g, viewer));
}

static void ec_view_zone(const struct exta_cards *g, struct game_view *v, const char *name,
                         int side, bool locked)
{
    struct game_view_zone *zone = view_zone_add(v, name, 0);
    uint64_t unlocked = g->laid | g->waiting;

    zone->seat = side == EXTA_CARDS_MIDDLE ? 0
                 : side == EXTA_CARDS_GOOD ? g->d.good
                                           : 3 - g->d.good;
    for (uint64_t left = g->of[side] & (locked ? ~unlocked : unlocked); left != 0; left &= left - 1)
        zone->card[zone->ncards++] = exta_cards_card(__builtin_ctzll(left));
    zone->count = zone->ncards;
}

static struct game_fact *ec_view_add_status(struct game_view *v, int kind, int seat)
{
    struct game_fact *fact = view_status_add(v, kind, seat);

    fact->other = (uint8_t)(3 - seat);
    return fact;
}

static void ec_view_status(const struct exta_cards *g, struct game_view *v)
{
    struct game_fact *fact;

    for (int s = 1; g->d.phase == EXTA_CARDS_LAYOUT && s <= 2; s++)
        if ((g->d.done >> s & 1) == 0)
            ec_view_add_status(v, FACT_NOW_LAYOUT, s);
    if (g->d.offer != 0)
        ec_view_add_status(v, FACT_NOW_OFFER, g->d.offer);
    if (g->d.phase == EXTA_CARDS_PLACE) {
        fact = ec_view_add_status(v, FACT_NOW_PLACE, g->d.turn);
        fact->n = (int16_t)__builtin_popcountll(ec_waiting(g, g->d.turn));
        for (uint64_t left = ec_waiting(g, g->d.turn); left != 0; left &= left - 1)
            fact->card[fact->ncards++] = exta_cards_card(__builtin_ctzll(left));
    }
    if (g->d.phase == EXTA_CARDS_THROW) {
        int most = 2 * (g->d.each + (ec_extra(g) > 0 ? g->extra : 0));

        if (most == 0 || (g->d.limit > 0 && g->d.limit < most))
            most = g->d.limit;
        fact = ec_view_add_status(v, most > 0 ? FACT_NOW_THROW : FACT_NOW_THROW_ENDLESS, g->d.turn);
        fact->n = (int16_t)(g->d.throws + 1);
        fact->m = (int16_t)most;
    }
    if (g->d.phase == EXTA_CARDS_THROW && ec_extra(g) > 0) {
        fact = view_status_add(v, FACT_NOW_EXTRA, 0);
        fact->n = (int16_t)ec_extra(g);
        fact->m = g->extra;
    }
}

static void ec_view_own(const struct exta_cards *g, int viewer, struct game_view *v)
{
    bool turn = g->d.turn == viewer && !g->over;
    bool throws = turn && g->d.phase != EXTA_CARDS_LAYOUT && !g->thrown;
    uint8_t hand[EXTA_CARDS_PIECES];

    v->nhand = (uint8_t)ec_hand(g, viewer, hand);
    for (int i = 0; i < v->nhand; i++) {
        v->hand[i].card = exta_cards_card(hand[i]);
        v->hand[i].playable = throws && ec_may_throw(g, viewer, hand[i]);
    }
    if (g->d.phase == EXTA_CARDS_LAYOUT && (g->d.done >> viewer & 1) == 0)
        v->verbs = 1u << MOVE_LAYOUT | 1u << MOVE_PLACE | 1u << MOVE_SWAP | 1u << MOVE_DONE;
    if (throws)
        v->verbs |= 1u << MOVE_THROW;
    if (turn && g->d.phase == EXTA_CARDS_PLACE)
        v->verbs |= 1u << MOVE_PLACE;
    if (ec_may_stop(g, viewer))
        v->verbs |= 1u << MOVE_STOP;
}

static void ec_view_detail(const struct exta_cards *g, int viewer, struct game_view *v)
{
    struct exta_cards_detail *d = memcpy(v->detail, &g->d, sizeof(g->d));

    if (g->over || g->d.phase == EXTA_CARDS_LAYOUT)
        d->turn = 0;
    for (int i = 0; i < EXTA_CARDS_PIECES; i++)
        if (d->piece[i].where == EXTA_CARDS_LAID &&
            !ec_view_sees_side(g, viewer, d->piece[i].side)) {
            d->piece[i].where = EXTA_CARDS_UNSEEN;
            d->piece[i].x = d->piece[i].y = 0;
        }
}

void ec_view(const void *st, int viewer, struct game_view *out)
{
    const struct exta_cards *g = st;

    view_begin(out, &exta_cards_rules, g, 2, viewer);
    ec_view_zone(g, out, N_("bad"), EXTA_CARDS_BAD, false);
    ec_view_zone(g, out, N_("good"), EXTA_CARDS_GOOD, false);
    ec_view_zone(g, out, N_("middle"), EXTA_CARDS_MIDDLE, false);
    ec_view_zone(g, out, N_("locked bad"), EXTA_CARDS_BAD, true);
    ec_view_zone(g, out, N_("locked good"), EXTA_CARDS_GOOD, true);
    for (int s = 1; s <= 2; s++) {
        out->seat[s].cards = out->zone[s == g->d.good ? 1 : 0].count;
        out->seat[s].playing = g->left != s;
    }
    ec_view_status(g, out);
    if (viewer == 1 || viewer == 2)
        ec_view_own(g, viewer, out);
    ec_view_detail(g, viewer, out);
}

/* ---- Resampling ---- */

void ec_resample(void *dst, const void *st, int seat, struct rng *rng)
{
    struct exta_cards *g = dst;

    memcpy(g, st, sizeof(*g));
    rng_other(&g->rng, rng);
    g->forced = 0;
    g->scatter[0] = g->scatter[1] = 0;
    for (int i = 0; i < EXTA_CARDS_PIECES; i++)
        for (int k = 0; k < 2 && g->d.piece[i].where != EXTA_CARDS_OUT; k++)
            g->curl[i][k] = (int16_t)((int)rng_below(rng, 25) * 10 - 120);
    for (int s = 1; s <= 2; s++)
        if (!ec_view_sees_side(g, seat, ec_side(g, s)))
            ec_layout(g, ec_side(g, s), LAYOUT_RANDOM, rng);
}
