/*
 * Positions as `key: value` lines (doc/rules/scenarios.md), and sentences. One word may stand
 * between the key and the colon (`hand 2: R5 G2`).
 */
#pragma once

#include "buf.h"
#include "cards.h"

/* Appends formatted text for people: translates `format` first. */
void position_say(struct buf *out, const char *format, ...) PRINTF(2, 3);
/* Appends " CARD CARD..." and a newline. The caller writes what goes before: `buf_printf(out, "hand
 * %d:", s)`. */
void position_put_cards(struct buf *out, const card_t *card, int n);
/* Appends a line with a set of seats: "said: 1 3". */
void position_put_seats(struct buf *out, const char *key, uint16_t seats);
extern const char *const position_no_yes[]; /* "no" and "yes", then NULL */
