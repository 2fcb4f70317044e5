/*
 * The networks from which accounts have logged in lately. The door keeps places for them (admit.h)
 * and is told them when it starts.
 */
#pragma once

enum {
    KNOWN_LOGINS = 16384, /* how many of the latest logins are read */
    KNOWN_MAX = 1500      /* how many networks the door is told: they fit into one frame of the
                             link */
};

/* Calls lobby_deps.known when the networks are loaded. */
extern const struct lobby_part known_part;
