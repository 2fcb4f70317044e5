/*
 * Switch. The rules are in doc/rules/switch.md; the code names its line numbers (SW-R1, SW-D1).
 */
#pragma once

#include "game.h"

extern const struct game_rules switch_rules;

/* What game_view.detail holds: for the bot and for renderers. */
struct switch_detail {
    uint8_t suit, rank; /* what has to be matched */
    uint8_t run;        /* the current rank of a run; 0: no run */
    uint8_t owed_by;    /* SWITCH_BY_...: which cards can answer the total */
    uint8_t cutthroat;  /* mistakes cost cards */
};
enum { SWITCH_BY_NONE, SWITCH_BY_2, SWITCH_BY_5H };
