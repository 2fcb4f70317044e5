/*
 * All games. A new game needs one more line here, the last one: accounts keep which lessons they
 * have had by the places of the games, and players know them by their numbers. When rules are
 * replaced, the old ones move to the archive for as long as games played by them can still be
 * looked at.
 */
#include "exta_cards/exta_cards.h"
#include "extreme_last_card/extreme_last_card.h"
#include "game.h"
#include "last_one/last_one.h"
#include "palace/palace.h"
#include "switch/switch.h"

const struct game_rules *const game_registry[] = {
    &last_one_rules, &extreme_last_card_rules, &palace_rules,
    &switch_rules,   &exta_cards_rules,        NULL,
};

const struct game_rules *const game_archive[] = {&last_one_rules_v1, &palace_rules_v1,
                                                 &exta_cards_rules_v1, NULL};
