/*
 * Palace with three lives (rules/palace.md). Values run 3 4 ... K A; the wild cards 2 5 7 10 go on
 * anything.
 *
 * The stock is piles.deck. What the next play must reach (`need`) is kept beside the pile, since a
 * take, a bomb and a position's header set it without a card.
 */
#include <stdio.h>
#include <string.h>

#include "core/game.h"
#include "core/movetext.h"
#include "core/piles.h"
#include "palace.h"

enum { LIVES = 3, DEALT = 6, KEPT_HAND = 3, RPS_ROUNDS = 3 };
enum option { OPTION_TIE, OPTION_BOMB, OPTION_LIMIT };
enum { VALUE_JACK = 11, VALUE_QUEEN, VALUE_KING, VALUE_ACE, VALUE_TWO };

struct palace {
    struct rng rng;
    struct piles piles;
    int32_t option[GAME_OPTIONS_MAX];
    uint8_t seats, phase, turn, direction;
    uint8_t need, need_value;
    uint8_t declared; /* value that the first play must hold (PA-D3), 0: none */
    uint8_t nup[GAME_SEATS_MAX + 1], ndown[GAME_SEATS_MAX + 1];
    card_t up[GAME_SEATS_MAX + 1][LIVES], down[GAME_SEATS_MAX + 1][LIVES];
    uint8_t rps[GAME_SEATS_MAX + 1]; /* 1 rock, 2 paper, 3 scissors, 0 not yet */
    uint8_t rps_drawn;               /* rounds that decided nothing */
    uint16_t tied;                   /* seats still in rock, paper, scissors */
    uint16_t out, left, had;
    uint8_t place[GAME_SEATS_MAX + 1];
    uint8_t by_limit;
    uint16_t burned, gone; /* cards of bombs; cards of seats that left */
    uint16_t moves;        /* counted by the limit */
    uint32_t serial;
};
_Static_assert(sizeof(struct palace) <= GAME_STATE_MAX, "a table reserves GAME_STATE_MAX");

_Static_assert(sizeof(struct palace_detail) <= sizeof(((struct game_view *)0)->detail), "detail");

enum fact {
    FACT_KEPT,
    FACT_LIVES,
    FACT_DECLARED,
    FACT_COIN,
    FACT_RPS_BEGINS,
    FACT_RPS_SHOWN,
    FACT_RPS_DRAWN,
    FACT_LEADS,
    FACT_PLAYED,
    FACT_FLIPPED,
    FACT_FLIP_FAILED,
    FACT_RESET,
    FACT_LOWER,
    FACT_REVERSED,
    FACT_SKIPPED,
    FACT_BOMB,
    FACT_TOOK,
    FACT_TOOK_LIVES,
    FACT_DREW,
    FACT_DREW_CARDS,
    FACT_PASSED,
    FACT_OUT,
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
    FACT_KINDS
};
static const struct game_fact_kind facts[FACT_KINDS] = {
    [FACT_KEPT] = {"kept", "{who} has selected three lives.", "You have selected three lives.",
                   NULL},
    [FACT_LIVES] = {"lives", "{who} lays {cards} face up.", "You lay {cards} face up.", NULL},
    [FACT_DECLARED] = {"declared", "The lowest card in hand begins: {who} holds {cards}.",
                       "The lowest card in hand begins: you hold {cards}.", NULL},
    [FACT_COIN] = {"coin", "Several hold it; the coin decides for {who}.",
                   "Several hold it; the coin decides for you.", NULL},
    [FACT_RPS_BEGINS] = {"rps", "{who} holds it too: rock, paper, scissors.",
                         "You hold it too. Type  rock,  paper  or  scissors.", NULL},
    [FACT_RPS_SHOWN] = {"rps-shown", "{who} shows {choice}.", "You show {choice}.", NULL},
    [FACT_RPS_DRAWN] = {"rps-drawn", "Nobody wins this round of rock, paper, scissors.", NULL,
                        NULL},
    [FACT_LEADS] = {"leads", "{who} begins.", "You begin.", NULL},
    [FACT_PLAYED] = {"play", "{who} plays {cards}.", "You play {cards}.", NULL},
    [FACT_FLIPPED] = {"flip", "{who} flips a life: {cards}.", "You flip a life: {cards}.", NULL},
    [FACT_FLIP_FAILED] = {"flip-failed", "{who} flips a life: {cards}. It does not fit.",
                          "You flip a life: {cards}. It does not fit.", NULL},
    [FACT_RESET] = {"reset", "The pile is reset: {who} may play any card.",
                    "The pile is reset: you may play any card.", NULL},
    [FACT_LOWER] = {"lower", "{who} must play less than 7.", "You must play less than 7.", NULL},
    [FACT_REVERSED] = {"reverse", "The order is reversed.", NULL, NULL},
    [FACT_SKIPPED] = {"skip", "{who} misses the turn.", "You miss the turn.", NULL},
    [FACT_BOMB] = {"bomb", "A bomb: {n} card{s} leave the game. {who} may go on.",
                   "A bomb: {n} card{s} leave the game. You may go on, or  pass.", NULL},
    [FACT_TOOK] = {"take", "{who} picks up the pile of {n} card{s}.",
                   "You pick up the pile of {n} card{s}.", NULL},
    [FACT_TOOK_LIVES] = {"take-lives", "{who} takes the lives {cards} along.",
                         "You take the lives {cards} along.", NULL},
    [FACT_DREW] = {"draw", "{who} draws {n} card{s}.", NULL, NULL},
    [FACT_DREW_CARDS] = {"draw-cards", "{who} draws {cards}.", "You draw {cards}.", NULL},
    [FACT_PASSED] = {"pass", "{who} passes.", "You pass.", NULL},
    [FACT_OUT] = {"out", "{who} is out of cards: place {n}.", "You are out of cards: place {n}.",
                  NULL},
    [FACT_LAST] = {"last", "{who} is the last in the game and loses.",
                   "You are the last in the game and lose.", NULL},
    [FACT_LEFT] = {"left", "{who} leaves the game.", "You leave the game.", NULL},
    [FACT_LIMIT] = {"limit", "The limit of {n} moves ends the game.", NULL, NULL},
    [FACT_NEED_ANY] = {"need-any", "Any card may be played.", NULL, NULL},
    [FACT_NEED_AT_LEAST] = {"need-at-least",
                            "To beat: {cards} or higher. 2, 5, 7 and 10 go on anything.", NULL,
                            NULL},
    [FACT_NEED_BELOW] = {"need-below", "To play: less than 7, or 2, 5, 7, 10.", NULL, NULL},
    [FACT_MUST_HOLD] = {"must-hold", "The first play must hold the value of {cards}.", NULL, NULL},
    [FACT_SELECT] = {"select", "Everybody selects three lives.",
                     "Select three of your cards as lives: type  keep CARD CARD CARD.", NULL},
    [FACT_CHOOSE_RPS] = {"choose-rps", "Rock, paper, scissors for the first turn.",
                         "Type  rock,  paper  or  scissors.", NULL},
    [FACT_AGAIN] = {"again", "{who} may play another card.", "You may play another card, or  pass.",
                    NULL},
};

static const char *const tie_words[] = {"coin", "rps", NULL};
static const char *const bomb_words[] = {"pile", "single", NULL};
static const struct game_option options[] = {
    [OPTION_TIE] = {"tie", "who begins among equals: a coin, or rock, paper, scissors", tie_words,
                    0, 0, NULL, 0},
    [OPTION_BOMB] = {"bomb", "four of one value bomb from the pile, or only laid in one play",
                     bomb_words, 0, 0, NULL, 0},
    [OPTION_LIMIT] = {"limit", "moves until the game is stopped, 0: none", NULL, 0, 100000, NULL,
                      1000},
    {NULL, NULL, NULL, 0, 0, NULL, 0}};

