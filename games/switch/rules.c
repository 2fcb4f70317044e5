/*
 * The rules of Switch: dealing, plays and their effects, penalties, runs and mistakes, announcing,
 * results.
 *
 * Chance is drawn first for the shuffle of the pack, later for each reshuffle and for the shuffle
 * of the hand of a seat that leaves. Cards are dealt one at a time from seat 1 upwards, then one is
 * turned up.
 */
#include "state.h"

#include <string.h>

_Static_assert(sizeof(struct switch_game) <= 1536, "search copies states: keep them small");

static const struct game_option switch_options[] = {
    [OPTION_MISTAKES] = {.name = "mistakes",
                         .help = N_(
                             "casual: a wrong play in a run is refused; cutthroat: it costs cards"),
                         .words = GAME_WORDS("casual", "cutthroat"),
                         .terms = GAME_WORDS("", N_("a wrong play in a run costs cards"))},
    [OPTION_CHAIN] = {.name = "run-chain",
                      .help = N_("one turn in a run may go through several ranks"),
                      .words = GAME_WORDS("no", "yes"),
                      .terms = GAME_WORDS("", N_("a turn in a run may go through several ranks"))},
    [OPTION_ACE] = {.name = "ace-penalty",
                    .help = N_("full: a wrong ace in a run costs 13 cards more; soft: it doesn't"),
                    .words = GAME_WORDS("full", "soft"),
                    .terms = GAME_WORDS("", N_("a wrong ace in a run costs 13 less"))},
    [OPTION_ANNOUNCE] = {.name = "announce",
                         .help = N_(
                             "who says that a player has one card left: the table, or the player"),
                         .words = GAME_WORDS("auto", "casual", "cutthroat"),
                         .terms =
                             GAME_WORDS("", N_("players say LAST CARD themselves"),
                                        N_("players say LAST CARD themselves, or pay for it"))},
    [OPTION_LIMIT] =
        GAME_LIMIT(N_("turns, 0 for no limit"), 800, N_("%d turns at most"), N_("no turn limit")),
    {.name = NULL},
};

/* ---- Cards ---- */

static int sw_rules_pips(const struct switch_game *g, int seat)
{
    int sum = 0;
    for (int i = 0; i < g->t.nhand[seat]; i++)
        sum += card_rank(g->t.hand[seat][i]);
    return sum;
}

/* ---- The end ---- */

static void sw_rules_end_game(struct switch_game *g, uint16_t winners, struct game_events *ev)
{
    g->over = 1;
    g->d.owed_by = SWITCH_BY_NONE;
    g->d.run = 0;
    shed_end(&g->t, winners);
    shed_tell_end(&g->t, ev);
}

/* Orders seats, the smallest value first: the winners, then those with the fewest cards, and among
 * equals the fewest pips; last those that left. */
static int sw_rules_standing(const struct switch_game *g, int seat)
{
    if (g->t.winners >> seat & 1)
        return -1;
    if (!seats_have(g->t.playing, seat))
        return 1 << 30;
    return g->t.nhand[seat] * 10000 + sw_rules_pips(g, seat);
}

static void sw_rules_end_by_limit(struct switch_game *g, struct game_events *ev)
{
    int best = 1 << 30;
    uint16_t winners = 0;
    game_event(ev, FACT_LIMIT, 0, GAME_TO_ALL)->n = (int16_t)g->t.turns;
    g->t.by_limit = 1;
    for (int s = 1; s <= g->t.seats; s++)
        seats_lowest(&winners, &best, s, sw_rules_standing(g, s));
    sw_rules_end_game(g, winners, ev);
}

/* Ends the seat's turn: those who could be reported until now no longer can, and the turn counts.
 * `opened` is the seat's bit if it went down to one card without saying so (SW-D19). False: the
 * limit ended the game. */
static bool sw_rules_close_turn(struct switch_game *g, int seat, uint16_t opened,
                                struct game_events *ev)
{
    if (g->t.nhand[seat] != 1)
        g->t.said &= (uint16_t)~seat_bit(seat);
    g->t.forgot = opened;
    g->window = 0;
    if (shed_close_turn(&g->t, seat))
        return true;
    sw_rules_end_by_limit(g, ev);
    return false;
}

/* ---- What may be played ---- */

bool sw_five_answers(const struct switch_game *g)
{
    return g->d.owed_by == SWITCH_BY_2 && shed_top(&g->t) == card_make(SUIT_HEARTS, 2);
}

