/*
 * The rules of Exta-Cards: dealing out the sides, the hidden layout, throws and what they hit,
 * placing, locks, offers to stop, the end.
 *
 * Chance is drawn in this order: who is bad (number below 2, plus 1); for every piece in play, in
 * the order of games/core/RNG.md, the curl cu then cv (number below 25, times ten, less 120); a
 * shuffle of 160 cells for each `layout random`; for each throw three numbers below 21 for S, three
 * for S', then the shift of the card's cu and cv (number below 3, less 1, times ten).
 */
#include "state.h"

#include <string.h>

_Static_assert(sizeof(struct exta_cards) <= 1536, "search copies states: keep them small");

enum { THROWS_ANY = 2 };
static const struct game_option exta_cards_options[] = {
    [OPTION_JOKERS] = {.name = "jokers",
                       .help = N_("two jokers lie in the middle"),
                       .words = GAME_WORDS("no", "yes"),
                       .def = 1,
                       .terms = GAME_WORDS(N_("no jokers"), "")},
    [OPTION_THROWS] = {.name = "throws",
                       .help = N_("throws each, 0 for no such limit"),
                       .words = GAME_WORDS("20", "40", "0"),
                       .terms = GAME_WORDS(N_("20 throws each"), N_("40 throws each"), "")},
    [OPTION_LIMIT] = GAME_LIMIT(N_("throws in all, 0 for no limit"), 300,
                                N_("%d throws in all at most"), N_("no throw limit")),
    [OPTION_BAD] = {.name = "bad",
                    .help = N_("the seat that has the bad side and begins; a rematch swaps sides"),
                    .words = GAME_WORDS("chance", "1", "2"),
                    .terms = GAME_WORDS("", N_("seat 1 is bad"), N_("seat 2 is bad"))},
    {.name = NULL},
};

/* ---- Counting ---- */

void ec_sort(struct exta_cards *g)
{
    g->laid = g->waiting = g->loose = 0;
    memset(g->of, 0, sizeof(g->of));
    memset(g->taken, 0, sizeof(g->taken));
    for (int i = 0; i < EXTA_CARDS_PIECES; i++) {
        const struct exta_cards_piece p = g->d.piece[i];

        if (p.where != EXTA_CARDS_OUT)
            ec_put(g, i, p.where, p.side, p.x, p.y);
    }
}

int ec_points(const struct exta_cards *g, int seat)
{
    uint64_t has = g->of[ec_side(g, seat)];
    int sum = __builtin_popcountll(has);

    /* EX-R1: one point more for each queen and two for each king. In each suit these two are
     * neighbouring bits. */
    for (int suit = 0; suit < 4; suit++)
        sum += (int)(has >> (suit * RANK_KING + RANK_QUEEN - 1) & 3);
    return sum;
}

uint16_t ec_leaders(const struct exta_cards *g)
{
    int lead = ec_points(g, 1) - ec_points(g, 2);

    return lead > 0 ? seat_bit(1) : lead < 0 ? seat_bit(2) : seat_bit(1) | seat_bit(2);
}

bool ec_may_throw(const struct exta_cards *g, int seat, int piece)
{
    enum exta_cards_side side = ec_side(g, seat);
    uint64_t unlocked = ec_unlocked(g, side), own = unlocked & ~ec_colour(exta_cards_against(side));

    return (own != 0 ? own : unlocked) >> piece & 1;
}

bool ec_may_stop(const struct exta_cards *g, int seat)
{
    int began = g->thrown ? g->d.throws - 1 : g->d.throws;

    if (g->over || g->d.phase == EXTA_CARDS_LAYOUT)
        return false;
    if (g->d.offer != 0)
        return g->d.offer != seat;
    return g->d.turn == seat && (g->offered[seat] < 0 || began - g->offered[seat] >= OFFER_PAUSE);
}

int ec_free_cells(const struct exta_cards *g, enum exta_cards_side side, int16_t out[CELLS])
{
    int first = side == EXTA_CARDS_BAD ? 0 : 12 * EXTA_CARDS_COLUMNS, n = 0;

    for (int cell = first; cell < first + CELLS; cell++)
        if ((g->taken[cell / EXTA_CARDS_COLUMNS] >> cell % EXTA_CARDS_COLUMNS & 1) == 0)
            out[n++] = (int16_t)cell;
    return n;
}

/* ---- The end ---- */

