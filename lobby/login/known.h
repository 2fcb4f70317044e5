/*
 * From where accounts logged in lately, for the door, which keeps places for them (admit.h): a new
 * door knows it from the start.
 */
#ifndef LOBBY_LOGIN_KNOWN_H
#define LOBBY_LOGIN_KNOWN_H

enum {
    KNOWN_LOGINS = 16384, /* so many of the last logins are looked at, */
    KNOWN_MAX = 1500      /* and so many networks are told: they fit one frame of the link */
};

/* Tells lobby_deps.known when it is loaded. */
extern const struct lobby_part known_part;

#endif
