/*
 * The rules of Extreme Last Card: dealing, normal mode and fights, declarations, the Thunderdome,
 * leaving, results.
 *
 * Chance is drawn in this order. At the deal: the shuffle of the pack or packs; the dealer, a
 * number below the count of seats; the cards one at a time from the seat clockwise of the dealer,
 * then one is turned up. A joker turned up goes back at a place drawn below the size of the deck
 * plus one, counted from the bottom. Later: the card that an 8 gives away, a number below the size
 * of the hand; the line of the dance, a number below EL_DANCES; each reshuffle; the shuffle of the
 * hand of a seat that leaves. In the Thunderdome cards come from the top of the deck; a fresh pack
 * is shuffled when it is needed, and the cards drawn go back one by one at drawn places.
 */
#include "state.h"

#include <string.h>

_Static_assert(sizeof(struct extreme) <= 1536, "search copies states: keep them small");

static const struct game_option el_options[] = {
    [OPTION_HAND] = {.name = "hand",
                     .help = N_("cards dealt to each player"),
                     .min = 5,
                     .max = 10,
                     .def = 7,
                     .term = N_("%d cards each")},
    [OPTION_DRAW] = {.name = "draw",
                     .help = N_("must-play: if you can play, you do; free: you may draw"),
                     .words = GAME_WORDS("must-play", "free"),
                     .terms = GAME_WORDS("", N_("whoever can play a card may draw instead"))},
    [OPTION_LIMIT] = GAME_LIMIT(N_("turns, then the fewest cards win; 0 for no limit"), 400,
                                N_("%d turns at most"), N_("no turn limit")),
    {.name = NULL},
};

/* ---- Seats and turns ---- */

/* Seats in play without a card (EL-R13). */
static uint16_t el_rules_empty_hands(const struct extreme *g)
{
    uint16_t set = 0;

    for (int s = 1; s <= g->t.seats; s++)
        if (seats_have(g->t.playing, s) && g->t.nhand[s] == 0)
            set |= seat_bit(s);
    return set;
}

/* ---- Cards ---- */

int el_pack(const struct extreme *g, card_t *out)
{
    int n = cards_standard_pack(out, EL_PACK - 52);

    if (g->t.seats * g->hand > EL_ONE_PACK)
        n += cards_standard_pack(out + n, EL_PACK - 52);
    return n;
}

/* ---- The end ---- */

static void el_rules_end_game(struct extreme *g, int winner, struct game_events *ev)
{
    g->over = 1;
    g->d.fight = g->d.blocked = g->d.free = 0;
    shed_end(&g->t, seat_bit(winner));
    shed_tell_end(&g->t, ev);
}

/* The cards that a Thunderdome draws from: the game's deck and pile, then fresh packs that are not
 * part of the game. */
struct dome {
    card_t drawn[SHED_CARDS]; /* cards of the game that were drawn; they go back */
    card_t fresh[EL_PACK];
    int ndrawn, nfresh;
};

static card_t el_rules_dome_card(struct extreme *g, struct dome *dome, struct game_events *ev)
{
    card_t card = shed_next(&g->t, ev);

    if (card != CARD_NONE) {
        dome->drawn[dome->ndrawn++] = card;
        return card;
    }
    if (dome->nfresh == 0) {
        dome->nfresh = cards_standard_pack(dome->fresh, EL_PACK - 52);
        rng_shuffle(&g->t.rng, dome->fresh, dome->nfresh);
    }
    return dome->fresh[--dome->nfresh];
}