static void ec_rules_tell_score(const struct exta_cards *g, struct game_events *ev)
{
    int bad = 3 - g->d.good;
    struct game_fact *fact = game_event(ev, FACT_SCORE, bad, GAME_TO_ALL);

    fact->other = g->d.good;
    fact->n = (int16_t)ec_points(g, bad);
    fact->m = (int16_t)ec_points(g, g->d.good);
}

static void ec_rules_end_game(struct exta_cards *g, uint16_t winners, struct game_events *ev)
{
    g->over = 1;
    g->d.phase = EXTA_CARDS_OVER;
    g->thrown = 0;
    g->d.offer = 0;
    g->winners = winners;
    g->serial++;
    if ((winners & (winners - 1)) == 0)
        game_event(ev, FACT_WIN, __builtin_ctz(winners), GAME_TO_ALL);
    else
        game_event(ev, FACT_TIE, 0, GAME_TO_ALL);
}

int ec_extra(const struct exta_cards *g)
{
    bool more = g->d.each > 0 && g->d.throws >= 2 * g->d.each && !g->over;

    return more ? g->d.throws / 2 - g->d.each + 1 : 0;
}

/* EX-D16: whether both have thrown as often as they may. While the points are equal after that,
 * each may throw once more, `extra` times at most. */
static bool ec_rules_throws_over(const struct exta_cards *g)
{
    if (g->d.each == 0 || g->d.throws < 2 * g->d.each)
        return false;
    if (g->d.throws >= 2 * (g->d.each + g->extra))
        return true;
    return g->d.throws % 2 == 0 && ec_points(g, 1) != ec_points(g, 2);
}

/* EX-D12: ends the game, if it is over, right after a throw and its locks; `next` is the seat to
 * throw after that. False: play goes on. */
static bool ec_rules_judge_end(struct exta_cards *g, int next, struct game_events *ev)
{
    enum exta_cards_side own = ec_side(g, next), enemy = ec_side(g, 3 - next);
    struct game_fact *fact;

    if (g->of[EXTA_CARDS_MIDDLE] == 0 && (g->of[own] == 0 || g->of[enemy] == 0)) {
        game_event(ev, FACT_ALL_CARDS, g->of[own] == 0 ? 3 - next : next, GAME_TO_ALL);
    } else if (ec_unlocked(g, own) == 0) {
        game_event(ev, FACT_NO_THROW, next, GAME_TO_ALL);
    } else if ((ec_unlocked(g, enemy) | ec_unlocked(g, EXTA_CARDS_MIDDLE)) == 0) {
        game_event(ev, FACT_NO_TARGET, next, GAME_TO_ALL);
    } else if (ec_rules_throws_over(g)) {
        game_event(ev, FACT_THROWS_OVER, 0, GAME_TO_ALL)->n = (int16_t)(g->d.throws / 2);
    } else if (g->d.limit > 0 && g->d.throws >= g->d.limit) {
        game_event(ev, FACT_LIMIT, 0, GAME_TO_ALL)->n = (int16_t)g->d.limit;
        g->by_limit = 1;
    } else {
        if (ec_extra(g) > 0 && g->d.throws % 2 == 0) { /* each throws once more */
            fact = game_event(ev, FACT_EXTRA, 0, GAME_TO_ALL);
            fact->n = (int16_t)ec_extra(g);
            fact->m = g->extra;
        }
        return false;
    }
    ec_rules_end_game(g, ec_leaders(g), ev);
    return true;
}

/* ---- Turns and placing ---- */

static void ec_rules_pass_turn(struct exta_cards *g, int next)
{
    g->d.turn = (uint8_t)next;
    g->thrown = 0;
    g->d.phase = ec_waiting(g, next) != 0 ? EXTA_CARDS_PLACE : EXTA_CARDS_THROW;
    g->serial++;
}

static void ec_rules_place_piece(struct exta_cards *g, int seat, int piece, int cell,
                                 uint16_t audience, struct game_events *ev)
{
    struct game_fact *fact =
        game_event(ev, audience == GAME_TO_ALL ? FACT_PLACED : FACT_LAID, seat, audience);

    ec_lay(g, piece, cell);
    fact->ncards = 1;
    fact->card[0] = exta_cards_card(piece);
    fact->choice = (uint8_t)(cell % EXTA_CARDS_COLUMNS + 1);
    fact->n = (int16_t)(cell / EXTA_CARDS_COLUMNS + 1);
}

