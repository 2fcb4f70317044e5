/*
 * Sticks: a small game that shows how a sixth game would be written. It has everything that a game
 * may bring. Whoever is on turn takes one to three sticks from a heap. Whoever takes the last one
 * wins.
 */
#pragma once

#include "game.h"

extern const struct game_rules sticks_rules;
