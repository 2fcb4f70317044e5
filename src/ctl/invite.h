/*
 * `cardroomctl node invite`, at a node of a cluster, or at the machine that is to be its first one:
 * makes a token with which a new node joins (join.h).
 */
#pragma once

#include "local_acts.h"

enum { INVITE_MS = 15 * 60 * 1000 }; /* how long a token is good for */

/* The arguments: the number of the node, and words of `peer` that the configuration lacks. */
int invite_run(const struct local_call *call, struct buf *text, struct act_items *items);