/* The cards that can begin a play now. */
static uint64_t sw_rules_begin_set(const struct switch_game *g)
{
    const card_t two = card_make(SUIT_HEARTS, 2), five = card_make(SUIT_HEARTS, 5);

    if (g->d.run > 0)
        return card_rank_set(g->d.run) |
               card_rank_set(g->d.run < RANK_KING ? g->d.run + 1 : RANK_ACE);
    switch (g->d.owed_by) {
    case SWITCH_BY_2: return card_rank_set(2) | (sw_five_answers(g) ? card_bit(five) : 0);
    case SWITCH_BY_5H: return card_bit(two);
    default:
        return card_rank_set(7) | card_rank_set(RANK_ACE) | card_rank_set(g->d.rank) |
               card_suit_set(g->d.suit);
    }
}

bool sw_can_begin(const struct switch_game *g, card_t card)
{
    return (sw_rules_begin_set(g) & card_bit(card)) != 0;
}

static bool sw_rules_one_rank(const struct game_move *m)
{
    for (int i = 1; i < m->ncards; i++)
        if (card_rank(m->card[i]) != card_rank(m->card[0]))
            return false;
    return true;
}

/* SW-D7: if a play has several 5s, 5H has to come last. */
static bool sw_rules_fives_in_order(const struct game_move *m)
{
    card_t five = card_make(SUIT_HEARTS, 5);
    for (int i = 1; i < m->ncards; i++)
        if (m->card[i - 1] == five && m->card[i] != five)
            return false;
    return true;
}

/* Whether a play belongs to a run: a run is on, or the play starts one with a matching 3 and goes
 * on to other ranks. */
static bool sw_rules_of_a_run(const struct switch_game *g, const struct game_move *m)
{
    if (g->d.run > 0)
        return true;
    return g->t.owed == 0 && card_rank(m->card[0]) == 3 && sw_can_begin(g, m->card[0]) &&
           !sw_rules_one_rank(m);
}

/* Walks through a play of a run in order. Returns the index of the first bad card, or -1 if there
 * is none. Sets `good` to the rank that the run has before that card, and `ranks` to how many ranks
 * the good cards have. */
static int sw_rules_walk_run(const struct switch_game *g, const struct game_move *m, int *good,
                             int *ranks)
{
    int last = 0;
    *good = g->d.run > 0 ? g->d.run : 3;
    *ranks = 0;
    for (int i = 0; i < m->ncards; i++) {
        int rank = sw_run_rank(m->card[i]);
        if (rank != *good && rank != *good + 1)
            return i;
        *ranks += rank != last;
        last = rank;
        *good = rank;
    }
    return -1;
}

int sw_mistake(const struct switch_game *g, const struct game_move *m)
{
    int good, ranks, bad;
    if (m->ncards == 0 || !sw_rules_of_a_run(g, m))
        return 0;
    bad = sw_rules_walk_run(g, m, &good, &ranks);
    if (bad < 0 || good == SW_ACE_HIGH)
        return 0;
    if (card_rank(m->card[bad]) == RANK_ACE) /* SW-R18, SW-D15 */
        return (g->option[OPTION_ACE] ? 0 : RANK_KING) + 2 + good;
    return (good == RANK_KING ? RANK_KING : good + 1) + 2; /* SW-R17, SW-D18 */
}

static enum game_code sw_rules_check_run(const struct switch_game *g, const struct game_move *m)
{
    int good, ranks;
    if (sw_mistake(g, m) > 0)
        return g->d.cutthroat ? GAME_OK : GAME_NO_MATCH;
    if (sw_rules_walk_run(g, m, &good, &ranks) >= 0)
        return GAME_BAD_STACK; /* a card after the ace, which ended the run */
    if (m->choice != 0)        /* SW-D13 */
        return GAME_BAD_MOVE;
    return ranks > 1 && !g->option[OPTION_CHAIN] ? GAME_BAD_STACK : GAME_OK;
}

static enum game_code sw_rules_check_said(const struct switch_game *g, int seat,
                                          const struct game_move *m)
{
    if (!m->last)
        return GAME_OK;
    if (g->option[OPTION_ANNOUNCE] == ANNOUNCE_AUTO || g->t.nhand[seat] - m->ncards != 1 ||
        sw_mistake(g, m) > 0)
        return GAME_NOT_NOW;
    return GAME_OK;
}

