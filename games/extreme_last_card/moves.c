/*
 * Lists what a seat of Extreme Last Card can do, and chooses its move when it is played
 * automatically.
 */
#include "state.h"

#include <string.h>

/* Fewer than ORDERED other cards of one number are listed in every order. If there are more, the
 * cards between the first and the top one are listed in hand order only, since their order makes no
 * difference. */
enum { ORDERED = 4, NUMBER_MAX = 8 /* of one number in two packs */ };

struct moves {
    const struct extreme *g;
    int seat;
    uint64_t hand, twice; /* what the seat holds, and which cards it holds twice */
    struct move_list moves;
};

static void el_moves_add_variant(struct moves *list, const card_t *card, int n, int choice, int to)
{
    int say = el_count_after(list->g, list->seat, card, n) == 1;

    for (int last = 0; last <= say; last++) {
        struct game_move *m = move_list_add(&list->moves, MOVE_PLAY);

        m->ncards = (uint8_t)n;
        for (int i = 0; i < n; i++)
            m->card[i] = card[i];
        m->choice = (uint8_t)choice;
        m->to = (uint8_t)to;
        m->last = (uint8_t)last;
    }
}

/* Adds the play with every suit or seat that its top card may name. */
static void el_moves_add_play(struct moves *list, const card_t *card, int n)
{
    const struct extreme *g = list->g;
    card_t top = card[n - 1];

    if (el_names_suit(top)) {
        for (int suit = SUIT_CLUBS; suit <= SUIT_SPADES; suit++)
            el_moves_add_variant(list, card, n, suit, 0);
    } else if (card_rank(top) == 8 && seats_count(g->t.playing) > 2 && g->t.nhand[list->seat] > n) {
        for (int s = 1; s <= g->t.seats; s++)
            if (s != list->seat && seats_have(g->t.playing, s))
                el_moves_add_variant(list, card, n, 0, s);
    } else {
        el_moves_add_variant(list, card, n, 0, 0);
    }
}

/* Whether `pool` has the same card at an earlier place that is not in the set. */
static bool el_moves_same_before(const card_t *pool, int at, unsigned set)
{
    for (int i = 0; i < at; i++)
        if (pool[i] == pool[at] && (set >> i & 1) == 0)
            return true;
    return false;
}

/* Adds every order of every choice from the pool, on top of the stack's `n` cards. */
static void el_moves_add_orders(struct moves *list, card_t *stack, int n, const card_t *pool,
                                int npool, unsigned used)
{
    for (int i = 0; i < npool; i++) {
        if ((used >> i & 1) != 0 || el_moves_same_before(pool, i, used))
            continue;
        stack[n] = pool[i];
        el_moves_add_play(list, stack, n + 1);
        el_moves_add_orders(list, stack, n + 1, pool, npool, used | 1u << i);
    }
}

/* Adds every choice of cards with each of them on top and the others under it in hand order. */
static void el_moves_add_choices(struct moves *list, card_t *stack, const card_t *pool, int npool)
{
    for (unsigned set = 1; set < 1u << npool; set++) {
        bool twice = false;

        for (int i = 0; i < npool; i++)
            twice = twice || ((set >> i & 1) != 0 && el_moves_same_before(pool, i, set));
        for (int top = 0; !twice && top < npool; top++) {
            int n = 1;

            if ((set >> top & 1) == 0)
                continue;
            for (int i = 0; i < top; i++)
                twice = twice || ((set >> i & 1) != 0 && pool[i] == pool[top]);
            for (int i = 0; i < npool; i++)
                if (i != top && (set >> i & 1) != 0)
                    stack[n++] = pool[i];
            stack[n++] = pool[top];
            if (!twice)
                el_moves_add_play(list, stack, n);
            twice = false;
        }
    }
}

/* Lists the other cards of the card's number, in hand order. Returns how many. */
static int el_moves_same_number(const struct extreme *g, int seat, card_t card, card_t *out)
{
    bool itself = false;
    int n = 0;

    for (int i = 0; i < g->t.nhand[seat]; i++) {
        card_t other = g->t.hand[seat][i];

        if (other == card && !itself)
            itself = true;
        else if (card_rank(other) == card_rank(card))
            out[n++] = other;
    }
    return n;
}

/* Lists the longest run in this direction that starts with the card and is in the hand. Returns how
 * many cards it has. */
static int el_moves_run_from(uint64_t hand, card_t card, int step, card_t *out)
{
    int n = 0, rank = card_rank(card);

    for (; rank >= RANK_ACE && rank <= RANK_KING && (hand & card_bit(card)) != 0; rank += step) {
        out[n++] = card;
        card = (card_t)(card + step);
    }
    return n;
}

