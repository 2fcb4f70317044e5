/*
 * How a character looks, and the escape sequences (ECMA-48 SGR) from one look to another. A look is
 * a number: the bits below and, above them, its colour. 0 is the terminal's default.
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>

#include "buf.h"
#include "profile.h"

/* COLOUR times n is the n-th colour of the table in look.c. */
enum { LOOK_BOLD = 1, LOOK_DIM = 2, LOOK_REVERSE = 4, LOOK_COLOUR = 8 };

/* The look after a switch (style.h); unknown letters change nothing. */
uint8_t look_switch(uint8_t look, char letter);
/* Whether one can see a blank in this look, which look_for returned. */
bool look_fills(uint8_t look);
/* The look without the colours that this client lacks. */
uint8_t look_for(const struct profile *profile, uint8_t look);
/* Appends the shortest sequence from one look to another, both as look_for returned them. Appends
 * nothing if they are equal or the terminal takes no sequences. */
void look_write(struct buf *out, const struct profile *profile, uint8_t from, uint8_t to);
