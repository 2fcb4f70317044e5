/*
 * Positions of Exta-Cards as text.
 */
#include "exta_cards/state.h"
#include "position_read.h"
#include "position_set.h"

static const char *const phase_words[] = {[EXTA_CARDS_LAYOUT] = "layout",
                                          [EXTA_CARDS_PLACE] = "place",
                                          [EXTA_CARDS_THROW] = "throw",
                                          [EXTA_CARDS_OVER] = "over",
                                          NULL};
static const char *const side_words[] = {
    [EXTA_CARDS_MIDDLE] = "-", [EXTA_CARDS_BAD] = "bad", [EXTA_CARDS_GOOD] = "good", NULL};
static const char *const style_words[] = {"-", "float", "flick", NULL};
static const char *const face_words[] = {"-", "a", "2",  "3", "4", "5", "6", "7",
                                         "8", "9", "10", "j", "q", "k", NULL};

/* The keys that only fill a field. */
static const struct position_field fields[] = {
    {"good", POSITION_SEAT, offsetof(struct exta_cards, d.good)},
    {"turn", POSITION_SEAT, offsetof(struct exta_cards, d.turn)},
    {"phase", POSITION_WORD, offsetof(struct exta_cards, d.phase), 0, 0, phase_words},
    {"throws", POSITION_SMALL, offsetof(struct exta_cards, d.throws), 0, 60000},
    {"thrown", POSITION_WORD, offsetof(struct exta_cards, thrown), 0, 0, position_no_yes},
    {"by-limit", POSITION_WORD, offsetof(struct exta_cards, by_limit), 0, 0, position_no_yes},
    {"winners", POSITION_SEATS, offsetof(struct exta_cards, winners)},
    {NULL, POSITION_SEAT, 0}};

/* What a text has said so far. */
struct given {
    struct exta_cards *g; /* the state that is read into */
    int joker_curls;
    bool jokers; /* the game's option */
    bool laid;   /* the text gives a floor, which is not dealt then */
};

/* "450 -12": both numbers must be in the range. */
static bool ec_position_read_pair(const char *value, int min, int max, int16_t *a, int16_t *b)
{
    char first[12];
    size_t n = strcspn(value, " \t");
    int x, y;

    if (n == 0 || n >= sizeof(first))
        return false;
    memcpy(first, value, n);
    first[n] = '\0';
    value += n + strspn(value + n, " \t");
    if (!position_number(first, min, max, &x) || !position_number(value, min, max, &y))
        return false;
    *a = (int16_t)x;
    *b = (int16_t)y;
    return true;
}

/* The piece that a card names. With `fresh` it must be one that is not on the table yet. -1: none.
 */
static int ec_position_named_piece(const struct exta_cards *g, const struct given *given,
                                   card_t card, int joker, bool fresh)
{
    if (card == CARD_JOKER && !given->jokers)
        return -1;
    for (int i = 0; i < EXTA_CARDS_PIECES; i++)
        if (exta_cards_card(i) == card && (joker == 0 || i == EXTA_CARDS_JOKER1 + joker - 1) &&
            (!fresh || g->d.piece[i].where == EXTA_CARDS_OUT))
            return i;
    return -1;
}

/* The piece that the argument of a line names, "7H" or "JOKER2". */
static int ec_position_argument_piece(const struct exta_cards *g, const struct given *given,
                                      const char *arg, bool fresh, int *joker)
{
    struct words w;
    card_t card;
    int16_t number;

    if (!words_split(&w, arg) || w.n != 1 || ec_parse_card(&w, 0, &card, &number) != 1)
        return -1;
    *joker = number;
    return ec_position_named_piece(g, given, card, number, fresh);
}

/* The side whose floor holds this y (mm). */
static enum exta_cards_side ec_position_side_at(int y)
{
    int row = exta_cards_row(y);

    return row <= 10 ? EXTA_CARDS_BAD : row <= 12 ? EXTA_CARDS_MIDDLE : EXTA_CARDS_GOOD;
}

