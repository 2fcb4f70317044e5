/*
 * Completes words for a shell: commands, options and choices, and also names and numbers, for which
 * it asks the room.
 */
#pragma once

#include <jansson.h>
#include <stdbool.h>

#include "buf.h"

/* The words of -c and -s; NULL: not given. */
struct completion_place {
    const char *config, *socket;
};
struct completion_place completion_place(char **words, int count);

/* Asks the room. False: it does not answer. */
typedef bool completion_ask(void *arg, const json_t *request, struct buf *answer);
/* Adds what the last of the words after "cardroomctl" may become, one a line. ":files" and
 * ":folders" mean that the shell completes those itself. `ask` may be NULL. */
void completion_put(char **words, int count, completion_ask *ask, void *arg, struct buf *out);
