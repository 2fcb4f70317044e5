/*
 * One telnet connection: a stream (stream.h), the protocol engine (telnet.h), the probe that finds
 * out what the client is (telnet_probe.h), and a conn.
 */
#pragma once

#include "admit.h"
#include "client.h"

struct event_base;
struct hub;
struct stream;

/* Serves a stream, which it owns from now on. `secure`: nobody on the way can read along. `banned`:
 * the sentences to show before the end, or NULL. */
void telnet_peer_begin(struct event_base *base, struct hub *hub, struct stream *stream,
                       enum client_transport transport, bool secure, const struct network *address,
                       const struct admit_pass *pass, const char *banned);
