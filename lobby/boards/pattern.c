/*
 * See pattern.h. Each term of a sum is computed from the one before by their ratio, so no factorial
 * is needed.
 */
#include "pattern.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "xalloc.h"

/* ---- Tests ---- */

/* Returns the share of the terms from `k` on in the sum of the terms `from` to `to`. Each term is
 * the one before it times ratio(i). */
static double pattern_tail(int from, int to, int k, double (*ratio)(const void *arg, int i),
                           const void *arg)
{
    double term = 1, sum = 0, part = 0;
    for (int i = from; i <= to; i++) {
        if (i > from)
            term *= ratio(arg, i);
        sum += term;
        if (i >= k)
            part += term;
        if (sum > 1e200) {
            term *= 1e-200;
            sum *= 1e-200;
            part *= 1e-200;
        }
    }
    return sum > 0 ? part / sum : 1;
}

struct binomial {
    int n;
    double p;
};

static double pattern_binomial_ratio(const void *arg, int i)
{
    const struct binomial *b = arg;
    return (b->n - i + 1) / (double)i * b->p / (1 - b->p);
}

double pattern_binomial(int n, double p, int k)
{
    if (k <= 0 || p >= 1)
        return 1;
    if (p <= 0 || k > n)
        return 0;
    return pattern_tail(0, n, k, pattern_binomial_ratio, &(struct binomial){n, p});
}

struct hypergeometric {
    /* Of `all` chances, `hits` are hits; `of` chances are drawn from all of them. */
    int hits, of, all;
};

static double pattern_hypergeometric_ratio(const void *arg, int i)
{
    const struct hypergeometric *h = arg;
    return (double)(h->of - i + 1) / i * (h->hits - i + 1) / (h->all - h->of - h->hits + i);
}

void pattern_rate_test(struct pattern_rate *r)
{
    const struct hypergeometric h = {r->n + r->n_else, r->of, r->of + r->of_else};
    int from = h.hits - (h.all - h.of), to = h.hits < h.of ? h.hits : h.of;
    if (from < 0)
        from = 0;
    r->p = r->of == 0 || r->of_else == 0
               ? 1
               : pattern_tail(from, to, r->n, pattern_hypergeometric_ratio, &h);
}

/* ---- Pairs ---- */

const struct pattern_seat *pattern_seat_of(const struct pattern_game *g, int64_t account)
{
    for (int i = 0; i < g->nseats; i++)
        if (g->seat[i].account == account)
            return &g->seat[i];
    return NULL;
}

/* Fills in what the pool says of a pair, once it is known how often they met. */
static void pattern_pair_fill(struct pattern_pair *pair, const struct pattern_game *pool, int npool,
                              int64_t seats)
{
    int64_t a = pair->account, b = pair->partner;
    int mine = 0, taken = 0, wins_a = 0, wins_b = 0, won_else = 0, of_else = 0;
    double share = 0;
    for (int i = 0; i < npool; i++)
        taken += pattern_seat_of(&pool[i], b) ? 1 : 0;
    for (int i = 0; i < npool && mine < PATTERN_GAMES; i++) {
        const struct pattern_game *g = &pool[i];
        const struct pattern_seat *sa = pattern_seat_of(g, a), *sb = pattern_seat_of(g, b);
        if (!sa)
            continue;
        mine++;
        if (seats > 0)
            pair->expected += (g->nseats - 1) * (double)taken / (double)seats;
        if (!sb)
            continue;
        share += 1.0 / g->nseats;
        wins_a += sa->won;
        wins_b += sb->won;
    }
    pair->p_together = pattern_binomial(pair->games, pair->expected / pair->games, pair->together);
    pair->winner = wins_a > wins_b ? a : b;
    pair->feeder = wins_a > wins_b ? b : a;
    pair->wins = wins_a > wins_b ? wins_a : wins_b;
    mine = 0;
    for (int i = 0; i < npool; i++) {
        const struct pattern_seat *w = pattern_seat_of(&pool[i], pair->winner);
        const struct pattern_seat *f = pattern_seat_of(&pool[i], pair->feeder);
        mine += pattern_seat_of(&pool[i], a) ? 1 : 0;
        if (w && !f) {
            of_else++;
            won_else += w->won;
        } else if (f && !w) {
            pair->left.of_else++;
            pair->left.n_else += f->left;
        } else if (f && mine <= PATTERN_GAMES) {
            pair->left.of++;
            pair->left.n += f->left && w->won;
        }
    }
    double p = (won_else + 1) / (double)(of_else + 2);
    share /= pair->together;
    if (of_else == 0 || p < share)
        p = share;
    pair->wins_expected = p * pair->together;
    pair->p_wins = pattern_binomial(pair->together, p, pair->wins);
    pattern_rate_test(&pair->left);
    pair->soft.p = 1;
}

