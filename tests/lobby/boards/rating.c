/*
 * Checks the formula of ratings against cases from files (tests/corpus/rating/README.md). Writes
 * TAP, one line for each case; exit status 1 if any fails, 2 for a wrong call.
 */
#include <err.h>
#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rating.h"

enum { LINES = 4, LINE_LEN = 4097 };
#define TOLERANCE 1e-9

static int number, failures; /* of TAP lines, over all files */

static void result(const char *file, int line, const char *fault)
{
    printf("%s %d - %s:%d%s%s\n", fault ? "not ok" : "ok", ++number, file, line, fault ? ": " : "",
           fault ? fault : "");
    failures += fault ? 1 : 0;
}

/* Goes to the next player of a list, behind the `read` bytes of this one. False: there is none, or
 * something else stands there (`*at` is not at the end then). */
static bool next_player(const char **at, int read)
{
    *at += read;
    bool more = **at == ',';
    *at += more;
    return more;
}

/* Whether two values are the same within the tolerance. Large doubles may differ by more, because
 * they cannot tell such values apart. */
static bool same(double got, double expected)
{
    return fabs(got - expected) <= TOLERANCE + 1e-15 * fabs(expected);
}

/* What is wrong with a case; NULL: nothing. */
static const char *fault_of(char text[LINES][LINE_LEN])
{
    static char why[200];
    struct rating_params params = {0};
    struct rating_seat seat[RATING_SEATS_MAX];
    struct rating_value after[RATING_SEATS_MAX], got[RATING_SEATS_MAX];
    char gamma[40], mode[6], rest;
    int n = 0, told = 0, read = 0;
    if (sscanf(text[0], "params: beta %lf tau %lf gamma %39s kappa %lf %c", &params.beta,
               &params.tau, gamma, &params.kappa, &rest) != 4)
        return "expected: params: beta B tau T gamma ratio|N kappa K";
    params.gamma_ratio = strcmp(gamma, "ratio") == 0;
    if (!params.gamma_ratio && sscanf(gamma, "%lf%c", &params.gamma, &rest) != 1)
        return "gamma is ratio or a number";
    if (sscanf(text[1], "mode: %5s %c", mode, &rest) != 1 ||
        (strcmp(mode, "full") != 0 && strcmp(mode, "first") != 0))
        return "the mode is full or first";
    const char *at = text[2] + strlen("before:");
    if (strncmp(text[2], "before:", strlen("before:")) != 0)
        return "expected: before:";
    do {
        if (n == RATING_SEATS_MAX || sscanf(at, "%d %d %lf %lf %n", &seat[n].place, &seat[n].team,
                                            &seat[n].before.mu, &seat[n].before.sigma, &read) != 4)
            return "before: expected PLACE TEAM MU SIGMA of at most 16 players";
        n++;
    } while (next_player(&at, read));
    const char *end = text[3] + strlen("after:");
    if (*at != '\0' || strncmp(text[3], "after:", strlen("after:")) != 0)
        return "expected: after:";
    do {
        if (told == n || sscanf(end, "%lf %lf %n", &after[told].mu, &after[told].sigma, &read) != 2)
            return "after: expected MU SIGMA of as many players";
        told++;
    } while (next_player(&end, read));
    if (*end != '\0' || told < n)
        return "after: expected MU SIGMA of as many players";
    if (!rating_update(&params, mode[1] == 'u' ? RATING_FULL : RATING_FIRST, seat, n, got))
        return "not a rated game: fewer than two teams, or a tie for the best place";
    for (int s = 0; s < n; s++)
        if (!same(got[s].mu, after[s].mu) || !same(got[s].sigma, after[s].sigma)) {
            snprintf(why, sizeof(why), "player %d: %.17g %.17g, not %.17g %.17g", s + 1, got[s].mu,
                     got[s].sigma, after[s].mu, after[s].sigma);
            return why;
        }
    return NULL;
}

static void read_file(const char *file)
{
    static char text[LINES][LINE_LEN];
    char line[LINE_LEN];
    FILE *in = fopen(file, "r");
    int at = 0, lines = 0, cases = 0;
    if (!in) {
        result(file, 0, strerror(errno));
        return;
    }
    for (bool more = true; more;) {
        more = fgets(line, sizeof(line), in);
        bool comment = more && line[0] == '#';
        line[more ? strcspn(line, "#\n") : 0] = '\0';
        if (comment)
            continue;
        if (line[0] != '\0' && lines++ < LINES)
            snprintf(text[lines - 1], LINE_LEN, "%s", line);
        if (line[0] == '\0' && lines > 0) {
            result(file, at + 1 - lines,
                   lines == LINES ? fault_of(text)
                                  : "a case has four lines, and an empty one "
                                    "behind it");
            cases++;
            lines = 0;
        }
        at++;
    }
    fclose(in);
    if (cases == 0)
        result(file, at, "has no case");
}

int main(int argc, char **argv)
{
    if (argc < 2)
        errx(2, "FILE...");
    for (int i = 1; i < argc; i++)
        read_file(argv[i]);
    printf("1..%d\n", number);
    return failures == 0 ? 0 : 1;
}
