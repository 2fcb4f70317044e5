/*
 * Last One as text: moves, positions, and the sentences of refusals.
 */
#include "state.h"

#include <stdio.h>
#include <string.h>

#include "explain.h"

/* ---- Moves ---- */

enum game_code lo_parse(const void *st, int seat, const char *text, struct game_move *out)
{
    const struct last_one *g = st;
    struct movetext mt = {
        .family = CARDS_LAST_ONE,
        .hand = g->t.hand[seat],
        .nhand = g->t.nhand[seat],
        .verbs = 1 << MOVE_PLAY | 1 << MOVE_DRAW | 1 << MOVE_TAKE | 1 << MOVE_PASS |
                 1 << MOVE_LAST | 1 << MOVE_REPORT | 1 << MOVE_LIE | 1 << MOVE_CHOOSE,
        .pick_up = g->t.owed > 0 || g->d.phase == LAST_ONE_ANSWER ? MOVE_TAKE : MOVE_DRAW,
        .choice_wanted = g->d.phase == LAST_ONE_COLOR,
    };
    enum game_code code = movetext_parse(&mt, text, out);

    /* A player with two cards may have said `last` already, and say it again while playing one of
     * them. That says nothing new, so it is dropped. With one card left it stays, and the rules
     * refuse it (LO-D11). */
    if (code == GAME_OK && out->verb == MOVE_PLAY && g->t.turn == seat && g->t.said >> seat & 1 &&
        g->t.nhand[seat] == 2)
        out->last = 0;
    return code;
}

/* ---- Positions ---- */

static const char *const phase_words[] = {
    [LAST_ONE_PLAY] = "play",   [LAST_ONE_DREW] = "drew", [LAST_ONE_ANSWER] = "answer",
    [LAST_ONE_COLOR] = "color", [LAST_ONE_OVER] = "over", NULL};

int lo_position(const void *st, char *out, size_t cap)
{
    const struct last_one *g = st;
    struct buf w = buf_over(out, cap);
    shed_write(&g->t, &w);
    shed_write_turn(&g->t, &w);
    buf_printf(&w, "color: %s\n", choice_name(g->color));
    buf_printf(&w, "owed: %d\n", g->t.owed);
    if (g->d.phase == LAST_ONE_DREW)
        buf_printf(&w, "phase: drew %s\n", card_name(g->d.drew));
    else
        buf_printf(&w, "phase: %s\n", phase_words[g->d.phase]);
    if (g->d.phase == LAST_ONE_ANSWER)
        buf_printf(&w, "answer: from %d holding %s\n", g->d.from, g->holding ? "yes" : "no");
    position_put_seats(&w, "said", g->t.said);
    position_put_seats(&w, "forgot", g->t.forgot);
    for (int s = 1; s <= g->t.seats; s++)
        buf_printf(&w, "points %d: %d\n", s, (int)g->score[s]);
    buf_printf(&w, "round: %d\n", g->round);
    buf_printf(&w, "turns: %d\n", g->t.turns);
    buf_printf(&w, "voids: %d\n", g->voids);
    for (int s = 1; s <= g->t.seats; s++)
        if (g->t.reports[s] != 0)
            buf_printf(&w, "reports %d: %d\n", s, g->t.reports[s]);
    position_put_seats(&w, "left", seats_all(g->t.seats) & (uint16_t)~g->t.playing);
    position_put_seats(&w, "automatic", g->automatic);
    if (g->d.phase == LAST_ONE_OVER)
        position_put_seats(&w, "winners", g->t.winners);
    return (int)w.len;
}

/* ---- Refusals in words ---- */

/* Writes what the seat on turn can do now: "You can play R5 or G+2, or `take`." */
static void lo_text_explain_choices(const struct last_one *g, int seat, struct buf *w)
{
    const struct shed *p = &g->t;
    card_t card[SHED_CARDS];
    int n = 0;

    if (g->d.phase == LAST_ONE_ANSWER) {
        position_say(w, "Type `take` or `lie`.");
        return;
    }
    if (g->d.phase == LAST_ONE_COLOR) {
        position_say(w, "Type `red`, `blue`, `green` or `yellow`.");
        return;
    }
    for (int i = 0; i < p->nhand[seat]; i++)
        if (lo_fits(g, p->hand[seat][i]) &&
            (g->t.owed == 0 || card_face(p->hand[seat][i]) == FACE_PICK_UP) &&
            (g->d.phase != LAST_ONE_DREW || p->hand[seat][i] == g->d.drew))
            card[n++] = p->hand[seat][i];
    explain_cards(w, card, n,
                  g->t.owed > 0                 ? "take"
                  : g->d.phase == LAST_ONE_DREW ? "pass"
                                                : "draw");
}

