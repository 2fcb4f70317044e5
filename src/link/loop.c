/*
 * See loop.h.
 */
#include "loop.h"

#include <stddef.h>

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

struct event *loop_begin(struct event_base *base, evutil_socket_t fd, short what, int64_t ms,
                         event_callback_fn fn, void *arg)
{
    struct event *event = loop_event(base, fd, what, fn, arg);

    loop_wait(event, ms);
    return event;
}

void loop_free(struct event **event)
{
    if (*event)
        event_free(*event);
    *event = NULL;
}