/* EX-D11: places all waiting pieces of the seat in their order, each on its best cell. */
static void ec_rules_place_all(struct exta_cards *g, int seat, struct game_events *ev)
{
    enum exta_cards_side side = ec_side(g, seat);

    for (uint64_t left = ec_waiting(g, seat); left != 0; left &= left - 1)
        ec_rules_place_piece(g, seat, __builtin_ctzll(left), ec_best_cell(g, side), GAME_TO_ALL,
                             ev);
}

/* Called when nothing is left to place. If the seat placed after its own throw, its turn ends. If
 * it placed a card that it got by the other's miss, it throws now. */
static void ec_rules_placed_all(struct exta_cards *g, int seat)
{
    if (g->thrown) {
        ec_rules_pass_turn(g, 3 - seat);
    } else {
        g->d.phase = EXTA_CARDS_THROW;
        g->serial++;
    }
}

/* A piece of the set that the card of a move names; -1: there is none. */
static int ec_rules_find_piece(uint64_t set, card_t card, int joker)
{
    for (int i = card == CARD_JOKER ? EXTA_CARDS_JOKER1 : card - 1;
         i >= 0 && i < EXTA_CARDS_PIECES && exta_cards_card(i) == card; i++)
        if ((joker == 0 || i == EXTA_CARDS_JOKER1 + joker - 1) && (set >> i & 1) != 0)
            return i;
    return -1;
}

/* The free cell on the seat's side that the move names; -1: there is none. */
static int ec_rules_named_cell(const struct exta_cards *g, int seat, const struct game_move *m)
{
    int column = m->num[NUM_COLUMN], row = m->num[NUM_ROW] - 1;
    int first = ec_side(g, seat) == EXTA_CARDS_BAD ? 0 : 12;

    if (column < 0 || column >= EXTA_CARDS_COLUMNS || row < first || row >= first + 10 ||
        (g->taken[row] >> column & 1) != 0)
        return -1;
    return row * EXTA_CARDS_COLUMNS + column;
}

static enum game_code ec_rules_do_place(struct exta_cards *g, int seat, const struct game_move *m,
                                        struct game_events *ev)
{
    bool layout = g->d.phase == EXTA_CARDS_LAYOUT;

    if (g->d.phase == EXTA_CARDS_THROW)
        return GAME_NOT_NOW;
    if (m->ncards == 0 && !layout) {
        ec_rules_place_all(g, seat, ev);
        ec_rules_placed_all(g, seat);
        return GAME_OK;
    }
    if (m->ncards != 1)
        return GAME_BAD_MOVE;
    int piece = ec_rules_find_piece(layout ? ec_unlocked(g, ec_side(g, seat)) : ec_waiting(g, seat),
                                    m->card[0], m->num[NUM_JOKER]);
    if (piece < 0)
        return GAME_NOT_IN_HAND;
    int cell = ec_rules_named_cell(g, seat, m);
    if (cell < 0)
        return GAME_BAD_MOVE;
    ec_rules_place_piece(g, seat, piece, cell, layout ? seat_bit(seat) : GAME_TO_ALL, ev);
    if (!layout && ec_waiting(g, seat) == 0)
        ec_rules_placed_all(g, seat);
    return GAME_OK;
}

/* ---- The layout ---- */

static void ec_rules_lay_out_done(struct exta_cards *g, int seat, struct game_events *ev)
{
    g->d.done |= (uint8_t)seat_bit(seat);
    if (g->d.done == (seat_bit(1) | seat_bit(2))) {
        ec_rules_pass_turn(g, 3 - g->d.good); /* EX-R3 */
        game_event(ev, FACT_BEGIN, g->d.turn, GAME_TO_ALL);
    } else {
        game_event(ev, FACT_DONE, seat, GAME_TO_ALL);
    }
}

static enum game_code ec_rules_do_layout(struct exta_cards *g, int seat, const struct game_move *m,
                                         struct game_events *ev)
{
    if (m->style < LAYOUT_SPREAD || m->style > LAYOUT_RANDOM)
        return GAME_BAD_MOVE;
    ec_layout(g, ec_side(g, seat), m->style, &g->rng);
    if (m->num[NUM_DONE] != 0)
        ec_rules_lay_out_done(g, seat, ev);
    else
        game_event(ev, FACT_LAYOUT, seat, seat_bit(seat));
    return GAME_OK;
}

