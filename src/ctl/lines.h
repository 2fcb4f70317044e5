/*
 * `name value` lines: those that are added to the file of the configuration, and those of a status.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>

#include "buf.h"

/* Whether these lines are a configuration without faults. False: `errors` has the faults. */
bool lines_good(const char *lines, struct buf *errors);
/* Adds the lines at the end of the configuration's file, under a comment. Replaces the file as a
 * whole by one with the same owner and mode. Returns 0. If the file cannot be written, or has a
 * fault with the new lines, leaves it as it was, and returns -1 and a sentence in `why`. */
int lines_add(const char *path, const char *comment, const char *lines, char *why, size_t whycap);
/* Where the value of this name begins in such lines, which may be NULL. It goes up to the end of
 * its line. NULL: there is no such line. */
const char *lines_value(const char *lines, const char *name);
