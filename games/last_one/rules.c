/*
 * The rules of Last One: dealing, turns, special cards, reports, rounds and points, leaving,
 * results.
 *
 * Chance is drawn in this order. At the deal of a round: the shuffle of the pack; then the starter,
 * a number below the count of seats in play, counted from the lowest seat; the cards are dealt one
 * at a time from the lowest seat upwards, then one is turned up. A joker +4 turned up goes back at
 * a place drawn below the size of the deck plus one, counted from the bottom. Later: each
 * reshuffle, and the shuffle of the hand of a seat that leaves.
 */
#include "state.h"

#include <string.h>

_Static_assert(sizeof(struct last_one) <= 1536, "search copies states: keep them small");

static const struct game_option last_one_options[] = {
    [OPTION_MODE] = {.name = "mode",
                     .help = N_("quick: first out wins; points: rounds up to a target"),
                     .words = GAME_WORDS("quick", "points"),
                     .terms =
                         GAME_WORDS(N_("the first out of cards wins"), N_("rounds for points"))},
    [OPTION_POINTS] = {.name = "points",
                       .help = N_("the target of a points game"),
                       .min = 100,
                       .max = 500,
                       .numbers = (const int32_t[]){100, 200, 300, 500, 0},
                       .def = 200,
                       .term = N_("up to %d points"),
                       .with = "mode"},
    [OPTION_PAIRS] = {.name = "pairs",
                      .help = N_("seats 1 and 3 against 2 and 4"),
                      .words = GAME_WORDS("no", "yes"),
                      .terms = GAME_WORDS("", N_("pairs"))},
    [OPTION_LIMIT] = GAME_LIMIT(N_("turns per round, 0 for no limit"), 600, N_("%d turns at most"),
                                N_("no turn limit")),
    {.name = NULL},
};

/* ---- Seats and turns ---- */

static uint16_t lo_rules_team(const struct last_one *g, int seat)
{
    return seat_bit(seat) | (g->d.pairs ? seat_bit(lo_partner(g, seat)) : 0);
}

static void lo_rules_give_turn(struct last_one *g, int seat)
{
    shed_turn_to(&g->t, seat);
    g->d.phase = LAST_ONE_PLAY;
}

/* ---- Cards ---- */

static void lo_rules_tell_card(struct game_events *ev, int kind, int seat, card_t card)
{
    fact_cards(game_event(ev, kind, seat, GAME_TO_ALL), &card, 1);
}

/* What the cards in a hand count (LO-R23). */
static int lo_rules_card_points(const struct last_one *g, int seat)
{
    int sum = 0;

    for (int i = 0; i < g->t.nhand[seat]; i++) {
        card_t card = g->t.hand[seat][i];
        int face = card_face(card);

        sum += lo_is_joker(card) ? 50 : face <= 9 ? face : 20;
    }
    return sum;
}

/* What the seat's cards count; in pairs also the partner's. */
static int lo_rules_team_points(const struct last_one *g, int seat)
{
    return lo_rules_card_points(g, seat) +
           (g->d.pairs ? lo_rules_card_points(g, lo_partner(g, seat)) : 0);
}

/* ---- Rounds ---- */

void lo_first_card(struct last_one *g, int starter, struct game_events *ev)
{
    card_t top = shed_top(&g->t);

    while (top == CARD_LO_JOKER4) {
        game_event(ev, FACT_PUT_BACK, 0, GAME_TO_ALL);
        g->t.npile--;
        shed_put_back(&g->t, top);
        top = shed_deal(&g->t);
        shed_lay(&g->t, top);
    }
    lo_rules_tell_card(ev, FACT_FIRST_CARD, 0, top);
    game_event(ev, FACT_START, starter, GAME_TO_ALL);
    g->color = (uint8_t)card_color(top);
    g->t.owed = 0;
    lo_rules_give_turn(g, starter);
    if (top == CARD_LO_JOKER) {
        g->d.phase = LAST_ONE_COLOR;
    } else if (card_face(top) == FACE_PICK_UP) {
        g->t.owed = 2;
        game_event(ev, FACT_OWE, starter, GAME_TO_ALL)->n = 2;
    } else if (card_face(top) == FACE_SKIP) {
        game_event(ev, FACT_FIRST_SKIP, starter, GAME_TO_ALL);
        lo_rules_give_turn(g, shed_after(&g->t, starter));
    } else if (card_face(top) == FACE_TURN) {
        game_event(ev, FACT_FIRST_SKIP, starter, GAME_TO_ALL);
        g->t.direction = CLOCKWISE;
        game_event(ev, FACT_CLOCKWISE, 0, GAME_TO_ALL);
        lo_rules_give_turn(g, shed_after(&g->t, starter));
    }
}

