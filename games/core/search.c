/*
 * Flat Monte-Carlo over resampled positions with sequential halving. From each deal, all moves that
 * are still tried are played on. The deck decides most of a shedding game, and this way it is the
 * same for every move.
 */
#include "search.h"

#include <string.h>

enum {
    SCORE_WIN = 1000, /* of one playout */
    NEAR_PLIES = 3,   /* for so many moves after the first one, other seats may report it */
    /* While a game is played on, legal moves are listed after those of the seat. If there are more
     * than fit, the automatic move is played. */
    LISTED_PLAYOUT = 256,
    LISTED_MAX = SEARCH_LEGAL_MAX - LISTED_PLAYOUT,
    /* So many moves of a playout are those of level 2, which cost more and tell more. */
    SENSIBLE_PLIES = 20
};

/* ---- The moves that are tried ---- */

static bool search_same_cards(const struct game_move *a, const struct game_move *b)
{
    for (int i = 0; i < a->ncards; i++) {
        int in_a = 0, in_b = 0;

        for (int k = 0; k < a->ncards; k++) {
            in_a += a->card[k] == a->card[i];
            in_b += b->card[k] == a->card[i];
        }
        if (in_a != in_b)
            return false;
    }
    return true;
}

/* Whether two moves play the same cards with the same card on top. They then have the same effect
 * in all but the rarest cases. */
static bool search_alike(const struct game_move *a, const struct game_move *b)
{
    return a->verb == b->verb && a->ncards == b->ncards && a->choice == b->choice &&
           a->to == b->to && a->style == b->style && memcmp(a->num, b->num, sizeof(a->num)) == 0 &&
           (a->ncards == 0 || a->card[a->ncards - 1] == b->card[b->ncards - 1]) &&
           search_same_cards(a, b);
}

/* Whether the move is a report, a doubt or an announcement. The game's own bot decides on these:
 * playouts do not show how often people bluff or forget. */
static bool search_is_word(const struct game_move *m)
{
    return m->verb == MOVE_REPORT || m->verb == MOVE_LIE || m->verb == MOVE_LAST;
}

static void search_add_tried(struct search *s, const struct game_rules *rules, int legal)
{
    const struct game_move *m = &s->legal[legal];

    if (search_is_word(m) || (rules->bot_shuns && rules->bot_shuns(&s->view, m)))
        return;
    for (int i = 0; i < s->ntried; i++) {
        if (!search_alike(&s->legal[s->tried[i].legal], m))
            continue;
        /* To say "last" with the cards costs nothing, so that variant is tried. */
        if (m->last)
            s->tried[i].legal = (uint16_t)legal;
        return;
    }
    if (s->ntried == SEARCH_MOVES_MAX)
        return;
    s->tried[s->ntried].legal = (uint16_t)legal;
    s->tried[s->ntried].score = 0;
    s->ntried++;
}

/* ---- Playing on ---- */

/* What the end of the game is worth to the seat. */
static uint32_t search_score_of(const struct game_rules *rules, const void *st, int seat, int seats)
{
    struct game_result result;
    int winners, loser;

    rules->result(st, &result);
    winners = __builtin_popcount(result.winners);
    if (!rules->only_last_loses)
        return result.winners >> seat & 1 ? SCORE_WIN / (uint32_t)winners : 0;
    loser = 0;
    for (int s = 1; s <= seats; s++)
        loser += result.place[s] >= result.place[seat];
    /* By place: the first gets everything, the last nothing. */
    return (uint32_t)(SCORE_WIN * (loser - 1) / (seats - 1));
}

/* Plays what other seats may do out of turn, as a person would: mostly reports. */
static void search_others_act(struct search *s, const struct game_rules *rules, uint16_t may,
                              struct rng *rng)
{
    struct game_move *legal = s->legal + LISTED_MAX;

    for (int seat = 1; seat <= GAME_SEATS_MAX; seat++) {
        if ((may >> seat & 1) == 0)
            continue;
        int n = rules->legal(s->state, seat, legal, GAME_SEATS_MAX);

        for (int i = 0; i < n && i < GAME_SEATS_MAX; i++) {
            if (legal[i].verb != MOVE_REPORT || rng_below(rng, 3) == 0)
                continue;
            s->events.n = 0;
            rules->apply(s->state, seat, &legal[i], &s->events);
            return;
        }
    }
}

/* Sometimes a person doubts where the rules allow it; the automatic move never does. */
static bool search_doubts(struct search *s, const struct game_rules *rules, int seat,
                          struct rng *rng)
{
    struct game_move *legal = s->legal + LISTED_MAX;
    int n = rules->legal(s->state, seat, legal, GAME_SEATS_MAX);

