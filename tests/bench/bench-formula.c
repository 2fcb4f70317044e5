/*
 * What it costs to evaluate a formula (ME-D5: below 1 us): the usual one, one whose parts all have
 * to be worked out, and the longest that can be kept. Time is that of the process's CPU; of ROUNDS
 * the quickest counts. A line each: what, its bytes, ns.
 */
#include <stdio.h>

#include "formula.h"
#include "stopwatch.h"

enum { ROUNDS = 10, CALLS = 1000000 };

static void put(struct formulas *formulas, int part, const char *text)
{
    char why[400];
    if (formulas_set(formulas, part, text, why, sizeof(why))) {
        fprintf(stderr, "%s\n", why);
        exit(1);
    }
}

static void measure(const char *what, const struct formulas *formulas)
{
    struct formula_vars vars = {.at = {0}};
    BUF_LOCAL text = {0};
    double best = 1e9;
    int held = 0;
    vars.at[FORMULA_RANKED] = 1;
    vars.at[FORMULA_RATING] = 1100;
    vars.at[FORMULA_CONDUCT] = FORMULA_GOOD;
    formulas_write(formulas, '\n', &text);
    for (int round = 0; round < ROUNDS; round++) {
        double from = stopwatch_s(CLOCK_PROCESS_CPUTIME_ID);
        for (int i = 0; i < CALLS; i++) {
            vars.at[FORMULA_SEATS] = i & 7;
            held += formulas_hold(formulas, &vars);
        }
        double took = (stopwatch_s(CLOCK_PROCESS_CPUTIME_ID) - from) / CALLS;
        best = took < best ? took : best;
    }
    printf("%-8s %4zu bytes %8.1f ns (held %d)\n", what, text.len, best * 1e9, held);
}

int main(void)
{
    struct formulas usual = {.part = {NULL}}, parts = {.part = {NULL}}, longest = {.part = {NULL}};
    put(&usual, 0, "ranked & rating >= 900 & conduct >= fair & !(provisional | met-today > 3)");
    measure("usual", &usual);
    put(&parts, 9, "seats < 9");
    for (int i = 8; i > 0; i--) {
        char text[100];
        snprintf(text, sizeof(text), "f%d & rating > %d & f%d", i + 1, i, i + 1);
        put(&parts, i, text);
    }
    put(&parts, 0, "f1 & f2 & f3");
    measure("parts", &parts);
    BUF_LOCAL text = {0};
    buf_puts(&text, "ranked");
    while (text.len + 16 < FORMULAS_TEXT_MAX)
        buf_puts(&text, "&ranked");
    put(&longest, 0, buf_text(&text));
    measure("longest", &longest);
    formulas_clear(&usual);
    formulas_clear(&parts);
    formulas_clear(&longest);
    return 0;
}
