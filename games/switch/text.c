/*
 * Switch as text: moves, positions, and the sentences of refusals.
 */
#include "state.h"

#include <stdio.h>
#include <string.h>

#include "explain.h"

/* ---- Moves ---- */

enum game_code sw_parse(const void *st, int seat, const char *text, struct game_move *out)
{
    const struct switch_game *g = st;
    struct movetext mt = {
        .family = CARDS_STANDARD,
        .hand = g->t.hand[seat],
        .nhand = g->t.nhand[seat],
        .verbs = 1 << MOVE_PLAY | 1 << MOVE_DRAW | 1 << MOVE_TAKE | 1 << MOVE_PASS |
                 1 << MOVE_LAST | 1 << MOVE_REPORT,
        .pick_up = g->t.owed > 0 || g->d.run > 0 ? MOVE_TAKE : MOVE_DRAW,
    };
    struct words words;
    memset(out, 0, sizeof(*out));
    if (!words_split(&words, text))
        return GAME_BAD_MOVE;
    if (words.n == 2 && words_is(&words, 0, "draw") && words_is(&words, 1, "2")) {
        out->verb = MOVE_DRAW;
        out->num[0] = 2;
        return GAME_OK;
    }
    return movetext_parse_words(&mt, &words, out);
}

int sw_format(const void *st, int seat, const struct game_move *move, char *out, size_t cap)
{
    if (move->verb == MOVE_DRAW && move->num[0] == 2)
        return snprintf(out, cap, "draw 2");
    return movetext_format(st, seat, move, out, cap);
}

/* ---- Positions ---- */

static const char *const owed_words[] = {"-", "2", "5H"};

int sw_position(const void *st, char *out, size_t cap)
{
    const struct switch_game *g = st;
    struct buf w = buf_over(out, cap);
    shed_write(&g->t, &w);
    shed_write_turn(&g->t, &w);
    buf_printf(&w, "suit: %s\n", choice_name(g->d.suit));
    buf_printf(&w, "rank: %s\n", card_rank_name(g->d.rank));
    buf_printf(&w, "owed: %d\n", g->t.owed);
    buf_printf(&w, "owed-by: %s\n", owed_words[g->d.owed_by]);
    buf_printf(&w, "run: %s\n", card_rank_name(g->d.run));
    position_put_seats(&w, "said", g->t.said);
    position_put_seats(&w, "forgot", g->t.forgot);
    buf_printf(&w, "turns: %d\n", g->t.turns);
    for (int s = 1; s <= g->t.seats; s++)
        if (g->t.reports[s] != 0)
            buf_printf(&w, "reports %d: %d\n", s, g->t.reports[s]);
    position_put_seats(&w, "left", seats_all(g->t.seats) & (uint16_t)~g->t.playing);
    if (g->over)
        position_put_seats(&w, "winners", g->t.winners);
    return (int)w.len;
}

/* ---- Refusals ---- */

/* Writes what the seat on turn can do now: "You can play 7H or 5C, or `draw`."; for another seat,
 * where to read more. */
static void sw_text_explain_choices(const struct switch_game *g, int seat, struct buf *w)
{
    card_t card[SHED_CARDS] = {0};
    int n = 0;

    if (g->over || g->t.turn != seat) {
        explain_rules(w);
        return;
    }
    for (int i = 0; i < g->t.nhand[seat]; i++)
        if (sw_can_begin(g, g->t.hand[seat][i]))
            card[n++] = g->t.hand[seat][i];
    explain_cards(w, card, n, g->t.owed > 0 || g->d.run > 0 ? "take" : "draw");
}

static void sw_text_explain_match(const struct switch_game *g, const struct game_move *m,
                                  struct buf *w)
{
    int cost = sw_mistake(g, m);

    if (cost > 0)
        position_say(w,
                     "The run is at %s: that rank or the next must follow. In a cut-throat game "
                     "this would cost %d cards. ",
                     card_rank_name(g->d.run > 0 ? g->d.run : 3), cost);
    else
        position_say(w, "That doesn't match %s or rank %s. ", tr(choice_words(g->d.suit)),
                     card_rank_name(g->d.rank));
}

static void sw_text_explain_stack(const struct switch_game *g, const struct game_move *m,
                                  struct buf *w)
{
    bool threes = g->d.run == 0 && card_rank(m->card[0]) == 3;

