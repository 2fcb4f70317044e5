/*
 * The state of Switch, shared by its files only. Functions that are members of its struct
 * game_rules, such as sw_view, are described in game.h. The rules are in doc/rules/switch.md; the
 * code names its line numbers (SW-R1, SW-D1).
 */
#pragma once

#include "movetext.h"
#include "registry.h"
#include "shed.h"
#include "shed_fact.h"

/* What game_view.detail holds: for the bot and for renderers. */
struct switch_detail {
    uint8_t suit, rank; /* what has to be matched */
    uint8_t run;        /* the current rank of a run; 0: no run */
    uint8_t owed_by;    /* SWITCH_BY_...: which cards can answer the total */
    uint8_t cutthroat;  /* mistakes cost cards */
};
enum { SWITCH_BY_NONE, SWITCH_BY_2, SWITCH_BY_5H };

enum { SW_SEATS = 6, SW_PACK = 104 };
/* In a run an ace follows the king (SW-R14). */
enum { SW_ACE_HIGH = 14 };

/* Options, by their place in switch_options. */
enum { OPTION_MISTAKES, OPTION_CHAIN, OPTION_ACE, OPTION_ANNOUNCE, OPTION_LIMIT };
enum { ANNOUNCE_AUTO, ANNOUNCE_CASUAL, ANNOUNCE_CUTTHROAT };

/* What happens besides the kinds of shed_fact.h. */
enum switch_fact {
    FACT_PLAY_SUIT = SHED_FACTS_REPORT,
    FACT_MIRROR,
    FACT_OWE_2,
    FACT_OWE_5H,
    FACT_RUN,
    FACT_RUN_AT,
    FACT_RUN_OVER,
    FACT_RUN_ENDS,
    FACT_AGAIN,
    FACT_PLAY_BARRED,
    FACT_MISTAKE,
    FACT_NOW_OWED_2 = 33, /* statuses keep their numbers (search_seen_seed) */
    FACT_NOW_OWED_5H,
    FACT_NOW_RUN,
    FACT_NOW_MATCH,
    FACT_NOW_RUN_COSTS,
    FACT_PLAY_FORGOT,
    FACT_PLAY_SUIT_LAST,
    FACT_PLAY_SUIT_ONE,
    FACT_PLAY_SUIT_FORGOT,
    FACT_PLAY_SUIT_BARRED,
    FACT_OWE_2H, /* like FACT_OWE_2, with the 2 of hearts on top */
    FACT_NOW_OWED_2H = 44,
    SWITCH_FACTS
};

struct switch_game {
    struct shed t;
    uint8_t over;
    /* `suit` and `rank`: from the top card, the mirrored card or the named suit */
    struct switch_detail d;
    int32_t option[5];
    /* The seats that the last turn left with one card, whether or not that has to be announced.
     * Only views need this, so the text of a position leaves it out. */
    uint16_t window;
};

/* SW-R6: a player cannot finish on one of these. */
static inline bool sw_is_trick(card_t card)
{
    int rank = card_rank(card);
    return rank == 2 || rank == 3 || rank == 7 || rank == 8 || rank == RANK_JACK ||
           rank == RANK_ACE || card == card_make(SUIT_HEARTS, 5);
}
/* The rank of a card in a run. */
static inline int sw_run_rank(card_t card)
{
    return card_rank(card) == RANK_ACE ? SW_ACE_HIGH : card_rank(card);
}

/* ---- rules.c ---- */
/* Makes the state before the deal, which follows from the setup alone. */
void sw_prepare(struct switch_game *g, const struct game_setup *setup);
/* Writes the whole pack for this many seats (SW-D1). Returns how many cards it has. */
int sw_pack(int seats, card_t out[SW_PACK]);
/* Whether the seat may say `last` as a move of its own now (SW-D19, casual). */
bool sw_may_say(const struct switch_game *g, int seat);
/* The set of the other seats in play. It is empty if the options do not let players report others
 * who forgot to announce. */
uint16_t sw_opponents(const struct switch_game *g, int seat);
/* Whether the 5 of hearts answers what is owed, as a 2 does (SW-R9). */
bool sw_five_answers(const struct switch_game *g);
/* Whether the seat on turn can begin a play with the card. */
bool sw_can_begin(const struct switch_game *g, card_t card);
/* How many cards this play costs if it is a mistake, in games in which mistakes cost cards (SW-R17,
 * SW-R18, SW-D15 to D18). 0: it is not such a mistake. */
int sw_mistake(const struct switch_game *g, const struct game_move *move);

/* ---- view.c ---- */
extern const struct game_fact_kind switch_facts[];
extern const struct game_lesson switch_lessons[];
const char *sw_wording(const struct game_fact *fact);
void sw_view(const void *st, int viewer, struct game_view *out);
void sw_resample(void *dst, const void *st, int seat, struct rng *rng);

/* ---- text.c ---- */
enum game_code sw_parse(const void *st, int seat, const char *text, struct game_move *out);
int sw_format(const void *st, int seat, const struct game_move *move, char *out, size_t cap);
int sw_position(const void *st, char *out, size_t cap);
void sw_explain(const void *st, int seat, const struct game_move *move, enum game_code code,
                char *out, size_t cap);

/* ---- bot.c ---- */
void sw_auto_move(const void *st, int seat, struct game_move *out);
int sw_bot(const struct game_view *view, const struct game_move *legal, int nlegal, int level,
           struct rng *rng);

/* ---- picture.c ---- */
extern const struct game_picture switch_picture;