/* EL-R14, EL-D14: the seats of the set draw until one has the highest card; returns that seat. */
static int el_rules_thunderdome(struct extreme *g, uint16_t set, struct game_events *ev)
{
    struct dome dome;

    dome.ndrawn = dome.nfresh = 0;
    for (int s = 1; s <= g->t.seats; s++)
        if (set >> s & 1)
            game_event(ev, FACT_DOME, s, GAME_TO_ALL);
    while ((set & (set - 1)) != 0) {
        int low = 0; /* minus the highest rank so far */
        uint16_t best = 0;

        for (int s = 1; s <= g->t.seats; s++) {
            if ((set >> s & 1) == 0)
                continue;
            card_t card = el_rules_dome_card(g, &dome, ev);
            fact_cards(game_event(ev, FACT_DOME_DRAW, s, GAME_TO_ALL), &card, 1);
            seats_lowest(&best, &low, s, -card_rank(card));
        }
        set = best;
        if ((set & (set - 1)) != 0)
            game_event(ev, FACT_DOME_TIE, 0, GAME_TO_ALL);
    }
    while (dome.ndrawn > 0)
        shed_put_back(&g->t, dome.drawn[--dome.ndrawn]);
    return __builtin_ctz(set);
}

/* One seat of the set wins: the only one, or the winner of the Thunderdome. */
static void el_rules_settle(struct extreme *g, uint16_t set, struct game_events *ev)
{
    el_rules_end_game(
        g, (set & (set - 1)) != 0 ? el_rules_thunderdome(g, set, ev) : __builtin_ctz(set), ev);
}

/* Ends the game at the option `limit`: the seat with the fewest cards wins. If several have the
 * fewest, the Thunderdome decides. A fight that is on is void. */
static void el_rules_stop_game(struct extreme *g, struct game_events *ev)
{
    int fewest = SHED_CARDS + 1;
    uint16_t set = 0;

    g->t.by_limit = 1;
    game_event(ev, FACT_LIMIT, 0, GAME_TO_ALL)->n = (int16_t)g->t.limit;
    for (int s = 1; s <= g->t.seats; s++)
        if (seats_have(g->t.playing, s))
            seats_lowest(&set, &fewest, s, g->t.nhand[s]);
    el_rules_settle(g, set, ev);
}

/* Counts the seat's turn, before the turn passes on. False: the limit ended the game. */
static bool el_rules_close_turn(struct extreme *g, int seat, struct game_events *ev)
{
    if (shed_close_turn(&g->t, seat))
        return true;
    el_rules_stop_game(g, ev);
    return false;
}

/* Ends a turn. If it has ended a fight, one of the seats without cards wins. */
static void el_rules_finish_turn(struct extreme *g, int seat, uint16_t empty,
                                 struct game_events *ev)
{
    if (empty != 0) {
        g->t.had |= seat_bit(seat);
        el_rules_settle(g, empty, ev);
        return;
    }
    g->d.free = 0;
    if (el_rules_close_turn(g, seat, ev))
        shed_turn_to(&g->t, shed_after(&g->t, seat));
}

/* Ends a fight: play goes back to normal mode. */
static void el_rules_end_fight(struct extreme *g)
{
    g->d.fight = g->d.blocked = 0;
    g->t.owed = 0;
}

void el_face_block(struct extreme *g, struct game_events *ev)
{
    if (!g->d.blocked || g->t.nhand[g->t.turn] > 0)
        return;
    el_rules_end_fight(g);
    game_event(ev, FACT_BLOCK_STANDS, 0, GAME_TO_ALL);
    el_rules_settle(g, el_rules_empty_hands(g), ev);
}

/* ---- What may be placed ---- */

uint64_t el_fit_set(const struct extreme *g)
{
    card_t top = shed_top(&g->t);

    if (g->d.free || top == CARD_NONE)
        return UINT64_MAX;
    if (g->suit != 0)
        return el_naming_set() | card_suit_set(g->suit);
    if (top == CARD_JOKER)
        return UINT64_MAX;
    return el_naming_set() | card_suit_set(card_suit(top)) | card_rank_set(card_rank(top));
}

/* The cards that undo a block (el_undoes). */
static uint64_t el_rules_undo_set(const struct extreme *g)
{
    return g->d.fight && g->d.blocked ? card_rank_set(6) : 0;
}