    if (g->d.run == 0 && !threes)
        position_say(
            w, "Cards that you play together must have the same rank, with the 5 of hearts last. ");
    else if (!g->option[OPTION_CHAIN])
        position_say(w, "At this table you can only play one rank a turn in a run. ");
    else if (threes && !sw_can_begin(g, m->card[0]))
        sw_text_explain_match(g, m, w); /* no run begins with this card */
    else
        position_say(w, "The ace ends the run: only another ace can go with it. ");
}

void sw_explain(const void *st, int seat, const struct game_move *move, enum game_code code,
                char *out, size_t cap)
{
    const struct switch_game *g = st;
    struct buf w = buf_over(out, cap);
    bool last;
    switch (code) {
    case GAME_NOT_YOUR_TURN:
        position_say(&w, "It isn't your turn yet. Type `look` to see the table.");
        return;
    case GAME_OVER: position_say(&w, "The game is over. Type `rematch` for another."); return;
    case GAME_NEED_CHOICE:
        position_say(&w, "An ace needs a suit. Type `clubs`, `diamonds`, `hearts` or `spades`.");
        return;
    case GAME_NOT_IN_HAND: position_say(&w, "You don't have that card. "); break;
    case GAME_NO_MATCH: sw_text_explain_match(g, move, &w); break;
    case GAME_BAD_STACK: sw_text_explain_stack(g, move, &w); break;
    case GAME_MUST_ANSWER:
        if (g->d.run > 0)
            position_say(&w, "The run is at %s. Play that rank or the next, or `take` %d.",
                         card_rank_name(g->d.run), g->d.run);
        else
            position_say(&w, "You must pick up %d first. Answer with %s, or `take`.", g->t.owed,
                         sw_five_answers(g)            ? tr("a 2 or the 5 of hearts")
                         : g->d.owed_by == SWITCH_BY_2 ? tr("a 2")
                                                       : tr("the 2 of hearts"));
        return;
    case GAME_NOT_NOW:
        last = move->verb == MOVE_LAST || move->last;
        if (last && g->option[OPTION_ANNOUNCE] == ANNOUNCE_AUTO)
            position_say(&w, "At this table everybody is told who has one card left, so nobody "
                             "says `last`. ");
        else if (last)
            position_say(&w, "There is nothing to announce now. You say `last` with the play that "
                             "leaves you one card. ");
        else if (move->verb == MOVE_REPORT)
            position_say(&w, "You cannot report that now. ");
        else
            position_say(&w, "You cannot do that now. ");
        break;
    default:
        if (move && move->choice != 0)
            position_say(&w, g->d.run > 0 ? N_("You don't name a suit in a run. ")
                                          : N_("You only name a suit with an ace. "));
        else
            position_say(&w, "That isn't a move in Switch. ");
        break;
    }
    sw_text_explain_choices(g, seat, &w);
}

/* ---- Lessons ---- */

const struct game_lesson switch_lessons[] = {
    {"start", N_("You have seven cards. Whoever gets rid of theirs first wins. You can play a card "
                 "if it has the suit or the rank of the top card.")},
    {"turn 1", N_("It's your turn. Type the number or the name of a card that you can play, or of "
                  "several of one rank. If there is none, type `draw`.")},
    {"turn 2",
     N_("An ace goes on anything, and you name the suit: `ah spades`. A 7 stands for the card "
        "below it. With two players an 8 just passes the turn, and a J gives you another.")},
    {"now:now-owed-2", N_("That was a 2. If you have one too, play it, and the next player picks "
                          "up the total. If not, type `take`.")},
    {"now:now-owed-5h", N_("The 5 of hearts costs five cards. Only the 2 of hearts answers it. If "
                           "you have none, `take`.")},
    {"run", N_("A 3 starts a run. Suits don't matter now: everybody plays the same rank or the "
               "next one up.")},
    {"now:now-run", N_("You're in a run. Play the rank on top or the next one, or `take` as many "
                       "cards as the rank says.")},
    {"trick-finish", N_("Nobody can finish on a trick card: 2, 3, 5 of hearts, 7, 8, J, A, or any "
                        "card in a run. Keep a plain card for the end.")},
    {NULL, NULL}};
