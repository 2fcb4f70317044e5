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
#ifndef LOBBY_STAFF_PATTERN_H
#define LOBBY_STAFF_PATTERN_H

#include <stdbool.h>
#include <stdint.h>

enum {
    PATTERN_GAMES = 50,   /* of the account: the latest */
    PATTERN_POOL = 3000,  /* of everybody */
    PATTERN_TOGETHER = 5, /* fewer games together tell nothing */
    PATTERN_PAIRS = 3,    /* that are told */
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

/* Bits of what is odd. */
enum {
    PATTERN_ODD_TOGETHER = 1,
    PATTERN_ODD_WINS = 2,
    PATTERN_ODD_LEFT = 4,
    PATTERN_ODD_SOFT = 8,
    PATTERN_ODD_NETWORK = 16
};
/* So many of so many; `else`: in games without the other. */
struct pattern_rate {
    int n, of, n_else, of_else;
    double p; /* of Fisher's test, 1 where there is nothing to compare */
};
struct pattern_pair {
    int64_t account, partner;
    int64_t feeder, winner; /* one of them each */
    int partners;           /* that were looked at */
    int games, together;    /* games of the account, those with the partner among them */
    double expected, p_together;
    int wins; /* of the winner, of those together */
    double wins_expected, p_wins;
    struct pattern_rate left; /* by the feeder */
    struct pattern_rate soft; /* the caller counts them, then calls pattern_rate_test */
    int networks;             /* that both logged in from, or keys that both used; the caller's */
};

/* P(X >= k) for X ~ B(n, p), n up to 1000. */
double pattern_binomial(int n, double p, int k);
/* Fisher: P that of n + n_else hits among of + of_else chances n or more fall among the `of`. */
void pattern_rate_test(struct pattern_rate *rate);
/* Looks at the pairs of an account with everybody whom it met PATTERN_TOGETHER times in its last
 * PATTERN_GAMES games of the pool (newest first), which stays the caller's. Each partner is a look
 * through the whole pool, so a loop does them one by one. */
struct pattern_look;
struct pattern_look *pattern_look_new(const struct pattern_game *pool, int npool, int64_t account);
/* One partner more; false: all have been looked at. */
bool pattern_look_next(struct pattern_look *look);
/* The most striking pairs first; at most `cap`, returns how many. Frees it. */
int pattern_look_end(struct pattern_look **look, struct pattern_pair *out, int cap);
/* Accepts NULL, sets NULL. */
void pattern_look_free(struct pattern_look **look);
/* What is odd about them. */
unsigned pattern_odd(const struct pattern_pair *pair);
/* Whether that is more than friends who like to play together. */
bool pattern_striking(unsigned odd);

#endif
