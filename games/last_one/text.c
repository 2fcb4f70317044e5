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
        .hand = g->piles.hand[seat],
        .nhand = g->piles.nhand[seat],
        .verbs = 1 << MOVE_PLAY | 1 << MOVE_DRAW | 1 << MOVE_TAKE | 1 << MOVE_PASS |
                 1 << MOVE_LAST | 1 << MOVE_REPORT | 1 << MOVE_LIE | 1 << MOVE_CHOOSE,
        .pick_up = g->owed > 0 || g->phase == LAST_ONE_ANSWER ? MOVE_TAKE : MOVE_DRAW,
        .choice_wanted = g->phase == LAST_ONE_COLOR,
    };
    enum game_code code = movetext_parse(&mt, text, out);

    /* A player who has said `last` with two cards says nothing new by saying it again with the
     * first of them. With the only card left, saying it is not a valid declaration (LO-D11). */
    if (code == GAME_OK && out->verb == MOVE_PLAY && g->turn == seat && g->said >> seat & 1 &&
        g->piles.nhand[seat] == 2)
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
    struct position_writer w;

    position_start(&w, out, cap);
    piles_write(&g->piles, g->seats, &w);
    position_put(&w, "turn: %d\n", g->turn);
    position_put(&w, "direction: %s\n", g->direction == CLOCKWISE ? "cw" : "ccw");
    position_put(&w, "color: %s\n", choice_name(g->color));
    position_put(&w, "owed: %d\n", g->owed);
    if (g->phase == LAST_ONE_DREW)
        position_put(&w, "phase: drew %s\n", card_name(g->drew));
    else
        position_put(&w, "phase: %s\n", phase_words[g->phase]);
    if (g->phase == LAST_ONE_ANSWER)
        position_put(&w, "answer: from %d holding %s\n", g->from, g->holding ? "yes" : "no");
    position_put_seats(&w, "said", g->said);
    position_put_seats(&w, "forgot", g->forgot);
    for (int s = 1; s <= g->seats; s++)
        position_put(&w, "points %d: %d\n", s, (int)g->score[s]);
    position_put(&w, "round: %d\n", g->round);
    position_put(&w, "turns: %d\n", g->turns);
    position_put(&w, "voids: %d\n", g->voids);
    for (int s = 1; s <= g->seats; s++)
        if (g->reports[s] != 0)
            position_put(&w, "reports %d: %d\n", s, g->reports[s]);
    position_put_seats(&w, "left", seats_all(g->seats) & (uint16_t)~g->playing);
    position_put_seats(&w, "automatic", g->automatic);
    if (g->phase == LAST_ONE_OVER)
        position_put_seats(&w, "winners", g->winners);
    return (int)w.len;
}

/* The keys that only fill a field. */
static const struct position_field fields[] = {
    {"turn", POSITION_SEAT, offsetof(struct last_one, turn), 0, 0, NULL},
    {"direction", POSITION_WAY, offsetof(struct last_one, direction), 0, 0, NULL},
    {"color", POSITION_COLOR, offsetof(struct last_one, color), 0, 0, NULL},
    {"owed", POSITION_SMALL, offsetof(struct last_one, owed), 0, PILES_CARDS, NULL},
    {"said", POSITION_SEATS, offsetof(struct last_one, said), 0, 0, NULL},
    {"forgot", POSITION_SEATS, offsetof(struct last_one, forgot), 0, 0, NULL},
    {"round", POSITION_SMALL, offsetof(struct last_one, round), 1, 30000, NULL},
    {"turns", POSITION_SMALL, offsetof(struct last_one, turns), 0, 30000, NULL},
    {"voids", POSITION_BYTE, offsetof(struct last_one, voids), 0, LO_VOIDS, NULL},
    {"left", POSITION_LEFT, offsetof(struct last_one, playing), 0, 0, NULL},
    {"automatic", POSITION_SEATS, offsetof(struct last_one, automatic), 0, 0, NULL},
    {"winners", POSITION_SEATS, offsetof(struct last_one, winners), 0, 0, NULL},
    {"reports", POSITION_EACH_BYTE, offsetof(struct last_one, reports), 0, LO_REPORTS, NULL},
    {NULL, POSITION_SEAT, 0, 0, 0, NULL}};

