/*
 * The state of Palace, shared by its files only. Functions that are members of its struct
 * game_rules, such as pa_view, are described in game.h. The rules are in doc/rules/palace.md; the
 * code names its line numbers (PA-R1, PA-D1).
 *
 * The stock is t.deck. What the next play must reach (`need`) is kept beside the pile, because
 * a take, a bomb and a position's header set it without a card.
 */
#pragma once

#include "movetext.h"
#include "registry.h"
#include "shed.h"

enum palace_phase { PALACE_SELECT, PALACE_RPS, PALACE_PLAY, PALACE_AGAIN, PALACE_OVER };
enum palace_need { PALACE_NEED_ANY, PALACE_NEED_AT_LEAST, PALACE_NEED_BELOW_7 };
/* Where a seat's next card comes from (PA-R7, PA-R9). */
enum palace_source { PALACE_FROM_HAND, PALACE_FROM_UP, PALACE_FROM_DOWN, PALACE_FROM_NONE };
/* What game_view.detail holds: for the bot and for renderers. */
struct palace_detail {
    uint8_t phase; /* enum palace_phase */
    /* enum palace_need; the value that it names: 3..13, 14 for the ace, else 0 */
    uint8_t need, need_value;
    uint8_t declared; /* the value that the first play must have (PA-D3); 0: none */
    uint8_t source;   /* enum palace_source, for the viewer */
    /* how often each seat has picked up though it could play (PA-D16) */
    uint8_t picked[GAME_SEATS_MAX + 1];
};

enum {
    LIVES = 3,
    DEALT = 6,
    KEPT_HAND = 3,
    RPS_ROUNDS = 3,
    PICKS = 12,    /* PA-D16: how often a seat may pick up by choice */
    BOT_PICKS = 2, /* how often a bot does so at most */
};
/* Options, by their place in the table of options; then the words of the option `tie`. */
enum { OPTION_TIE, OPTION_BOMB, OPTION_LIMIT };
enum { TIE_COIN, TIE_RPS, TIE_POSITION };
enum { VALUE_JACK = 11, VALUE_QUEEN, VALUE_KING, VALUE_ACE, VALUE_TWO };

struct palace {
    struct shed t;
    int32_t option[GAME_OPTIONS_MAX];
    struct palace_detail d; /* its `source` is set in views only */
    uint8_t nup[GAME_SEATS_MAX + 1], ndown[GAME_SEATS_MAX + 1]; /* lives, face up and face down */
    card_t up[GAME_SEATS_MAX + 1][LIVES], down[GAME_SEATS_MAX + 1][LIVES];
    uint8_t rps[GAME_SEATS_MAX + 1]; /* 1 rock, 2 paper, 3 scissors, 0 no choice yet */
    uint8_t rps_drawn;               /* how many of these rounds decided nothing */
    uint16_t tied;                   /* the seats still in rock, paper, scissors */
    uint8_t picks; /* how often a seat may pick up though it could play (PA-D16); 0: as often as it
                    * likes, as in version 1 */
    uint16_t left; /* bit s: seat s has left */
    uint8_t place[GAME_SEATS_MAX + 1]; /* 0: none yet */
    uint16_t burned;                   /* how many cards bombs took away */
};
/* What happens: the places in pa_facts. Statuses keep their numbers (search_seen_seed). */
enum palace_fact {
    FACT_KEPT,
    FACT_LIVES,
    FACT_DECLARED,
    FACT_COIN,
    FACT_RPS_BEGINS,
    FACT_RPS_CHOSEN,
    FACT_RPS_SHOWN,
    FACT_RPS_DRAWN,
    FACT_LEADS,
    FACT_PLAYED,
    FACT_PLAYED_LIVES,
    FACT_FLIPPED,
    FACT_FLIP_FAILED,
    FACT_RESET,
    FACT_LOWER,
    FACT_REVERSED,
    FACT_SKIPPED,
    FACT_BOMB,
    FACT_TOOK,
    FACT_TOOK_LIVES,
    FACT_PLAYED_DREW,
    FACT_PLAYED_LIVES_OUT,
    FACT_PASSED,
    FACT_PLAYED_OUT,
    FACT_LAST,
    FACT_LEFT,
    FACT_LIMIT,
    FACT_NEED_ANY,
    FACT_NEED_AT_LEAST,
    FACT_NEED_BELOW,
    FACT_MUST_HOLD,
    FACT_SELECT,
    FACT_CHOOSE_RPS,
    FACT_AGAIN,
    FACT_FACE_DOWN,
    FACT_FLIPPED_OUT,
    FACT_NEED_ACE,
    FACT_POSITION,
    FACT_LOWEST_LEADS,
    FACT_RPS_WON,
    FACT_KINDS
};

