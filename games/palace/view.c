/*
 * What is seen of Palace: views, facts and their words, and positions that a seat cannot tell
 * apart.
 */
#include "state.h"

#include <string.h>

_Static_assert(sizeof(struct palace_detail) <= sizeof(((struct game_view *)0)->detail), "detail");

const struct game_fact_kind pa_facts[FACT_KINDS] = {
    [FACT_KEPT] = {"kept", N_("{who} has selected three lives."),
                   N_("You have selected three lives.")},
    [FACT_LIVES] = {"lives", N_("{who} lays {cards} face up."), N_("You lay {cards} face up.")},
    [FACT_DECLARED] = {"declared", N_("{who} shows {cards}."), N_("You show {cards}.")},
    [FACT_LEADS] = {"leads", N_("{who} begins."), N_("You begin.")},
    [FACT_LOWEST_LEADS] = {"declared leads",
                           N_("{who} begins with the lowest card in hand: {cards}."),
                           N_("You begin with the lowest card in hand: {cards}.")},
    [FACT_COIN] = {"coin leads",
                   N_("The lowest card begins. Several players hold it, and the coin picks {who}."),
                   N_("The lowest card begins. Several players hold it, and the coin picks you.")},
    [FACT_RPS_BEGINS] = {"rps",
                         N_("The lowest card begins. Several players hold it and choose rock, "
                            "paper or scissors.")},
    [FACT_RPS_CHOSEN] = {"rps-chosen", N_("{who} has chosen."), N_("You have chosen.")},
    [FACT_RPS_SHOWN] = {"rps-shown", N_("{who} shows {choice}."), N_("You show {choice}.")},
    [FACT_RPS_DRAWN] = {"rps-drawn", N_("Nobody wins this round of rock, paper, scissors.")},
    [FACT_RPS_WON] = {"rps-shown leads", N_("{who} shows {choice} and begins."),
                      N_("You show {choice} and begin.")},
    [FACT_PLAYED] = {"play", N_("{who} plays {cards}."), N_("You play {cards}.")},
    [FACT_PLAYED_DREW] = {"play draw", N_("{who} plays {cards} and draws {n} {n:card|cards}."),
                          N_("You play {cards} and draw {n} {n:card|cards}[: {got}].")},
    [FACT_PLAYED_OUT] = {"play out",
                         N_("{who} plays {cards}, is out of cards and finishes {place}."),
                         N_("You play {cards}, are out of cards and finish {place}.")},
    [FACT_PLAYED_LIVES_OUT] =
        {"play-lives out",
         N_("{who} plays {cards} of the lives, is out of cards and finishes {place}."),
         N_("You play {cards} of your lives, are out of cards and finish {place}.")},
    [FACT_FLIPPED_OUT] = {"flip out",
                          N_("{who} flips {cards}, is out of cards and finishes {place}."),
                          N_("You flip {cards}, are out of cards and finish {place}.")},
    [FACT_PLAYED_LIVES] = {"play-lives", N_("{who} plays {cards} of the lives."),
                           N_("You play {cards} of your lives.")},
    [FACT_FLIPPED] = {"flip", N_("{who} flips a life: {cards}."), N_("You flip a life: {cards}.")},
    [FACT_FLIP_FAILED] =
        {"flip-failed take",
         N_("{who} flips a life: {cards}. It doesn't fit, so {who} picks up the pile of {n} "
            "{n:card|cards}."),
         N_("You flip a life: {cards}. It doesn't fit, so you pick up the pile of {n} "
            "{n:card|cards}.")},
    [FACT_RESET] = {"reset", N_("The pile is reset: {who} may play any card."),
                    N_("The pile is reset: you may play any card.")},
    [FACT_LOWER] = {"lower", N_("{who} must play 2 to 7, or 10."),
                    N_("You must play 2 to 7, or 10.")},
    [FACT_REVERSED] = {"reverse", N_("The order is reversed.")},
    [FACT_SKIPPED] = {"skip", N_("{who} misses a turn."), N_("You miss a turn.")},
    [FACT_BOMB] = {"bomb", N_("A bomb: {n} {n:card leaves|cards leave} the game.")},
    [FACT_TOOK] = {"take", N_("{who} picks up the pile of {n} {n:card|cards}."),
                   N_("You pick up the pile of {n} {n:card|cards}.")},
    [FACT_TOOK_LIVES] =
        {"take take-lives",
         N_("{who} picks up the pile of {n} {n:card|cards} and {cards} of the lives."),
         N_("You pick up the pile of {n} {n:card|cards} and {cards} of your lives.")},
    [FACT_PASSED] = {"pass", N_("{who} passes."), N_("You pass.")},
    [FACT_LAST] = {"last", N_("{who} is the last one left and loses."),
                   N_("You are the last one left and lose.")},
    [FACT_LEFT] = {"left", N_("The cards of {who} leave the game."),
                   N_("Your cards leave the game.")},
    [FACT_LIMIT] = {"limit", N_("The limit of {n} moves ends the game.")},
    [FACT_NEED_ANY] = {"need-any", N_("Any card may be played.")},
    [FACT_NEED_AT_LEAST] = {"need-at-least", N_("To play: {choice} or higher, 2, 5, 7 or 10.")},
    [FACT_NEED_BELOW] = {"need-below", N_("To play: 2 to 7, or 10.")},
    [FACT_MUST_HOLD] = {"must-hold",
                        N_("The first play has to include the lowest value, {choice}.")},
    [FACT_SELECT] = {"select", N_("Everybody selects three lives."),
                     N_("Select three of your cards as lives: type `keep CARD CARD CARD`.")},
    [FACT_CHOOSE_RPS] = {"choose-rps", N_("Rock, paper, scissors for the first turn."),
                         N_("Type `rock`, `paper` or `scissors`.")},
    [FACT_AGAIN] = {"again", N_("{who} may play another card."),
                    N_("You may play another card, or `pass`.")},
    [FACT_FACE_DOWN] = {"face-down", N_("{who} has {n} {n:card|cards} left, face down."),
                        N_("You have {n} {n:card|cards} left, face down.")},
    [FACT_POSITION] =
        {"position leads",
         N_("The lowest card begins. Several players hold it, and by seat it is {who}."),
         N_("The lowest card begins. Several players hold it, and by seat it is you.")},
    [FACT_NEED_ACE] = {"need-ace", N_("To play: an ace, 2, 5, 7 or 10.")},
};

