/*
 * Writes text into memory of fixed size: positions as `key: value` lines (doc/rules/scenarios.md),
 * whose key may be followed by one word before the colon (`hand 2: R5 G2`), and sentences.
 */
#pragma once

#include "cards.h"

struct position_writer {
    char *out;
    size_t cap, len; /* len also counts what did not fit */
};
void position_start(struct position_writer *w, char *out, size_t cap);
/* Appends formatted text. The caller writes the "\n" that ends a line. */
void position_put(struct position_writer *w, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
/* Does the same with text for people: translates `format` first. */
void position_say(struct position_writer *w, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
/* Appends text as it is. A position names every card of the pack, and printf would be most of the
 * cost. */
void position_put_text(struct position_writer *w, const char *text);
/* Appends " CARD CARD..." and a newline. The caller writes what goes before: `position_put(w, "hand
 * %d:", s)`. */
void position_put_cards(struct position_writer *w, const card_t *card, int n);
/* Appends a line with a set of seats: "said: 1 3". */
void position_put_seats(struct position_writer *w, const char *key, uint16_t seats);
extern const char *const position_no_yes[]; /* "no" and "yes", then NULL */
