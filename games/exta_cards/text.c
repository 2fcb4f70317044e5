/*
 * Exta-Cards as text: throws in all their forms, placing, positions, and the sentences of refusals.
 */
#include "state.h"

#include <stdio.h>
#include <string.h>

static const char *const layout_words[] = {"", "spread", "deep", "random"};
static const char *const style_words[] = {"", "float", "flick"};

const char *ec_column_name(uint8_t column)
{
    static const char *const name[] = {"-", "A", "B", "C", "D", "E", "F", "G", "H",
                                       "I", "J", "K", "L", "M", "N", "O", "P"};

    return name[column <= EXTA_CARDS_COLUMNS ? column : 0];
}

int ec_hand(const struct exta_cards *g, int seat, uint8_t out[EXTA_CARDS_PIECES])
{
    int n = 0;

    for (uint64_t left = ec_unlocked(g, ec_side(g, seat)); left != 0; left &= left - 1)
        out[n++] = (uint8_t)__builtin_ctzll(left);
    return n;
}

/* ---- Reading ---- */

int ec_parse_card(const struct words *words, int from, card_t *card, int16_t *joker)
{
    static const char *const name[] = {"joker1", "joker2", "*1", "*2"};

    *joker = 0;
    for (int i = 0; i < 4; i++)
        if (words_is(words, from, name[i])) {
            *card = CARD_JOKER;
            *joker = (int16_t)(i % 2 + 1);
            return 1;
        }
    return card_parse(CARDS_STANDARD, words, from, card);
}

/* Text can hold an aim that is out of reach. The rules refuse it. */
enum {
    AIM_TEXT_MAX = 30000,       /* how far off an aim may be in text, in mm */
    AIM_NOWHERE = -AIM_TEXT_MAX /* stands for the aim at a card that is not on the floor */
};

/* What is needed to read a line. */
struct reader {
    const struct exta_cards *g;
    int seat;
    const struct words *words;
    int at; /* the next word */
    struct game_move *out;
};

/* Reads the next word as a number, which may have a minus sign. False: it is not a number. */
static bool ec_text_read_number(struct reader *r, int *out)
{
    if (r->at >= r->words->n)
        return false;
    const char *word = r->words->word[r->at];
    size_t sign = word[0] == '-' ? 1 : 0, digits = strspn(word + sign, "0123456789");

    if (digits == 0 || word[sign + digits] != '\0' || sign + digits > 6)
        return false;
    *out = atoi(word);
    r->at++;
    return true;
}

static bool ec_text_read_word(struct reader *r, const char *word)
{
    if (!words_is(r->words, r->at, word))
        return false;
    r->at++;
    return true;
}

/* Reads a card or a hand number. */
static enum game_code ec_text_read_card(struct reader *r)
{
    uint8_t hand[EXTA_CARDS_PIECES];
    card_t card;
    int16_t joker;
    int took = ec_parse_card(r->words, r->at, &card, &joker), number;

    if (took == 0) {
        number = words_number(r->words, r->at);
        if (number < 0)
            return GAME_BAD_MOVE;
        if (number < 1 || number > ec_hand(r->g, r->seat, hand))
            return GAME_NOT_IN_HAND;
        took = 1;
        card = exta_cards_card(hand[number - 1]);
        joker = (int16_t)(hand[number - 1] == EXTA_CARDS_JOKER2 ? 2 : 0);
    }
    r->at += took;
    r->out->card[r->out->ncards++] = card;
    if (joker != 0)
        r->out->num[NUM_JOKER] = joker;
    return GAME_OK;
}

/* Reads a cell, "h20", as column 0..15 and row 1..22. */
static bool ec_text_read_cell(struct reader *r, int *column, int *row)
{
    const char *word = r->words->word[r->at];

    if (r->at >= r->words->n || word[0] < 'a' || word[0] > 'p' || word[1] < '1' || word[1] > '9')
        return false;
    *column = word[0] - 'a';
    *row = word[1] - '0';
    if (word[2] != '\0') {
        if (word[2] < '0' || word[2] > '9' || word[3] != '\0')
            return false;
        *row = *row * 10 + word[2] - '0';
    }
    r->at++;
    return *row <= EXTA_CARDS_ROWS;
}