static enum game_code ec_rules_do_swap(struct exta_cards *g, int seat, const struct game_move *m,
                                       struct game_events *ev)
{
    uint64_t own = ec_unlocked(g, ec_side(g, seat));
    struct exta_cards_piece was;

    if (m->ncards != 2 || m->card[0] == m->card[1])
        return GAME_BAD_MOVE;
    int first = ec_rules_find_piece(own, m->card[0], 0);
    int second = ec_rules_find_piece(own, m->card[1], 0);
    if (first < 0 || second < 0)
        return GAME_NOT_IN_HAND;
    was = g->d.piece[first];
    g->d.piece[first] = g->d.piece[second];
    g->d.piece[second] = was;
    ec_sort(g);
    fact_cards(game_event(ev, FACT_SWAP, seat, seat_bit(seat)), m->card, 2);
    return GAME_OK;
}

/* Plays what a seat may do before both are done with the layout (EX-D3). */
static enum game_code ec_rules_apply_layout(struct exta_cards *g, int seat,
                                            const struct game_move *m, struct game_events *ev)
{
    if (g->d.done >> seat & 1)
        return GAME_NOT_NOW;
    switch (m->verb) {
    case MOVE_LAYOUT: return ec_rules_do_layout(g, seat, m, ev);
    case MOVE_PLACE: return ec_rules_do_place(g, seat, m, ev);
    case MOVE_SWAP: return ec_rules_do_swap(g, seat, m, ev);
    case MOVE_DONE: ec_rules_lay_out_done(g, seat, ev); return GAME_OK;
    case MOVE_THROW:
    case MOVE_STOP:
    case MOVE_LAST: return GAME_NOT_NOW;
    default: return GAME_BAD_MOVE;
    }
}

/* ---- Throws ---- */

/* Remembers a throw's error and forgets the oldest one if there is no room. */
static void ec_rules_remember(struct exta_cards *g, int piece, int style, int right, int beyond)
{
    if (g->d.nerrors == EXTA_CARDS_THROWS) {
        memmove(g->d.error, g->d.error + 1, (EXTA_CARDS_THROWS - 1) * sizeof(g->d.error[0]));
        g->d.nerrors--;
    }
    struct exta_cards_error *e = &g->d.error[g->d.nerrors++];
    e->piece = (uint8_t)piece;
    e->style = (uint8_t)style;
    e->right = (int16_t)right;
    e->beyond = (int16_t)beyond;
}

/* What can be seen of a throw. */
struct sight {
    /* the target nearest to the aim; -1: the corrections of EX-D4 reach none */
    int aimed;
    int n; /* how many pieces lie under the card */
    uint8_t under[EXTA_CARDS_PIECES];
};

/* Finds out what a throw of this side does (EX-D7). The card was aimed at the point aim_x, aim_y
 * and landed at x, y. */
static void ec_rules_see_throw(const struct exta_cards *g, enum exta_cards_side side, int aim_x,
                               int aim_y, int x, int y, struct sight *out)
{
    int near = INT32_MAX; /* squared distance; the last six bits say which piece */

    out->n = 0;
    for (uint64_t left = g->laid & ~g->of[side]; left != 0; left &= left - 1) {
        int i = __builtin_ctzll(left);
        const struct exta_cards_piece *p = &g->d.piece[i];
        int dx = aim_x - p->x, dy = aim_y - p->y, across = x - p->x, along = y - p->y;
        bool beyond = (dx < -AIM_SIDE) | (dx > AIM_SIDE) | (dy < -AIM_SIDE) | (dy > AIM_SIDE);
        int far = ((dx * dx + dy * dy) * 64 + i) | (-(int)beyond & INT32_MAX);

        near = far < near ? far : near;
        if ((across > -60) & (across < 60) & (along > -90) & (along < 90)) /* the cards overlap */
            out->under[out->n++] = (uint8_t)i;
    }
    out->aimed = near < INT32_MAX ? near % 64 : -1;
}

/* Tells that a card is thrown with the aim x, y: at a target if that lies right there, else near
 * it. A move holds the aim alone, so a corrected aim does not say which target the thrower named.
 * `target` -1: the aim is at bare floor. */
