/*
 * Flat Monte-Carlo over resampled positions with sequential halving. All moves that are still tried
 * are played on from the same deal. The deck decides most of a shedding game, so every move meets
 * the same luck.
 */
#include "search.h"

#include <string.h>

#include "cards.h"

enum {
    SCORE_WIN = 1000, /* of one playout */
    NEAR_PLIES = 3,   /* other seats may report during this many moves after the first one */
    /* Legal moves in a playout are listed in the same array, after those of the seat that searches.
     * A turn with more moves than fit gets the automatic move. */
    LISTED_PLAYOUT = 256,
    LISTED_MAX = SEARCH_LEGAL_MAX - LISTED_PLAYOUT,
    /* A playout begins with this many moves of level 2, which cost more and tell more. */
    SENSIBLE_PLIES = 20
};

/* ---- The moves that are tried ---- */

/* The part of a card that matters to the game: its rank if suits mean nothing, else the whole
 * card. */
static int search_face(const struct game_rules *rules, card_t card)
{
    return rules->suitless ? card_rank(card) : card;
}

static bool search_same_cards(const struct game_rules *rules, const struct game_move *a,
                              const struct game_move *b)
{
    for (int i = 0; i < a->ncards; i++) {
        int in_a = 0, in_b = 0;

        for (int k = 0; k < a->ncards; k++) {
            in_a += search_face(rules, a->card[k]) == search_face(rules, a->card[i]);
            in_b += search_face(rules, b->card[k]) == search_face(rules, a->card[i]);
        }
        if (in_a != in_b)
            return false;
    }
    return true;
}

/* Whether two moves play the same cards with the same card on top. They then have the same effect
 * in all but the rarest cases. */
static bool search_alike(const struct game_rules *rules, const struct game_move *a,
                         const struct game_move *b)
{
    return a->verb == b->verb && a->ncards == b->ncards && a->choice == b->choice &&
           a->to == b->to && a->style == b->style && memcmp(a->num, b->num, sizeof(a->num)) == 0 &&
           (a->ncards == 0 || search_face(rules, a->card[a->ncards - 1]) ==
                                  search_face(rules, b->card[b->ncards - 1])) &&
           search_same_cards(rules, a, b);
}

bool search_is_word(const struct game_move *m)
{
    return m->verb == MOVE_REPORT || m->verb == MOVE_LIE || m->verb == MOVE_LAST;
}

