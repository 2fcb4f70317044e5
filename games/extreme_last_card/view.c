/*
 * What the seats of Extreme Last Card may see and are told, and positions that a seat cannot tell
 * apart.
 */
#include "state.h"

#include <string.h>

/* The lines of the dance (EL-D10): all are the event `dance`. */
#define DANCE(line, said, you) [FACT_DANCE + (line)] = {"dance", said, you, NULL}

const struct game_fact_kind el_facts[] = {
    SHED_FACTS_SAID,
    [FACT_DEAL] = {"deal", N_("{who} deals {n} {n:card|cards} to everybody."),
                   N_("You deal {n} {n:card|cards} to everybody.")},
    [FACT_FIRST_CARD] = {"first-card", N_("{cards} is turned up.")},
    [FACT_PUT_BACK] = {"put-back", N_("A joker is turned up and goes back into the deck.")},
    [FACT_PLAY_SUIT] = {"play-suit", N_("{who} plays {cards} and names {choice}."),
                        N_("You play {cards} and name {choice}.")},
    [FACT_LAST] = {"last", N_("{who} says LAST CARD."), N_("You say LAST CARD.")},
    [FACT_PLAY_LAST] = {"play last", N_("{who} plays {cards} and says LAST CARD."),
                        N_("You play {cards} and say LAST CARD.")},
    [FACT_PLAY_ONE] =
        {"play one-card", N_("{who} plays {cards} and has one card left."),
         N_("You play {cards} and have one card left: say `last` before your next turn.")},
    [FACT_PLAY_SUIT_LAST] = {"play-suit last",
                             N_("{who} plays {cards}, names {choice} and says LAST CARD."),
                             N_("You play {cards}, name {choice} and say LAST CARD.")},
    [FACT_PLAY_SUIT_ONE] =
        {"play-suit one-card", N_("{who} plays {cards}, names {choice} and has one card left."),
         N_("You play {cards}, name {choice} and have one card left: say `last` before your next "
            "turn.")},
    [FACT_DRAW] = {"draw", N_("{who} draws a card."), N_("You draw a card.")},
    [FACT_DREW_CARD] = {"drew-card", N_("{who} draws {cards}."),
                        N_("You draw {cards}, and your turn is over.")},
    [FACT_UNSAID] =
        {"unsaid draw", N_("{who} did not say LAST CARD, so the card stays and one more comes."),
         N_("You did not say LAST CARD, so the card stays and one more comes[: {got}].")},
    [FACT_UNSAID_PICK_UP] =
        {"unsaid pick-up",
         N_("{who} did not say LAST CARD, so the card stays and one more comes. {who} picks up {n} "
            "{n:card|cards}. The fight is over."),
         N_("You did not say LAST CARD, so the card stays and one more comes. You pick up {n} "
            "{n:card|cards}[: {got}]. The fight is over.")},
    [FACT_FREE] = {"free", N_("{who} may play any card."), N_("You may play any card.")},
    [FACT_GIVE] = {"give", N_("{other} takes a card from {who}."),
                   N_("{other} takes {cards} from you."), N_("You take {cards} from {who}.")},
    [FACT_GIVE_LAST] = {"give last", N_("{other} takes a card from {who}, who says LAST CARD."),
                        N_("{other} takes {cards} from you, and you say LAST CARD."),
                        N_("You take {cards} from {who}, who says LAST CARD.")},
    [FACT_GIVE_ONE] = {"give one-card",
                       N_("{other} takes a card from {who}, who has one card left."),
                       N_("{other} takes {cards} from you, and you have one card left: say `last` "
                          "before your next turn."),
                       N_("You take {cards} from {who}, who has one card left.")},
    DANCE(0, N_("Chicken dance: {who} tucks both thumbs under the arms and flaps across the room."),
          N_("Chicken dance: you tuck both thumbs under your arms and flap across the room.")),
    DANCE(1, N_("Chicken dance: {who} clucks twice, wiggles, and bows to the deck."),
          N_("Chicken dance: you cluck twice, wiggle, and bow to the deck.")),
    DANCE(2, N_("Chicken dance: {who} scratches the carpet in search of corn."),
          N_("Chicken dance: you scratch the carpet in search of corn.")),
    DANCE(3, N_("Chicken dance: {who} hops round the table on one leg, wings out."),
          N_("Chicken dance: you hop round the table on one leg, wings out.")),
    DANCE(4, N_("Chicken dance: {who} shakes an imaginary tail at the whole table."),
          N_("Chicken dance: you shake an imaginary tail at the whole table.")),
    DANCE(5, N_("Chicken dance: {who} struts, crows at the lamp, and lays no egg."),
          N_("Chicken dance: you strut, crow at the lamp, and lay no egg.")),
    [FACT_FIGHT] = {"fight", N_("A fight begins.")},
    [FACT_ATTACK] = {"attack", N_("{who} must pick up {n} or answer."),
                     N_("You must pick up {n} or answer.")},
    [FACT_BLOCK] = {"block", N_("That blocks the attack.")},
    [FACT_UNDO] = {"undo", N_("That undoes the block.")},
    [FACT_PICK_UP] = {"pick-up", N_("{who} picks up {n} {n:card|cards}. The fight is over."),
                      N_("You pick up {n} {n:card|cards}[: {got}]. The fight is over.")},
    [FACT_BLOCK_STANDS] = {"block-stands", N_("The block stands, and the fight is over.")},
    [FACT_FIGHT_VOID] = {"fight-void", N_("The fight is over, and nobody picks up.")},
    [FACT_BARRED] =
        {"play-suit barred draw one-card",
         N_("{who} plays {cards} and names {choice}. Nobody wins on an ace or a joker, so {who} "
            "draws a card."),
         N_("You play {cards} and name {choice}. Nobody wins on an ace or a joker, so you draw a "
            "card[: {got}]. Say `last` before your next turn.")},
    [FACT_BARRED_LAST] =
        {"play-suit barred draw last",
         N_("{who} plays {cards} and names {choice}. Nobody wins on an ace or a joker, so {who} "
            "says LAST CARD and draws a card."),
         N_("You play {cards} and name {choice}. Nobody wins on an ace or a joker, so you "
            "say LAST CARD and draw a card[: {got}].")},
    [FACT_OUT] = {"play out",
                  N_("{who} plays {cards} and is out of cards, but stays until the fight is over."),
                  N_("You play {cards} and are out of cards, but stay until the fight is over.")},
    [FACT_DOME] = {"thunderdome", N_("{who} enters the Thunderdome."),
                   N_("You enter the Thunderdome.")},
    [FACT_DOME_DRAW] = {"thunderdome", N_("Thunderdome: {who} draws {cards}."),
                        N_("Thunderdome: you draw {cards}.")},
    [FACT_DOME_TIE] = {"thunderdome", N_("Thunderdome: a tie. The highest draw again.")},
    [FACT_RESHUFFLE] = {"reshuffle", N_("The pile is shuffled into a new deck.")},
    [FACT_LIMIT] = {"limit", N_("The limit of {n} turns is reached: the fewest cards win.")},
    [FACT_NOW_ATTACK] =
        {"now-attack", N_("{who} has to pick up {n}, or answer."),
         N_("Pick up {n}. Answer with 2, 3, 5, 7, 9 or a queen, or `take` all {n}.")},
    [FACT_NOW_BLOCK] = {"now-block", N_("{who} faces a block."),
                        N_("A block: undo it with a 6, or take a normal turn.")},
    [FACT_NOW_FREE] = {"now-free", N_("{who} may play any card."), N_("You may play any card.")},
    [FACT_NOW_UNSAID] = {"now-unsaid", N_("{who} did not say LAST CARD."),
                         N_("You did not say LAST CARD, so you cannot play your card this turn.")},
    [FACT_NOW_LAST] = {"now-last", N_("{who} has one card left."),
                       N_("One card left: say `last` before your next turn.")},
};
_Static_assert(sizeof(el_facts) / sizeof(el_facts[0]) == EL_FACTS,
               "every kind of fact has its words");