uint64_t el_begin_set(const struct extreme *g)
{
    if (el_unsaid(g))
        return 0;
    return el_attacked(g) ? el_answer_set() : el_rules_undo_set(g) | el_fit_set(g);
}

uint64_t el_hand_set(const struct extreme *g, int seat)
{
    uint64_t set = 0;

    for (int i = 0; i < g->t.nhand[seat]; i++)
        set |= card_bit(g->t.hand[seat][i]);
    return set;
}

bool el_may_draw(const struct extreme *g)
{
    if (g->draw_free || el_unsaid(g))
        return true;
    return (el_hand_set(g, g->t.turn) & el_fit_set(g) & ~el_naming_set() & ~el_rules_undo_set(g)) ==
           0;
}

bool el_may_say(const struct extreme *g, int seat)
{
    return !g->over && seats_have(g->t.playing, seat) && g->t.turn != seat &&
           g->t.nhand[seat] == 1 && (g->t.said >> seat & 1) == 0;
}

/* EL-D4: whether the cards are of one number, or a run in one suit and one direction. */
static bool el_rules_is_stack(const card_t *card, int n)
{
    int step = n > 1 ? card_rank(card[1]) - card_rank(card[0]) : 0;

    if (n == 1)
        return true;
    if (step < -1 || step > 1)
        return false;
    for (int i = 0; i < n; i++)
        if (card[i] == CARD_JOKER || (step != 0 && card_suit(card[i]) != card_suit(card[0])) ||
            card_rank(card[i]) != card_rank(card[0]) + i * step)
            return false;
    return true;
}

/* Checks the suit named with an ace or joker and the seat named with an 8. */
static enum game_code el_rules_check_choices(const struct extreme *g, int seat,
                                             const struct game_move *m)
{
    card_t top = m->card[m->ncards - 1];
    bool named = m->choice >= SUIT_CLUBS && m->choice <= SUIT_SPADES;
    bool other =
        m->to >= 1 && m->to <= g->t.seats && m->to != seat && seats_have(g->t.playing, m->to);

    if (el_names_suit(top) ? m->choice != 0 && !named : m->choice != 0)
        return GAME_BAD_MOVE;
    if (card_rank(top) == 8 ? m->to != 0 && !other : m->to != 0)
        return GAME_BAD_MOVE;
    if (el_names_suit(top) && !named)
        return GAME_NEED_CHOICE;
    if (card_rank(top) == 8 && m->to == 0 && seats_count(g->t.playing) > 2 &&
        g->t.nhand[seat] > m->ncards)
        return GAME_NEED_CHOICE;
    return GAME_OK;
}

/* The refusal of a play, or GAME_OK. */
static enum game_code el_rules_check_play(const struct extreme *g, int seat,
                                          const struct game_move *m)
{
    if (m->ncards == 0)
        return GAME_BAD_MOVE;
    if (!shed_holds(&g->t, seat, m->card, m->ncards))
        return GAME_NOT_IN_HAND;
    for (int i = 0; el_attacked(g) && i < m->ncards; i++)
        if ((el_answer_set() & card_bit(m->card[i])) == 0)
            return GAME_MUST_ANSWER;
    if (el_unsaid(g))
        return GAME_NOT_NOW;
    if (el_attacked(g) ? m->ncards > 1 : !el_rules_is_stack(m->card, m->ncards))
        return GAME_BAD_STACK;
    if (!el_attacked(g) && !el_undoes(g, m->card, m->ncards) &&
        (el_fit_set(g) & card_bit(m->card[0])) == 0)
        return GAME_NO_MATCH;
    enum game_code code = el_rules_check_choices(g, seat, m);
    if (code != GAME_OK)
        return code;
    return m->last && el_count_after(g, seat, m->card, m->ncards) != 1 ? GAME_NOT_NOW : GAME_OK;
}

