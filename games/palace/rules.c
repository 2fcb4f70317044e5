/*
 * The rules of Palace with three lives (doc/rules/palace.md). Values run 3 4 ... K A. The wild
 * cards 2 5 7 10 go on anything.
 *
 * This file has dealing, plays and what they do, who begins, and who is out.
 *
 * Chance is drawn in this order: the shuffle of the pack; one word after each round of rock, paper,
 * scissors; for a coin, a number below the count of the tied seats, counted from the lowest one.
 */
#include "state.h"

#include <string.h>

_Static_assert(sizeof(struct palace) <= 1536, "search copies states: keep them small");

#define PALACE_OPTIONS(ties, moves)                                                                \
    {                                                                                              \
        [OPTION_TIE] = {.name = "tie",                                                             \
                        .help = N_("who begins after a tie: a coin, rock paper scissors (rps), "   \
                                   "or the seats (position)"),                                     \
                        .words = ties,                                                             \
                        .terms = GAME_WORDS("", N_("rock, paper, scissors for the first turn"),    \
                                            N_("ties for the first turn go by seat"))},            \
        [OPTION_BOMB] =                                                                            \
            {.name = "bomb",                                                                       \
             .help = N_("pile: four of one value on top are a bomb; single: only in one play"),    \
             .words = GAME_WORDS("pile", "single"),                                                \
             .terms = GAME_WORDS("", N_("a bomb is four cards in one play"))},                     \
        [OPTION_LIMIT] = GAME_LIMIT(N_("moves until the game ends, 0 for no limit"), moves,        \
                                    N_("%d moves at most"), N_("no move limit")),                  \
        {.name = NULL},                                                                            \
    }
static const struct game_option options[] =
    PALACE_OPTIONS(GAME_WORDS("coin", "rps", "position"), 500);
static const struct game_option options_v1[] = PALACE_OPTIONS(GAME_WORDS("coin", "rps"), 1000);

/* ---- Values and sources ---- */

/* The values that may go on the pile now, one bit a value. */
static uint32_t pa_rules_fit_set(const struct palace *p)
{
    const uint32_t wild = 1 << VALUE_TWO | 1 << 5 | 1 << 7 | 1 << 10;

    if (p->d.declared != 0)
        return (uint32_t)1 << p->d.declared;
    switch (p->d.need) {
    case PALACE_NEED_ANY: return UINT32_MAX;
    case PALACE_NEED_BELOW_7: return wild | ((1 << 7) - 1);
    default: return wild | UINT32_MAX << p->d.need_value;
    }
}

bool pa_fits(const struct palace *p, int value)
{
    return pa_rules_fit_set(p) >> value & 1;
}

enum palace_source pa_source(const struct palace *p, int seat)
{
    if (p->t.nhand[seat] > 0)
        return PALACE_FROM_HAND;
    if (p->nup[seat] > 0)
        return PALACE_FROM_UP;
    return p->ndown[seat] > 0 ? PALACE_FROM_DOWN : PALACE_FROM_NONE;
}

int pa_source_cards(const struct palace *p, int seat, const card_t **cards)
{
    enum palace_source from = pa_source(p, seat);
    *cards = from == PALACE_FROM_HAND ? p->t.hand[seat] : p->up[seat];
    return from == PALACE_FROM_HAND ? p->t.nhand[seat] : from == PALACE_FROM_UP ? p->nup[seat] : 0;
}

int pa_next_seat(const struct palace *p, int seat)
{
    return p->t.playing == 0 ? seat : shed_after(&p->t, seat);
}

static bool pa_rules_one_value(const struct game_move *move)
{
    for (int i = 1; i < move->ncards; i++)
        if (pa_value(move->card[i]) != pa_value(move->card[0]))
            return false;
    return true;
}

void pa_set_need(struct palace *p, enum palace_need need, int value)
{
    p->d.need = (uint8_t)need;
    p->d.need_value = (uint8_t)value;
}

void pa_need_from_pile(struct palace *p)
{
    int value = p->t.npile > 0 ? pa_value(shed_top(&p->t)) : VALUE_TWO;
    if (value == VALUE_TWO)
        pa_set_need(p, PALACE_NEED_ANY, 0);
    else if (value == 7)
        pa_set_need(p, PALACE_NEED_BELOW_7, 0);
    else
        pa_set_need(p, PALACE_NEED_AT_LEAST, value);
}

