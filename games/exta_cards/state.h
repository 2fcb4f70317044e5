/*
 * The state of Exta-Cards, shared by its files only. Functions that are members of its struct
 * game_rules, such as ec_view, are described in game.h.
 */
#pragma once

#include <stdlib.h>

#include "engine.h"
#include "exta_cards.h"
#include "movetext.h"
#include "position.h"
#include "registry.h"

/* Options, by their place in exta_cards_options. */
enum { OPTION_JOKERS, OPTION_THROWS, OPTION_LIMIT, OPTION_BAD };
/* Indexes of game_move.num. In a throw, NUM_U and NUM_V are the aim in mm as the thrower sees it.
 * When a card is placed, NUM_COLUMN is 0..15 and NUM_ROW is 1..22. NUM_JOKER says which joker is
 * meant; 0: any that can be used. In a layout, NUM_DONE is 1 if the seat is done with it. */
enum { NUM_U = 0, NUM_V = 1, NUM_COLUMN = 0, NUM_ROW = 1, NUM_JOKER = 2, NUM_DONE = 3 };
/* game_move.style of MOVE_LAYOUT; of MOVE_THROW it is enum exta_cards_style. */
enum { LAYOUT_SPREAD = 1, LAYOUT_DEEP, LAYOUT_RANDOM };
enum {
    AIM_SIDE = 300, /* how many mm an aim may lie outside the walls: the most that EX-D4 corrects */
    AIM_NEAR = 900, /* EX-D4 */
    AIM_FAR = 1980,
    CURL_MAX = 150,
    CELLS = EXTA_CARDS_COLUMNS * 10, /* cells of a side */
    OFFER_PAUSE = 10, /* how many throws a seat waits between two offers: five of each side
                         (EX-D12) */
    EXTRA_THROWS = 5  /* of each, while points are equal (EX-D16) */
};

/* What happens: the places in exta_cards_facts. */
enum exta_cards_fact {
    FACT_SIDES,
    FACT_LAYOUT,
    FACT_LAID,
    FACT_SWAP,
    FACT_DONE,
    FACT_BEGIN,
    FACT_FLOAT,
    FACT_FLICK,
    FACT_FLOAT_BARE,
    FACT_FLICK_BARE,
    FACT_LAND, /* eight kinds: left or right, short or long, on cards or on nothing */
    FACT_LAND_LEFT = 1,
    FACT_LAND_SHORT = 2,
    FACT_LAND_BARE = 4,
    FACT_TAKE = FACT_LAND + 8,
    FACT_FREE,
    FACT_TAKE_JOKER,
    FACT_RETURN,
    FACT_MISS,
    FACT_MISS_HOME,
    FACT_MISS_JOKER,
    FACT_LOCKED,
    FACT_SCORE,
    FACT_PLACED,
    FACT_OFFER,
    FACT_DECLINE,
    FACT_AGREE,
    FACT_ALL_CARDS,
    FACT_NO_THROW,
    FACT_NO_TARGET,
    FACT_THROWS_OVER,
    FACT_LIMIT,
    FACT_WIN,
    FACT_TIE,
    FACT_LEFT,
    FACT_NOW_LAYOUT,
    FACT_NOW_PLACE,
    FACT_NOW_THROW,
    FACT_NOW_THROW_ENDLESS, /* no limit is set */
    FACT_NOW_OFFER,
    FACT_EXTRA,
    FACT_NOW_EXTRA,
    FACT_FLOAT_NEAR,
    FACT_FLICK_NEAR,
    EXTA_CARDS_FACTS
};

struct exta_cards {
    struct rng rng;
    /* Unlike in a view, `turn` is bad's seat during the layout, and stays as it is at the end. */
    struct exta_cards_detail d;
    /* The pieces again, as sets, which are fast to count and compare. Only ec_put and ec_sort
     * change them. A piece in play that is neither laid nor waiting is locked. */
    uint64_t laid, waiting;
    uint64_t of[3];                     /* by side: all pieces that it has, including locked ones */
    uint64_t loose;                     /* laid, but not in the middle of a cell */
    uint16_t taken[EXTA_CARDS_ROWS];    /* one bit a column: a card lies in the cell */
    int16_t curl[EXTA_CARDS_PIECES][2]; /* EX-D6: hidden from everybody */
    uint8_t over;
    uint8_t thrown;        /* the seat on turn has thrown and places what it took */
    uint8_t forced;        /* `scatter` is set */
    uint8_t left;          /* the seat that left; 0: none */
    uint8_t by_limit;      /* the limit ended the game */
    uint8_t extra;         /* how many more throws each may have (EX-D16); 0 in version 1 */
    int16_t scatter[2];    /* of the next throw, if a scenario sets it */
    uint16_t had, winners; /* bit s: seat s has had a turn; seat s has won */
    /* by seat: the value of `throws` at the start of the turn in which it last offered; -1: it
     * never offered */
    int32_t offered[3];
    uint32_t serial;
};