static void lo_rules_begin_round(struct last_one *g, struct game_events *ev)
{
    card_t pack[CARDS_LAST_ONE_PACK];

    g->round++;
    g->t.turns = 0;
    g->t.direction = COUNTER_CLOCKWISE;
    g->t.said = g->t.forgot = g->opened = 0;
    memset(g->t.reports, 0, sizeof(g->t.reports));
    shed_shuffle(&g->t, pack, cards_last_one_pack(pack));
    int starter =
        seats_nth(g->t.playing, (int)rng_below(&g->t.rng, (uint32_t)seats_count(g->t.playing)));
    if (g->d.points_game)
        game_event(ev, FACT_ROUND, 0, GAME_TO_ALL)->n = (int16_t)g->round;
    shed_deal_hands(&g->t, 0, LO_HAND, ev);
    shed_lay(&g->t, shed_deal(&g->t));
    lo_first_card(g, starter, ev);
}

static void lo_rules_end_game(struct last_one *g, uint16_t winners, struct game_events *ev)
{
    int first = __builtin_ctz(winners);

    g->d.phase = LAST_ONE_OVER;
    shed_end(&g->t, winners);
    if (g->d.pairs && winners == lo_rules_team(g, first))
        game_event(ev, FACT_WIN_PAIR, first, GAME_TO_ALL)->other = (uint8_t)lo_partner(g, first);
    else
        shed_tell_end(&g->t, ev);
}

/* LO-R23, LO-D15: the winner scores what the opponents still hold. */
static void lo_rules_score_round(struct last_one *g, int winner, struct game_events *ev)
{
    struct game_fact *fact;
    int sum = 0;

    for (int s = 1; s <= g->t.seats; s++)
        if ((lo_rules_team(g, winner) >> s & 1) == 0)
            sum += lo_rules_card_points(g, s);
    for (int s = 1; s <= g->t.seats; s++)
        if (lo_rules_team(g, winner) >> s & 1)
            g->score[s] += sum;
    game_event(ev, FACT_ROUND_WON, winner, GAME_TO_ALL)->n = (int16_t)sum;
    for (int s = 1; s <= g->t.seats; s++)
        if (seats_have(g->t.playing, s)) {
            fact = game_event(ev, FACT_SCORE, s, GAME_TO_ALL);
            fact->n = (int16_t)g->score[s];
            fact->m = (int16_t)g->target;
        }
}

static void lo_rules_win_round(struct last_one *g, int winner, struct game_events *ev)
{
    g->voids = 0;
    if (g->d.points_game) {
        lo_rules_score_round(g, winner, ev);
        if (g->score[winner] < g->target) {
            g->t.by_limit = false;
            lo_rules_begin_round(g, ev);
            return;
        }
    }
    lo_rules_end_game(g, lo_rules_team(g, winner), ev);
}

/* The round reached the option `limit`. The lowest card points win it, summed for a pair; on a tie
 * the round is void. */
static void lo_rules_stop_round(struct last_one *g, struct game_events *ev)
{
    int lowest = INT32_MAX;
    uint16_t best = 0;

    game_event(ev, FACT_LIMIT, 0, GAME_TO_ALL)->n = (int16_t)g->t.limit;
    g->t.by_limit = true;
    for (int s = 1; s <= (g->d.pairs ? 2 : g->t.seats); s++)
        if (seats_have(g->t.playing, s))
            seats_lowest(&best, &lowest, s, lo_rules_team_points(g, s));
    if ((best & (best - 1)) == 0) {
        lo_rules_win_round(g, __builtin_ctz(best), ev);
        return;
    }
    game_event(ev, FACT_ROUND_VOID, 0, GAME_TO_ALL);
    if (++g->voids < LO_VOIDS) {
        g->t.by_limit = false;
        lo_rules_begin_round(g, ev);
        return;
    }
    lowest = INT32_MAX;
    for (int s = 1; s <= g->t.seats; s++)
        if (seats_have(g->t.playing, s))
            seats_lowest(&best, &lowest, s, -g->score[s]);
    lo_rules_end_game(g, best, ev);
}

