/*
 * Palace as text: moves, positions, and the sentences of refusals.
 */
#include "state.h"

#include <stdio.h>
#include <string.h>
#include <strings.h>

#include "explain.h"

static const char *const phase_words[] = {"select", "rps", "play", "again", "over", NULL};
static const char *const rps_words[] = {"", N_("rock"), N_("paper"), N_("scissors"), NULL};

/* The short name of a value: "3" to "K", "A", "2"; "" for 0. */
static const char *pa_text_value(int value)
{
    return value == 0 ? "" : card_rank_name(value > RANK_KING ? value - RANK_KING : value);
}

/* ---- Text ---- */

static int pa_text_rps_style(const char *word)
{
    for (int style = 1; style <= 3; style++)
        if (strcmp(word, rps_words[style]) == 0)
            return style;
    return 0;
}

enum game_code pa_parse(const void *st, int seat, const char *text, struct game_move *out)
{
    const struct palace *p = st;
    struct words words;
    memset(out, 0, sizeof(*out));
    if (!words_split(&words, text) || words.n == 0)
        return GAME_BAD_MOVE;
    int first = words_is(&words, 0, "rps") ? 1 : 0;
    if (words.n == first + 1 && pa_text_rps_style(words.word[first]) != 0) {
        out->verb = MOVE_RPS;
        out->style = (uint8_t)pa_text_rps_style(words.word[first]);
        return GAME_OK;
    }
    bool blind = pa_source(p, seat) == PALACE_FROM_DOWN;
    int flip = words_is(&words, 0, "flip") ? 1 : 0;
    if (words.n == flip + 1 && (flip || blind) && words_number(&words, flip) >= 0) {
        out->verb = MOVE_FLIP;
        out->num[0] = (int16_t)(words_number(&words, flip) & 0x7FFF);
        return GAME_OK;
    }
    struct movetext mt = {.family = CARDS_STANDARD,
                          .pick_up = MOVE_TAKE,
                          .verbs = 1U << MOVE_PLAY | 1U << MOVE_TAKE | 1U << MOVE_PASS |
                                   1U << MOVE_LAST, /* never possible here */
                          .take_cards = true};
    mt.nhand = pa_source_cards(p, seat, &mt.hand);
    enum game_code code;
    if (words_is(&words, 0, "keep")) {
        out->verb = MOVE_KEEP;
        code = movetext_parse_cards(&mt, &words, 1, out);
        if (code == GAME_OK && out->ncards == 0)
            code = GAME_BAD_MOVE;
        if (code != GAME_OK)
            memset(out, 0, sizeof(*out));
        return code;
    }
    return movetext_parse_words(&mt, &words, out);
}

int pa_format(const void *st, int seat, const struct game_move *move, char *out, size_t cap)
{
    if (move->verb == MOVE_RPS)
        return snprintf(out, cap, "%s", rps_words[move->style <= 3 ? move->style : 0]);
    if (move->verb == MOVE_FLIP)
        return snprintf(out, cap, "flip %d", move->num[0]);
    return movetext_format(st, seat, move, out, cap);
}

/* ---- Positions ---- */

int pa_position(const void *st, char *out, size_t cap)
{
    const struct palace *p = st;
    struct buf w = buf_over(out, cap);
    shed_write(&p->t, &w);
    for (int seat = 1; seat <= p->t.seats; seat++) {
        buf_printf(&w, "up %d:", seat);
        position_put_cards(&w, p->up[seat], p->nup[seat]);
        buf_printf(&w, "down %d:", seat);
        position_put_cards(&w, p->down[seat], p->ndown[seat]);
        buf_printf(&w, "downs %d: %d\n", seat, p->ndown[seat]);
    }
    shed_write_turn(&p->t, &w);
    buf_printf(&w, "phase: %s\n", phase_words[p->d.phase]);
    buf_printf(&w, "stock: %d\n", p->t.ndeck);
    buf_printf(&w, "burned: %d\n", p->burned);
    if (p->d.need == PALACE_NEED_AT_LEAST)
        buf_printf(&w, "need: >=%s\n", pa_text_value(p->d.need_value));
    else
        buf_printf(&w, "need: %s\n", p->d.need == PALACE_NEED_ANY ? "any" : "<7");
    buf_printf(&w, "declared: %s\n", p->d.declared != 0 ? pa_text_value(p->d.declared) : "-");
    for (int seat = 1; p->picks != 0 && seat <= p->t.seats; seat++)
        buf_printf(&w, "picked %d: %d\n", seat, p->d.picked[seat]);
    return (int)w.len;
}

