/*
 * Text: UTF-8, widths in terminal cells, and the cleaning of what people type. Widths come from
 * utf8proc, never from the process's locale.
 */
#pragma once

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Tells the compiler that a function only writes to what an argument points to. clang has no such
 * attribute. */
#if __has_attribute(access)
#define UTF8_WRITES(...) __attribute__((access(write_only, __VA_ARGS__)))
#else
#define UTF8_WRITES(...)
#endif

/* Decodes the code point at the start of `text` (RFC 3629). Returns the bytes that it takes; 0:
 * `len` is 0; -1: the bytes are invalid or cut off, and *point is unchanged. */
int utf8_decode(const char *text, size_t len, uint32_t *point);
/* Writes a code point to `out`, which has room for 4 bytes, without a NUL. Returns the bytes
 * written; 0: `point` is above U+10FFFF. */
int utf8_encode(uint32_t point, char *out);
/* Whether the text is UTF-8 throughout. A NUL is a character like others. */
bool utf8_valid(const char *text, size_t len);
/* Takes the next line from *text, of which *left bytes are left, and moves both past it. *line and
 * *len get the line without its \n, which the last line may lack. False: nothing is left. */
bool utf8_line_next(const char **text, size_t *left, const char **line, size_t *len);
/* How many bytes at the start are printable ASCII: characters of one byte and one cell. Most texts
 * hold nothing else. */
size_t utf8_plain_run(const char *text, size_t len);
/* How many of the first `len` bytes of `text` are left without a last character that is cut off. */
size_t utf8_cut(const char *text, size_t len);
/* Each of these puts text into `out`, an array of `cap` bytes (at least 1), and ends it with a NUL.
 * A text that does not fit is cut off after a whole character, so valid text stays valid. (snprintf
 * could cut inside a character.) The text and the arguments must not lie in `out`. Returns the
 * bytes written, without the NUL. */
size_t utf8_copy(const char *text, char *out, size_t cap) UTF8_WRITES(2, 3);
size_t utf8_copy_part(const char *text, size_t len, char *out, size_t cap) UTF8_WRITES(3, 4);
size_t utf8_printf(char *out, size_t cap, const char *format, ...) UTF8_WRITES(1, 2) PRINTF(3, 4);
/* As utf8_printf, but returns `out`, for a function that returns NULL or a sentence. */
const char *utf8_say(char *out, size_t cap, const char *format, ...) UTF8_WRITES(1, 2) PRINTF(3, 4);
/* As utf8_printf, but its value is -1, for a function that fails with -1 and a sentence. */
#define utf8_fail(...) (utf8_printf(__VA_ARGS__), -1)
/* As utf8_printf. */
size_t utf8_vprintf(char *out, size_t cap, const char *format, va_list args) UTF8_WRITES(1, 2)
    PRINTF(3, 0);
/* Removes each character that a precision ("%.20s") has cut from `text`, which is `len` bytes and a
 * NUL. Returns the bytes that are left before the NUL. utf8_printf and buf_printf do this
 * themselves. */
size_t utf8_drop_split(char *text, size_t len);
/* Mends text that is about to leave the process. Returns NULL if the text is valid and holds no
 * NUL. Otherwise returns a copy, which the caller frees. It has U+FFFD in place of each bad byte
 * and NUL. A warning in the log says `where` the text was going (log_bad_text). */
char *utf8_mended(const char *text, size_t len, const char *where);
/* Terminal cells of a code point: 0, 1 or 2; -1 for a control character. A character that some
 * terminals draw wider than Unicode says has the greater width here, because a row that turns out
 * wider than counted would go on in the next row. */
int utf8_width(uint32_t point);
/* Terminal cells of a NUL-terminated text. An invalid byte counts as one cell, a control character
 * as none. */
int utf8_text_width(const char *text);

/* Whether a character may stand on other people's screens. False for control, format (bidi,
 * zero-width), surrogate, private and unassigned characters, for line and paragraph separators, and
 * for the letters and marks that Unicode calls ignorable because they show nothing. */
bool utf8_printable(uint32_t point);

/* Cleans text from people for other people's screens. Drops invalid UTF-8 and what is not
 * utf8_printable. Replaces every kind of space, and what looks like one, by U+0020. Makes the text
 * NFC. Keeps at most two combining marks after a base, and none without a base. Replaces runs of
 * spaces by one space, and removes spaces at either end. Keeps at most `cells` cells, and at most
 * what `out` has room for: `cap` bytes (at least 1), the NUL included. Returns the bytes written,
 * without the NUL. Clean text comes out unchanged. */
size_t utf8_clean(const char *text, size_t len, int cells, char *out, size_t cap);
/* Whether utf8_clean would leave the text as it is. */
bool utf8_is_clean(const char *text);
/* As utf8_copy, but puts ASCII in place of what input methods and phones write: full-width letters,
 * digits and signs, and typographic quotation marks, dashes, commas and full stops. Leaves spaces
 * alone, so words begin and end where they did. */
void utf8_plain(const char *text, char *out, size_t cap) __attribute__((access(write_only, 2, 3)));
/* As utf8_copy, in lower case and without marks ("Tréboles" becomes "treboles"), to compare words
 * that people type with or without marks. A text that is not UTF-8 is only put into ASCII lower
 * case. */
void utf8_bare(const char *text, char *out, size_t cap) UTF8_WRITES(2, 3);
/* As utf8_copy, with ASCII letters in lower case: for names and commands. */
void utf8_ascii_lower(const char *text, char *out, size_t cap) UTF8_WRITES(2, 3);