/* What a text says besides the state itself. */
struct given {
    struct last_one *g; /* the state that is read into */
    int starter;
    bool dealt, color, phase, holding;
};

static bool lo_text_read_phase(struct last_one *g, const char *value)
{
    const char *rest;
    int phase = position_word(value, phase_words, &rest);

    if (phase < 0 || (phase != LAST_ONE_DREW && *rest != '\0'))
        return false;
    g->phase = (uint8_t)phase;
    return phase != LAST_ONE_DREW || position_card(CARDS_LAST_ONE, rest, &g->drew);
}

/* Reads "from 1 holding yes". */
static bool lo_text_read_answer(struct last_one *g, const char *value)
{
    struct words w;

    if (!words_split(&w, value) || w.n != 4 || !words_is(&w, 0, "from") ||
        !words_is(&w, 2, "holding") || (!words_is(&w, 3, "yes") && !words_is(&w, 3, "no")) ||
        words_number(&w, 1) < 1 || words_number(&w, 1) > g->seats)
        return false;
    g->from = (uint8_t)words_number(&w, 1);
    g->holding = words_is(&w, 3, "yes");
    return true;
}

static bool lo_text_read_points(struct last_one *g, const struct position_reader *r)
{
    int seat, n;

    if (!position_seat(r->arg, g->seats, &seat) || !position_number(r->value, 0, 30000, &n))
        return false;
    g->score[seat] = n;
    if (g->pairs)
        g->score[lo_partner(g, seat)] = n;
    return true;
}

static int lo_text_read_line(void *arg, const struct position_reader *r)
{
    struct given *given = arg;
    struct last_one *g = given->g;
    const char *key = r->key, *value = r->value;
    int taken = piles_read(&g->piles, CARDS_LAST_ONE, g->seats, r);

    if (taken != 0)
        return taken;
    if (strcmp(key, "points") == 0)
        return lo_text_read_points(g, r) ? 1 : -1;
    if (r->arg[0] != '\0')
        return position_field(fields, r, g->seats, g);
    if (strcmp(key, "starter") == 0)
        return position_seat(value, g->seats, &given->starter) ? 1 : -1;
    if (strcmp(key, "phase") == 0) {
        given->phase = true;
        return lo_text_read_phase(g, value) ? 1 : -1;
    }
    if (strcmp(key, "answer") == 0) {
        given->holding = true;
        return lo_text_read_answer(g, value) ? 1 : -1;
    }
    given->color = given->color || strcmp(key, "color") == 0;
    return position_field(fields, r, g->seats, g);
}

/* The colour that was in force before the joker +4 on top, as far as the pile shows it. */
static uint8_t lo_text_color_below(const struct last_one *g)
{
    return g->piles.npile > 1 ? (uint8_t)card_color(g->piles.pile[g->piles.npile - 2]) : 0;
}

/* Fills in what the text does not say, as it is in an ordinary position. */
static void lo_text_complete(struct last_one *g, const struct given *given)
{
    card_t top = piles_top(&g->piles);

    if (!given->dealt && !given->color)
        g->color = (uint8_t)card_color(top);
    /* Only a joker +4 has to be answered. */
    if (!given->phase && given->holding)
        g->phase = LAST_ONE_ANSWER;
    if (g->phase != LAST_ONE_ANSWER)
        return;
    g->before = lo_text_color_below(g);
    if (given->holding)
        return;
    /* The seat before the one on turn placed it. */
    do {
        int seat = g->from != 0 ? g->from : g->turn;

        if (g->direction == CLOCKWISE)
            g->from = (uint8_t)(seat == 1 ? g->seats : seat - 1);
        else
            g->from = (uint8_t)(seat == g->seats ? 1 : seat + 1);
    } while (!lo_playing(g, g->from));
    for (int i = 0; i < g->piles.nhand[g->from]; i++)
        if (g->before != 0 && card_color(g->piles.hand[g->from][i]) == g->before)
            g->holding = 1;
}

