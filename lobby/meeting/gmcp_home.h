/*
 * Cards.Lobby (gmcp.h): what the lobby's screen shows, for clients that draw it themselves. The
 * part that is the same for everybody is made anew every two seconds while there is such a client.
 */
#pragma once

#include "lobby_state.h"

extern const struct lobby_part gmcp_home_part;