static inline int ec_clamp(int v, int low, int high)
{
    return v < low ? low : v > high ? high : v;
}
/* How many whole cm a distance in mm is, rounded. Its sign does not count. */
static inline int ec_cm(int mm)
{
    return (abs(mm) + 5) / 10;
}
static inline enum exta_cards_side ec_side(const struct exta_cards *g, int seat)
{
    return seat == g->d.good ? EXTA_CARDS_GOOD : EXTA_CARDS_BAD;
}
/* All pieces whose home is this side. The side must not be the middle. */
static inline uint64_t ec_colour(enum exta_cards_side side)
{
    return (card_suit_set(side == EXTA_CARDS_GOOD ? SUIT_CLUBS : SUIT_DIAMONDS) |
            card_suit_set(side == EXTA_CARDS_GOOD ? SUIT_SPADES : SUIT_HEARTS)) >>
           1;
}
/* The pieces that the side has, except locked ones. */
static inline uint64_t ec_unlocked(const struct exta_cards *g, enum exta_cards_side side)
{
    return g->of[side] & (g->laid | g->waiting);
}
/* The pieces that the seat has to place. */
static inline uint64_t ec_waiting(const struct exta_cards *g, int seat)
{
    return g->waiting & g->of[ec_side(g, seat)];
}

/* ---- rules.c ---- */
/* Makes the sets of pieces anew, after pieces were changed directly. */
void ec_sort(struct exta_cards *g);
/* Sets what follows from the options and the seed. No card is on the floor yet. */
void ec_prepare(struct exta_cards *g, const struct game_setup *setup);
/* The points of all pieces that the seat's side has, including locked ones (EX-R1). */
int ec_points(const struct exta_cards *g, int seat);
/* EX-R7, EX-D9: whether the seat may throw the piece, judged by the pieces alone. */
bool ec_may_throw(const struct exta_cards *g, int seat, int piece);
/* Whether the seat may say `stop` now: to offer, or to accept. */
bool ec_may_stop(const struct exta_cards *g, int seat);
/* The number, from 1, of the extra throw that each side is at (EX-D16); 0: extra throws have not
 * begun. */
int ec_extra(const struct exta_cards *g);
/* The seats that win by points if the game ends now. */
uint16_t ec_leaders(const struct exta_cards *g);
/* Writes the free cells of a side as column + 16 * (row - 1), the lowest row first. Returns how
 * many there are. The side must not be the middle. */
int ec_free_cells(const struct exta_cards *g, enum exta_cards_side side, int16_t out[CELLS]);

/* ---- layout.c ---- */
/* Lays out all cards of a side (EX-D3). `pattern`: LAYOUT_SPREAD, LAYOUT_DEEP or LAYOUT_RANDOM.
 * Only the last one uses `rng`. */
void ec_layout(struct exta_cards *g, enum exta_cards_side side, int pattern, struct rng *rng);
/* EX-D11: the cell in which a card is placed if its player names none. */
int ec_best_cell(const struct exta_cards *g, enum exta_cards_side side);
/* The middle, in mm, of a column and of a row, both counted from 0. */
static inline int16_t ec_column_x(int column)
{
    return (int16_t)(column * EXTA_CARDS_CARD_WIDTH + EXTA_CARDS_CARD_WIDTH / 2);
}
static inline int16_t ec_row_y(int row)
{
    return (int16_t)(row * EXTA_CARDS_CARD_LENGTH + EXTA_CARDS_CARD_LENGTH / 2);
}
/* Moves a piece and keeps the sets in step. `x`, `y`: its centre in mm; 0 unless it is laid. */
static inline void ec_put(struct exta_cards *g, int piece, enum exta_cards_where where,
                          enum exta_cards_side side, int x, int y)
{
    struct exta_cards_piece *p = &g->d.piece[piece];
    uint64_t bit = UINT64_C(1) << piece;

