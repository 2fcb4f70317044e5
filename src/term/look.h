/*
 * How a character looks, and the escape sequences (ECMA-48 SGR) from one look to another.
 */
#pragma once

#include <stdbool.h>

#include "buf.h"
#include "profile.h"

/* All zero is the terminal's default. */
struct look {
    bool bold, dim, reverse;
    char colour; /* the letter of its switch (style.h); 0: the terminal's default */
};

/* Applies a switch (style.h) to a look; unknown letters change nothing. */
void look_switch(struct look *look, char letter);
/* Whether one can see a blank in this look, which look_for returned. */
bool look_fills(struct look look);
/* The look without the colours that this client lacks. */
struct look look_for(const struct profile *profile, struct look look);
/* Appends the shortest sequence from one look to another, both as look_for returned them. Appends
 * nothing if they are equal or the terminal takes no sequences. */
void look_write(struct buf *out, const struct profile *profile, struct look from, struct look to);