/* Ends the seat's turn: clears what holds in one turn only, and counts the turn
 * (doc/rules/README.md, "No endless games"). `opened` is the seat's bit if it went down to one card
 * (LO-D12). False: the limit ended the round. */
static bool lo_rules_close_turn(struct last_one *g, int seat, uint16_t opened,
                                struct game_events *ev)
{
    if (g->t.nhand[seat] != 1)
        g->t.said &= (uint16_t)~seat_bit(seat);
    g->opened = opened;
    g->t.forgot = opened & (uint16_t)~g->t.said;
    if (shed_close_turn(&g->t, seat))
        return true;
    lo_rules_stop_round(g, ev);
    return false;
}

/* ---- Placing a card ---- */

/* Does what the card that `seat` has placed causes, and passes the turn on. */
static void lo_rules_card_effect(struct last_one *g, int seat, card_t card, struct game_events *ev)
{
    int face = card_face(card), next;

    if (face == FACE_TURN)
        shed_reverse(&g->t, ev);
    next = shed_after(&g->t, seat);
    if (face == FACE_SKIP || (face == FACE_TURN && seats_count(g->t.playing) == 2)) {
        game_event(ev, FACT_SKIP, next, GAME_TO_ALL);
        next = shed_after(&g->t, next);
    }
    lo_rules_give_turn(g, next);
    if (face == FACE_PICK_UP)
        game_event(ev, FACT_OWE, next, GAME_TO_ALL)->n = g->t.owed;
    if (card == CARD_LO_JOKER4) {
        g->d.phase = LAST_ONE_ANSWER;
        game_event(ev, FACT_CHALLENGED, next, GAME_TO_ALL)->other = (uint8_t)seat;
    }
}

bool lo_holds_color(const struct last_one *g, int seat, uint8_t color)
{
    for (int i = 0; i < g->t.nhand[seat]; i++)
        if (color != 0 && card_color(g->t.hand[seat][i]) == color)
            return true;
    return false;
}

/* Why a card may not be placed, or GAME_OK. */
static enum game_code lo_rules_check_play(const struct last_one *g, int seat,
                                          const struct game_move *m)
{
    card_t card = m->card[0];

    if (m->ncards == 0 || m->to != 0)
        return GAME_BAD_MOVE;
    if (!shed_holds(&g->t, seat, m->card, m->ncards))
        return GAME_NOT_IN_HAND;
    if (g->d.phase == LAST_ONE_ANSWER)
        return GAME_MUST_ANSWER;
    if (g->d.phase == LAST_ONE_COLOR)
        return GAME_NEED_CHOICE;
    if (m->ncards > 1)
        return GAME_BAD_STACK;
    if (g->t.owed > 0 && card_face(card) != FACE_PICK_UP)
        return GAME_MUST_ANSWER;
    if (g->d.phase == LAST_ONE_DREW && card != g->d.drew)
        return GAME_NOT_NOW;
    if (!lo_fits(g, card))
        return GAME_NO_MATCH;
    if (lo_is_joker(card) && m->choice == 0)
        return GAME_NEED_CHOICE;
    if (m->choice != 0 && (!lo_is_joker(card) || m->choice < COLOR_RED || m->choice > COLOR_YELLOW))
        return GAME_BAD_MOVE;
    return m->last && !lo_may_say(g, seat) ? GAME_NOT_NOW : GAME_OK;
}

/* Tells what a seat placed and, if that left it one card, whether it says so. */
static void lo_rules_tell_play(const struct last_one *g, int seat, const struct game_move *m,
                               struct game_events *ev)
{
    static const uint8_t kinds[2][3] = {
        {FACT_PLAY, FACT_PLAY_LAST, FACT_PLAY_ONE},
        {FACT_PLAY_COLOR, FACT_PLAY_COLOR_LAST, FACT_PLAY_COLOR_ONE},
    };
    int count = m->last ? 1 : g->t.nhand[seat] == 1 ? 2 : 0;

    lo_rules_tell_card(ev, kinds[lo_is_joker(m->card[0])][count], seat, m->card[0]);
    ev->fact[ev->n - 1].choice = m->choice;
}

