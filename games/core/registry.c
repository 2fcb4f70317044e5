/*
 * All games. A new game needs one more line here, after all others. Accounts store the lessons that
 * they have had by the place of the game, and players know the games by their numbers. Rules that
 * are replaced move to the archive and stay there as long as anybody can look at games that were
 * played by them.
 */
#include "registry.h"

const struct game_rules *const game_registry[] = {
    &last_one_rules, &extreme_last_card_rules, &palace_rules,
    &switch_rules,   &exta_cards_rules,        NULL,
};

const struct game_rules *const game_archive[] = {&last_one_rules_v1, &palace_rules_v1,
                                                 &exta_cards_rules_v1, NULL};