/* ---- The end ---- */

static void pa_rules_place_leavers(struct palace *p)
{
    int stayed = p->t.seats - __builtin_popcount(p->left);
    for (int seat = 1; seat <= p->t.seats; seat++)
        if (p->left >> seat & 1)
            p->place[seat] = (uint8_t)(stayed + 1);
    p->d.phase = PALACE_OVER;
    p->t.serial++;
}

static int pa_rules_next_place(const struct palace *p)
{
    return 1 + seats_count(seats_all(p->t.seats) & (uint16_t) ~(p->t.playing | p->left));
}

bool pa_end_if_alone(struct palace *p, struct game_events *ev)
{
    uint16_t playing = p->t.playing;
    if ((playing & (playing - 1)) != 0)
        return false;
    if (playing != 0) {
        int seat = __builtin_ctz(playing);
        p->place[seat] = (uint8_t)pa_rules_next_place(p);
        if (p->place[seat] > 1 && p->left == 0) /* RK-D4: a player who has left is last */
            game_event(ev, FACT_LAST, seat, GAME_TO_ALL);
    }
    pa_rules_place_leavers(p);
    return true;
}

/* Orders seats: fewer cards left are better. If the numbers are equal, fewer face-down lives are
 * better. */
static int pa_rules_limit_score(const struct palace *p, int seat)
{
    return pa_cards_left(p, seat) * 8 + p->ndown[seat];
}

static void pa_rules_end_by_limit(struct palace *p, struct game_events *ev)
{
    int first = pa_rules_next_place(p);
    for (int seat = 1; seat <= p->t.seats; seat++) {
        if (!seats_have(p->t.playing, seat))
            continue;
        int better = 0;
        for (int other = 1; other <= p->t.seats; other++)
            better += seats_have(p->t.playing, other) &&
                      pa_rules_limit_score(p, other) < pa_rules_limit_score(p, seat);
        p->place[seat] = (uint8_t)(first + better);
    }
    p->t.by_limit = 1;
    game_event(ev, FACT_LIMIT, 0, GAME_TO_ALL)->n = (int16_t)p->t.turns;
    pa_rules_place_leavers(p);
}

/* Passes the turn to `seat`, or ends the game if the limit is reached. */
static void pa_rules_turn_to(struct palace *p, int seat, struct game_events *ev)
{
    shed_turn_to(&p->t, seat);
    p->d.phase = PALACE_PLAY;
    if (p->t.limit > 0 && p->t.turns >= p->t.limit)
        pa_rules_end_by_limit(p, ev);
}

/* ---- The beginning ---- */

static void pa_rules_lead(struct palace *p, int seat)
{
    p->tied = 0;
    memset(p->rps, 0, sizeof(p->rps));
    shed_turn_to(&p->t, seat);
    p->d.phase = PALACE_PLAY;
}

/* Draws one seat of the set at random. */
static int pa_rules_coin(struct palace *p, uint16_t set)
{
    return seats_nth(set, (int)rng_below(&p->t.rng, (uint32_t)__builtin_popcount(set)));
}

uint16_t pa_lowest_holders(const struct palace *p, int *value)
{
    uint16_t set = 0;
    *value = VALUE_TWO + 1;
    for (int seat = 1; seat <= p->t.seats; seat++)
        for (int i = 0; seats_have(p->t.playing, seat) && i < p->t.nhand[seat]; i++)
            seats_lowest(&set, value, seat, pa_value(p->t.hand[seat][i]));
    if (set == 0)
        *value = 0;
    return set;
}