static enum game_code lo_rules_do_play(struct last_one *g, int seat, const struct game_move *m,
                                       struct game_events *ev)
{
    enum game_code code = lo_rules_check_play(g, seat, m);
    card_t card = m->card[0];
    int owed;

    if (code != GAME_OK)
        return code;
    if (m->last)
        g->t.said |= seat_bit(seat);
    shed_play(&g->t, seat, &card, 1);
    if (card == CARD_LO_JOKER4) {
        /* LO-D7: the hand without this card counts, and the colour that was in force before it. */
        g->d.from = (uint8_t)seat;
        g->before = g->color;
        g->holding = lo_holds_color(g, seat, g->color);
    }
    g->color = lo_is_joker(card) ? m->choice : (uint8_t)card_color(card);
    if (card_face(card) == FACE_PICK_UP)
        g->t.owed = (int16_t)(g->t.owed + 2);
    lo_rules_tell_play(g, seat, m, ev);
    if (g->t.nhand[seat] > 0) {
        if (lo_rules_close_turn(g, seat, g->t.nhand[seat] == 1 ? seat_bit(seat) : 0, ev))
            lo_rules_card_effect(g, seat, card, ev);
        return GAME_OK;
    }
    /* LO-R10, LO-D14: it was the seat's last card. */
    owed = card == CARD_LO_JOKER4 ? 4 : g->t.owed;
    if (g->d.points_game && owed > 0)
        shed_pick_up(&g->t, FACT_PICK_UP, shed_after(&g->t, seat), 0, owed, ev);
    g->t.owed = 0;
    g->t.had |= seat_bit(seat);
    lo_rules_win_round(g, seat, ev);
    return GAME_OK;
}

/* ---- The other acts of a turn ---- */

static void lo_rules_pass_turn(struct last_one *g, int seat, struct game_events *ev)
{
    if (lo_rules_close_turn(g, seat, 0, ev))
        lo_rules_give_turn(g, shed_after(&g->t, seat));
}

static enum game_code lo_rules_do_draw(struct last_one *g, int seat, struct game_events *ev)
{
    if (g->d.phase == LAST_ONE_ANSWER || g->t.owed > 0)
        return GAME_MUST_ANSWER;
    if (g->d.phase == LAST_ONE_COLOR)
        return GAME_NEED_CHOICE;
    if (g->d.phase == LAST_ONE_DREW)
        return GAME_NOT_NOW;
    if (shed_draw(&g->t, seat, 1, ev) == 0) {
        game_event(ev, FACT_DRAW_NONE, seat, GAME_TO_ALL);
        lo_rules_pass_turn(g, seat, ev);
        return GAME_OK;
    }
    card_t card = g->t.hand[seat][g->t.nhand[seat] - 1];
    bool fits = lo_fits(g, card);
    game_event(ev, fits ? FACT_DRAW : FACT_DRAW_NO_FIT, seat,
               GAME_TO_ALL & (uint16_t)~seat_bit(seat));
    fact_cards(game_event(ev, fits ? FACT_DREW_CARD : FACT_DREW_NO_FIT, seat, seat_bit(seat)),
               &card, 1);
    if (fits) {
        g->d.phase = LAST_ONE_DREW;
        g->d.drew = card;
    } else {
        lo_rules_pass_turn(g, seat, ev);
    }
    return GAME_OK;
}

static enum game_code lo_rules_do_take(struct last_one *g, int seat, struct game_events *ev)
{
    int owed = g->t.owed;

    if (g->d.phase == LAST_ONE_ANSWER) {
        /* A missed turn is not a turn: it closes no window and does not count for the limit. */
        shed_pick_up(&g->t, FACT_PICK_UP_SKIP, seat, 0, 4, ev);
        lo_rules_give_turn(g, shed_after(&g->t, seat));
        return GAME_OK;
    }
    if (owed == 0)
        return GAME_NOT_NOW;
    g->t.owed = 0;
    shed_pick_up(&g->t, FACT_PICK_UP, seat, 0, owed, ev);
    lo_rules_pass_turn(g, seat, ev);
    return GAME_OK;
}

/* Answers a joker +4 with a doubt (LO-R17, LO-D8). If the player who placed the joker has left,
 * nobody draws for it. */