static void lo_text_explain_not_now(const struct last_one *g, int seat,
                                    const struct game_move *move, struct buf *w)
{
    if (move->verb == MOVE_LAST || (move->verb == MOVE_PLAY && move->last &&
                                    (g->d.phase != LAST_ONE_DREW || move->card[0] == g->d.drew))) {
        position_say(w, g->t.said >> seat & 1 ? N_("You have already said it.")
                                              : N_("You say \"last one\" on your turn, with two "
                                                   "cards in hand, before you play one."));
        position_say(w, " You have %d.", g->t.nhand[seat]);
        return;
    }
    switch (move->verb) {
    case MOVE_REPORT:
        if (!seats_have(g->t.playing, seat) || !seats_have(g->t.playing, move->to))
            position_say(
                w,
                "Only players still in the game report each other. Type `who` to see the table.");
        else if (move->to != seat && move->to != lo_partner(g, seat))
            position_say(w, "Three of your reports in this round were wrong. You can report again "
                            "in the next one.");
        else
            position_say(w, "You can only report opponents. Type `report` and the name of one.");
        return;
    case MOVE_PLAY:
        position_say(w, "You can only play the card you just drew, %s. ", card_name(g->d.drew));
        break;
    case MOVE_DRAW: position_say(w, "You have already drawn. "); break;
    case MOVE_PASS: position_say(w, "You can only pass after drawing. "); break;
    case MOVE_TAKE: position_say(w, "There is nothing to pick up. "); break;
    case MOVE_LIE: position_say(w, "There is no joker +4 to doubt. "); break;
    default: position_say(w, "There is no colour to name now. "); break;
    }
    lo_text_explain_choices(g, seat, w);
}

static void lo_text_explain_must_answer(const struct last_one *g, const struct game_move *move,
                                        struct buf *w)
{
    if (g->d.phase == LAST_ONE_ANSWER)
        position_say(w, "You have to answer the joker +4 first. ");
    else if (move->verb == MOVE_PLAY)
        explain_no_match(w, move->card[0], shed_top(&g->t), 0);
    else
        position_say(w, "You have to pick up %d, or pass it on with a pick up two. ", g->t.owed);
}

void lo_explain(const void *st, int seat, const struct game_move *move, enum game_code code,
                char *out, size_t cap)
{
    const struct last_one *g = st;
    card_t card = move && move->ncards > 0 ? move->card[0] : CARD_NONE;
    card_t top = shed_top(&g->t);
    struct buf w = buf_over(out, cap);
    if (explain_common(&w, code, move, g->t.turn, g->t.nhand[seat]))
        return;
    switch (code) {
    case GAME_NO_MATCH: explain_no_match(&w, card, top, lo_is_joker(top) ? g->color : 0); break;
    case GAME_BAD_STACK: position_say(&w, "You can only play one card a turn. "); break;
    case GAME_MUST_ANSWER: lo_text_explain_must_answer(g, move, &w); break;
    case GAME_NEED_CHOICE:
        if (g->d.phase == LAST_ONE_COLOR)
            position_say(
                &w, "You have to name a colour first. Type `red`, `blue`, `green` or `yellow`.");
        else
            position_say(&w, "A joker needs a colour. Type `red`, `blue`, `green` or `yellow`.");
        return;
    case GAME_NOT_NOW: lo_text_explain_not_now(g, seat, move, &w); return;
    default:
        if (move && move->verb == MOVE_PLAY && move->choice != 0)
            position_say(&w, "You only name a colour with a joker. ");
        else
            position_say(&w, "That isn't a move in Last One. ");
        if (g->t.turn != seat || g->d.phase == LAST_ONE_OVER) {
            explain_rules(&w);
            return;
        }
    }
    lo_text_explain_choices(g, seat, &w);
}

/* ---- Lessons ---- */

const struct game_lesson last_one_lessons[] = {
    {"start", N_("You have seven cards. Whoever gets rid of theirs first wins. You can play a card "
                 "if it has the colour, the number or the sign of the top card.")},
    {"turn 1", N_("It's your turn. Your cards are numbered. Type the number or the name of one "
                  "that you can play. If there is none, type `draw`.")},
    {"now:now-drew",
     N_("The card you drew fits. Type its number to play it, or `pass` to keep it.")},
    {"turn 3", N_("A joker, J, goes on anything, and you choose the next colour: `j red`. With two "
                  "players, a skip or a change of direction gives you another turn.")},
    {"now:now-owed", N_("That was a pick up two. If you have one too, the next player picks up "
                        "four. If not, type `take`.")},
    {"now:now-answer", N_("Only somebody with no card of the colour may play it. Type `take` or "
                          "`lie`. Doubting wrongly costs six.")},
    {"one-card", N_("When you play one of your last two cards, say `last` with it, as in `2 last`. "
                    "Whoever forgets can be reported, and draws two.")},
    {"turn 6", N_("When you have two cards left, don't forget: type the card and then `last`.")},
    {NULL, NULL}};