static void pa_rules_decide_leader(struct palace *p, struct game_events *ev)
{
    int value;
    uint16_t set = pa_lowest_holders(p, &value);
    p->d.declared = (uint8_t)value;
    int holder = pa_next_seat(p, p->t.seats); /* if all hands are empty, which only tests set up */
    int kind = (set & (set - 1)) == 0 ? FACT_LOWEST_LEADS : FACT_DECLARED;
    for (int seat = 1; seat <= p->t.seats; seat++) {
        if ((set >> seat & 1) == 0)
            continue;
        holder = seat;
        struct game_fact *fact = game_event(ev, kind, seat, GAME_TO_ALL);
        for (int i = 0; i < p->t.nhand[seat]; i++)
            if (pa_value(p->t.hand[seat][i]) == value)
                fact->card[fact->ncards++] = p->t.hand[seat][i];
    }
    if ((set & (set - 1)) == 0) {
        pa_rules_lead(p, holder);
    } else if (p->option[OPTION_TIE] != TIE_RPS) {
        bool coins = p->option[OPTION_TIE] == TIE_COIN;
        /* PA-D2: by position, the first seat of the set counter-clockwise from seat 1 leads. */
        int seat = coins          ? pa_rules_coin(p, set)
                   : set >> 1 & 1 ? 1
                                  : seat_next(set, COUNTER_CLOCKWISE, 1);
        game_event(ev, coins ? FACT_COIN : FACT_POSITION, seat, GAME_TO_ALL);
        pa_rules_lead(p, seat);
    } else {
        p->tied = set;
        p->d.phase = PALACE_RPS;
        p->t.serial++;
        game_event(ev, FACT_RPS_BEGINS, 0, GAME_TO_ALL);
    }
}

/* Shows the lives and finds the leader, once all have selected. */
static void pa_rules_show_lives(struct palace *p, struct game_events *ev)
{
    for (int seat = 1; seat <= p->t.seats; seat++) {
        if (!seats_have(p->t.playing, seat))
            continue;
        fact_cards(game_event(ev, FACT_LIVES, seat, GAME_TO_ALL), p->up[seat], p->nup[seat]);
    }
    pa_rules_decide_leader(p, ev);
}

/* The seats that still have to select their lives, or to choose rock, paper or scissors. */
static uint16_t pa_rules_undecided(const struct palace *p)
{
    uint16_t set = 0;
    for (int seat = 1; seat <= p->t.seats; seat++)
        if (p->d.phase == PALACE_SELECT ? seats_have(p->t.playing, seat) && p->nup[seat] == 0
                                        : seats_have(p->tied, seat) && p->rps[seat] == 0)
            set |= seat_bit(seat);
    return set;
}

static void pa_rules_tell_rps(const struct palace *p, int kind, int seat, struct game_events *ev)
{
    /* facts give this game's choices as numbers: 16 + 1..3 (choice_words) */
    game_event(ev, kind, seat, GAME_TO_ALL)->choice = (uint8_t)(16 + p->rps[seat]);
}

/* PA-D2: judges the choices, once all tied seats have made theirs. Seats that do not win are out of
 * the draw. */
static void pa_rules_judge_rps(struct palace *p, struct game_events *ev)
{
    unsigned seen = 0;
    for (int seat = 1; seat <= p->t.seats; seat++)
        if (p->tied >> seat & 1)
            seen |= 1U << p->rps[seat];
    uint16_t winners = 0;
    for (int seat = 1; seat <= p->t.seats; seat++) {
        unsigned beats = p->rps[seat] == 1 ? 3 : p->rps[seat] - 1U;
        if ((p->tied >> seat & 1) != 0 && (seen >> beats & 1) != 0)
            winners |= seat_bit(seat);
    }
    bool drawn = seen == 0xE || (seen & (seen - 1)) == 0;
    /* the seat that has won alone, whose choice is told last; 0: there is none */
    int winner = !drawn && (winners & (winners - 1)) == 0 ? __builtin_ctz(winners) : 0;
    for (int seat = 1; seat <= p->t.seats; seat++)
        if ((p->tied >> seat & 1) != 0 && seat != winner)
            pa_rules_tell_rps(p, FACT_RPS_SHOWN, seat, ev);
    if (winner != 0)
        pa_rules_tell_rps(p, FACT_RPS_WON, winner, ev);
    memset(p->rps, 0, sizeof(p->rps));
    p->t.serial++;
    rng_word(&p->t.rng); /* so that the automatic choices differ in the next round */
    if (drawn) {
        game_event(ev, FACT_RPS_DRAWN, 0, GAME_TO_ALL);
        if (++p->rps_drawn < RPS_ROUNDS)
            return;
        int seat = pa_rules_coin(p, p->tied);
        game_event(ev, FACT_COIN, seat, GAME_TO_ALL);
        pa_rules_lead(p, seat);
        return;
    }
    p->tied = winners;
    if (winner != 0)
        pa_rules_lead(p, winner);
}

