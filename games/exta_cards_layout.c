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

/* ---- The best cell ---- */

enum { SIDE_ROWS = CELLS / EXTA_CARDS_COLUMNS, RINGS = EXTA_CARDS_ROWS * EXTA_CARDS_COLUMNS + 1 };

/* The floor as a bit a column of each row. Nearly all cards lie in the middle of a cell; those that
 * do not, a joker between two rows for one, are `loose`. */
struct floor {
    uint16_t laid[3 * EXTA_CARDS_ROWS]; /* with nothing on as many rows before and behind */
    uint16_t free[SIDE_ROWS];           /* the side's free cells */
    int first;                          /* the side's first row */
    int nloose;
    struct spot {
        int16_t x, y;
    } loose[EXTA_CARDS_PIECES];
};

/* Free cells that are `far` (squared) from the nearest card which lies in the middle of a cell. */
struct ring {
    int32_t far;
    uint16_t cells[SIDE_ROWS];
};

static int32_t square_sum(int across, int along)
{
    return across * across + along * along;
}

static void see_floor(const struct exta_cards *g, enum exta_cards_side side, struct floor *floor)
{
    uint16_t taken[EXTA_CARDS_ROWS] = {0};

    memset(floor->laid, 0, sizeof(floor->laid));
    floor->nloose = 0;
    floor->first = side == EXTA_CARDS_BAD ? 0 : EXTA_CARDS_ROWS - SIDE_ROWS;
    for (int i = 0; i < EXTA_CARDS_PIECES; i++) {
        const struct exta_cards_piece *p = &g->piece[i];
        int column = p->x / EXTA_CARDS_CARD_WIDTH, row = p->y / EXTA_CARDS_CARD_LENGTH;
        uint16_t bit = (uint16_t)(1 << column);

        if (p->where != EXTA_CARDS_LAID)
            continue;
        taken[row] |= bit;
        if (p->x == ec_column_x(column) && p->y == ec_row_y(row))
            floor->laid[EXTA_CARDS_ROWS + row] |= bit;
        else
            floor->loose[floor->nloose++] = (struct spot){p->x, p->y};
    }
    for (int i = 0; i < SIDE_ROWS; i++)
        floor->free[i] = (uint16_t)~taken[floor->first + i];
}

/* Takes the cells out of `left` that are so many rows and columns from a card. */
static bool take_ring(const struct floor *floor, int rows, int columns, uint16_t left[SIDE_ROWS],
                      uint16_t out[SIDE_ROWS])
{
    const uint16_t *laid = floor->laid + EXTA_CARDS_ROWS + floor->first;
    uint16_t any = 0;

    for (int i = 0; i < SIDE_ROWS; i++) {
        unsigned near = laid[i - rows] | laid[i + rows];

        out[i] = (uint16_t)((near << columns | near >> columns) & left[i]);
        left[i] &= (uint16_t)~out[i];
        any |= out[i];
    }
    return any != 0;
}

/* Sorts the free cells into rings, the nearest first: steps of rows and columns are tried by rising
 * distance until no cell is left. Returns how many rings. */
static int sort_cells(const struct floor *floor, struct ring ring[RINGS])
{
    int tried[EXTA_CARDS_ROWS] = {0}; /* so many columns, of the steps of so many rows */
    uint16_t left[SIDE_ROWS];
    int n = 0;

    memcpy(left, floor->free, sizeof(left));
    for (;;) {
        int32_t far = INT32_MAX;
        uint16_t any = 0;
        int rows = 0;

        for (int i = 0; i < SIDE_ROWS; i++)
            any |= left[i];
        if (any == 0)
            return n;
        for (int r = 0; r < EXTA_CARDS_ROWS; r++) {
            int32_t d = square_sum(tried[r] * EXTA_CARDS_CARD_WIDTH, r * EXTA_CARDS_CARD_LENGTH);

            if (tried[r] < EXTA_CARDS_COLUMNS && d < far) {
                far = d;
                rows = r;
            }
            if (tried[r] == 0)
                break; /* more rows are farther still */
        }
        ring[n].far = far;
        if (far == INT32_MAX) { /* no card lies there at all */
            memcpy(ring[n].cells, left, sizeof(left));
            return n + 1;
        }
        n += take_ring(floor, rows, tried[rows]++, left, ring[n].cells);
    }
}

/* Squared distance of the cell from the nearest loose card. */
static int32_t nearest_loose(const struct floor *floor, int cell)
{
    int32_t best = INT32_MAX;

    for (int i = 0; i < floor->nloose; i++) {
        int32_t d = square_sum(ec_column_x(cell % EXTA_CARDS_COLUMNS) - floor->loose[i].x,
                               ec_row_y(cell / EXTA_CARDS_COLUMNS) - floor->loose[i].y);

        best = d < best ? d : best;
    }
    return best;
}

/* Of two cells that are equally far from other cards: the one farther from the line through the
 * middle, then the lower one. */
static bool goes_first(enum exta_cards_side side, int cell, int other)
{
    int ahead = other / EXTA_CARDS_COLUMNS - cell / EXTA_CARDS_COLUMNS;

    if (ahead == 0)
        return cell < other;
    return side == EXTA_CARDS_BAD ? ahead > 0 : ahead < 0;
}

int ec_best_cell(const struct exta_cards *g, enum exta_cards_side side)
{
    struct floor floor;
    struct ring ring[RINGS];
    int32_t far = -1;
    int best = 0;

    see_floor(g, side, &floor);
    for (int n = sort_cells(&floor, ring); n > 0 && ring[n - 1].far >= far; n--) {
        for (int row = 0; row < SIDE_ROWS; row++) {
            for (unsigned left = ring[n - 1].cells[row]; left != 0; left &= left - 1) {
                int cell = (floor.first + row) * EXTA_CARDS_COLUMNS + __builtin_ctz(left);
                int32_t loose = nearest_loose(&floor, cell);
                int32_t d = loose < ring[n - 1].far ? loose : ring[n - 1].far;

                if (d > far || (d == far && goes_first(side, cell, best))) {
                    far = d;
                    best = cell;
                }
            }
        }
    }
    return best;
}
