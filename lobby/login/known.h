/*
 * From where accounts logged in lately, for the door, which keeps places for them (admit.h): a new
 * door knows it from the start.
 */
#ifndef LOBBY_LOGIN_KNOWN_H
#define LOBBY_LOGIN_KNOWN_H

struct lobby;

enum {
    KNOWN_LOGINS = 16384, /* so many of the last logins are looked at, */
    KNOWN_MAX = 1500      /* and so many networks are told: they fit one frame of the link */
};

/* Reads them and tells lobby_deps.known; `done` is called then, or at once where nobody is told. */
void known_load(struct lobby *lobby, void (*done)(void *arg), void *arg);

#endif