/* The piece at which a throw is aimed. If both jokers lie on the floor and the text does not say
 * which, it is the nearer one. -1: the card is not on the floor, or the cards are still being laid
 * out. Until that is over nobody may learn where a card of the other side lies. */
static int ec_text_find_target(const struct exta_cards *g, int seat, card_t card, int joker)
{
    enum exta_cards_side side = ec_side(g, seat);
    int32_t near = INT32_MAX;
    int found = -1;

    for (int i = 0; i < EXTA_CARDS_PIECES && g->d.phase != EXTA_CARDS_LAYOUT; i++) {
        const struct exta_cards_piece *p = &g->d.piece[i];

        if (exta_cards_card(i) != card || p->where != EXTA_CARDS_LAID ||
            (joker != 0 && i != EXTA_CARDS_JOKER1 + joker - 1))
            continue;
        /* A joker on the thrower's own side counts only if there is no other. */
        int32_t d = exta_cards_far(side, p) + (p->side == side ? 100000000 : 0);
        if (d >= near)
            continue;
        near = d;
        found = i;
    }
    return found;
}

static bool ec_text_read_style(struct reader *r)
{
    for (int style = EXTA_CARDS_FLOAT; style <= EXTA_CARDS_FLICK; style++)
        if (r->out->style == 0 && ec_text_read_word(r, style_words[style])) {
            r->out->style = (uint8_t)style;
            return true;
        }
    return false;
}

/* Reads "left 3", "right 3", "short 2" or "long 2", in cm; across and along may each be given once
 * (EX-D4). One that is too large takes the aim out of reach, so the rules refuse it. */
static bool ec_text_read_correction(struct reader *r, int *across, int *along, bool seen[2])
{
    static const char *const way[] = {"left", "right", "short", "long"};

    for (int i = 0; i < 4; i++) {
        int cm;

        if (!ec_text_read_word(r, way[i]))
            continue;
        if (seen[i / 2] || !ec_text_read_number(r, &cm) || cm < 0 ||
            r->words->word[r->at - 1][0] == '-')
            return false;
        ec_text_read_word(r, "cm");
        seen[i / 2] = true;
        cm = cm > AIM_SIDE / 10 ? AIM_TEXT_MAX / 10 : cm;
        *(i < 2 ? across : along) += i % 2 == 0 ? -10 * cm : 10 * cm;
        return true;
    }
    return false;
}

/* Reads what follows `throw CARD at`. */
static bool ec_text_read_at(struct reader *r)
{
    int u, v, column, row;
    bool seen[2] = {false, false};
    card_t card;
    int16_t joker;
    int took, target = 0;

    took = ec_parse_card(r->words, r->at, &card, &joker);
    if (took > 0) {
        r->at += took;
        target = ec_text_find_target(r->g, r->seat, card, joker);
        u = target < 0 ? 0 : r->g->d.piece[target].x;
        v = target < 0 ? 0 : r->g->d.piece[target].y;
    } else {
        if (!ec_text_read_cell(r, &column, &row))
            return false;
        u = ec_column_x(column);
        v = ec_row_y(row - 1);
    }
    exta_cards_turn(ec_side(r->g, r->seat), &u, &v);
    while (r->at < r->words->n)
        if (!ec_text_read_style(r) && !ec_text_read_correction(r, &u, &v, seen))
            return false;
    r->out->num[NUM_U] = (int16_t)(target < 0 ? 0 : ec_clamp(u, -AIM_TEXT_MAX, AIM_TEXT_MAX));
    r->out->num[NUM_V] =
        (int16_t)(target < 0 ? AIM_NOWHERE : ec_clamp(v, -AIM_TEXT_MAX, AIM_TEXT_MAX));
    if (r->out->style == 0)
        r->out->style = EXTA_CARDS_FLOAT;
    return true;
}

