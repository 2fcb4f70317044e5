/*
 * Extreme Last Card. The rules are in doc/rules/extreme-last-card.md; the code names its line
 * numbers (EL-R1, EL-D1).
 */
#pragma once

#include "game.h"

extern const struct game_rules extreme_last_card_rules;

/* What game_view.detail holds: for the bot and for renderers. */
struct extreme_last_card_detail {
    uint8_t fight;   /* a fight is on; game_view.owed is its total, which a block does not change */
    uint8_t blocked; /* the seat on turn faces a block */
    uint8_t free;    /* the first card of the seat on turn need not match (EL-D8) */
    uint8_t unsaid;  /* the seat on turn holds one card and did not say `last` (EL-R9) */
    uint8_t dealer;
    uint16_t dignity[GAME_SEATS_MAX + 1]; /* how often each seat has danced in this game (EL-D10) */
};