/* Why the position is impossible, as a sentence; NULL: it is possible. */
static const char *lo_text_contradiction(const struct last_one *g, const struct given *given)
{
    bool other = false;

    if (__builtin_popcount(g->playing) < 2 && g->phase != LAST_ONE_OVER)
        return "Two seats at least have to be in play.";
    if (!lo_playing(g, g->turn) && g->phase != LAST_ONE_OVER)
        return "The seat on turn has left.";
    if (given->starter != 0 && !lo_playing(g, given->starter))
        return "The starter has left.";
    if (g->phase == LAST_ONE_OVER && g->winners == 0)
        return "A game that is over has winners.";
    if (g->phase == LAST_ONE_COLOR && g->owed > 0)
        return "While a colour is to be called nothing is owed.";
    if (g->phase == LAST_ONE_DREW && piles_find(&g->piles, g->turn, g->drew) < 0)
        return "The card just drawn is not in the hand of the seat on turn.";
    for (int i = 0; i < g->piles.ndeck; i++)
        other = other || g->piles.deck[i] != CARD_LO_JOKER4;
    if (given->starter != 0 && g->piles.npile != 1)
        return "With a starter the pile is one card.";
    if (given->starter != 0 && piles_top(&g->piles) == CARD_LO_JOKER4 && !other)
        return "A joker +4 goes back, and no other card is in the deck.";
    return NULL;
}

enum game_code lo_set_position(void *st, const struct game_setup *setup, const char *text,
                               char *why, size_t whycap)
{
    static const char *const dealt_keys[] = {"hand", "pile", "deck", NULL};
    struct last_one *g = st;
    struct game_events ev = {0};
    struct given given = {.g = g, .dealt = !position_has(text, dealt_keys)};
    card_t pack[CARDS_LAST_ONE_PACK], surplus;
    const char *sentence = NULL;

    if ((given.dealt ? lo_start(g, setup, &ev, &sentence) : lo_prepare(g, setup, &sentence)) !=
        GAME_OK)
        return position_fail(why, whycap, "%s", sentence);
    if (!given.dealt)
        g->round = 1;
    if (position_lines(text, last_one_rules.title, lo_text_read_line, &given, why, whycap) !=
        GAME_OK)
        return GAME_BAD_MOVE;
    surplus = piles_surplus(&g->piles, g->seats, pack, cards_last_one_pack(pack));
    if (surplus != CARD_NONE)
        return position_fail(why, whycap, "The pack does not hold %s that often.",
                             card_name(surplus));
    sentence = lo_text_contradiction(g, &given);
    if (sentence)
        return position_fail(why, whycap, "%s", sentence);
    lo_text_complete(g, &given);
    g->opened = g->forgot;
    if (given.starter != 0)
        lo_first_card(g, given.starter, &ev);
    return GAME_OK;
}

/* ---- Refusals in words ---- */

/* What the seat on turn can do now: "You can play R5 or G+2, or `take`." */
static void lo_text_explain_choices(const struct last_one *g, int seat, struct position_writer *w)
{
    const struct piles *p = &g->piles;
    card_t card[PILES_CARDS];
    int n = 0;

    if (g->phase == LAST_ONE_ANSWER) {
        position_say(w, "Type `take` or `lie`.");
        return;
    }
    if (g->phase == LAST_ONE_COLOR) {
        position_say(w, "Type `red`, `blue`, `green` or `yellow`.");
        return;
    }
    for (int i = 0; i < p->nhand[seat]; i++)
        if (lo_fits(g, p->hand[seat][i]) &&
            (g->owed == 0 || card_face(p->hand[seat][i]) == FACE_PICK_UP) &&
            (g->phase != LAST_ONE_DREW || p->hand[seat][i] == g->drew))
            card[n++] = p->hand[seat][i];
    explain_cards(w, card, n, g->owed > 0 ? "take" : g->phase == LAST_ONE_DREW ? "pass" : "draw");
}