/* Reads what follows `throw CARD`. */
static bool ec_text_read_aim(struct reader *r)
{
    int u, v, unit = 1;

    if (ec_text_read_word(r, "at"))
        return ec_text_read_at(r);
    if (!ec_text_read_word(r, "aim-mm")) {
        unit = 10;
        if (!ec_text_read_word(r, "aim"))
            return ec_text_read_at(r); /* "throw ac kc" */
    }
    if (!ec_text_read_number(r, &u))
        return false;
    if (unit == 10 && !ec_text_read_word(r, "power"))
        return false;
    /* In mm the range is the same as in the other forms, so that the canonical text of each can be
     * read. */
    int far = AIM_TEXT_MAX / unit, near = unit == 10 ? 0 : -far;
    if (!ec_text_read_number(r, &v) || u < -far || u > far || v < near || v > far ||
        !ec_text_read_style(r) || r->at != r->words->n)
        return false;
    r->out->num[NUM_U] = (int16_t)(u * unit);
    r->out->num[NUM_V] = (int16_t)(v * unit);
    return true;
}

static enum game_code ec_text_read_throw(struct reader *r)
{
    enum game_code code = ec_text_read_card(r);

    r->out->verb = MOVE_THROW;
    if (code != GAME_OK)
        return code;
    return ec_text_read_aim(r) ? GAME_OK : GAME_BAD_MOVE;
}

static enum game_code ec_text_read_place(struct reader *r)
{
    int column, row;

    r->out->verb = MOVE_PLACE;
    if (r->words->n == 2 && ec_text_read_word(r, "auto"))
        return GAME_OK;
    enum game_code code = ec_text_read_card(r);
    if (code != GAME_OK)
        return code;
    ec_text_read_word(r, "at");
    if (!ec_text_read_cell(r, &column, &row) || r->at != r->words->n)
        return GAME_BAD_MOVE;
    r->out->num[NUM_COLUMN] = (int16_t)column;
    r->out->num[NUM_ROW] = (int16_t)row;
    return GAME_OK;
}

static enum game_code ec_text_read_swap(struct reader *r)
{
    r->out->verb = MOVE_SWAP;
    for (int i = 0; i < 2; i++) {
        enum game_code code = ec_text_read_card(r);

        if (code != GAME_OK)
            return code;
        if (i == 0)
            ec_text_read_word(r, "with");
    }
    r->out->num[NUM_JOKER] = 0;
    return r->at == r->words->n ? GAME_OK : GAME_BAD_MOVE;
}

static enum game_code ec_text_read_layout(struct reader *r)
{
    r->out->verb = MOVE_LAYOUT;
    for (int style = LAYOUT_SPREAD; style <= LAYOUT_RANDOM; style++)
        if (r->out->style == 0 && ec_text_read_word(r, layout_words[style]))
            r->out->style = (uint8_t)style;
    if (r->out->style != 0 && ec_text_read_word(r, "done"))
        r->out->num[NUM_DONE] = 1;
    return r->out->style != 0 && r->at == r->words->n ? GAME_OK : GAME_BAD_MOVE;
}

static enum game_code ec_text_read_line(struct reader *r)
{
    static const struct movetext mt = {.family = CARDS_STANDARD,
                                       .verbs = 1 << MOVE_STOP | 1 << MOVE_DONE |
                                                1 << MOVE_LAST}; /* never possible here */
    card_t card;
    int16_t joker;

    if (ec_text_read_word(r, "throw") || ec_text_read_word(r, "play") || ec_text_read_word(r, "p"))
        return ec_text_read_throw(r);
    if (ec_text_read_word(r, "place") || ec_text_read_word(r, "put"))
        return ec_text_read_place(r);
    if (ec_text_read_word(r, "swap"))
        return ec_text_read_swap(r);
    if (ec_text_read_word(r, "layout"))
        return ec_text_read_layout(r);
    if (r->g->d.phase == EXTA_CARDS_THROW && r->words->n > 1 &&
        ec_parse_card(r->words, 0, &card, &joker) > 0) /* "ac kc" */
        return ec_text_read_throw(r);
    return movetext_parse_words(&mt, r->words, r->out);
}

enum game_code ec_parse(const void *st, int seat, const char *text, struct game_move *out)
{
    struct words words;
    struct reader r = {.g = st, .seat = seat, .words = &words, .out = out};
    enum game_code code = GAME_BAD_MOVE;

