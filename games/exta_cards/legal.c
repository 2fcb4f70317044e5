/*
 * A sample of the moves of Exta-Cards, for bots and for random play; all moves would be too many,
 * since a throw may be aimed at every millimetre. The sample has throws at a dozen targets, each
 * both straight and corrected by the card's past errors. It has all other moves of the phases after
 * the layout. For the layout it has some moves of each form.
 */
#include "state.h"

enum { NEAREST = 6, BEST = 6 }; /* targets that throws are listed for */

struct moves {
    const struct exta_cards *g;
    int seat;
    struct move_list moves;
};

void ec_name_piece(const struct exta_cards *g, struct game_move *m, int piece)
{
    m->card[m->ncards++] = exta_cards_card(piece);
    if (piece == EXTA_CARDS_JOKER2 && g->d.piece[EXTA_CARDS_JOKER1].side == g->d.piece[piece].side)
        m->num[NUM_JOKER] = 2;
}

static void ec_legal_add_place(struct moves *list, int piece, int cell)
{
    struct game_move *m = move_list_add(&list->moves, MOVE_PLACE);

    ec_name_piece(list->g, m, piece);
    m->num[NUM_COLUMN] = (int16_t)(cell % EXTA_CARDS_COLUMNS);
    m->num[NUM_ROW] = (int16_t)(cell / EXTA_CARDS_COLUMNS + 1);
}

/* ---- The layout ---- */

static void ec_legal_add_layouts(struct moves *list)
{
    enum exta_cards_side side = ec_side(list->g, list->seat);
    int16_t cell[CELLS];
    int n = ec_free_cells(list->g, side, cell), before = -1, count = 0;

    for (int done = 1; done >= 0; done--)
        for (int style = LAYOUT_SPREAD; style <= LAYOUT_RANDOM; style++) {
            struct game_move *m = move_list_add(&list->moves, MOVE_LAYOUT);

            m->style = (uint8_t)style;
            m->num[NUM_DONE] = (int16_t)done;
        }
    move_list_add(&list->moves, MOVE_DONE);
    for (uint64_t left = ec_unlocked(list->g, side); left != 0; left &= left - 1) {
        int i = __builtin_ctzll(left);

        if (count++ % 5 != 0)
            continue;
        ec_legal_add_place(list, i, cell[i * 31 % n]);
        if (before >= 0) {
            struct game_move *m = move_list_add(&list->moves, MOVE_SWAP);

            ec_name_piece(list->g, m, before);
            ec_name_piece(list->g, m, i);
        }
        before = i;
    }
}

/* ---- Throws ---- */

/* Lists the best targets by value, then the nearest of the others. Returns how many. */
static int ec_legal_short_list(const struct exta_cards *g, enum exta_cards_side side,
                               uint8_t out[NEAREST + BEST])
{
    uint8_t all[EXTA_CARDS_PIECES];
    int n = exta_cards_targets(g->d.piece, side, true, all), count = 0;

    while (count < BEST && count < n) {
        out[count] = all[count];
        count++;
    }
    for (int left = n - count, more = left < NEAREST ? left : NEAREST; more > 0; more--) {
        int near = -1;

        for (int i = BEST; i < n; i++)
            if (all[i] != UINT8_MAX &&
                (near < 0 || exta_cards_far(side, &g->d.piece[all[i]]) <
                                 exta_cards_far(side, &g->d.piece[all[near]])))
                near = i;
        out[count++] = all[near];
        all[near] = UINT8_MAX;
    }
    return count;
}

static void ec_legal_add_throw(struct moves *list, int piece, int u, int v, int style)
{
    if (v < AIM_NEAR || v > AIM_FAR)
        return;
    struct game_move *m = move_list_add(&list->moves, MOVE_THROW);
    ec_name_piece(list->g, m, piece);
    m->style = (uint8_t)style;
    m->num[NUM_U] = (int16_t)u;
    m->num[NUM_V] = (int16_t)v;
}

static void ec_legal_add_throws_at(struct moves *list, int piece, int target,
                                   const struct ec_guess *guess)
{
    int u = list->g->d.piece[target].x, v = list->g->d.piece[target].y;

    exta_cards_turn(ec_side(list->g, list->seat), &u, &v);
    for (int style = EXTA_CARDS_FLOAT; style <= EXTA_CARDS_FLICK; style++) {
        int du = ec_round(guess->u, 1, style), dv = ec_round(guess->v, 1, style);

        ec_legal_add_throw(list, piece, u, v, style);
        if (du != 0 || dv != 0)
            ec_legal_add_throw(list, piece,
                               ec_clamp(u - du, -AIM_SIDE, EXTA_CARDS_WIDTH + AIM_SIDE),
                               ec_clamp(v - dv, AIM_NEAR, AIM_FAR), style);
    }
}

static void ec_legal_add_throws(struct moves *list)
{
    const struct exta_cards *g = list->g;
    uint8_t target[NEAREST + BEST];
    int n = ec_legal_short_list(g, ec_side(g, list->seat), target);

    for (int i = 0; i < EXTA_CARDS_PIECES; i++) {
        struct ec_guess guess;

        if (!ec_may_throw(g, list->seat, i))
            continue;
        ec_guess_curl(g->d.error, g->d.nerrors, i, &guess);
        for (int t = 0; t < n; t++)
            ec_legal_add_throws_at(list, i, target[t], &guess);
    }
}

/* ---- Placing ---- */

static void ec_legal_add_places(struct moves *list)
{
    int16_t cell[CELLS];
    int n = ec_free_cells(list->g, ec_side(list->g, list->seat), cell);

    move_list_add(&list->moves, MOVE_PLACE);
    for (uint64_t left = ec_waiting(list->g, list->seat); left != 0; left &= left - 1)
        for (int k = 0; k < n; k++)
            ec_legal_add_place(list, __builtin_ctzll(left), cell[k]);
}

int ec_legal(const void *st, int seat, struct game_move *out, int cap)
{
    struct moves list;

    list.g = st;
    move_list_open(&list.moves, out, cap);
    list.seat = seat;
    if (list.g->over || seat < 1 || seat > 2)
        return 0;
    if (list.g->d.phase == EXTA_CARDS_LAYOUT) {
        if ((list.g->d.done >> seat & 1) == 0)
            ec_legal_add_layouts(&list);
        return list.moves.n;
    }
    if (ec_may_stop(list.g, seat))
        move_list_add(&list.moves, MOVE_STOP);
    if (list.g->d.turn == seat && list.g->d.phase == EXTA_CARDS_PLACE)
        ec_legal_add_places(&list);
    else if (list.g->d.turn == seat)
        ec_legal_add_throws(&list);
    return list.moves.n;
}
