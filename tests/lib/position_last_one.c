/*
 * Positions of Last One as text.
 */
#include "last_one/state.h"
#include "position_read.h"
#include "position_set.h"

static const char *const phase_words[] = {
    [LAST_ONE_PLAY] = "play",   [LAST_ONE_DREW] = "drew", [LAST_ONE_ANSWER] = "answer",
    [LAST_ONE_COLOR] = "color", [LAST_ONE_OVER] = "over", NULL};

/* The keys that only fill a field. */
static const struct position_field fields[] = {
    {"turn", POSITION_SEAT, offsetof(struct last_one, t.turn)},
    {"direction", POSITION_WAY, offsetof(struct last_one, t.direction)},
    {"color", POSITION_COLOR, offsetof(struct last_one, color)},
    {"owed", POSITION_SMALL, offsetof(struct last_one, t.owed), 0, SHED_CARDS, NULL},
    {"said", POSITION_SEATS, offsetof(struct last_one, t.said)},
    {"forgot", POSITION_SEATS, offsetof(struct last_one, t.forgot)},
    {"round", POSITION_SMALL, offsetof(struct last_one, round), 1, 30000},
    {"turns", POSITION_SMALL, offsetof(struct last_one, t.turns), 0, 30000},
    {"voids", POSITION_BYTE, offsetof(struct last_one, voids), 0, LO_VOIDS, NULL},
    {"left", POSITION_LEFT, offsetof(struct last_one, t.playing)},
    {"automatic", POSITION_SEATS, offsetof(struct last_one, automatic)},
    {"winners", POSITION_SEATS, offsetof(struct last_one, t.winners)},
    {"reports", POSITION_EACH_BYTE, offsetof(struct last_one, t.reports), 0, SHED_REPORTS, NULL},
    {NULL, POSITION_SEAT, 0}};

/* What a text says besides the state itself. */
struct given {
    struct last_one *g; /* the state that is read into */
    int starter;
};

static bool lo_position_read_phase(struct last_one *g, const char *value)
{
    const char *rest;
    int phase = position_word(value, phase_words, &rest);

    if (phase < 0 || (phase != LAST_ONE_DREW && *rest != '\0'))
        return false;
    g->d.phase = (uint8_t)phase;
    return phase != LAST_ONE_DREW || position_card(CARDS_LAST_ONE, rest, &g->d.drew);
}

/* Reads "from 1 holding yes". */
static bool lo_position_read_answer(struct last_one *g, const char *value)
{
    struct words w;

    if (!words_split(&w, value) || w.n != 4 || !words_is(&w, 0, "from") ||
        !words_is(&w, 2, "holding") || (!words_is(&w, 3, "yes") && !words_is(&w, 3, "no")) ||
        words_number(&w, 1) < 1 || words_number(&w, 1) > g->t.seats)
        return false;
    g->d.from = (uint8_t)words_number(&w, 1);
    g->holding = words_is(&w, 3, "yes");
    return true;
}

static bool lo_position_read_points(struct last_one *g, const struct position_reader *r)
{
    int seat, n;

    if (!position_seat(r->arg, g->t.seats, &seat) || !position_number(r->value, 0, 30000, &n))
        return false;
    g->score[seat] = n;
    if (g->d.pairs)
        g->score[lo_partner(g, seat)] = n;
    return true;
}

static int lo_position_read_line(void *arg, const struct position_reader *r)
{
    struct given *given = arg;
    struct last_one *g = given->g;
    const char *key = r->key, *value = r->value;
    int taken = piles_read(&g->t, CARDS_LAST_ONE, g->t.seats, r);

    if (taken != 0)
        return taken;
    if (strcmp(key, "points") == 0)
        return lo_position_read_points(g, r) ? 1 : -1;
    if (r->arg[0] != '\0')
        return position_field(fields, r, g->t.seats, g);
    if (strcmp(key, "starter") == 0)
        return position_seat(value, g->t.seats, &given->starter) ? 1 : -1;
    if (strcmp(key, "phase") == 0)
        return lo_position_read_phase(g, value) ? 1 : -1;
    if (strcmp(key, "answer") == 0)
        return lo_position_read_answer(g, value) ? 1 : -1;
    return position_field(fields, r, g->t.seats, g);
}

