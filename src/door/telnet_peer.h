/*
 * One telnet connection: a socket, the protocol engine (telnet.h), the probe that finds out what
 * the client is (telnet_probe.h), and a conn.
 */
#ifndef DOOR_TELNET_PEER_H
#define DOOR_TELNET_PEER_H

#include "admit.h"

struct event_base;
struct hub;
struct tls;

/* Serves an accepted, non-blocking socket, which it owns from now on; over TLS unless `tls` is
 * NULL. `banned`: the sentences to show before the end, or NULL. */
void telnet_peer_accept(struct event_base *base, struct hub *hub, struct tls *tls, int fd,
                        const struct network *address, const struct admit_pass *pass,
                        const char *banned);

#endif
