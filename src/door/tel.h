/*
 * The telnet transport: a socket, the telnet engine, the probe that finds out what the client is,
 * and a conn.
 */
#ifndef DOOR_TEL_H
#define DOOR_TEL_H

#include "admit.h"

struct event_base;
struct hub;
struct tls;

/* Serves an accepted, non-blocking socket, which it owns from now on; over TLS unless `tls` is
 * NULL. `banned`: the sentences to show before the end, or NULL. */
void tel_accept(struct event_base *base, struct hub *hub, struct tls *tls, int fd,
                const struct network *address, const struct admit_pass *pass, const char *banned);

#endif
