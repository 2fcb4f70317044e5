/*
 * The end of a cup for an entrant who is on: on a screen a panel that stays until the next line.
 */
#ifndef LOBBY_MEETING_CUPS_END_H
#define LOBBY_MEETING_CUPS_END_H

#include "cup.h"

struct session;

/* Shows it, if the session has a screen and is not in a game. */
void cups_end_show(struct session *session, const struct cup *cup, int entrant);

#endif
