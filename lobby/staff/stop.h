/*
 * The countdown to a stop of the room, or to an upgrade that ends the connections. The staff's acts
 * that begin and end it are in stop.c.
 */
#pragma once

#include "store.h"
#include "timer.h"

struct session;

struct shutdown {
    bool on, drain, upgrade; /* upgrade: it is the connections that end */
    bool over;               /* a drain whose games are over: people have a moment to read that */
    int64_t at;              /* mono ms */
    char reason[STORE_TEXT_MAX];
    struct timer timer, look; /* look: when draining, checks whether the games are over */
};

/* Reads a countdown that an earlier room began, and goes on with it when everything is loaded. */
extern const struct lobby_part stop_part;
