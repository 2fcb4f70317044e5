/*
 * Where cards lie down: the three layouts to begin with (EX-D3), and the cell that a card goes to
 * by itself (EX-D11).
 */
#include "exta_cards_state.h"

#include <string.h>

/* A cell by how deep it lies in its side (1 at the own wall .. 10) and its column as the side's own
 * player sees it, so that both sides lay out alike. */
static int cell_of(enum exta_cards_side side, int depth, int column)
{
    if (side == EXTA_CARDS_BAD)
        return (depth - 1) * EXTA_CARDS_COLUMNS + column;
    return (EXTA_CARDS_ROWS - depth) * EXTA_CARDS_COLUMNS + EXTA_CARDS_COLUMNS - 1 - column;
}

/* The pieces of the side's colour, the highest value first: those lie farthest from the enemy. */
static int own_pieces(const struct exta_cards *g, enum exta_cards_side side,
                      uint8_t out[EXTA_CARDS_PIECES])
{
    int n = 0;

    for (int value = 3; value >= 1; value--)
        for (int i = 0; i < EXTA_CARDS_PIECES; i++)
            if (exta_cards_value(i) == value && g->piece[i].side == side)
                out[n++] = (uint8_t)i;
    return n;
}

/* Four rows of seven, three rows and two or three columns apart: no throw can lie on two cards. The
 * nearest row has gaps, since 26 cards fill 26 of the 28 places. */
static void lay_spread(struct exta_cards *g, enum exta_cards_side side, const uint8_t *piece, int n)
{
    static const uint8_t columns[7] = {0, 2, 5, 7, 10, 12, 15};
    static const uint8_t near[7] = {0, 5, 7, 10, 15, 2, 12};

    for (int i = 0; i < n; i++)
        ec_lay(g, piece[i], cell_of(side, 1 + i / 7 * 3, i < 21 ? columns[i % 7] : near[i % 7]));
}

/* Rows of eight against the own wall, without a free row between them. */
static void lay_deep(struct exta_cards *g, enum exta_cards_side side, const uint8_t *piece, int n)
{
    for (int i = 0; i < n; i++)
        ec_lay(g, piece[i], cell_of(side, 1 + i / 8, i % 8 * 2));
}

static void lay_random(struct exta_cards *g, enum exta_cards_side side, const uint8_t *piece, int n,
                       struct rng *rng)
{
    card_t cell[CELLS];

    for (int i = 0; i < CELLS; i++)
        cell[i] = (card_t)i;
    rng_shuffle(rng, cell, CELLS);
    for (int i = 0; i < n; i++)
        ec_lay(g, piece[i],
               cell_of(side, 1 + cell[i] / EXTA_CARDS_COLUMNS, cell[i] % EXTA_CARDS_COLUMNS));
}

void ec_layout(struct exta_cards *g, enum exta_cards_side side, int pattern, struct rng *rng)
{
    uint8_t piece[EXTA_CARDS_PIECES];
    int n = own_pieces(g, side, piece);

    switch (pattern) {
    case LAYOUT_DEEP: lay_deep(g, side, piece, n); break;
    case LAYOUT_RANDOM: lay_random(g, side, piece, n, rng); break;
    default: lay_spread(g, side, piece, n); break;
    }
}

/* Squared distance from the centre of a cell to the nearest card on the floor. */
static int32_t nearest_card(const struct exta_cards *g, int cell)
{
    int x = cell % EXTA_CARDS_COLUMNS * 60 + 30, y = cell / EXTA_CARDS_COLUMNS * 90 + 45;
    int32_t best = INT32_MAX;

    for (int i = 0; i < EXTA_CARDS_PIECES; i++) {
        int dx = x - g->piece[i].x, dy = y - g->piece[i].y;

        if (g->piece[i].where == EXTA_CARDS_LAID && dx * dx + dy * dy < best)
            best = dx * dx + dy * dy;
    }
    return best;
}

int ec_best_cell(const struct exta_cards *g, enum exta_cards_side side)
{
    int16_t cell[CELLS];
    int n = ec_free_cells(g, side, cell), best = cell[0], out = 0;
    int32_t far = -1;

    for (int i = 0; i < n; i++) {
        int32_t d = nearest_card(g, cell[i]);
        int row = cell[i] / EXTA_CARDS_COLUMNS;
        /* How many rows from the line through the middle. */
        int away = side == EXTA_CARDS_BAD ? 11 - row : row - 10;

        if (d < far || (d == far && away <= out))
            continue;
        far = d;
        out = away;
        best = cell[i];
    }
    return best;
}