static bool ec_position_read_at(struct exta_cards *g, const struct given *given,
                                const struct position_reader *r)
{
    struct exta_cards_piece at = {.where = EXTA_CARDS_LAID};
    int joker, piece = ec_position_argument_piece(g, given, r->arg, true, &joker);

    if (piece < 0 || !ec_position_read_pair(r->value, 0, EXTA_CARDS_LENGTH - 1, &at.x, &at.y) ||
        at.x >= EXTA_CARDS_WIDTH)
        return false;
    for (int i = 0; i < EXTA_CARDS_PIECES; i++)
        if (g->d.piece[i].where == EXTA_CARDS_LAID &&
            exta_cards_column(g->d.piece[i].x) == exta_cards_column(at.x) &&
            exta_cards_row(g->d.piece[i].y) == exta_cards_row(at.y))
            return false;
    at.side = (uint8_t)ec_position_side_at(at.y);
    g->d.piece[piece] = at;
    return true;
}

/* One line sets the curl of both jokers, unless a second line or "JOKER2" sets the second one's. */
static bool ec_position_read_curl(struct exta_cards *g, struct given *given,
                                  const struct position_reader *r)
{
    int joker = 0, piece = ec_position_argument_piece(g, given, r->arg, false, &joker);
    int16_t cu, cv;

    if (piece < 0 || !ec_position_read_pair(r->value, -9999, 9999, &cu, &cv))
        return false;
    if (piece == EXTA_CARDS_JOKER1 && joker == 0 && given->joker_curls++ > 0)
        piece = EXTA_CARDS_JOKER2;
    g->curl[piece][0] = cu;
    g->curl[piece][1] = cv;
    if (piece == EXTA_CARDS_JOKER1 && joker == 0)
        memcpy(g->curl[EXTA_CARDS_JOKER2], g->curl[EXTA_CARDS_JOKER1], sizeof(g->curl[0]));
    return true;
}

static bool ec_position_read_error(struct exta_cards *g, const struct given *given,
                                   const struct position_reader *r)
{
    const char *rest;
    int joker, piece = ec_position_argument_piece(g, given, r->arg, false, &joker);
    int style = position_word(r->value, style_words, &rest);
    struct exta_cards_error *e;

    if (piece < 0 || style < EXTA_CARDS_FLOAT || g->d.nerrors == EXTA_CARDS_THROWS)
        return false;
    e = &g->d.error[g->d.nerrors++];
    e->piece = (uint8_t)piece;
    e->style = (uint8_t)style;
    return ec_position_read_pair(rest, -30000, 30000, &e->right, &e->beyond);
}

/* Reads the faces that are locked on a side. Cards of them that were dealt leave the floor. No face
 * may be named twice. */
static bool ec_position_read_locked(struct exta_cards *g, const struct given *given,
                                    const struct position_reader *r, int side)
{
    struct words w;

    if (!words_split(&w, r->value))
        return false;
    for (int i = 0; i < w.n; i++) {
        const char *rest;
        int rank = position_word(w.word[i], face_words, &rest);

        if (rank < RANK_ACE)
            return false;
        for (int suit = SUIT_CLUBS; suit <= SUIT_SPADES; suit++) {
            struct exta_cards_piece *p = &g->d.piece[card_make(suit, rank) - 1];

            if (p->where == EXTA_CARDS_LOCKED || (given->laid && p->where != EXTA_CARDS_OUT))
                return false;
            *p = (struct exta_cards_piece){.where = EXTA_CARDS_LOCKED, .side = (uint8_t)side};
        }
    }
    return true;
}

static bool ec_position_read_unplaced(struct exta_cards *g, const struct given *given,
                                      const struct position_reader *r, int side)
{
    struct words w;

    if (!words_split(&w, r->value))
        return false;
    for (int i = 0; i < w.n;) {
        card_t card;
        int16_t joker;
        int took = ec_parse_card(&w, i, &card, &joker);
        int piece = took > 0 ? ec_position_named_piece(g, given, card, joker, true) : -1;

        if (piece < 0)
            return false;
        g->d.piece[piece] =
            (struct exta_cards_piece){.where = EXTA_CARDS_WAITING, .side = (uint8_t)side};
        i += took;
    }
    return true;
}

