/*
 * Formulas: an expression that says what somebody wants of a game and of the people they meet in it
 * (ME-D5). `ranked & rating >= 900 and not (provisional or met-today > 3)`.
 *
 *     formula    = and {("or" | "|") and}
 *     and        = not {("and" | "&") not}
 *     not        = {"not" | "!"} (comparison | FLAG | PART | "(" formula ")")
 *     comparison = number sign number | NAME sign WORD
 *     number     = a whole number | a variable that is one
 *     sign       = "=" | "!=" | "<" | "<=" | ">" | ">="
 *     PART       = "f1" ... "f9"
 *
 * Words are read in any case; "==", "<>", "&&" and "||" are read, too. A formula is about a game
 * and one other person in it; if there are several others, it has to hold for each.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "buf.h"

enum {
    FORMULA_TEXT_MAX = 400, /* bytes of a formula as it is typed */
    FORMULA_DEPTH_MAX = 32, /* how deep parentheses and `not` may be nested */
    FORMULA_PARTS = 9,      /* f1 to f9 */
    FORMULAS_TEXT_MAX = 400 /* bytes that formulas_write writes for one person */
};

enum formula_var {
    FORMULA_GAME,        /* which game of game_registry, from 0 */
    FORMULA_SEATS,       /* how many play */
    FORMULA_RANKED,      /* flag */
    FORMULA_BET,         /* chips */
    FORMULA_PACE,        /* enum formula_pace */
    FORMULA_RATING,      /* the other's shown rating for the game (RT-D12) */
    FORMULA_RATINGDIFF,  /* the other's rating less the person's own */
    FORMULA_PROVISIONAL, /* flag: the other's rating is provisional (RT-D12) */
    FORMULA_GAMES,       /* how many rated games of this game the other has played */
    FORMULA_CONDUCT,     /* the other's enum formula_conduct */
    FORMULA_FRIEND,      /* flag: the other is on the person's list of friends */
    FORMULA_IGNORED,     /* flag: the person ignores the other */
    FORMULA_AGE,         /* days since the other's account was made; 0 for a guest */
    FORMULA_MET,         /* how many games the two have played today (UTC) */
    FORMULA_VARS
};
enum formula_pace { FORMULA_FAST, FORMULA_NORMAL, FORMULA_SLOW };
extern const char *const formula_paces[]; /* "fast", "normal", "slow", NULL */
/* Follows from a person's points (leaver.h): good has none, fair has fewer than LEAVER_BARS,
 * poor has LEAVER_BARS or more. A higher number is better, so that `conduct >= fair` works. */
enum formula_conduct { FORMULA_POOR, FORMULA_FAIR, FORMULA_GOOD };

/* What the variables are for one game and one other person. */
struct formula_vars {
    int32_t at[FORMULA_VARS]; /* flags are 0 or 1 */
};

/* A typed text, which need not be a formula, and where to say what is wrong with it. */
struct formula_typed {
    const char *text, *from; /* `from`: where the word that was read last begins in `text` */
    char *why;               /* `cap` bytes */
    size_t cap;
    bool failed; /* `why` has a sentence */
};
/* Writes a sentence about a mistake at `from` into `why`, and sets `failed`. The sentence names the
 * place first, then what is wrong: "After `rating >` (character 8): ...". Does nothing if an
 * earlier mistake was written. Returns 0. */
int formula_fail(struct formula_typed *typed, const char *format, ...) PRINTF(2, 3);

struct formula;
/* Reads a formula; formula_free frees it. NULL: it has a mistake, and `why` is a translated
 * sentence that names the place. */
struct formula *formula_parse(const char *text, char *why, size_t cap);
void formula_free(struct formula **formula);
/* Appends a text that formula_parse reads as the same formula. `dense`: without blanks. */
void formula_print(const struct formula *formula, bool dense, struct buf *out);

/* The formula of a person, and its named parts. Begins as all zeros: there is none. */
struct formulas {
    struct formula *part[FORMULA_PARTS + 1]; /* 0: the formula itself; NULL: not set */
};
/* Whether the formula holds; if there is none, true. Evaluates each part at most once. */
bool formulas_hold(const struct formulas *formulas, const struct formula_vars *vars);
/* The variables that the formula and its parts use, as bits (1 << enum formula_var). */
uint32_t formulas_uses(const struct formulas *formulas);
/* Reads "formula" and "f1" to "f9" in any case, as 0 to 9; -1: it is neither. */
int formulas_part(const char *name);
/* "formula", "f1"... */
const char *formulas_name(int part);
/* Sets a part, or takes it away (`text` NULL). Returns NULL, or `why` with a translated sentence if
 * it refuses and changes nothing. It refuses a text that does not parse, or that names a part that
 * is not set or leads back to itself. It refuses a part that makes all of them together longer than
 * FORMULAS_TEXT_MAX. It does not take away a part that another one uses. */
const char *formulas_set(struct formulas *formulas, int part, const char *text, char *why,
                         size_t cap);
/* Writes the formula and the parts that are set, each as `formula=...` or `f1=...` without blanks,
 * and `end` after each. */
void formulas_write(const struct formulas *formulas, char end, struct buf *out);
/* Reads the formula and its parts from a text of `name=value` words between line ends or blanks, as
 * settings_read does. Leaves out what formulas_set would refuse. The struct must be all zeros
 * before. */
void formulas_read(struct formulas *formulas, const char *text);
/* Takes away and frees all parts. */
void formulas_clear(struct formulas *formulas);
