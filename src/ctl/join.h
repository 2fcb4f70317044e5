/*
 * `cardroomctl node join`, at the new node: takes the sealed bundle of the invitation out of the
 * database, opens it with the token, and puts its files where the configuration says.
 *
 * The sealed bundle is kept beside the data from before the database forgets it until all is in
 * place. So the command can be interrupted anywhere, and the same command then goes on.
 */
#pragma once

#include "local_acts.h"

/* The arguments: the token, or NULL for a line of the input; and "replace" to replace other files
 * that are there. */
int join_run(const struct local_call *call, struct buf *text, struct act_items *items);