static const char *const value_words[] = {"",  "",  "",   "3", "4", "5", "6", "7",
                                          "8", "9", "10", "J", "Q", "K", "A", "2"};
static const char *const phase_words[] = {"select", "rps", "play", "again", "over", NULL};
static const char *const rps_words[] = {"", "rock", "paper", "scissors", NULL};

/* ---- Values and sources ---- */

/* 3..14 (ace), 15 a two: the order of PA-D2. */
static int value_of(card_t card)
{
    int rank = card_rank(card);
    return rank <= 2 ? rank + 13 : rank;
}

static bool is_wild(int value)
{
    return value == VALUE_TWO || value == 5 || value == 7 || value == 10;
}

static bool fits(const struct palace *p, int value)
{
    if (p->declared != 0)
        return value == p->declared;
    if (is_wild(value) || p->need == PALACE_NEED_ANY)
        return true;
    return p->need == PALACE_NEED_BELOW_7 ? value < 7 : value >= p->need_value;
}

static enum palace_source source_of(const struct palace *p, int seat)
{
    if (p->piles.nhand[seat] > 0)
        return PALACE_FROM_HAND;
    if (p->nup[seat] > 0)
        return PALACE_FROM_UP;
    return p->ndown[seat] > 0 ? PALACE_FROM_DOWN : PALACE_FROM_NONE;
}

/* The cards that may be named in a play; the face-down lives are none. */
static int source_cards(const struct palace *p, int seat, const card_t **cards)
{
    enum palace_source from = source_of(p, seat);
    *cards = from == PALACE_FROM_HAND ? p->piles.hand[seat] : p->up[seat];
    return from == PALACE_FROM_HAND ? p->piles.nhand[seat]
           : from == PALACE_FROM_UP ? p->nup[seat]
                                    : 0;
}

static bool in_play(const struct palace *p, int seat)
{
    return ((p->out | p->left) >> seat & 1) == 0;
}

static int seats_in_play(const struct palace *p)
{
    int n = 0;
    for (int seat = 1; seat <= p->seats; seat++)
        n += in_play(p, seat);
    return n;
}

static int next_seat(const struct palace *p, int seat)
{
    for (int i = 0; i < p->seats; i++) {
        seat = p->direction == 1 ? seat % p->seats + 1 : (seat + p->seats - 2) % p->seats + 1;
        if (in_play(p, seat))
            return seat;
    }
    return seat;
}

/* A list of up to `n` cards loses `card`; false: it is not in it. */
static bool list_remove(card_t *list, uint8_t *n, card_t card)
{
    for (int i = 0; i < *n; i++) {
        if (list[i] == card) {
            (*n)--;
            memmove(list + i, list + i + 1, (size_t)(*n - i));
            return true;
        }
    }
    return false;
}

static bool list_holds(const card_t *list, int n, const card_t *card, int ncards)
{
    uint64_t seen = 0; /* one pack: no card twice */
    for (int i = 0; i < ncards; i++) {
        bool found = false;
        for (int k = 0; k < n && !found; k++)
            found = list[k] == card[i];
        if (!found || (seen >> card[i] & 1) != 0)
            return false;
        seen |= UINT64_C(1) << card[i];
    }
    return true;
}

static bool one_value(const struct game_move *move)
{
    for (int i = 1; i < move->ncards; i++) {
        if (value_of(move->card[i]) != value_of(move->card[0]))
            return false;
    }
    return true;
}

static void set_need(struct palace *p, enum palace_need need, int value)
{
    p->need = (uint8_t)need;
    p->need_value = (uint8_t)value;
}

/* What the pile's top card asks for (PA-R4, PA-R11, PA-R13). */
static void need_from_pile(struct palace *p)
{
    int value = p->piles.npile > 0 ? value_of(piles_top(&p->piles)) : VALUE_TWO;
    if (value == VALUE_TWO)
        set_need(p, PALACE_NEED_ANY, 0);
    else if (value == 7)
        set_need(p, PALACE_NEED_BELOW_7, 0);
    else
        set_need(p, PALACE_NEED_AT_LEAST, value);
}

/* ---- The end ---- */

static void place_leavers(struct palace *p)
{
    int stayed = 0;
    for (int seat = 1; seat <= p->seats; seat++)
        stayed += (p->left >> seat & 1) == 0;
    for (int seat = 1; seat <= p->seats; seat++) {
        if (p->left >> seat & 1)
            p->place[seat] = (uint8_t)(stayed + 1);
    }
    p->phase = PALACE_OVER;
    p->serial++;
}

static int next_place(const struct palace *p)
{
    int n = 1;
    for (int seat = 1; seat <= p->seats; seat++)
        n += p->out >> seat & 1;
    return n;
}

/* PA-R10: with one seat left in play it is placed and the game is over. */
static bool end_if_alone(struct palace *p, struct game_events *ev)
{
    if (seats_in_play(p) > 1)
        return false;
    for (int seat = 1; seat <= p->seats; seat++) {
        if (!in_play(p, seat))
            continue;
        p->place[seat] = (uint8_t)next_place(p);
        if (p->place[seat] > 1)
            game_event(ev, FACT_LAST, seat, GAME_TO_ALL);
    }
    place_leavers(p);
    return true;
}

static int cards_left(const struct palace *p, int seat)
{
    return p->piles.nhand[seat] + p->nup[seat] + p->ndown[seat];
}

/* Fewer cards left are better, then fewer face-down lives. */
static int limit_score(const struct palace *p, int seat)
{
    return cards_left(p, seat) * 8 + p->ndown[seat];
}

static void end_by_limit(struct palace *p, struct game_events *ev)
{
    int first = next_place(p);
    for (int seat = 1; seat <= p->seats; seat++) {
        if (!in_play(p, seat))
            continue;
        int better = 0;
        for (int other = 1; other <= p->seats; other++)
            better += in_play(p, other) && limit_score(p, other) < limit_score(p, seat);
        p->place[seat] = (uint8_t)(first + better);
    }
    p->by_limit = 1;
    game_event(ev, FACT_LIMIT, 0, GAME_TO_ALL)->n = (int16_t)p->moves;
    place_leavers(p);
}

/* Passes the turn to `seat`, or ends the game by the limit. */
static void turn_to(struct palace *p, int seat, struct game_events *ev)
{
    p->turn = (uint8_t)seat;
    p->phase = PALACE_PLAY;
    p->serial++;
    if (p->option[OPTION_LIMIT] > 0 && p->moves >= p->option[OPTION_LIMIT])
        end_by_limit(p, ev);
}

/* ---- The beginning ---- */

static void lead(struct palace *p, int seat, struct game_events *ev)
{
    p->tied = 0;
    memset(p->rps, 0, sizeof p->rps);
    p->turn = (uint8_t)seat;
    p->phase = PALACE_PLAY;
    p->serial++;
    game_event(ev, FACT_LEADS, seat, GAME_TO_ALL);
}

/* A seat of the set, drawn by the coin. */
static int coin(struct palace *p, uint16_t set)
{
    int n = 0;
    for (int seat = 1; seat <= p->seats; seat++)
        n += set >> seat & 1;
    int pick = (int)rng_below(&p->rng, (uint32_t)n);
    for (int seat = 1; seat <= p->seats; seat++) {
        if ((set >> seat & 1) != 0 && pick-- == 0)
            return seat;
    }
    return 1;
}

/* The lowest value in the hands (PA-R3, PA-D2) and who holds it. */
static uint16_t lowest_holders(const struct palace *p, int *value)
{
    uint16_t set = 0;
    *value = VALUE_TWO + 1;
    for (int seat = 1; seat <= p->seats; seat++) {
        for (int i = 0; in_play(p, seat) && i < p->piles.nhand[seat]; i++) {
            int v = value_of(p->piles.hand[seat][i]);
            if (v < *value) {
                *value = v;
                set = 0;
            }
            if (v == *value)
                set |= (uint16_t)(1 << seat);
        }
    }
    return set;
}

