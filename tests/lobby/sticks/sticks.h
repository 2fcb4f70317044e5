/*
 * Sticks: a small game as a sixth one would be written, with everything that a game may bring. A
 * heap of sticks lies there; who is on turn takes one to three of them, and who takes the last one
 * wins.
 */
#pragma once

#include "game.h"

extern const struct game_rules sticks_rules;
