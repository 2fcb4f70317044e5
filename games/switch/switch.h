/*
 * Switch: the rules in doc/rules/switch.md, whose line numbers (SW-R1, SW-D1) the code names.
 */
#ifndef GAMES_SWITCH_SWITCH_H
#define GAMES_SWITCH_SWITCH_H

#include "game.h"

extern const struct game_rules switch_rules;

/* What game_view.detail holds: for the bot and for renderers. */
struct switch_detail {
    uint8_t suit, rank; /* to be matched */
    uint8_t run;        /* its current rank, 0: no run */
    uint8_t owed_by;    /* SWITCH_BY_... */
    uint8_t cutthroat;  /* mistakes cost cards */
};
enum { SWITCH_BY_NONE, SWITCH_BY_2, SWITCH_BY_5H };

#endif
