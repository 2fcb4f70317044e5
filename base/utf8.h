/*
 * Text: UTF-8, widths in terminal cells, and the cleaning of what people type. Widths come from
 * utf8proc, never from the process's locale.
 */
#pragma once

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Tells the compiler that what an argument points to is only written. clang has no such
 * attribute. */
#if __has_attribute(access)
#define UTF8_WRITES(...) __attribute__((access(write_only, __VA_ARGS__)))
#else
#define UTF8_WRITES(...)
#endif

/* Decodes one code point (RFC 3629). Returns the bytes it took, 0 at the end of `text`, -1 for an
 * invalid or cut-off sequence. */
int utf8_decode(const char *text, size_t len, uint32_t *point);
/* Writes a code point to `out` (4 bytes); returns its length. */
int utf8_encode(uint32_t point, char *out);
bool utf8_valid(const char *text, size_t len);
/* Takes the next line from *text, of which *left bytes are left; both move on. `line` and `len` get
 * it without its \n, which the last one may lack. False: nothing is left. */
bool utf8_line_next(const char **text, size_t *left, const char **line, size_t *len);
/* How many bytes at the start are printable ASCII, each a character of one cell. Most text is.
 */
size_t utf8_plain_run(const char *text, size_t len);
/* How many of the first `len` bytes of `text` make up whole characters: a last character that is
 * cut does not count. */
size_t utf8_cut(const char *text, size_t len);
/* Puts text into an array of fixed size: `cap` bytes with the NUL, at least 1. A text that does not
 * fit is cut off after a whole character, so that valid text stays valid. (snprintf could cut
 * inside a character.) The arguments must not lie in `out`. Each returns the bytes written, without
 * the NUL. */
size_t utf8_copy(const char *text, char *out, size_t cap) UTF8_WRITES(2, 3);
size_t utf8_copy_part(const char *text, size_t len, char *out, size_t cap) UTF8_WRITES(3, 4);
size_t utf8_printf(char *out, size_t cap, const char *format, ...) UTF8_WRITES(1, 2)
    __attribute__((format(printf, 3, 4)));
/* Does the same and returns `out`, for a function that returns NULL or a sentence. */
const char *utf8_say(char *out, size_t cap, const char *format, ...) UTF8_WRITES(1, 2)
    __attribute__((format(printf, 3, 4)));
size_t utf8_vprintf(char *out, size_t cap, const char *format, va_list args) UTF8_WRITES(1, 2)
    __attribute__((format(printf, 3, 0)));
/* Removes from `text` each character that a precision ("%.20s") has cut, and puts a NUL after the
 * rest. Returns the bytes that are left. utf8_printf and buf_printf do this themselves. */
size_t utf8_drop_split(char *text, size_t len);
/* For text that leaves the process: NULL if it is valid and has no NUL. Otherwise a copy with
 * U+FFFD in place of each bad byte, which the caller frees, and a warning in the log
 * (log_bad_text). */
char *utf8_mended(const char *text, size_t len, const char *where);
/* Terminal cells of a code point: 0, 1 or 2; -1 for a control character. Where terminals differ,
 * the greatest number: a row that turns out wider than counted would go on in the next row. */
int utf8_width(uint32_t point);
/* Cells of a whole NUL-terminated text. An invalid byte counts as one cell, a control character as
 * none. */
int utf8_text_width(const char *text);

/* True for what may stand on other people's screens: not for control, format (bidi, zero-width),
 * surrogate, private and unassigned characters, line and paragraph separators, and the letters and
 * marks that Unicode calls ignorable because they show nothing. */
bool utf8_printable(uint32_t point);

/* Cleans text from people for other people's screens: drops invalid UTF-8 and what is not
 * utf8_printable; keeps at most two combining marks a base, and none without a base; makes it NFC;
 * replaces every kind of space, and what looks like one, by U+0020, and runs of spaces by one
 * space; removes spaces at either end; keeps at most `cells` cells. `out` is NUL-terminated and
 * shorter than `cap` (at least 1). Returns its length. Idempotent. */
size_t utf8_clean(const char *text, size_t len, int cells, char *out, size_t cap);
/* True for an output that utf8_clean could have made. Asserted where text leaves. */
bool utf8_is_clean(const char *text);
/* As utf8_copy, but replaces the signs that input methods and phones write by those that are typed
 * in ASCII: full-width letters, digits and signs, and typographic quotation marks, dashes and full
 * stops. Words begin and end where they did. */
void utf8_plain(const char *text, char *out, size_t cap) __attribute__((access(write_only, 2, 3)));
/* As utf8_copy, in lower case and without marks ("Tréboles" is "treboles"): to compare words that
 * people type with or without them. */
void utf8_bare(const char *text, char *out, size_t cap) UTF8_WRITES(2, 3);
/* As utf8_copy, in ASCII lower case: for names and commands. */
void utf8_ascii_lower(const char *text, char *out, size_t cap) UTF8_WRITES(2, 3);
