/*
 * The file `forbidden-names` of cardroom.conf(5): names that nobody may take, besides those that
 * account.c reserves. It has one word a line; blanks around the word and what follows a # are
 * ignored. A word forbids names that look like it (account_skeleton). `word*` forbids names that
 * begin with something that looks like the word. `*word` forbids names that end with it, and
 * `*word*` names that contain it.
 */
#pragma once

#include <stdbool.h>

struct names;

/* Reads the file. `path` NULL or empty: nothing is forbidden. A file that cannot be read is logged
 * and forbids nothing. A line that is not a valid word is logged and left out. */
struct names *names_read(const char *path);
/* Accepts NULL, sets NULL. */
void names_free(struct names **names);
/* Whether the file forbids this name. `names` NULL: it does not. */
bool names_forbid(const struct names *names, const char *name);
