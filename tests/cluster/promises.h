/*
 * What a database says about itself: numbers, commands, epochs, settlements, sums, seats, boards.
 */
#pragma once

#include <stdbool.h>

#include "history.h"
#include "source.h"
#include "verdict.h"

/* Adds to `verdict` the promises that are broken, and the figures. False: the database cannot be
 * read. */
bool promises_check(struct source *source, const struct history *history, struct verdict *verdict);