    memset(out, 0, sizeof(*out));
    if (words_split(&words, text))
        code = ec_text_read_line(&r);
    if (code != GAME_OK)
        memset(out, 0, sizeof(*out));
    return code;
}

/* ---- Writing ---- */

/* The name of the move's first card, with the joker's number if the move says which. */
static const char *ec_text_name_of(const struct game_move *m, char out[12])
{
    if (m->num[NUM_JOKER] == 1 || m->num[NUM_JOKER] == 2)
        snprintf(out, 12, "JOKER%d", m->num[NUM_JOKER]);
    else
        snprintf(out, 12, "%s", card_name(m->card[0]));
    return out;
}

int ec_format(const void *st, int seat, const struct game_move *move, char *out, size_t cap)
{
    char name[12];

    switch (move->verb) {
    case MOVE_THROW:
        return snprintf(out, cap, "throw %s aim-mm %d %d %s", ec_text_name_of(move, name),
                        move->num[NUM_U], move->num[NUM_V], style_words[move->style]);
    case MOVE_PLACE:
        if (move->ncards == 0)
            return snprintf(out, cap, "place auto");
        return snprintf(out, cap, "place %s %s%d", ec_text_name_of(move, name),
                        ec_column_name((uint8_t)(move->num[NUM_COLUMN] + 1)), move->num[NUM_ROW]);
    case MOVE_LAYOUT:
        return snprintf(out, cap, "layout %s%s", layout_words[move->style],
                        move->num[NUM_DONE] != 0 ? " done" : "");
    default: return movetext_format(st, seat, move, out, cap);
    }
}

/* Writes "left 3" for -30 mm: a correction in whole cm; nothing if there is none. */
static void ec_text_put_correction(struct buf *w, int mm, const char *less, const char *more)
{
    if (ec_cm(mm) != 0)
        buf_printf(w, " %s %d", mm < 0 ? less : more, ec_cm(mm));
}

/* A throw is typed as one at the card that lies nearest to where it is aimed. */
int ec_typed(const void *st, int seat, const struct game_move *move, char *out, size_t cap)
{
    const struct exta_cards *g = st;
    enum exta_cards_side side = ec_side(g, seat);
    uint8_t target[EXTA_CARDS_PIECES];
    int n = exta_cards_targets(g->d.piece, side, true, target), best = -1, across = 0, along = 0;
    char name[12];

    for (int i = 0; move->verb == MOVE_THROW && i < n; i++) {
        int u = g->d.piece[target[i]].x, v = g->d.piece[target[i]].y;

        exta_cards_turn(side, &u, &v);
        u = move->num[NUM_U] - u;
        v = move->num[NUM_V] - v;
        if (abs(u) > AIM_SIDE || abs(v) > AIM_SIDE ||
            (best >= 0 && abs(u) + abs(v) >= abs(across) + abs(along)))
            continue;
        best = target[i];
        across = u;
        along = v;
    }
    if (best < 0)
        return ec_format(st, seat, move, out, cap);
    /* "joker" alone is the nearer one */
    bool first =
        best == EXTA_CARDS_JOKER1 && ec_text_find_target(g, seat, exta_cards_card(best), 0) != best;
    struct buf w = buf_over(out, cap);
    buf_printf(&w, "throw %s at %s%s", ec_text_name_of(move, name), exta_cards_name(best),
               first ? "1" : "");
    if (move->num[NUM_V] < AIM_NEAR + 5 || move->num[NUM_V] > AIM_FAR - 5)
        along -= along % 10; /* rounded up, it might take the aim out of reach */
    ec_text_put_correction(&w, across, "left", "right");
    ec_text_put_correction(&w, along, "short", "long");
    buf_printf(&w, " %s", style_words[move->style]);
    return (int)w.len;
}

/* ---- Positions ---- */

/* The lines `side`, `captive` and `points` follow from the others. They are written for scenarios
 * that ask for them. */
