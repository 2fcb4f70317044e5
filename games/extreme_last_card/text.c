/*
 * Extreme Last Card as text: moves, positions, and the sentences of refusals.
 */
#include "state.h"

#include <stdio.h>
#include <string.h>

#include "explain.h"

/* ---- Moves ---- */

/* EL-D9: whether a seat is named although there is no choice: with two players, or with no card to
 * give. */
static bool el_text_needless_seat(const struct extreme *g, int seat, const struct game_move *m)
{
    return m->verb == MOVE_PLAY && m->ncards > 0 && card_rank(m->card[m->ncards - 1]) == 8 &&
           m->to != seat && m->to <= g->t.seats && seats_have(g->t.playing, m->to) &&
           seats_have(g->t.playing, seat) &&
           (seats_count(g->t.playing) == 2 || g->t.nhand[seat] <= m->ncards);
}

enum game_code el_parse(const void *st, int seat, const char *text, struct game_move *out)
{
    const struct extreme *g = st;
    struct movetext mt = {
        .family = CARDS_STANDARD,
        .hand = g->t.hand[seat],
        .nhand = g->t.nhand[seat],
        .verbs = 1 << MOVE_PLAY | 1 << MOVE_DRAW | 1 << MOVE_TAKE | 1 << MOVE_LAST,
        .pick_up = el_attacked(g) ? MOVE_TAKE : MOVE_DRAW,
    };
    enum game_code code = movetext_parse(&mt, text, out);

    if (code == GAME_OK && out->to != 0 && el_text_needless_seat(g, seat, out))
        out->to = 0;
    return code;
}

/* ---- Positions ---- */

static const char *const mode_words[] = {"normal", "fight", NULL};
static const char *const phase_words[] = {"play", "over", NULL};

int el_position(const void *st, char *out, size_t cap)
{
    const struct extreme *g = st;
    struct buf w = buf_over(out, cap);
    shed_write(&g->t, &w);
    shed_write_turn(&g->t, &w);
    buf_printf(&w, "suit: %s\n", choice_name(g->suit));
    buf_printf(&w, "mode: %s\n", mode_words[g->d.fight]);
    buf_printf(&w, "owed: %d\n", g->t.owed);
    buf_printf(&w, "blocked: %s\n", position_no_yes[g->d.blocked]);
    buf_printf(&w, "free: %s\n", position_no_yes[g->d.free]);
    buf_printf(&w, "dealer: %d\n", g->d.dealer);
    position_put_seats(&w, "said", g->t.said);
    for (int s = 1; s <= g->t.seats; s++)
        buf_printf(&w, "dignity %d: %d\n", s, g->d.dignity[s]);
    buf_printf(&w, "turns: %d\n", g->t.turns);
    position_put_seats(&w, "left", seats_all(g->t.seats) & (uint16_t)~g->t.playing);
    buf_printf(&w, "phase: %s\n", phase_words[g->over]);
    if (g->over) {
        position_put_seats(&w, "winners", g->t.winners);
        buf_printf(&w, "by-limit: %s\n", position_no_yes[g->t.by_limit]);
    }
    return (int)w.len;
}

/* ---- Refusals in words ---- */

/* Writes what the seat on turn can do now: "You can play 7H or 5C, or `take`." */
static void el_text_explain_choices(const struct extreme *g, int seat, struct buf *w)
{
    const struct shed *p = &g->t;
    card_t card[SHED_CARDS];
    int n = 0;

    for (int i = 0; i < p->nhand[seat]; i++)
        if ((el_begin_set(g) & card_bit(p->hand[seat][i])) != 0)
            card[n++] = p->hand[seat][i];
    explain_cards(w, card, n, el_attacked(g) ? "take" : el_may_draw(g) ? "draw" : NULL);
}

static void el_text_explain_not_now(const struct extreme *g, int seat, const struct game_move *move,
                                    struct buf *w)
{
    bool with_play = move->verb == MOVE_PLAY && move->last && !(g->t.turn == seat && el_unsaid(g));