_Static_assert(sizeof(struct extreme_last_card_detail) <= sizeof(((struct game_view *)0)->detail),
               "the detail fits into a view");

/* ---- The view ---- */

static void el_view_status(const struct extreme *g, int viewer, struct game_view *v)
{
    if (g->d.fight)
        view_status_add(v, g->d.blocked ? FACT_NOW_BLOCK : FACT_NOW_ATTACK, g->t.turn)->n =
            g->t.owed;
    if (el_unsaid(g))
        view_status_add(v, FACT_NOW_UNSAID, g->t.turn);
    else if (g->d.free)
        view_status_add(v, FACT_NOW_FREE, g->t.turn);
    if (viewer != 0 && el_may_say(g, viewer))
        view_status_add(v, FACT_NOW_LAST, viewer);
}

/* Fills in the seat's own hand, and what the seat can do besides naming a card. */
static void el_view_own(const struct extreme *g, int viewer, struct game_view *v)
{
    bool on_turn = g->t.turn == viewer && !g->over;

    v->nhand = g->t.nhand[viewer];
    for (int i = 0; i < v->nhand; i++) {
        const card_t *card = &g->t.hand[viewer][i];
        bool fits = on_turn && (el_begin_set(g) & card_bit(*card)) != 0;

        v->hand[i].card = *card;
        v->hand[i].playable = !fits                                   ? GAME_UNPLAYABLE
                              : v->nhand == 1 && el_names_suit(*card) ? GAME_COSTS /* EL-R12 */
                                                                      : GAME_PLAYABLE;
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

    shed_view(&g->t, &extreme_last_card_rules, g, viewer, out);
    out->choice = g->suit;
    for (int s = 1; s <= g->t.seats; s++)
        out->seat[s].said = g->t.said >> s & 1;
    view_zone_add(out, N_("deck"), g->t.ndeck);
    shed_view_pile(&g->t, out);
    struct extreme_last_card_detail *detail = memcpy(out->detail, &g->d, sizeof(g->d));
    detail->unsaid = !g->over && el_unsaid(g);
    if (!g->over)
        el_view_status(g, viewer, out);
    if (viewer != 0)
        el_view_own(g, viewer, out);
}

/* ---- Positions that a seat cannot tell apart ---- */

void el_resample(void *dst, const void *st, int seat, struct rng *rng)
{
    struct extreme *g = dst;

    memcpy(g, st, sizeof(*g));
    shed_resample(&g->t, seat, rng);
}
