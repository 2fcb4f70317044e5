/*
 * The state of Last One, shared by its files only. Functions that are members of its struct
 * game_rules, such as lo_view, are described in game.h. The rules are in doc/rules/last-one.md; the
 * code names its line numbers (LO-R1, LO-D1).
 */
#pragma once

#include "movetext.h"
#include "registry.h"
#include "shed.h"
#include "shed_fact.h"

enum last_one_phase {
    LAST_ONE_PLAY,   /* an ordinary turn, or a total to pick up (game_view.owed) */
    LAST_ONE_DREW,   /* the seat drew a card that fits: it places the card or passes (LO-R7) */
    LAST_ONE_ANSWER, /* the seat has to answer a joker +4 (LO-D8) */
    LAST_ONE_COLOR,  /* the first card turned up is a joker: the starter names a colour (LO-D10) */
    LAST_ONE_OVER
};
/* What game_view.detail holds: for the bot and for renderers. */
struct last_one_detail {
    uint8_t phase;              /* enum last_one_phase */
    card_t drew;                /* the card just drawn; only the seat that drew it sees it */
    uint8_t from;               /* the seat that placed the joker +4 to be answered */
    uint8_t pairs, points_game; /* whether the game is in pairs; whether it is a points game */
    /* The seats that said `last` and still have one card. Everybody who listened knows them. This
     * is for bots only: no screen may show it (LO-D12). */
    uint16_t heard;
};

enum { LO_SEATS = 4, LO_HAND = 7, LO_VOIDS = 3 };

/* Options, by their place in last_one_options. */
enum { OPTION_MODE, OPTION_POINTS, OPTION_PAIRS, OPTION_LIMIT };

/* What happens besides the kinds of shed_fact.h. */
enum last_one_fact {
    FACT_ROUND = SHED_FACTS_REPORT,
    FACT_PUT_BACK,
    FACT_PLAY_COLOR,
    FACT_COLOR,
    FACT_OWE,
    FACT_CHALLENGED,
    FACT_DRAW_NO_FIT,
    FACT_PASS,
    FACT_LIE,
    FACT_LIE_UPHELD,
    FACT_LIE_FAILED,
    FACT_ROUND_WON,
    FACT_ROUND_VOID,
    FACT_SCORE,
    FACT_WIN_PAIR,
    FACT_NOW_OWED = 37, /* statuses keep their numbers (search_seen_seed) */
    FACT_NOW_ANSWER,
    FACT_NOW_DREW,
    FACT_NOW_COLOR,
    FACT_AUTOMATIC,
    FACT_PLAY_COLOR_LAST,
    FACT_PLAY_COLOR_ONE,
    FACT_DREW_NO_FIT,
    FACT_PICK_UP_SKIP,
    FACT_LIE_PAID,
    FACT_FIRST_SKIP,
    LAST_ONE_FACTS
};

struct last_one {
    struct shed t;            /* `turns` and `limit` are those of the round */
    struct last_one_detail d; /* `heard` is set in views only; `from` stays after LAST_ONE_ANSWER */
    uint8_t color;            /* the colour in force; 0: none yet */
    uint8_t holding;          /* in LAST_ONE_ANSWER: seat d.from placed it against LO-R16 */
    uint8_t before;           /* in LAST_ONE_ANSWER: the colour in force before the joker */
    uint8_t voids;            /* void rounds in a row */
    uint16_t automatic;       /* bit s: the person of seat s left a game in pairs */
    uint16_t opened; /* bit s: seat s went down to one card in the turn before, whether or not it
                        said `last` */
    uint16_t round, target; /* `target` 0: none */
    int32_t score[LO_SEATS + 1];
};

static inline int lo_partner(const struct last_one *g, int seat)
{
    return g->d.pairs ? (seat + 1) % LO_SEATS + 1 : 0;
}
static inline bool lo_is_joker(card_t card)
{
    return card == CARD_LO_JOKER || card == CARD_LO_JOKER4;
}
/* The bit of a card in sets of Last One's cards. Each colour has 16 bits, as in the codes. The
 * jokers take bits of red that no face uses. */
static inline uint64_t lo_bit(card_t card)
{
    return (uint64_t)1 << (card < CARD_LO_JOKER ? card - CARD_COLORED
                                                : card - CARD_LO_JOKER + FACE_TURN + 1);
}
static inline uint64_t lo_face_set(int face)
{
    return face != FACE_NONE ? UINT64_C(0x0001000100010001) << face : 0;
}
/* LO-R6, LO-D3, LO-R15: the cards that may go on the pile in an ordinary turn. */
static inline uint64_t lo_fit_set(const struct last_one *g)
{
    const uint64_t color = (1 << (FACE_TURN + 1)) - 1;

    if (g->color == 0)
        return UINT64_MAX;
    return lo_bit(CARD_LO_JOKER) | lo_bit(CARD_LO_JOKER4) | color << 16 * (g->color - COLOR_RED) |
           lo_face_set(card_face(shed_top(&g->t)));
}
static inline bool lo_fits(const struct last_one *g, card_t card)
{
    return (lo_fit_set(g) & lo_bit(card)) != 0;
}
/* Whether the seat may say `last` now: it is on turn, has two cards, and has not said it yet
 * (LO-D11). */
static inline bool lo_may_say(const struct last_one *g, int seat)
{
    return g->t.turn == seat && g->t.nhand[seat] == 2 && (g->t.said >> seat & 1) == 0 &&
           (g->d.phase == LAST_ONE_PLAY || g->d.phase == LAST_ONE_DREW);
}

/* ---- rules.c ---- */
/* The opponents whom the seat is offered to report now (LO-D12): those who went down to one card in
 * the turn before, whether or not they forgot anything. */
uint16_t lo_offered(const struct last_one *g, int seat);
/* Whether the seat holds a card of this colour; false if the colour is 0. */
bool lo_holds_color(const struct last_one *g, int seat, uint8_t color);
/* LO-R11, LO-R18 to LO-R20, LO-D9, LO-D10: as long as the card turned up is a joker +4, puts it
 * back and turns up another one. Then does what the card causes, and gives the first turn. */
void lo_first_card(struct last_one *g, int starter, struct game_events *ev);
/* Makes the state before the deal, which follows from the setup alone. */
void lo_prepare(struct last_one *g, const struct game_setup *setup);

/* ---- view.c ---- */
extern const struct game_fact_kind last_one_facts[];
extern const struct game_lesson last_one_lessons[];
void lo_view(const void *st, int viewer, struct game_view *out);
void lo_resample(void *dst, const void *st, int seat, struct rng *rng);

/* ---- text.c ---- */
enum game_code lo_parse(const void *st, int seat, const char *text, struct game_move *out);
int lo_position(const void *st, char *out, size_t cap);
void lo_explain(const void *st, int seat, const struct game_move *move, enum game_code code,
                char *out, size_t cap);

/* ---- bot.c ---- */
void lo_auto_move(const void *st, int seat, struct game_move *out);
int lo_bot(const struct game_view *view, const struct game_move *legal, int nlegal, int level,
           struct rng *rng);
