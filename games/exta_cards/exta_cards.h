/*
 * Exta-Cards. The rules are in doc/rules/exta-cards.md; the code names its line numbers (EX-R1,
 * EX-D1). This declares what everybody sees of the floor, for renderers, bots and the questions
 * `floor`, `targets`, `scan` and `feel`.
 */
#pragma once

#include "cards.h"

/* The floor, in mm (EX-D2). The rows 1..10 are bad's, 11 and 12 the middle, 13..22 good's. */
enum {
    EXTA_CARDS_WIDTH = 960,
    EXTA_CARDS_LENGTH = 1980,
    EXTA_CARDS_COLUMNS = 16,
    EXTA_CARDS_ROWS = 22,
    EXTA_CARDS_CARD_WIDTH = 60,
    EXTA_CARDS_CARD_LENGTH = 90
};
/* Every card of the game is a piece. Pieces 0..51 are the codes of cards.h less one; the last two
 * are the jokers. */
enum { EXTA_CARDS_PIECES = 54, EXTA_CARDS_JOKER1 = 52, EXTA_CARDS_JOKER2 = 53 };
enum { EXTA_CARDS_THROWS = 100 }; /* how many throws are remembered; the oldest are dropped first */

enum exta_cards_phase {
    EXTA_CARDS_LAYOUT,
    EXTA_CARDS_PLACE, /* the seat on turn has to place cards that came to it (EX-D11) */
    EXTA_CARDS_THROW,
    EXTA_CARDS_OVER
};
enum exta_cards_side { EXTA_CARDS_MIDDLE, EXTA_CARDS_BAD, EXTA_CARDS_GOOD };
enum exta_cards_style { EXTA_CARDS_FLOAT = 1, EXTA_CARDS_FLICK };
enum exta_cards_where {
    EXTA_CARDS_OUT,     /* not in this game */
    EXTA_CARDS_LAID,    /* on the floor at x, y */
    EXTA_CARDS_WAITING, /* on its side, whose player has to place it */
    EXTA_CARDS_LOCKED,  /* on a stack set aside (EX-D10) */
    EXTA_CARDS_UNSEEN   /* in a view: laid out, but the viewer may not see where (EX-D3) */
};
struct exta_cards_piece {
    int16_t x, y;  /* its centre; 0 unless it is laid */
    uint8_t where; /* enum exta_cards_where */
    uint8_t side;  /* enum exta_cards_side: the side that has it */
};
/* How far from its aim a throw landed, in mm as the thrower sees it. */
struct exta_cards_error {
    uint8_t piece, style;
    int16_t right, beyond; /* negative: to the left, or short */
};

/* What game_view.detail holds. */
struct exta_cards_detail {
    uint8_t phase;  /* enum exta_cards_phase */
    uint8_t good;   /* the seat that is good; the other one is bad */
    uint8_t turn;   /* the seat on turn; 0 in the layout and at the end */
    uint8_t offer;  /* the seat that offers to stop, 0: none */
    uint8_t done;   /* bit s: seat s has laid out */
    uint8_t landed; /* whether any throw has landed */
    /* where the last throw landed, if `landed` is set; this may be off the floor */
    int16_t landed_x, landed_y;
    uint16_t throws;      /* how many so far */
    uint16_t each, limit; /* the options; 0: none */
    uint8_t nerrors;
    struct exta_cards_piece piece[EXTA_CARDS_PIECES];
    struct exta_cards_error error[EXTA_CARDS_THROWS]; /* the oldest first */
};

/* ---- floor.c: reading the floor ---- */
/* The card that a piece is; both jokers are CARD_JOKER. */
static inline card_t exta_cards_card(int piece)
{
    return (card_t)(piece < EXTA_CARDS_JOKER1 ? piece + 1 : CARD_JOKER);
}
/* "7H", "JOKER", and "JOKER2" for the second joker, as moves name it. Static. */
const char *exta_cards_name(int piece);
/* The points of a piece: 3 for a king, 2 for a queen, else 1 (EX-R1). */
static inline int exta_cards_value(int piece)
{
    int rank = card_rank(exta_cards_card(piece));

    return rank < RANK_QUEEN ? 1 : rank - RANK_QUEEN + 2;
}
/* The side to which a piece belongs at first: black cards are good's, red ones bad's, jokers the
 * middle's. */
static inline enum exta_cards_side exta_cards_home(int piece)
{
    switch (card_suit(exta_cards_card(piece))) {
    case SUIT_CLUBS:
    case SUIT_SPADES: return EXTA_CARDS_GOOD;
    case SUIT_DIAMONDS:
    case SUIT_HEARTS: return EXTA_CARDS_BAD;
    default: return EXTA_CARDS_MIDDLE;
    }
}
static inline enum exta_cards_side exta_cards_against(enum exta_cards_side side)
{
    return side == EXTA_CARDS_BAD ? EXTA_CARDS_GOOD : EXTA_CARDS_BAD;
}
/* The column 0..15 and the row 1..22 of the cell at a point, in mm. If the point is off the floor,
 * the nearest cell counts. */
int exta_cards_column(int x);
int exta_cards_row(int y);
/* Turns a point of the floor, in mm, into the point that this side's thrower sees: u from the left
 * wall, v from the thrower's own wall (EX-D5). Turning it again gives the first point back. */
void exta_cards_turn(enum exta_cards_side side, int *across, int *along);
static inline int32_t exta_cards_square_sum(int across, int along)
{
    return across * across + along * along;
}
/* How far a piece lies from this side's thrower, in mm, squared. */
int32_t exta_cards_far(enum exta_cards_side side, const struct exta_cards_piece *piece);
/* Whether piece `i` is a captive: the other player's side has it, and it is not locked. Jokers
 * never are captives. */
bool exta_cards_captive(const struct exta_cards_piece piece[EXTA_CARDS_PIECES], int i);
/* Writes all pieces that this side may hit (EX-D7), by distance from the thrower, as `targets`
 * lists them. `by_value`: those of the highest value come first, and only those of equal value are
 * ordered by distance. Returns how many. */
int exta_cards_targets(const struct exta_cards_piece piece[EXTA_CARDS_PIECES],
                       enum exta_cards_side side, bool by_value, uint8_t out[EXTA_CARDS_PIECES]);
/* The target that examples name: the nearest that is not a joker, or else a joker; -1: there is
 * nothing to aim at. */
int exta_cards_target_shown(const struct exta_cards_piece piece[EXTA_CARDS_PIECES],
                            enum exta_cards_side side);
/* Writes what `scan CARD` lists: the laid pieces whose centres are less than `reach` mm from that
 * of piece `at`, nearest first. Returns how many. */
int exta_cards_scan(const struct exta_cards_piece piece[EXTA_CARDS_PIECES], int at, int reach,
                    uint8_t out[EXTA_CARDS_PIECES]);
/* Writes what `feel CARD` lists: the piece's errors in one style, oldest first, and their average.
 * Returns how many errors there are; if there are none, `average` is all zero. */
int exta_cards_feel(const struct exta_cards_error *error, int n, int piece,
                    enum exta_cards_style style, struct exta_cards_error out[EXTA_CARDS_THROWS],
                    struct exta_cards_error *average);