static void pa_rules_start(void *st, const struct game_setup *setup, struct game_events *ev)
{
    struct palace *p = st;
    card_t pack[52];
    memset(p, 0, sizeof(*p));
    shed_begin(&p->t, setup, setup->option[OPTION_LIMIT]);
    memcpy(p->option, setup->option, sizeof(p->option));
    p->picks = PICKS;
    shed_shuffle(&p->t, pack, cards_standard_pack(pack, 0));
    for (int seat = 1; seat <= p->t.seats; seat++) {
        for (int i = 0; i < LIVES; i++)
            p->down[seat][p->ndown[seat]++] = shed_deal(&p->t);
        for (int i = 0; i < DEALT; i++)
            shed_give(&p->t, seat, shed_deal(&p->t));
    }
    p->d.phase = PALACE_SELECT;
    game_event(ev, FACT_SELECT, 0, GAME_TO_ALL);
}

/* ---- Moves ---- */

static void pa_rules_turn(const void *st, struct game_turn *turn)
{
    const struct palace *p = st;
    turn_begin(turn, p->d.phase == PALACE_OVER, p->t.turn, p->t.serial, p->t.had);
    if (p->d.phase == PALACE_SELECT || p->d.phase == PALACE_RPS)
        turn->must = pa_rules_undecided(p);
}

bool pa_may_take_lives(const struct palace *p, int seat)
{
    if (pa_source(p, seat) != PALACE_FROM_UP)
        return false;
    for (int i = 0; i < p->nup[seat]; i++)
        if (pa_fits(p, pa_value(p->up[seat][i])))
            return false;
    return true;
}

/* Whether the seat could do something else than pick up the pile: one of its cards fits, or its
 * lives lie face down. */
static bool pa_rules_could_play(const struct palace *p, int seat)
{
    const card_t *cards;
    int n = pa_source_cards(p, seat, &cards);
    for (int i = 0; i < n; i++)
        if (pa_fits(p, pa_value(cards[i])))
            return true;
    return pa_source(p, seat) == PALACE_FROM_DOWN;
}

bool pa_may_take(const struct palace *p, int seat)
{
    if (p->t.npile == 0)
        return false;
    return p->picks == 0 || p->d.picked[seat] < p->picks || !pa_rules_could_play(p, seat);
}

static enum game_code pa_rules_check_play(const struct palace *p, int seat,
                                          const struct game_move *move)
{
    const card_t *cards;
    int n = pa_source_cards(p, seat, &cards);
    if (move->ncards == 0 || move->choice != 0 || move->to != 0)
        return GAME_BAD_MOVE;
    if (move->last)
        return GAME_NOT_NOW;
    if (!cards_hold(cards, n, move->card, move->ncards))
        return GAME_NOT_IN_HAND;
    if (!pa_rules_one_value(move))
        return GAME_BAD_STACK;
    return pa_fits(p, pa_value(move->card[0])) ? GAME_OK : GAME_NO_MATCH;
}

static enum game_code pa_rules_check_take(const struct palace *p, int seat,
                                          const struct game_move *move)
{
    if (!pa_may_take(p, seat))
        return GAME_NOT_NOW;
    if (move->ncards == 0)
        return GAME_OK;
    if (!cards_hold(p->up[seat], p->nup[seat], move->card, move->ncards))
        return GAME_NOT_IN_HAND;
    if (!pa_may_take_lives(p, seat))
        return GAME_NOT_NOW;
    return pa_rules_one_value(move) ? GAME_OK : GAME_BAD_STACK;
}

static enum game_code pa_rules_check_turn_move(const struct palace *p, int seat,
                                               const struct game_move *move)
{
    switch (move->verb) {
    case MOVE_PLAY: return pa_rules_check_play(p, seat, move);
    case MOVE_TAKE: return pa_rules_check_take(p, seat, move);
    case MOVE_PASS: return p->d.phase == PALACE_AGAIN ? GAME_OK : GAME_NOT_NOW;
    case MOVE_FLIP:
        if (pa_source(p, seat) != PALACE_FROM_DOWN)
            return GAME_NOT_NOW;
        return move->num[0] >= 1 && move->num[0] <= p->ndown[seat] ? GAME_OK : GAME_NOT_IN_HAND;
    case MOVE_KEEP:
    case MOVE_RPS:
    case MOVE_LAST: return GAME_NOT_NOW;
    default: return GAME_BAD_MOVE;
    }
}