/* Checks a play of cards that the seat holds. */
static enum game_code sw_rules_check_held(const struct switch_game *g, int seat,
                                          const struct game_move *m)
{
    const bool ace = card_rank(m->card[0]) == RANK_ACE;
    if (sw_rules_of_a_run(g, m)) {
        const enum game_code code = sw_rules_check_run(g, m);
        return code == GAME_OK ? sw_rules_check_said(g, seat, m) : code;
    }
    if (g->t.owed > 0 && !sw_can_begin(g, m->card[0]))
        return GAME_MUST_ANSWER;
    if (!sw_rules_one_rank(m) || !sw_rules_fives_in_order(m))
        return GAME_BAD_STACK;
    if (!sw_can_begin(g, m->card[0]))
        return GAME_NO_MATCH;
    if (ace && m->choice == 0)
        return GAME_NEED_CHOICE;
    if (m->choice != 0 && (!ace || m->choice > SUIT_SPADES))
        return GAME_BAD_MOVE;
    return sw_rules_check_said(g, seat, m);
}

/* ---- What a play does ---- */

/* Does what a play outside a run causes. Returns whose turn is next. */
static int sw_rules_card_effect(struct switch_game *g, int seat, const struct game_move *m,
                                struct game_events *ev)
{
    int n = m->ncards, hearts = 0, next = shed_after(&g->t, seat);
    struct game_fact *fact;
    switch (card_rank(m->card[0])) {
    case 2:
        g->t.owed = (int16_t)(g->t.owed + 2 * n);
        g->d.owed_by = SWITCH_BY_2;
        game_event(ev, sw_five_answers(g) ? FACT_OWE_2H : FACT_OWE_2, next, GAME_TO_ALL)->n =
            g->t.owed;
        break;
    case 3:
        g->d.run = 3;
        game_event(ev, FACT_RUN, seat, GAME_TO_ALL);
        break;
    case 5:
        for (int i = 0; i < n; i++)
            hearts += m->card[i] == card_make(SUIT_HEARTS, 5);
        if (hearts > 0) {
            g->t.owed = (int16_t)(g->t.owed + 5 * hearts);
            g->d.owed_by = SWITCH_BY_5H;
            game_event(ev, FACT_OWE_5H, next, GAME_TO_ALL)->n = g->t.owed;
        }
        break;
    case 7:
        fact = game_event(ev, FACT_MIRROR, seat, GAME_TO_ALL);
        fact->choice = g->d.suit;
        fact->n = g->d.rank;
        break;
    case 8:
        if (n % 2 == 0) {
            game_event(ev, FACT_AGAIN, seat, GAME_TO_ALL);
            return seat;
        }
        shed_reverse(&g->t, ev);
        return shed_after(&g->t, seat);
    case RANK_JACK: /* SW-R12; the seat itself never misses a turn */
        for (int i = 0; i < n && i < seats_count(g->t.playing) - 1; i++) {
            game_event(ev, FACT_SKIP, next, GAME_TO_ALL);
            next = shed_after(&g->t, next);
        }
        break;
    default: break;
    }
    return next;
}

/* Sets what the next play has to match (SW-R10, SW-D9, SW-R13). */
static void sw_rules_set_match(struct switch_game *g, const struct game_move *m, bool run)
{
    card_t top = m->card[m->ncards - 1];
    if (!run && card_rank(top) == 7)
        return; /* a mirror: what has to be matched stays the same */
    g->d.suit = (uint8_t)card_suit(top);
    g->d.rank = (uint8_t)card_rank(top);
    if (!run && card_rank(top) == RANK_ACE)
        g->d.suit = m->choice;
}

/* Does what a play in a run causes. Returns whose turn is next. */
static int sw_rules_run_goes_on(struct switch_game *g, int seat, const struct game_move *m,
                                struct game_events *ev)
{
    int rank = sw_run_rank(m->card[m->ncards - 1]);
    if (rank == SW_ACE_HIGH) {
        g->d.run = 0;
        game_event(ev, FACT_RUN_ENDS, seat, GAME_TO_ALL)->choice = g->d.suit;
    } else {
        if (g->d.run == 0)
            game_event(ev, FACT_RUN, seat, GAME_TO_ALL);
        g->d.run = (uint8_t)rank;
        fact_cards(game_event(ev, FACT_RUN_AT, seat, GAME_TO_ALL), &m->card[m->ncards - 1], 1);
    }
    return shed_after(&g->t, seat);
}

/* SW-R17, SW-R18 in cut-throat: the cards stay in the hand, the player picks up the price, and the
 * run is over. */
