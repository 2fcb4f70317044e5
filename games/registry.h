/*
 * The rules of each game by name: for the game's own files, for registry.c and for tests. The lobby
 * cannot include this. It uses the lists of all games, which game.h declares.
 */
#pragma once

#include "game.h"

extern const struct game_rules last_one_rules, extreme_last_card_rules, palace_rules, switch_rules,
    exta_cards_rules;
/* Older versions. */
extern const struct game_rules last_one_rules_v1, palace_rules_v1, exta_cards_rules_v1;