/* ---- Placing ---- */

/* Tells a play. */
static struct game_fact *el_rules_tell_play(int kind, int seat, const struct game_move *m,
                                            struct game_events *ev)
{
    struct game_fact *fact = game_event(ev, kind, seat, GAME_TO_ALL);

    fact->choice = m->choice;
    fact_cards(fact, m->card, m->ncards);
    return fact;
}

/* Tells a play with what the player says if it left one card, or that it left one or none. */
static void el_rules_tell_count(struct extreme *g, int seat, const struct game_move *m,
                                struct game_events *ev)
{
    static const uint8_t kinds[2][3] = {
        {FACT_PLAY, FACT_PLAY_ONE, FACT_PLAY_LAST},
        {FACT_PLAY_SUIT, FACT_PLAY_SUIT_ONE, FACT_PLAY_SUIT_LAST},
    };
    int n = g->t.nhand[seat];

    if (n == 0 && (g->d.fight || el_attacks(m->card[m->ncards - 1]))) {
        el_rules_tell_play(FACT_OUT, seat, m, ev);
        return;
    }
    if (n == 1 && m->last)
        g->t.said |= seat_bit(seat);
    el_rules_tell_play(kinds[m->choice != 0][n != 1 ? 0 : m->last ? 2 : 1], seat, m, ev);
}

/* Tells the play of an 8, and gives a random card away (EL-R8, EL-D9). */
static void el_rules_give_card(struct extreme *g, int seat, const struct game_move *m,
                               struct game_events *ev)
{
    int n = g->t.nhand[seat], to = m->to, kind;

    el_rules_tell_play(FACT_PLAY, seat, m, ev);
    if (n == 0)
        return;
    if (to == 0)
        to = shed_after(&g->t, seat);
    card_t card = g->t.hand[seat][rng_below(&g->t.rng, (uint32_t)n)];
    shed_remove(&g->t, seat, card);
    shed_give(&g->t, to, card);
    g->t.said &= (uint16_t)~seat_bit(to);
    if (n - 1 == 1 && m->last)
        g->t.said |= seat_bit(seat);
    kind = n - 1 != 1 ? FACT_GIVE : m->last ? FACT_GIVE_LAST : FACT_GIVE_ONE;
    game_event(ev, kind, seat, GAME_TO_ALL & (uint16_t) ~(seat_bit(seat) | seat_bit(to)))->other =
        (uint8_t)to;
    struct game_fact *fact = game_event(ev, kind, seat, seat_bit(seat) | seat_bit(to));
    fact->other = (uint8_t)to;
    fact_cards(fact, &card, 1);
}

/* Nobody wins on an ace or a joker: the seat draws a card instead. */
static void el_rules_bar(struct extreme *g, int seat, const struct game_move *m,
                         struct game_events *ev)
{
    int got = shed_draw(&g->t, seat, 1, ev);

    if (got == 0) {
        el_rules_tell_play(FACT_PLAY_SUIT, seat, m, ev);
        game_event(ev, FACT_DRAW_NONE, seat, GAME_TO_ALL);
        return;
    }
    if (m->last)
        g->t.said |= seat_bit(seat);
    shed_tell_got(&g->t, el_rules_tell_play(m->last ? FACT_BARRED_LAST : FACT_BARRED, seat, m, ev),
                  got, ev);
}

/* Passes the turn on as the top card says (EL-R8, EL-R15). The turn has been counted. */
static void el_rules_next_turn(struct extreme *g, int seat, card_t top, struct game_events *ev)
{
    int rank = card_rank(top), next = shed_after(&g->t, seat);

    if (rank == 10) {
        game_event(ev, FACT_SKIP, next, GAME_TO_ALL);
        next = shed_after(&g->t, next);
    }
    shed_turn_to(&g->t, next);
    if (g->d.fight)
        game_event(ev, FACT_ATTACK, next, GAME_TO_ALL)->n = g->t.owed;
    if (rank == 4) {
        g->d.free = 1;
        game_event(ev, FACT_FREE, next, GAME_TO_ALL);
    }
    if (rank == RANK_KING) {
        int line = (int)rng_below(&g->t.rng, EL_DANCES);

        g->d.dignity[next]++;
        game_event(ev, FACT_DANCE + line, next, GAME_TO_ALL)->n = (int16_t)g->d.dignity[next];
    }
}

