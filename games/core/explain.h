/*
 * Sentences of refusals that are the same in several games: what is not possible, and what is.
 */
#pragma once

#include "position.h"

/* Writes the sentence for `code` if it is the same in all games with hands. `turn` is the seat on
 * turn, `hand` is how many cards the seat holds. False: the game itself has to explain it, and
 * nothing was written. */
bool explain_common(struct position_writer *w, enum game_code code, const struct game_move *move,
                    int turn, int hand);
/* "Type `hand` to see your 5 cards." */
void explain_hand(struct position_writer *w, int hand);
/* "You can play R5 or G+2, or `take`.": the cards that can be played, then the verb that is
 * possible besides them. Without cards and with a NULL `verb`, when the player can do nothing now,
 * it points to the rules. */
void explain_cards(struct position_writer *w, const card_t *card, int n, const char *verb);
/* Says what a player is told who can do nothing now. */
void explain_rules(struct position_writer *w);

/* Which three of these cards, at most EXPLAIN_KEEP, a bot of level 2 would keep as lives: `at` gets
 * their places in `card`, in order. The view is that of their seat. */
enum { EXPLAIN_KEEP = 8, EXPLAIN_LIVES = 3 };
void explain_keep(const struct game_rules *rules, const struct game_view *view, const card_t *card,
                  int n, int at[EXPLAIN_LIVES]);
