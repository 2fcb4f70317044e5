/*
 * Bots' thinking, and judging for hints and reviews, in one worker thread, so that the loop never
 * waits for it. At most THINK_QUEUE questions wait. The more of them wait, the less time each gets.
 * If an answer comes too late, the table goes on without it.
 */
#pragma once

#include "lobby.h"

struct event_base;
struct think;

enum {
    THINK_QUEUE = 64,
    THINK_PLAYOUTS = 1500, /* playouts of level 3 for a move; tests/bench/bench-bots uses as many */
    THINK_MS = 400         /* processor time for a move, shared with the questions that wait */
};

/* Starts the worker; callbacks run on `base`. */
struct think *think_new(struct event_base *base);
/* Stops the thinking under way (this takes some milliseconds), and drops answers that were not
 * delivered. Accepts NULL, sets NULL. */
void think_free(struct think **think);
/* The lobby is given this; it lives as long as `think`. */
struct thinker *think_thinker(struct think *think);
/* How many moves wait to be decided. NULL: 0. */
int think_waiting(const struct think *think);
