/*
 * Reads a plural rule and computes it in one go, by precedence. Both sides of every operator are
 * computed, because nothing in a rule has side effects.
 */
#include "plural.h"

#include <ctype.h>
#include <stdbool.h>
#include <stddef.h>
#include <string.h>

enum { DEPTH_MAX = 24, NUMBER_MAX = 1000000 };

struct reader {
    const char *at;
    long long n;
    int depth;
    bool bad;
};

static long long plural_choice(struct reader *r);

static void plural_blanks(struct reader *r)
{
    while (*r->at == ' ' || *r->at == '\t')
        r->at++;
}

static bool plural_taken(struct reader *r, const char *sign)
{
    size_t len = strlen(sign);

    plural_blanks(r);
    if (strncmp(r->at, sign, len) != 0)
        return false;
    r->at += len;
    return true;
}

static long long plural_value_it(struct reader *r)
{
    long long v = 0;

    plural_blanks(r);
    if (plural_taken(r, "n"))
        return r->n;
    if (plural_taken(r, "!"))
        return ++r->depth > DEPTH_MAX ? (r->bad = true) : !plural_value_it(r);
    if (plural_taken(r, "(")) {
        v = plural_choice(r);
        r->bad = r->bad || !plural_taken(r, ")");
        return v;
    }
    r->bad = !isdigit((unsigned char)*r->at);
    for (; isdigit((unsigned char)*r->at) && v < NUMBER_MAX; r->at++)
        v = v * 10 + (*r->at - '0');
    return v;
}

/* Operators from the loosest to the tightest. Within a row the longer sign comes first. */
static const struct {
    const char *sign;
    int level;
} operators[] = {{"||", 0}, {"&&", 1}, {"==", 2}, {"!=", 2}, {"<=", 3}, {">=", 3}, {"<", 3},
                 {">", 3},  {"+", 4},  {"-", 4},  {"*", 5},  {"/", 5},  {"%", 5}};
enum { LEVELS = 6, OPERATORS = sizeof(operators) / sizeof(operators[0]) };

static long long plural_computed(struct reader *r, const char *sign, long long a, long long b)
{
    long long v = 0;

    switch (sign[0]) {
    case '|': return a || b;
    case '&': return a && b;
    case '=': return a == b;
    case '!': return a != b;
    case '<': return sign[1] == '=' ? a <= b : a < b;
    case '>': return sign[1] == '=' ? a >= b : a > b;
    case '+': r->bad = __builtin_add_overflow(a, b, &v) || r->bad; return v;
    case '-': r->bad = __builtin_sub_overflow(a, b, &v) || r->bad; return v;
    case '*': r->bad = __builtin_mul_overflow(a, b, &v) || r->bad; return v;
    default: break;
    }
    r->bad = r->bad || b <= 0;
    if (b <= 0)
        return 0;
    return sign[0] == '/' ? a / b : a % b;
}

static const char *plural_operator_taken(struct reader *r, int level)
{
    for (int i = 0; i < OPERATORS; i++)
        if (operators[i].level == level && plural_taken(r, operators[i].sign))
            return operators[i].sign;
    return NULL;
}

static long long plural_level_value(struct reader *r, int level)
{
    long long a = level == LEVELS ? plural_value_it(r) : plural_level_value(r, level + 1);
    const char *sign;

    while (level < LEVELS && !r->bad && (sign = plural_operator_taken(r, level)))
        a = plural_computed(r, sign, a, plural_level_value(r, level + 1));
    return a;
}

static long long plural_choice(struct reader *r)
{
    long long condition, yes, no;

    if (++r->depth > DEPTH_MAX)
        r->bad = true;
    if (r->bad)
        return 0;
    condition = plural_level_value(r, 0);
    if (!plural_taken(r, "?"))
        return condition;
    yes = plural_choice(r);
    r->bad = r->bad || !plural_taken(r, ":");
    no = plural_choice(r);
    return condition ? yes : no;
}

long long plural_value(const char *rule, long long n)
{
    static const char usual[] = "(n != 1);"; /* most rules are this one: a short cut */

    if (strncmp(rule, usual, sizeof(usual) - 1) == 0)
        return n != 1;
    /* The last digits decide every rule, so a number of any size is cut to them and cannot
     * overflow. */
    struct reader r = {.at = rule, .n = n < NUMBER_MAX ? n : NUMBER_MAX + n % NUMBER_MAX};
    long long v = plural_choice(&r);

    plural_blanks(&r);
    if (r.bad || (*r.at != ';' && *r.at != '\n' && *r.at != '\0'))
        return -1;
    return v;
}
