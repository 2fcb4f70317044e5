/*
 * Positions of Palace as text.
 */
#include "palace/state.h"
#include "position_read.h"
#include "position_set.h"

static const char *const value_words[] = {"",  "",  "",   "3", "4", "5", "6", "7",
                                          "8", "9", "10", "J", "Q", "K", "A", "2"};
static const char *const phase_words[] = {"select", "rps", "play", "again", "over", NULL};

static int pa_position_parse_value(const char *text)
{
    for (int value = 3; value <= VALUE_TWO; value++)
        if (strcasecmp(text, value_words[value]) == 0)
            return value;
    return 0;
}

/* The keys that only fill a field. */
static const struct position_field fields[] = {
    {"turn", POSITION_SEAT, offsetof(struct palace, t.turn)},
    {"direction", POSITION_WAY, offsetof(struct palace, t.direction)},
    {"phase", POSITION_WORD, offsetof(struct palace, d.phase), 0, 0, phase_words},
    {"burned", POSITION_SMALL, offsetof(struct palace, burned), 0, 52},
    {"picked", POSITION_EACH_BYTE, offsetof(struct palace, d.picked), 0, UINT8_MAX, NULL},
    {NULL, POSITION_SEAT, 0}};

/* What a position's lines say besides the state itself. */
struct given {
    struct palace *p; /* the state that is read into */
    int stock, downs[GAME_SEATS_MAX + 1];
};

static bool pa_position_read_need(struct palace *p, const char *value)
{
    if (strcmp(value, "any") == 0)
        pa_set_need(p, PALACE_NEED_ANY, 0);
    else if (strcmp(value, "<7") == 0)
        pa_set_need(p, PALACE_NEED_BELOW_7, 0);
    else if (strncmp(value, ">=", 2) == 0 &&
             pa_position_parse_value(value + 2 + (value[2] == ' ')) != 0)
        pa_set_need(p, PALACE_NEED_AT_LEAST,
                    pa_position_parse_value(value + 2 + (value[2] == ' ')));
    else
        return false;
    return true;
}

static bool pa_position_read_lives(card_t *list, uint8_t *n, const char *value)
{
    int got = position_cards(CARDS_STANDARD, value, list, LIVES);
    *n = (uint8_t)(got > 0 ? got : 0);
    return got >= 0;
}

/* Reads the lives of a seat. */
static bool pa_position_read_seat(struct palace *p, const struct position_reader *r,
                                  struct given *given)
{
    int seat;
    if (!position_seat(r->arg, p->t.seats, &seat))
        return false;
    if (strcmp(r->key, "up") == 0)
        return pa_position_read_lives(p->up[seat], &p->nup[seat], r->value);
    if (strcmp(r->key, "down") == 0)
        return pa_position_read_lives(p->down[seat], &p->ndown[seat], r->value);
    return strcmp(r->key, "downs") == 0 && position_number(r->value, 0, LIVES, &given->downs[seat]);
}

static int pa_position_read_line(void *arg, const struct position_reader *r)
{
    struct given *given = arg;
    struct palace *p = given->p;
    int taken = piles_read(&p->t, CARDS_STANDARD, p->t.seats, r);
    if (taken == 0)
        taken = position_field(fields, r, p->t.seats, p);
    if (taken != 0)
        return taken;
    if (r->arg[0] != '\0')
        return pa_position_read_seat(p, r, given) ? 1 : -1;
    if (strcmp(r->key, "stock") == 0)
        return position_number(r->value, 0, 52, &given->stock) ? 1 : -1;
    if (strcmp(r->key, "need") == 0)
        return pa_position_read_need(p, r->value) ? 1 : -1;
    if (strcmp(r->key, "declared") != 0)
        return 0;
    p->d.declared = (uint8_t)pa_position_parse_value(r->value);
    return p->d.declared != 0 || strcmp(r->value, "-") == 0 ? 1 : -1;
}

/* A card that is in two of hands, pile, stock and lives, or twice in one of them. */
static card_t pa_position_twice(const struct palace *p)
{
    card_t pack[52], all[52 * 3];
    int n = 0, left[CARD_CODES] = {0};
    cards_standard_pack(pack, 0);
    for (int i = 0; i < 52; i++)
        left[pack[i]] = 1;
    for (int seat = 1; seat <= p->t.seats; seat++) {
        for (int i = 0; i < p->nup[seat]; i++)
            all[n++] = p->up[seat][i];
        for (int i = 0; i < p->ndown[seat]; i++)
            all[n++] = p->down[seat][i];
    }
    int kept = 0;
    for (int i = 0; i < n; i++)
        if (--left[all[i]] < 0)
            return all[i];
    for (int i = 0; i < 52; i++)
        if (left[pack[i]] > 0)
            pack[kept++] = pack[i];
    return piles_surplus(&p->t, p->t.seats, pack, kept);
}

enum game_code position_palace(const struct game_rules *rules, void *st,
                               const struct game_setup *setup, const char *text, char *why,
                               size_t whycap)
{
    struct palace *p = st;
    struct game_events ev = {0};
    struct given given = {.p = p, .stock = -1};
    memset(given.downs, -1, sizeof(given.downs));
    rules->start(p, setup, &ev);
    if (position_has(text, POSITION_CARDS)) {
        shed_shuffle(&p->t, p->t.deck, 0);
        memset(p->ndown, 0, sizeof(p->ndown));
        p->d.phase = PALACE_PLAY;
    }
    if (position_lines(text, rules->title, pa_position_read_line, &given, why, whycap) != GAME_OK)
        return GAME_BAD_MOVE;
    card_t surplus = pa_position_twice(p);
    if (surplus != CARD_NONE)
        return position_fail(why, whycap, "There is only one %s in the pack.", card_name(surplus));
    if (given.stock >= 0 && given.stock != p->t.ndeck)
        return position_fail(why, whycap, "The stock has %d cards by the deck line.", p->t.ndeck);
    for (int seat = 1; seat <= p->t.seats; seat++) {
        if (given.downs[seat] >= 0 && given.downs[seat] != p->ndown[seat])
            return position_fail(why, whycap, "Seat %d has %d lives by its down line.", seat,
                                 p->ndown[seat]);
        if (pa_cards_left(p, seat) == 0) {
            p->t.playing &= (uint16_t) ~(1 << seat);
            p->place[seat] = 1;
        }
    }
    if (!position_has(text, "need"))
        pa_need_from_pile(p);
    if (p->d.phase == PALACE_RPS) {
        int value;
        p->tied = pa_lowest_holders(p, &value);
        if ((p->tied & (p->tied - 1)) == 0)
            return position_fail(why, whycap,
                                 "rock, paper, scissors needs two who hold the lowest value");
        p->d.declared = (uint8_t)value;
    }
    if (p->d.phase != PALACE_OVER && p->t.playing != 0 && !seats_have(p->t.playing, p->t.turn))
        p->t.turn = (uint8_t)pa_next_seat(p, p->t.turn);
    if (p->d.phase != PALACE_OVER)
        pa_end_if_alone(p, &ev);
    return GAME_OK;
}
