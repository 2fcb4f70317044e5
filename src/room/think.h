/*
 * One worker thread, which thinks for bots and judges moves for hints and reviews, so that the loop
 * never waits for either. At most THINK_QUEUE questions may be without an answer. The more of them
 * wait, the less time a bot's move gets. If an answer comes too late, the table goes on without it.
 */
#pragma once

#include "lobby.h"

struct event_base;
struct think;

enum {
    THINK_QUEUE = 64,
    THINK_PLAYOUTS = 1500, /* playouts for a move at level 3; tests/bench/bench-bots uses as many */
    /* Processor time for a bot's move, divided among it and the questions that wait. */
    THINK_MS = 400
};

/* Starts the worker. Callbacks run in the loop of `base`. */
struct think *think_new(struct event_base *base);
/* Stops the thinking under way (this takes some milliseconds), and drops answers that were not
 * delivered. Accepts NULL, sets NULL. */
void think_free(struct think **think);
/* The interface that the lobby is given. It lives as long as `think`. */
struct thinker *think_thinker(struct think *think);
/* How many questions wait. NULL: 0. */
int think_waiting(const struct think *think);
