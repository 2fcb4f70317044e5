/*
 * Single characters: which never go to or come from a terminal, and the ASCII forms of the symbols
 * of the room.
 */
#ifndef TERM_GLYPH_H
#define TERM_GLYPH_H

#include <stdbool.h>
#include <stdint.h>

/* True for what is dropped on the way in and on the way out: C0 and C1 controls, bidirectional and
 * other invisible format characters, line and paragraph separators, tags, variation selectors,
 * surrogates, what Unicode leaves unassigned or private. */
bool glyph_refused(uint32_t point);
/* The form for a client without UTF-8, the same number of cells where a frame or a table may hold
 * the symbol; "?" for a character that has none; "" for what is left out (combining marks). ASCII
 * itself is not asked for. */
const char *glyph_ascii(uint32_t point);

#endif
