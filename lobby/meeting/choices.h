/*
 * Cards.Choices (gmcp.h): what can be typed now, for clients that show it as buttons.
 */
#pragma once

#include "lobby_state.h"

extern const struct lobby_part choices_part;