static void search_add_tried(struct search *s, const struct game_rules *rules, int legal)
{
    const struct game_move *m = &s->legal[legal];

    if (search_is_word(m) || (rules->bot_shuns && rules->bot_shuns(&s->view, m)))
        return;
    for (int i = 0; i < s->ntried; i++) {
        if (!search_alike(rules, &s->legal[s->tried[i].legal], m))
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

/* Lists the moves that are tried: first the choice of the game's own bot, then all others. */
static void search_add_all(struct search *s, const struct game_rules *rules, int choice, int n)
{
    s->ntried = s->deals = 0;
    s->own = -1;
    search_add_tried(s, rules, choice);
    for (int i = 0; i < n; i++)
        search_add_tried(s, rules, i);
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
    /* the first place gets everything, the last nothing */
    return (uint32_t)(SCORE_WIN * (loser - 1) / (seats - 1));
}

/* Lets a seat report or doubt (`verb`), if it may. As people do, it mostly reports and seldom
 * doubts. False: it says nothing. */
static bool search_says(struct search *s, const struct game_rules *rules, int seat,
                        enum game_verb verb, struct rng *rng)
{
    struct game_move *legal = s->legal + LISTED_MAX;
    int n = rules->legal(s->state, seat, legal, GAME_SEATS_MAX);

    for (int i = 0; i < n && i < GAME_SEATS_MAX; i++)
        if (legal[i].verb == verb && (rng_below(rng, 3) == 0) == (verb == MOVE_LIE)) {
            s->events.n = 0;
            return rules->apply(s->state, seat, &legal[i], &s->events) == GAME_OK;
        }
    return false;
}

/* Finds the move of a level 2 bot, or the automatic move if that bot would do nothing or has too
 * many moves to choose from. */
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

/* Plays to the end of the game. Returns what that is worth to the seat. */
static uint32_t search_play_out(struct search *s, const struct game_rules *rules, int seat,
                                struct rng *rng)
{
    struct game_turn turn;
    struct game_move m;

    for (int ply = 0; ply < SEARCH_PLIES_MAX; ply++) {
        rules->turn(s->state, &turn);
        if (turn.over)
            return search_score_of(rules, s->state, seat, s->view.seats);
        for (int other = 1; ply < NEAR_PLIES && other <= GAME_SEATS_MAX; other++)
            if (((turn.may & ~turn.must) >> other & 1) != 0 &&
                search_says(s, rules, other, MOVE_REPORT, rng))
                break;
        int who = __builtin_ctz(turn.must);

        /* the automatic move never doubts */
        if (ply == 0 && search_says(s, rules, who, MOVE_LIE, rng))
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

/* ---- The bot of a first lesson ---- */

/* How many cards a seat still has to get rid of, including those outside its hand. */
static int search_cards_left(const struct game_view *view, int seat)
{
    int cards = view->seat[seat].cards;

    for (int z = 0; z < view->nzones; z++)
        cards += view->zone[z].seat == seat ? view->zone[z].count : 0;
    return cards;
}

/* Whether somebody has no fewer cards than the bot. */
static bool search_is_ahead(const struct game_view *view)
{
    for (int s = 1; s <= view->seats; s++)
        if (s != view->viewer &&
            search_cards_left(view, view->viewer) <= search_cards_left(view, s))
            return true;
    return false;
}

/* How little the bot likes a play. */
static int search_dislikes(const struct game_move *move)
{
    return 2 * move->ncards + move->last;
}

/* Any of the plays with the fewest cards. */
static int search_small_play(const struct game_move *legal, int n, struct rng *rng)
{
    int start = (int)rng_below(rng, (uint32_t)n), best = -1;

    for (int k = 0; k < n; k++) {
        int i = (start + k) % n;

        if (legal[i].verb == MOVE_PLAY &&
            (best < 0 || search_dislikes(&legal[i]) < search_dislikes(&legal[best])))
            best = i;
    }
    return best;
}

/* Draws two throws and returns the worse one. */
static int search_bad_throw(const struct game_rules *rules, const struct game_view *view,
                            const struct game_move *legal, int n, struct rng *rng)
{
    struct game_move move[2];
    struct game_worth worth[2];
    int drawn[2];

    for (int k = 0; k < 2; k++) {
        do
            drawn[k] = (int)rng_below(rng, (uint32_t)n);
        while (legal[drawn[k]].verb != MOVE_THROW);
        move[k] = legal[drawn[k]];
    }
    rules->judge(view, move, 2, rng, worth);
    return drawn[worth[1].wins < worth[0].wins];
}

/* The bot of a first lesson. It plays so badly that somebody who takes the first card that fits
 * wins most of the time, and it makes that look like bad luck. It gives in to attacks. When it is
 * ahead, it draws, takes or passes half of the time if it can. If it can only play, it plays as few
 * cards at once as possible, and does not say `last` if it need not. Of two random throws it takes
 * the worse. Returns the index of the move in `legal`; -1: there is nothing to do. */
static int search_teach(const struct game_rules *rules, const struct game_view *view,
                        const struct game_move *legal, int n, struct rng *rng)
{
    const uint32_t idle = 1u << MOVE_DRAW | 1u << MOVE_TAKE | 1u << MOVE_PASS;
    int choice = rules->bot(view, legal, n, 1, rng);
    int verb = choice < 0 ? MOVE_NONE : legal[choice].verb;

    if (verb == MOVE_THROW && rules->judge)
        return search_bad_throw(rules, view, legal, n, rng);
    if (verb != MOVE_PLAY)
        return choice;
    for (int i = 0; i < n; i++)
        if (idle >> legal[i].verb & 1) {
            bool gives_in = view->owed > 0 || (search_is_ahead(view) && rng_below(rng, 2) == 0);

            return gives_in ? i : choice;
        }
    return search_small_play(legal, n, rng);
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
    s->deals++;
    rng_word(rng);
}

/* Puts the moves in order, the best first. Equal moves keep their order. */
static void search_sort(struct search *s)
{
    for (int i = 1; i < s->ntried; i++) {
        struct search_tried t = s->tried[i];
        int at = i;

        for (; at > 0 && s->tried[at - 1].score < t.score; at--)
            s->tried[at] = s->tried[at - 1];
        s->tried[at] = t;
    }
}

/* Sequential halving: each round gets the same share of the playouts, and keeps the better half of
 * the moves, at least `least` of them. It also keeps the player's own move (search_judge), and puts
 * it last if it is not among the better half. */
static void search_halve(struct search *s, const struct game_rules *rules, const void *position,
                         int seat, const struct search_budget *budget, int least, struct rng *rng)
{
    int rounds = 1;
    bool late = false;

    while (least << rounds < s->ntried)
        rounds++;
    if (least > 1)
        rounds++; /* the last moves are compared once more */
    for (int round = 0; round < rounds && s->ntried > 1 && !late; round++) {
        int deals = budget->playouts / rounds / s->ntried, kept = (s->ntried + 1) / 2;

        for (int d = 0; d <= deals && !late; d++) {
            search_play_deal(s, rules, position, seat, rng);
            late = budget->late && budget->late(budget->arg);
        }
        search_sort(s);
        kept = kept > least ? kept : least;
        for (int i = kept; i < s->ntried; i++)
            if (s->tried[i].legal == s->own)
                s->tried[kept++] = s->tried[i];
        s->ntried = kept < s->ntried ? kept : s->ntried;
    }
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
    choice = level == SEARCH_TEACHES ? search_teach(rules, &s->view, s->legal, n, rng)
                                     : rules->bot(&s->view, s->legal, n, level, rng);
    if (choice < 0)
        return false;
    if (level >= 3 && rules->finite && (turn.must >> seat & 1) != 0 &&
        !search_is_word(&s->legal[choice])) {
        search_add_all(s, rules, choice, n);
        search_halve(s, rules, position, seat, budget, 1, rng);
        choice = s->tried[0].legal;
    }
    *out = s->legal[choice];
    return true;
}

/* ---- Judging ---- */

/* Seeds a generator from what the seat sees. Mixes 32 bytes of the view at a time into the key;
 * after each 32 bytes, the first bytes of the block that the key makes become the new key. The
 * numbers of the facts in `status` must not change, because the view holds them and other numbers
 * would give other hints. */
static void search_seen_seed(const struct game_view *view, struct rng *rng)
{
    static const uint32_t nonce[3] = {0x68696e74, 0, 0}; /* "hint" */
    const uint8_t *byte = (const uint8_t *)view;
    uint32_t word[RNG_WORDS];

    memset(rng, 0, sizeof(*rng));
    for (size_t at = 0; at < sizeof(*view); at += sizeof(rng->key)) {
        for (size_t i = 0; i < sizeof(rng->key) && at + i < sizeof(*view); i++)
            rng->key[i / 4] ^= (uint32_t)byte[at + i] << 8 * (i % 4);
        rng_chacha20_block(rng->key, 0, nonce, word);
        memcpy(rng->key, word, sizeof(rng->key));
    }
    rng->used = RNG_WORDS;
}

/* Whether the lessons of a game would name the move. They name no draw, take or doubt while a card
 * can be played, and no bluff. They do name `pass`. `plays`: a card can be played. */
static bool search_teachable(const struct game_view *view, const struct game_move *move, bool plays)
{
    const uint32_t idle = 1u << MOVE_DRAW | 1u << MOVE_TAKE | 1u << MOVE_LIE;

    for (int i = 0; move->verb == MOVE_PLAY && i < view->nhand; i++)
        if (view->hand[i].card == move->card[0])
            return view->hand[i].playable != GAME_BLUFF;
    return !(plays && idle >> move->verb & 1);
}

/* Lists the moves that a hint may name; returns how many. */
static int search_list(struct search *s, const struct game_rules *rules, const void *position,
                       int seat, bool taught)
{
    int n = rules->legal(position, seat, s->legal, LISTED_MAX - 1), kept = 0;
    bool plays = false;

    n = n < LISTED_MAX - 1 ? n : LISTED_MAX - 1;
    for (int i = 0; i < n; i++)
        plays = plays ||
                (s->legal[i].verb == MOVE_PLAY && search_teachable(&s->view, &s->legal[i], false));
    for (int i = 0; i < n; i++)
        if (s->legal[i].verb != MOVE_REPORT &&
            (!taught || search_teachable(&s->view, &s->legal[i], plays)))
            s->legal[kept++] = s->legal[i];
    return kept;
}

/* Sees to it that `own` is tried and never dropped. It may be a move that is not listed. */
static void search_add_own(struct search *s, const struct game_rules *rules, int n,
                           const struct game_move *own)
{
    for (int i = 0; i < s->ntried; i++)
        if (search_alike(rules, &s->legal[s->tried[i].legal], own)) {
            s->own = s->tried[i].legal;
            return;
        }
    s->legal[n] = *own;
    s->own = n;
    s->ntried -= s->ntried == SEARCH_MOVES_MAX;
    s->tried[s->ntried++] = (struct search_tried){.legal = (uint16_t)n};
}

int search_percent(int wins)
{
    enum { TEN = 10 };

    return (wins + TEN / 2) / TEN;
}

static int search_wins(const struct search *s, const struct search_tried *tried)
{
    return s->deals > 0 ? (int)(tried->score + (uint32_t)s->deals / 2) / s->deals : 0;
}

/* Judges by playing on. */
static void search_judge_played(struct search *s, const struct game_rules *rules,
                                const void *position, int seat, int n, const struct game_move *own,
                                const struct search_budget *stop, struct rng *rng,
                                struct search_judged *out)
{
    struct search_budget budget = *stop;
    int choice = rules->bot(&s->view, s->legal, n, 3, rng);

    budget.playouts = SEARCH_JUDGED;
    choice = choice < 0 ? 0 : choice;
    if (search_is_word(&s->legal[choice])) {
        s->own = -1;
        s->ntried = 1;
        s->deals = 0;
        s->tried[0] = (struct search_tried){.legal = (uint16_t)choice};
        for (int d = 0; d < SEARCH_JUDGED / SEARCH_MOVES_MAX; d++)
            search_play_deal(s, rules, position, seat, rng);
    } else {
        search_add_all(s, rules, choice, n);
        out->only = s->ntried == 1;
        if (own)
            search_add_own(s, rules, n, own);
        search_halve(s, rules, position, seat, &budget, SEARCH_BEST, rng);
    }
    for (int i = 0; i < s->ntried; i++) {
        if (s->tried[i].legal == s->own)
            out->own = search_wins(s, &s->tried[i]);
        if (out->n < SEARCH_BEST)
            out->best[out->n++] =
                (struct search_choice){s->legal[s->tried[i].legal], search_wins(s, &s->tried[i])};
    }
}

/* Judges by the figures that the game itself gives (`judge`). */
static void search_judge_listed(struct search *s, const struct game_rules *rules, int n,
                                const struct game_move *own, struct rng *rng,
                                struct search_judged *out)
{
    out->only = n == 1;
    if (own)
        s->legal[n++] = *own;
    rules->judge(&s->view, s->legal, n, rng, s->worth);
    if (own)
        out->own = s->worth[--n].wins;
    while (out->n < SEARCH_BEST) {
        int best = -1;

        for (int i = 0; i < n; i++)
            if (s->worth[i].named && (best < 0 || s->worth[i].wins > s->worth[best].wins))
                best = i;
        if (best < 0)
            break;
        s->worth[best].named = false;
        out->best[out->n++] = (struct search_choice){s->legal[best], s->worth[best].wins};
    }
}

void search_judge(struct search *s, const struct game_rules *rules, const void *position, int seat,
                  const struct game_move *own, bool taught, const struct search_budget *stop,
                  struct search_judged *out)
{
    static const struct search_budget never = {0};
    struct rng rng;

    memset(out, 0, sizeof(*out));
    out->own = -1;
    rules->view(position, seat, &s->view);
    int n = search_list(s, rules, position, seat, taught);
    search_seen_seed(&s->view, &rng);
    if (n > 0 && rules->judge)
        search_judge_listed(s, rules, n, own, &rng, out);
    else if (n > 0)
        search_judge_played(s, rules, position, seat, n, own, stop ? stop : &never, &rng, out);
}
