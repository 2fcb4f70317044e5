/*
 * Lines `name value`: those that are added to the configuration's own file, and those of a status.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>

#include "buf.h"

/* Whether these lines are sound by themselves. False: `errors` has the faults. */
bool lines_good(const char *lines, struct buf *errors);
/* Adds the lines at the end of the file, under a comment. The file is replaced as a whole by one
 * with the same owner and mode, and only if the new one has no fault. Returns 0, or -1 and a
 * sentence in `why`: it could not be written, or the lines do not fit the others. In that case the
 * file stays as it was. */
int lines_add(const char *path, const char *comment, const char *lines, char *why, size_t whycap);
/* The value of a name in such lines (which may be NULL), up to the end of its line; NULL: there is
 * no such line. */
const char *lines_value(const char *lines, const char *name);
