/*
 * Palace: the rules in rules/palace.md, whose line numbers (LO-R1, LO-D1) the code names.
 */
#ifndef GAMES_PALACE_H
#define GAMES_PALACE_H

#include "core/game.h"

extern const struct game_rules palace_rules;

/* What game_view.detail holds: for the bot and for renderers. */
enum palace_phase {
    PALACE_PLAY,   /* an ordinary turn, or a total to pick up (game_view.owed) */
    PALACE_DREW,   /* a card that fits was drawn: it is placed, or the turn passed (LO-R7) */
    PALACE_ANSWER, /* a joker +4 is to be answered (LO-D8) */
    PALACE_COLOR,  /* a joker was turned up first: the starter names a colour (LO-D10) */
    PALACE_OVER
};
struct palace_detail {
    uint8_t phase; /* enum palace_phase */
    card_t drew;   /* the card just drawn, for the seat that drew it only */
    uint8_t from;  /* who placed the joker +4 that is to be answered */
    uint8_t pairs, points_game;
    uint16_t target; /* of a points game */
};

#endif
