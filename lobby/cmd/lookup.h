/*
 * Finds the rows of commands by what was typed. The names are sorted by their first letters and the
 * patterns are parsed once, at the first call. Only the room's main thread may call these.
 */
#pragma once

#include "cmd.h"

/* What an argument takes from a line. cmd.h says how each kind is written in a pattern. */
enum arg_kind {
    ARG_WORD,
    ARG_NAME,  /* a word: somebody's name */
    ARG_TEXT,  /* the rest of the line */
    ARG_TOPIC, /* the rest of the line: the name of a page */
    ARG_GAME,
    ARG_NUMBER,
    ARG_TABLE, /* the number of a table */
    ARG_AMOUNT,
    ARG_CHOICE
};
struct arg {
    enum arg_kind kind;
    bool optional;
    int len;
    const char *name; /* as in the pattern, without brackets; `len` bytes */
};

struct row_args {
    int n;
    struct arg arg[CMD_ARGS_MAX];
};

/* The arguments that the row's pattern names. */
const struct row_args *row_args(const struct command *row);
/* The next row after `after` (NULL: the first row) that is valid at one of these places and for
 * this role and has this name, or this alias if `alias` is set. NULL: there is none. Rows for a
 * higher role come first, so that the staff get theirs. */
const struct command *row_next(const char *word, bool alias, int where, enum store_role role,
                               const struct command *after);
/* Whether the row is valid at one of these places and for this role. */
bool row_open(const struct command *row, int where, enum store_role role);
