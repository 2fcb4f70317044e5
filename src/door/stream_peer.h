/*
 * One connection over a stream (stream.h): a conn and, unless it is known what the client is, the
 * telnet engine (telnet.h) and the probe that finds that out (telnet_probe.h).
 */
#pragma once

#include "admit.h"
#include "client.h"
#include "message.h"

struct event_base;
struct hub;
struct stream;

/* Serves a stream. Owns it and `pass` from now on. `secure`: nobody on the way can read it.
 * `known`: what is known of a browser, which shows a terminal or lines and speaks no telnet; its
 * texts must outlive the stream. NULL: the client may speak telnet. `banned`: the sentences to show
 * before the end, or NULL. */
void stream_peer_begin(struct event_base *base, struct hub *hub, struct stream *stream,
                       enum client_transport transport, bool secure, const struct link_open *known,
                       const struct network *address, const struct admit_pass *pass,
                       const char *banned);
