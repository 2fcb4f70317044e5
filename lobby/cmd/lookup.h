/*
 * Finds the rows of the commands by the words that are typed: their names by their first letters,
 * their patterns read. Made once, when it is first needed, by the room's one thread.
 */
#ifndef LOBBY_CMD_LOOKUP_H
#define LOBBY_CMD_LOOKUP_H

#include "cmd.h"

/* What an argument takes of a line; cmd.h says what each is written as. */
enum arg_kind {
    ARG_WORD,
    ARG_NAME,  /* somebody's, a word as well */
    ARG_TEXT,  /* the rest of the line */
    ARG_TOPIC, /* that, too: a page's name */
    ARG_GAME,
    ARG_NUMBER,
    ARG_TABLE, /* a number as well */
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
/* The row behind `after` (NULL: from the start) that is valid at these places, for this role, and
 * has this name (`alias`: or alias); NULL: none. Rows for a higher role come first, so that staff
 * get theirs. */
const struct command *row_next(const char *word, bool alias, int where, enum store_role role,
                               const struct command *after);
/* The first row of this name, else of this alias; `alias` says which. NULL: none. */
const struct command *row_first(const char *word, int where, enum store_role role, bool *alias);
/* Whether the row is valid at one of these places, for this role. */
bool row_open(const struct command *row, int where, enum store_role role);

#endif
