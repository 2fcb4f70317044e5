/*
 * Automatic play and the bots of Last One. The bots see a view, never the state.
 */
#include "state.h"

#include <string.h>

/* ---- The automatic move (doc/rules/last-one.md, "Automatic move") ---- */

/* The first card in hand order that fits. It is a joker only if asked for, and a joker +4 only if
 * that is not a bluff. */
static card_t lo_bot_first_fitting(const struct last_one *g, int seat, bool jokers)
{
    for (int i = 0; i < g->t.nhand[seat]; i++) {
        card_t card = g->t.hand[seat][i];

        if (lo_is_joker(card) != jokers || !lo_fits(g, card) ||
            (g->d.phase == LAST_ONE_DREW && card != g->d.drew) ||
            (card == CARD_LO_JOKER4 && lo_holds_color(g, seat, g->color)))
            continue;
        return card;
    }
    return CARD_NONE;
}

void lo_auto_move(const void *st, int seat, struct game_move *out)
{
    const struct last_one *g = st;

    memset(out, 0, sizeof(*out));
    if (g->d.phase == LAST_ONE_COLOR) {
        out->verb = MOVE_CHOOSE;
        out->choice = cards_most_held(g->t.hand[seat], g->t.nhand[seat], NULL, 0, COLOR_RED);
        return;
    }
    if (g->d.phase == LAST_ONE_ANSWER || g->t.owed > 0) {
        out->verb = MOVE_TAKE;
        return;
    }
    card_t card = lo_bot_first_fitting(g, seat, false);
    if (card == CARD_NONE)
        card = lo_bot_first_fitting(g, seat, true);
    if (card == CARD_NONE) {
        out->verb = g->d.phase == LAST_ONE_DREW ? MOVE_PASS : MOVE_DRAW;
        return;
    }
    out->verb = MOVE_PLAY;
    out->ncards = 1;
    out->card[0] = card;
    out->choice = lo_is_joker(card)
                      ? cards_most_held(g->t.hand[seat], g->t.nhand[seat], NULL, 0, COLOR_RED)
                      : 0;
    out->last = lo_may_say(g, seat);
}

/* ---- Bots ---- */

/* How level 2 values a card that fits: by the colour that it leaves, the points that it saves, and
 * what it does to a player who is close to going out. With two players, a skip or a change of
 * direction is an extra turn. A pick up is kept back for an answer. */
static int lo_bot_judge(const struct game_view *v, const struct game_move *m)
{
    card_t card = m->card[0];
    int face = card_face(card), value;
    bool close = view_threat(v) <= 2;

    if (lo_is_joker(card))
        return 6 * view_held(v, m->choice) +
               (!close                   ? 0
                : card == CARD_LO_JOKER4 ? 150
                                         : 200) -
               (card == CARD_LO_JOKER4 ? 80 : 0);
    value = 6 * view_held(v, card_color(card));
    /* The bot rather keeps a card whose face it holds in another colour, too: with the two it can
     * change the colour. */
    for (int i = 0; i < v->nhand; i++)
        if (card_face(v->hand[i].card) == face && card_color(v->hand[i].card) != card_color(card))
            value -= 4;
    if (face <= 9)
        return value + face;
    if (face == FACE_PICK_UP)
        return value + (close ? 60 : -60);
    return value + (v->seats == 2 ? 100 : close ? 60 : -5);
}

/* How good a move is. Level 1 plays sensibly; level 2 also considers what the move leaves and who
 * is close to going out. */
static int lo_bot_worth(const struct game_view *v, const struct game_move *m, int level,
                        struct rng *rng)
{
    card_t card = m->card[0];
    bool joker = lo_is_joker(card);

    if (m->verb == MOVE_CHOOSE)
        return 10 * view_held(v, m->choice);
    if (m->verb != MOVE_PLAY)
        return m->verb == MOVE_LAST ? -1 : 0;
    /* No bluffs: the bot would pick up four cards if another player doubts. */
    if (card == CARD_LO_JOKER4 && view_held(v, v->choice) > 0)
        return -100;
    int value = 1000 + (m->last ? 500 : 0) - (joker ? 200 : 0);
    if (level >= 2)
        return value + lo_bot_judge(v, m);
    if (joker)
        value += 4 * view_held(v, m->choice);
    return value + (int)rng_below(rng, 3);
}

int lo_bot(const struct game_view *view, const struct game_move *legal, int nlegal, int level,
           struct rng *rng)
{
    /* A bot that goes down to one card says "last" with the card; a beginner sometimes forgets to.
     */
    bool forgets = level < 2 && rng_below(rng, 5) == 0;
    const struct last_one_detail *detail = view_detail(view);
    int best = -1, most = 0;

    for (int i = 0; i < nlegal; i++) {
        /* Taking a joker +4 costs four cards, a wrong doubt six. Few players bluff, so the bot
         * doubts rarely, and only a big hand, which is likely to have held the colour. */
        if (legal[i].verb == MOVE_LIE) {
            if (view->seat[detail->from].cards >= (level < 2 ? 4 : 9) &&
                rng_below(rng, level < 2 ? 5 : 8) == 0)
                return i;
            continue;
        }
        /* It reports a seat that it has not heard say `last`, and only when it pays attention. */
        if (legal[i].verb == MOVE_REPORT) {
            if ((detail->heard >> legal[i].to & 1) == 0 && rng_below(rng, 6) < (level < 2 ? 3 : 5))
                return i;
            continue;
        }
        if (forgets && legal[i].last)
            continue;
        int value = lo_bot_worth(view, &legal[i], level, rng);
        if (best < 0 || value > most) {
            best = i;
            most = value;
        }
    }
    return best;
}
