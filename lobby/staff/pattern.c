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

/* The share that the terms from `k` on have in a sum of terms 0..n; each term is the one before
 * times ratio(i). */
static double tail(int from, int to, int k, double (*ratio)(const void *arg, int i),
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

static double binomial_ratio(const void *arg, int i)
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
    return tail(0, n, k, binomial_ratio, &(struct binomial){n, p});
}

struct hypergeometric {
    /* Of `all` chances `hits` are hits; `of` chances are drawn. */
    int hits, of, all;
};

static double hypergeometric_ratio(const void *arg, int i)
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
    r->p = r->of == 0 || r->of_else == 0 ? 1 : tail(from, to, r->n, hypergeometric_ratio, &h);
}

/* ---- Pairs ---- */

static const struct pattern_seat *seat_of(const struct pattern_game *g, int64_t account)
{
    for (int i = 0; i < g->nseats; i++)
        if (g->seat[i].account == account)
            return &g->seat[i];
    return NULL;
}

/* Fills in what the pool says of a pair, once it is known how often they met. */
static void pair_fill(struct pattern_pair *pair, const struct pattern_game *pool, int npool,
                      int64_t seats)
{
    int64_t a = pair->account, b = pair->partner;
    int mine = 0, taken = 0, wins_a = 0, wins_b = 0, won_else = 0, of_else = 0;
    double share = 0;
    for (int i = 0; i < npool; i++)
        taken += seat_of(&pool[i], b) ? 1 : 0;
    for (int i = 0; i < npool && mine < PATTERN_GAMES; i++) {
        const struct pattern_game *g = &pool[i];
        const struct pattern_seat *sa = seat_of(g, a), *sb = seat_of(g, b);
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
        const struct pattern_seat *w = seat_of(&pool[i], pair->winner);
        const struct pattern_seat *f = seat_of(&pool[i], pair->feeder);
        mine += seat_of(&pool[i], a) ? 1 : 0;
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
static double weight(const struct pattern_pair *pair)
{
    return pair->p_together * pair->p_wins * pair->left.p;
}

static int by_weight(const void *x, const void *y)
{
    double a = weight(x), b = weight(y);
    return a < b ? -1 : a > b;
}

enum { MET_MAX = PATTERN_GAMES * (PATTERN_SEATS - 1), PAIRS_MAX = MET_MAX / PATTERN_TOGETHER };
struct pattern_look {
    const struct pattern_game *pool;
    int npool;
    int64_t account, seats; /* seats: all in the pool except the account's */
    struct {
        int64_t account;
        int n;
    } met[MET_MAX];
    int nmet, next, games;
    struct pattern_pair pair[PAIRS_MAX];
    int npairs;
};

static void look_met(struct pattern_look *look, int64_t account)
{
    int k = 0;
    while (k < look->nmet && look->met[k].account != account)
        k++;
    if (k == look->nmet)
        look->met[look->nmet++].account = account;
    look->met[k].n++;
}

struct pattern_look *pattern_look_new(const struct pattern_game *pool, int npool, int64_t account)
{
    struct pattern_look *look = xcalloc(1, sizeof(*look));
    look->pool = pool;
    look->npool = npool;
    look->account = account;
    for (int i = 0; i < npool; i++) {
        const struct pattern_game *g = &pool[i];
        bool mine = seat_of(g, account);
        look->seats += g->nseats - mine;
        if (!mine || look->games == PATTERN_GAMES)
            continue;
        look->games++;
        for (int s = 0; s < g->nseats; s++)
            if (g->seat[s].account != account)
                look_met(look, g->seat[s].account);
    }
    return look;
}

bool pattern_look_next(struct pattern_look *look)
{
    while (look->next < look->nmet && look->met[look->next].n < PATTERN_TOGETHER)
        look->next++;
    if (look->next == look->nmet)
        return false;
    struct pattern_pair *p = &look->pair[look->npairs++];
    p->account = look->account;
    p->partner = look->met[look->next].account;
    p->games = look->games;
    p->together = look->met[look->next++].n;
    pair_fill(p, look->pool, look->npool, look->seats);
    return true;
}

int pattern_look_end(struct pattern_look **lookp, struct pattern_pair *out, int cap)
{
    struct pattern_look *look = *lookp;
    int n = look->npairs;
    for (int k = 0; k < n; k++)
        look->pair[k].partners = n;
    qsort(look->pair, (size_t)n, sizeof(look->pair[0]), by_weight);
    if (n > cap)
        n = cap;
    memcpy(out, look->pair, (size_t)n * sizeof(look->pair[0]));
    pattern_look_free(lookp);
    return n;
}

void pattern_look_free(struct pattern_look **look)
{
    free(*look);
    *look = NULL;
}

unsigned pattern_odd(const struct pattern_pair *pair)
{
    double odd = PATTERN_ODD / (pair->partners > 1 ? pair->partners : 1);
    return (pair->p_together < odd ? PATTERN_ODD_TOGETHER : 0u) |
           (pair->p_wins < odd ? PATTERN_ODD_WINS : 0u) |
           (pair->left.p < odd ? PATTERN_ODD_LEFT : 0u) |
           (pair->soft.p < odd ? PATTERN_ODD_SOFT : 0u) |
           (pair->networks > 0 ? PATTERN_ODD_NETWORK : 0u);
}

bool pattern_striking(unsigned odd)
{
    unsigned played = odd & (PATTERN_ODD_WINS | PATTERN_ODD_LEFT | PATTERN_ODD_SOFT);
    return played != 0 && (odd & (odd - 1)) != 0;
}
