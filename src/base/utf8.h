/*
 * Text: UTF-8, widths in terminal cells, and the cleaning of what people type. Widths come from
 * utf8proc, never from the process's locale.
 */
#ifndef BASE_UTF8_H
#define BASE_UTF8_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Decodes one code point (RFC 3629). Returns the bytes it took, 0 at the end of `text`, -1 for an
 * invalid or cut-off sequence. */
int utf8_decode(const char *text, size_t len, uint32_t *point);
/* Writes a code point to `out` (4 bytes); returns its length. */
int utf8_encode(uint32_t point, char *out);
bool utf8_valid(const char *text, size_t len);
/* Terminal cells of a code point: 0, 1 or 2; -1 for a control character. */
int utf8_width(uint32_t point);
/* Cells of a whole NUL-terminated text. */
int utf8_text_width(const char *text);

/* Cleans text from people for other people's screens: invalid UTF-8, control, format (bidi,
 * zero-width), surrogate, private and unassigned characters and line and paragraph separators are
 * dropped, at most two combining marks a base, NFC, runs of spaces made one, no space at either
 * end; at most `cells` cells are kept. `out` is NUL-terminated and shorter than `cap`. Returns its
 * length. Idempotent. */
size_t utf8_clean(const char *text, size_t len, int cells, char *out, size_t cap);
/* True for an output that utf8_clean could have made: asserted where text leaves. */
bool utf8_is_clean(const char *text);
/* ASCII lower case into `out`, for names and commands. */
void utf8_ascii_lower(const char *text, char *out, size_t cap);

#endif