static void sw_rules_pay_mistake(struct switch_game *g, int seat, const struct game_move *m,
                                 struct game_events *ev)
{
    int got = shed_draw(&g->t, seat, sw_mistake(g, m), ev);
    struct game_fact *fact = game_event(ev, FACT_MISTAKE, seat, GAME_TO_ALL);
    fact_cards(fact, m->card, m->ncards);
    shed_tell_got(&g->t, fact, got, ev);
    if (g->d.run > 0) { /* the run's top card has no effect, only its suit and rank */
        g->d.run = 0;
        game_event(ev, FACT_RUN_OVER, seat, GAME_TO_ALL);
        g->d.suit = (uint8_t)card_suit(shed_top(&g->t));
        g->d.rank = (uint8_t)card_rank(shed_top(&g->t));
    }
    if (sw_rules_close_turn(g, seat, 0, ev))
        shed_turn_to(&g->t, shed_after(&g->t, seat));
}

/* SW-R6, SW-D6: nobody finishes on a trick card or in a run. */
static bool sw_rules_bars_finish(const struct game_move *m, bool run)
{
    for (int i = 0; i < m->ncards && !run; i++)
        run = sw_is_trick(m->card[i]);
    return run;
}

/* What is told along with a play, by how many cards it left the seat. */
enum count {
    COUNT_MANY,   /* nothing */
    COUNT_LAST,   /* one card, and the seat says so */
    COUNT_ONE,    /* one card, and the table says so */
    COUNT_FORGOT, /* one card, and the seat pays because it did not say so */
    COUNT_BARRED  /* no card, but the seat cannot finish like this */
};

/* Finds out what is told along with a play (SW-R6, SW-D19). If a seat that forgot to say that it
 * has one card can be reported for that, nothing is told: COUNT_MANY. */
static enum count sw_rules_count(const struct switch_game *g, int seat, const struct game_move *m,
                                 bool run)
{
    int n = g->t.nhand[seat];
    if (n == 0 && sw_rules_bars_finish(m, run))
        return COUNT_BARRED;
    if (n != 1)
        return COUNT_MANY;
    if (m->last)
        return COUNT_LAST;
    switch (g->option[OPTION_ANNOUNCE]) {
    case ANNOUNCE_AUTO: return COUNT_ONE;
    case ANNOUNCE_CASUAL: return COUNT_MANY;
    default: return COUNT_FORGOT;
    }
}

/* Lets the seat pick up what it has to because of its play, and tells the play with what the seat
 * says or picks up. */
static void sw_rules_tell_play(struct switch_game *g, int seat, const struct game_move *m,
                               enum count count, struct game_events *ev)
{
    static const uint8_t kinds[2][COUNT_BARRED + 1] = {
        {FACT_PLAY, FACT_PLAY_LAST, FACT_PLAY_ONE, FACT_PLAY_FORGOT, FACT_PLAY_BARRED},
        {FACT_PLAY_SUIT, FACT_PLAY_SUIT_LAST, FACT_PLAY_SUIT_ONE, FACT_PLAY_SUIT_FORGOT,
         FACT_PLAY_SUIT_BARRED},
    };
    int pays = count == COUNT_BARRED ? 1 : count == COUNT_FORGOT ? 2 : 0, got = 0;
    if (pays > 0)
        got = shed_draw(&g->t, seat, pays, ev);
    struct game_fact *fact = game_event(ev, kinds[m->choice != 0][count], seat, GAME_TO_ALL);
    fact->choice = m->choice;
    fact_cards(fact, m->card, m->ncards);
    if (pays > 0)
        shed_tell_got(&g->t, fact, got, ev);
}

static enum game_code sw_rules_do_play(struct switch_game *g, int seat, const struct game_move *m,
                                       struct game_events *ev)
{
    uint16_t opened = 0;
    if (m->ncards == 0 || m->to != 0)
        return GAME_BAD_MOVE;
    if (!shed_holds(&g->t, seat, m->card, m->ncards))
        return GAME_NOT_IN_HAND;
    enum game_code code = sw_rules_check_held(g, seat, m);
    if (code != GAME_OK)
        return code;
    if (sw_mistake(g, m) > 0) {
        sw_rules_pay_mistake(g, seat, m, ev);
        return GAME_OK;
    }
    bool run = sw_rules_of_a_run(g, m);
    shed_play(&g->t, seat, m->card, m->ncards);
    enum count count = sw_rules_count(g, seat, m, run);
    if (count == COUNT_MANY && g->t.nhand[seat] == 1)
        opened = seat_bit(seat); /* the seat can be reported */
    if (count == COUNT_LAST)
        g->t.said |= seat_bit(seat);
    sw_rules_tell_play(g, seat, m, count, ev);
    sw_rules_set_match(g, m, run);
    if (g->t.nhand[seat] == 0 && count != COUNT_BARRED) {
        sw_rules_end_game(g, seat_bit(seat), ev);
        return GAME_OK;
    }
    int next = run ? sw_rules_run_goes_on(g, seat, m, ev) : sw_rules_card_effect(g, seat, m, ev);
    if (!sw_rules_close_turn(g, seat, opened, ev))
        return GAME_OK;
    if (g->t.nhand[seat] == 1)
        g->window = seat_bit(seat);
    shed_turn_to(&g->t, next);
    return GAME_OK;
}

