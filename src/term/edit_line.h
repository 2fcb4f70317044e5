/*
 * A line being edited: UTF-8 text with a cursor that stands between characters. Here a character is
 * a code point with its combining marks, which take one or two cells. A place is the byte offset of
 * a border between two characters.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { EDIT_LINE_MAX = 512 }; /* bytes */

/* All zero is an empty line. A wiped line holds no memory, because on most connections nothing is
 * typed. */
struct edit_line {
    size_t len, cursor;
    char *text; /* NUL-terminated, owned; NULL: nothing was put into the line since it was wiped */
};

/* Empties the line and overwrites what it held, because that may be a secret. */
void edit_line_wipe(struct edit_line *line);
/* Returns a copy of its first `len` bytes as a string, which the caller frees. */
char *edit_line_copy(const struct edit_line *line, size_t len);
/* Replaces what is between `from` and `to` by `len` bytes of valid UTF-8, and puts the cursor after
 * them. Returns false and changes nothing if the line would pass EDIT_LINE_MAX. */
bool edit_line_splice(struct edit_line *line, size_t from, size_t to, const char *text, size_t len);
/* Inserts a printable code point at the cursor. Ignores (and returns true for) a combining mark
 * without a base, or a third one on the same base. False: the line is full. */
bool edit_line_insert(struct edit_line *line, uint32_t point);

/* The border before `at` and the one after it; `at` itself if it is at that end of the line. */
size_t edit_line_before(const struct edit_line *line, size_t at);
size_t edit_line_after(const struct edit_line *line, size_t at);
/* The first border at or after `at`, which may be anywhere, even beyond the line. */
size_t edit_line_border(const struct edit_line *line, size_t at);
/* The start of the word before `at` and the end of the word after it. A word is made of letters,
 * digits and all characters beyond ASCII; with `blanks`, of anything but blanks. */
size_t edit_line_word_before(const struct edit_line *line, size_t at, bool blanks);
size_t edit_line_word_after(const struct edit_line *line, size_t at);
