/*
 * A listening socket. Connections are counted and limited (admit.h) before anything is kept for
 * them. A connection from a proxy (proxy-from) first has to say for whom it is made. If the process
 * runs out of descriptors, the listener does not spin: it answers one caller with a reserved
 * descriptor, and rests for a moment.
 */
#pragma once

#include "door.h"

struct hub;
struct listener;

/* Called for a connection that was admitted at a listener of this kind. The callee owns `fd`, which
 * is non-blocking, and `pass`. `banned`: the lines to show before it ends the connection, or NULL.
 * For HTTP, `pass` is NULL if a proxy will say in the head of its request for whom it connects;
 * `address` is then the proxy's. */
typedef void listener_in(void *arg, enum door_kind kind, int fd, const struct network *address,
                         const struct admit_pass *pass, const char *banned);

/* Takes over `fd`, a listening TCP socket. Somebody who is turned away gets an answer in HTTP if
 * the kind is for browsers. NULL: the loop cannot wait for the socket, which is then closed. */
struct listener *listener_new(struct hub *hub, int fd, enum door_kind kind, listener_in *in,
                              void *arg);
/* Closes the socket. Accepts NULL, sets NULL. */
void listener_free(struct listener **listener);