/* ---- The other acts ---- */

static enum game_code sw_rules_do_take(struct switch_game *g, int seat, struct game_events *ev)
{
    int n = g->d.run > 0 ? g->d.run : g->t.owed;
    bool run = g->d.run > 0;
    if (n == 0)
        return GAME_NOT_NOW;
    g->d.run = 0;
    g->t.owed = 0;
    g->d.owed_by = SWITCH_BY_NONE;
    g->d.suit = (uint8_t)card_suit(shed_top(&g->t));
    g->d.rank = (uint8_t)card_rank(shed_top(&g->t));
    shed_pick_up(&g->t, FACT_PICK_UP, seat, 0, n, ev);
    if (run)
        game_event(ev, FACT_RUN_OVER, seat, GAME_TO_ALL);
    if (sw_rules_close_turn(g, seat, 0, ev))
        shed_turn_to(&g->t, shed_after(&g->t, seat));
    return GAME_OK;
}

static bool sw_rules_table_only(const struct game_move *m)
{
    return m->verb == MOVE_DRAW && m->num[0] == 2;
}

/* num[0] is 2 if the turn timed out in cut-throat, where the seat then draws two cards (SW-D19). */
static enum game_code sw_rules_do_draw(struct switch_game *g, int seat, const struct game_move *m,
                                       struct game_events *ev)
{
    int want = m->num[0] == 0 ? 1 : m->num[0], got;
    if (want != 1 && (want != 2 || !g->d.cutthroat))
        return GAME_BAD_MOVE;
    if (g->t.owed > 0 || g->d.run > 0)
        return sw_rules_do_take(g, seat, ev);
    got = shed_draw(&g->t, seat, want, ev);
    if (got == 0) {
        game_event(ev, FACT_DRAW_NONE, seat, GAME_TO_ALL);
    } else {
        fact_cards(game_event(ev, FACT_DREW_CARD, seat, seat_bit(seat)),
                   g->t.hand[seat] + g->t.nhand[seat] - got, got);
        game_event(ev, FACT_DRAW, seat, GAME_TO_ALL & (uint16_t)~seat_bit(seat))->n = (int16_t)got;
    }
    if (sw_rules_close_turn(g, seat, 0, ev))
        shed_turn_to(&g->t, shed_after(&g->t, seat));
    return GAME_OK;
}

bool sw_may_say(const struct switch_game *g, int seat)
{
    return g->option[OPTION_ANNOUNCE] == ANNOUNCE_CASUAL && (g->t.forgot >> seat & 1) != 0 &&
           g->t.nhand[seat] == 1;
}

static enum game_code sw_rules_do_last(struct switch_game *g, int seat, struct game_events *ev)
{
    if (!sw_may_say(g, seat))
        return GAME_NOT_NOW;
    g->t.forgot &= (uint16_t)~seat_bit(seat);
    g->t.said |= seat_bit(seat);
    game_event(ev, FACT_LAST, seat, GAME_TO_ALL);
    return GAME_OK;
}

uint16_t sw_opponents(const struct switch_game *g, int seat)
{
    if (g->over || !seats_have(g->t.playing, seat) || g->option[OPTION_ANNOUNCE] != ANNOUNCE_CASUAL)
        return 0;
    return g->t.playing & (uint16_t)~seat_bit(seat);
}

static enum game_code sw_rules_apply(void *st, int seat, const struct game_move *m,
                                     struct game_events *ev)
{
    struct switch_game *g = st;
    if (g->over)
        return GAME_OVER;
    if (m->verb == MOVE_REPORT)
        return shed_report(&g->t, seat, m->to, sw_opponents(g, seat), ev);
    if (m->verb == MOVE_LAST)
        return sw_rules_do_last(g, seat, ev);
    if (seat != g->t.turn)
        return GAME_NOT_YOUR_TURN;
    switch (m->verb) {
    case MOVE_PLAY: return sw_rules_do_play(g, seat, m, ev);
    case MOVE_DRAW: return sw_rules_do_draw(g, seat, m, ev);
    case MOVE_TAKE: return sw_rules_do_take(g, seat, ev);
    case MOVE_PASS: return g->t.owed > 0 || g->d.run > 0 ? GAME_MUST_ANSWER : GAME_NOT_NOW;
    default: return GAME_BAD_MOVE;
    }
}

