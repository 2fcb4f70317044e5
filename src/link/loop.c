/*
 * See loop.h.
 */
#include "loop.h"

#include <stddef.h>

#include "worker.h"
#include "xalloc.h"

struct event *loop_event(struct event_base *base, evutil_socket_t fd, short what,
                         event_callback_fn fn, void *arg)
{
    struct event *event = event_new(base, fd, what, fn, arg);

    if (!event)
        xalloc_none("an event");
    return event;
}

void loop_wait(struct event *event, int64_t ms)
{
    const struct timeval wait = {ms / 1000, ms % 1000 * 1000};

    if (event_add(event, ms >= 0 ? &wait : NULL) != 0)
        xalloc_none("an event");
}

void loop_want(struct event *event, bool on)
{
    if (on)
        loop_wait(event, -1);
    else
        event_del(event);
}

struct event *loop_begin(struct event_base *base, evutil_socket_t fd, short what, int64_t ms,
                         event_callback_fn fn, void *arg)
{
    struct event *event = loop_event(base, fd, what, fn, arg);

    loop_wait(event, ms);
    return event;
}

static void loop_on_worker(evutil_socket_t fd UNUSED, short what UNUSED, void *arg)
{
    worker_pump(arg);
}

struct event *loop_worker(struct event_base *base, struct worker *worker)
{
    return loop_begin(base, worker_fd(worker), EV_READ | EV_PERSIST, -1, loop_on_worker, worker);
}

void loop_free(struct event **event)
{
    if (*event)
        event_free(*event);
    *event = NULL;
}
