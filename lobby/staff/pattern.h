/*
 * What two players' games look like together, for moderators who suspect them of helping each
 * other: how often they meet, who wins then, who gives up, who plays softly. Arithmetic alone, on
 * rows of games; collusion.h reads and tells.
 *
 * Every question is put as an exact one-sided test of "they play as they do with anybody else",
 * which is what two honest players do; small numbers are the rule here, so no normal curve is
 * assumed anywhere:
 *
 * - Together: of A's last n ranked games k were with B. Were opponents drawn from those who play,
 *   each in proportion to the seats they took in the same time, a game of A with s seats would hold
 *   B with the chance (s - 1) * g(B) / G, g being B's seats in the pool and G all seats but A's.
 * Their sum over the n games is the number expected, E. Binomial tail P(X >= k), X ~ B(n, E / n).
 * B's games with A are in the pool, too, which makes E larger and the test milder.
 * - Wins: of the k games W (the one of the two who won more of them) won w. Binomial tail
 *   P(X >= w), X ~ B(k, p), p the larger of the even share (mean of 1 / seats) and W's share of the
 *   games without the other, (wins + 1) / (games + 2) by Laplace's rule of succession: who wins a
 *   lot anyway is not suspicious for it.
 * - Left, soft: of c chances the feeder (the other one) left, or played softly, s times in games
 * with W, and S of C times in games without. Fisher's exact test (hypergeometric tail) that the
 * first rate is not the higher one.
 *
 * With m partners looked at each p is multiplied by m (Bonferroni), and is odd below PATTERN_ODD.
 * Friends meet often and share networks, so that alone is never striking: it takes a second thing
 * which happened within games. test-pattern tells how often innocent groups are striking.
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>

enum {
    PATTERN_GAMES = 50,   /* of the account: the latest */
    PATTERN_POOL = 3000,  /* games of everybody */
    PATTERN_TOGETHER = 5, /* with fewer games together nothing can be told */
    PATTERN_PAIRS = 3,    /* pairs that the report tells */
    PATTERN_SEATS = 8
};
#define PATTERN_ODD 0.01

struct pattern_seat {
    int64_t account;
    bool won, left;
};
/* A ranked game that was finished. */
struct pattern_game {
    int64_t id;
    uint8_t nseats;
    struct pattern_seat seat[PATTERN_SEATS];
};

/* Bits: what is odd about a pair. */
enum {
    PATTERN_ODD_TOGETHER = 1,
    PATTERN_ODD_WINS = 2,
    PATTERN_ODD_LEFT = 4,
    PATTERN_ODD_SOFT = 8,
    PATTERN_ODD_NETWORK = 16
};
/* `n` of `of` chances; `_else`: in games without the other. */
struct pattern_rate {
    int n, of, n_else, of_else;
    double p; /* by Fisher's test; 1 if there is nothing to compare */
};
struct pattern_pair {
    int64_t account, partner;
    int64_t feeder, winner; /* each is one of the two */
    int partners;           /* partners that were looked at */
    /* Games of the account, and those among them with the partner. */
    int games, together;
    double expected, p_together;
    int wins; /* games together that `winner` won */
    double wins_expected, p_wins;
    struct pattern_rate left; /* games that the feeder left */
    struct pattern_rate soft; /* the caller counts them, then calls pattern_rate_test */
    /* Networks from which both logged in, or keys that both used; the caller fills it in. */
    int networks;
};

/* P(X >= k) for X ~ B(n, p), n up to 1000. */
double pattern_binomial(int n, double p, int k);
/* Fisher's test: given n + n_else hits among of + of_else chances, the probability that n or more
 * of them fall among the `of`. */
void pattern_rate_test(struct pattern_rate *rate);
/* Looks at the pairs of an account with everybody whom it met PATTERN_TOGETHER times in its last
 * PATTERN_GAMES games of the pool (newest first): for each through the whole pool. Writes the most
 * striking pairs first, at most `cap`, and returns how many. */
int pattern_look(const struct pattern_game *pool, int npool, int64_t account,
                 struct pattern_pair *out, int cap);
/* The bits of what is odd about a pair. */
unsigned pattern_odd(const struct pattern_pair *pair);
/* Whether this is more than friends who like to play together would show. */
bool pattern_striking(unsigned odd);