static void decide_leader(struct palace *p, struct game_events *ev)
{
    int value;
    uint16_t set = lowest_holders(p, &value);
    p->declared = (uint8_t)value;
    int holder = 0;
    for (int seat = 1; seat <= p->seats; seat++) {
        if ((set >> seat & 1) == 0)
            continue;
        holder = seat;
        struct game_fact *fact = game_event(ev, FACT_DECLARED, seat, GAME_TO_ALL);
        for (int i = 0; i < p->piles.nhand[seat]; i++) {
            if (value_of(p->piles.hand[seat][i]) == value)
                fact->card[fact->ncards++] = p->piles.hand[seat][i];
        }
    }
    if ((set & (set - 1)) == 0) {
        lead(p, holder, ev);
    } else if (p->option[OPTION_TIE] == 0) {
        int seat = coin(p, set);
        game_event(ev, FACT_COIN, seat, GAME_TO_ALL);
        lead(p, seat, ev);
    } else {
        p->tied = set;
        p->phase = PALACE_RPS;
        p->serial++;
        for (int seat = 1; seat <= p->seats; seat++) {
            if (set >> seat & 1)
                game_event(ev, FACT_RPS_BEGINS, seat, GAME_TO_ALL);
        }
    }
}

/* Everybody has selected: the lives are shown and the leader is found. */
static void show_lives(struct palace *p, struct game_events *ev)
{
    for (int seat = 1; seat <= p->seats; seat++) {
        if (!in_play(p, seat))
            continue;
        struct game_fact *fact = game_event(ev, FACT_LIVES, seat, GAME_TO_ALL);
        fact->ncards = p->nup[seat];
        memcpy(fact->card, p->up[seat], p->nup[seat]);
    }
    decide_leader(p, ev);
}

static bool all_selected(const struct palace *p)
{
    for (int seat = 1; seat <= p->seats; seat++) {
        if (in_play(p, seat) && p->nup[seat] == 0)
            return false;
    }
    return true;
}

/* PA-D2: all tied seats have committed; who does not win is out of it. */
static void judge_rps(struct palace *p, struct game_events *ev)
{
    unsigned seen = 0;
    for (int seat = 1; seat <= p->seats; seat++) {
        if ((p->tied >> seat & 1) == 0)
            continue;
        if (p->rps[seat] == 0)
            return;
        seen |= 1U << p->rps[seat];
    }
    uint16_t winners = 0;
    for (int seat = 1; seat <= p->seats; seat++) {
        if ((p->tied >> seat & 1) == 0)
            continue;
        /* the choices of this game are told by number: 16 + 1..3 (choice_words) */
        game_event(ev, FACT_RPS_SHOWN, seat, GAME_TO_ALL)->choice = (uint8_t)(16 + p->rps[seat]);
        unsigned beats = p->rps[seat] == 1 ? 3 : p->rps[seat] - 1U;
        if (seen >> beats & 1)
            winners |= (uint16_t)(1 << seat);
    }
    bool drawn = seen == 0xE || (seen & (seen - 1)) == 0;
    memset(p->rps, 0, sizeof p->rps);
    p->serial++;
    rng_word(&p->rng); /* so that the next round's automatic choices are others */
    if (drawn) {
        game_event(ev, FACT_RPS_DRAWN, 0, GAME_TO_ALL);
        if (++p->rps_drawn < RPS_ROUNDS)
            return;
        int seat = coin(p, p->tied);
        game_event(ev, FACT_COIN, seat, GAME_TO_ALL);
        lead(p, seat, ev);
        return;
    }
    p->tied = winners;
    for (int seat = 1; seat <= p->seats; seat++) {
        if (winners == 1 << seat)
            lead(p, seat, ev);
    }
}

static enum game_code palace_start(void *st, const struct game_setup *setup, struct game_events *ev,
                                   const char **why)
{
    struct palace *p = st;
    card_t pack[52];
    (void)why;
    memset(p, 0, sizeof *p);
    rng_seed(&p->rng, setup->seed);
    memcpy(p->option, setup->option, sizeof p->option);
    p->seats = setup->seats;
    p->turn = 1;
    p->direction = 1;
    piles_begin(&p->piles, pack, cards_standard_pack(pack, 0), &p->rng);
    bool reshuffled = false;
    for (int seat = 1; seat <= p->seats; seat++) {
        for (int i = 0; i < LIVES; i++)
            p->down[seat][p->ndown[seat]++] = piles_next(&p->piles, &p->rng, 0, &reshuffled);
        piles_draw(&p->piles, &p->rng, seat, DEALT, 0, &reshuffled);
    }
    p->phase = PALACE_SELECT;
    game_event(ev, FACT_SELECT, 0, GAME_TO_ALL);
    return GAME_OK;
}

/* ---- Moves ---- */

static void palace_turn(const void *st, struct game_turn *turn)
{
    const struct palace *p = st;
    memset(turn, 0, sizeof *turn);
    turn->over = p->phase == PALACE_OVER;
    turn->serial = p->serial;
    turn->had = p->had;
    for (int seat = 1; seat <= p->seats; seat++) {
        bool must = (p->phase == PALACE_SELECT && in_play(p, seat) && p->nup[seat] == 0) ||
                    (p->phase == PALACE_RPS && (p->tied >> seat & 1) != 0 && p->rps[seat] == 0) ||
                    ((p->phase == PALACE_PLAY || p->phase == PALACE_AGAIN) && p->turn == seat);
        if (must)
            turn->must |= (uint16_t)(1 << seat);
    }
}

/* No face-up life can be played: the only time when some may be taken along (PA-R8, PA-D8). */
static bool may_take_lives(const struct palace *p, int seat)
{
    if (source_of(p, seat) != PALACE_FROM_UP)
        return false;
    for (int i = 0; i < p->nup[seat]; i++) {
        if (fits(p, value_of(p->up[seat][i])))
            return false;
    }
    return true;
}

static enum game_code check_play(const struct palace *p, int seat, const struct game_move *move)
{
    const card_t *cards;
    int n = source_cards(p, seat, &cards);
    if (move->ncards == 0 || move->choice != 0 || move->to != 0)
        return GAME_BAD_MOVE;
    if (move->last)
        return GAME_NOT_NOW;
    if (!list_holds(cards, n, move->card, move->ncards))
        return GAME_NOT_IN_HAND;
    if (!one_value(move))
        return GAME_BAD_STACK;
    return fits(p, value_of(move->card[0])) ? GAME_OK : GAME_NO_MATCH;
}

static enum game_code check_take(const struct palace *p, int seat, const struct game_move *move)
{
    if (p->piles.npile == 0)
        return GAME_NOT_NOW;
    if (move->ncards == 0)
        return GAME_OK;
    if (!list_holds(p->up[seat], p->nup[seat], move->card, move->ncards))
        return GAME_NOT_IN_HAND;
    if (!may_take_lives(p, seat))
        return GAME_NOT_NOW;
    return one_value(move) ? GAME_OK : GAME_BAD_STACK;
}

static enum game_code check_turn_move(const struct palace *p, int seat,
                                      const struct game_move *move)
{
    switch (move->verb) {
    case MOVE_PLAY: return check_play(p, seat, move);
    case MOVE_TAKE: return check_take(p, seat, move);
    case MOVE_PASS: return p->phase == PALACE_AGAIN ? GAME_OK : GAME_NOT_NOW;
    case MOVE_FLIP:
        if (source_of(p, seat) != PALACE_FROM_DOWN)
            return GAME_NOT_NOW;
        return move->num[0] >= 1 && move->num[0] <= p->ndown[seat] ? GAME_OK : GAME_NOT_IN_HAND;
    case MOVE_KEEP:
    case MOVE_RPS: return GAME_NOT_NOW;
    default: return GAME_BAD_MOVE;
    }
}

