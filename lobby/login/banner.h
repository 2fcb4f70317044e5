/*
 * What people see before the name prompt on telnet: some cards, how to reach the room, who is on,
 * and what can be typed. Its faces bring their own ground, so that they are readable on dark and
 * light backgrounds alike: nobody has said yet which one theirs is.
 */
#ifndef LOBBY_LOGIN_BANNER_H
#define LOBBY_LOGIN_BANNER_H

#include "lobby_state.h"

/* Shows it in the size of the session's terminal, without a picture to a screen reader. */
void banner_show(struct session *session);

#endif
