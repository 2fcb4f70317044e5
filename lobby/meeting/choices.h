/*
 * Cards.Choices (gmcp.h): what can be typed now, for clients that show it as buttons.
 */
#ifndef LOBBY_MEETING_CHOICES_H
#define LOBBY_MEETING_CHOICES_H

#include "lobby_state.h"

extern const struct lobby_part choices_part;

#endif
