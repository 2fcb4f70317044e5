/*
 * The networks from which accounts logged in lately. The door keeps places for them (admit.h); a
 * new door is told them at its start.
 */
#ifndef LOBBY_LOGIN_KNOWN_H
#define LOBBY_LOGIN_KNOWN_H

enum {
    KNOWN_LOGINS = 16384, /* how many of the last logins are read */
    KNOWN_MAX = 1500      /* how many networks the door is told: they fit one frame of the link */
};

/* Tells lobby_deps.known when it is loaded. */
extern const struct lobby_part known_part;

#endif