static enum game_code pa_rules_check(const struct palace *p, int seat, const struct game_move *move)
{
    if (p->d.phase == PALACE_OVER)
        return GAME_OVER;
    if (!seats_have(p->t.playing, seat))
        return GAME_NOT_YOUR_TURN;
    if (p->d.phase == PALACE_SELECT) {
        if (move->verb != MOVE_KEEP || p->nup[seat] > 0)
            return GAME_NOT_NOW;
        if (move->ncards != LIVES || move->choice != 0 || move->to != 0 || move->last)
            return GAME_BAD_MOVE;
        return cards_hold(p->t.hand[seat], p->t.nhand[seat], move->card, LIVES) ? GAME_OK
                                                                                : GAME_NOT_IN_HAND;
    }
    if (p->d.phase == PALACE_RPS) {
        if ((p->tied >> seat & 1) == 0)
            return GAME_NOT_YOUR_TURN;
        if (move->verb != MOVE_RPS || p->rps[seat] != 0)
            return GAME_NOT_NOW;
        return move->style >= 1 && move->style <= 3 ? GAME_OK : GAME_BAD_MOVE;
    }
    return seat == p->t.turn ? pa_rules_check_turn_move(p, seat, move) : GAME_NOT_YOUR_TURN;
}

/* PA-R6: fills up a hand of fewer than three cards from the stock. Returns how many it took. */
static int pa_rules_draw_up(struct palace *p, int seat)
{
    int want = KEPT_HAND - p->t.nhand[seat];
    if (want > p->t.ndeck)
        want = p->t.ndeck;
    for (int i = 0; i < want; i++)
        shed_give(&p->t, seat, shed_deal(&p->t));
    return want > 0 ? want : 0;
}

/* Whether the play makes the pile a bomb: a 10, or four of one value on top, which an option wants
 * to be laid at once (PA-R14, PA-R15, PA-D13). */
static bool pa_rules_is_bomb(const struct palace *p, int value, int laid)
{
    if (value == 10)
        return true;
    if (p->option[OPTION_BOMB] == 1)
        return laid >= 4;
    if (p->t.npile < 4)
        return false;
    for (int i = 1; i <= 4; i++)
        if (pa_value(p->t.pile[p->t.npile - i]) != value)
            return false;
    return true;
}

/* Where the cards of a play come from. */
enum played { PLAYED_HAND, PLAYED_LIVES, PLAYED_FLIP };

/* Tells a play with what it leads to: how many cards the seat draws, or that it is out. */
static void pa_rules_tell_play(const struct palace *p, int seat, enum played from,
                               const card_t *card, int n, int drew, struct game_events *ev)
{
    static const uint8_t plain[] = {FACT_PLAYED, FACT_PLAYED_LIVES, FACT_FLIPPED};
    static const uint8_t out[] = {FACT_PLAYED_OUT, FACT_PLAYED_LIVES_OUT, FACT_FLIPPED_OUT};
    int kind = drew > 0                                 ? FACT_PLAYED_DREW
               : pa_source(p, seat) == PALACE_FROM_NONE ? out[from]
                                                        : plain[from];
    struct game_fact *fact = game_event(ev, kind, seat, GAME_TO_ALL);
    fact_cards(fact, card, n);
    fact->n = p->place[seat];
    if (drew > 0)
        shed_tell_got(&p->t, fact, drew, ev);
}

/* Carries out what the cards just laid on the pile cause, and passes the turn on (PA-R10 to
 * PA-R15). */
