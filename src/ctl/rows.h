/*
 * The commands of cardroomctl: the acts of the room (act.h), and what it does itself
 * (local_acts.h).
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>

#include "act.h"
#include "buf.h"
#include "local_acts.h"

/* All commands in order, those of the room first; NULL after the last. */
const struct act_row *row_at(size_t i);
/* The heading of the i-th; NULL after the last. */
const char *row_heading(size_t i);
/* The command of this name, or NULL. */
const struct act_row *row_find(const char *name);
/* The command that the first one or two words name; `used` says how many. NULL: none. */
const struct act_row *row_of(char **words, int count, int *used);
/* The act that carries the command out here; NULL: the room does. */
const struct local_act *row_local(const struct act_row *row);
/* Whether the argument takes the rest of the words. */
bool row_takes_rest(const struct act_arg *arg);
/* Whether it may be left out. */
bool row_leaves_out(const struct act_arg *arg);
/* Whether the word is meant for a later argument: before "30m", the channel of a mute was left
 * out. */
bool row_skips(const struct act_arg *arg, const char *word);
/* "cardroomctl mute who [channel] time reason..." */
void row_usage(const struct act_row *row, struct buf *out);
