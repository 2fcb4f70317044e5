/*
 * Cards.Lobby (gmcp.h): what the first screen of the lobby shows, for clients that draw it. The
 * part that is the same for everybody is made anew every two seconds while any client draws it.
 */
#pragma once

#include "lobby_state.h"

extern const struct lobby_part gmcp_home_part;
