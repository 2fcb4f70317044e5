/*
 * Checks the formula of ratings against cases from files (tests/corpus/rating/README.md). Writes
 * TAP, one line for each case; exit status 1 if any fails, 2 for a wrong call.
 */
#include <errno.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "rating.h"

enum { LINE_LEN = 4096, LINES = 4 };
#define TOLERANCE 1e-9

static const char *const keys[LINES] = {"params:", "mode:", "before:", "after:"};

struct reader {
    const char *file;
    int line;   /* under way */
    int cases;  /* of this file */
    int number; /* of TAP lines, over all files */
    int failures;
    /* The case under way. */
    int begun; /* its first line; 0: there is none */
    int lines, at[LINES];
    char text[LINES][LINE_LEN + 1];
    bool failed;
};
struct rating_case {
    struct rating_params params;
    enum rating_mode mode;
    struct rating_seat seats[RATING_SEATS_MAX];
    long long team[RATING_SEATS_MAX]; /* as it is in the file */
    int n;
    struct rating_value after[RATING_SEATS_MAX];
};

/* ---- TAP ---- */

/* A file may have any name, but in TAP a line ends with a line end, and # begins a directive. */
static void print_file(const char *file)
{
    for (; *file; file++) {
        if (*file == '#')
            putchar('\\');
        putchar((unsigned char)*file < ' ' ? '?' : *file);
    }
}

__attribute__((format(printf, 3, 4))) static void fail(struct reader *r, int line,
                                                       const char *format, ...)
{
    va_list args;
    printf("# ");
    print_file(r->file);
    printf(":%d: ", line);
    va_start(args, format);
    vprintf(format, args);
    va_end(args);
    printf("\n");
    r->failed = true;
}

static void result(struct reader *r, bool failed)
{
    r->failures += failed;
    printf("%s %d - ", failed ? "not ok" : "ok", ++r->number);
    print_file(r->file);
}

static void file_fails(struct reader *r, const char *why)
{
    result(r, true);
    printf(": %s\n", why);
}

/* ---- A case ---- */

/* Cuts a text into words, with NULL after them. Returns how many there are; `cap` + 1: more than
 * `cap`. */
static int cut(char *text, char **words, int cap)
{
    int n = 0;
    char *rest = NULL;
    for (char *word = strtok_r(text, " \t", &rest); word; word = strtok_r(NULL, " \t", &rest)) {
        if (n == cap)
            return cap + 1;
        words[n++] = word;
    }
    return n;
}

static bool real(const char *word, double *value)
{
    char *end = NULL;
    *value = strtod(word, &end);
    return *end == '\0' && word[strspn(word, "0123456789.+-eE")] == '\0' && isfinite(*value);
}

static bool integer(const char *word, long long *value)
{
    char *end = NULL;
    errno = 0;
    *value = strtoll(word, &end, 10);
    return *end == '\0' && end != word && errno == 0;
}

static bool read_params(struct reader *r, struct rating_params *params)
{
    static const char *const names[] = {"beta", "tau", "gamma", "kappa"};
    double *values[] = {&params->beta, &params->tau, &params->gamma, &params->kappa};
    char *words[8];
    if (cut(r->text[0] + strlen(keys[0]), words, 8) != 8) {
        fail(r, r->at[0], "expected: params: beta B tau T gamma ratio|N kappa K");
        return false;
    }
    for (int i = 0; i < 4; i++) {
        const char *name = words[2 * i];
        const char *value = words[2 * i + 1];
        if (strcmp(name, names[i]) != 0) {
            fail(r, r->at[0], "expected %s in place of %s", names[i], name);
            return false;
        }
        if (i == 2 && strcmp(value, "ratio") == 0) {
            params->gamma_ratio = true;
        } else if (!real(value, values[i]) || *values[i] < 0) {
            fail(r, r->at[0], "%s is not a number from 0 on: %s", name, value);
            return false;
        }
    }
    return true;
}

