/*
 * The nodes that share a database, as cardroomctl(8) shows and moves them: read from the database
 * itself, so that it works on each machine, whichever nodes run.
 */
#pragma once

#include "local_acts.h"

/* The nodes, a line each, the one that leads among them. Returns the exit status. */
int nodes_list(const struct local_call *call, struct buf *text, struct act_items *items);
/* Asks the node that leads to let this one lead. */
int nodes_lead(const struct local_call *call, struct buf *text, struct act_items *items);