static enum game_code check(const struct palace *p, int seat, const struct game_move *move)
{
    if (p->phase == PALACE_OVER)
        return GAME_OVER;
    if (seat < 1 || seat > p->seats || !in_play(p, seat))
        return GAME_NOT_YOUR_TURN;
    if (p->phase == PALACE_SELECT) {
        if (move->verb != MOVE_KEEP || p->nup[seat] > 0)
            return GAME_NOT_NOW;
        if (move->ncards != LIVES || move->choice != 0 || move->to != 0 || move->last)
            return GAME_BAD_MOVE;
        return list_holds(p->piles.hand[seat], p->piles.nhand[seat], move->card, LIVES)
                   ? GAME_OK
                   : GAME_NOT_IN_HAND;
    }
    if (p->phase == PALACE_RPS) {
        if ((p->tied >> seat & 1) == 0)
            return GAME_NOT_YOUR_TURN;
        return move->verb == MOVE_RPS && p->rps[seat] == 0 ? GAME_OK : GAME_NOT_NOW;
    }
    return seat == p->turn ? check_turn_move(p, seat, move) : GAME_NOT_YOUR_TURN;
}

/* PA-R6: with fewer than three in hand, from the stock. */
static void draw_up(struct palace *p, int seat, struct game_events *ev)
{
    int want = KEPT_HAND - p->piles.nhand[seat];
    if (want > p->piles.ndeck)
        want = p->piles.ndeck;
    if (want <= 0)
        return;
    for (int i = 0; i < want; i++)
        piles_give(&p->piles, seat, p->piles.deck[--p->piles.ndeck]);
    uint16_t self = (uint16_t)(1 << seat);
    struct game_fact *own = game_event(ev, FACT_DREW_CARDS, seat, self);
    own->n = (int16_t)want;
    own->ncards = (uint8_t)want;
    memcpy(own->card, p->piles.hand[seat] + p->piles.nhand[seat] - want, (size_t)want);
    game_event(ev, FACT_DREW, seat, GAME_TO_ALL & (uint16_t)~self)->n = (int16_t)want;
}

/* Whether the pile now is a bomb: a 10, or four of one value (PA-R14, PA-R15, PA-D13). */
static bool is_bomb(const struct palace *p, int value, int laid)
{
    if (value == 10)
        return true;
    if (p->option[OPTION_BOMB] == 1)
        return laid >= 4;
    if (p->piles.npile < 4)
        return false;
    for (int i = 1; i <= 4; i++) {
        if (value_of(p->piles.pile[p->piles.npile - i]) != value)
            return false;
    }
    return true;
}

/* The cards are on the pile: what they do, and whose turn it is (PA-R10 to PA-R15). */
static void settle_play(struct palace *p, int seat, int value, int laid, struct game_events *ev)
{
    int players = seats_in_play(p); /* before the one who plays goes out (PA-D11) */
    bool bomb = is_bomb(p, value, laid);
    p->declared = 0;
    p->moves++;
    if (bomb) {
        struct game_fact *fact = game_event(ev, FACT_BOMB, seat, GAME_TO_ALL);
        fact->n = p->piles.npile;
        p->burned = (uint16_t)(p->burned + p->piles.npile);
        p->piles.npile = 0;
    }
    need_from_pile(p);
    draw_up(p, seat, ev);
    if (source_of(p, seat) == PALACE_FROM_NONE) {
        p->place[seat] = (uint8_t)next_place(p);
        p->out |= (uint16_t)(1 << seat);
        game_event(ev, FACT_OUT, seat, GAME_TO_ALL)->n = p->place[seat];
    }
    if (end_if_alone(p, ev))
        return;
    bool again = bomb && in_play(p, seat);
    bool odd_five = !bomb && value == 5 && laid % 2 == 1;
    if (odd_five && players > 2) {
        p->direction = p->direction == 1 ? 2 : 1;
        game_event(ev, FACT_REVERSED, seat, GAME_TO_ALL);
    }
    int next = next_seat(p, seat);
    if (odd_five && players == 2) {
        game_event(ev, FACT_SKIPPED, next, GAME_TO_ALL);
        next = seat;
    }
    if (!bomb && value == VALUE_TWO)
        game_event(ev, FACT_RESET, next, GAME_TO_ALL);
    if (!bomb && value == 7)
        game_event(ev, FACT_LOWER, next, GAME_TO_ALL);
    turn_to(p, again ? seat : next, ev);
    if (again && p->phase == PALACE_PLAY)
        p->phase = PALACE_AGAIN;
}

static void do_play(struct palace *p, int seat, const struct game_move *move,
                    struct game_events *ev)
{
    bool hand = source_of(p, seat) == PALACE_FROM_HAND;
    for (int i = 0; i < move->ncards; i++) {
        if (hand)
            piles_remove(&p->piles, seat, move->card[i]);
        else
            list_remove(p->up[seat], &p->nup[seat], move->card[i]);
        piles_lay(&p->piles, move->card[i]);
    }
    struct game_fact *fact = game_event(ev, FACT_PLAYED, seat, GAME_TO_ALL);
    fact->ncards = move->ncards;
    memcpy(fact->card, move->card, move->ncards);
    settle_play(p, seat, value_of(move->card[0]), move->ncards, ev);
}

static void pick_up(struct palace *p, int seat, struct game_events *ev)
{
    game_event(ev, FACT_TOOK, seat, GAME_TO_ALL)->n = p->piles.npile;
    for (int i = 0; i < p->piles.npile; i++)
        piles_give(&p->piles, seat, p->piles.pile[i]);
    p->piles.npile = 0;
    p->moves++;
    set_need(p, PALACE_NEED_ANY, 0);
}

static void do_take(struct palace *p, int seat, const struct game_move *move,
                    struct game_events *ev)
{
    pick_up(p, seat, ev);
    for (int i = 0; i < move->ncards; i++) {
        list_remove(p->up[seat], &p->nup[seat], move->card[i]);
        piles_give(&p->piles, seat, move->card[i]);
    }
    if (move->ncards > 0) {
        struct game_fact *fact = game_event(ev, FACT_TOOK_LIVES, seat, GAME_TO_ALL);
        fact->ncards = move->ncards;
        memcpy(fact->card, move->card, move->ncards);
    }
    turn_to(p, next_seat(p, seat), ev);
}

static void do_flip(struct palace *p, int seat, int number, struct game_events *ev)
{
    card_t card = p->down[seat][number - 1];
    bool good = fits(p, value_of(card));
    list_remove(p->down[seat], &p->ndown[seat], card);
    struct game_fact *fact =
        game_event(ev, good ? FACT_FLIPPED : FACT_FLIP_FAILED, seat, GAME_TO_ALL);
    fact->ncards = 1;
    fact->card[0] = card;
    if (good) {
        piles_lay(&p->piles, card);
        settle_play(p, seat, value_of(card), 1, ev);
        return;
    }
    pick_up(p, seat, ev);
    piles_give(&p->piles, seat, card);
    turn_to(p, next_seat(p, seat), ev);
}

static enum game_code palace_apply(void *st, int seat, const struct game_move *move,
                                   struct game_events *ev)
{
    struct palace *p = st;
    enum game_code code = check(p, seat, move);
    if (code != GAME_OK)
        return code;
    switch (move->verb) {
    case MOVE_KEEP:
        for (int i = 0; i < LIVES; i++) {
            piles_remove(&p->piles, seat, move->card[i]);
            p->up[seat][p->nup[seat]++] = move->card[i];
        }
        game_event(ev, FACT_KEPT, seat, GAME_TO_ALL);
        if (all_selected(p))
            show_lives(p, ev);
        break;
    case MOVE_RPS:
        p->rps[seat] = move->style;
        judge_rps(p, ev);
        break;
    case MOVE_PLAY:
        p->had |= (uint16_t)(1 << seat);
        do_play(p, seat, move, ev);
        break;
    case MOVE_TAKE:
        p->had |= (uint16_t)(1 << seat);
        do_take(p, seat, move, ev);
        break;
    case MOVE_FLIP:
        p->had |= (uint16_t)(1 << seat);
        do_flip(p, seat, move->num[0], ev);
        break;
    default: /* MOVE_PASS, after a bomb */
        game_event(ev, FACT_PASSED, seat, GAME_TO_ALL);
        turn_to(p, next_seat(p, seat), ev);
        break;
    }
    return GAME_OK;
}

