/*
 * Positions of Extreme Last Card as text.
 */
#include "extreme_last_card/state.h"
#include "position_read.h"
#include "position_set.h"

static const char *const mode_words[] = {"normal", "fight", NULL};
static const char *const phase_words[] = {"play", "over", NULL};

/* The keys that only fill a field. */
static const struct position_field fields[] = {
    {"turn", POSITION_SEAT, offsetof(struct extreme, t.turn)},
    {"dealer", POSITION_SEAT, offsetof(struct extreme, d.dealer)},
    {"direction", POSITION_WAY, offsetof(struct extreme, t.direction)},
    {"suit", POSITION_SUIT, offsetof(struct extreme, suit)},
    {"mode", POSITION_WORD, offsetof(struct extreme, d.fight), 0, 0, mode_words},
    {"owed", POSITION_SMALL, offsetof(struct extreme, t.owed), 0, 1000},
    {"blocked", POSITION_WORD, offsetof(struct extreme, d.blocked), 0, 0, position_no_yes},
    {"free", POSITION_WORD, offsetof(struct extreme, d.free), 0, 0, position_no_yes},
    {"said", POSITION_SEATS, offsetof(struct extreme, t.said)},
    {"turns", POSITION_SMALL, offsetof(struct extreme, t.turns), 0, 65535},
    {"left", POSITION_LEFT, offsetof(struct extreme, t.playing)},
    {"phase", POSITION_WORD, offsetof(struct extreme, over), 0, 0, phase_words},
    {"winners", POSITION_SEATS, offsetof(struct extreme, t.winners)},
    {"by-limit", POSITION_WORD, offsetof(struct extreme, t.by_limit), 0, 0, position_no_yes},
    {"dignity", POSITION_EACH_SMALL, offsetof(struct extreme, d.dignity), 0, 30000},
    {NULL, POSITION_SEAT, 0}};

static int el_position_read_line(void *arg, const struct position_reader *r)
{
    struct extreme *g = arg;
    int taken = piles_read(&g->t, CARDS_STANDARD, g->t.seats, r);

    return taken != 0 ? taken : position_field(fields, r, g->t.seats, g);
}

/* Why the position is impossible, as a sentence; NULL: it is possible. */
static const char *el_position_contradiction(const struct extreme *g)
{
    int left = seats_count(g->t.playing);

    if (g->over)
        return __builtin_popcount(g->t.winners) == 1 && (g->t.winners & ~g->t.playing) == 0
                   ? NULL
                   : "A game that is over has one winner, who did not leave.";
    if (g->t.winners != 0 || g->t.by_limit)
        return "Only a game that is over has a winner.";
    if (left < 2)
        return "Two seats at least have to be in play.";
    if (!seats_have(g->t.playing, g->t.turn))
        return "The seat on turn has left.";
    if (!g->d.fight && (g->t.owed > 0 || g->d.blocked))
        return "In normal mode nothing is owed or blocked.";
    for (int s = 1; s <= g->t.seats; s++)
        if (!seats_have(g->t.playing, s) && g->t.nhand[s] > 0)
            return "A seat that has left holds no card.";
    return NULL;
}

enum game_code position_extreme_last_card(const struct game_rules *rules, void *st,
                                          const struct game_setup *setup, const char *text,
                                          char *why, size_t whycap)
{
    struct extreme *g = st;
    struct game_events ev = {0};
    bool dealt = !position_has(text, POSITION_CARDS);
    card_t pack[SHED_CARDS], surplus;
    const char *sentence;

    if (dealt)
        rules->start(g, setup, &ev);
    else
        el_prepare(g, setup);
    if (position_lines(text, rules->title, el_position_read_line, g, why, whycap) != GAME_OK)
        return GAME_BAD_MOVE;
    surplus = piles_surplus(&g->t, g->t.seats, pack, el_pack(g, pack));
    if (surplus != CARD_NONE)
        return position_fail(why, whycap, "The pack does not hold %s that often.",
                             card_name(surplus));
    /* EL-D11: a declaration holds only with one card in hand. */
    for (int s = 1; s <= g->t.seats; s++)
        if (g->t.nhand[s] != 1)
            g->t.said &= (uint16_t) ~(1 << s);
    /* Only in a fight can there be a total or a block. */
    if (!position_has(text, "mode"))
        g->d.fight = g->t.owed > 0 || g->d.blocked;
    /* EL-D3: the seat clockwise of the dealer starts. */
    if (dealt && position_has(text, "dealer") && !position_has(text, "turn"))
        g->t.turn = g->d.dealer == g->t.seats ? 1 : (uint8_t)(g->d.dealer + 1);
    sentence = el_position_contradiction(g);
    if (sentence)
        return position_fail(why, whycap, "%s", sentence);
    el_face_block(g, &ev);
    return GAME_OK;
}