/* ---- Words ---- */

const char *pa_choice_words(uint8_t choice)
{
    static const char *const value[] = {"3",        "4",       "5",  "6",        "7",
                                        "8",        "9",       "10", N_("jack"), N_("queen"),
                                        N_("king"), N_("ace"), "2"};
    if (choice >= PA_CHOICE_VALUE + 3 && choice <= PA_CHOICE_VALUE + VALUE_TWO)
        return value[choice - PA_CHOICE_VALUE - 3];
    return choice > 16 && choice <= 19 ? rps_words[choice - 16] : choice_words(choice);
}

/* Writes what the seat can do now: "You can play 7H or 5C, or `take`." */
static void pa_text_explain_choices(const struct palace *p, int seat, struct buf *w)
{
    const card_t *held;
    card_t card[52] = {0};
    int n = 0, nheld = p->t.turn == seat ? pa_source_cards(p, seat, &held) : 0;
    const char *verb = p->d.phase == PALACE_AGAIN ? "pass" : pa_may_take(p, seat) ? "take" : NULL;

    for (int i = 0; i < nheld; i++)
        if (pa_fits(p, pa_value(held[i])))
            card[n++] = held[i];
    for (int i = 1; i < n; i++) /* sorts them as the hand is shown */
        for (int k = i; k > 0 && pa_value(card[k - 1]) > pa_value(card[k]); k--) {
            card_t one = card[k];
            card[k] = card[k - 1];
            card[k - 1] = one;
        }
    if (p->t.turn == seat && pa_source(p, seat) == PALACE_FROM_DOWN && verb)
        position_say(w, "Your lives are face down. Type `flip 1`, or `%s`.", verb);
    else if (p->t.turn == seat && pa_source(p, seat) == PALACE_FROM_DOWN)
        position_say(w, "Your lives are face down. Type `flip 1`.");
    else
        explain_cards(w, card, n, p->t.turn == seat ? verb : NULL);
}

static void pa_text_explain_need(const struct palace *p, int seat, struct buf *w)
{
    if (p->d.declared != 0)
        position_say(w, "The first play has to include the lowest value, %s. ",
                     pa_text_value(p->d.declared));
    else if (p->d.need == PALACE_NEED_BELOW_7)
        position_say(w, "After a 7 you have to play 2 to 7, or 10. ");
    else if (p->d.need_value == VALUE_ACE)
        position_say(w, "You need an ace, or a 2, 5, 7 or 10. ");
    else
        position_say(w, "You need %s or higher, or a 2, 5, 7 or 10. ",
                     pa_text_value(p->d.need_value));
    pa_text_explain_choices(p, seat, w);
}

/* Writes what the seat can keep, as an example. */
static const char *pa_text_keep(const struct palace *p, int seat, char *out, size_t cap)
{
    const card_t *card = p->t.hand[seat];
    struct game_view view;
    int at[EXPLAIN_LIVES], len = snprintf(out, cap, "keep");

    pa_view(p, seat, &view);
    explain_keep(&palace_rules, &view, card, p->t.nhand[seat], at);
    for (int i = 0; i < EXPLAIN_LIVES; i++)
        len += snprintf(out + len, cap - (size_t)len, " %s", card_name(card[at[i]]));
    return out;
}

static void pa_text_explain_not_now(const struct palace *p, int seat, const struct game_move *move,
                                    struct buf *w)
{
    char example[32];
    bool takes = move && move->verb == MOVE_TAKE;
    if (p->d.phase == PALACE_SELECT && p->nup[seat] == 0)
        position_say(w,
                     "First select three lives. Type `keep` and three of your cards, "
                     "such as `%s`.",
                     pa_text_keep(p, seat, example, sizeof(example)));
    else if (p->d.phase == PALACE_SELECT)
        position_say(w,
                     "You have already selected your lives. Wait for the others, or type `look`.");
    else if (p->d.phase == PALACE_RPS)
        position_say(w, p->rps[seat] != 0
                            ? N_("You have already chosen. Wait for the others, or type `look`.")
                            : N_("Rock, paper, scissors decides who begins. Type "
                                 "`rock`, `paper` or `scissors`."));
    else if (takes && p->t.npile == 0)
        position_say(w, "There is no pile to pick up. ");
    else if (takes && !pa_may_take(p, seat))
        position_say(
            w, "You have picked up %d times when you could have played. A game allows no more. ",
            p->picks);
    else if (takes && pa_source(p, seat) == PALACE_FROM_UP)
        position_say(w, "You can play one of your lives, so you cannot take any along. ");
    else
        position_say(w, move && move->verb == MOVE_LAST ? N_("That isn't a move in Palace. ")
                                                        : N_("You cannot do that now. "));
    if (p->d.phase != PALACE_SELECT && p->d.phase != PALACE_RPS)
        pa_text_explain_choices(p, seat, w);
}