static bool read_mode(struct reader *r, enum rating_mode *mode)
{
    char *word[1];
    bool one = cut(r->text[1] + strlen(keys[1]), word, 1) == 1;
    if (one && strcmp(word[0], "full") == 0) {
        *mode = RATING_FULL;
    } else if (one && strcmp(word[0], "first") == 0) {
        *mode = RATING_FIRST;
    } else {
        fail(r, r->at[1], "the mode is full or first");
        return false;
    }
    return true;
}

/* Mu and sigma of a player of line `l`. */
static bool read_value(struct reader *r, int l, int player, char **words,
                       struct rating_value *value)
{
    if (!real(words[0], &value->mu))
        fail(r, r->at[l], "player %d: mu is not a number: %s", player, words[0]);
    else if (!real(words[1], &value->sigma) || value->sigma < 0)
        fail(r, r->at[l], "player %d: sigma is not a number from 0 on: %s", player, words[1]);
    else
        return true;
    return false;
}

/* A team gets the number of its first player, because the file may use any integers. */
static bool read_entrant(struct reader *r, struct rating_case *c, char **words)
{
    struct rating_seat *seat = &c->seats[c->n];
    long long place = 0;
    if (!integer(words[0], &place) || place < 1 || place > 1000000) {
        fail(r, r->at[2], "player %d: the place is not a number from 1 on: %s", c->n + 1, words[0]);
        return false;
    }
    if (!integer(words[1], &c->team[c->n])) {
        fail(r, r->at[2], "player %d: the team is not an integer: %s", c->n + 1, words[1]);
        return false;
    }
    if (!read_value(r, 2, c->n + 1, words + 2, &seat->before))
        return false;
    if (seat->before.sigma <= 0) {
        fail(r, r->at[2], "player %d: sigma is not above 0", c->n + 1);
        return false;
    }
    seat->place = (int)place;
    seat->team = 0;
    while (c->team[seat->team] != c->team[c->n])
        seat->team++;
    if (c->seats[seat->team].place != seat->place) {
        fail(r, r->at[2], "player %d: place %d, but place %d for player %d of the same team",
             c->n + 1, seat->place, c->seats[seat->team].place, seat->team + 1);
        return false;
    }
    c->n++;
    return true;
}

static bool read_before(struct reader *r, struct rating_case *c)
{
    char *rest = r->text[2] + strlen(keys[2]);
    char *words[4];
    for (char *player; (player = strsep(&rest, ","));) {
        if (c->n == RATING_SEATS_MAX) {
            fail(r, r->at[2], "more than %d players", RATING_SEATS_MAX);
            return false;
        }
        if (cut(player, words, 4) != 4) {
            fail(r, r->at[2], "player %d: expected PLACE TEAM MU SIGMA", c->n + 1);
            return false;
        }
        if (!read_entrant(r, c, words))
            return false;
    }
    return true;
}

static bool read_after(struct reader *r, struct rating_case *c)
{
    char *rest = r->text[3] + strlen(keys[3]);
    char *words[2];
    int n = 0;
    for (char *player; (player = strsep(&rest, ",")); n++) {
        if (n == c->n) {
            fail(r, r->at[3], "more players than the %d of the line before:", c->n);
            return false;
        }
        if (cut(player, words, 2) != 2) {
            fail(r, r->at[3], "player %d: expected MU SIGMA", n + 1);
            return false;
        }
        if (!read_value(r, 3, n + 1, words, &c->after[n]))
            return false;
    }
    if (n < c->n)
        fail(r, r->at[3], "%d players, but %d in the line before:", n, c->n);
    return n == c->n;
}

/* Large doubles may differ by more than the tolerance, because they cannot tell such values
 * apart. */
static bool same(double got, double expected)
{
    return fabs(got - expected) <= TOLERANCE + 1e-15 * fabs(expected);
}