/* ---- Legal moves ---- */

enum { SAME_RANK = 8 }; /* cards of one rank in two packs */
struct rank_cards {
    uint8_t n;
    card_t card[SAME_RANK];
};

/* What plays are built from. */
struct laying {
    const struct switch_game *g;
    int seat;
    struct move_list moves;
    struct rank_cards by[SW_ACE_HIGH + 1]; /* the hand by rank */
    card_t head[GAME_HAND_MAX];            /* the cards of the play so far */
    uint64_t hand;                         /* the hand as a set */
    uint64_t begin;                        /* what can begin a play, in the hand or not */
    bool twins;                            /* some card is held twice (there are two packs) */
    bool chain;                            /* a play may go through several ranks */
};

/* Adds a play in every form that it has: with each suit for an ace outside a run, with `last` and
 * without. */
static void sw_rules_add_play(struct laying *l, const card_t *card, int n)
{
    const struct switch_game *g = l->g;
    bool ace = g->d.run == 0 && card_rank(card[0]) == RANK_ACE;
    int say = g->option[OPTION_ANNOUNCE] != ANNOUNCE_AUTO && g->t.nhand[l->seat] - n == 1;
    for (int last = 0; last <= say; last++) {
        for (int c = ace ? SUIT_CLUBS : 0; c <= (ace ? SUIT_SPADES : 0); c++) {
            struct game_move *m = move_list_add(&l->moves, MOVE_PLAY);
            m->last = (uint8_t)last;
            m->choice = (uint8_t)c;
            m->ncards = (uint8_t)n;
            for (int i = 0; i < n; i++)
                m->card[i] = card[i];
        }
    }
}

static void sw_rules_sort_hand(struct laying *l)
{
    const struct switch_game *g = l->g;
    const card_t *hand = g->t.hand[l->seat];
    l->hand = 0;
    l->twins = false;
    for (int rank = 0; rank <= SW_ACE_HIGH; rank++)
        l->by[rank].n = 0;
    for (int i = 0; i < g->t.nhand[l->seat]; i++) {
        struct rank_cards *r = &l->by[card_rank(hand[i])];
        l->twins |= (l->hand & card_bit(hand[i])) != 0;
        l->hand |= card_bit(hand[i]);
        if (r->n < SAME_RANK)
            r->card[r->n++] = hand[i];
    }
    l->by[SW_ACE_HIGH] = l->by[RANK_ACE];
}

/* Whether cards in this order, the first of which can begin, are a legal play and no mistake.
 * Outside a run, cards of one rank always are, except fives. */
static bool sw_rules_legal_order(const struct switch_game *g, int seat, const card_t *card, int n,
                                 bool chain)
{
    struct game_move m;
    if (!chain && (g->d.run > 0 || card_rank(card[0]) != 5))
        return true;
    memset(&m, 0, sizeof(m));
    m.verb = MOVE_PLAY;
    m.ncards = (uint8_t)n;
    memcpy(m.card, card, (size_t)n);
    return sw_mistake(g, &m) == 0 && sw_rules_check_held(g, seat, &m) == GAME_OK;
}

/* Adds the plays of the first `nhead` cards and then the cards of `rest`, which have one rank, in
 * any order. In a play only the first card and the top one matter. So of many cards only the first
 * and the last four change places. */
static void sw_rules_add_orders(struct laying *l, int nhead, const card_t rest[SAME_RANK],
                                int nrest)
{
    const struct switch_game *g = l->g;
    if (nrest == 0) {
        if (sw_rules_legal_order(g, l->seat, l->head, nhead, l->chain))
            sw_rules_add_play(l, l->head, nhead);
        return;
    }
    for (int i = 0; i < nrest; i++) {
        card_t left[SAME_RANK];
        bool again = false;
        for (int k = 0; l->twins && k < i; k++)
            again = again || rest[k] == rest[i]; /* with the same card it is the same play */
        if (again || (nhead == 0 && (l->begin & card_bit(rest[i])) == 0))
            continue;
        for (int k = 0; k < nrest - 1; k++)
            left[k] = rest[k + (k >= i)];
        l->head[nhead] = rest[i];
        sw_rules_add_orders(l, nhead + 1, left, nrest - 1);
        if (nhead > 0 && nrest > 4)
            return; /* this card stays where it is */
    }
}

