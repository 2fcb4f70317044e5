/*
 * A line being edited: UTF-8 and a cursor that stands between characters. A character here is what
 * one cell or two show: a code point with the combining marks behind it. Places are byte offsets at
 * such borders.
 */
#ifndef TERM_EDIT_LINE_H
#define TERM_EDIT_LINE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { EDIT_LINE_MAX = 512 };

/* All zero is an empty line, and an empty line that was wiped holds no memory: most connections
 * have nothing typed. */
struct edit_line {
    size_t len, cursor;
    char *text; /* NUL-terminated, owned; NULL: nothing was put in yet */
};

/* Empties it and overwrites what it held, as that may be a secret. */
void edit_line_wipe(struct edit_line *line);
/* Its first `len` bytes as a string to be freed. */
char *edit_line_copy(const struct edit_line *line, size_t len);
/* Replaces from `from` to `to` by `len` bytes of valid UTF-8 and puts the cursor behind them.
 * False, and nothing changed, when the line would pass EDIT_LINE_MAX. */
bool edit_line_splice(struct edit_line *line, size_t from, size_t to, const char *text, size_t len);
/* Puts a printable code point at the cursor. A combining mark without a base, or beyond two on one,
 * is dropped without a word (true). False when the line is full. */
bool edit_line_insert(struct edit_line *line, uint32_t point);

/* The border before and behind `at`, which is itself at either end of the line. */
size_t edit_line_before(const struct edit_line *line, size_t at);
size_t edit_line_after(const struct edit_line *line, size_t at);
/* The first border that is not before `at`, which may be anywhere, behind the line too. */
size_t edit_line_border(const struct edit_line *line, size_t at);
/* The start of the word before `at` and the end of the word behind it. Words are letters and digits
 * of any script, or with `blanks`, what blanks divide. */
size_t edit_line_word_before(const struct edit_line *line, size_t at, bool blanks);
size_t edit_line_word_after(const struct edit_line *line, size_t at);

#endif