/* Does what a normal play causes, and finds out whether it wins (EL-R8 to EL-R13). */
static void el_rules_act(struct extreme *g, int seat, const struct game_move *m,
                         struct game_events *ev)
{
    card_t top = m->card[m->ncards - 1];

    g->d.free = 0;
    g->suit = m->choice;
    if (card_rank(top) == 8)
        el_rules_give_card(g, seat, m, ev);
    else if (g->t.nhand[seat] == 0 && el_names_suit(top))
        el_rules_bar(g, seat, m, ev);
    else
        el_rules_tell_count(g, seat, m, ev);
    if (g->t.nhand[seat] == 0 && !el_names_suit(top) && !el_attacks(top)) {
        g->t.had |= seat_bit(seat);
        el_rules_end_game(g, seat, ev);
        return;
    }
    if (el_attacks(top)) {
        g->d.fight = 1;
        g->t.owed = (int16_t)card_rank(top);
        game_event(ev, FACT_FIGHT, seat, GAME_TO_ALL);
    }
    if (card_rank(top) == RANK_JACK)
        shed_reverse(&g->t, ev);
    if (el_rules_close_turn(g, seat, ev))
        el_rules_next_turn(g, seat, top, ev);
}

/* Does what a fight card causes when it is placed in a fight (EL-R16). */
static void el_rules_answer(struct extreme *g, int seat, const struct game_move *m,
                            struct game_events *ev)
{
    card_t card = m->card[0];

    el_rules_tell_count(g, seat, m, ev);
    g->d.blocked = el_blocks(card);
    if (el_attacks(card))
        g->t.owed = (int16_t)(g->t.owed + card_rank(card));
    if (g->d.blocked)
        game_event(ev, FACT_BLOCK, seat, GAME_TO_ALL);
    if (card_rank(card) == 6)
        game_event(ev, FACT_UNDO, seat, GAME_TO_ALL);
    if (card_rank(card) == RANK_QUEEN)
        shed_reverse(&g->t, ev);
    if (!el_rules_close_turn(g, seat, ev))
        return;
    shed_turn_to(&g->t, shed_after(&g->t, seat));
    if (g->d.blocked)
        el_face_block(g, ev);
    else
        game_event(ev, FACT_ATTACK, g->t.turn, GAME_TO_ALL)->n = g->t.owed;
}

static enum game_code el_rules_do_play(struct extreme *g, int seat, const struct game_move *m,
                                       struct game_events *ev)
{
    enum game_code code = el_rules_check_play(g, seat, m);
    bool in_fight = el_attacked(g) || el_undoes(g, m->card, m->ncards);

    if (code != GAME_OK)
        return code;
    /* EL-D19: a normal move ends the fight and then takes effect. If the move is the player's last
     * card, the player still held that card when the fight ended. */
    uint16_t empty = g->d.blocked && !in_fight ? el_rules_empty_hands(g) : 0;
    shed_play(&g->t, seat, m->card, m->ncards);
    g->t.said &= (uint16_t)~seat_bit(seat);
    if (in_fight) {
        el_rules_answer(g, seat, m, ev);
        return GAME_OK;
    }
    if (g->d.blocked) {
        el_rules_end_fight(g);
        game_event(ev, FACT_BLOCK_STANDS, 0, GAME_TO_ALL);
    }
    if (empty != 0) {
        el_rules_tell_play(m->choice != 0 ? FACT_PLAY_SUIT : FACT_PLAY, seat, m, ev);
        g->t.had |= seat_bit(seat);
        el_rules_settle(g, empty, ev);
    } else {
        el_rules_act(g, seat, m, ev);
    }
    return GAME_OK;
}

