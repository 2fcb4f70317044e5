/*
 * Positions of Exta-Cards as `key: value` text. The lines `side`, `captive` and `points` follow
 * from the floor. They are written for scenarios that ask for them.
 */
#include "state.h"

#include <stdio.h>
#include <string.h>

static const char *const phase_words[] = {[EXTA_CARDS_LAYOUT] = "layout",
                                          [EXTA_CARDS_PLACE] = "place",
                                          [EXTA_CARDS_THROW] = "throw",
                                          [EXTA_CARDS_OVER] = "over",
                                          NULL};
static const char *const side_words[] = {
    [EXTA_CARDS_MIDDLE] = "-", [EXTA_CARDS_BAD] = "bad", [EXTA_CARDS_GOOD] = "good", NULL};
static const char *const style_words[] = {"-", "float", "flick", NULL};

/* ---- Writing ---- */

/* Writes the cards of a set of pieces; `numbered`: jokers with their numbers. */
static void ec_position_put_pieces(struct buf *w, uint64_t set, bool numbered)
{
    for (; set != 0; set &= set - 1) {
        int i = __builtin_ctzll(set);

        buf_printf(w, " %s", numbered ? exta_cards_name(i) : card_name(exta_cards_card(i)));
    }
    buf_puts(w, "\n");
}

static void ec_position_put_locked(const struct exta_cards *g, struct buf *w, int side)
{
    buf_printf(w, "locked %s:", side_words[side]);
    for (int rank = RANK_ACE; rank <= RANK_KING; rank++) {
        const struct exta_cards_piece *p = &g->d.piece[card_make(SUIT_CLUBS, rank) - 1];

        if (p->where == EXTA_CARDS_LOCKED && p->side == side)
            buf_printf(w, " %s", card_rank_name(rank));
    }
    buf_puts(w, "\n");
}

static void ec_position_put_floor(const struct exta_cards *g, struct buf *w)
{
    for (int side = EXTA_CARDS_BAD; side <= EXTA_CARDS_GOOD; side++) {
        buf_printf(w, "unplaced %s:", side_words[side]);
        ec_position_put_pieces(w, g->waiting & g->of[side], true);
        ec_position_put_locked(g, w, side);
    }
    for (int i = 0; i < EXTA_CARDS_PIECES; i++)
        if (g->d.piece[i].where == EXTA_CARDS_LAID)
            buf_printf(w, "at %s: %d %d\n", card_name(exta_cards_card(i)), g->d.piece[i].x,
                       g->d.piece[i].y);
    for (int side = EXTA_CARDS_BAD; side <= EXTA_CARDS_GOOD; side++) {
        buf_printf(w, "side %s:", side_words[side]);
        ec_position_put_pieces(w, ec_unlocked(g, (enum exta_cards_side)side), false);
    }
    buf_puts(w, "captive:");
    ec_position_put_pieces(w,
                           (ec_unlocked(g, EXTA_CARDS_BAD) & ec_colour(EXTA_CARDS_GOOD)) |
                               (ec_unlocked(g, EXTA_CARDS_GOOD) & ec_colour(EXTA_CARDS_BAD)),
                           false);
    for (int s = 1; s <= 2; s++)
        buf_printf(w, "points %d: %d\n", s, ec_points(g, s));
}

static void ec_position_put_throws(const struct exta_cards *g, struct buf *w)
{
    buf_printf(w, "throws: %d\n", g->d.throws);
    if (g->d.landed)
        buf_printf(w, "landed: %d %d\n", g->d.landed_x, g->d.landed_y);
    else
        buf_puts(w, "landed: -\n");
    if (g->forced)
        buf_printf(w, "scatter: %d %d\n", g->scatter[0], g->scatter[1]);
    for (int i = 0; i < EXTA_CARDS_PIECES; i++)
        if (g->d.piece[i].where != EXTA_CARDS_OUT)
            buf_printf(w, "curl %s: %d %d\n", exta_cards_name(i), g->curl[i][0], g->curl[i][1]);
    for (int i = 0; i < g->d.nerrors; i++)
        buf_printf(w, "error %s: %s %d %d\n", exta_cards_name(g->d.error[i].piece),
                   style_words[g->d.error[i].style], g->d.error[i].right, g->d.error[i].beyond);
}

int ec_position(const void *st, char *out, size_t cap)
{
    const struct exta_cards *g = st;
    struct buf w = buf_over(out, cap);
    buf_printf(&w, "good: %d\n", g->d.good);
    buf_printf(&w, "turn: %d\n", g->d.turn);
    buf_printf(&w, "phase: %s\n", phase_words[g->d.phase]);
    ec_position_put_floor(g, &w);
    ec_position_put_throws(g, &w);
    position_put_seats(&w, "done", g->d.done);
    buf_printf(&w, "thrown: %s\n", g->thrown ? "yes" : "no");
    if (g->d.offer != 0)
        buf_printf(&w, "offer: %d\n", g->d.offer);
    else
        buf_puts(&w, "offer: -\n");
    for (int s = 1; s <= 2; s++)
        if (g->offered[s] >= 0)
            buf_printf(&w, "offered %d: %d\n", s, (int)g->offered[s]);
    position_put_seats(&w, "left", g->left != 0 ? seat_bit(g->left) : 0);
    if (g->over) {
        buf_printf(&w, "by-limit: %s\n", g->by_limit ? "yes" : "no");
        position_put_seats(&w, "winners", g->winners);
    }
    return (int)w.len;
}
