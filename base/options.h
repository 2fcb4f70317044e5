/*
 * Typed options: those of cardroom.conf, the limits of the door and the settings of a store. Each
 * is a row of a table. Parsing, range checks, defaults, the sample file and the man page come from
 * the row. The values go into a struct of the caller's.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "buf.h"

/* The blanks that separate words and surround values. CR is one of them, because the lines of a
 * file may end in CR LF. */
#define OPTION_BLANKS " \t\r\n"

enum option_type {
    OPTION_NUMBER,  /* int64_t */
    OPTION_SECONDS, /* int64_t ms, written 90, 90s, 5m, 2h, 1d */
    OPTION_KEPT,    /* as OPTION_SECONDS; or "forever", which is 0 */
    OPTION_SIZE,    /* int64_t bytes; written 64k, 1m */
    OPTION_FLAG,    /* bool; yes, no */
    OPTION_TEXT,    /* char *, owned by the struct, never NULL */
    OPTION_CHOICE,  /* int: the place in `words` */
    OPTION_LIST,    /* as OPTION_TEXT: words with a blank between them; further lines append */
    OPTION_PHRASES  /* as OPTION_TEXT: texts with " | " between them; further lines append */
};

/* An option that a line sets, and where to report what is wrong with it. */
struct option_at {
    const char *where, *name; /* where: the line, as "file:line: " */
    struct buf *errors;
};

/* Checks what a row cannot check. options_read calls it for each word that a line gives to a list,
 * and once for a line of any other option, with all that the line says. For each fault, it appends
 * a line to `errors` that begins with `where`. */
typedef void options_check(struct option_at at, const char *text);

struct option_row {
    const char *name;
    enum option_type type;
    size_t offset;            /* of the value in the struct */
    const char *def;          /* the default, as it would be written; NULL: "" */
    int64_t min, max;         /* of NUMBER, SECONDS and KEPT (in ms), and SIZE */
    const char *const *words; /* of CHOICE, with NULL after the last; in "open|yes", "yes" is
                               * another word for "open" */
    bool restart;             /* takes effect at the next start only, not at a reload */
    const char *help;         /* a sentence or two for the sample and the man page */
    options_check *check;     /* NULL: the row says all */
};

/* Sets all options to their defaults. `values` is all zero before. The last row of a table has a
 * NULL name. A default that its own row refuses ends the process. */
void options_default(const struct option_row *table, void *values);
/* Frees texts, lists and phrases, and makes them NULL. */
void options_free(const struct option_row *table, void *values);
/* Sets an option from a text, without the blanks around the text. A list or phrases are replaced.
 * Returns NULL; or leaves the value unchanged and returns `why` (`whycap` bytes) with two
 * sentences: what is wrong, and what is possible. */
const char *options_set(const struct option_row *table, void *values, const char *name,
                        const char *text, char *why, size_t whycap);
/* Reads a file of `name value` lines, blank lines, and comments ('#' first on the line). The first
 * line that names a list or phrases replaces the default, and further ones append. Any other option
 * may be named only once. `where` has an element for each row, NULL before the call. It gets the
 * first line that names the option, as "file:line: ", which the caller frees. Returns 0, or -1 with
 * errno. With EINVAL, some lines are bad: `errors` has "file:line: sentences\n" for each of them,
 * and the other lines are set all the same. With another errno the file could not be read, and
 * `errors` has "file: sentence\n". */
int options_read(const struct option_row *table, void *values, const char *path, char **where,
                 struct buf *errors);
/* Copies the first word of a list with blanks between its words, and cuts the word if it does not
 * fit. Returns the rest of the list after that word; NULL: there was no word. */
const char *options_word(const char *list, char *word, size_t cap);
/* Appends one value as it would be written, in the largest unit that divides it. */
void options_format(const struct option_row *row, const void *values, struct buf *out);
/* Appends every option as a `name value` line. */
void options_lines(const struct option_row *table, const void *values, struct buf *out);
/* Appends the sample file: each option's help as a comment, then `#name default`. */
void options_sample(const struct option_row *table, struct buf *out);