static enum game_code lo_rules_do_lie(struct last_one *g, int seat, struct game_events *ev)
{
    if (g->d.phase != LAST_ONE_ANSWER)
        return GAME_NOT_NOW;
    if (g->holding) {
        game_event(ev, FACT_LIE, seat, GAME_TO_ALL)->other = g->d.from;
        if (seats_have(g->t.playing, g->d.from))
            shed_pick_up(&g->t, FACT_LIE_PAID, g->d.from, seat, 4, ev);
        else
            game_event(ev, FACT_LIE_UPHELD, g->d.from, GAME_TO_ALL)->other = (uint8_t)seat;
        lo_rules_give_turn(g, seat);
    } else {
        shed_pick_up(&g->t, FACT_LIE_FAILED, seat, g->d.from, 6, ev);
        lo_rules_give_turn(g, shed_after(&g->t, seat));
    }
    return GAME_OK;
}

static enum game_code lo_rules_do_pass(struct last_one *g, int seat, struct game_events *ev)
{
    if (g->d.phase == LAST_ONE_ANSWER || g->t.owed > 0)
        return GAME_MUST_ANSWER;
    if (g->d.phase != LAST_ONE_DREW)
        return GAME_NOT_NOW;
    game_event(ev, FACT_PASS, seat, GAME_TO_ALL);
    lo_rules_pass_turn(g, seat, ev);
    return GAME_OK;
}

static enum game_code lo_rules_do_choose(struct last_one *g, int seat, const struct game_move *m,
                                         struct game_events *ev)
{
    if (g->d.phase == LAST_ONE_ANSWER || g->t.owed > 0)
        return GAME_MUST_ANSWER;
    if (g->d.phase != LAST_ONE_COLOR)
        return GAME_NOT_NOW;
    if (m->choice < COLOR_RED || m->choice > COLOR_YELLOW)
        return GAME_NEED_CHOICE;
    g->color = m->choice;
    g->d.phase = LAST_ONE_PLAY;
    game_event(ev, FACT_COLOR, seat, GAME_TO_ALL)->choice = m->choice;
    return GAME_OK;
}

/* ---- "Last one" ---- */

static enum game_code lo_rules_do_last(struct last_one *g, int seat, struct game_events *ev)
{
    if (g->t.turn == seat && g->d.phase == LAST_ONE_ANSWER)
        return GAME_MUST_ANSWER;
    if (!lo_may_say(g, seat))
        return GAME_NOT_NOW;
    g->t.said |= seat_bit(seat);
    game_event(ev, FACT_LAST, seat, GAME_TO_ALL);
    return GAME_OK;
}

/* The opponents whom the seat may report; none if it has left. */
static uint16_t lo_rules_opponents(const struct last_one *g, int seat)
{
    return seats_have(g->t.playing, seat) ? g->t.playing & (uint16_t)~lo_rules_team(g, seat) : 0;
}

uint16_t lo_offered(const struct last_one *g, int seat)
{
    if (g->opened == 0 || g->d.phase == LAST_ONE_OVER || g->t.reports[seat] >= SHED_REPORTS)
        return 0;
    uint16_t set = g->opened & lo_rules_opponents(g, seat);
    for (int s = 1; set >> s != 0; s++)
        if (g->t.nhand[s] != 1)
            set &= (uint16_t)~seat_bit(s);
    return set;
}

static enum game_code lo_rules_apply(void *st, int seat, const struct game_move *m,
                                     struct game_events *ev)
{
    struct last_one *g = st;

    if (g->d.phase == LAST_ONE_OVER)
        return GAME_OVER;
    if (m->verb == MOVE_REPORT)
        return shed_report(&g->t, seat, m->to, lo_rules_opponents(g, seat), ev);
    if (m->verb == MOVE_LAST)
        return lo_rules_do_last(g, seat, ev);
    if (seat != g->t.turn)
        return GAME_NOT_YOUR_TURN;
    switch (m->verb) {
    case MOVE_PLAY: return lo_rules_do_play(g, seat, m, ev);
    case MOVE_DRAW: return lo_rules_do_draw(g, seat, ev);
    case MOVE_TAKE: return lo_rules_do_take(g, seat, ev);
    case MOVE_PASS: return lo_rules_do_pass(g, seat, ev);
    case MOVE_LIE: return lo_rules_do_lie(g, seat, ev);
    case MOVE_CHOOSE: return lo_rules_do_choose(g, seat, m, ev);
    default: return GAME_BAD_MOVE;
    }
}