/* Whether the set has the second of two equal cards but not the first. Such a set makes the same
 * plays as one with the first, so it is left out. */
static bool sw_rules_takes_second_twin(const struct rank_cards *r, unsigned set)
{
    for (int i = 1; i < r->n; i++) {
        for (int k = 0; k < i && (set >> i & 1); k++)
            if (r->card[k] == r->card[i] && (set >> k & 1) == 0)
                return true;
    }
    return false;
}

/* Moves a card that can begin to the front of `n` cards of one rank. The others keep their order.
 * False: none can begin. */
static bool sw_rules_lead(const struct laying *l, card_t part[SAME_RANK], int n)
{
    for (int i = 0; i < n; i++) {
        card_t first = part[i];
        if ((l->begin & card_bit(first)) == 0)
            continue;
        memmove(part + 1, part, (size_t)i * sizeof(part[0]));
        part[0] = first;
        return true;
    }
    return false;
}

/* Adds all plays that go on with this rank after the first `nhead` cards; in a chain, also those
 * that then go on with the next rank. */
static void sw_rules_add_rank(struct laying *l, int rank, int nhead)
{
    const struct rank_cards *r = &l->by[rank];
    for (unsigned set = 1; set < 1u << r->n && l->moves.n < l->moves.cap; set++) {
        card_t part[SAME_RANK];
        int n = 0;
        if (l->twins && sw_rules_takes_second_twin(r, set))
            continue;
        for (unsigned rest = set; rest != 0; rest &= rest - 1)
            part[n++] = r->card[__builtin_ctz(rest)];
        if (nhead > 0 || n > 1)
            sw_rules_add_orders(l, nhead, part, n);
        else if ((l->begin & card_bit(part[0])) != 0)
            sw_rules_add_play(l, part, 1); /* most ranks have one card, so there is one order */
        if (l->chain && rank + 1 <= SW_ACE_HIGH && l->by[rank + 1].n > 0 &&
            (nhead > 0 || sw_rules_lead(l, part, n))) {
            memcpy(l->head + nhead, part, (size_t)n);
            sw_rules_add_rank(l, rank + 1, nhead + n);
        }
    }
}

static void sw_rules_add_plays(struct laying *l)
{
    const struct switch_game *g = l->g;
    uint64_t begin;
    l->begin = sw_rules_begin_set(g);
    sw_rules_sort_hand(l);
    begin = l->hand & l->begin;
    begin |= begin >> 26;
    begin |= begin >> 13; /* bits 1 to 13: the ranks that have a card which can begin */
    for (unsigned left = begin & ((2 << RANK_KING) - 2); left != 0; left &= left - 1) {
        int rank = __builtin_ctz(left);
        int high = g->d.run > 0 && rank == RANK_ACE ? SW_ACE_HIGH : rank;
        l->chain =
            g->option[OPTION_CHAIN] &&
            (g->d.run > 0 ? high == g->d.run || high == g->d.run + 1 : g->t.owed == 0 && rank == 3);
        sw_rules_add_rank(l, high, 0);
    }
}

static int sw_rules_legal(const void *st, int seat, struct game_move *out, int cap)
{
    const struct switch_game *g = st;
    struct laying l;
    l.g = g;
    move_list_open(&l.moves, out, cap);
    l.seat = seat;
    if (g->over)
        return 0;
    if (g->t.turn == seat) {
        sw_rules_add_plays(&l);
        move_list_add(&l.moves, g->t.owed > 0 || g->d.run > 0 ? MOVE_TAKE : MOVE_DRAW);
    }
    if (sw_may_say(g, seat))
        move_list_add(&l.moves, MOVE_LAST);
    shed_list_reports(g->t.forgot & sw_opponents(g, seat), &l.moves);
    return l.moves.n;
}

/* ---- Start, turn, leaving, result ---- */

int sw_pack(int seats, card_t out[SW_PACK])
{
    int n = cards_standard_pack(out, 0);
    return seats < SW_SEATS ? n : n + cards_standard_pack(out + n, 0);
}

void sw_prepare(struct switch_game *g, const struct game_setup *setup)
{
    memset(g, 0, sizeof(*g));
    memcpy(g->option, setup->option, sizeof(g->option));
    g->d.cutthroat = g->option[OPTION_MISTAKES] != 0;
    shed_begin(&g->t, setup, setup->option[OPTION_LIMIT]);
}