static const char *const phase_words[] = {[EXTA_CARDS_LAYOUT] = "layout",
                                          [EXTA_CARDS_PLACE] = "place",
                                          [EXTA_CARDS_THROW] = "throw",
                                          [EXTA_CARDS_OVER] = "over"};
static const char *const side_words[] = {
    [EXTA_CARDS_MIDDLE] = "-", [EXTA_CARDS_BAD] = "bad", [EXTA_CARDS_GOOD] = "good"};

/* Writes "WHAT NAME: X Y". A position has a hundred of these lines, so they are not printf's. */
static void ec_text_put_pair(struct buf *w, const char *what, const char *name, int x, int y)
{
    buf_puts(w, what);
    buf_puts(w, name);
    buf_puts(w, ": ");
    buf_number(w, x, 0);
    buf_putc(w, ' ');
    buf_number(w, y, 0);
    buf_putc(w, '\n');
}

/* Writes the cards of a set of pieces; `numbered`: jokers with their numbers. */
static void ec_text_put_pieces(struct buf *w, uint64_t set, bool numbered)
{
    for (; set != 0; set &= set - 1) {
        int i = __builtin_ctzll(set);

        buf_putc(w, ' ');
        buf_puts(w, numbered ? exta_cards_name(i) : card_name(exta_cards_card(i)));
    }
    buf_puts(w, "\n");
}

static void ec_text_put_locked(const struct exta_cards *g, struct buf *w, int side)
{
    buf_printf(w, "locked %s:", side_words[side]);
    for (int rank = RANK_ACE; rank <= RANK_KING; rank++) {
        const struct exta_cards_piece *p = &g->d.piece[card_make(SUIT_CLUBS, rank) - 1];

        if (p->where == EXTA_CARDS_LOCKED && p->side == side)
            buf_printf(w, " %s", card_rank_name(rank));
    }
    buf_puts(w, "\n");
}

static void ec_text_put_floor(const struct exta_cards *g, struct buf *w)
{
    for (int side = EXTA_CARDS_BAD; side <= EXTA_CARDS_GOOD; side++) {
        buf_printf(w, "unplaced %s:", side_words[side]);
        ec_text_put_pieces(w, g->waiting & g->of[side], true);
        ec_text_put_locked(g, w, side);
    }
    for (int i = 0; i < EXTA_CARDS_PIECES; i++)
        if (g->d.piece[i].where == EXTA_CARDS_LAID)
            ec_text_put_pair(w, "at ", card_name(exta_cards_card(i)), g->d.piece[i].x,
                             g->d.piece[i].y);
    for (int side = EXTA_CARDS_BAD; side <= EXTA_CARDS_GOOD; side++) {
        buf_printf(w, "side %s:", side_words[side]);
        ec_text_put_pieces(w, ec_unlocked(g, (enum exta_cards_side)side), false);
    }
    buf_puts(w, "captive:");
    ec_text_put_pieces(w,
                       (ec_unlocked(g, EXTA_CARDS_BAD) & ec_colour(EXTA_CARDS_GOOD)) |
                           (ec_unlocked(g, EXTA_CARDS_GOOD) & ec_colour(EXTA_CARDS_BAD)),
                       false);
    for (int s = 1; s <= 2; s++)
        buf_printf(w, "points %d: %d\n", s, ec_points(g, s));
}

static void ec_text_put_throws(const struct exta_cards *g, struct buf *w)
{
    buf_printf(w, "throws: %d\n", g->d.throws);
    if (g->d.landed)
        buf_printf(w, "landed: %d %d\n", g->d.landed_x, g->d.landed_y);
    else
        buf_puts(w, "landed: -\n");
    if (g->forced)
        buf_printf(w, "scatter: %d %d\n", g->scatter[0], g->scatter[1]);
    for (int i = 0; i < EXTA_CARDS_PIECES; i++)
        if (g->d.piece[i].where != EXTA_CARDS_OUT)
            ec_text_put_pair(w, "curl ", exta_cards_name(i), g->curl[i][0], g->curl[i][1]);
    for (int i = 0; i < g->d.nerrors; i++)
        buf_printf(w, "error %s: %s %d %d\n", exta_cards_name(g->d.error[i].piece),
                   style_words[g->d.error[i].style], g->d.error[i].right, g->d.error[i].beyond);
}

