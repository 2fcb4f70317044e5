/*
 * Automatic play and the bots of Palace. The bots see a view, never the state.
 */
#include "palace_state.h"

#include <string.h>

/* ---- The automatic move ---- */

/* Wilds first, then the highest; the earlier in hand of equals. */
static int keep_score(card_t card)
{
    int value = pa_value(card);
    return value + (pa_wild(value) ? 32 : 0);
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
        int value = pa_value(cards[i]);
        int rank = value + (pa_wild(value) ? 32 : 0);
        if (pa_fits(p, value) && (best == 0 || rank < best))
            best = rank;
    }
    if (best == 0)
        return false;
    out->verb = MOVE_PLAY;
    for (int i = 0; i < n; i++) {
        if (pa_value(cards[i]) == best % 32 && (best < 32 || out->ncards == 0))
            out->card[out->ncards++] = cards[i];
    }
    return true;
}

/* The most face-up lives of one value, the higher value if equal. */
static void auto_take(const struct palace *p, int seat, struct game_move *out)
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
    for (int i = 0; i < p->nup[seat]; i++) {
        if (pa_value(p->up[seat][i]) == best_value)
            out->card[out->ncards++] = p->up[seat][i];
    }
}

void pa_auto_move(const void *st, int seat, struct game_move *out)
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
    int n = pa_source_cards(p, seat, &cards);
    if (auto_play(p, cards, n, out))
        return;
    if (pa_source(p, seat) == PALACE_FROM_DOWN) {
        out->verb = MOVE_FLIP;
        out->num[0] = 1;
    } else if (p->piles.npile > 0) {
        auto_take(p, seat, out);
    } else {
        out->verb = MOVE_PASS;
    }
}

/* ---- The bot ---- */

/* How much a level keeps a card back: wilds are dear, tens and twos most. */
static int keep_back(int value, int level)
{
    if (!pa_wild(value))
        return value;
    if (level == 1)
        return 32 + value;
    return value == 10 || value == VALUE_TWO ? 40 + value : 24 + value;
}

static int move_worth(const struct game_view *view, const struct game_move *move, int level)
{
    const struct game_view_zone *pile = &view->zone[0];
    int worth = 0, value = move->ncards > 0 ? pa_value(move->card[0]) : 0;
    switch (move->verb) {
    case MOVE_KEEP:
        for (int i = 0; i < move->ncards; i++)
            worth += keep_score(move->card[i]);
        return worth;
    case MOVE_PLAY:
        worth = 1000 - 10 * keep_back(value, level);
        if (!pa_wild(value) || level > 1)
            worth += 4 * move->ncards;
        if (pa_wild(value) && move->ncards > 1)
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

int pa_bot(const struct game_view *view, const struct game_move *legal, int nlegal, int level,
           struct rng *rng)
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