static void ec_rules_tell_throw(const struct exta_cards *g, struct game_events *ev, int seat,
                                int piece, bool floats, int x, int y, int target)
{
    bool at = target >= 0 && g->d.piece[target].x == x && g->d.piece[target].y == y;

    struct game_fact *fact = game_event(ev,
                                        target < 0 ? (floats ? FACT_FLOAT_BARE : FACT_FLICK_BARE)
                                        : at       ? (floats ? FACT_FLOAT : FACT_FLICK)
                                                   : (floats ? FACT_FLOAT_NEAR : FACT_FLICK_NEAR),
                                        seat, GAME_TO_ALL);
    fact->ncards = 1;
    fact->card[0] = exta_cards_card(piece);
    if (target >= 0)
        fact->card[fact->ncards++] = exta_cards_card(target);
    fact->choice = (uint8_t)(exta_cards_column(x) + 1);
    fact->n = (int16_t)exta_cards_row(y);
}

/* Tells a fact about some pieces. Tells nothing if there are none. */
static void ec_rules_tell_pieces(struct game_events *ev, int kind, int seat, const uint8_t *piece,
                                 int n)
{
    if (n == 0)
        return;
    struct game_fact *fact = game_event(ev, kind, seat, GAME_TO_ALL);
    fact->other = (uint8_t)(3 - seat);
    for (int i = 0; i < n; i++)
        fact->card[fact->ncards++] = exta_cards_card(piece[i]);
}

static void ec_rules_tell_landing(struct game_events *ev, int seat, int right, int beyond,
                                  const uint8_t *hit, int nhit)
{
    int kind = FACT_LAND + (right < 0 ? FACT_LAND_LEFT : 0) + (beyond < 0 ? FACT_LAND_SHORT : 0) +
               (nhit == 0 ? FACT_LAND_BARE : 0);
    struct game_fact *fact = game_event(ev, kind, seat, GAME_TO_ALL);

    fact->n = (int16_t)ec_cm(right);
    fact->m = (int16_t)ec_cm(beyond);
    for (int i = 0; i < nhit; i++)
        fact->card[fact->ncards++] = exta_cards_card(hit[i]);
}

/* EX-R6, EX-D8: nothing was hit, so the other side gets the card. */
static void ec_rules_miss(struct exta_cards *g, int seat, int thrown, struct game_events *ev)
{
    enum exta_cards_side home = exta_cards_home(thrown), enemy = ec_side(g, 3 - seat);
    uint8_t piece = (uint8_t)thrown;
    int kind = home == enemy               ? FACT_MISS_HOME
               : home == EXTA_CARDS_MIDDLE ? FACT_MISS_JOKER
                                           : FACT_MISS;

    ec_put(g, thrown, EXTA_CARDS_WAITING, enemy, 0, 0);
    ec_rules_tell_pieces(ev, kind, seat, &piece, 1);
}

/* EX-R4, EX-R5, EX-R8, EX-D8: all cards that the thrown card lies on go to the thrower's side. So
 * does the thrown card, unless it is a captive that hit a captive of the thrower's own colour. */
static void ec_rules_hit(struct exta_cards *g, int seat, int thrown, const uint8_t *hit, int nhit,
                         struct game_events *ev)
{
    enum exta_cards_side own = ec_side(g, seat), enemy = ec_side(g, 3 - seat);
    uint8_t taken[3][EXTA_CARDS_PIECES], piece = (uint8_t)thrown;
    int n[3] = {0};

    for (int i = 0; i < nhit; i++) {
        enum exta_cards_side home = exta_cards_home(hit[i]);
        int sort = home == enemy ? 0 : home == own ? 1 : 2;

        taken[sort][n[sort]++] = hit[i];
        ec_put(g, hit[i], EXTA_CARDS_WAITING, own, 0, 0);
    }
    ec_rules_tell_pieces(ev, FACT_TAKE, seat, taken[0], n[0]);
    ec_rules_tell_pieces(ev, FACT_FREE, seat, taken[1], n[1]);
    ec_rules_tell_pieces(ev, FACT_TAKE_JOKER, seat, taken[2], n[2]);
    bool back = exta_cards_home(thrown) == enemy && n[1] > 0;
    ec_put(g, thrown, EXTA_CARDS_WAITING, back ? enemy : own, 0, 0);
    if (back)
        ec_rules_tell_pieces(ev, FACT_RETURN, seat, &piece, 1);
}

