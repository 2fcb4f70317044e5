/*
 * Shows the end of a cup to an entrant who is on. On a screen it is a panel that stays until the
 * next line.
 */
#pragma once

#include "cup.h"

struct session;

/* Shows it, if the session has a screen and is not in a game. */
void cups_end_show(struct session *session, const struct cup *cup, int entrant);
