/*
 * Formulas: what somebody wants of a game and of those they meet in it, as an expression that holds
 * or not (ME-D5). `ranked & rating >= 900 and not (provisional or met-today > 3)`.
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
 * and one other person in it; with several it has to hold for each.
 */
#ifndef LOBBY_PEOPLE_FORMULA_H
#define LOBBY_PEOPLE_FORMULA_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "buf.h"

enum {
    FORMULA_TEXT_MAX = 400, /* bytes of a formula as it is typed */
    FORMULA_DEPTH_MAX = 32, /* how deep parentheses and `not` may stand in each other */
    FORMULA_PARTS = 9,
    FORMULAS_TEXT_MAX = 400 /* bytes that formulas_write writes for one person */
};

enum formula_var {
    FORMULA_GAME,        /* which game of game_registry, from 0 */
    FORMULA_SEATS,       /* how many play */
    FORMULA_RANKED,      /* flag */
    FORMULA_BET,         /* chips */
    FORMULA_PACE,        /* enum formula_pace */
    FORMULA_RATING,      /* the other's, as it is shown, in the game (RT-D12) */
    FORMULA_RATINGDIFF,  /* the other's rating less one's own */
    FORMULA_PROVISIONAL, /* flag: the other's rating is (RT-D14) */
    FORMULA_GAMES,       /* rated games of the other in the game */
    FORMULA_CONDUCT,     /* enum formula_conduct: of the other */
    FORMULA_FRIEND,      /* flag: the other is on one's list of friends */
    FORMULA_IGNORED,     /* flag: one ignores the other */
    FORMULA_AGE,         /* days since the other's account was made; a guest's is 0 */
    FORMULA_MET,         /* games with the other today (UTC) */
    FORMULA_VARS
};
enum formula_pace { FORMULA_FAST, FORMULA_NORMAL, FORMULA_SLOW };
/* By the points of staff/leaver.h: none, fewer than close ranked tables, more. A higher number is
 * better, so that `conduct >= fair` reads as it should. */
enum formula_conduct { FORMULA_POOR, FORMULA_FAIR, FORMULA_GOOD };

struct formula_vars {
    int32_t at[FORMULA_VARS]; /* flags are 0 or 1 */
};

/* The name that the variable has in a formula. */
const char *formula_var_name(enum formula_var var);

/* Writes a sentence for what is wrong at a place of a typed text: "After `rating >` (character 8):
 * ..." Also for other texts than formulas. */
void formula_place(const char *text, const char *at, const char *what, char *why, size_t cap);

struct formula;
/* Reads one. NULL: `why` is a translated sentence that names the place. */
struct formula *formula_parse(const char *text, char *why, size_t cap);
void formula_free(struct formula **formula);
/* Appends it so that formula_parse reads the same again. `dense`: without a blank. */
void formula_print(const struct formula *formula, bool dense, struct buf *out);
bool formula_equal(const struct formula *a, const struct formula *b);

/* The formula of a person, and its named parts. All zero: there is none. */
struct formulas {
    struct formula *part[FORMULA_PARTS + 1]; /* 0: the formula itself; NULL: not set */
};
/* Whether it holds; where there is none everything does. Each part is worked out once at most. */
bool formulas_hold(const struct formulas *formulas, const struct formula_vars *vars);
/* Bits of the variables that it asks for (enum formula_var), with those of its parts. */
uint32_t formulas_uses(const struct formulas *formulas);
/* "formula" and "f1" to "f9" in any case, as 0 to 9; -1: neither. */
int formulas_part(const char *name);
/* "formula", "f1"... */
const char *formulas_name(int part);
/* Sets a part, or takes it away (`text` NULL). NULL, or a translated sentence in `why`, and then
 * nothing has changed: it does not parse, it names a part that is not set or that leads back to
 * itself, it is used and cannot go, or all together are too long to be kept. */
const char *formulas_set(struct formulas *formulas, int part, const char *text, char *why,
                         size_t cap);
/* Those that are set, each `formula=...` or `f1=...` without a blank, and `end`. */
void formulas_write(const struct formulas *formulas, char end, struct buf *out);
/* Takes them from a text of `name=value` words between line ends or blanks, as settings_read does.
 * What formulas_set would refuse is left out. The struct is all zero before. */
void formulas_read(struct formulas *formulas, const char *text);
void formulas_clear(struct formulas *formulas);

#endif