/* The value of a card: 3..14 (ace), 15 for a two. This is the order of PA-D2. */
static inline int pa_value(card_t card)
{
    int rank = card_rank(card);
    return rank <= 2 ? rank + 13 : rank;
}
static inline bool pa_wild(int value)
{
    return value == VALUE_TWO || value == 5 || value == 7 || value == 10;
}
/* How many cards the seat has, lives included. */
static inline int pa_cards_left(const void *st, int seat)
{
    const struct palace *p = st;

    return p->t.nhand[seat] + p->nup[seat] + p->ndown[seat];
}

/* ---- rules.c ---- */
/* Whether a card of this value may go on the pile now. */
bool pa_fits(const struct palace *p, int value);
/* Where the next card of the seat comes from (PA-R7, PA-R9). */
enum palace_source pa_source(const struct palace *p, int seat);
/* Finds the cards that a play of the seat may name. Returns how many; `*cards` points into `p`.
 * Face-down lives are not among them. */
int pa_source_cards(const struct palace *p, int seat, const card_t **cards);
/* The seat in play after `seat`; `seat` itself if none is in play. */
int pa_next_seat(const struct palace *p, int seat);
void pa_set_need(struct palace *p, enum palace_need need, int value);
/* Sets what the pile's top card asks for (PA-R4, PA-R11, PA-R13). */
void pa_need_from_pile(struct palace *p);
/* Finds the lowest value in the hands (PA-R3, PA-D2). Returns the set of the seats that hold it. If
 * all hands are empty, the value is 0 and the set is empty. */
uint16_t pa_lowest_holders(const struct palace *p, int *value);
/* PA-R8, PA-D8: whether the seat may take face-up lives along when it picks up. It may if it plays
 * from these lives and none of them can be played. */
bool pa_may_take_lives(const struct palace *p, int seat);
/* Whether the seat on turn may pick up the pile (PA-D6, PA-D16). */
bool pa_may_take(const struct palace *p, int seat);
/* PA-R10: ends the game if only one seat is left in play, which gets its place. Returns whether the
 * game is over. */
bool pa_end_if_alone(struct palace *p, struct game_events *ev);

/* ---- view.c ---- */
extern const struct game_fact_kind pa_facts[];
extern const struct game_lesson pa_lessons[];
const char *pa_wording(const struct game_fact *fact);
void pa_view(const void *st, int viewer, struct game_view *view);
void pa_resample(void *dst, const void *st, int seat, struct rng *rng);

/* ---- text.c ---- */
enum game_code pa_parse(const void *st, int seat, const char *text, struct game_move *out);
int pa_format(const void *st, int seat, const struct game_move *move, char *out, size_t cap);
int pa_position(const void *st, char *out, size_t cap);
/* This game has choices of its own: 17 to 19 are rock, paper and scissors, and PA_CHOICE_VALUE plus
 * a value stands for that value. */
enum { PA_CHOICE_VALUE = 32 };
const char *pa_choice_words(uint8_t choice);
void pa_explain(const void *st, int seat, const struct game_move *move, enum game_code code,
                char *out, size_t cap);

/* ---- bot.c ---- */
void pa_auto_move(const void *st, int seat, struct game_move *out);
int pa_bot(const struct game_view *view, const struct game_move *legal, int nlegal, int level,
           struct rng *rng);
/* PA-D16: no bot picks up by choice more than BOT_PICKS times. */
bool pa_shuns(const struct game_view *view, const struct game_move *move);

/* ---- picture.c ---- */
extern const struct game_picture palace_picture;