static void palace_leave(void *st, int seat, struct game_events *ev)
{
    struct palace *p = st;
    if (p->phase == PALACE_OVER || !in_play(p, seat))
        return;
    p->gone = (uint16_t)(p->gone + cards_left(p, seat));
    p->piles.nhand[seat] = p->nup[seat] = p->ndown[seat] = 0;
    p->left |= (uint16_t)(1 << seat);
    game_event(ev, FACT_LEFT, seat, GAME_TO_ALL);
    if (end_if_alone(p, ev))
        return;
    if (p->phase == PALACE_SELECT) {
        if (all_selected(p))
            show_lives(p, ev);
    } else if (p->phase == PALACE_RPS) {
        p->tied &= (uint16_t) ~(1 << seat);
        p->rps[seat] = 0;
        if ((p->tied & (p->tied - 1)) == 0) {
            for (int s = 1; s <= p->seats; s++) {
                if (p->tied == 1 << s)
                    lead(p, s, ev);
            }
        } else {
            judge_rps(p, ev);
        }
    } else if (p->turn == seat) {
        p->declared = 0;
        turn_to(p, next_seat(p, seat), ev);
    }
}

/* ---- What is legal ---- */

struct move_list {
    struct game_move *out;
    int cap, n;
};

static struct game_move *list_add(struct move_list *list, enum game_verb verb)
{
    static struct game_move spare; /* what is counted but not written */
    struct game_move *move = list->n < list->cap ? &list->out[list->n] : &spare;
    list->n++;
    memset(move, 0, sizeof *move);
    move->verb = (uint8_t)verb;
    return move;
}

/* Every set of cards of one value among `cards`, at most `most` at once. */
static void list_sets(struct move_list *list, enum game_verb verb, const struct palace *p,
                      const card_t *cards, int n, bool must_fit)
{
    for (int i = 0; i < n; i++) {
        int value = value_of(cards[i]), same[4], count = 0;
        bool first = true;
        for (int k = 0; k < n && count < 4; k++) {
            if (value_of(cards[k]) == value) {
                first = first && k >= i;
                same[count++] = k;
            }
        }
        if (!first || (must_fit && !fits(p, value)))
            continue;
        for (unsigned set = 1; set < 1U << count; set++) {
            struct game_move *move = list_add(list, verb);
            for (int k = 0; k < count; k++) {
                if (set >> k & 1)
                    move->card[move->ncards++] = cards[same[k]];
            }
        }
    }
}

static void list_keeps(struct move_list *list, const card_t *hand, int n)
{
    for (int a = 0; a < n; a++) {
        for (int b = a + 1; b < n; b++) {
            for (int c = b + 1; c < n; c++) {
                struct game_move *move = list_add(list, MOVE_KEEP);
                move->ncards = LIVES;
                move->card[0] = hand[a];
                move->card[1] = hand[b];
                move->card[2] = hand[c];
            }
        }
    }
}

static int palace_legal(const void *st, int seat, struct game_move *out, int cap)
{
    const struct palace *p = st;
    struct move_list list = {out, cap, 0};
    struct game_turn turn;
    palace_turn(p, &turn);
    if ((turn.must >> seat & 1) == 0)
        return 0;
    if (p->phase == PALACE_SELECT) {
        list_keeps(&list, p->piles.hand[seat], p->piles.nhand[seat]);
        return list.n;
    }
    if (p->phase == PALACE_RPS) {
        for (int style = 1; style <= 3; style++)
            list_add(&list, MOVE_RPS)->style = (uint8_t)style;
        return list.n;
    }
    const card_t *cards;
    int n = source_cards(p, seat, &cards);
    list_sets(&list, MOVE_PLAY, p, cards, n, true);
    if (source_of(p, seat) == PALACE_FROM_DOWN) {
        for (int i = 1; i <= p->ndown[seat]; i++)
            list_add(&list, MOVE_FLIP)->num[0] = (int16_t)i;
    }
    if (p->piles.npile > 0) {
        list_add(&list, MOVE_TAKE);
        if (may_take_lives(p, seat))
            list_sets(&list, MOVE_TAKE, p, p->up[seat], p->nup[seat], false);
    }
    if (p->phase == PALACE_AGAIN)
        list_add(&list, MOVE_PASS);
    return list.n;
}

/* ---- Text ---- */

static int rps_style(const char *word)
{
    for (int style = 1; style <= 3; style++) {
        if (strcmp(word, rps_words[style]) == 0)
            return style;
    }
    return 0;
}

static enum game_code palace_parse(const void *st, int seat, const char *text,
                                   struct game_move *out)
{
    const struct palace *p = st;
    struct words words;
    memset(out, 0, sizeof *out);
    if (!words_split(&words, text) || words.n == 0)
        return GAME_BAD_MOVE;
    int first = words_is(&words, 0, "rps") ? 1 : 0;
    if (words.n == first + 1 && rps_style(words.word[first]) != 0) {
        out->verb = MOVE_RPS;
        out->style = (uint8_t)rps_style(words.word[first]);
        return GAME_OK;
    }
    bool seated = seat >= 1 && seat <= p->seats;
    bool blind = seated && source_of(p, seat) == PALACE_FROM_DOWN && p->phase != PALACE_SELECT;
    int flip = words_is(&words, 0, "flip") ? 1 : 0;
    if (words.n == flip + 1 && (flip || blind) && words_number(&words, flip) >= 0) {
        out->verb = MOVE_FLIP;
        out->num[0] = (int16_t)(words_number(&words, flip) & 0x7FFF);
        return GAME_OK;
    }
    struct movetext mt = {.family = CARDS_STANDARD,
                          .pick_up = MOVE_TAKE,
                          .verbs = 1U << MOVE_PLAY | 1U << MOVE_TAKE | 1U << MOVE_PASS,
                          .take_cards = true};
    if (seated)
        mt.nhand = source_cards(p, seat, &mt.hand);
    enum game_code code;
    if (words_is(&words, 0, "keep")) {
        out->verb = MOVE_KEEP;
        code = movetext_parse_cards(&mt, &words, 1, out);
        if (code == GAME_OK && out->ncards == 0)
            code = GAME_BAD_MOVE;
        if (code != GAME_OK)
            memset(out, 0, sizeof *out);
        return code;
    }
    return movetext_parse_words(&mt, &words, out);
}

static int palace_format(const void *st, int seat, const struct game_move *move, char *out,
                         size_t cap)
{
    (void)st;
    (void)seat;
    if (move->verb == MOVE_RPS)
        return snprintf(out, cap, "%s", rps_words[move->style <= 3 ? move->style : 0]);
    if (move->verb == MOVE_FLIP)
        return snprintf(out, cap, "flip %d", move->num[0]);
    return movetext_format(move, out, cap);
}

/* ---- The automatic move ---- */

/* Wilds first, then the highest; the earlier in hand of equals. */
static int keep_score(card_t card)
{
    int value = value_of(card);
    return value + (is_wild(value) ? 32 : 0);
}

static void auto_keep(const card_t *hand, int n, struct game_move *out)
{
    bool used[GAME_HAND_MAX] = {false};
    out->verb = MOVE_KEEP;
    while (out->ncards < LIVES && out->ncards < n) {
        int best = -1;
        for (int i = 0; i < n; i++) {
            if (!used[i] && (best < 0 || keep_score(hand[i]) > keep_score(hand[best])))
                best = i;
        }
        used[best] = true;
        out->card[out->ncards++] = hand[best];
    }
}