    for (int i = 0; i < n && i < GAME_SEATS_MAX; i++) {
        if (legal[i].verb == MOVE_LIE && rng_below(rng, 3) == 0) {
            s->events.n = 0;
            return rules->apply(s->state, seat, &legal[i], &s->events) == GAME_OK;
        }
    }
    return false;
}

/* Makes the move of a level 2 player, or the automatic move if that bot would do nothing. */
static void search_sensible_move(struct search *s, const struct game_rules *rules, int seat,
                                 struct rng *rng, struct game_move *out)
{
    struct game_move *legal = s->legal + LISTED_MAX;
    int n = rules->legal(s->state, seat, legal, LISTED_PLAYOUT), choice = -1;

    if (n == 1)
        choice = 0;
    if (n > 1 && n <= LISTED_PLAYOUT) {
        rules->view(s->state, seat, &s->seen);
        choice = rules->bot(&s->seen, legal, n, 2, rng);
    }
    if (choice >= 0)
        *out = legal[choice];
    else
        rules->auto_move(s->state, seat, out);
}

/* Plays to the end of the game. */
static uint32_t search_play_out(struct search *s, const struct game_rules *rules, int seat,
                                struct rng *rng)
{
    struct game_turn turn;
    struct game_move m;

    for (int ply = 0; ply < SEARCH_PLIES_MAX; ply++) {
        rules->turn(s->state, &turn);
        if (turn.over)
            return search_score_of(rules, s->state, seat, s->view.seats);
        if (ply < NEAR_PLIES && (turn.may & ~turn.must) != 0)
            search_others_act(s, rules, turn.may & (uint16_t)~turn.must, rng);
        int who = __builtin_ctz(turn.must);

        if (ply == 0 && search_doubts(s, rules, who, rng))
            continue;
        if (ply < SENSIBLE_PLIES)
            search_sensible_move(s, rules, who, rng, &m);
        else
            rules->auto_move(s->state, who, &m);
        s->events.n = 0;
        rules->apply(s->state, who, &m, &s->events);
    }
    return SCORE_WIN / 2;
}

/* ---- The search ---- */

/* Plays on from one deal with each move that is still tried, so that luck is the same for all. */
static void search_play_deal(struct search *s, const struct game_rules *rules, const void *position,
                             int seat, struct rng *rng)
{
    struct rng same;

    rules->resample(s->deal, position, seat, rng);
    same = *rng;
    for (int i = 0; i < s->ntried; i++) {
        *rng = same;
        memcpy(s->state, s->deal, rules->state_size);
        s->events.n = 0;
        rules->apply(s->state, seat, &s->legal[s->tried[i].legal], &s->events);
        s->tried[i].score += search_play_out(s, rules, seat, rng);
    }
    rng_word(rng);
}

/* Keeps the better half of the moves; of equal ones, the earlier. */
static void search_halve(struct search *s)
{
    for (int i = 1; i < s->ntried; i++) {
        struct search_tried t = s->tried[i];
        int at = i;

        for (; at > 0 && s->tried[at - 1].score < t.score; at--)
            s->tried[at] = s->tried[at - 1];
        s->tried[at] = t;
    }
    s->ntried = (s->ntried + 1) / 2;
}

/* Sequential halving: each round gets the same share of the playouts. */
static int search_choose(struct search *s, const struct game_rules *rules, const void *position,
                         int seat, const struct search_budget *budget, struct rng *rng)
{
    int rounds = 1, deals;
    bool late = false;

    while (1 << rounds < s->ntried)
        rounds++;
    for (; s->ntried > 1 && !late; search_halve(s)) {
        deals = budget->playouts / rounds / s->ntried;
        for (int d = 0; d <= deals && !late; d++) {
            search_play_deal(s, rules, position, seat, rng);
            late = budget->late && budget->late(budget->arg);
        }
    }
    return s->tried[0].legal;
}

bool search_move(struct search *s, const struct game_rules *rules, const void *position, int seat,
                 int level, const struct search_budget *budget, struct rng *rng,
                 struct game_move *out)
{
    struct game_turn turn;
    int n = rules->legal(position, seat, s->legal, LISTED_MAX), choice;

    if (n > LISTED_MAX)
        n = LISTED_MAX;
    if (n == 0)
        return false;
    rules->view(position, seat, &s->view);
    rules->turn(position, &turn);
    choice = rules->bot(&s->view, s->legal, n, level, rng);
    if (choice < 0)
        return false;
    if (level >= 3 && rules->finite && (turn.must >> seat & 1) != 0 &&
        !search_is_word(&s->legal[choice])) {
        s->ntried = 0;
        search_add_tried(s, rules, choice);
        for (int i = 0; i < n; i++)
            search_add_tried(s, rules, i);
        choice = search_choose(s, rules, position, seat, budget, rng);
    }
    *out = s->legal[choice];
    return true;
}