int ec_position(const void *st, char *out, size_t cap)
{
    const struct exta_cards *g = st;
    struct buf w = buf_over(out, cap);
    buf_printf(&w, "good: %d\n", g->d.good);
    buf_printf(&w, "turn: %d\n", g->d.turn);
    buf_printf(&w, "phase: %s\n", phase_words[g->d.phase]);
    ec_text_put_floor(g, &w);
    ec_text_put_throws(g, &w);
    position_put_seats(&w, "done", g->d.done);
    buf_printf(&w, "thrown: %s\n", g->thrown ? "yes" : "no");
    if (g->d.offer != 0)
        buf_printf(&w, "offer: %d\n", g->d.offer);
    else
        buf_puts(&w, "offer: -\n");
    for (int s = 1; s <= 2; s++)
        if (g->offered[s] >= 0)
            buf_printf(&w, "offered %d: %d\n", s, (int)g->offered[s]);
    position_put_seats(&w, "left", g->left != 0 ? seat_bit(g->left) : 0);
    if (g->over) {
        buf_printf(&w, "by-limit: %s\n", g->by_limit ? "yes" : "no");
        position_put_seats(&w, "winners", g->winners);
    }
    return (int)w.len;
}

/* ---- Refusals ---- */

/* A throw that the seat can make, as people type it: "throw 7H at KS". False: it cannot throw
 * now. */
static bool ec_text_some_throw(const struct exta_cards *g, int seat, char *out, size_t cap)
{
    if (g->d.phase != EXTA_CARDS_THROW)
        return false;
    int target = exta_cards_target_shown(g->d.piece, ec_side(g, seat));
    if (target < 0)
        return false;
    for (int i = 0; i < EXTA_CARDS_PIECES; i++)
        if (ec_may_throw(g, seat, i)) {
            snprintf(out, cap, "throw %s at %s", exta_cards_name(i), exta_cards_name(target));
            return true;
        }
    return false;
}

static const char *ec_text_explain_not_now(const struct exta_cards *g, int seat,
                                           const struct game_move *m)
{
    if (g->d.phase == EXTA_CARDS_LAYOUT)
        return g->d.done >> seat & 1 ? N_("Your cards are laid out. The throwing begins when your "
                                          "opponent is done too. Type `look` to see the floor.")
                                     : N_("The cards are being laid out. Type `layout spread`, "
                                          "`place`, `swap` or `done`.");
    if (m && m->verb == MOVE_STOP)
        return N_("You cannot offer to stop now. You can do it once in five turns of yours, and "
                  "not while an offer stands.");
    if (g->d.phase == EXTA_CARDS_PLACE)
        return N_("You have cards to place first. Type `place`, the card and a free cell on your "
                  "side, or `place auto`.");
    if (m && m->verb == MOVE_THROW)
        return N_("You cannot throw a captive while you have cards of your own.");
    if (m && m->verb == MOVE_PLACE)
        return N_("You have no cards to place.");
    return N_("The layout is over.");
}

/* What is wrong with an aim that is out of reach. */
static const char *ec_text_explain_aim(int u, int v)
{
    if (v == AIM_NOWHERE)
        return N_("You cannot throw at that card. It is locked or not on the floor. Type `targets` "
                  "to see the cards that you can throw at.");
    if (v < AIM_NEAR)
        return N_("That is aimed too near. Aim at least 90 cm from your wall, at a card or cell in "
                  "the middle or on the other side. `short` takes off 30 cm at most.");
    if (v > AIM_FAR)
        return N_("That is aimed too far. Aim at most 198 cm from your wall, where the floor ends. "
                  "`long` adds 30 cm at most.");
    return u < 0 ? N_("That is aimed too far to the left. Aim at most 30 cm outside your left "
                      "wall. `left` moves the aim 30 cm at most.")
                 : N_("That is aimed too far to the right. Aim at most 30 cm outside your right "
                      "wall. `right` moves the aim 30 cm at most.");
}