/* ---- Wording ---- */

const char *pa_wording(const struct game_fact *fact)
{
    int least = fact->kind == FACT_NEED_AT_LEAST ? fact->choice - PA_CHOICE_VALUE : VALUE_ACE;

    /* a card that always fits is not named if it is high enough anyway */
    if (least <= 3)
        return N_("Any card may be played.");
    if (least <= 5)
        return N_("To play: {choice} or higher, or 2.");
    if (least <= 7)
        return N_("To play: {choice} or higher, 2 or 5.");
    return least <= 10 ? N_("To play: {choice} or higher, 2, 5 or 7.") : NULL;
}

/* ---- Views ---- */

static void pa_view_status(const struct palace *p, int viewer, struct game_view *view)
{
    struct game_fact *fact;
    if (p->d.phase == PALACE_SELECT) {
        view_status_add(view, FACT_SELECT, (view->must >> viewer & 1) != 0 ? viewer : 0);
        return;
    }
    if (p->d.phase == PALACE_RPS) {
        view_status_add(view, FACT_CHOOSE_RPS, (view->must >> viewer & 1) != 0 ? viewer : 0);
        return;
    }
    if (p->d.phase == PALACE_OVER)
        return;
    if (p->d.phase == PALACE_AGAIN)
        view_status_add(view, FACT_AGAIN, p->t.turn);
    if (p->d.declared != 0) {
        fact = view_status_add(view, FACT_MUST_HOLD, 0);
        fact->choice = (uint8_t)(PA_CHOICE_VALUE + p->d.declared);
    } else if (p->d.need == PALACE_NEED_ANY) {
        view_status_add(view, FACT_NEED_ANY, 0);
    } else if (p->d.need == PALACE_NEED_BELOW_7) {
        view_status_add(view, FACT_NEED_BELOW, 0);
    } else if (p->d.need_value == VALUE_ACE) { /* no card is higher than an ace */
        view_status_add(view, FACT_NEED_ACE, 0);
    } else {
        fact = view_status_add(view, FACT_NEED_AT_LEAST, 0);
        fact->choice = (uint8_t)(PA_CHOICE_VALUE + p->d.need_value);
    }
    /* The status says how many face-down lives a seat has only once it plays them. Before that it
     * has three. */
    for (int seat = 1; seat <= p->t.seats; seat++)
        if (pa_source(p, seat) == PALACE_FROM_DOWN)
            view_status_add(view, FACT_FACE_DOWN, seat)->n = p->ndown[seat];
}