/* The lowest legal value that is not wild, all of it; else the lowest wild, one card. */
static bool auto_play(const struct palace *p, const card_t *cards, int n, struct game_move *out)
{
    int best = 0;
    for (int i = 0; i < n; i++) {
        int value = value_of(cards[i]);
        int rank = value + (is_wild(value) ? 32 : 0);
        if (fits(p, value) && (best == 0 || rank < best))
            best = rank;
    }
    if (best == 0)
        return false;
    out->verb = MOVE_PLAY;
    for (int i = 0; i < n; i++) {
        if (value_of(cards[i]) == best % 32 && (best < 32 || out->ncards == 0))
            out->card[out->ncards++] = cards[i];
    }
    return true;
}

/* The most face-up lives of one value, the higher value if equal. */
static void auto_take(const struct palace *p, int seat, struct game_move *out)
{
    out->verb = MOVE_TAKE;
    if (!may_take_lives(p, seat))
        return;
    int best = 0, best_value = 0;
    for (int i = 0; i < p->nup[seat]; i++) {
        int value = value_of(p->up[seat][i]), count = 0;
        for (int k = 0; k < p->nup[seat]; k++)
            count += value_of(p->up[seat][k]) == value;
        if (count > best || (count == best && value > best_value)) {
            best = count;
            best_value = value;
        }
    }
    for (int i = 0; i < p->nup[seat]; i++) {
        if (value_of(p->up[seat][i]) == best_value)
            out->card[out->ncards++] = p->up[seat][i];
    }
}

static void palace_auto_move(const void *st, int seat, struct game_move *out)
{
    const struct palace *p = st;
    memset(out, 0, sizeof *out);
    if (p->phase == PALACE_SELECT) {
        auto_keep(p->piles.hand[seat], p->piles.nhand[seat], out);
        return;
    }
    if (p->phase == PALACE_RPS) {
        struct rng rng = p->rng;
        uint32_t pick = 0;
        for (int i = 0; i < seat; i++)
            pick = rng_below(&rng, 3);
        out->verb = MOVE_RPS;
        out->style = (uint8_t)(pick + 1);
        return;
    }
    const card_t *cards;
    int n = source_cards(p, seat, &cards);
    if (auto_play(p, cards, n, out))
        return;
    if (source_of(p, seat) == PALACE_FROM_DOWN) {
        out->verb = MOVE_FLIP;
        out->num[0] = 1;
    } else if (p->piles.npile > 0) {
        auto_take(p, seat, out);
    } else {
        out->verb = MOVE_PASS;
    }
}

/* ---- Views ---- */

static void add_zone(struct game_view *view, const char *name, int seat, int count,
                     const card_t *cards, int ncards)
{
    if (view->nzones == GAME_ZONES_MAX)
        return;
    struct game_view_zone *zone = &view->zone[view->nzones++];
    snprintf(zone->name, sizeof zone->name, "%s", name);
    zone->seat = (uint8_t)seat;
    zone->count = (uint8_t)count;
    zone->ncards = (uint8_t)ncards;
    if (ncards > 0)
        memcpy(zone->card, cards, (size_t)ncards);
}

static struct game_fact *add_status(struct game_view *view, int kind, int seat)
{
    struct game_fact *fact = &view->status[view->nstatus++];
    fact->kind = (uint8_t)kind;
    fact->seat = (uint8_t)seat;
    return fact;
}

/* A card that stands for a value in a sentence; hearts, as good as any. */
static card_t value_card(int value)
{
    return card_make(SUIT_HEARTS, value > VALUE_KING ? value - 13 : value);
}

static void view_status(const struct palace *p, int viewer, struct game_view *view)
{
    struct game_fact *fact;
    if (p->phase == PALACE_SELECT) {
        add_status(view, FACT_SELECT, (view->must >> viewer & 1) != 0 ? viewer : 0);
        return;
    }
    if (p->phase == PALACE_RPS) {
        add_status(view, FACT_CHOOSE_RPS, (view->must >> viewer & 1) != 0 ? viewer : 0);
        return;
    }
    if (p->phase == PALACE_OVER)
        return;
    if (p->phase == PALACE_AGAIN)
        add_status(view, FACT_AGAIN, p->turn);
    if (p->declared != 0) {
        fact = add_status(view, FACT_MUST_HOLD, 0);
        fact->ncards = 1;
        fact->card[0] = value_card(p->declared);
    } else if (p->need == PALACE_NEED_ANY) {
        add_status(view, FACT_NEED_ANY, 0);
    } else if (p->need == PALACE_NEED_BELOW_7) {
        add_status(view, FACT_NEED_BELOW, 0);
    } else {
        fact = add_status(view, FACT_NEED_AT_LEAST, 0);
        fact->ncards = 1;
        fact->card[0] = value_card(p->need_value);
    }
}

static void view_own(const struct palace *p, int viewer, struct game_view *view)
{
    const card_t *cards;
    bool turn = (view->must >> viewer & 1) != 0;
    bool play = p->phase == PALACE_PLAY || p->phase == PALACE_AGAIN;
    int n = p->phase == PALACE_SELECT ? p->piles.nhand[viewer] : source_cards(p, viewer, &cards);
    if (p->phase == PALACE_SELECT)
        cards = p->piles.hand[viewer];
    for (int i = 0; i < n; i++) {
        view->hand[i].card = cards[i];
        view->hand[i].playable = turn && play && fits(p, value_of(cards[i]));
    }
    view->nhand = (uint8_t)n;
    if (!turn)
        return;
    if (p->phase == PALACE_SELECT)
        view->verbs |= 1U << MOVE_KEEP;
    if (p->phase == PALACE_RPS)
        view->verbs |= 1U << MOVE_RPS;
    if (play && p->piles.npile > 0)
        view->verbs |= 1U << MOVE_TAKE;
    if (play && source_of(p, viewer) == PALACE_FROM_DOWN)
        view->verbs |= 1U << MOVE_FLIP;
    if (p->phase == PALACE_AGAIN)
        view->verbs |= 1U << MOVE_PASS;
}

static void palace_view(const void *st, int viewer, struct game_view *view)
{
    const struct palace *p = st;
    struct game_turn turn;
    palace_turn(p, &turn);
    memset(view, 0, sizeof *view);
    view->seats = p->seats;
    view->viewer = (uint8_t)viewer;
    view->over = turn.over;
    view->direction = p->direction;
    view->must = turn.must;
    view->serial = turn.serial;
    for (int seat = 1; seat <= p->seats; seat++) {
        view->seat[seat].cards = p->piles.nhand[seat];
        view->seat[seat].playing = in_play(p, seat);
        view->seat[seat].place = p->place[seat];
    }
    add_zone(view, "pile", 0, p->piles.npile,
             p->piles.pile +
                 (p->piles.npile > GAME_FACT_CARDS ? p->piles.npile - GAME_FACT_CARDS : 0),
             p->piles.npile > GAME_FACT_CARDS ? GAME_FACT_CARDS : p->piles.npile);
    add_zone(view, "stock", 0, p->piles.ndeck, NULL, 0);
    add_zone(view, "burned", 0, p->burned, NULL, 0);
    for (int seat = 1; seat <= p->seats; seat++) {
        bool shown = p->phase != PALACE_SELECT || seat == viewer;
        if (p->nup[seat] > 0)
            add_zone(view, "face-up", seat, p->nup[seat], p->up[seat], shown ? p->nup[seat] : 0);
    }
    if (viewer >= 1 && viewer <= p->seats)
        view_own(p, viewer, view);
    view_status(p, viewer, view);
    struct palace_detail detail = {.phase = p->phase,
                                   .need = p->need,
                                   .need_value = p->need_value,
                                   .declared = p->declared,
                                   .source = PALACE_FROM_NONE};
    if (viewer >= 1 && viewer <= p->seats)
        detail.source = (uint8_t)source_of(p, viewer);
    memcpy(detail.downs, p->ndown, sizeof detail.downs);
    memcpy(view->detail, &detail, sizeof detail);
}