/* Locks the ranks of which the side holds all four cards (EX-D10). */
static void ec_rules_lock_faces(struct exta_cards *g, int seat, struct game_events *ev)
{
    enum exta_cards_side side = ec_side(g, seat);
    uint64_t held = ec_unlocked(g, side);

    /* A suit is RANK_KING bits, so the first suit keeps the ranks of which the side holds all four.
     */
    held &= held >> RANK_KING;
    held &= held >> 2 * RANK_KING;
    for (uint64_t left = held & ((1 << RANK_KING) - 1); left != 0; left &= left - 1) {
        uint8_t four[4];

        for (int suit = 0; suit < 4; suit++) {
            four[suit] = (uint8_t)(suit * RANK_KING + __builtin_ctzll(left));
            ec_put(g, four[suit], EXTA_CARDS_LOCKED, side, 0, 0);
        }
        ec_rules_tell_pieces(ev, FACT_LOCKED, seat, four, 4);
    }
}

/* Throws the card and says where it lands as the thrower sees it. The card's curl then shifts. */
static void ec_rules_fly(struct exta_cards *g, int piece, const struct game_move *m, int *u, int *v)
{
    int s, s2;

    if (g->forced) {
        s = g->scatter[0];
        s2 = g->scatter[1];
        g->forced = 0;
        g->scatter[0] = g->scatter[1] = 0;
    } else {
        s = ec_scatter(&g->rng);
        s2 = ec_scatter(&g->rng);
    }
    ec_land(m->num[NUM_U], m->num[NUM_V], m->style, g->curl[piece][0], g->curl[piece][1], s, s2, u,
            v);
    for (int i = 0; i < 2; i++) { /* EX-D6 */
        int c = g->curl[piece][i] + ((int)rng_below(&g->rng, 3) - 1) * 10;

        g->curl[piece][i] = (int16_t)ec_clamp(c, -CURL_MAX, CURL_MAX);
    }
}

static enum game_code ec_rules_check_throw(const struct exta_cards *g, int seat,
                                           const struct game_move *m, int *piece)
{
    if (g->d.phase == EXTA_CARDS_PLACE && g->thrown)
        return GAME_NOT_NOW;
    if (m->ncards != 1 || (m->style != EXTA_CARDS_FLOAT && m->style != EXTA_CARDS_FLICK))
        return GAME_BAD_MOVE;
    *piece = ec_rules_find_piece(ec_unlocked(g, ec_side(g, seat)), m->card[0], m->num[NUM_JOKER]);
    if (*piece < 0)
        return GAME_NOT_IN_HAND;
    if (!ec_may_throw(g, seat, *piece))
        return GAME_NOT_NOW;
    if (m->num[NUM_V] < AIM_NEAR || m->num[NUM_V] > AIM_FAR || m->num[NUM_U] < -AIM_SIDE ||
        m->num[NUM_U] > EXTA_CARDS_WIDTH + AIM_SIDE)
        return GAME_BAD_MOVE;
    return GAME_OK;
}

static enum game_code ec_rules_do_throw(struct exta_cards *g, int seat, const struct game_move *m,
                                        struct game_events *ev)
{
    enum exta_cards_side side = ec_side(g, seat);
    struct sight sight;
    int piece, x, y, right, beyond, aim_x = m->num[NUM_U], aim_y = m->num[NUM_V];

    enum game_code code = ec_rules_check_throw(g, seat, m, &piece);
    if (code != GAME_OK)
        return code;
    if (g->d.offer != 0 && g->d.offer != seat) {
        g->d.offer = 0;
        game_event(ev, FACT_DECLINE, seat, GAME_TO_ALL)->other = (uint8_t)(3 - seat);
    }
    ec_rules_place_all(g, seat, ev);
    ec_put(g, piece, EXTA_CARDS_WAITING, side, 0, 0); /* in the air: its cell is free */
    ec_rules_fly(g, piece, m, &x, &y);
    right = x - aim_x;
    beyond = y - aim_y;
    ec_rules_remember(g, piece, m->style, right, beyond);
    exta_cards_turn(side, &aim_x, &aim_y);
    exta_cards_turn(side, &x, &y);
    g->d.landed = 1;
    g->d.landed_x = (int16_t)x;
    g->d.landed_y = (int16_t)y;
    ec_rules_see_throw(g, side, aim_x, aim_y, x, y, &sight);
    ec_rules_tell_throw(g, ev, seat, piece, m->style == EXTA_CARDS_FLOAT, aim_x, aim_y,
                        sight.aimed);
    ec_rules_tell_landing(ev, seat, right, beyond, sight.under, sight.n);
    if (sight.n > 0)
        ec_rules_hit(g, seat, piece, sight.under, sight.n, ev);
    else
        ec_rules_miss(g, seat, piece, ev);
    ec_rules_lock_faces(g, seat, ev);
    ec_rules_lock_faces(g, 3 - seat, ev);
    g->d.throws++;
    g->had |= seat_bit(seat);
    ec_rules_tell_score(g, ev);
    if (ec_rules_judge_end(g, 3 - seat, ev))
        return GAME_OK;
    if (ec_waiting(g, seat) != 0) {
        g->thrown = 1;
        g->d.phase = EXTA_CARDS_PLACE;
        g->serial++;
    } else {
        ec_rules_pass_turn(g, 3 - seat);
    }
    return GAME_OK;
}

