/*
 * Where cards lie down: the three ready-made layouts (EX-D3), and the cell to which a card goes by
 * itself (EX-D11).
 */
#include "state.h"

#include <string.h>

/* Lists the pieces on the side, highest value first: these are laid farthest from the enemy. Before
 * the throwing begins there are no captives, so there are at most 28: a colour and two jokers. */
static int ec_layout_own_pieces(const struct exta_cards *g, enum exta_cards_side side,
                                uint8_t out[EXTA_CARDS_PIECES])
{
    const uint64_t own = ec_unlocked(g, side);
    const uint64_t kings = card_rank_set(RANK_KING) >> 1, queens = card_rank_set(RANK_QUEEN) >> 1;
    const uint64_t by_value[] = {own & kings, own & queens, own & ~(kings | queens)};
    int n = 0;

    for (int i = 0; i < 3; i++)
        for (uint64_t left = by_value[i]; left != 0; left &= left - 1)
            out[n++] = (uint8_t)__builtin_ctzll(left);
    return n;
}

void ec_layout(struct exta_cards *g, enum exta_cards_side side, int pattern, struct rng *rng)
{
    static const uint8_t columns[7] = {0, 2, 5, 7, 10, 12, 15};
    static const uint8_t near[7] = {0, 5, 7, 10, 15, 2, 12};
    uint8_t piece[EXTA_CARDS_PIECES];
    card_t random[CELLS];
    int n = ec_layout_own_pieces(g, side, piece);

    /* take all cards off first, so that their cells are free for others */
    for (int i = 0; i < n; i++)
        ec_put(g, piece[i], EXTA_CARDS_WAITING, side, 0, 0);
    if (pattern == LAYOUT_RANDOM) {
        for (int i = 0; i < CELLS; i++)
            random[i] = (card_t)i;
        rng_shuffle(rng, random, CELLS);
    }
    for (int i = 0; i < n; i++) {
        int cell;

        switch (pattern) {
        case LAYOUT_RANDOM: cell = random[i]; break;
        case LAYOUT_DEEP:
            /* rows of eight against the side's own wall, without a free row between two of them */
            cell = i / 8 * EXTA_CARDS_COLUMNS + i % 8 * 2;
            break;
        default:
            /* LAYOUT_SPREAD: four rows of seven, three rows and two or three columns apart, so that
             * no throw can land on two cards. The row nearest to the enemy has gaps, since 26 cards
             * leave two of the 28 places empty. */
            cell = i / 7 * 3 * EXTA_CARDS_COLUMNS + (i < 21 ? columns[i % 7] : near[i % 7]);
        }
        /* These are cells of bad's side. Good's side is the same, turned round. */
        ec_lay(g, piece[i],
               side == EXTA_CARDS_BAD ? cell : EXTA_CARDS_ROWS * EXTA_CARDS_COLUMNS - 1 - cell);
    }
}

/* ---- The best cell ---- */

enum {
    SIDE_ROWS = CELLS / EXTA_CARDS_COLUMNS,
    LANES = 8, /* rows that are worked on at once */
    STEPS = EXTA_CARDS_ROWS * EXTA_CARDS_COLUMNS,
    NEAR = 6, /* how many of `steps` lead at most one row and two columns away */
    NEAR_FAR = 4 * EXTA_CARDS_CARD_WIDTH * EXTA_CARDS_CARD_WIDTH +
               EXTA_CARDS_CARD_LENGTH * EXTA_CARDS_CARD_LENGTH /* the farthest of them, squared */
};

/* Eight rows, each with one bit a column. */
typedef uint16_t eight_rows __attribute__((vector_size(LANES * sizeof(uint16_t))));

