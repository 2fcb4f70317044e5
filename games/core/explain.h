/*
 * Sentences of refusals that are the same in several games: what is not possible, and what is.
 */
#pragma once

#include "position.h"

/* Writes the sentence for `code` if it is the same in all games with hands. `turn` is the seat on
 * turn. `hand` is how many cards the player who typed the move holds. False: the game itself has to
 * explain the refusal, and nothing was written. */
bool explain_common(struct buf *w, enum game_code code, const struct game_move *move, int turn,
                    int hand);
/* Writes "You cannot play R5 on J (blue). ". `choice` is the suit or colour in force; 0: the top
 * card shows it, so it is not named. */
void explain_no_match(struct buf *w, card_t card, card_t top, uint8_t choice);
/* Writes "Type `hand` to see your 5 cards." */
void explain_hand(struct buf *w, int hand);
/* Writes "You can play R5 or G+2, or `take`.": the cards that can be played, each named once, then
 * the verb that is possible besides them. `verb` NULL: none. If there are neither cards nor a verb,
 * this does what explain_rules does. */
void explain_cards(struct buf *w, const card_t *card, int n, const char *verb);
/* Points to the rules, for a player who can do nothing now. */
void explain_rules(struct buf *w);

/* Finds the EXPLAIN_LIVES of these 3 to EXPLAIN_KEEP cards that a bot of level 2 would keep as
 * lives. `at` gets their places in `card`, the lowest first. The view is that of the seat that
 * holds them. */
enum { EXPLAIN_KEEP = 8, EXPLAIN_LIVES = 3 };
void explain_keep(const struct game_rules *rules, const struct game_view *view, const card_t *card,
                  int n, int at[EXPLAIN_LIVES]);
