/*
 * What people are told of their cups (CU-D4, CU-D7): each is one line.
 */
#pragma once

#include "cup.h"

struct lobby;

/* An event was applied: tells whom it is about. */
void cups_tell(struct lobby *lobby, const struct cup *cup, const struct cup_event *event);
/* Tells the entrants that the cup starts in so many minutes. */
void cups_tell_soon(struct lobby *lobby, const struct cup *cup, int minutes);