/* The ways from one cell to another, shortest first: each is columns + 16 * rows. */
static const uint16_t steps[STEPS] = {
    0,   1,   16,  17,  2,   18,  3,   32,  33,  19,  34,  4,   35,  20,  48,  49,  50,  5,   36,
    21,  51,  37,  6,   64,  52,  65,  22,  66,  38,  67,  53,  7,   23,  68,  54,  80,  81,  39,
    82,  69,  8,   83,  24,  55,  70,  84,  40,  9,   96,  85,  97,  25,  56,  71,  98,  41,  99,
    86,  100, 10,  72,  57,  26,  87,  101, 42,  112, 113, 114, 73,  102, 115, 58,  88,  11,  27,
    116, 43,  103, 117, 74,  89,  59,  12,  128, 104, 129, 28,  118, 130, 44,  131, 90,  75,  119,
    132, 105, 60,  13,  133, 29,  120, 91,  45,  76,  134, 106, 144, 145, 146, 61,  121, 147, 135,
    14,  30,  148, 92,  107, 46,  77,  149, 136, 122, 62,  150, 15,  108, 137, 160, 93,  161, 31,
    162, 123, 151, 78,  47,  163, 164, 138, 63,  152, 109, 165, 94,  124, 79,  166, 153, 139, 176,
    177, 167, 178, 110, 125, 95,  179, 154, 140, 180, 168, 181, 155, 111, 169, 126, 182, 141, 183,
    192, 170, 193, 156, 194, 195, 127, 184, 142, 196, 171, 197, 157, 185, 198, 143, 172, 186, 199,
    158, 208, 209, 210, 200, 211, 187, 173, 212, 201, 213, 159, 188, 214, 174, 202, 215, 224, 189,
    225, 216, 203, 226, 175, 227, 228, 217, 229, 204, 190, 230, 218, 231, 205, 191, 219, 232, 240,
    241, 242, 243, 206, 233, 244, 220, 245, 234, 246, 207, 221, 247, 235, 248, 256, 222, 257, 258,
    236, 259, 249, 260, 261, 223, 250, 237, 262, 263, 251, 238, 264, 252, 272, 273, 274, 265, 275,
    239, 276, 253, 277, 266, 278, 267, 279, 254, 280, 268, 288, 289, 255, 281, 290, 291, 269, 292,
    282, 293, 294, 283, 270, 295, 296, 284, 271, 297, 304, 305, 306, 285, 307, 308, 298, 309, 286,
    310, 299, 311, 300, 287, 312, 313, 301, 320, 321, 322, 323, 314, 324, 302, 325, 315, 326, 327,
    303, 316, 328, 329, 317, 336, 337, 338, 330, 339, 318, 340, 341, 331, 342, 319, 343, 332, 344,
    333, 345, 346, 334, 347, 335, 348, 349, 350, 351};

/* The floor as rows with one bit a column. Nearly all cards lie in the middle of a cell. Those that
 * do not, like a joker between two rows, are `loose`. */
struct floor {
    /* The floor, with as many empty rows before it and after it, and a few more for the last
     * lanes. */
    uint16_t laid[3 * EXTA_CARDS_ROWS + 2 * LANES - SIDE_ROWS];
    uint16_t free[2 * LANES]; /* the side's free cells */
    int first;                /* the side's first row */
    int nloose;
    struct spot {
        int16_t x, y;
    } loose[EXTA_CARDS_PIECES];
};

/* Free cells whose distance from the nearest card is `far` (squared). Only cards in the middle of a
 * cell count. */
struct ring {
    int32_t far;
    uint16_t cells[2 * LANES];
};

static void ec_layout_see_floor(const struct exta_cards *g, enum exta_cards_side side,
                                struct floor *floor)
{
    uint16_t *laid = floor->laid + EXTA_CARDS_ROWS, *behind = laid + EXTA_CARDS_ROWS;

    memset(floor->laid, 0, EXTA_CARDS_ROWS * sizeof(*laid));
    memset(behind, 0, sizeof(floor->laid) - 2 * EXTA_CARDS_ROWS * sizeof(*laid));
    memset(floor->free, 0, sizeof(floor->free));
    floor->nloose = 0;
    floor->first = side == EXTA_CARDS_BAD ? 0 : EXTA_CARDS_ROWS - SIDE_ROWS;
    memcpy(laid, g->taken, sizeof(g->taken));
    for (uint64_t left = g->loose; left != 0; left &= left - 1) {
        const struct exta_cards_piece *p = &g->d.piece[__builtin_ctzll(left)];

        laid[p->y / EXTA_CARDS_CARD_LENGTH] &= (uint16_t) ~(1 << p->x / EXTA_CARDS_CARD_WIDTH);
        floor->loose[floor->nloose++] = (struct spot){p->x, p->y};
    }
    for (int i = 0; i < SIDE_ROWS; i++)
        floor->free[i] = (uint16_t)~g->taken[floor->first + i];
}

static bool ec_layout_any_of(const eight_rows rows[2])
{
    eight_rows both = rows[0] | rows[1];
    uint64_t word[2];

    memcpy(word, &both, sizeof(word));
    return (word[0] | word[1]) != 0;
}

/* Moves from `left` into `ring` the cells that lie this step's rows and columns from a card. False:
 * there were none, and `ring` is unchanged. */
static inline bool ec_layout_take_ring(const struct floor *floor, int step, eight_rows left[2],
                                       struct ring *ring)
{
    const uint16_t *laid = floor->laid + EXTA_CARDS_ROWS + floor->first;
    int rows = steps[step] / EXTA_CARDS_COLUMNS, columns = steps[step] % EXTA_CARDS_COLUMNS;
    uint16_t aside = (uint16_t)columns;
    eight_rows taken[2];