static void pa_view_own(const struct palace *p, int viewer, struct game_view *view)
{
    const card_t *cards;
    bool turn = (view->must >> viewer & 1) != 0;
    bool play = p->d.phase == PALACE_PLAY || p->d.phase == PALACE_AGAIN;
    int n = pa_source_cards(p, viewer, &cards);
    for (int i = 0; i < n; i++) {
        view->hand[i].card = cards[i];
        view->hand[i].playable = turn && play && pa_fits(p, pa_value(cards[i]));
    }
    view->nhand = (uint8_t)n;
    if (!turn)
        return;
    if (p->d.phase == PALACE_SELECT)
        view->verbs |= 1U << MOVE_KEEP;
    if (p->d.phase == PALACE_RPS)
        view->verbs |= 1U << MOVE_RPS;
    if (play && pa_may_take(p, viewer))
        view->verbs |= 1U << MOVE_TAKE;
    if (play && pa_source(p, viewer) == PALACE_FROM_DOWN)
        view->verbs |= 1U << MOVE_FLIP;
    if (p->d.phase == PALACE_AGAIN)
        view->verbs |= 1U << MOVE_PASS;
}

void pa_view(const void *st, int viewer, struct game_view *view)
{
    const struct palace *p = st;
    shed_view(&p->t, &palace_rules, p, viewer, view);
    shed_view_pile(&p->t, view);
    view_zone_add(view, N_("stock"), p->t.ndeck);
    view_zone_add(view, N_("burned"), p->burned);
    for (int seat = 1; seat <= p->t.seats; seat++) {
        view->seat[seat].down = p->ndown[seat];
        if (p->nup[seat] == 0)
            continue;
        struct game_view_zone *zone = view_zone_add(view, N_("face-up"), p->nup[seat]);
        bool shown = p->d.phase != PALACE_SELECT || seat == viewer;
        zone->seat = (uint8_t)seat;
        zone->ncards = shown ? p->nup[seat] : 0;
        memcpy(zone->card, p->up[seat], zone->ncards);
    }
    if (viewer != 0)
        pa_view_own(p, viewer, view);
    pa_view_status(p, viewer, view);
    struct palace_detail *detail = memcpy(view->detail, &p->d, sizeof(p->d));
    detail->source = (uint8_t)(viewer != 0 ? pa_source(p, viewer) : PALACE_FROM_NONE);
}

/* Deals anew what the seat does not see: the stock, other hands, every face-down life, and others'
 * choices that are not shown yet. */
void pa_resample(void *dst, const void *st, int seat, struct rng *rng)
{
    struct palace *p = dst;
    memcpy(p, st, sizeof(*p));
    struct hidden part[1 + 3 * GAME_SEATS_MAX] = {{p->t.deck, p->t.ndeck}};
    int n = 1;
    for (int s = 1; s <= p->t.seats; s++) {
        part[n++] = (struct hidden){p->down[s], p->ndown[s]};
        if (s == seat)
            continue;
        part[n++] = (struct hidden){p->t.hand[s], p->t.nhand[s]};
        if (p->d.phase == PALACE_SELECT)
            part[n++] = (struct hidden){p->up[s], p->nup[s]};
    }
    shed_deal_anew(part, n, rng);
    for (int s = 1; s <= p->t.seats; s++)
        if (s != seat && p->rps[s] != 0)
            p->rps[s] = (uint8_t)(1 + rng_below(rng, 3));
    rng_other(&p->t.rng, rng);
}
