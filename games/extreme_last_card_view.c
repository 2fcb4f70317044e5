/*
 * What the seats of Extreme Last Card may see and are told, and positions that a seat cannot tell
 * apart.
 */
#include "extreme_last_card_state.h"

#include <string.h>

/* The lines of the dance (EL-D10): all are the event `dance`. */
#define DANCE(line, said, you) [FACT_DANCE + (line)] = {"dance", said, you, NULL}

const struct game_fact_kind el_facts[] = {
    [FACT_DEAL] = {"deal", "{who} deals {n} card{s} to everybody.",
                   "You deal {n} card{s} to everybody.", NULL},
    [FACT_HAND] = {"hand", "{who} gets {cards}.", "You get {cards}.", NULL},
    [FACT_START] = {"start", "{who} is to start.", "You are to start.", NULL},
    [FACT_FIRST_CARD] = {"first-card", "{cards} is turned up.", NULL, NULL},
    [FACT_PUT_BACK] = {"put-back", "A joker is turned up and goes back into the deck.", NULL, NULL},
    [FACT_PLAY] = {"play", "{who} plays {cards}.", "You play {cards}.", NULL},
    [FACT_PLAY_SUIT] = {"play-suit", "{who} plays {cards} and names {choice}.",
                        "You play {cards} and name {choice}.", NULL},
    [FACT_LAST] = {"last", "{who} says LAST CARD.", "You say LAST CARD.", NULL},
    [FACT_ONE_CARD] = {"one-card", "{who} has one card left.",
                       "You have one card left: say  last  before your next turn.", NULL},
    [FACT_DRAW] = {"draw", "{who} draws a card.", "You draw a card.", NULL},
    [FACT_DREW_CARD] = {"drew-card", "{who} draws {cards}.", "You draw {cards}.", NULL},
    [FACT_DRAW_NONE] = {"draw-none", "No card is left for {who} to draw.",
                        "No card is left for you to draw.", NULL},
    [FACT_UNSAID] = {"unsaid", "{who} did not say LAST CARD: the card stays and one more comes.",
                     "You did not say LAST CARD: the card stays and one more comes.", NULL},
    [FACT_FREE] = {"free", "{who} may place any card.", "You may place any card.", NULL},
    [FACT_GIVE] = {"give", "{other} takes a card from {who}.", NULL, NULL},
    [FACT_GIVE_CARD] = {"give-card", "{other} takes {cards} from {who}.",
                        "{other} takes {cards} from you.", "You take {cards} from {who}."},
    [FACT_SKIP] = {"skip", "{who} misses the turn.", "You miss the turn.", NULL},
    [FACT_CLOCKWISE] = {"clockwise", "Play goes clockwise now.", NULL, NULL},
    [FACT_COUNTER_CLOCKWISE] = {"counter-clockwise", "Play goes counter-clockwise now.", NULL,
                                NULL},
    DANCE(0, "{who} tucks both thumbs under the arms and flaps across the room.",
          "You tuck both thumbs under your arms and flap across the room."),
    DANCE(1, "{who} clucks twice, wiggles, and bows to the deck.",
          "You cluck twice, wiggle, and bow to the deck."),
    DANCE(2, "{who} scratches the carpet in search of corn.",
          "You scratch the carpet in search of corn."),
    DANCE(3, "{who} hops round the table on one leg, wings out.",
          "You hop round the table on one leg, wings out."),
    DANCE(4, "{who} shakes an imaginary tail at the whole table.",
          "You shake an imaginary tail at the whole table."),
    DANCE(5, "{who} struts, crows at the lamp, and lays no egg.",
          "You strut, crow at the lamp, and lay no egg."),
    [FACT_FIGHT] = {"fight", "{who} starts a fight.", "You start a fight.", NULL},
    [FACT_ATTACK] = {"attack", "{who} must pick up {n} or answer.",
                     "You must pick up {n} or answer.", NULL},
    [FACT_BLOCK] = {"block", "{who} blocks the attack.", "You block the attack.", NULL},
    [FACT_UNDO] = {"undo", "{who} undoes the block.", "You undo the block.", NULL},
    [FACT_PICK_UP] = {"pick-up", "{who} picks up {n} card{s}. The fight is over.",
                      "You pick up {n} card{s}. The fight is over.", NULL},
    [FACT_BLOCK_STANDS] = {"block-stands", "The block stands, the fight is over.", NULL, NULL},
    [FACT_FIGHT_VOID] = {"fight-void", "The fight is over, nobody picks up.", NULL, NULL},
    [FACT_BARRED] = {"barred", "Nobody wins on an ace or a joker: {who} draws.",
                     "Nobody wins on an ace or a joker: you draw.", NULL},
    [FACT_OUT] = {"out", "{who} has no card, and stays until the fight is over.",
                  "You have no card, and stay until the fight is over.", NULL},
    [FACT_DOME] = {"thunderdome", "{who} enters the Thunderdome.", "You enter the Thunderdome.",
                   NULL},
    [FACT_DOME_DRAW] = {"thunderdome", "Thunderdome: {who} draws {cards}.",
                        "Thunderdome: you draw {cards}.", NULL},
    [FACT_DOME_TIE] = {"thunderdome", "Thunderdome: a tie, the highest draw again.", NULL, NULL},
    [FACT_RESHUFFLE] = {"reshuffle", "The pile is shuffled into a new deck.", NULL, NULL},
    [FACT_LIMIT] = {"limit", "The limit of {n} turns is reached: the fewest cards win.", NULL,
                    NULL},
    [FACT_WIN] = {"win", "{who} wins the game.", "You win the game.", NULL},
    [FACT_LEFT] = {"left", "{who} leaves; the cards go under the deck.",
                   "You leave; your cards go under the deck.", NULL},
    [FACT_NOW_ATTACK] = {"now-attack", "{who} has to pick up {n}, or answer.",
                         "Pick up {n}: answer with 2, 5, 9, Q, 3 or 7, or  take.", NULL},
    [FACT_NOW_BLOCK] = {"now-block", "{who} faces a block.",
                        "A block: undo it with a 6, or take a normal turn.", NULL},
    [FACT_NOW_FREE] = {"now-free", "{who} may place any card.", "You may place any card.", NULL},
    [FACT_NOW_UNSAID] = {"now-unsaid", "{who} did not say LAST CARD.",
                         "You did not say LAST CARD: your card cannot be placed in this turn.",
                         NULL},
    [FACT_NOW_LAST] = {"now-last", "{who} has one card left.",
                       "One card left: say  last  before your next turn.", NULL},
};
_Static_assert(sizeof(el_facts) / sizeof(el_facts[0]) == EL_FACTS,
               "every kind of fact has its words");
