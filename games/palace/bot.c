/*
 * Automatic play and the bots of Palace. The bots see a view, never the state.
 */
#include "state.h"

#include <string.h>

/* ---- The automatic move ---- */

/* How much a value is worth keeping: wilds are worth most, then the higher values. */
static int pa_bot_keep_score(int value)
{
    return value + (pa_wild(value) ? 32 : 0);
}

/* Keeps the cards that are worth most. Of equal cards the one earlier in the hand goes first. */
static void pa_bot_auto_keep(const card_t *hand, int n, struct game_move *out)
{
    bool used[GAME_HAND_MAX] = {false};
    out->verb = MOVE_KEEP;
    while (out->ncards < LIVES && out->ncards < n) {
        int best = -1;
        for (int i = 0; i < n; i++)
            if (!used[i] && (best < 0 || pa_bot_keep_score(pa_value(hand[i])) >
                                             pa_bot_keep_score(pa_value(hand[best]))))
                best = i;
        used[best] = true;
        out->card[out->ncards++] = hand[best];
    }
}

/* Plays all cards of the lowest legal value that is not wild; if there are none, one card of the
 * lowest wild value. */
static bool pa_bot_auto_play(const struct palace *p, const card_t *cards, int n,
                             struct game_move *out)
{
    int best = 0;
    for (int i = 0; i < n; i++) {
        int value = pa_value(cards[i]), rank = pa_bot_keep_score(value);
        if (pa_fits(p, value) && (best == 0 || rank < best))
            best = rank;
    }
    if (best == 0)
        return false;
    out->verb = MOVE_PLAY;
    for (int i = 0; i < n; i++)
        if (pa_value(cards[i]) == best % 32 && (best < 32 || out->ncards == 0))
            out->card[out->ncards++] = cards[i];
    return true;
}

/* Picks up the pile. If lives may go along, takes those of the value that most of them have; of
 * values with equally many, the higher one. */
static void pa_bot_auto_take(const struct palace *p, int seat, struct game_move *out)
{
    out->verb = MOVE_TAKE;
    if (!pa_may_take_lives(p, seat))
        return;
    int best = 0, best_value = 0;
    for (int i = 0; i < p->nup[seat]; i++) {
        int value = pa_value(p->up[seat][i]), count = 0;
        for (int k = 0; k < p->nup[seat]; k++)
            count += pa_value(p->up[seat][k]) == value;
        if (count > best || (count == best && value > best_value)) {
            best = count;
            best_value = value;
        }
    }
    for (int i = 0; i < p->nup[seat]; i++)
        if (pa_value(p->up[seat][i]) == best_value)
            out->card[out->ncards++] = p->up[seat][i];
}

void pa_auto_move(const void *st, int seat, struct game_move *out)
{
    const struct palace *p = st;
    memset(out, 0, sizeof(*out));
    if (p->d.phase == PALACE_SELECT) {
        pa_bot_auto_keep(p->t.hand[seat], p->t.nhand[seat], out);
        return;
    }
    if (p->d.phase == PALACE_RPS) {
        struct rng rng = p->t.rng;
        uint32_t pick = 0;
        for (int i = 0; i < seat; i++)
            pick = rng_below(&rng, 3);
        out->verb = MOVE_RPS;
        out->style = (uint8_t)(pick + 1);
        return;
    }
    const card_t *cards;
    int n = pa_source_cards(p, seat, &cards);
    if (pa_bot_auto_play(p, cards, n, out))
        return;
    if (pa_source(p, seat) == PALACE_FROM_DOWN) {
        out->verb = MOVE_FLIP;
        out->num[0] = 1;
    } else if (p->t.npile > 0) {
        pa_bot_auto_take(p, seat, out);
    } else {
        out->verb = MOVE_PASS;
    }
}

/* ---- Level 1 ---- */

/* What a move is worth to level 1. It plays all cards of the lowest value that fits, and wilds only
 * if nothing else fits. */
