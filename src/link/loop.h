/*
 * Events of libevent: making one does not fail, as allocation does not (xalloc.h).
 */
#pragma once

#include <event2/event.h>
#include <stdint.h>

/* Makes an event that nothing waits for yet; arguments as of event_new, -1 and 0 for a timer. */
struct event *loop_event(struct event_base *base, evutil_socket_t fd, short what,
                         event_callback_fn fn, void *arg);
/* Makes one that is waited for: with a time limit of `ms`, or without one if that is -1. */
struct event *loop_begin(struct event_base *base, evutil_socket_t fd, short what, int64_t ms,
                         event_callback_fn fn, void *arg);
/* Has the event come in `ms`, if not before. */
void loop_wait(struct event *event, int64_t ms);
/* Accepts NULL, sets NULL. */
void loop_free(struct event **event);
