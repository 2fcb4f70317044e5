/*
 * Palace. The rules are in doc/rules/palace.md; the code names its line numbers (PA-R1, PA-D1).
 */
#pragma once

#include "game.h"

extern const struct game_rules palace_rules;
extern const struct game_rules palace_rules_v1;

enum palace_phase { PALACE_SELECT, PALACE_RPS, PALACE_PLAY, PALACE_AGAIN, PALACE_OVER };
enum palace_need { PALACE_NEED_ANY, PALACE_NEED_AT_LEAST, PALACE_NEED_BELOW_7 };
/* Where a seat's next card comes from (PA-R7, PA-R9). */
enum palace_source { PALACE_FROM_HAND, PALACE_FROM_UP, PALACE_FROM_DOWN, PALACE_FROM_NONE };
/* What game_view.detail holds: for the bot and for renderers. */
struct palace_detail {
    uint8_t phase; /* enum palace_phase */
    /* enum palace_need; the value that it names: 3..13, 14 for the ace, else 0 */
    uint8_t need, need_value;
    uint8_t declared; /* the value that the first play must have (PA-D3); 0: none */
    uint8_t source;   /* enum palace_source, for the viewer */
    /* how often each seat has picked up though it could play (PA-D16) */
    uint8_t picked[GAME_SEATS_MAX + 1];
};
