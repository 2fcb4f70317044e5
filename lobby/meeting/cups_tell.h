/*
 * What people are told of their cups (CU-D4, CU-D7), in lines.
 */
#pragma once

#include "cup.h"

struct lobby;

/* Tells people of an event of their cup, if it concerns them, after the event was applied. */
void cups_tell(struct lobby *lobby, const struct cup *cup, const struct cup_event *event);
/* Tells the entrants that the cup starts in this many minutes. */
void cups_tell_soon(struct lobby *lobby, const struct cup *cup, int minutes);
