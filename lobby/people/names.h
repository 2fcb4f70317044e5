/*
 * The file `forbidden-names` of cardroom.conf(5): names that nobody may take, besides those that
 * account.c reserves. It has one word a line; blanks around it and what follows a # are ignored. A
 * word forbids names that look like it (account_skeleton). *word* forbids names that contain
 * something that looks like it; word* forbids names that begin like it, *word those that end like
 * it.
 */
#pragma once

#include <stdbool.h>

struct names;

/* `path` NULL or empty: nothing is forbidden. A file that cannot be read is logged and forbids
 * nothing. A line that is not a valid word is logged and left out. */
struct names *names_read(const char *path);
/* Accepts NULL, sets NULL. */
void names_free(struct names **names);
/* `names` may be NULL. */
bool names_forbid(const struct names *names, const char *name);