/* How odd the pair is as a whole: the product of the probabilities. */
static double pattern_weight(const struct pattern_pair *pair)
{
    return pair->p_together * pair->p_wins * pair->left.p;
}

static int pattern_by_weight(const void *x, const void *y)
{
    double a = pattern_weight(x), b = pattern_weight(y);
    return a < b ? -1 : a > b;
}

enum { MET_MAX = PATTERN_GAMES * (PATTERN_SEATS - 1), PAIRS_MAX = MET_MAX / PATTERN_TOGETHER };
struct met {
    int64_t account;
    int n;
};

int pattern_look(const struct pattern_game *pool, int npool, int64_t account,
                 struct pattern_pair *out, int cap)
{
    struct met met[MET_MAX];
    struct pattern_pair pair[PAIRS_MAX];
    int nmet = 0, games = 0, n = 0;
    int64_t seats = 0; /* all seats in the pool except the account's */
    for (int i = 0; i < npool; i++) {
        const struct pattern_game *g = &pool[i];
        bool mine = pattern_seat_of(g, account);
        seats += g->nseats - mine;
        if (!mine || games == PATTERN_GAMES)
            continue;
        games++;
        for (int s = 0; s < g->nseats; s++) {
            int k = 0;
            while (k < nmet && met[k].account != g->seat[s].account)
                k++;
            if (g->seat[s].account == account)
                continue;
            if (k == nmet)
                met[nmet++] = (struct met){.account = g->seat[s].account};
            met[k].n++;
        }
    }
    for (int k = 0; k < nmet; k++) {
        if (met[k].n < PATTERN_TOGETHER)
            continue;
        pair[n] = (struct pattern_pair){
            .account = account, .partner = met[k].account, .games = games, .together = met[k].n};
        pattern_pair_fill(&pair[n++], pool, npool, seats);
    }
    for (int k = 0; k < n; k++)
        pair[k].partners = n;
    qsort(pair, (size_t)n, sizeof(pair[0]), pattern_by_weight);
    n = n < cap ? n : cap;
    memcpy(out, pair, (size_t)n * sizeof(pair[0]));
    return n;
}

unsigned pattern_odd(const struct pattern_pair *pair)
{
    double odd = 0.01 / (pair->partners > 1 ? pair->partners : 1);
    return (pair->p_together < odd ? PATTERN_ODD_TOGETHER : 0u) |
           (pair->p_wins < odd ? PATTERN_ODD_WINS : 0u) |
           (pair->left.p < odd ? PATTERN_ODD_LEFT : 0u) |
           (pair->soft.p < odd ? PATTERN_ODD_SOFT : 0u) |
           (pair->networks > 0 ? PATTERN_ODD_NETWORK : 0u);
}

bool pattern_striking(unsigned odd)
{
    return (odd & (PATTERN_ODD_WINS | PATTERN_ODD_LEFT | PATTERN_ODD_SOFT)) != 0 &&
           (odd & (odd - 1)) != 0;
}

/* ---- Soft moves ---- */

enum { LEGAL_MAX = 64 };

struct scratch {
    struct game_events told;
    struct game_view view;
    struct game_move legal[LEGAL_MAX];
};

/* Whether this move makes somebody else pick up cards. Plays it on a copy of the position. */
static bool pattern_soft_hurts(const struct game_rules *rules, const void *state, int seat,
                               const struct game_move *move, struct scratch *s)
{
    FREED void *copy = xmalloc(rules->state_size);
    memcpy(copy, state, rules->state_size);
    s->told.n = 0;
    s->told.overflow = false;
    bool owed = false;
    if (rules->apply(copy, seat, move, &s->told) == GAME_OK) {
        rules->view(copy, 0, &s->view);
        owed = s->view.owed > 0 && (s->view.must >> seat & 1) == 0;
    }
    return owed;
}

enum pattern_soft pattern_soft_judge(const struct game_rules *rules, const void *state, int seat,
                                     const struct game_move *move)
{
    if (!rules->finite)
        return PATTERN_SOFT_NO_CHOICE;
    FREED struct scratch *s = xmalloc(sizeof(*s));
    int n = rules->legal(state, seat, s->legal, LEGAL_MAX);
    bool plays = false;
    bool soft = move->verb == MOVE_DRAW || move->verb == MOVE_TAKE || move->verb == MOVE_PASS;
    if (n > LEGAL_MAX)
        n = LEGAL_MAX;
    for (int i = 0; i < n; i++)
        plays |= s->legal[i].verb == MOVE_PLAY;
    if (plays && !soft && !pattern_soft_hurts(rules, state, seat, move, s))
        for (int i = 0; i < n && !soft; i++)
            soft = s->legal[i].verb == MOVE_PLAY &&
                   pattern_soft_hurts(rules, state, seat, &s->legal[i], s);
    return !plays ? PATTERN_SOFT_NO_CHOICE : soft ? PATTERN_SOFT_YES : PATTERN_SOFT_NOT;
}
