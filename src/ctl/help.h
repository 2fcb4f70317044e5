/*
 * The help of cardroomctl, made from the rows of the commands.
 */
#pragma once

#include <stdbool.h>

#include "act.h"
#include "buf.h"

/* Adds how cardroomctl is called, and all commands under their headings. */
void help_all(struct buf *out);
/* Adds the help of a command: its arguments, an example, its answer as JSON, and exit statuses. */
void help_row(const struct act_row *row, struct buf *out);
/* Adds the help of the command of that name. If the name is also the first of two words ("account",
 * "news"), adds the help of those commands too. False: there is no such command, and nothing is
 * added. */
bool help_named(const char *name, struct buf *out);
/* Adds a line that says that there is no such command, and which one has nearly that name, if one
 * has. */
void help_unknown(const char *name, struct buf *out);
