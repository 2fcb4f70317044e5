/*
 * Sets up positions of any game of the registry (doc/rules/scenarios.md).
 */
#pragma once

#include "game.h"

/* Sets up the position that `text` describes. Keys that are not given are as in an ordinary
 * position. On refusal `why` holds a sentence (up to whycap bytes). */
typedef enum game_code position_set_fn(const struct game_rules *rules, void *st,
                                       const struct game_setup *setup, const char *text, char *why,
                                       size_t whycap);
position_set_fn position_set;
/* The function of each game. */
position_set_fn position_exta_cards, position_extreme_last_card, position_last_one, position_palace,
    position_switch;
