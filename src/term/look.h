/*
 * How a character looks, and the escape sequences (ECMA-48 SGR) from one look to another. A look is
 * a number: the bits below and, above them, its colour. 0 is the terminal's default.
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>

#include "buf.h"
#include "profile.h"

/* LOOK_COLOUR times n is the colour in row n of the table in look.c; row 0 is the default. */
enum { LOOK_BOLD = 1, LOOK_DIM = 2, LOOK_REVERSE = 4, LOOK_COLOUR = 8 };

/* Returns the look after a switch (style.h). Unknown letters change nothing. */
uint8_t look_switch(uint8_t look, char letter);
/* Whether a blank can be seen in this look, which look_for returned. */
bool look_fills(uint8_t look);
/* Returns the look without its colour if this client lacks that colour. STYLE_LIT then becomes
 * reverse video. */
uint8_t look_for(const struct profile *profile, uint8_t look);
/* Appends the shortest sequence from one look to another, both as look_for returned them. Appends
 * nothing if they are equal or the terminal takes no sequences. */
void look_write(struct buf *out, const struct profile *profile, uint8_t from, uint8_t to);
