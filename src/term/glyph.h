/*
 * The ASCII forms of characters, for a client without UTF-8.
 */
#ifndef TERM_GLYPH_H
#define TERM_GLYPH_H

#include <stdint.h>

/* Writes the form of a printable character beyond ASCII, as many bytes as the character has cells,
 * and returns that number (0 to 2): the room's symbols from a table (doc/ux.md section 3), letters
 * without their accents, "?" for each cell of any other, nothing for a combining mark. */
int glyph_ascii(uint32_t point, char out[2]);

#endif