/* ---- Legal moves ---- */

static void lo_rules_add_play(struct move_list *list, card_t card, uint8_t color, bool last)
{
    struct game_move *m = move_list_add(list, MOVE_PLAY);

    m->ncards = 1;
    m->card[0] = card;
    m->choice = color;
    m->last = last;
}

static void lo_rules_add_plays(struct move_list *list, const struct last_one *g, int seat)
{
    uint64_t left = lo_fit_set(g);
    int say = lo_may_say(g, seat), n = 0;
    card_t playable[SHED_CARDS];

    if (g->t.owed > 0)
        left &= lo_face_set(FACE_PICK_UP);
    if (g->d.phase == LAST_ONE_DREW)
        left &= lo_bit(g->d.drew);
    /* Without a branch on each card: the processor could not predict whether it fits. */
    for (int i = 0; i < g->t.nhand[seat]; i++) {
        uint64_t bit = lo_bit(g->t.hand[seat][i]);

        playable[n] = g->t.hand[seat][i];
        n += (left & bit) != 0;
        left &= ~bit; /* so that a card held twice is listed once */
    }
    for (int i = 0; i < n; i++)
        for (int last = 0; last <= say; last++) {
            if (!lo_is_joker(playable[i]))
                lo_rules_add_play(list, playable[i], 0, last);
            for (int c = COLOR_RED; lo_is_joker(playable[i]) && c <= COLOR_YELLOW; c++)
                lo_rules_add_play(list, playable[i], (uint8_t)c, last);
        }
}

static int lo_rules_legal(const void *st, int seat, struct game_move *out, int cap)
{
    const struct last_one *g = st;
    struct move_list list;

    move_list_open(&list, out, cap);
    if (g->d.phase == LAST_ONE_OVER)
        return 0;
    if (g->t.turn == seat && g->d.phase == LAST_ONE_ANSWER) {
        move_list_add(&list, MOVE_TAKE);
        move_list_add(&list, MOVE_LIE);
    } else if (g->t.turn == seat && g->d.phase == LAST_ONE_COLOR) {
        for (int c = COLOR_RED; c <= COLOR_YELLOW; c++)
            move_list_add(&list, MOVE_CHOOSE)->choice = (uint8_t)c;
    } else if (g->t.turn == seat) {
        lo_rules_add_plays(&list, g, seat);
        move_list_add(&list, g->t.owed > 0                 ? MOVE_TAKE
                             : g->d.phase == LAST_ONE_DREW ? MOVE_PASS
                                                           : MOVE_DRAW);
        if (lo_may_say(g, seat))
            move_list_add(&list, MOVE_LAST);
    }
    shed_list_reports(lo_offered(g, seat), &list);
    return list.n;
}

/* ---- Start, turn, leaving, result ---- */

static const char *lo_rules_refuses(const struct game_setup *setup)
{
    return setup->option[OPTION_PAIRS] && setup->seats != LO_SEATS
               ? N_("Pairs need four seats: write `pairs=yes seats=4`.")
               : NULL;
}

void lo_prepare(struct last_one *g, const struct game_setup *setup)
{
    memset(g, 0, sizeof(*g));
    shed_begin(&g->t, setup, setup->option[OPTION_LIMIT]);
    g->d.points_game = setup->option[OPTION_MODE] != 0;
    g->target = (uint16_t)setup->option[OPTION_POINTS];
    g->d.pairs = setup->option[OPTION_PAIRS] != 0;
    g->t.direction = COUNTER_CLOCKWISE;
}

static void lo_rules_start(void *st, const struct game_setup *setup, struct game_events *ev)
{
    lo_prepare(st, setup);
    lo_rules_begin_round(st, ev);
}

static void lo_rules_turn(const void *st, struct game_turn *turn)
{
    const struct last_one *g = st;

    bool on = turn_begin(turn, g->d.phase == LAST_ONE_OVER, g->t.turn, g->t.serial, g->t.had);

    turn->automatic = g->automatic;
    for (int s = 1; on && s <= g->t.seats; s++)
        if (lo_offered(g, s) != 0)
            turn->may |= seat_bit(s);
}