/* The colour that was in force before the joker +4 on top, as far as the pile shows it. */
static uint8_t lo_position_color_below(const struct last_one *g)
{
    return g->t.npile > 1 ? (uint8_t)card_color(g->t.pile[g->t.npile - 2]) : 0;
}

/* Fills in what the text does not say, as it is in an ordinary position. */
static void lo_position_complete(struct last_one *g, const char *text)
{
    card_t top = shed_top(&g->t);

    if (position_has(text, POSITION_CARDS) && !position_has(text, "color"))
        g->color = (uint8_t)card_color(top);
    /* Only a joker +4 has to be answered. */
    if (!position_has(text, "phase") && position_has(text, "answer"))
        g->d.phase = LAST_ONE_ANSWER;
    if (g->d.phase != LAST_ONE_ANSWER)
        return;
    g->before = lo_position_color_below(g);
    if (position_has(text, "answer"))
        return;
    /* The seat before the one on turn placed it. */
    do {
        int seat = g->d.from != 0 ? g->d.from : g->t.turn;

        if (g->t.direction == CLOCKWISE)
            g->d.from = (uint8_t)(seat == 1 ? g->t.seats : seat - 1);
        else
            g->d.from = (uint8_t)(seat == g->t.seats ? 1 : seat + 1);
    } while (!seats_have(g->t.playing, g->d.from));
    g->holding = lo_holds_color(g, g->d.from, g->before);
}

/* Why the position is impossible, as a sentence; NULL: it is possible. */
static const char *lo_position_contradiction(const struct last_one *g, int starter)
{
    bool other = false;

    if (__builtin_popcount(g->t.playing) < 2 && g->d.phase != LAST_ONE_OVER)
        return "Two seats at least have to be in play.";
    if (!seats_have(g->t.playing, g->t.turn) && g->d.phase != LAST_ONE_OVER)
        return "The seat on turn has left.";
    if (starter != 0 && !seats_have(g->t.playing, starter))
        return "The starter has left.";
    if (g->d.phase == LAST_ONE_OVER && g->t.winners == 0)
        return "A game that is over has winners.";
    if (g->d.phase == LAST_ONE_COLOR && g->t.owed > 0)
        return "While a colour is to be called nothing is owed.";
    if (g->d.phase == LAST_ONE_DREW && !shed_holds(&g->t, g->t.turn, &g->d.drew, 1))
        return "The card just drawn is not in the hand of the seat on turn.";
    for (int i = 0; i < g->t.ndeck; i++)
        other = other || g->t.deck[i] != CARD_LO_JOKER4;
    if (starter != 0 && g->t.npile != 1)
        return "With a starter the pile is one card.";
    if (starter != 0 && shed_top(&g->t) == CARD_LO_JOKER4 && !other)
        return "A joker +4 goes back, and no other card is in the deck.";
    return NULL;
}

enum game_code position_last_one(const struct game_rules *rules, void *st,
                                 const struct game_setup *setup, const char *text, char *why,
                                 size_t whycap)
{
    struct last_one *g = st;
    struct game_events ev = {0};
    struct given given = {.g = g};
    card_t pack[CARDS_LAST_ONE_PACK], surplus;
    const char *sentence;

    if (position_has(text, POSITION_CARDS)) {
        lo_prepare(g, setup);
        g->round = 1;
    } else {
        rules->start(g, setup, &ev);
    }
    if (position_lines(text, rules->title, lo_position_read_line, &given, why, whycap) != GAME_OK)
        return GAME_BAD_MOVE;
    surplus = piles_surplus(&g->t, g->t.seats, pack, cards_last_one_pack(pack));
    if (surplus != CARD_NONE)
        return position_fail(why, whycap, "The pack does not hold %s that often.",
                             card_name(surplus));
    sentence = lo_position_contradiction(g, given.starter);
    if (sentence)
        return position_fail(why, whycap, "%s", sentence);
    lo_position_complete(g, text);
    g->opened = g->t.forgot; /* no key says who else went down to one card */
    if (given.starter != 0)
        lo_first_card(g, given.starter, &ev);
    return GAME_OK;
}
