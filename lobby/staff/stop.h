/*
 * The countdown to a stop of the room, or of the connections for an upgrade. The staff's acts that
 * begin and end it are in stop.c.
 */
#ifndef LOBBY_STAFF_STOP_H
#define LOBBY_STAFF_STOP_H

#include "store.h"
#include "timer.h"

struct session;

struct shutdown {
    bool on, drain, upgrade; /* upgrade: what comes to its end are the connections */
    int64_t at;              /* mono ms */
    char reason[STORE_TEXT_MAX];
    struct timer timer, look; /* look: drain, whether the games are over */
};

/* Reads the countdown that another room began, and goes on with it when all is loaded. */
extern const struct lobby_part stop_part;
/* Tells a session that the room is about to stop, if it is. */
void stop_tell(struct session *session);

#endif