static bool ec_position_is_derived(const char *key)
{
    return strcmp(key, "side") == 0 || strcmp(key, "captive") == 0 || strcmp(key, "points") == 0;
}

/* Reads a line with an argument. */
static bool ec_position_read_of(struct exta_cards *g, struct given *given,
                                const struct position_reader *r)
{
    const char *rest;
    int side, seat, n;

    if (strcmp(r->key, "at") == 0)
        return ec_position_read_at(g, given, r);
    if (strcmp(r->key, "curl") == 0)
        return ec_position_read_curl(g, given, r);
    if (strcmp(r->key, "error") == 0)
        return ec_position_read_error(g, given, r);
    if (strcmp(r->key, "offered") == 0) {
        if (!position_seat(r->arg, 2, &seat) || !position_number(r->value, 0, 60000, &n))
            return false;
        g->offered[seat] = n;
        return true;
    }
    side = position_word(r->arg, side_words, &rest);
    if (side != EXTA_CARDS_BAD && side != EXTA_CARDS_GOOD)
        return false;
    if (strcmp(r->key, "locked") == 0)
        return ec_position_read_locked(g, given, r, side);
    return strcmp(r->key, "unplaced") == 0 && ec_position_read_unplaced(g, given, r, side);
}

static bool ec_position_read_offer(struct exta_cards *g, const char *value)
{
    int seat = 0;

    if (strcmp(value, "-") != 0 && !position_seat(value, 2, &seat))
        return false;
    g->d.offer = (uint8_t)seat;
    return true;
}

static bool ec_position_read_landed(struct exta_cards *g, const char *value)
{
    g->d.landed = strcmp(value, "-") != 0;
    return !g->d.landed ||
           ec_position_read_pair(value, -30000, 30000, &g->d.landed_x, &g->d.landed_y);
}

/* Reads a line without an argument. */
static bool ec_position_read_plain(struct exta_cards *g, const struct position_reader *r)
{
    const char *key = r->key, *value = r->value;
    uint16_t seats = 0;
    bool good;
    int taken = position_field(fields, r, 2, g);

    if (taken != 0)
        return taken > 0;
    if (strcmp(key, "offer") == 0)
        return ec_position_read_offer(g, value);
    if (strcmp(key, "landed") == 0)
        return ec_position_read_landed(g, value);
    if (strcmp(key, "scatter") == 0) {
        g->forced = 1;
        return ec_position_read_pair(value, -30, 30, &g->scatter[0], &g->scatter[1]);
    }
    good = position_seats(value, 2, &seats);
    if (strcmp(key, "done") == 0) {
        g->d.done = (uint8_t)seats;
        return good;
    }
    g->left = (uint8_t)(seats / 2);
    return strcmp(key, "left") == 0 && good && seats != 6;
}

static int ec_position_read_line(void *arg, const struct position_reader *r)
{
    struct given *given = arg;

    if (ec_position_is_derived(r->key))
        return 1; /* compared with the floor once all lines are read */
    return (r->arg[0] != '\0' ? ec_position_read_of(given->g, given, r)
                              : ec_position_read_plain(given->g, r))
               ? 1
               : -1;
}

/* ---- Agreement ---- */

/* Whether a line that follows from the floor says what the floor says. */
static bool ec_position_derived_agrees(const struct exta_cards *g, const struct position_reader *r)
{
    const char *rest;
    card_t card[EXTA_CARDS_PIECES];
    int count[CARD_CODES] = {0}, n, seat, side = EXTA_CARDS_MIDDLE;

    if (strcmp(r->key, "points") == 0)
        return position_seat(r->arg, 2, &seat) && position_number(r->value, 0, 1000, &n) &&
               n == ec_points(g, seat);
    if (strcmp(r->key, "side") == 0)
        side = position_word(r->arg, side_words, &rest);
    if ((side <= EXTA_CARDS_MIDDLE) != (strcmp(r->key, "captive") == 0))
        return false;
    n = position_cards(CARDS_STANDARD, r->value, card, EXTA_CARDS_PIECES);
    for (int i = 0; i < n; i++)
        count[card[i]]++;
    for (int i = 0; i < EXTA_CARDS_PIECES; i++)
        if (side > EXTA_CARDS_MIDDLE ? (ec_unlocked(g, (enum exta_cards_side)side) >> i & 1) != 0
                                     : exta_cards_captive(g->d.piece, i))
            count[exta_cards_card(i)]--;
    for (int i = 0; i < CARD_CODES; i++)
        if (count[i] != 0)
            return false;
    return n >= 0;
}