    if (g->laid & bit)
        g->taken[p->y / EXTA_CARDS_CARD_LENGTH] &= (uint16_t) ~(1 << p->x / EXTA_CARDS_CARD_WIDTH);
    g->laid &= ~bit;
    g->waiting &= ~bit;
    g->loose &= ~bit;
    g->of[p->side] &= ~bit;
    g->of[side] |= bit;
    *p = (struct exta_cards_piece){
        .x = (int16_t)x, .y = (int16_t)y, .where = (uint8_t)where, .side = (uint8_t)side};
    if (where == EXTA_CARDS_WAITING)
        g->waiting |= bit;
    if (where != EXTA_CARDS_LAID)
        return;
    int column = x / EXTA_CARDS_CARD_WIDTH, row = y / EXTA_CARDS_CARD_LENGTH;

    g->laid |= bit;
    g->taken[row] |= (uint16_t)(1 << column);
    if (x != ec_column_x(column) || y != ec_row_y(row))
        g->loose |= bit;
}
/* Lays a piece in the middle of a cell, column + 16 * (row - 1). It stays on its side. */
static inline void ec_lay(struct exta_cards *g, int piece, int cell)
{
    ec_put(g, piece, EXTA_CARDS_LAID, g->d.piece[piece].side,
           ec_column_x(cell % EXTA_CARDS_COLUMNS), ec_row_y(cell / EXTA_CARDS_COLUMNS));
}

/* ---- throw.c ---- */
/* a * b / d, rounded to the nearest, halves away from zero (EX-D5). */
int ec_round(int a, int b, int d);
/* The largest r with r * r <= n. */
int ec_isqrt(int n);
/* EX-D5: the sum of three draws of 0..20, less 30. */
int ec_scatter(struct rng *rng);
/* EX-D5: writes where a throw aimed at `u`, `v` lands, to `lu`, `lv`. All are in mm as the thrower
 * sees them. `cu`, `cv`: the card's curl; `s`, `s2`: the two scatters, S and S' of the rule. */
void ec_land(int u, int v, enum exta_cards_style style, int cu, int cv, int s, int s2, int *lu,
             int *lv);

/* ---- legal.c ---- */
int ec_legal(const void *st, int seat, struct game_move *out, int cap);
/* Adds the piece's card to the move. If the card is a joker, the move says which one only if it is
 * the second one and both are on the same side. */
void ec_name_piece(const struct exta_cards *g, struct game_move *m, int piece);

/* ---- view.c ---- */
extern const struct game_fact_kind exta_cards_facts[];
extern const struct game_lesson exta_cards_lessons[];
void ec_view(const void *st, int viewer, struct game_view *out);
void ec_resample(void *dst, const void *st, int seat, struct rng *rng);

/* ---- text.c ---- */
enum game_code ec_parse(const void *st, int seat, const char *text, struct game_move *out);
int ec_format(const void *st, int seat, const struct game_move *move, char *out, size_t cap);
int ec_typed(const void *st, int seat, const struct game_move *move, char *out, size_t cap);
int ec_position(const void *st, char *out, size_t cap);
void ec_explain(const void *st, int seat, const struct game_move *move, enum game_code code,
                char *out, size_t cap);
/* "A".."P" for 1..16, as facts name the columns of cells. Static. */
const char *ec_column_name(uint8_t column);
/* The pieces that the seat's side has, except locked ones, in hand order. Returns how many. */
int ec_hand(const struct exta_cards *g, int seat, uint8_t out[EXTA_CARDS_PIECES]);
/* Reads a card that begins at word `from`. "joker1" and "joker2" name one of the jokers: then
 * `joker` gets 1 or 2, else 0. Returns how many words the card took; 0: no card begins there. */
int ec_parse_card(const struct words *words, int from, card_t *card, int16_t *joker);

/* ---- bot.c ---- */
/* What the past errors of a card say about its curl, in mm: an estimate, and how far off the
 * estimate may be. */
struct ec_guess {
    int16_t u, v, u_off, v_off;
    uint8_t seen; /* how many throws the estimate rests on */
};
void ec_guess_curl(const struct exta_cards_error *error, int n, int piece, struct ec_guess *out);
void ec_auto_move(const void *st, int seat, struct game_move *out);
int ec_bot(const struct game_view *view, const struct game_move *legal, int nlegal, int level,
           struct rng *rng);
void ec_judge(const struct game_view *view, const struct game_move *move, int n, struct rng *rng,
              struct game_worth *out);

/* ---- picture.c ---- */
extern const struct game_picture exta_cards_picture;