static void pa_rules_settle_play(struct palace *p, int seat, enum played from, const card_t *card,
                                 int laid, struct game_events *ev)
{
    int value = pa_value(card[0]), burns = 0;
    /* counted before the seat that plays goes out (PA-D11) */
    int players = __builtin_popcount(p->t.playing);
    bool bomb = pa_rules_is_bomb(p, value, laid);
    p->d.declared = 0;
    p->t.turns++;
    if (bomb) {
        burns = p->t.npile;
        p->burned = (uint16_t)(p->burned + p->t.npile);
        p->t.npile = 0;
    }
    pa_need_from_pile(p);
    int drew = pa_rules_draw_up(p, seat);
    if (pa_source(p, seat) == PALACE_FROM_NONE) { /* PA-D14: after a bomb, too */
        p->place[seat] = (uint8_t)pa_rules_next_place(p);
        p->t.playing &= (uint16_t)~seat_bit(seat);
    }
    pa_rules_tell_play(p, seat, from, card, laid, drew, ev);
    if (bomb)
        game_event(ev, FACT_BOMB, seat, GAME_TO_ALL)->n = (int16_t)burns;
    if (pa_end_if_alone(p, ev))
        return;
    bool again = bomb && seats_have(p->t.playing, seat);
    bool odd_five = !bomb && value == 5 && laid % 2 == 1;
    if (odd_five && players > 2) {
        p->t.direction = CLOCKWISE + COUNTER_CLOCKWISE - p->t.direction;
        game_event(ev, FACT_REVERSED, seat, GAME_TO_ALL);
    }
    int next = pa_next_seat(p, seat);
    if (odd_five && players == 2) {
        game_event(ev, FACT_SKIPPED, next, GAME_TO_ALL);
        next = seat;
    }
    if (!bomb && value == VALUE_TWO)
        game_event(ev, FACT_RESET, next, GAME_TO_ALL);
    if (!bomb && value == 7)
        game_event(ev, FACT_LOWER, next, GAME_TO_ALL);
    pa_rules_turn_to(p, again ? seat : next, ev);
    if (again && p->d.phase == PALACE_PLAY)
        p->d.phase = PALACE_AGAIN;
}

static void pa_rules_do_play(struct palace *p, int seat, const struct game_move *move,
                             struct game_events *ev)
{
    bool hand = pa_source(p, seat) == PALACE_FROM_HAND;
    for (int i = 0; i < move->ncards; i++) {
        if (hand)
            shed_remove(&p->t, seat, move->card[i]);
        else
            cards_remove(p->up[seat], &p->nup[seat], move->card[i]);
        shed_lay(&p->t, move->card[i]);
    }
    pa_rules_settle_play(p, seat, hand ? PLAYED_HAND : PLAYED_LIVES, move->card, move->ncards, ev);
}

/* Tells that the seat picks up the pile, with a fact of this kind about some cards. */
static void pa_rules_pick_up(struct palace *p, int seat, int kind, const card_t *card, int n,
                             struct game_events *ev)
{
    struct game_fact *fact = game_event(ev, kind, seat, GAME_TO_ALL);
    fact->n = p->t.npile;
    fact_cards(fact, card, n);
    for (int i = 0; i < p->t.npile; i++)
        shed_give(&p->t, seat, p->t.pile[i]);
    p->t.npile = 0;
    p->t.turns++;
    pa_set_need(p, PALACE_NEED_ANY, 0);
}

static void pa_rules_do_take(struct palace *p, int seat, const struct game_move *move,
                             struct game_events *ev)
{
    if (pa_rules_could_play(p, seat) && p->d.picked[seat] < UINT8_MAX)
        p->d.picked[seat]++;
    pa_rules_pick_up(p, seat, move->ncards > 0 ? FACT_TOOK_LIVES : FACT_TOOK, move->card,
                     move->ncards, ev);
    for (int i = 0; i < move->ncards; i++) {
        cards_remove(p->up[seat], &p->nup[seat], move->card[i]);
        shed_give(&p->t, seat, move->card[i]);
    }
    pa_rules_turn_to(p, pa_next_seat(p, seat), ev);
}

static void pa_rules_do_flip(struct palace *p, int seat, int number, struct game_events *ev)
{
    card_t card = p->down[seat][number - 1];
    bool good = pa_fits(p, pa_value(card));
    cards_remove(p->down[seat], &p->ndown[seat], card);
    if (good) {
        shed_lay(&p->t, card);
        pa_rules_settle_play(p, seat, PLAYED_FLIP, &card, 1, ev);
        return;
    }
    pa_rules_pick_up(p, seat, FACT_FLIP_FAILED, &card, 1, ev);
    shed_give(&p->t, seat, card);
    pa_rules_turn_to(p, pa_next_seat(p, seat), ev);
}