/* ---- The other acts ---- */

static enum game_code el_rules_do_draw(struct extreme *g, int seat, struct game_events *ev)
{
    bool unsaid = el_unsaid(g);

    if (el_attacked(g))
        return GAME_MUST_ANSWER;
    if (!el_may_draw(g))
        return GAME_NOT_NOW;
    uint16_t empty = g->d.blocked ? el_rules_empty_hands(g) : 0;
    if (shed_draw(&g->t, seat, 1, ev) == 0) {
        game_event(ev, FACT_DRAW_NONE, seat, GAME_TO_ALL);
    } else if (unsaid) {
        shed_tell_got(&g->t, game_event(ev, FACT_UNSAID, seat, GAME_TO_ALL), 1, ev);
    } else {
        game_event(ev, FACT_DRAW, seat, GAME_TO_ALL & (uint16_t)~seat_bit(seat));
        fact_cards(game_event(ev, FACT_DREW_CARD, seat, seat_bit(seat)),
                   g->t.hand[seat] + g->t.nhand[seat] - 1, 1);
    }
    if (g->d.blocked) {
        el_rules_end_fight(g);
        game_event(ev, FACT_BLOCK_STANDS, 0, GAME_TO_ALL);
    }
    el_rules_finish_turn(g, seat, empty, ev);
    return GAME_OK;
}

static enum game_code el_rules_do_take(struct extreme *g, int seat, struct game_events *ev)
{
    int n = g->t.owed;
    bool unsaid = el_unsaid(g);

    if (!el_attacked(g))
        return GAME_NOT_NOW;
    el_rules_end_fight(g);
    n = shed_draw(&g->t, seat, n + unsaid, ev);
    shed_tell_got(&g->t,
                  game_event(ev, unsaid ? FACT_UNSAID_PICK_UP : FACT_PICK_UP, seat, GAME_TO_ALL), n,
                  ev);
    el_rules_finish_turn(g, seat, el_rules_empty_hands(g), ev);
    return GAME_OK;
}

static enum game_code el_rules_apply(void *st, int seat, const struct game_move *m,
                                     struct game_events *ev)
{
    struct extreme *g = st;

    if (g->over)
        return GAME_OVER;
    if (m->verb == MOVE_LAST) {
        if (!el_may_say(g, seat))
            return GAME_NOT_NOW;
        g->t.said |= seat_bit(seat);
        game_event(ev, FACT_LAST, seat, GAME_TO_ALL);
        return GAME_OK;
    }
    if (seat != g->t.turn)
        return GAME_NOT_YOUR_TURN;
    switch (m->verb) {
    case MOVE_PLAY: return el_rules_do_play(g, seat, m, ev);
    case MOVE_DRAW: return el_rules_do_draw(g, seat, ev);
    case MOVE_TAKE: return el_rules_do_take(g, seat, ev);
    default: return GAME_BAD_MOVE;
    }
}

/* ---- Start, turn, leaving, result ---- */

void el_prepare(struct extreme *g, const struct game_setup *setup)
{
    memset(g, 0, sizeof(*g));
    shed_begin(&g->t, setup, setup->option[OPTION_LIMIT]);
    g->hand = (uint8_t)setup->option[OPTION_HAND];
    g->draw_free = setup->option[OPTION_DRAW] != 0;
    g->d.dealer = setup->seats;
}

