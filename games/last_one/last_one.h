/*
 * Last One. The rules are in doc/rules/last-one.md; the code names its line numbers (LO-R1, LO-D1).
 */
#pragma once

#include "game.h"

extern const struct game_rules last_one_rules;
extern const struct game_rules last_one_rules_v1;

enum last_one_phase {
    LAST_ONE_PLAY,   /* an ordinary turn, or a total to pick up (game_view.owed) */
    LAST_ONE_DREW,   /* the seat drew a card that fits: it places the card or passes (LO-R7) */
    LAST_ONE_ANSWER, /* the seat has to answer a joker +4 (LO-D8) */
    LAST_ONE_COLOR,  /* the first card turned up is a joker: the starter names a colour (LO-D10) */
    LAST_ONE_OVER
};
/* What game_view.detail holds: for the bot and for renderers. */
struct last_one_detail {
    uint8_t phase;              /* enum last_one_phase */
    card_t drew;                /* the card just drawn; only the seat that drew it sees it */
    uint8_t from;               /* the seat that placed the joker +4 to be answered */
    uint8_t pairs, points_game; /* whether the game is in pairs; whether it is a points game */
    /* The seats that said `last` and still have one card. Everybody who listened knows them. This
     * is for bots only: no screen may show it (LO-D12). */
    uint16_t heard;
};