/* ---- Offers to stop ---- */

static enum game_code ec_rules_do_stop(struct exta_cards *g, int seat, struct game_events *ev)
{
    if (!ec_may_stop(g, seat))
        return g->d.turn != seat && g->d.offer == 0 ? GAME_NOT_YOUR_TURN : GAME_NOT_NOW;
    if (g->d.offer == 0) {
        g->d.offer = (uint8_t)seat;
        g->offered[seat] = g->thrown ? g->d.throws - 1 : g->d.throws;
        game_event(ev, FACT_OFFER, seat, GAME_TO_ALL)->other = (uint8_t)(3 - seat);
        return GAME_OK;
    }
    game_event(ev, FACT_AGREE, seat, GAME_TO_ALL)->other = (uint8_t)(3 - seat);
    ec_rules_tell_score(g, ev);
    ec_rules_end_game(g, ec_leaders(g), ev);
    return GAME_OK;
}

static enum game_code ec_rules_apply(void *st, int seat, const struct game_move *m,
                                     struct game_events *ev)
{
    struct exta_cards *g = st;

    if (g->over)
        return GAME_OVER;
    if (seat != 1 && seat != 2)
        return GAME_NOT_YOUR_TURN;
    if (g->d.phase == EXTA_CARDS_LAYOUT)
        return ec_rules_apply_layout(g, seat, m, ev);
    if (m->verb == MOVE_STOP)
        return ec_rules_do_stop(g, seat, ev);
    if (seat != g->d.turn)
        return GAME_NOT_YOUR_TURN;
    switch (m->verb) {
    case MOVE_THROW: return ec_rules_do_throw(g, seat, m, ev);
    case MOVE_PLACE: return ec_rules_do_place(g, seat, m, ev);
    case MOVE_LAYOUT:
    case MOVE_SWAP:
    case MOVE_DONE:
    case MOVE_LAST: return GAME_NOT_NOW;
    default: return GAME_BAD_MOVE;
    }
}

/* ---- Start, turn, leaving, result ---- */

void ec_prepare(struct exta_cards *g, const struct game_setup *setup)
{
    static const uint8_t each[] = {20, 40, 0};

    memset(g, 0, sizeof(*g));
    rng_seed(&g->rng, setup->seed);
    g->d.each = each[setup->option[OPTION_THROWS]];
    g->d.limit = (uint16_t)setup->option[OPTION_LIMIT];
    g->extra = EXTRA_THROWS;
    g->offered[1] = g->offered[2] = -1;
    int bad = (int)rng_below(&g->rng, 2) + 1;
    if (setup->option[OPTION_BAD] != 0)
        bad = setup->option[OPTION_BAD];
    g->d.good = (uint8_t)(3 - bad);
    g->d.turn = (uint8_t)bad;
    for (int i = 0; i < EXTA_CARDS_PIECES; i++) {
        g->d.piece[i].side = (uint8_t)exta_cards_home(i);
        if (i >= EXTA_CARDS_JOKER1 && setup->option[OPTION_JOKERS] == 0)
            continue;
        for (int k = 0; k < 2; k++)
            g->curl[i][k] = (int16_t)((int)rng_below(&g->rng, 25) * 10 - 120);
    }
}

static void ec_rules_start(void *st, const struct game_setup *setup, struct game_events *ev)
{
    struct exta_cards *g = st;

    ec_prepare(g, setup);
    for (int i = 0; i < EXTA_CARDS_JOKER1; i++)
        ec_put(g, i, EXTA_CARDS_WAITING, exta_cards_home(i), 0, 0);
    ec_layout(g, EXTA_CARDS_BAD, LAYOUT_SPREAD, NULL);
    ec_layout(g, EXTA_CARDS_GOOD, LAYOUT_SPREAD, NULL);
    for (int i = EXTA_CARDS_JOKER1; i <= EXTA_CARDS_JOKER2; i++)
        if (setup->option[OPTION_JOKERS] != 0)
            ec_put(g, i, EXTA_CARDS_LAID, EXTA_CARDS_MIDDLE, i == EXTA_CARDS_JOKER1 ? 270 : 690,
                   EXTA_CARDS_LENGTH / 2);
    g->serial = 1;
    game_event(ev, FACT_SIDES, 3 - g->d.good, GAME_TO_ALL)->other = g->d.good;
}

