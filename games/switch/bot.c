/*
 * Automatic play and the bots of Switch. The bots see a view, never the state.
 */
#include "state.h"

#include <string.h>

/* ---- The automatic move (doc/rules/switch.md, "Automatic move") ---- */

static void sw_bot_play(struct game_move *out, card_t card)
{
    out->verb = MOVE_PLAY;
    out->card[out->ncards++] = card;
}

static void sw_bot_play_rank(const struct switch_game *g, int seat, int rank, struct game_move *out)
{
    for (int i = 0; i < g->t.nhand[seat]; i++)
        if (sw_run_rank(g->t.hand[seat][i]) == rank)
            sw_bot_play(out, g->t.hand[seat][i]);
}

/* Plays the first legal card that is not a trick card, with the others of its rank; if there is
 * none, the first trick card. The 5 of hearts, which is a trick card, stays in the hand when
 * another 5 is played. */
static void sw_bot_auto_normal(const struct switch_game *g, int seat, struct game_move *out)
{
    const card_t *hand = g->t.hand[seat];
    int n = g->t.nhand[seat];
    for (int i = 0; i < n; i++) {
        if (sw_is_trick(hand[i]) || !sw_can_begin(g, hand[i]))
            continue;
        sw_bot_play(out, hand[i]);
        for (int k = 0; k < n; k++)
            if (k != i && !sw_is_trick(hand[k]) && card_rank(hand[k]) == card_rank(hand[i]))
                sw_bot_play(out, hand[k]);
        return;
    }
    for (int i = 0; i < n; i++) {
        if (!sw_can_begin(g, hand[i]))
            continue;
        sw_bot_play(out, hand[i]);
        if (card_rank(hand[i]) == RANK_ACE)
            out->choice = cards_most_held(hand, n, &hand[i], 1, SUIT_CLUBS);
        return;
    }
}

void sw_auto_move(const void *st, int seat, struct game_move *out)
{
    const struct switch_game *g = st;
    memset(out, 0, sizeof(*out));
    if (g->t.owed > 0) {
        for (int i = 0; i < g->t.nhand[seat] && out->ncards == 0; i++)
            if (sw_can_begin(g, g->t.hand[seat][i]))
                sw_bot_play(out, g->t.hand[seat][i]);
    } else if (g->d.run > 0) {
        sw_bot_play_rank(g, seat, g->d.run, out);
        if (out->ncards == 0)
            sw_bot_play_rank(g, seat, g->d.run + 1, out);
    } else {
        sw_bot_auto_normal(g, seat, out);
    }
    if (out->ncards == 0) {
        out->verb = g->t.owed > 0 || g->d.run > 0 ? MOVE_TAKE : MOVE_DRAW;
        if (out->verb == MOVE_DRAW && g->d.cutthroat)
            out->num[0] = 2; /* SW-D19: the draw of a turn that timed out */
        return;
    }
    out->last = g->option[OPTION_ANNOUNCE] != ANNOUNCE_AUTO && g->t.nhand[seat] - out->ncards == 1;
}

/* ---- Bots ---- */

/* How good a play is. Many cards at once are good. Trick cards are kept until they hurt others or
 * save the bot. Finishing on a trick card is bad. */
static int sw_bot_worth(const struct game_view *v, const struct game_move *m, int level)
{
    const struct switch_detail *d = view_detail(v);
    card_t top = m->card[m->ncards - 1];
    int value = 100 + 20 * m->ncards + (m->last ? 500 : 0), rank = card_rank(top);
    bool trick = sw_is_trick(m->card[0]) || sw_is_trick(top) || d->run > 0; /* 5H goes on top */
    if (m->ncards == v->nhand)
        value += trick ? -60 : 1000;
    if (d->run > 0) /* a player who cannot go on with a run pays more, the higher the run is */
        return value + (sw_run_rank(top) > d->run && level > 1 ? 5 : 0);
    if (trick)
        value -= 30;
    if (level < 2)
        return value;
    if (rank == RANK_ACE)
        value += 6 * view_held(v, m->choice) - 40;
    else
        value += 3 * view_held(v, card_suit(top));
    if (view_threat(v) <= 2 && (rank == 2 || rank == RANK_JACK || top == card_make(SUIT_HEARTS, 5)))
        value += 80;
    if (v->nhand - m->ncards == 1) {
        /* the last card should be one that can finish the game */
        for (int i = 0; i < v->nhand; i++) {
            bool mine = false;
            for (int k = 0; k < m->ncards; k++)
                mine = mine || m->card[k] == v->hand[i].card;
            if (!mine && sw_is_trick(v->hand[i].card))
                value -= 50;
        }
    }
    return value;
}

int sw_bot(const struct game_view *view, const struct game_move *legal, int nlegal, int level,
           struct rng *rng)
{
    int best = -1, most = 0;
    for (int i = 0; i < nlegal; i++) {
        if (legal[i].verb == MOVE_LAST || (legal[i].verb == MOVE_REPORT && rng_below(rng, 2) == 0))
            return i;
        if (legal[i].verb == MOVE_REPORT)
            continue;
        int value = legal[i].verb == MOVE_PLAY ? sw_bot_worth(view, &legal[i], level) : 0;
        value = value * 4 + (int)rng_below(rng, 4);
        if (best < 0 || value > most) {
            best = i;
            most = value;
        }
    }
    return best;
}
