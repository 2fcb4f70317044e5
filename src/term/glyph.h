/*
 * The ASCII forms of characters, for a client without UTF-8.
 */
#pragma once

#include <stdint.h>

/* Writes the ASCII form of a printable character beyond ASCII: as many bytes as the character has
 * cells. Returns their number (0 to 2). The room's symbols have the forms of a table (doc/ux.md
 * section 3). Letters lose their accents, combining marks have no bytes, and any other character
 * becomes "?" in each of its cells. */
int glyph_ascii(uint32_t point, char out[2]);
