/*
 * What drawing a Swiss round of 256 people costs (CU-D12), in rounds 1 to 9 at tables of 2, 3, 4
 * and 8: in all below 50 ms, no step above 2 ms. Prints the slowest of each, and fails when a bound
 * is missed. Time is that of the process's CPU.
 */
#include <stdio.h>

#include "stopwatch.h"
#include "swiss.h"

enum { PEOPLE = 256, ROUNDS = 9 };

static struct draw_entrant entrant[PEOPLE];
static struct draw_table table[PEOPLE * ROUNDS];

static bool measure(int seats)
{
    double all = 0, step = 0;
    int steps = 0;
    struct rng rng;
    struct draw draw = {.cup = (uint64_t)seats,
                        .seats = (uint8_t)seats,
                        .rounds = ROUNDS,
                        .entrant = entrant,
                        .entrants = PEOPLE,
                        .table = table};
    draw_rng(&draw, 0, &rng);
    for (int e = 0; e < PEOPLE; e++)
        entrant[e] = (struct draw_entrant){.rating = 1500, .from = 1};
    for (int round = 1; round <= ROUNDS; round++) {
        double from = 1e3 * stopwatch_s(CLOCK_PROCESS_CPUTIME_ID), before = from;
        int taken = 0;
        struct swiss *swiss = swiss_new(&draw, round);
        for (bool done = false; !done; taken++) {
            double now = 1e3 * stopwatch_s(CLOCK_PROCESS_CPUTIME_ID);
            step = now - before > step ? now - before : step;
            before = now;
            done = swiss_step(swiss);
        }
        int first = draw.tables;
        int n = swiss_tables(swiss, table + first);
        swiss_free(&swiss);
        double now = 1e3 * stopwatch_s(CLOCK_PROCESS_CPUTIME_ID);
        step = now - before > step ? now - before : step;
        all = now - from > all ? now - from : all;
        steps = taken > steps ? taken : steps;
        for (int i = first; i < first + n; i++) {
            table[i].state = DRAW_PLAYED;
            for (int s = 0; s < seats; s++)
                table[i].place[s] = (uint8_t)(1 + rng_below(&rng, (uint32_t)seats));
        }
        draw.tables += n;
    }
    printf("%d seats: a round %5.1f ms, %3d steps, the longest %.2f ms\n", seats, all, steps, step);
    return all < 50 && step <= 2;
}

int main(void)
{
    bool good = true;
    static const int seats[] = {2, 3, 4, 8};
    for (int i = 0; i < 4; i++)
        good &= measure(seats[i]);
    if (!good)
        printf("MISSED: a round takes 50 ms or a step more than 2\n");
    return good ? 0 : 1;
}
