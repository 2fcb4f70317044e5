/*
 * How long the search for a group holds the loop, with 5,000 open seeks (ME-D3): the longest slice,
 * and what a newcomer costs whom nobody fits: by the words, by the newcomer's formula, or because
 * all others refuse by formulas of ten parts. Time is that of the process's CPU. Prints a line for
 * each.
 */
#include <stdio.h>

#include "seeks.h"
#include "stopwatch.h"

enum { SEEKS = 5000, NEWCOMERS = 200 };

static const char *const exempt = NULL; /* no addresses are listed */
static struct clock_virtual now;

static bool is_free(void *arg UNUSED, const struct seek *seek UNUSED)
{
    return true;
}

static bool is_barred(void *arg UNUSED, const struct seek *seek UNUSED, int64_t bet UNUSED)
{
    return false;
}

/* Looks through as many ties as an account may have. */
static struct seek_pair pair_of(void *arg UNUSED, int64_t of, int64_t other)
{
    static volatile int64_t ties[200];
    struct seek_pair pair = {.met = 0};
    for (int i = 0; i < 200; i++)
        pair.ignored |= ties[i] == of + other;
    return pair;
}

/* `formula`: what the person wants of others; NULL: nothing. Their parts f1 to f9 are there if it
 * begins with one. */
static void add(struct seeks *seeks, int64_t person, const char *words, const char *formula)
{
    struct seek made = {.person = person};
    char why[400], text[100];
    const char *no = seek_parse(words, &made.words, why, sizeof(why));
    for (int i = 9; formula && formula[0] == 'f' && i > 0 && !no; i--) {
        snprintf(text, sizeof(text), i == 9 ? "seats > 9" : "f%d | rating > 3000 | f%d", i + 1,
                 i + 1);
        no = formulas_set(&made.formulas, i, text, why, sizeof(why));
    }
    if (!no && formula)
        no = formulas_set(&made.formulas, 0, formula, why, sizeof(why));
    if (no) {
        fprintf(stderr, "%s\n", no);
        exit(1);
    }
    snprintf(made.address, sizeof(made.address), "10.%d.%d.%d", (int)(person >> 16),
             (int)(person >> 8 & 255), (int)(person & 255));
    made.ends_ms = SEEK_MS_MAX;
    seeks_put(seeks, &made);
}

/* Runs the search to its end; returns the seconds of the longest slice. */
static double run(struct seeks *seeks, int *slices, int *groups)
{
    double longest = 0;
    struct seek_group group;
    while (seeks_waiting(seeks)) {
        double from = stopwatch_s(CLOCK_PROCESS_CPUTIME_ID);
        *groups += seeks_step(seeks, &group);
        double took = stopwatch_s(CLOCK_PROCESS_CPUTIME_ID) - from;
        longest = took > longest ? took : longest;
        ++*slices;
    }
    return longest;
}

/* Nobody fits, by the formula of the newcomer, if there is one, or else by those of the others. */
static void measure(const char *what, const char *others, const char *newcomer, const char *theirs,
                    const char *own)
{
    struct seeks *seeks = seeks_new(&(struct seeks_deps){.clock = &now.clock,
                                                         .exempt = &exempt,
                                                         .free = is_free,
                                                         .barred = is_barred,
                                                         .pair = pair_of});
    int slices = 0, groups = 0;
    for (int i = 0; i < SEEKS; i++) {
        add(seeks, i + 1, others, theirs);
        seeks_of(seeks, i + 1)->out_until =
            clock_mono(&now.clock) + 1; /* only the newcomers are looked at */
    }
    run(seeks, &slices, &groups);
    clock_virtual_advance(&now, 1);
    slices = groups = 0;
    double longest = 0, from = stopwatch_s(CLOCK_PROCESS_CPUTIME_ID);
    for (int i = 0; i < NEWCOMERS; i++) {
        add(seeks, SEEKS + 1, newcomer, own);
        double took = run(seeks, &slices, &groups);
        longest = took > longest ? took : longest;
    }
    printf("%-22s slices %6.1f  longest %7.3f ms  a newcomer %8.3f ms  groups %d\n", what,
           (double)slices / NEWCOMERS, longest * 1e3,
           (stopwatch_s(CLOCK_PROCESS_CPUTIME_ID) - from) / NEWCOMERS * 1e3, groups);
    seeks_free(&seeks);
}

int main(void)
{
    clock_virtual_init(&now, 1000000000);
    static const char refuses[] = "rating > 3000";
    measure("other games", "switch 2", "palace 2", refuses, refuses);
    measure("formulas", "palace 2", "palace 2", refuses, refuses);
    measure("any game", "any", "any", refuses, refuses);
    measure("any game, ten parts", "any", "any", "f1 | f2 | f3", NULL);
    return 0;
}
