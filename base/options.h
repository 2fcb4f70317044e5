/*
 * Typed options, one table row each. Parsing, range checks, defaults, the sample file and the man
 * page come from the row. cardroom.conf uses them. The values go into a struct of the caller's.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "buf.h"

/* The blanks that separate words and surround values. CR is one of them, as a file may have lines
 * that end in CR LF. */
#define OPTION_BLANKS " \t\r\n"

enum option_type {
    OPTION_NUMBER,  /* int64_t */
    OPTION_SECONDS, /* int64_t ms, written 90, 90s, 5m, 2h, 1d */
    OPTION_KEPT,    /* likewise; or "forever", which is 0 */
    OPTION_SIZE,    /* int64_t bytes; written 64k, 1m */
    OPTION_FLAG,    /* bool; yes, no */
    OPTION_TEXT,    /* char * (owned, never NULL) */
    OPTION_CHOICE,  /* int; one of `words` */
    OPTION_LIST,   /* char * (owned): words separated by blanks; lines that repeat the option append
                    */
    OPTION_PHRASES /* char * (owned): texts with " | " between them; lines that repeat the option
                    * append */
};

struct option_row {
    const char *name;
    enum option_type type;
    size_t offset;            /* of the value in the struct */
    const char *def;          /* the default, as it would be written */
    int64_t min, max;         /* NUMBER, SECONDS and KEPT (in ms), SIZE */
    const char *const *words; /* CHOICE; "open|yes": "yes" is another word for "open" */
    bool restart;             /* takes effect at the next start only, not at a reload */
    const char *help;         /* a sentence or two for the sample and the man page */
};

/* All options at their defaults. `values` starts zeroed. The table ends with a NULL name. A default
 * that its own row refuses ends the process. */
void options_default(const struct option_row *table, void *values);
/* Frees the texts and lists and makes them NULL. */
void options_free(const struct option_row *table, void *values);
/* Sets an option from a text, without the blanks around the text. Replaces a list or phrases.
 * Returns NULL, or `why` with two sentences: what is wrong, and what is possible. In that case the
 * value stays unchanged. */
const char *options_set(const struct option_row *table, void *values, const char *name,
                        const char *text, char *why, size_t whycap);
/* Checks what a line gives beyond what its row checks; for a list or phrases, only the words of
 * that line. Appends a line to `errors` for each fault, begun with `where` ("file:line: "). */
typedef void options_check(void *arg, const struct option_row *row, const char *text,
                           const char *where, struct buf *errors);
/* Reads `name value` lines, blank lines, and comments ('#' first on the line). The first line that
 * names a list or phrases replaces the default, further ones append; any other option named twice
 * is an error. Returns 0, or -1 with errno EINVAL and every bad line in `errors` as "file:line:
 * sentences\n" (good lines are set all the same), or -1 with another errno and "file: sentence\n"
 * when the file cannot be read. `check` (may be NULL) is called for each line that its row
 * takes. */
int options_read(const struct option_row *table, void *values, const char *path,
                 options_check *check, void *arg, struct buf *errors);
/* One value as it would be written, in the largest unit that fits. */
void options_format(const struct option_row *row, const void *values, struct buf *out);
/* Writes the sample file: each option's help as a comment, then `#name default`. */
void options_sample(const struct option_row *table, struct buf *out);