/* Deals, and turns up the first card (EL-R1, EL-R2, EL-D1 to EL-D3). */
static void el_rules_start(void *st, const struct game_setup *setup, struct game_events *ev)
{
    struct extreme *g = st;
    struct shed *t = &g->t;
    card_t pack[SHED_CARDS], top;

    el_prepare(g, setup);
    shed_shuffle(t, pack, el_pack(g, pack));
    g->d.dealer = (uint8_t)(1 + rng_below(&t->rng, t->seats));
    shed_deal_hands(t, g->d.dealer, g->hand, ev);
    top = shed_deal(t);
    while (top == CARD_JOKER) {
        game_event(ev, FACT_PUT_BACK, 0, GAME_TO_ALL);
        shed_put_back(t, top);
        top = shed_deal(t);
    }
    shed_lay(t, top);
    fact_cards(game_event(ev, FACT_FIRST_CARD, 0, GAME_TO_ALL), &top, 1);
    shed_turn_to(t, shed_after(t, g->d.dealer));
    game_event(ev, FACT_START, t->turn, GAME_TO_ALL);
}

static void el_rules_turn(const void *st, struct game_turn *turn)
{
    const struct extreme *g = st;

    if (!turn_begin(turn, g->over, g->t.turn, g->t.serial, g->t.had))
        return;
    for (int s = 1; s <= g->t.seats; s++)
        if (el_may_say(g, s))
            turn->may |= seat_bit(s);
}

static void el_rules_leave(void *st, int seat, struct game_events *ev)
{
    struct extreme *g = st;
    uint16_t had = g->t.had, empty;

    if (g->over || !seats_have(g->t.playing, seat))
        return;
    shed_leave(&g->t, seat, ev);
    if (seats_count(g->t.playing) == 1) {
        el_rules_end_game(g, __builtin_ctz(g->t.playing), ev);
        return;
    }
    if (g->t.turn != seat)
        return;
    /* EL-D19a: the fight is over, and nobody picks up its total. */
    empty = g->d.fight ? el_rules_empty_hands(g) : 0;
    if (g->d.fight)
        game_event(ev, FACT_FIGHT_VOID, 0, GAME_TO_ALL);
    el_rules_end_fight(g);
    el_rules_finish_turn(g, seat, empty, ev);
    g->t.had = had;
}

/* Orders seats for their places: first the winner, then the seats that stayed, by cards left, then
 * those that left. */
static int el_rules_standing(const struct extreme *g, int seat)
{
    if (g->t.winners >> seat & 1)
        return -1;
    return seats_have(g->t.playing, seat) ? g->t.nhand[seat] : SHED_CARDS + 1;
}

static void el_rules_result(const void *st, struct game_result *out)
{
    const struct extreme *g = st;

    memset(out, 0, sizeof(*out));
    out->winners = g->t.winners;
    out->by_limit = g->t.by_limit;
    if (!g->over)
        return;
    memcpy(out->dignity, g->d.dignity, sizeof(out->dignity));
    for (int s = 1; s <= g->t.seats; s++) {
        out->place[s] = 1;
        for (int other = 1; other <= g->t.seats; other++)
            out->place[s] += el_rules_standing(g, other) < el_rules_standing(g, s);
    }
}

const struct game_rules extreme_last_card_rules = {
    .id = "extreme-last-card",
    .title = "Extreme Last Card",
    .summary = N_("stacks, fights and a chicken dance; 2 to 8 players"),
    .version = 1,
    .min_seats = 2,
    .max_seats = GAME_SEATS_MAX,
    .state_size = sizeof(struct extreme),
    .options = el_options,
    .facts = el_facts,
    .nfacts = EL_FACTS,
    .lessons = el_lessons,
    .finite = true,
    .start = el_rules_start,
    .turn = el_rules_turn,
    .legal = el_legal,
    .parse = el_parse,
    .format = movetext_format,
    .apply = el_rules_apply,
    .auto_move = el_auto_move,
    .leave = el_rules_leave,
    .view = el_view,
    .resample = el_resample,
    .position = el_position,
    .result = el_rules_result,
    .bot = el_bot,
    .choice_words = choice_words,
    .explain = el_explain,
};
