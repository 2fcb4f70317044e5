/*
 * The countdown to a stop of the room, or to an upgrade that ends the connections. The staff's acts
 * that begin and end it are in stop.c.
 */
#pragma once

#include "store.h"
#include "timer.h"

struct shutdown {
    /* drain: it ends early if all games are over; upgrade: other programs take over from door and
     * room, and all connections end */
    bool on, drain, upgrade;
    bool over;  /* a drain's games are over, and people have a moment to read that */
    int64_t at; /* when it ends, monotonic ms */
    char reason[STORE_TEXT_MAX];
    struct timer timer, look; /* look: for a drain, looks whether the games are over */
};

/* The part that reads a countdown which an earlier room began, and goes on with it when everything
 * is loaded. */
extern const struct lobby_part stop_part;
