/*
 * What the games of two players look like who are suspected of helping each other: how often they
 * meet, who wins then, who gives up and who plays softly. This is arithmetic on rows of games, and
 * a look at single moves. collusion.c reads the rows, and tells moderators the result.
 *
 * Each question is an exact one-sided test of the hypothesis that the two play together as they
 * play with anybody else, which is what honest players do. Numbers are small here, so no test
 * assumes a normal distribution.
 *
 * - Together: k of A's last n ranked games were with B. Suppose that opponents are drawn at random,
 *   each in proportion to the seats that they took in the pool. Then a game of A with s seats holds
 *   B with the chance (s - 1) * g(B) / G, where g(B) is the number of B's seats in the pool and G
 *   that of all seats except A's. The sum of these chances over the n games is the expected number
 *   E. The test is the binomial tail P(X >= k), X ~ B(n, E / n). The pool has B's games with A,
 *   too, which makes E larger and the test milder.
 * - Wins: W is the one of the two who won more of the k games, and won w of them. The test is the
 *   binomial tail P(X >= w), X ~ B(k, p). p is the even share (the mean of 1 / seats), or W's share
 *   of the games without the other if that is larger: (wins + 1) / (games + 2), by Laplace's rule
 *   of succession. Because of this, somebody who wins a lot anyway is not suspicious.
 * - Left, soft: the feeder is the other one. In games with W the feeder left, or played softly, at
 *   s of c chances; in games without W, at S of C. The test is Fisher's exact test (hypergeometric
 *   tail) of the hypothesis that the first rate is not the higher one. A game with W that the
 *   feeder left is one of the s only if W won it.
 *
 * If m partners are looked at, each p is multiplied by m (Bonferroni). A result below 0.01 is
 * odd (pattern_odd). Friends meet often and share networks. So a pair is striking only if two
 * things are odd and one of them happened within games. test-pattern tells how often innocent
 * groups are striking.
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>

#include "game.h"

enum {
    PATTERN_GAMES = 50,   /* the most games of the account: the latest */
    PATTERN_POOL = 3000,  /* the most games of everybody in the pool */
    PATTERN_TOGETHER = 5, /* fewer games together tell nothing */
    PATTERN_PAIRS = 3,    /* the most pairs that the report tells */
    PATTERN_SEATS = 8     /* the most seats of a game */
};

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

/* The seat of an account in a game; NULL: it did not sit there. */
const struct pattern_seat *pattern_seat_of(const struct pattern_game *game, int64_t account);

/* Bits: what is odd about a pair. */
enum {
    PATTERN_ODD_TOGETHER = 1,
    PATTERN_ODD_WINS = 2,
    PATTERN_ODD_LEFT = 4,
    PATTERN_ODD_SOFT = 8,
    PATTERN_ODD_NETWORK = 16
};
/* Something was done at `n` of `of` chances in games with the other, and at `n_else` of `of_else`
 * in games without them. */
struct pattern_rate {
    int n, of, n_else, of_else;
    double p; /* by Fisher's test; 1 if there is nothing to compare */
};
struct pattern_pair {
    int64_t account, partner;
    int64_t feeder, winner; /* each is one of the two */
    int partners;           /* how many partners were looked at */
    /* Games of the account, and those of them that were with the partner. */
    int games, together;
    double expected, p_together;
    int wins; /* games together that `winner` won */
    double wins_expected, p_wins;
    /* `n`, `n_else`: games that the feeder left, of those together only what the winner won. */
    struct pattern_rate left;
    struct pattern_rate soft; /* soft moves: the caller counts, then calls pattern_rate_test */
    /* How many networks both logged in from, and keys both used; the caller fills it in. */
    int networks;
};

/* P(X >= k) for X ~ B(n, p), n up to 1000. */
double pattern_binomial(int n, double p, int k);
/* Sets `p` by Fisher's test: given n + n_else hits among of + of_else chances, the probability that
 * n or more of the hits fall among the `of`. */
void pattern_rate_test(struct pattern_rate *rate);
/* Looks at an account's pairs with everybody whom it met at least PATTERN_TOGETHER times in its
 * last PATTERN_GAMES games of the pool, which has the newest game first. Counts games of a pair
 * among these, and games that only one of the two played in the whole pool. Writes at most `cap`
 * pairs, the most striking first, and returns how many. */
int pattern_look(const struct pattern_game *pool, int npool, int64_t account,
                 struct pattern_pair *out, int cap);
/* The bits of what is odd about a pair. */
unsigned pattern_odd(const struct pattern_pair *pair);
/* Whether these bits are more than friends who like to play together would show. */
bool pattern_striking(unsigned odd);

/* Whether a move of a shedding game was soft. */
enum pattern_soft {
    PATTERN_SOFT_NO_CHOICE, /* no card could be played, or the game's moves cannot be listed */
    PATTERN_SOFT_NOT,
    /* The player could play a card, but drew, took or passed. Or the player spared the next player:
     * another play would have made them pick up cards. */
    PATTERN_SOFT_YES
};
/* Judges the move of the player at `seat`. `state` is the position before it, and is not changed.
 */
enum pattern_soft pattern_soft_judge(const struct game_rules *rules, const void *state, int seat,
                                     const struct game_move *move);
