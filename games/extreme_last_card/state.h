/*
 * The state of Extreme Last Card, shared by its files only. Functions that are members of its
 * struct game_rules, such as el_view, are described in game.h. The rules are in
 * doc/rules/extreme-last-card.md; the code names its line numbers (EL-R1, EL-D1).
 */
#pragma once

#include "movetext.h"
#include "registry.h"
#include "shed.h"
#include "shed_fact.h"

/* What game_view.detail holds: for the bot and for renderers. */
struct extreme_last_card_detail {
    uint8_t fight;   /* a fight is on; game_view.owed is its total, which a block does not change */
    uint8_t blocked; /* the seat on turn faces a block */
    uint8_t free;    /* the first card of the seat on turn need not match (EL-D8) */
    uint8_t unsaid;  /* the seat on turn holds one card and did not say `last` (EL-R9) */
    uint8_t dealer;
    uint16_t dignity[GAME_SEATS_MAX + 1]; /* how often each seat has danced in this game (EL-D10) */
};

enum {
    EL_PACK = 54,         /* 52 cards and two jokers */
    EL_ONE_PACK = 36,     /* how many cards may be dealt from one pack (EL-D1) */
    EL_STACK = RANK_KING, /* the longest stack: a whole suit */
    EL_DANCES = 6
};

/* Options, by their place in el_options. */
enum { OPTION_HAND, OPTION_DRAW, OPTION_LIMIT };

/* What happens besides the kinds of shed_fact.h. */
enum el_fact {
    FACT_PUT_BACK = SHED_FACTS,
    FACT_PLAY_SUIT,
    FACT_UNSAID,
    FACT_FREE,
    FACT_GIVE,
    FACT_GIVE_LAST,
    FACT_DANCE, /* EL_DANCES kinds, one for each line of the dance */
    FACT_FIGHT = FACT_DANCE + EL_DANCES,
    FACT_ATTACK,
    FACT_BLOCK,
    FACT_UNDO,
    FACT_BLOCK_STANDS,
    FACT_FIGHT_VOID,
    FACT_BARRED,
    FACT_OUT,
    FACT_DOME,
    FACT_DOME_DRAW,
    FACT_NOW_ATTACK = 41, /* statuses keep their numbers (search_seen_seed) */
    FACT_NOW_BLOCK,
    FACT_NOW_FREE,
    FACT_NOW_UNSAID,
    FACT_NOW_LAST,
    FACT_DOME_TIE,
    FACT_PLAY_SUIT_LAST,
    FACT_PLAY_SUIT_ONE,
    FACT_BARRED_LAST,
    FACT_GIVE_ONE,
    FACT_UNSAID_PICK_UP,
    EL_FACTS
};

struct extreme {
    struct shed t;                     /* `owed` is the total of a fight */
    struct extreme_last_card_detail d; /* its `unsaid` is set in views only */
    uint8_t hand;                      /* how many cards each is dealt */
    uint8_t suit;      /* the suit to follow after an ace or a joker; 0: the top card counts */
    uint8_t draw_free; /* the option `draw`: a seat may draw though it could play */
    uint8_t over;
};

/* Whether the card is an ace or a joker. These go on any card, and their player names the suit
 * (EL-R5). */
static inline bool el_names_suit(card_t card)
{
    return card == CARD_JOKER || card_rank(card) == RANK_ACE;
}
static inline bool el_attacks(card_t card)
{
    return card_rank(card) == 2 || card_rank(card) == 5;
}
static inline bool el_blocks(card_t card)
{
    return card_rank(card) == 3 || card_rank(card) == 7;
}
/* EL-D17: the cards that answer an attack. */
static inline uint64_t el_answer_set(void)
{
    return card_rank_set(2) | card_rank_set(5) | card_rank_set(3) | card_rank_set(7) |
           card_rank_set(9) | card_rank_set(RANK_QUEEN);
}
/* Aces and jokers. */
static inline uint64_t el_naming_set(void)
{
    return card_rank_set(RANK_ACE) | card_bit(CARD_JOKER);
}
static inline bool el_attacked(const struct extreme *g)
{
    return g->d.fight && !g->d.blocked;
}
/* EL-R9, EL-D20: whether the seat on turn holds one card and did not say `last`, and so cannot
 * place that card. */
static inline bool el_unsaid(const struct extreme *g)
{
    return g->t.nhand[g->t.turn] == 1 && (g->t.said >> g->t.turn & 1) == 0;
}
/* How many cards the seat has after this play. A card that an 8 gives away counts as gone. */
static inline int el_count_after(const struct extreme *g, int seat, const card_t *card, int n)
{
    int left = g->t.nhand[seat] - n;

    return left > 0 && !el_attacked(g) && card_rank(card[n - 1]) == 8 ? left - 1 : left;
}
/* EL-D19: whether the play undoes a block: a single 6 does. A stack that begins with a 6 is a
 * normal move. */
static inline bool el_undoes(const struct extreme *g, const card_t *card, int n)
{
    return g->d.fight && g->d.blocked && n == 1 && card_rank(card[0]) == 6;
}

/* ---- rules.c ---- */
/* EL-R4, EL-R5, EL-D5, EL-D8: the cards that may be placed alone in a normal turn, whether or not
 * the seat holds them. */
uint64_t el_fit_set(const struct extreme *g);
/* The cards with which the seat on turn could begin a play now if it held them. */
uint64_t el_begin_set(const struct extreme *g);
/* The set of cards that the seat holds. */
uint64_t el_hand_set(const struct extreme *g, int seat);
/* EL-R7: whether the seat on turn may draw as its normal turn. */
bool el_may_draw(const struct extreme *g);
/* EL-D11: whether the seat may say `last` as an act of its own. */
bool el_may_say(const struct extreme *g, int seat);
/* Writes the cards in play by EL-D1, in the order of games/core/RNG.md. Returns how many. `out` has
 * room for SHED_CARDS. */
int el_pack(const struct extreme *g, card_t *out);
/* EL-R13: goes on from a position in which the seat on turn faces a block and has no cards. Does
 * nothing in others. */
void el_face_block(struct extreme *g, struct game_events *ev);
/* Makes the state before the deal, which follows from the setup alone. */
void el_prepare(struct extreme *g, const struct game_setup *setup);

/* ---- moves.c ---- */
int el_legal(const void *st, int seat, struct game_move *out, int cap);
void el_auto_move(const void *st, int seat, struct game_move *out);

/* ---- view.c ---- */
extern const struct game_fact_kind el_facts[];
extern const struct game_lesson el_lessons[];
void el_view(const void *st, int viewer, struct game_view *out);
void el_resample(void *dst, const void *st, int seat, struct rng *rng);

/* ---- text.c ---- */
enum game_code el_parse(const void *st, int seat, const char *text, struct game_move *out);
int el_position(const void *st, char *out, size_t cap);
void el_explain(const void *st, int seat, const struct game_move *move, enum game_code code,
                char *out, size_t cap);

/* ---- bot.c ---- */
int el_bot(const struct game_view *view, const struct game_move *legal, int nlegal, int level,
           struct rng *rng);
