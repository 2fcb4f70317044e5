/*
 * Last One: the rules in doc/rules/last-one.md, whose line numbers (LO-R1, LO-D1) the code names.
 */
#ifndef GAMES_LAST_ONE_LAST_ONE_H
#define GAMES_LAST_ONE_LAST_ONE_H

#include "game.h"

extern const struct game_rules last_one_rules;
extern const struct game_rules last_one_rules_v1;

/* What game_view.detail holds: for the bot and for renderers. */
enum last_one_phase {
    LAST_ONE_PLAY,   /* an ordinary turn, or a total to pick up (game_view.owed) */
    LAST_ONE_DREW,   /* a card that fits was drawn: it is placed, or the turn passed (LO-R7) */
    LAST_ONE_ANSWER, /* a joker +4 is to be answered (LO-D8) */
    LAST_ONE_COLOR,  /* a joker was turned up first: the starter names a colour (LO-D10) */
    LAST_ONE_OVER
};
struct last_one_detail {
    uint8_t phase; /* enum last_one_phase */
    card_t drew;   /* the card just drawn, for the seat that drew it only */
    uint8_t from;  /* who placed the joker +4 that is to be answered */
    uint8_t pairs, points_game;
};

#endif
