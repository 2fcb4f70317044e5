/*
 * Shows an entrant how a cup ended: on a screen, as a panel that stays until the next line.
 */
#pragma once

#include "cup.h"

struct session;

/* Shows the panel, if the session has a screen and is at no table where a game is played.
 * `entrant`: the session's place in the cup's entrants. */
void cups_end_show(struct session *session, const struct cup *cup, int entrant);
