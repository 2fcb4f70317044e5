/*
 * The commands of cardroomctl: the acts for which it asks the room (act.h), and those that it
 * carries out itself (local_acts.h).
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>

#include "act.h"
#include "buf.h"
#include "local_acts.h"

/* The i-th command, those of the room first; NULL after the last. */
const struct act_row *row_at(size_t i);
/* The heading in the help under which the i-th command is shown; NULL after the last. */
const char *row_heading(size_t i);
/* The command of this name, or NULL. */
const struct act_row *row_find(const char *name);
/* The command that the first one or two words name; `used` says how many. NULL: none. */
const struct act_row *row_of(char **words, int count, int *used);
/* The act by which cardroomctl carries the command out itself; NULL: the room does it. */
const struct local_act *row_local(const struct act_row *row);
/* Whether the argument takes the rest of the words. */
bool row_takes_rest(const struct act_arg *arg);
/* Whether cardroomctl lets the argument be left out. */
bool row_leaves_out(const struct act_arg *arg);
/* Whether the argument was left out and the word is meant for a later one. In "mute bob 30m", "30m"
 * is not a channel, so the channel was left out. */
bool row_skips(const struct act_arg *arg, const char *word);
/* Appends how to type the command: "cardroomctl mute who [channel] time reason...". */
void row_usage(const struct act_row *row, struct buf *out);