/* Adds all stacks of more than one card that begin with this one. */
static void el_moves_add_stacks(struct moves *list, card_t first)
{
    const uint64_t others = (list->hand & ~card_bit(first)) | (list->twice & card_bit(first));
    card_t stack[EL_STACK], pool[NUMBER_MAX];

    stack[0] = first;
    if ((others & card_rank_set(card_rank(first))) != 0) {
        int npool = el_moves_same_number(list->g, list->seat, first, pool);

        if (npool < ORDERED)
            el_moves_add_orders(list, stack, 1, pool, npool, 0);
        else
            el_moves_add_choices(list, stack, pool, npool);
    }
    for (int step = 1; step >= -1; step -= 2) {
        int n = el_moves_run_from(list->hand, first, step, stack);

        for (int k = 2; k <= n; k++)
            el_moves_add_play(list, stack, k);
    }
}

/* Adds the plays of the seat on turn. */
static void el_moves_add_plays(struct moves *list)
{
    const struct extreme *g = list->g;
    const card_t *hand = g->t.hand[list->seat];
    uint64_t left = el_begin_set(g), stacks = el_attacked(g) ? 0 : el_fit_set(g);
    card_t first[SHED_CARDS];
    int n = 0;

    stacks &= ~card_bit(CARD_JOKER);
    list->hand = list->twice = 0;
    for (int i = 0; i < g->t.nhand[list->seat]; i++) {
        uint64_t bit = card_bit(hand[i]);

        list->twice |= list->hand & bit;
        list->hand |= bit;
        first[n] = hand[i]; /* without a branch, which the processor could not predict */
        n += (left & bit) != 0;
        left &= ~bit;
    }
    for (int i = 0; i < n; i++) {
        el_moves_add_play(list, &first[i], 1);
        if ((stacks & card_bit(first[i])) != 0)
            el_moves_add_stacks(list, first[i]);
    }
}

int el_legal(const void *st, int seat, struct game_move *out, int cap)
{
    const struct extreme *g = st;
    struct moves list;

    list.g = g;
    list.seat = seat;
    move_list_open(&list.moves, out, cap);
    if (el_may_say(g, seat))
        move_list_add(&list.moves, MOVE_LAST);
    if (g->over || g->t.turn != seat)
        return list.moves.n;
    el_moves_add_plays(&list);
    if (el_attacked(g))
        move_list_add(&list.moves, MOVE_TAKE);
    else if (el_may_draw(g))
        move_list_add(&list.moves, MOVE_DRAW);
    return list.moves.n;
}

/* ---- The automatic move (doc/rules/extreme-last-card.md, "Automatic move") ---- */

/* The other seat with the fewest cards; if there are several, the lowest. */
static uint8_t el_moves_poorest(const struct extreme *g, int seat)
{
    int best = 0;

    for (int s = 1; s <= g->t.seats; s++)
        if (s != seat && seats_have(g->t.playing, s) &&
            (best == 0 || g->t.nhand[s] < g->t.nhand[best]))
            best = s;
    return (uint8_t)best;
}

/* Finds the longest stack that begins with this card. Of stacks of the same length, it takes the
 * one of one number, else the run upwards. */
static void el_moves_longest_stack(const struct extreme *g, int seat, card_t first,
                                   struct game_move *out)
{
    card_t run[EL_STACK];

    out->card[0] = first;
    out->ncards = 1;
    if (first == CARD_JOKER)
        return;
    out->ncards = (uint8_t)(1 + el_moves_same_number(g, seat, first, out->card + 1));
    for (int step = 1; step >= -1; step -= 2) {
        int n = el_moves_run_from(el_hand_set(g, seat), first, step, run);

        if (n > out->ncards) {
            memset(out->card, 0, sizeof(out->card));
            memcpy(out->card, run, (size_t)n);
            out->ncards = (uint8_t)n;
        }
    }
}

void el_auto_move(const void *st, int seat, struct game_move *out)
{
    const struct extreme *g = st;

    memset(out, 0, sizeof(*out));
    if (el_attacked(g)) {
        out->verb = MOVE_TAKE;
        return;
    }
    for (int i = 0; i < g->t.nhand[seat] && out->ncards == 0 && !el_unsaid(g); i++) {
        card_t card = g->t.hand[seat][i];

        if ((el_fit_set(g) & card_bit(card)) != 0 && !el_undoes(g, &card, 1))
            el_moves_longest_stack(g, seat, card, out);
    }
    if (out->ncards == 0) {
        out->verb = MOVE_DRAW;
        return;
    }
    out->verb = MOVE_PLAY;
    card_t top = out->card[out->ncards - 1];
    if (el_names_suit(top))
        out->choice =
            cards_most_held(g->t.hand[seat], g->t.nhand[seat], out->card, out->ncards, SUIT_CLUBS);
    if (card_rank(top) == 8 && seats_count(g->t.playing) > 2 && g->t.nhand[seat] > out->ncards)
        out->to = el_moves_poorest(g, seat);
    out->last = el_count_after(g, seat, out->card, out->ncards) == 1;
}