static void sw_rules_start(void *st, const struct game_setup *setup, struct game_events *ev)
{
    struct switch_game *g = st;
    card_t pack[SW_PACK];
    int hand = setup->seats >= 4 ? 5 : 7; /* SW-R1 */
    sw_prepare(g, setup);
    shed_shuffle(&g->t, pack, sw_pack(g->t.seats, pack));
    shed_deal_hands(&g->t, 0, hand, ev);
    shed_lay(&g->t, shed_deal(&g->t));
    g->d.suit = (uint8_t)card_suit(shed_top(&g->t));
    g->d.rank = (uint8_t)card_rank(shed_top(&g->t));
    fact_cards(game_event(ev, FACT_FIRST_CARD, 0, GAME_TO_ALL), &g->t.pile[0], 1);
    game_event(ev, FACT_START, 1, GAME_TO_ALL);
    shed_turn_to(&g->t, 1); /* SW-D2 */
}

static void sw_rules_turn(const void *st, struct game_turn *turn)
{
    const struct switch_game *g = st;
    if (!turn_begin(turn, g->over, g->t.turn, g->t.serial, g->t.had))
        return;
    for (int s = 1; s <= g->t.seats; s++)
        if (sw_opponents(g, s) != 0 || sw_may_say(g, s))
            turn->may |= seat_bit(s);
}

static void sw_rules_leave(void *st, int seat, struct game_events *ev)
{
    struct switch_game *g = st;
    bool on_turn = g->t.turn == seat;
    uint16_t had = g->t.had;
    if (g->over || !seats_have(g->t.playing, seat))
        return;
    g->window &= (uint16_t)~seat_bit(seat);
    shed_leave(&g->t, seat, ev);
    if (seats_count(g->t.playing) == 1) {
        sw_rules_end_game(g, g->t.playing, ev);
        return;
    }
    if (!on_turn)
        return;
    g->t.owed = 0; /* The seat's debt is cancelled. A run goes on with the next seat. */
    g->d.owed_by = SWITCH_BY_NONE;
    if (sw_rules_close_turn(g, seat, 0, ev))
        shed_turn_to(&g->t, shed_after(&g->t, seat));
    g->t.had = had; /* the seat has not had this turn */
}

static void sw_rules_result(const void *st, struct game_result *out)
{
    const struct switch_game *g = st;
    memset(out, 0, sizeof(*out));
    out->winners = g->t.winners;
    out->by_limit = g->t.by_limit;
    if (!g->over)
        return;
    out->tie = (g->t.winners & (g->t.winners - 1)) != 0;
    for (int s = 1; s <= g->t.seats; s++) {
        out->worth[s] = sw_rules_pips(g, s);
        out->place[s] = 1;
        for (int other = 1; other <= g->t.seats; other++)
            out->place[s] += sw_rules_standing(g, other) < sw_rules_standing(g, s);
    }
}

/* Aces and 7s come last, because they go on any card. */
static int sw_rules_value_order(card_t card)
{
    int rank = card_rank(card);
    return (rank == RANK_ACE || rank == 7 ? UINT8_MAX : 0) + rank * 8 + card_suit(card);
}

const struct game_rules switch_rules = {
    .id = "switch",
    .title = "Switch",
    .summary = N_("match suit or rank; twos, runs and mirrors"),
    .version = 1,
    .min_seats = 2,
    .max_seats = SW_SEATS,
    .state_size = sizeof(struct switch_game),
    .options = switch_options,
    .facts = switch_facts,
    .nfacts = SWITCH_FACTS,
    .lessons = switch_lessons,
    .picture = &switch_picture,
    .finite = true,
    .start = sw_rules_start,
    .turn = sw_rules_turn,
    .legal = sw_rules_legal,
    .parse = sw_parse,
    .format = sw_format,
    .apply = sw_rules_apply,
    .auto_move = sw_auto_move,
    .leave = sw_rules_leave,
    .view = sw_view,
    .resample = sw_resample,
    .position = sw_position,
    .result = sw_rules_result,
    .bot = sw_bot,
    .choice_words = choice_words,
    .value_order = sw_rules_value_order,
    .wording = sw_wording,
    .sets = true,
    .set_last = (SUIT_HEARTS - SUIT_CLUBS) * 13 + 5, /* 5H, SW-D7 */
    .table_only = sw_rules_table_only,
    .explain = sw_explain,
};