static int pa_bot_sense(const struct game_view *view, const struct game_move *move)
{
    int worth = 0, value = move->ncards > 0 ? pa_value(move->card[0]) : 0;

    switch (move->verb) {
    case MOVE_KEEP:
        for (int i = 0; i < move->ncards; i++)
            worth += pa_bot_keep_score(pa_value(move->card[i]));
        return worth;
    case MOVE_PLAY:
        worth = 1000 - 10 * pa_bot_keep_score(value);
        if (!pa_wild(value))
            worth += 4 * move->ncards;
        else if (move->ncards > 1)
            worth -= 100 * (move->ncards - 1);
        return worth;
    case MOVE_FLIP: return 100;
    case MOVE_TAKE: return move->ncards > 0 ? 20 + move->ncards : 10 - view->zone[0].count / 8;
    case MOVE_PASS: return 5;
    default: return 0;
    }
}

/* ---- Level 2 ---- */

/* The parts of a game: while there is a stock, with only the hand left, with only the lives left.
 */
enum part { PART_STOCK, PART_HAND, PART_LIVES, PARTS };
enum {
    VALUES = 13,
    NEAR_OUT = 5,
    LONG_GAME = 150, /* turns; most games take half as many */
    VARIES = 10      /* ten-thousandths of a win for each turn */
};

/* What each thing is worth to the bot, in thousandths of a win, by part of the game and by value (3
 * first, the ace and the two last). These numbers are fitted. In about ten thousand positions of
 * three players, every move was played on to the end many times; the numbers are the least-squares
 * fit to the results. tests/bench/bench-bots checks them. */
struct weights {
    int16_t card[PARTS][VALUES]; /* of playing one card */
    int16_t more[PARTS][VALUES]; /* of playing one more card of the value with it */
    int16_t gain[PARTS][VALUES]; /* of getting one card with the pile, in tenths */
    int16_t keep[VALUES], pair;  /* of laying a card face up, and two of one value */
    /* Of picking up: always, for each card of the pile (in tenths), for every four cards in hand,
     * and for each life taken along. */
    int16_t take[PARTS], take_pile[PARTS], take_hand[PARTS], take_life[PARTS];
    /* Half of what it is worth if the next player cannot answer: always, for each card of the pile
     * (in tenths), and if that player has few cards left. */
    int16_t stuck[PARTS], stuck_pile[PARTS], stuck_near[PARTS];
    int16_t bomb_pile[PARTS];  /* of a bomb, for each card of the pile, in tenths */
    int16_t four[PARTS];       /* of a bomb made by four of a kind */
    int16_t again_pile[PARTS]; /* with two players, of a 5, for each card of the pile, in tenths */
    int16_t held_too[PARTS];   /* for each card of the value that is not played */
    int16_t last_of_hand[PARTS], pass[PARTS];
};
static const struct weights weights = {
    .card = {{14, 8, -9, 7, -9, 9, 6, -33, 5, 3, 0, -2, 3},
             {32, 25, -5, 12, -14, 17, 12, -4, 12, 9, 1, -5, -1},
             {54, 85, -21, 47, -35, 40, 37, -48, 23, 2, -14, -12, -9}},
    .more = {{6, 12, -1, 4, -2, 5, 4, -37, 2, 1, -4, -3, 14},
             {19, 6, -16, 9, 11, 5, 5, -24, 0, -2, -2, -11, 33},
             {115, 0, 5, 14, 20, 57, 121, -38, 43, 15, 15, -9, 36}},
    .gain = {{-82, -47, 41, -16, -90, 10, 43, 0, 24, 53, 59, 56, -123},
             {-203, -89, 136, -61, 11, -48, -14, 0, -5, 111, 103, 148, -186},
             {-322, -178, 123, -96, 43, -91, 16, 0, 39, 120, 223, 259, -246}},
    .keep = {-71, -53, 25, -36, 30, -45, -33, 128, -15, -1, 21, 40, 10},
    .pair = 18,
    .take = {13, -67, -129},
    .take_pile = {-71, -96, -109},
    .take_hand = {-6, 21, -26},
    .take_life = {0, 0, 25},
    .stuck = {-24, 14, 27},
    .stuck_pile = {21, 28, 27},
    .stuck_near = {0, 2, -21},
    .bomb_pile = {-3, 9, 19},
    .four = {36, 45, 23},
    .again_pile = {0, 10, -53},
    .held_too = {-1, -6, 4},
    .last_of_hand = {19, 65, 57},
    .pass = {-17, -24, -58}};