static enum game_code pa_rules_apply(void *st, int seat, const struct game_move *move,
                                     struct game_events *ev)
{
    struct palace *p = st;
    enum game_code code = pa_rules_check(p, seat, move);
    if (code != GAME_OK)
        return code;
    if (move->verb != MOVE_KEEP && move->verb != MOVE_RPS)
        p->t.had |= seat_bit(seat);
    switch (move->verb) {
    case MOVE_KEEP:
        for (int i = 0; i < LIVES; i++) {
            shed_remove(&p->t, seat, move->card[i]);
            p->up[seat][p->nup[seat]++] = move->card[i];
        }
        if (pa_rules_undecided(p) == 0)
            pa_rules_show_lives(p, ev);
        else
            game_event(ev, FACT_KEPT, seat, GAME_TO_ALL);
        break;
    case MOVE_RPS:
        p->rps[seat] = move->style;
        if (pa_rules_undecided(p) == 0)
            pa_rules_judge_rps(p, ev);
        else
            game_event(ev, FACT_RPS_CHOSEN, seat, GAME_TO_ALL);
        break;
    case MOVE_PLAY: pa_rules_do_play(p, seat, move, ev); break;
    case MOVE_TAKE: pa_rules_do_take(p, seat, move, ev); break;
    case MOVE_FLIP: pa_rules_do_flip(p, seat, move->num[0], ev); break;
    default: /* MOVE_PASS after a bomb */
        game_event(ev, FACT_PASSED, seat, GAME_TO_ALL);
        pa_rules_turn_to(p, pa_next_seat(p, seat), ev);
        break;
    }
    return GAME_OK;
}

static void pa_rules_leave(void *st, int seat, struct game_events *ev)
{
    struct palace *p = st;
    if (p->d.phase == PALACE_OVER || !seats_have(p->t.playing, seat))
        return;
    p->t.nhand[seat] = p->nup[seat] = p->ndown[seat] = 0;
    p->left |= seat_bit(seat);
    p->t.playing &= (uint16_t)~seat_bit(seat);
    game_event(ev, FACT_LEFT, seat, GAME_TO_ALL);
    if (pa_end_if_alone(p, ev))
        return;
    /* In these phases nobody is on turn, but a position has to name a seat. */
    if (p->t.turn == seat && (p->d.phase == PALACE_SELECT || p->d.phase == PALACE_RPS))
        p->t.turn = (uint8_t)pa_next_seat(p, seat);
    if (p->d.phase == PALACE_SELECT) {
        if (pa_rules_undecided(p) == 0)
            pa_rules_show_lives(p, ev);
    } else if (p->d.phase == PALACE_RPS) {
        p->tied &= (uint16_t) ~(1 << seat);
        p->rps[seat] = 0;
        if ((p->tied & (p->tied - 1)) == 0) {
            int leader = __builtin_ctz(p->tied);
            game_event(ev, FACT_LEADS, leader, GAME_TO_ALL);
            pa_rules_lead(p, leader);
        } else if (pa_rules_undecided(p) == 0) {
            pa_rules_judge_rps(p, ev);
        }
    } else if (p->t.turn == seat) {
        p->d.declared = 0;
        pa_rules_turn_to(p, pa_next_seat(p, seat), ev);
    }
}

/* ---- What is legal ---- */

/* Lists every set of cards of one value among `cards`, for the values in `fit`. */
static void pa_rules_list_sets(struct move_list *list, enum game_verb verb, const card_t *cards,
                               int n, uint32_t fit)
{
    uint8_t first[52];
    card_t same[VALUE_TWO + 1][4];
    uint8_t count[VALUE_TWO + 1] = {0};
    int nfirst = 0;
    for (int i = 0; i < n; i++) {
        int value = pa_value(cards[i]);
        first[nfirst] = (uint8_t)value;
        nfirst += fit >> value & 1; /* without a branch, which the processor could not predict */
        fit &= ~((uint32_t)1 << value);
        same[value][count[value]++] = cards[i];
    }
    for (int i = 0; i < nfirst; i++) {
        const card_t *of = same[first[i]];
        for (unsigned set = 1; set < 1U << count[first[i]]; set++) {
            struct game_move *move = move_list_add(list, verb);
            /* Every card is written at the next free place. It stays there only if it is in the
             * set. */
            for (int k = 0; k < count[first[i]]; k++) {
                move->card[move->ncards] = of[k];
                move->ncards = (uint8_t)(move->ncards + (set >> k & 1));
            }
            move->card[move->ncards] = CARD_NONE;
        }
    }
}