/* What the seat does not see: the stock, other hands, every face-down life, others' choices before
 * they are shown. */
static void palace_resample(void *dst, const void *st, int seat, struct rng *rng)
{
    struct palace *p = dst;
    card_t hidden[52];
    int n = 0;
    if (dst != st)
        memcpy(dst, st, sizeof *p);
    for (int pass = 0; pass < 2; pass++) {
        int at = 0;
        card_t *parts[1 + 3 * GAME_SEATS_MAX];
        int counts[1 + 3 * GAME_SEATS_MAX], nparts = 0;
        parts[nparts] = p->piles.deck;
        counts[nparts++] = p->piles.ndeck;
        for (int s = 1; s <= p->seats; s++) {
            parts[nparts] = p->down[s];
            counts[nparts++] = p->ndown[s];
            if (s == seat)
                continue;
            parts[nparts] = p->piles.hand[s];
            counts[nparts++] = p->piles.nhand[s];
            if (p->phase == PALACE_SELECT) {
                parts[nparts] = p->up[s];
                counts[nparts++] = p->nup[s];
            }
        }
        for (int i = 0; i < nparts; i++) {
            if (pass == 0)
                memcpy(hidden + at, parts[i], (size_t)counts[i]);
            else
                memcpy(parts[i], hidden + at, (size_t)counts[i]);
            at += counts[i];
        }
        n = at;
        if (pass == 0)
            rng_shuffle(rng, hidden, n);
    }
    for (int s = 1; s <= p->seats; s++) {
        if (s != seat && p->rps[s] != 0)
            p->rps[s] = (uint8_t)(1 + rng_below(rng, 3));
    }
    uint8_t seed[32];
    for (int i = 0; i < 32; i++)
        seed[i] = (uint8_t)rng_word(rng);
    rng_seed(&p->rng, seed);
}

/* ---- Positions ---- */

static int palace_position(const void *st, char *out, size_t cap)
{
    const struct palace *p = st;
    struct position_writer w;
    position_start(&w, out, cap);
    piles_write(&p->piles, p->seats, &w);
    for (int seat = 1; seat <= p->seats; seat++) {
        position_put(&w, "up %d:", seat);
        position_put_cards(&w, p->up[seat], p->nup[seat]);
        position_put(&w, "down %d:", seat);
        position_put_cards(&w, p->down[seat], p->ndown[seat]);
        position_put(&w, "downs %d: %d\n", seat, p->ndown[seat]);
    }
    position_put(&w, "turn: %d\n", p->turn);
    position_put(&w, "direction: %s\n", p->direction == 2 ? "ccw" : "cw");
    position_put(&w, "phase: %s\n", phase_words[p->phase]);
    position_put(&w, "stock: %d\n", p->piles.ndeck);
    position_put(&w, "burned: %d\n", p->burned);
    if (p->need == PALACE_NEED_AT_LEAST)
        position_put(&w, "need: >=%s\n", value_words[p->need_value]);
    else
        position_put(&w, "need: %s\n", p->need == PALACE_NEED_ANY ? "any" : "<7");
    position_put(&w, "declared: %s\n", p->declared != 0 ? value_words[p->declared] : "-");
    return (int)w.len;
}

static int parse_value(const char *text)
{
    for (int value = 3; value <= VALUE_TWO; value++) {
        if (strcmp(text, value_words[value]) == 0)
            return value;
    }
    return 0;
}

/* What a position's lines say beyond the state itself. */
struct given {
    bool need;
    int stock, downs[GAME_SEATS_MAX + 1];
};

static bool read_need(struct palace *p, const char *value)
{
    if (strcmp(value, "any") == 0)
        set_need(p, PALACE_NEED_ANY, 0);
    else if (strcmp(value, "<7") == 0)
        set_need(p, PALACE_NEED_BELOW_7, 0);
    else if (strncmp(value, ">=", 2) == 0 && parse_value(value + 2 + (value[2] == ' ')) != 0)
        set_need(p, PALACE_NEED_AT_LEAST, parse_value(value + 2 + (value[2] == ' ')));
    else
        return false;
    return true;
}

static bool read_lives(card_t *list, uint8_t *n, const char *value)
{
    int got = position_cards(CARDS_STANDARD, value, list, LIVES);
    *n = (uint8_t)(got > 0 ? got : 0);
    return got >= 0;
}

static bool read_line(struct palace *p, const struct position_reader *r, struct given *given)
{
    int n = piles_read(&p->piles, CARDS_STANDARD, p->seats, r), seat = 0;
    if (n != 0)
        return n > 0;
    if (r->arg[0] != '\0') {
        if (!position_seat(r->arg, p->seats, &seat))
            return false;
        if (strcmp(r->key, "up") == 0)
            return read_lives(p->up[seat], &p->nup[seat], r->value);
        if (strcmp(r->key, "down") == 0)
            return read_lives(p->down[seat], &p->ndown[seat], r->value);
        return strcmp(r->key, "downs") == 0 &&
               position_number(r->value, 0, LIVES, &given->downs[seat]);
    }
    if (strcmp(r->key, "turn") == 0) {
        bool good = position_seat(r->value, p->seats, &n);
        p->turn = (uint8_t)n;
        return good;
    }
    if (strcmp(r->key, "direction") == 0) {
        bool good = position_direction(r->value, &n);
        p->direction = (uint8_t)n;
        return good;
    }
    if (strcmp(r->key, "phase") == 0) {
        const char *rest;
        n = position_word(r->value, phase_words, &rest);
        p->phase = (uint8_t)(n >= 0 ? n : PALACE_PLAY);
        return n >= 0 && *rest == '\0';
    }
    if (strcmp(r->key, "stock") == 0)
        return position_number(r->value, 0, 52, &given->stock);
    if (strcmp(r->key, "burned") == 0) {
        bool good = position_number(r->value, 0, 52, &n);
        p->burned = (uint16_t)n;
        return good;
    }
    if (strcmp(r->key, "need") == 0) {
        given->need = true;
        return read_need(p, r->value);
    }
    if (strcmp(r->key, "declared") == 0) {
        p->declared = (uint8_t)parse_value(r->value);
        return p->declared != 0 || strcmp(r->value, "-") == 0;
    }
    return false;
}

/* No card twice over hands, pile, stock and lives. */
static card_t twice(const struct palace *p)
{
    card_t pack[52], all[52 * 3];
    int n = 0, left[CARD_CODES] = {0};
    cards_standard_pack(pack, 0);
    for (int i = 0; i < 52; i++)
        left[pack[i]] = 1;
    for (int seat = 1; seat <= p->seats; seat++) {
        for (int i = 0; i < p->nup[seat]; i++)
            all[n++] = p->up[seat][i];
        for (int i = 0; i < p->ndown[seat]; i++)
            all[n++] = p->down[seat][i];
    }
    int kept = 0;
    for (int i = 0; i < n; i++) {
        if (--left[all[i]] < 0)
            return all[i];
    }
    for (int i = 0; i < 52; i++) {
        if (left[pack[i]] > 0)
            pack[kept++] = pack[i];
    }
    return piles_surplus(&p->piles, p->seats, pack, kept);
}