enum { SUITS = 4 };

/* What level 2 judges by. */
struct scene {
    const struct game_view *view;
    const struct game_view_zone *pile, *stock, *up[GAME_SEATS_MAX + 1];
    int unseen[VALUE_TWO + 1], nunseen; /* how many cards the bot does not see: by value, in all */
    int next, playing;                  /* the next seat; how many seats play */
    int held[VALUE_TWO + 1];            /* how many cards the bot can play from, by value */
    /* A cache, because the search asks this millions of times. worth[v][n]: what playing n cards of
     * the value v is worth, if bit n of known[v] is set. */
    int worth[VALUE_TWO + 1][SUITS + 1];
    uint8_t known[VALUE_TWO + 1];
    enum part part;
};

static void pa_bot_see(struct scene *s, const card_t *card, int n)
{
    for (int i = 0; i < n; i++)
        s->unseen[pa_value(card[i])]--;
    s->nunseen -= n;
}

static void pa_bot_scene_read(struct scene *s, const struct game_view *view)
{
    const struct palace_detail *detail = view_detail(view);
    int seat = view->viewer;

    memset(s, 0, sizeof(*s));
    s->view = view;
    for (int value = 3; value <= VALUE_TWO; value++)
        s->unseen[value] = 4;
    s->nunseen = 52;
    s->pile = &view->zone[0];
    s->stock = &view->zone[1];
    pa_bot_see(s, s->pile->card, s->pile->ncards);
    for (int i = 0; i < view->nzones; i++)
        if (view->zone[i].seat != 0) {
            s->up[view->zone[i].seat] = &view->zone[i];
            pa_bot_see(s, view->zone[i].card, view->zone[i].ncards);
        }
    for (int i = 0; i < view->nhand; i++)
        s->held[pa_value(view->hand[i].card)]++;
    s->part = PART_LIVES;
    if (detail->source == PALACE_FROM_HAND) {
        s->part = s->stock->count > 0 ? PART_STOCK : PART_HAND;
        for (int value = 3; value <= VALUE_TWO; value++)
            s->unseen[value] -= s->held[value];
        s->nunseen -= view->nhand;
    }
    for (int i = 1; i <= view->seats; i++)
        s->playing += view->seat[i].playing;
    do {
        seat = view->direction == 2 ? seat + view->seats - 1 : seat + 1;
        seat = (seat - 1) % view->seats + 1;
    } while (seat != view->viewer && !view->seat[seat].playing);
    s->next = seat;
}

static bool pa_bot_answers(int value, int top)
{
    return pa_wild(value) || (top == 7 ? value < 7 : value >= top);
}

static int pa_bot_lives_up(const struct scene *s, int seat)
{
    return s->up[seat] ? s->up[seat]->count : 0;
}

/* How likely it is, per mille, that the next seat has no answer to this top card. Its face-up lives
 * are known. Its hand or face-down lives may be any of the cards that the bot does not see. */
static int pa_bot_stuck(const struct scene *s, int top)
{
    int hand = s->view->seat[s->next].cards, poor = 0, left = s->nunseen, chance = 1000;

    if (top == VALUE_TWO)
        return 0;
    if (hand == 0 && pa_bot_lives_up(s, s->next) > 0) {
        for (int i = 0; i < s->up[s->next]->ncards; i++)
            if (pa_bot_answers(pa_value(s->up[s->next]->card[i]), top))
                return 0;
        return 1000;
    }
    for (int value = 3; value <= VALUE_TWO; value++)
        poor += pa_bot_answers(value, top) ? 0 : s->unseen[value];
    for (int i = 0; i < hand || i == 0; i++, poor--, left--)
        chance = poor > 0 && left > 0 ? chance * poor / left : 0;
    return chance;
}

/* What the effect of the played cards is worth: a bomb, another turn, or a top card that the next
 * player has to answer. */