static void compare(struct reader *r, const struct rating_case *c)
{
    struct rating_value got[RATING_SEATS_MAX];
    if (!rating_update(&c->params, c->mode, c->seats, c->n, got)) {
        fail(r, r->at[2], "not a rated game: fewer than two teams, or a tie for the best place");
        return;
    }
    for (int s = 0; s < c->n; s++) {
        if (!same(got[s].mu, c->after[s].mu))
            fail(r, r->at[3], "player %d: mu is %.17g, not %.17g", s + 1, got[s].mu,
                 c->after[s].mu);
        if (!same(got[s].sigma, c->after[s].sigma))
            fail(r, r->at[3], "player %d: sigma is %.17g, not %.17g", s + 1, got[s].sigma,
                 c->after[s].sigma);
    }
}

static void case_end(struct reader *r)
{
    if (!r->begun)
        return;
    struct rating_case c = {.mode = RATING_FULL};
    if (r->lines < LINES && !r->failed)
        fail(r, r->line, "the case ends without its line %s", keys[r->lines]);
    if (!r->failed && read_params(r, &c.params) && read_mode(r, &c.mode) && read_before(r, &c) &&
        read_after(r, &c))
        compare(r, &c);
    r->cases++;
    result(r, r->failed);
    printf(": case %d (line %d)\n", r->cases, r->begun);
    r->begun = 0;
}

/* ---- A file ---- */

/* Keeps a line that says something. A mistake is told once for each case. */
static void line_keep(struct reader *r, const char *line)
{
    if (!r->begun) {
        r->begun = r->line;
        r->lines = 0;
        r->failed = false;
    }
    if (r->failed)
        return;
    if (r->lines == LINES) {
        fail(r, r->line, "a fifth line; between two cases stands an empty line");
    } else if (strncmp(line, keys[r->lines], strlen(keys[r->lines])) != 0) {
        fail(r, r->line, "expected a line %s", keys[r->lines]);
    } else {
        strcpy(r->text[r->lines], line);
        r->at[r->lines++] = r->line;
    }
}

static void line_read(struct reader *r, char *line, size_t len)
{
    if (len > 0 && line[len - 1] == '\n')
        len--;
    if (len > 0 && line[len - 1] == '\r')
        len--;
    line[len] = '\0';
    if (len > LINE_LEN || strlen(line) < len) {
        line_keep(r, "");
        if (len > LINE_LEN)
            fail(r, r->line, "longer than %d bytes", LINE_LEN);
        else
            fail(r, r->line, "has a NUL byte");
        return;
    }
    size_t blanks = strspn(line, " \t");
    if (line[blanks] == '\0') {
        case_end(r);
        return;
    }
    line[strcspn(line, "#")] = '\0';
    if (line[strspn(line, " \t")] != '\0') /* a line with only a comment does not end a case */
        line_keep(r, line + blanks);
}

static void read_file(struct reader *r, const char *file)
{
    FILE *in = fopen(file, "r");
    char *line = NULL;
    size_t cap = 0;
    ssize_t len = 0;

    r->file = file;
    r->line = r->cases = 0;
    if (!in) {
        file_fails(r, strerror(errno));
        return;
    }
    while ((errno = 0, len = getline(&line, &cap, in)) != -1) {
        bool mark = r->line++ == 0 && strncmp(line, "\xef\xbb\xbf", 3) == 0;
        line_read(r, line + (mark ? 3 : 0), (size_t)len - (mark ? 3 : 0));
    }
    int error = ferror(in) ? errno : 0;
    case_end(r);
    if (error)
        file_fails(r, strerror(error));
    else if (r->cases == 0)
        file_fails(r, "has no case");
    free(line);
    fclose(in);
}

int main(int argc, char **argv)
{
    static struct reader r;
    if (argc < 2) {
        fprintf(stderr, "usage: rating FILE...\n");
        return 2;
    }
    for (int i = 1; i < argc; i++)
        read_file(&r, argv[i]);
    printf("1..%d\n", r.number);
    return r.failures == 0 ? 0 : 1;
}