static void lo_text_explain_not_now(const struct last_one *g, int seat,
                                    const struct game_move *move, struct position_writer *w)
{
    if (move->verb == MOVE_LAST || (move->verb == MOVE_PLAY && move->last &&
                                    (g->phase != LAST_ONE_DREW || move->card[0] == g->drew))) {
        position_say(w, g->said >> seat & 1 ? N_("You have already said it.")
                                            : N_("You say \"last one\" on your turn, with two "
                                                 "cards in hand, before you play one."));
        position_say(w, " You have %d.", g->piles.nhand[seat]);
        return;
    }
    switch (move->verb) {
    case MOVE_REPORT:
        if (!lo_playing(g, seat) || !lo_playing(g, move->to))
            position_say(
                w,
                "Only players still in the game report each other. Type `who` to see the table.");
        else if (g->playing & ~(uint16_t)(1 << seat) & (uint16_t)(1 << move->to) &&
                 lo_partner(g, seat) != move->to)
            position_say(w, "Three of your reports in this round were wrong. You can report again "
                            "in the next one.");
        else
            position_say(w, "You can only report opponents. Type `report` and the name of one.");
        return;
    case MOVE_PLAY:
        position_say(w, "You can only play the card you just drew, %s. ", card_name(g->drew));
        break;
    case MOVE_DRAW: position_say(w, "You have already drawn. "); break;
    case MOVE_PASS: position_say(w, "You can only pass after drawing. "); break;
    case MOVE_TAKE: position_say(w, "There is nothing to pick up. "); break;
    case MOVE_LIE: position_say(w, "There is no joker +4 to doubt. "); break;
    default: position_say(w, "There is no colour to name now. "); break;
    }
    lo_text_explain_choices(g, seat, w);
}

static void lo_text_explain_must_answer(const struct last_one *g, int seat,
                                        const struct game_move *move, struct position_writer *w)
{
    if (g->phase == LAST_ONE_ANSWER)
        position_say(w, "You have to answer the joker +4 first. ");
    else if (move && move->verb == MOVE_PLAY)
        position_say(w, "You cannot play %s on %s. ", card_name(move->card[0]),
                     card_name(piles_top(&g->piles)));
    else
        position_say(w, "You have to pick up %d, or pass it on with a pick up two. ", g->owed);
    lo_text_explain_choices(g, seat, w);
}

void lo_explain(const void *st, int seat, const struct game_move *move, enum game_code code,
                char *out, size_t cap)
{
    const struct last_one *g = st;
    card_t card = move && move->ncards > 0 ? move->card[0] : CARD_NONE;
    card_t top = piles_top(&g->piles);
    struct position_writer w;

    position_start(&w, out, cap);
    if (explain_common(&w, code, move, g->turn, g->piles.nhand[seat]))
        return;
    switch (code) {
    case GAME_NO_MATCH:
        if (lo_is_joker(top))
            position_say(&w, "You cannot play %s on %s (%s). ", card_name(card), card_name(top),
                         tr(choice_words(g->color)));
        else
            position_say(&w, "You cannot play %s on %s. ", card_name(card), card_name(top));
        lo_text_explain_choices(g, seat, &w);
        break;
    case GAME_BAD_STACK:
        position_say(&w, "You can only play one card a turn. ");
        lo_text_explain_choices(g, seat, &w);
        break;
    case GAME_MUST_ANSWER: lo_text_explain_must_answer(g, seat, move, &w); break;
    case GAME_NEED_CHOICE:
        if (g->phase == LAST_ONE_COLOR)
            position_say(
                &w, "You have to name a colour first. Type `red`, `blue`, `green` or `yellow`.");
        else
            position_say(&w, "A joker needs a colour. Type `red`, `blue`, `green` or `yellow`.");
        break;
    case GAME_NOT_NOW: lo_text_explain_not_now(g, seat, move, &w); break;
    default:
        if (move && move->verb == MOVE_PLAY && move->choice != 0)
            position_say(&w, "You only name a colour with a joker. ");
        else
            position_say(&w, "That isn't a move in Last One. ");
        if (g->turn == seat && g->phase != LAST_ONE_OVER)
            lo_text_explain_choices(g, seat, &w);
        else
            explain_rules(&w);
        break;
    }
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