static const char *ec_position_why_not(const struct exta_cards *g)
{
    if (g->d.phase == EXTA_CARDS_PLACE && ec_waiting(g, g->d.turn) == 0)
        return "Nothing waits to be placed by the seat on turn.";
    if (g->d.phase != EXTA_CARDS_PLACE && g->d.phase != EXTA_CARDS_OVER &&
        ec_waiting(g, g->d.turn) != 0)
        return "Cards wait to be placed by the seat on turn.";
    if (g->d.phase != EXTA_CARDS_PLACE && g->thrown)
        return "The seat on turn has thrown and has nothing to place.";
    if (g->d.phase == EXTA_CARDS_LAYOUT && g->d.done == 6)
        return "Both have laid out.";
    if (g->d.phase == EXTA_CARDS_LAYOUT &&
        (ec_unlocked(g, EXTA_CARDS_BAD) & ec_colour(EXTA_CARDS_GOOD) ||
         ec_unlocked(g, EXTA_CARDS_GOOD) & ec_colour(EXTA_CARDS_BAD)))
        return "No card is captive before both have laid out.";
    return NULL;
}

/* Fills in what the text does not give. */
static void ec_position_complete(struct exta_cards *g, const char *text)
{
    g->over = g->d.phase == EXTA_CARDS_OVER;
    /* EX-R3: bad has the first turn. The seed may have made another seat bad than the text does. */
    if (g->d.phase == EXTA_CARDS_LAYOUT && position_has(text, "good") &&
        !position_has(text, "turn"))
        g->d.turn = (uint8_t)(3 - g->d.good);
    if (!position_has(text, "phase") && g->d.phase == EXTA_CARDS_THROW &&
        ec_waiting(g, g->d.turn) != 0)
        g->d.phase = EXTA_CARDS_PLACE;
    if (g->d.offer != 0 && g->offered[g->d.offer] < 0) {
        /* The seat that offered has thrown since if it is not on turn any more, or if it places
         * what it hit. */
        bool thrown = g->d.turn != g->d.offer || g->thrown;

        g->offered[g->d.offer] = thrown && g->d.throws > 0 ? g->d.throws - 1 : g->d.throws;
    }
    if (g->over && g->winners == 0)
        g->winners = ec_leaders(g);
    if (!g->over)
        g->winners = 0;
}

enum game_code position_exta_cards(const struct game_rules *rules, void *st,
                                   const struct game_setup *setup, const char *text, char *why,
                                   size_t whycap)
{
    struct exta_cards *g = st;
    struct game_events ev = {0};
    struct position_reader r;
    const char *reason;
    bool laid = position_has(text, "at unplaced");
    struct given given = {.g = g, .jokers = setup->option[OPTION_JOKERS] != 0, .laid = laid};

    if (!laid) {
        rules->start(g, setup, &ev);
    } else {
        ec_prepare(g, setup);
        g->d.phase = EXTA_CARDS_THROW;
        g->d.turn = 1;
        g->d.good = 2;
    }
    if (position_lines(text, rules->title, ec_position_read_line, &given, why, whycap) != GAME_OK)
        return GAME_BAD_MOVE;
    if (rules->version == 1) /* did not have EX-D16 */
        g->extra = 0;
    ec_sort(g);
    ec_position_complete(g, text);
    position_open(&r, text);
    while (position_next(&r) == POSITION_LINE)
        if (ec_position_is_derived(r.key) && !ec_position_derived_agrees(g, &r))
            return position_fail(why, whycap, "Line %d: the floor says otherwise of \"%s %s\".",
                                 r.line, r.key, r.arg);
    reason = ec_position_why_not(g);
    return !reason ? GAME_OK : position_fail(why, whycap, "%s", reason);
}
