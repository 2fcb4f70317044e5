/*
 * Makes events of libevent. As with xalloc.h, the process ends if there is no memory for one.
 */
#pragma once

#include <event2/event.h>
#include <stdbool.h>
#include <stdint.h>

struct worker;

/* Makes an event that is not waited for yet. The arguments are those of event_new; for a timer,
 * `fd` is -1 and `what` is 0. */
struct event *loop_event(struct event_base *base, evutil_socket_t fd, short what,
                         event_callback_fn fn, void *arg);
/* Makes an event and waits for it, with a time limit of `ms`; -1: without a limit. */
struct event *loop_begin(struct event_base *base, evutil_socket_t fd, short what, int64_t ms,
                         event_callback_fn fn, void *arg);
/* Waits for the event, with a time limit of `ms` in place of an earlier one; -1: without a limit.
 */
void loop_wait(struct event *event, int64_t ms);
/* Waits for the event without a limit, or no longer. */
void loop_want(struct event *event, bool on);
/* Makes an event that gives out what the worker has done (worker_pump), and waits for it. */
struct event *loop_worker(struct event_base *base, struct worker *worker);
/* Accepts NULL, sets NULL. */
void loop_free(struct event **event);
