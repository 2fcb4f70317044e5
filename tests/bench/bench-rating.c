/*
 * The time of an update of ratings. Fails if an update of 8 seats takes 5 us.
 */
#include <stdio.h>

#include "rating.h"
#include "stopwatch.h"

enum { TARGET_NS = 5000 };

/* The best of ten runs: nanoseconds of a game of `n` seats settled in integers. */
static double time_of(enum rating_mode mode, int n)
{
    enum { LOOPS = 20000 };
    double best = 1e18;
    for (int run = 0; run < 10; run++) {
        double begun = 1e9 * stopwatch_s(CLOCK_MONOTONIC);
        for (int i = 0; i < LOOPS; i++) {
            struct rating_entrant seats[RATING_SEATS_MAX];
            struct rating_micro change[RATING_SEATS_MAX];
            for (int s = 0; s < n; s++)
                seats[s] = (struct rating_entrant){
                    (s + i) % n + 1, s, {20000000 + 1000 * ((i * 7 + s * 1237) % 9973), 3000000}};
            if (!rating_settle(&rating_params_default, mode, seats, n, 1, change))
                abort();
        }
        double took = (1e9 * stopwatch_s(CLOCK_MONOTONIC) - begun) / LOOPS;
        best = took < best ? took : best;
    }
    return best;
}

int main(void)
{
    printf("An update, us:      2 seats  4 seats  8 seats  16 seats\n");
    double eight = 0;
    for (int mode = RATING_FULL; mode <= RATING_FIRST; mode++) {
        printf("  %-16s", mode == RATING_FULL ? "all places" : "the winner");
        for (int n = 2; n <= 16; n *= 2) {
            double ns = time_of((enum rating_mode)mode, n);
            printf("  %7.2f", ns / 1000);
            eight = n == 8 && ns > eight ? ns : eight;
        }
        printf("\n");
    }
    if (eight < TARGET_NS)
        return 0;
    printf("MISSED: an update of 8 seats takes 5 us or more\n");
    return 1;
}