static int pa_bot_effect_worth(const struct scene *s, int value, int n)
{
    const struct weights *w = &weights;
    int same = n, chance, cards;

    for (int i = s->pile->ncards - 1; i >= 0 && pa_value(s->pile->card[i]) == value; i--)
        same++;
    if (value == 10 || same >= 4)
        return w->bomb_pile[s->part] * s->pile->count + (value == 10 ? 0 : 10 * w->four[s->part]);
    if (value == 5 && s->playing == 2 && n % 2 == 1)
        return w->again_pile[s->part] * s->pile->count;
    chance = pa_bot_stuck(s, value);
    cards =
        s->view->seat[s->next].cards + pa_bot_lives_up(s, s->next) + s->view->seat[s->next].down;
    return w->stuck[s->part] * (chance / 50) +
           w->stuck_pile[s->part] * (chance * (s->pile->count + n) / 500) +
           (cards <= NEAR_OUT ? w->stuck_near[s->part] * (chance / 50) : 0);
}

static int pa_bot_play_worth(struct scene *s, const struct game_move *move)
{
    const struct weights *w = &weights;
    int value = pa_value(move->card[0]), n = move->ncards, worth;

    if (s->known[value] >> n & 1)
        return s->worth[value][n];
    worth = 10 * (w->card[s->part][value - 3] + (n - 1) * w->more[s->part][value - 3] +
                  (s->held[value] - n) * w->held_too[s->part]);
    if (n == s->view->nhand)
        worth += 10 * w->last_of_hand[s->part];
    worth += pa_bot_effect_worth(s, value, n);
    s->known[value] |= (uint8_t)(1 << n);
    s->worth[value][n] = worth;
    return worth;
}

static int pa_bot_take_worth(const struct scene *s, const struct game_move *move)
{
    const struct weights *w = &weights;
    int worth = 10 * w->take[s->part] + w->take_pile[s->part] * s->pile->count +
                10 * move->ncards * w->take_life[s->part];

    for (int i = 0; i < s->pile->ncards; i++)
        worth += w->gain[s->part][pa_value(s->pile->card[i]) - 3];
    if (s->view->nhand < 20)
        worth += w->take_hand[s->part] * (10 * s->view->nhand / 4);
    return worth;
}

static int pa_bot_keep_worth(const struct game_move *move)
{
    int worth = 0;

    for (int i = 0; i < move->ncards; i++) {
        worth += weights.keep[pa_value(move->card[i]) - 3];
        for (int k = 0; k < i; k++)
            if (pa_value(move->card[k]) == pa_value(move->card[i]))
                worth += weights.pair;
    }
    return worth;
}

/* What a move is worth, in ten-thousandths of a win. */
static int pa_bot_judge(struct scene *s, const struct game_move *move)
{
    switch (move->verb) {
    case MOVE_KEEP: return pa_bot_keep_worth(move);
    case MOVE_PLAY: return pa_bot_play_worth(s, move);
    case MOVE_TAKE: return pa_bot_take_worth(s, move);
    case MOVE_PASS: return 10 * weights.pass[s->part];
    default: return 0; /* a life that lies face down: all are equally good */
    }
}

bool pa_shuns(const struct game_view *view, const struct game_move *move)
{
    const struct palace_detail *detail = view_detail(view);
    bool could = (view->verbs >> MOVE_FLIP & 1) != 0;

    if (move->verb != MOVE_TAKE)
        return false;
    for (int i = 0; i < view->nhand && !could; i++)
        could = view->hand[i].playable;
    return could && detail->picked[view->viewer] >= BOT_PICKS;
}

int pa_bot(const struct game_view *view, const struct game_move *legal, int nlegal, int level,
           struct rng *rng)
{
    struct scene scene = {0};
    int best = -1, most = 0;

    if (nlegal > 0 && legal[0].verb == MOVE_RPS)
        return (int)rng_below(rng, (uint32_t)nlegal);
    if (level >= 2)
        pa_bot_scene_read(&scene, view);
    for (int i = 0; i < nlegal; i++) {
        int worth = level < 2 ? pa_bot_sense(view, &legal[i]) : pa_bot_judge(&scene, &legal[i]);

        /* When few cards are left, forced moves can send the same cards from hand to pile and back
         * for ever. So the bot varies its moves more, the longer the game lasts. */
        if (level >= 2 && view->serial > LONG_GAME)
            worth += (int)rng_below(rng, VARIES * (view->serial - LONG_GAME));
        if (pa_shuns(view, &legal[i]))
            continue;
        if (best < 0 || worth > most) {
            best = i;
            most = worth;
        }
    }
    return best;
}