    if (move->verb == MOVE_LAST || with_play) {
        if (g->t.said >> seat & 1)
            position_say(w, "You have already said it. ");
        else if (!with_play)
            position_say(w,
                         "You say \"last card\" with the play that leaves you one card, or before "
                         "your next turn. ");
        if (with_play)
            position_say(w, "This play doesn't leave you one card, so make it without `last`.");
        else
            explain_hand(w, g->t.nhand[seat]);
        return;
    }
    switch (move->verb) {
    case MOVE_PLAY:
        position_say(w, "You did not say \"last card\", so this card has to wait a turn. ");
        break;
    case MOVE_DRAW: position_say(w, "You cannot draw while you have a card that fits. "); break;
    default: position_say(w, "There is nothing to pick up. "); break;
    }
    el_text_explain_choices(g, seat, w);
}

/* The first seat to which an 8 can give a card. */
static int el_text_other_seat(const struct extreme *g, int seat)
{
    int other = seat == 1 ? 2 : 1;

    while (other < g->t.seats && (other == seat || !seats_have(g->t.playing, other)))
        other++;
    return other;
}

void el_explain(const void *st, int seat, const struct game_move *move, enum game_code code,
                char *out, size_t cap)
{
    const struct extreme *g = st;
    bool named = move && move->ncards > 0;
    card_t first = named ? move->card[0] : CARD_NONE;
    card_t top = named ? move->card[move->ncards - 1] : CARD_NONE;
    card_t on = shed_top(&g->t);
    struct buf w = buf_over(out, cap);
    if (explain_common(&w, code, move, g->t.turn, g->t.nhand[seat]))
        return;
    switch (code) {
    case GAME_NO_MATCH:
        explain_no_match(&w, first, on, g->suit != card_suit(on) ? g->suit : 0);
        break;
    case GAME_BAD_STACK:
        if (el_attacked(g))
            position_say(&w, "In a fight you can only play one card a turn. ");
        else
            position_say(
                &w, "You can stack cards of one number, or of one suit in a row, up or down. ");
        break;
    case GAME_MUST_ANSWER:
        position_say(&w, "You are under attack for %d. Only 2, 3, 5, 7, 9 and queens answer. ",
                     g->t.owed);
        break;
    case GAME_NEED_CHOICE:
        if (card_rank(top) == 8)
            position_say(
                &w, "With an 8 you choose who takes a card from you. Type `to {%d}`, for example.",
                el_text_other_seat(g, seat));
        else
            position_say(
                &w,
                "You have to name the next suit. Type `clubs`, `diamonds`, `hearts` or `spades`.");
        return;
    case GAME_NOT_NOW: el_text_explain_not_now(g, seat, move, &w); return;
    default:
        if (named && move->choice != 0 && !el_names_suit(top))
            position_say(&w, "You only name a suit with an ace or a joker on top. ");
        else if (named && move->to != 0)
            position_say(
                &w, "You only name a player with an 8 on top, and it has to be somebody else. ");
        else
            position_say(&w, "That isn't a move in Extreme Last Card. ");
        if (g->t.turn != seat || g->over) {
            explain_rules(&w);
            return;
        }
    }
    el_text_explain_choices(g, seat, &w);
}

/* ---- Lessons ---- */

const struct game_lesson el_lessons[] = {
    {"start", N_("You have seven cards. Whoever gets rid of theirs first wins. You can play a card "
                 "if it has the suit or the number of the top card.")},
    {"turn 1",
     N_("It's your turn. Type the number or the name of a card that you can play, or of "
        "several: of one number, or of one suit in a row. The last one ends up on top. If "
        "there is none, type `draw`.")},
    {"turn 2",
     N_("Aces and jokers go on anything, and you name the suit: `ah spades`. With two players a 10 "
        "gives you another turn, and an 8 gives away one of your cards at random.")},
    {"fight",
     N_("A 2 or a 5 starts a fight. Whoever is attacked takes the total, or answers: 2 and 5 add "
        "to it, a 9 passes it on, a Q sends it back, a 3 or 7 blocks it.")},
    {"dance", N_("A king makes the next player dance like a chicken. It costs nothing but dignity, "
                 "and the profile keeps count: `finger`.")},
    {"now:now-attack", N_("You are under attack. Type `take`, or play a card that answers.")},
    {"now:now-block",
     N_("The attack was blocked. A 6 undoes the block; any other move ends the fight.")},
    {"turn 4", N_("With the play that leaves you one card, say `last`, as in `9s last`. If you "
                  "don't, that card has to wait a turn. You cannot win with an ace, a joker, a 2 "
                  "or a 5.")},
    {"free", N_("That was a 4: the next player may play any card.")},
    {NULL, NULL}};
