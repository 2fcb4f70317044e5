/*
 * Bots' thinking in one worker thread, so that the loop never waits for it. At most THINK_QUEUE
 * questions wait; the more of them wait, the less time each is given. If an answer comes too late,
 * the table goes on without it.
 */
#ifndef ROOM_THINK_H
#define ROOM_THINK_H

#include "lobby.h"

struct event_base;
struct think;

enum {
    THINK_QUEUE = 64,
    THINK_PLAYOUTS = 1500, /* of level 3 for a move; tests/bench/bench-bots measures with as many */
    THINK_MS = 400         /* of processor time for a move, shared with those who wait */
};

/* Starts the worker; callbacks run on `base`. */
struct think *think_new(struct event_base *base);
/* Stops what is thought of now (some milliseconds); answers that were not delivered are dropped.
 * Accepts NULL, sets NULL. */
void think_free(struct think **think);
/* The lobby is given this; it lives as long as `think`. */
struct thinker *think_thinker(struct think *think);
/* How many moves wait to be thought over. NULL: 0. */
int think_waiting(const struct think *think);

#endif