static void ec_rules_turn(const void *st, struct game_turn *turn)
{
    const struct exta_cards *g = st;

    if (!turn_begin(turn, g->over, g->d.turn, g->serial, g->had))
        return;
    if (g->d.phase == EXTA_CARDS_LAYOUT) {
        turn->must = (uint16_t)((seat_bit(1) | seat_bit(2)) & ~g->d.done);
        turn->seconds = 90;
        return;
    }
    if (ec_may_stop(g, 3 - g->d.turn))
        turn->may = seat_bit(3 - g->d.turn);
    if (g->d.phase == EXTA_CARDS_PLACE)
        turn->seconds = 20;
}

static void ec_rules_leave(void *st, int seat, struct game_events *ev)
{
    struct exta_cards *g = st;

    if (g->over)
        return;
    g->left = (uint8_t)seat;
    game_event(ev, FACT_LEFT, seat, GAME_TO_ALL);
    ec_rules_end_game(g, seat_bit(3 - seat), ev);
}

static void ec_rules_result(const void *st, struct game_result *out)
{
    const struct exta_cards *g = st;

    memset(out, 0, sizeof(*out));
    out->winners = g->winners;
    out->by_limit = g->by_limit;
    out->tie = g->winners == (seat_bit(1) | seat_bit(2));
    for (int s = 1; s <= 2; s++) {
        out->points[s] = ec_points(g, s);
        if (g->over)
            out->place[s] = g->winners >> s & 1 ? 1 : 2;
    }
}

/* EX-D16: if the number of throws is not fixed, the game has no limit unless one is set. */
static void ec_rules_follow(struct game_setup *setup)
{
    const struct game_option *limit = &exta_cards_options[OPTION_LIMIT];

    if ((setup->given >> OPTION_LIMIT & 1) == 0)
        setup->option[OPTION_LIMIT] = setup->option[OPTION_THROWS] == THROWS_ANY ? 0 : limit->def;
}

/* EX-D1: the sides swap, so the player who was good is bad now. */
static void ec_rules_rematch(const void *last, const uint8_t now[GAME_SEATS_MAX + 1],
                             struct game_setup *setup)
{
    const struct exta_cards *g = last;

    setup->option[OPTION_BAD] = now[g->d.good];
}

/* Version 1 did not have EX-D16. */
static void ec_rules_start_v1(void *st, const struct game_setup *setup, struct game_events *ev)
{
    ec_rules_start(st, setup, ev);
    ((struct exta_cards *)st)->extra = 0;
}

#define EXTA_CARDS_RULES(number, begin, follows)                                                   \
    {                                                                                              \
        .id = "exta-cards", .title = "Exta-Cards",                                                 \
        .summary = N_("throw your cards across a floor onto the enemy's"), .version = number,      \
        .min_seats = 2, .max_seats = 2, .state_size = sizeof(struct exta_cards),                   \
        .options = exta_cards_options, .facts = exta_cards_facts, .nfacts = EXTA_CARDS_FACTS,      \
        .lessons = exta_cards_lessons, .picture = &exta_cards_picture, .finite = false,            \
        .follow = follows, .start = begin, .turn = ec_rules_turn, .legal = ec_legal,               \
        .parse = ec_parse, .format = ec_format, .typed = ec_typed, .apply = ec_rules_apply,        \
        .auto_move = ec_auto_move, .leave = ec_rules_leave, .view = ec_view,                       \
        .resample = ec_resample, .position = ec_position, .result = ec_rules_result,               \
        .bot = ec_bot, .judge = ec_judge, .choice_words = ec_column_name,                          \
        .rematch = ec_rules_rematch, .explain = ec_explain,                                        \
    }

const struct game_rules exta_cards_rules = EXTA_CARDS_RULES(2, ec_rules_start, ec_rules_follow);
const struct game_rules exta_cards_rules_v1 = EXTA_CARDS_RULES(1, ec_rules_start_v1, NULL);
