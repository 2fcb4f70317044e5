/*
 * What people see before the name prompt on telnet: some cards, how to reach the room, who is on,
 * and what can be typed. The faces of the cards have a background of their own. So they can be read
 * on dark and light screens: the person has not said yet which one theirs is.
 */
#pragma once

#include "lobby_state.h"

/* Shows the banner in the size of the session's terminal; for a screen reader, without the
 * picture. */
void banner_show(struct session *session);
