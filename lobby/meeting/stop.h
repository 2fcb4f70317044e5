/*
 * The countdown to a stop of the room, or to an upgrade that ends the connections. The staff's acts
 * that begin and end it are in stop_acts.c.
 */
#pragma once

#include "store.h"
#include "timer.h"

struct lobby;

/* How long people have to read that a drain ends their connections. */
enum { STOP_READ_MS = 10000 };

enum stop_how {
    STOP_NONE, /* no countdown runs */
    STOP_SHUTDOWN,
    STOP_DRAIN,  /* it ends early if all games are over */
    STOP_UPGRADE /* other programs take over from door and room, and all connections end */
};
#define STOP_WORDS "no|shutdown|drain|upgrade"
extern const char *const stop_words[]; /* the same one by one, by enum stop_how */

struct stop {
    enum stop_how how;
    bool over;  /* a drain's games are over, and people have a moment to read that */
    int64_t at; /* when it ends, monotonic ms */
    char reason[STORE_TEXT_MAX];
    struct timer timer, look; /* look: for a drain, looks whether the games are over */
};

/* The part that reads a countdown which an earlier room began, and goes on with it when everything
 * is loaded. */
extern const struct lobby_part stop_part;
/* Stores the countdown that runs, or that none does. */
void stop_keep(struct lobby *lobby, store_done_cb *cb, void *arg);
/* Runs the countdown that is set: tells everybody, now and again at set times, how much time is
 * left, and then closes the room or upgrades it. A drain also ends when its games are over. */
void stop_run(struct lobby *lobby);
/* Sets what runs from now on, and stops the timers of what ran before. */
void stop_set(struct lobby *lobby, enum stop_how how);
