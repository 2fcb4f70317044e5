/*
 * Hints of positions, as text: they have to be the same from every compiler.
 */
#pragma once

#include <stdio.h>

#include "search.h"

/* Prints the hint of each of so many positions of a game, a line each. */
void hints_print(const struct game_rules *rules, int positions, FILE *out);
