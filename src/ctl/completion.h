/*
 * Completes words for a shell: commands, options and choices, and also names and numbers, for which
 * it asks the room.
 */
#pragma once

#include "buf.h"

/* The words of -c and -s; NULL: not given. */
struct completion_place {
    const char *config, *socket;
};
struct completion_place completion_place(char **words, int count);

/* Adds what the last of the words after "cardroomctl" may become, one a line. ":files" and
 * ":folders" mean that the shell completes those itself. `path`: that of the
 * control socket; NULL: the room is not asked. */
void completion_put(char **words, int count, const char *path, struct buf *out);
