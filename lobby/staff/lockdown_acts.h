/*
 * The lockdown among the figures of the room. The act itself is in lockdown_acts.c.
 */
#ifndef LOBBY_STAFF_LOCKDOWN_ACTS_H
#define LOBBY_STAFF_LOCKDOWN_ACTS_H

#include "buf.h"

struct lobby;

/* "guests, new, another 42 minutes", or "no". */
void lockdown_words(const struct lobby *lobby, struct buf *out);

#endif
