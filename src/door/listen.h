/*
 * A listening socket: who comes is counted and limited (admit.h) before anything is kept for them.
 * A connection of a proxy (proxy-from) says first for whom it is.
 * Out of descriptors it does not spin: it answers one caller from a reserve and rests for a moment.
 */
#ifndef DOOR_LISTEN_H
#define DOOR_LISTEN_H

#include "admit.h"

struct event_base;
struct listener;
struct speech;

/* Somebody who was let in. `fd` is non-blocking and the callee's; `pass` too. `banned`: the
 * lines to show before the end, or NULL. */
typedef void listener_in(void *arg, int fd, const struct network *address,
                         const struct admit_pass *pass, const char *banned);

/* Takes `fd`, a listening TCP socket, over. NULL when it cannot be waited for. */
struct listener *listener_new(struct event_base *base, int fd, struct admit *admit,
                              const struct speech *speech, listener_in *in, void *arg);
void listener_free(struct listener **listener);

#endif