static enum game_code palace_set_position(void *st, const struct game_setup *setup,
                                          const char *text, char *why, size_t whycap)
{
    static const char *const dealt[] = {"hand", "pile", "deck", NULL};
    struct palace *p = st;
    struct game_events ev;
    struct position_reader r;
    struct given given = {.need = false, .stock = -1};
    enum position_line got;
    ev.n = 0;
    ev.overflow = false;
    memset(given.downs, -1, sizeof given.downs);
    palace_start(p, setup, &ev, NULL);
    if (position_has(text, dealt)) {
        memset(&p->piles, 0, sizeof p->piles);
        memset(p->ndown, 0, sizeof p->ndown);
        p->phase = PALACE_PLAY;
    }
    position_open(&r, text);
    while ((got = position_next(&r)) != POSITION_END) {
        if (got == POSITION_BAD || !read_line(p, &r, &given))
            return position_fail(why, whycap, "line %d: \"%s\" cannot be set to \"%s\"", r.line,
                                 r.key, r.value);
    }
    card_t surplus = twice(p);
    if (surplus != CARD_NONE)
        return position_fail(why, whycap, "there is only one %s in the pack", card_name(surplus));
    if (given.stock >= 0 && given.stock != p->piles.ndeck)
        return position_fail(why, whycap, "the stock has %d cards by the deck line",
                             p->piles.ndeck);
    for (int seat = 1; seat <= p->seats; seat++) {
        if (given.downs[seat] >= 0 && given.downs[seat] != p->ndown[seat])
            return position_fail(why, whycap, "seat %d has %d lives by its down line", seat,
                                 p->ndown[seat]);
        if (cards_left(p, seat) == 0) {
            p->out |= (uint16_t)(1 << seat);
            p->place[seat] = 1;
        }
    }
    if (!given.need)
        need_from_pile(p);
    if (p->phase == PALACE_RPS) {
        int value;
        p->tied = lowest_holders(p, &value);
        p->declared = (uint8_t)value;
    }
    if (p->phase != PALACE_OVER && seats_in_play(p) > 0 && !in_play(p, p->turn))
        p->turn = (uint8_t)next_seat(p, p->turn);
    if (p->phase != PALACE_OVER && seats_in_play(p) <= 1)
        end_if_alone(p, &ev);
    return GAME_OK;
}

static void palace_result(const void *st, struct game_result *out)
{
    const struct palace *p = st;
    memset(out, 0, sizeof *out);
    int winners = 0;
    for (int seat = 1; seat <= p->seats; seat++) {
        out->place[seat] = p->place[seat];
        if (p->phase == PALACE_OVER && p->place[seat] == 1) {
            out->winners |= (uint16_t)(1 << seat);
            winners++;
        }
    }
    out->by_limit = p->by_limit;
    out->tie = winners > 1;
}

/* ---- The bot ---- */

/* How much a level keeps a card back: wilds are dear, tens and twos most. */
static int keep_back(int value, int level)
{
    if (!is_wild(value))
        return value;
    if (level == 1)
        return 32 + value;
    return value == 10 || value == VALUE_TWO ? 40 + value : 24 + value;
}

static int move_worth(const struct game_view *view, const struct game_move *move, int level)
{
    const struct game_view_zone *pile = &view->zone[0];
    int worth = 0, value = move->ncards > 0 ? value_of(move->card[0]) : 0;
    switch (move->verb) {
    case MOVE_KEEP:
        for (int i = 0; i < move->ncards; i++)
            worth += keep_score(move->card[i]);
        return worth;
    case MOVE_PLAY:
        worth = 1000 - 10 * keep_back(value, level);
        if (!is_wild(value) || level > 1)
            worth += 4 * move->ncards;
        if (is_wild(value) && move->ncards > 1)
            worth -= 100 * (move->ncards - 1);
        /* a ten on a high pile is worth its price, and so is the fourth of a kind */
        if (level > 1 && value == 10 && pile->count >= 8)
            worth += 200;
        return worth;
    case MOVE_FLIP: return 100;
    case MOVE_TAKE: return move->ncards > 0 ? 20 + move->ncards : 10 - pile->count / 8;
    case MOVE_PASS: return 5;
    default: return 0;
    }
}

static int palace_bot(const struct game_view *view, const struct game_move *legal, int nlegal,
                      int level, struct rng *rng)
{
    int best = -1, best_worth = 0;
    if (nlegal > 0 && legal[0].verb == MOVE_RPS)
        return (int)rng_below(rng, (uint32_t)nlegal);
    for (int i = 0; i < nlegal; i++) {
        int worth = move_worth(view, &legal[i], level);
        if (best < 0 || worth > best_worth) {
            best = i;
            best_worth = worth;
        }
    }
    return best;
}

/* ---- Words ---- */

/* Choices of this game are what rock, paper, scissors shows: 17, 18, 19. */
static const char *palace_choice_words(uint8_t choice)
{
    return choice > 16 && choice <= 19 ? rps_words[choice - 16] : choice_words(choice);
}

static void explain_need(const struct palace *p, char *out, size_t cap)
{
    if (p->declared != 0)
        snprintf(out, cap,
                 "The first play must hold a %s. Play it, with others of its value if you like.",
                 value_words[p->declared]);
    else if (p->need == PALACE_NEED_BELOW_7)
        snprintf(out, cap,
                 "After a 7 the card must be less than 7, or a 2, 5, 7 or 10. Play one, or  take.");
    else
        snprintf(out, cap,
                 "The pile asks for %s or higher, or a 2, 5, 7 or 10. Play one, or  take.",
                 value_words[p->need_value]);
}

static void palace_explain(const void *st, int seat, const struct game_move *move,
                           enum game_code code, char *out, size_t cap)
{
    const struct palace *p = st;
    const char *say = NULL;
    switch (code) {
    case GAME_NOT_YOUR_TURN: say = "It is not your turn. Your turn comes by itself."; break;
    case GAME_OVER: say = "The game is over. Type  rematch  for another."; break;
    case GAME_BAD_STACK:
        say = "Cards laid together must be of one value. Name cards of one value.";
        break;
    case GAME_NO_MATCH: explain_need(p, out, cap); return;
    case GAME_NOT_IN_HAND:
        say = move != NULL && move->verb == MOVE_FLIP
                  ? "You have no such life. Type  flip  with the number of a life left."
                  : "You cannot play that from where you play now. Type  hand  to see your cards.";
        break;
    case GAME_NOT_NOW:
        if (p->phase == PALACE_SELECT)
            say = p->nup[seat] > 0 ? "Your lives are selected. Wait for the others."
                                   : "First select three lives. Type  keep CARD CARD CARD.";
        else if (p->phase == PALACE_RPS)
            say =
                p->rps[seat] != 0
                    ? "You have chosen. Wait for the others."
                    : "Rock, paper, scissors decides who begins. Type  rock,  paper  or  scissors.";
        else if (move != NULL && move->verb == MOVE_TAKE)
            say = p->piles.npile == 0
                      ? "There is no pile to pick up. Play any card."
                      : "A life can be played, so none is taken along. Play it, or  take.";
        else
            say = "That is not possible now. Play a card, or  take.";
        break;
    default:
        if (p->phase == PALACE_SELECT)
            say = "Name three of your cards: type  keep CARD CARD CARD.";
        else if (seat >= 1 && source_of(p, seat) == PALACE_FROM_DOWN)
            say = "Your lives lie face down. Type  flip 1,  or  take.";
        else
            say = "That is no move here. Name a card such as  7h,  or  take.";
        break;
    }
    snprintf(out, cap, "%s", say);
}

const struct game_rules palace_rules = {
    .id = "palace",
    .title = "Palace",
    .summary = "beat the pile, lose your lives, do not be last; 2-4 players",
    .version = 1,
    .min_seats = 2,
    .max_seats = 4,
    .state_size = sizeof(struct palace),
    .options = options,
    .facts = facts,
    .nfacts = FACT_KINDS,
    .finite = true,
    .only_last_loses = true,
    .start = palace_start,
    .turn = palace_turn,
    .legal = palace_legal,
    .parse = palace_parse,
    .format = palace_format,
    .apply = palace_apply,
    .auto_move = palace_auto_move,
    .leave = palace_leave,
    .view = palace_view,
    .resample = palace_resample,
    .position = palace_position,
    .set_position = palace_set_position,
    .result = palace_result,
    .bot = palace_bot,
    .card_name = card_name,
    .card_words = card_words,
    .choice_name = palace_choice_words,
    .choice_words = palace_choice_words,
    .card_order = card_order,
    .explain = palace_explain,
};
