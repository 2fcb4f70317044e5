/*
 * The bots of Extreme Last Card. They see a view, never the state.
 */
#include "state.h"

#include <string.h>

/* What a move is judged by. */
struct scene {
    const struct game_view *view;
    const struct extreme_last_card_detail *detail;
    int level, seats_left;
    int threat;        /* the fewest cards that an opponent holds */
    bool rival_is_out; /* an opponent without cards wins unless the fight goes on */
};

static int el_bot_held(const card_t *card, int n, int suit)
{
    int count = 0;

    for (int i = 0; i < n; i++)
        count += card_suit(card[i]) == suit;
    return count;
}

/* How many of the cards could follow this top card. */
static int el_bot_follow(const card_t *card, int n, card_t top)
{
    int count = 0;

    for (int i = 0; i < n; i++)
        count += card_suit(card[i]) == card_suit(top) || card_rank(card[i]) == card_rank(top);
    return count;
}

/* What it is worth to place a card in a fight rather than take what is owed. */
static int el_bot_fight_worth(const struct scene *s, card_t card)
{
    int value = 100;

    if (s->level < 2)
        return value;
    /* A player without cards wins when the fight ends, so the bot keeps it going. */
    if (s->rival_is_out)
        value += el_blocks(card) ? -300 : 300;
    if (el_attacks(card))
        value += 15;
    if (el_blocks(card))
        value -= s->view->owed >= 7 ? 0 : 10;
    return value;
}

static int el_bot_effect_worth(const struct scene *s, const struct game_move *m, const card_t *rest,
                               int nrest)
{
    card_t top = m->card[m->ncards - 1];

    switch (card_rank(top)) {
    case 2:
    case 5: return s->threat <= 3 ? 60 : 15;
    case 4: return -25;
    case 8: return m->to == 0 ? 0 : 10 - s->view->seat[m->to].cards;
    case 10: return s->seats_left == 2 ? 40 : 10;
    default: return el_names_suit(top) ? 6 * el_bot_held(rest, nrest, m->choice) - 90 : 0;
    }
}

/* What a normal play is worth: by the cards that it sheds and those that it leaves. */
static int el_bot_play_worth(const struct scene *s, const struct game_move *m, struct rng *rng)
{
    card_t rest[GAME_HAND_MAX], top = m->card[m->ncards - 1];
    uint8_t n = s->view->nhand;

    for (int i = 0; i < n; i++)
        rest[i] = s->view->hand[i].card;
    for (int i = 0; i < m->ncards; i++)
        cards_remove(rest, &n, m->card[i]);
    int left = card_rank(top) == 8 && n > 0 ? n - 1 : n;
    int value = 100 * (s->view->nhand - left);
    if (left == 0)
        value += el_names_suit(top) ? -200 : el_attacks(top) ? 300 : 100000;
    if (s->level < 2)
        return value + (int)rng_below(rng, 20) +
               (el_names_suit(top) ? el_bot_held(rest, n, m->choice) : 0);
    value += el_bot_effect_worth(s, m, rest, n) + 4 * el_bot_follow(rest, n, top);
    if (left == 1 && n == 1)
        value -= el_names_suit(rest[0]) ? 150 : el_attacks(rest[0]) ? 30 : 0;
    return value;
}

static int el_bot_worth(const struct scene *s, const struct game_move *m, struct rng *rng)
{
    bool undo = s->detail->blocked && m->ncards == 1 && card_rank(m->card[0]) == 6; /* the block */

    if (m->verb == MOVE_LAST)
        return 1000000;
    if (m->verb != MOVE_PLAY)
        return s->level < 2 ? 0 : -10 * s->view->owed;
    int value = (s->detail->fight && !s->detail->blocked) || undo
                    ? el_bot_fight_worth(s, m->card[0])
                    : el_bot_play_worth(s, m, rng);
    /* A bot that goes down to one card says "last" with it. */
    return value + (m->last ? 500 : 0);
}

int el_bot(const struct game_view *view, const struct game_move *legal, int nlegal, int level,
           struct rng *rng)
{
    struct scene s = {
        .view = view, .detail = view_detail(view), .level = level, .threat = view_threat(view)};
    int best = -1, most = 0;

    for (int seat = 1; seat <= view->seats; seat++) {
        if (!view->seat[seat].playing)
            continue;
        s.seats_left++;
        s.rival_is_out |= s.detail->fight && seat != view->viewer && view->seat[seat].cards == 0;
    }
    for (int i = 0; i < nlegal; i++) {
        int value = el_bot_worth(&s, &legal[i], rng);

        if (best < 0 || value > most) {
            best = i;
            most = value;
        }
    }
    return best;
}
