/*
 * `cardroomctl verify`: checks that a game record is true, by the file alone.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>

#include "local_acts.h"

/* Reads the record at the path that is the argument ("-": standard input), checks its form,
 * commitment, seed and seats, and plays it again. `said` gets lines about what was found. Returns
 * 0: all of it is true; STATUS_REFUSED (maintain.h): it is not, or cannot be checked, and the last
 * line says why; STATUS_AWAY: the file cannot be read. */
int verify_file(const struct local_call *call, struct buf *said, struct act_items *items);

/* Appends the text of a record to `text`. Reads the file to its end or until there are more than
 * `max` bytes. False: it cannot be read (errno). */
bool verify_read(const char *path, size_t max, struct buf *text);