static void lo_rules_leave(void *st, int seat, struct game_events *ev)
{
    struct last_one *g = st;
    bool on_turn = g->t.turn == seat, naming = g->d.phase == LAST_ONE_COLOR;
    uint16_t had = g->t.had;

    if (g->d.phase == LAST_ONE_OVER || !seats_have(g->t.playing, seat))
        return;
    if (g->d.pairs) {
        if ((g->automatic >> seat & 1) == 0)
            game_event(ev, FACT_AUTOMATIC, seat, GAME_TO_ALL);
        g->automatic |= seat_bit(seat);
        return;
    }
    g->opened &= (uint16_t)~seat_bit(seat);
    shed_leave(&g->t, seat, ev);
    if (seats_count(g->t.playing) == 1) {
        lo_rules_end_game(g, g->t.playing, ev);
        return;
    }
    if (!on_turn)
        return;
    /* The seat's debt is cancelled, and a joker +4 that it should have answered lapses. A colour
     * that it should have named still has to be named. */
    g->t.owed = 0;
    if (lo_rules_close_turn(g, seat, 0, ev)) {
        lo_rules_give_turn(g, shed_after(&g->t, seat));
        if (naming)
            g->d.phase = LAST_ONE_COLOR;
    }
    g->t.had = had;
}

/* Orders seats for their places, the smallest value first: the winners, then the seats that stayed,
 * then those that left. Seats of one group are ordered by card points (summed for a pair), in a
 * points game by the score. */
static int64_t lo_rules_standing(const struct last_one *g, int seat)
{
    int64_t left = seats_have(g->t.playing, seat) ? 0 : (int64_t)1 << 40;

    if (g->t.winners >> seat & 1)
        return INT64_MIN;
    if (g->d.points_game)
        return left - g->score[seat];
    return left + lo_rules_team_points(g, seat);
}

static void lo_rules_result(const void *st, struct game_result *out)
{
    const struct last_one *g = st;

    memset(out, 0, sizeof(*out));
    out->winners = g->t.winners;
    out->by_limit = g->t.by_limit;
    for (int s = 1; s <= g->t.seats; s++)
        out->points[s] = g->score[s];
    if (g->d.phase != LAST_ONE_OVER)
        return;
    out->tie = g->t.winners != lo_rules_team(g, __builtin_ctz(g->t.winners));
    for (int s = 1; s <= g->t.seats; s++) {
        out->worth[s] = lo_rules_team_points(g, s);
        out->place[s] = 1;
        for (int other = 1; other <= g->t.seats; other++)
            out->place[s] += lo_rules_standing(g, other) < lo_rules_standing(g, s);
    }
}

/* Version 1 had another rule. A player who had gone down to one card and then drew a fitting one
 * still counted as having said `last`. So that player could not say it again and could not be
 * reported. */
static enum game_code lo_rules_apply_v1(void *st, int seat, const struct game_move *m,
                                        struct game_events *ev)
{
    struct last_one *g = st;
    uint16_t said = g->t.said;
    enum game_code code = lo_rules_apply(st, seat, m, ev);

    if (code == GAME_OK && m->verb == MOVE_DRAW && g->d.phase == LAST_ONE_DREW)
        g->t.said = said;
    return code;
}

#define LAST_ONE_RULES(number, moves)                                                              \
    {                                                                                              \
        .id = "last-one", .title = "Last One",                                                     \
        .summary = N_("match colour or number; call your last card"), .version = number,           \
        .min_seats = 2, .max_seats = LO_SEATS, .state_size = sizeof(struct last_one),              \
        .options = last_one_options, .facts = last_one_facts, .nfacts = LAST_ONE_FACTS,            \
        .lessons = last_one_lessons, .finite = true, .refuses = lo_rules_refuses,                  \
        .start = lo_rules_start, .turn = lo_rules_turn, .legal = lo_rules_legal,                   \
        .parse = lo_parse, .format = movetext_format, .apply = moves, .auto_move = lo_auto_move,   \
        .leave = lo_rules_leave, .view = lo_view, .resample = lo_resample,                         \
        .position = lo_position, .result = lo_rules_result, .bot = lo_bot,                         \
        .choice_words = choice_words, .single = true, .explain = lo_explain,                       \
    }

const struct game_rules last_one_rules = LAST_ONE_RULES(2, lo_rules_apply);
const struct game_rules last_one_rules_v1 = LAST_ONE_RULES(1, lo_rules_apply_v1);
