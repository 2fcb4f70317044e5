/*
 * Writes text into memory of fixed size: sentences, and positions as `key: value` lines
 * (doc/rules/scenarios.md). One word may stand between the key and the colon (`hand 2: R5 G2`).
 */
#pragma once

#include "cards.h"

struct position_writer {
    char *out;
    size_t cap, len; /* len also counts what did not fit */
};
/* Begins an empty text in `out`, which has `cap` bytes. What does not fit is cut off. */
void position_start(struct position_writer *w, char *out, size_t cap);
/* Appends formatted text. The caller writes the "\n" that ends a line. */
void position_put(struct position_writer *w, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
/* Does the same with text for people: translates `format` first. */
void position_say(struct position_writer *w, const char *format, ...)
    __attribute__((format(printf, 2, 3)));
/* Appends text as it is. This is faster than position_put, and a position names every card of the
 * pack. */
void position_put_text(struct position_writer *w, const char *text);
/* Appends " CARD CARD..." and a newline. The caller writes what goes before: `position_put(w, "hand
 * %d:", s)`. */
void position_put_cards(struct position_writer *w, const card_t *card, int n);
/* Appends a line with a set of seats: "said: 1 3". */
void position_put_seats(struct position_writer *w, const char *key, uint16_t seats);
extern const char *const position_no_yes[]; /* "no" and "yes", then NULL */