    for (int i = 0; i < 2; i++) {
        eight_rows before, behind;

        memcpy(&before, laid - rows + i * LANES, sizeof(before));
        memcpy(&behind, laid + rows + i * LANES, sizeof(behind));
        before |= behind;
        taken[i] = (before << aside | before >> aside) & left[i];
        left[i] &= ~taken[i];
    }
    if (!ec_layout_any_of(taken))
        return false;
    ring->far =
        exta_cards_square_sum(columns * EXTA_CARDS_CARD_WIDTH, rows * EXTA_CARDS_CARD_LENGTH);
    memcpy(ring->cells, taken, sizeof(taken));
    return true;
}

/* Takes out of `left` the cells that the first NEAR steps from a card lead to. */
static void ec_layout_take_near(const struct floor *floor, eight_rows left[2])
{
    const uint16_t *laid = floor->laid + EXTA_CARDS_ROWS + floor->first;

    for (int i = 0; i < 2; i++) {
        eight_rows before, cards, behind;

        memcpy(&before, laid - 1 + i * LANES, sizeof(before));
        memcpy(&cards, laid + i * LANES, sizeof(cards));
        memcpy(&behind, laid + 1 + i * LANES, sizeof(behind));
        cards |= before | behind;
        left[i] &= ~(cards | cards << 1 | cards >> 1 | cards << 2 | cards >> 2);
    }
}

/* Squared distance of the cell from the nearest loose card. */
static int32_t ec_layout_nearest_loose(const struct floor *floor, int cell)
{
    int32_t best = INT32_MAX;

    for (int i = 0; i < floor->nloose; i++) {
        int32_t d =
            exta_cards_square_sum(ec_column_x(cell % EXTA_CARDS_COLUMNS) - floor->loose[i].x,
                                  ec_row_y(cell / EXTA_CARDS_COLUMNS) - floor->loose[i].y);

        best = d < best ? d : best;
    }
    return best;
}

/* Whether `cell` goes before `other` if both are equally far from other cards: the one farther from
 * the middle line goes first, then the lower one. */
static bool ec_layout_goes_first(enum exta_cards_side side, int cell, int other)
{
    int ahead = other / EXTA_CARDS_COLUMNS - cell / EXTA_CARDS_COLUMNS;

    if (ahead == 0)
        return cell < other;
    return side == EXTA_CARDS_BAD ? ahead > 0 : ahead < 0;
}

/* Goes through the ring's cells in the order of ec_layout_goes_first(), and sets *best and *far at
 * each cell that is better than *far. It stops at a cell that is as far from loose cards as from
 * the others, because no cell of the ring can be better. */
static void ec_layout_best_of(const struct floor *floor, enum exta_cards_side side,
                              const struct ring *ring, int *best, int32_t *far)
{
    for (int depth = 0; depth < SIDE_ROWS; depth++) {
        int row = side == EXTA_CARDS_BAD ? depth : SIDE_ROWS - 1 - depth;

        for (unsigned left = ring->cells[row]; left != 0; left &= left - 1) {
            int cell = (floor->first + row) * EXTA_CARDS_COLUMNS + __builtin_ctz(left);
            int32_t loose = ec_layout_nearest_loose(floor, cell);
            int32_t d = loose < ring->far ? loose : ring->far;

            if (d > *far || (d == *far && ec_layout_goes_first(side, cell, *best))) {
                *far = d;
                *best = cell;
            }
            if (d == ring->far)
                return;
        }
    }
}

/* Finds the best of the free cells `left`. The caller knows that no step before the `from`th leads
 * from a card to any of them. Returns its squared distance from other cards; -1: there is none. */
static int32_t ec_layout_search(const struct floor *floor, enum exta_cards_side side,
                                eight_rows left[2], int from, int *best)
{
    struct ring ring[STEPS + 1];
    int32_t far = -1;
    int n = 0;

    for (int step = from; step < STEPS && ec_layout_any_of(left); step++)
        n += ec_layout_take_ring(floor, step, left, &ring[n]);
    if (ec_layout_any_of(left)) { /* no card lies in the middle of a cell */
        ring[n].far = INT32_MAX;
        memcpy(ring[n++].cells, left, sizeof(ring->cells));
    }
    for (; n > 0 && ring[n - 1].far >= far; n--)
        ec_layout_best_of(floor, side, &ring[n - 1], best, &far);
    return far;
}

int ec_best_cell(const struct exta_cards *g, enum exta_cards_side side)
{
    struct floor floor;
    eight_rows left[2];
    int best = 0;

    ec_layout_see_floor(g, side, &floor);
    memcpy(left, floor.free, sizeof(left));
    ec_layout_take_near(&floor, left);
    if (ec_layout_search(&floor, side, left, NEAR, &best) <= NEAR_FAR) {
        /* Every cell is close to another card or to a loose one, so now all free cells count. Step
         * 0 is left out, since a cell with a card on it is not free. */
        memcpy(left, floor.free, sizeof(left));
        ec_layout_search(&floor, side, left, 1, &best);
    }
    return best;
}
