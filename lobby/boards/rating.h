/*
 * Ratings (doc/rules/rating.md). This is pure arithmetic, without state, time and allocation. The
 * results are the same to the last bit on every machine with IEEE doubles, in whatever order the
 * seats of a game are given (RT-D3, RT-D11).
 */
#pragma once

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
/* The constants of the formula. All may be set, so that tests can compare the results with other
 * programs. */
struct rating_params {
    double beta, tau, kappa;
    double gamma;
    bool gamma_ratio; /* gamma is a team's sigma / c, instead of the number above */
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

/* Writes the values after a game to `after`, in the order of the seats (RT-D8 to RT-D10). Sigmas
 * must be above 0. False, and everybody stays as before: this is not a rated game, because it
 * has fewer than two teams, a tie for the best place (RT-D2), or not 2 to RATING_SEATS_MAX
 * seats. In RATING_FULL, places below the best must not tie; RATING_FIRST ignores those places. */
bool rating_update(const struct rating_params *params, enum rating_mode mode,
                   const struct rating_seat *seats, int n, struct rating_value *after);
/* Writes the chance of each seat's team to win to `chance`, in the order of the seats (RT-D15).
 * Ignores places. `n`: 1 to RATING_SEATS_MAX. */
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
/* Writes what a game adds to the rating of each seat to `change`, in the order of the seats.
 * `repeat`: the number of this game, from 1, among the rated games that exactly these accounts
 * have played together in the 24 hours before its end. From the fourth on, each game counts half
 * as much as the one before it (RT-D6). Changes are rounded to the nearest millionth, halves
 * away from 0, after that share is taken. No sigma gets below a millionth. False, and all
 * changes are 0: this is not a rated game, as in rating_update. */
bool rating_settle(const struct rating_params *params, enum rating_mode mode,
                   const struct rating_entrant *seats, int n, int repeat,
                   struct rating_micro *change);
/* The number that people see (RT-D12): 1000 + 40 (mu - 3 sigma), rounded, halves up. */
int rating_shown(struct rating_micro rating);
/* The word for a number that people see (RT-D13), to be translated where it is shown. */
const char *rating_word(int shown);