_Static_assert(sizeof(struct extreme_last_card_detail) <= sizeof(((struct game_view *)0)->detail),
               "the detail fits into a view");

/* ---- The view ---- */

static void view_status(const struct extreme *g, int viewer, struct game_view *v)
{
    if (g->fight)
        view_status_add(v, g->blocked ? FACT_NOW_BLOCK : FACT_NOW_ATTACK, g->turn)->n = g->owed;
    if (el_unsaid(g))
        view_status_add(v, FACT_NOW_UNSAID, g->turn);
    else if (g->free)
        view_status_add(v, FACT_NOW_FREE, g->turn);
    if (viewer != 0 && el_may_say(g, viewer))
        view_status_add(v, FACT_NOW_LAST, viewer);
}

static void view_detail(const struct extreme *g, struct game_view *v)
{
    struct extreme_last_card_detail detail;

    memset(&detail, 0, sizeof(detail));
    detail.fight = g->fight;
    detail.blocked = g->blocked;
    detail.free = g->free;
    detail.unsaid = !g->over && el_unsaid(g);
    detail.dealer = g->dealer;
    memcpy(detail.dignity, g->dignity, sizeof(detail.dignity));
    memcpy(v->detail, &detail, sizeof(detail));
}

/* The seat's own hand, and what it can do besides naming a card. */
static void view_own(const struct extreme *g, int viewer, struct game_view *v)
{
    bool on_turn = g->turn == viewer && !g->over;

    v->nhand = g->piles.nhand[viewer];
    for (int i = 0; i < v->nhand; i++) {
        v->hand[i].card = g->piles.hand[viewer][i];
        v->hand[i].playable = on_turn && el_begins(g, v->hand[i].card);
    }
    if (el_may_say(g, viewer))
        v->verbs |= 1u << MOVE_LAST;
    if (on_turn && el_attacked(g))
        v->verbs |= 1u << MOVE_TAKE;
    else if (on_turn && el_may_draw(g))
        v->verbs |= 1u << MOVE_DRAW;
}

void el_view(const void *st, int viewer, struct game_view *out)
{
    const struct extreme *g = st;
    const struct piles *p = &g->piles;
    struct game_view_zone *zone;
    struct game_result result;
    struct game_turn turn;

    memset(out, 0, sizeof(*out));
    extreme_last_card_rules.turn(g, &turn);
    extreme_last_card_rules.result(g, &result);
    out->seats = g->seats;
    out->viewer = (uint8_t)viewer;
    out->over = turn.over;
    out->direction = g->direction;
    out->must = turn.must;
    out->may = turn.may;
    out->choice = g->suit;
    out->owed = g->owed;
    out->serial = g->serial;
    for (int s = 1; s <= g->seats; s++) {
        out->seat[s].cards = p->nhand[s];
        out->seat[s].playing = el_playing(g, s);
        out->seat[s].said = g->said >> s & 1;
        out->seat[s].place = result.place[s];
    }
    view_zone_add(out, "deck", p->ndeck);
    zone = view_zone_add(out, "pile", p->npile);
    zone->ncards = p->npile < GAME_FACT_CARDS ? p->npile : GAME_FACT_CARDS;
    memcpy(zone->card, p->pile + p->npile - zone->ncards, zone->ncards);
    view_detail(g, out);
    if (!g->over)
        view_status(g, viewer, out);
    if (viewer != 0)
        view_own(g, viewer, out);
}

/* ---- Positions that a seat cannot tell apart ---- */

void el_resample(void *dst, const void *st, int seat, struct rng *rng)
{
    struct extreme *g = dst;

    memcpy(g, st, sizeof(*g));
    piles_resample(&g->piles, g->seats, seat, rng);
    rng_other(&g->rng, rng);
}