static void pa_text_explain_not_your_turn(const struct palace *p, const struct game_move *move,
                                          struct buf *w)
{
    if (!move || (GAME_AT_ONCE >> move->verb & 1) == 0)
        position_say(w, "It isn't your turn yet. Type `look` to see the table.");
    else if (p->d.phase == PALACE_RPS)
        position_say(w, "The others are deciding who begins. Wait for them, or type `look`.");
    else
        position_say(
            w,
            "The game has begun, so it is too late for that. Wait for your turn, or type `look`.");
}

static void pa_text_explain_bad_move(const struct palace *p, int seat, struct buf *w)
{
    char example[32];
    if (p->d.phase == PALACE_SELECT && p->nup[seat] == 0) {
        position_say(w, "Name three of your cards, such as `%s`.",
                     pa_text_keep(p, seat, example, sizeof(example)));
    } else if (p->d.phase == PALACE_SELECT || p->d.phase == PALACE_RPS) {
        pa_text_explain_not_now(p, seat, NULL, w);
    } else {
        position_say(w, "That isn't a move in Palace. ");
        pa_text_explain_choices(p, seat, w);
    }
}

void pa_explain(const void *st, int seat, const struct game_move *move, enum game_code code,
                char *out, size_t cap)
{
    char example[32];
    const struct palace *p = st;
    struct buf w = buf_over(out, cap);
    switch (code) {
    case GAME_OK: break;
    case GAME_NOT_YOUR_TURN: pa_text_explain_not_your_turn(p, move, &w); break;
    case GAME_OVER: position_say(&w, "The game is over. Type `rematch` for another."); break;
    case GAME_BAD_STACK:
        position_say(&w, "Cards that you play together must have the same value. ");
        pa_text_explain_choices(p, seat, &w);
        break;
    case GAME_NO_MATCH: pa_text_explain_need(p, seat, &w); break;
    case GAME_NOT_IN_HAND:
        if (move && move->verb == MOVE_FLIP) {
            position_say(&w, "You don't have that life. ");
            pa_text_explain_choices(p, seat, &w);
            break;
        }
        if (p->d.phase == PALACE_SELECT) {
            position_say(&w,
                         "You don't have all of those cards. Name three of yours, such as `%s`.",
                         pa_text_keep(p, seat, example, sizeof(example)));
            break;
        }
        position_say(&w,
                     pa_source(p, seat) == PALACE_FROM_UP
                         ? N_("You play from your face-up lives now, and that isn't one of them. ")
                         : N_("You don't have that card. "));
        pa_text_explain_choices(p, seat, &w);
        break;
    case GAME_NOT_NOW: pa_text_explain_not_now(p, seat, move, &w); break;
    default: pa_text_explain_bad_move(p, seat, &w); break;
    }
}

/* ---- Lessons ---- */

const struct game_lesson pa_lessons[] = {
    {"start", N_("Whoever gets rid of all cards first wins. Three lie face down before you. Put "
                 "three of your six on them, face up. These lives are played last: 10s, aces and "
                 "kings are best.")},
    {"lives", N_("The lives are on show. You play them after hand and stock. Until then you draw "
                 "back up to three cards.")},
    {"turn 1",
     N_("It's your turn to play. On a pile, play a card as high as its top one or higher, "
        "or several of one value. 2, 5, 7 and 10 always fit. If none fits, type `take`.")},
    {"reset", N_("A 2 resets the pile: any card may follow.")},
    {"lower", N_("A 7 turns things upside down: the next card must be 2 to 7, or 10.")},
    {"skip",
     N_("A 5 turns the order round. With two players, whoever played it has another turn.")},
    {"bomb", N_("A bomb, a 10 or four of one value, clears the pile. Whoever made it may play "
                "again, or type `pass`.")},
    {"take",
     N_("Taking the pile isn't the end: many cards also mean sets of one value to play at once.")},
    {"now:face-down", N_("Face-down lives come last of all. They are played blind: `flip 1`.")},
    {NULL, NULL}};
