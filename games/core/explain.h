/*
 * Sentences of refusals that games say alike: what is not possible, and what is.
 */
#ifndef GAMES_CORE_EXPLAIN_H
#define GAMES_CORE_EXPLAIN_H

#include "position.h"

/* Says what is said of `code` in any game of hands, where `turn` is the seat on turn and `hand` how
 * many cards the seat holds. False: that is the game's to say, and nothing was written. */
bool explain_common(struct position_writer *w, enum game_code code, const struct game_move *move,
                    int turn, int hand);
/* "Type  hand  to see your 5 cards." */
void explain_hand(struct position_writer *w, int hand);
/* "You can play R5 or G+2, or  take.": the cards that can be played, and the verb besides; NULL:
 * none, where there are cards. */
void explain_cards(struct position_writer *w, const card_t *card, int n, const char *verb);
/* What whoever can do nothing now is told. */
void explain_rules(struct position_writer *w);

#endif
