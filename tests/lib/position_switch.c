/*
 * Positions of Switch as text.
 */
#include "position_read.h"
#include "position_set.h"
#include "switch/state.h"

static const char *const rank_words[] = {"-", "A", "2",  "3", "4", "5", "6", "7",
                                         "8", "9", "10", "J", "Q", "K", NULL};
static const char *const owed_words[] = {"-", "2", "5H", NULL};

/* The keys that only fill a field. */
static const struct position_field fields[] = {
    {"turn", POSITION_SEAT, offsetof(struct switch_game, t.turn)},
    {"direction", POSITION_WAY, offsetof(struct switch_game, t.direction)},
    {"suit", POSITION_SUIT, offsetof(struct switch_game, d.suit)},
    {"rank", POSITION_WORD, offsetof(struct switch_game, d.rank), 0, 0, rank_words},
    {"run", POSITION_WORD, offsetof(struct switch_game, d.run), 0, 0, rank_words},
    {"owed", POSITION_SMALL, offsetof(struct switch_game, t.owed), 0, SW_PACK, NULL},
    {"owed-by", POSITION_WORD, offsetof(struct switch_game, d.owed_by), 0, 0, owed_words},
    {"said", POSITION_SEATS, offsetof(struct switch_game, t.said)},
    {"forgot", POSITION_SEATS, offsetof(struct switch_game, t.forgot)},
    {"turns", POSITION_SMALL, offsetof(struct switch_game, t.turns), 0, 60000},
    {"left", POSITION_LEFT, offsetof(struct switch_game, t.playing)},
    {"winners", POSITION_SEATS, offsetof(struct switch_game, t.winners)},
    {"reports", POSITION_EACH_BYTE, offsetof(struct switch_game, t.reports), 0, SHED_REPORTS, NULL},
    {NULL, POSITION_SEAT, 0}};

static int sw_position_read_line(void *arg, const struct position_reader *r)
{
    struct switch_game *g = arg;
    int taken = piles_read(&g->t, CARDS_STANDARD, g->t.seats, r);
    if (taken != 0)
        return taken;
    taken = position_field(fields, r, g->t.seats, g);
    if (strcmp(r->key, "winners") == 0)
        g->over = g->t.winners != 0;
    return g->d.run == 0 || g->d.run >= 3 ? taken : -1;
}

/* Fills in from the top card what the text does not give. */
static void sw_position_complete(struct switch_game *g, const char *text)
{
    card_t top = shed_top(&g->t);
    if (!position_has(text, "suit"))
        g->d.suit = (uint8_t)card_suit(top);
    if (!position_has(text, "rank"))
        g->d.rank = (uint8_t)card_rank(top);
    if (!position_has(text, "owed-by") && g->t.owed > 0)
        g->d.owed_by = card_rank(top) == 5 ? SWITCH_BY_5H : SWITCH_BY_2;
}

enum game_code position_switch(const struct game_rules *rules, void *st,
                               const struct game_setup *setup, const char *text, char *why,
                               size_t whycap)
{
    struct switch_game *g = st;
    struct game_events ev = {0};
    card_t pack[SW_PACK], surplus;
    if (position_has(text, POSITION_CARDS))
        sw_prepare(g, setup);
    else
        rules->start(g, setup, &ev);
    if (position_lines(text, rules->title, sw_position_read_line, g, why, whycap) != GAME_OK)
        return GAME_BAD_MOVE;
    surplus = piles_surplus(&g->t, g->t.seats, pack, sw_pack(g->t.seats, pack));
    if (surplus != CARD_NONE)
        return position_fail(why, whycap, "%s is named more often than the pack holds it.",
                             card_name(surplus));
    if (!seats_have(g->t.playing, g->t.turn) && !g->over)
        return position_fail(why, whycap, "Seat %d is on turn but has left.", g->t.turn);
    if (g->t.owed > 0 && g->d.run > 0)
        return position_fail(why, whycap, "Nothing is owed during a run.");
    sw_position_complete(g, text);
    g->window = g->t.forgot;
    return GAME_OK;
}
