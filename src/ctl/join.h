/*
 * `cardroomctl node join`, at the new node: takes what was invited to out of the database, opens it
 * with the token, and puts it where the configuration says.
 *
 * What is sealed is kept beside the data before the database forgets it, and until all is in place.
 * So it can be cut off anywhere, and the same command goes on.
 */
#ifndef CTL_JOIN_H
#define CTL_JOIN_H

#include "local_acts.h"

/* The arguments: the token, or NULL for a line of the input; and "replace" to put other files in
 * the place of those that are there. */
int join(const struct local_call *call, struct buf *text, struct act_items *items);

#endif