static const char *ec_text_explain_bad(const struct exta_cards *g, int seat,
                                       const struct game_move *m)
{
    bool good = ec_side(g, seat) == EXTA_CARDS_GOOD;
    if (m && m->verb == MOVE_THROW)
        return ec_text_explain_aim(m->num[NUM_U], m->num[NUM_V]);
    if (g->d.phase == EXTA_CARDS_LAYOUT && m && m->verb == MOVE_PLACE)
        return N_("That isn't a free cell on your side. Name another, or type `layout spread`.");
    if (m && m->verb == MOVE_PLACE)
        return N_("That isn't a free cell on your side. Name another, or type `place auto`.");
    if (g->d.phase == EXTA_CARDS_LAYOUT)
        return good ? N_("That isn't a move here. Type `place 7s c18`, `swap 7s ks`, `layout "
                         "spread` or `done`.")
                    : N_("That isn't a move here. Type `place 7h c5`, `swap 7h kh`, `layout "
                         "spread` or `done`.");
    if (g->d.phase == EXTA_CARDS_PLACE)
        return good ? N_("That isn't a move here. Type `place 7s c18`, or `place auto`.")
                    : N_("That isn't a move here. Type `place 7h c5`, or `place auto`.");
    return N_("That isn't a move here. A throw names a card, and a card or cell to aim at.");
}

/* If it is the seat's turn to throw, the sentence ends with a throw that it can make. */
void ec_explain(const void *st, int seat, const struct game_move *move, enum game_code code,
                char *out, size_t cap)
{
    const struct exta_cards *g = st;
    bool laid = g->d.phase == EXTA_CARDS_LAYOUT && g->d.done >> seat & 1;
    bool last = move && move->verb == MOVE_LAST;
    bool waits =
        (g->d.phase == EXTA_CARDS_THROW || g->d.phase == EXTA_CARDS_PLACE) && g->d.turn != seat;
    char aim[48];
    const char *say;

    switch (code) {
    case GAME_NOT_YOUR_TURN:
        say = move && (GAME_AT_ONCE >> move->verb & 1) != 0
                  ? N_("The layout is over. Wait for your turn, or type `look`.")
                  : N_("It isn't your turn yet. Type `look` to see the table.");
        break;
    case GAME_OVER: say = N_("The game is over. Type `rematch` for another."); break;
    case GAME_NOT_IN_HAND:
        say = N_("That card is locked, or not on your side. Type `hand` to see those that are.");
        break;
    case GAME_NOT_NOW:
        say = last && !laid ? ec_text_explain_bad(g, seat, move)
                            : ec_text_explain_not_now(g, seat, move);
        break;
    default:
        say = waits  ? N_("That isn't a move here. Type `rules` to read how it is played.")
              : laid ? ec_text_explain_not_now(g, seat, move)
                     : ec_text_explain_bad(g, seat, move);
        break;
    }
    struct buf w = buf_over(out, cap);
    buf_puts(&w, tr(say));
    if ((code == GAME_NOT_NOW || code == GAME_BAD_MOVE) && !waits &&
        ec_text_some_throw(g, seat, aim, sizeof(aim))) {
        buf_puts(&w, " ");
        position_say(&w, "Type `%s`.", aim);
    }
}

/* ---- Lessons ---- */

const struct game_lesson exta_cards_lessons[] = {
    {"start", N_("Throw your cards at theirs, 20 times each. They lie spread out already, so type "
                 "`done`.")},
    {"now:now-throw", N_("It's your turn to throw. Type `targets` to see what you can hit, then "
                         "throw a card at one, as in `{move} float`. Near ones are easier.")},
    {"take",
     N_("Whatever a throw lands on goes to the thrower's side, together with the card thrown.")},
    {"miss", N_("Whoever hits nothing loses the card to the other side, so throw cards that are "
                "worth little.")},
    {"turn 3", N_("Each card bends in its own way. `feel` and a card shows how it flew, so correct "
                  "your aim: `{move} left 3 short 2 float`.")},
    {"locked", N_("All four cards of one rank are on one side. They are safe there for good.")},
    {"turn 5", N_("When you are ahead, offer to stop: type `stop`.")},
    {NULL, NULL}};
