/*
 * The lockdown among the figures of the room. The act itself is in lockdown_acts.c.
 */
#pragma once

#include "buf.h"

struct lobby;

/* Appends the lockdown that holds now, "guests, new, another 42 minutes", or "no". */
void lockdown_words(const struct lobby *lobby, struct buf *out);
