/*
 * Completes words for a shell: commands, options, choices, and also names and numbers, for which it
 * asks the room.
 */
#pragma once

#include "buf.h"

/* The values of the options -c and -s; NULL: not given. */
struct completion_place {
    const char *config, *socket;
};
/* Reads these options from the words that were typed. */
struct completion_place completion_place(char **words, int count);

/* Adds what the last of the words after "cardroomctl" may become, one a line. The lines ":files"
 * and ":folders" tell the shell to complete those itself. `path` is that of the control socket;
 * NULL: the room is not asked. */
void completion_put(char **words, int count, const char *path, struct buf *out);
