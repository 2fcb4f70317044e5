/*
 * The games by name, for themselves, for the registry and for tests: the lobby cannot include this.
 * game.h declares the lists of all games.
 */
#pragma once

#include "game.h"

extern const struct game_rules last_one_rules, extreme_last_card_rules, palace_rules, switch_rules,
    exta_cards_rules;
/* Older versions. */
extern const struct game_rules last_one_rules_v1, palace_rules_v1, exta_cards_rules_v1;
