/*
 * Ratings: pure arithmetic of doc/rules/rating.md, no state, no time, no allocation. The results
 * are the same to the last bit on every machine with IEEE doubles, and whatever order the seats of
 * a game are given in (RT-D3, RT-D11).
 */
#ifndef LOBBY_BOARDS_RATING_H
#define LOBBY_BOARDS_RATING_H

#include <stdbool.h>
#include <stdint.h>

enum {
    RATING_SEATS_MAX = 16,
    /* What everybody begins with, in millionths: mu0 = 25 and sigma0 = 25/3. */
    RATING_MU0 = 25000000,
    RATING_SIGMA0 = 8333333,
};

struct rating_value {
    double mu, sigma;
};
/* The constants of the formula. All may be set, so that it can be held against other programs. */
struct rating_params {
    double beta, tau, kappa;
    double gamma;
    bool gamma_ratio; /* gamma is a team's sigma / c, in place of the number above */
};
enum rating_mode {
    RATING_FULL,  /* all places are known: Palace (RT-D8) */
    RATING_FIRST, /* only the winner is known: every other game (RT-D9) */
};
struct rating_seat {
    int place; /* 1 is the best; members of a team share it */
    int team;  /* any number; members of a team share it */
    struct rating_value before;
};
extern const struct rating_params rating_params_default;

/* The values after a game, to `after` in the order of the seats (RT-D8 to RT-D10). Sigmas must be
 * above 0. False, and everybody stays as before: there is no such rated game, because it has fewer
 * than two teams, a tie for the best place (RT-D2), or not 2 to RATING_SEATS_MAX seats. Ties behind
 * the best place do not happen in RATING_FULL; RATING_FIRST does not look at the places there. */
bool rating_update(const struct rating_params *params, enum rating_mode mode,
                   const struct rating_seat *seats, int n, struct rating_value *after);
/* The chance of each seat's team to win, to `chance` in the order of the seats (RT-D15). Places do
 * not count. `n`: 1 to RATING_SEATS_MAX. */
void rating_chances(const struct rating_params *params, const struct rating_seat *seats, int n,
                    double *chance);

/* A rating, or a change of one, as the ledger keeps it: in millionths (RT-D11). */
struct rating_micro {
    int64_t mu, sigma;
};
struct rating_entrant {
    int place, team; /* as in struct rating_seat */
    struct rating_micro before;
};
/* What a game adds to the rating of each seat, to `change` in the order of the seats. `repeat`: the
 * number of this game, from 1, among the rated games that exactly this set of accounts has played
 * in the 24 hours before its end: from the fourth on a game counts half of the one before it
 * (RT-D6). Changes are rounded to the nearest millionth, halves away from 0, after the share is
 * taken. No sigma gets below a millionth. False, and all changes are 0: as in rating_update. */
bool rating_settle(const struct rating_params *params, enum rating_mode mode,
                   const struct rating_entrant *seats, int n, int repeat,
                   struct rating_micro *change);
/* The number that people see (RT-D12): 1000 + 40 (mu - 3 sigma), rounded, halves up. */
int rating_shown(struct rating_micro rating);
/* The word for a number that people see (RT-D13), to be translated where it is shown. */
const char *rating_word(int shown);

#endif