static void pa_rules_list_keeps(struct move_list *list, const card_t *hand, int n)
{
    for (int a = 0; a < n; a++) {
        for (int b = a + 1; b < n; b++) {
            for (int c = b + 1; c < n; c++) {
                struct game_move *move = move_list_add(list, MOVE_KEEP);
                move->ncards = LIVES;
                move->card[0] = hand[a];
                move->card[1] = hand[b];
                move->card[2] = hand[c];
            }
        }
    }
}

static int pa_rules_legal(const void *st, int seat, struct game_move *out, int cap)
{
    const struct palace *p = st;
    struct move_list list;
    struct game_turn turn;
    move_list_open(&list, out, cap);
    pa_rules_turn(p, &turn);
    if ((turn.must >> seat & 1) == 0)
        return 0;
    if (p->d.phase == PALACE_SELECT) {
        pa_rules_list_keeps(&list, p->t.hand[seat], p->t.nhand[seat]);
        return list.n;
    }
    if (p->d.phase == PALACE_RPS) {
        for (int style = 1; style <= 3; style++)
            move_list_add(&list, MOVE_RPS)->style = (uint8_t)style;
        return list.n;
    }
    const card_t *cards;
    int n = pa_source_cards(p, seat, &cards);
    pa_rules_list_sets(&list, MOVE_PLAY, cards, n, pa_rules_fit_set(p));
    if (pa_source(p, seat) == PALACE_FROM_DOWN)
        for (int i = 1; i <= p->ndown[seat]; i++)
            move_list_add(&list, MOVE_FLIP)->num[0] = (int16_t)i;
    if (pa_may_take(p, seat)) {
        move_list_add(&list, MOVE_TAKE);
        if (pa_may_take_lives(p, seat))
            pa_rules_list_sets(&list, MOVE_TAKE, p->up[seat], p->nup[seat], UINT32_MAX);
    }
    if (p->d.phase == PALACE_AGAIN)
        move_list_add(&list, MOVE_PASS);
    return list.n;
}

static void pa_rules_result(const void *st, struct game_result *out)
{
    const struct palace *p = st;
    memset(out, 0, sizeof(*out));
    for (int seat = 1; seat <= p->t.seats; seat++) {
        out->place[seat] = p->place[seat];
        if (p->d.phase == PALACE_OVER && p->place[seat] == 1)
            out->winners |= seat_bit(seat);
    }
    out->by_limit = p->t.by_limit;
    out->tie = (out->winners & (out->winners - 1)) != 0;
}

/* Version 1 did not have PA-D16. */
static void pa_rules_start_v1(void *st, const struct game_setup *setup, struct game_events *ev)
{
    pa_rules_start(st, setup, ev);
    ((struct palace *)st)->picks = 0;
}

static int pa_rules_value_order(card_t card)
{
    int value = pa_value(card);
    return (pa_wild(value) ? UINT8_MAX : 0) + value * 8 + card_suit(card);
}

#define PALACE_RULES(number, table, begin)                                                         \
    {                                                                                              \
        .id = "palace", .title = "Palace",                                                         \
        .summary = N_("beat the pile, lose your lives, do not be last"), .version = number,        \
        .min_seats = 2, .max_seats = 4, .state_size = sizeof(struct palace), .options = table,     \
        .facts = pa_facts, .nfacts = FACT_KINDS, .lessons = pa_lessons,                            \
        .picture = &palace_picture, .finite = true, .only_last_loses = true, .start = begin,       \
        .turn = pa_rules_turn, .legal = pa_rules_legal, .parse = pa_parse, .format = pa_format,    \
        .apply = pa_rules_apply, .auto_move = pa_auto_move, .leave = pa_rules_leave,               \
        .view = pa_view, .resample = pa_resample, .position = pa_position,                         \
        .result = pa_rules_result, .left = pa_cards_left, .bot = pa_bot, .bot_shuns = pa_shuns,    \
        .choice_words = pa_choice_words, .value_order = pa_rules_value_order, .sets = true,        \
        .suitless = true, .explain = pa_explain, .wording = pa_wording,                            \
    }

const struct game_rules palace_rules = PALACE_RULES(2, options, pa_rules_start);
const struct game_rules palace_rules_v1 = PALACE_RULES(1, options_v1, pa_rules_start_v1);
