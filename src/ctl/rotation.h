/*
 * cardroomctl hostkey: which SSH host keys there are, and how others replace them.
 */
#pragma once

#include "local_acts.h"

/* The argument: NULL lists the keys, "new" makes new keys, "use" puts those in place. The answer
 * goes to `text`, and the keys to `items`. Returns the exit status. */
int rotation_run(const struct local_call *call, struct buf *text, struct act_items *items);
