/*
 * One connection over a stream (stream.h), bare or in the frames of a WebSocket (web_peer.h): a
 * conn and, unless it is known what the client is, the telnet engine (telnet.h) and the probe that
 * finds that out (telnet_probe.h).
 */
#pragma once

#include "admit.h"

struct hub;
struct stream;
struct web_peer;

/* Serves a stream. Owns it, `web` and `pass` from now on. `secure`: nobody on the way can read it.
 * `web`: the WebSocket that the stream carries; NULL: the stream has the bytes of telnet. `banned`:
 * the sentences to show before the end, or NULL. */
void stream_peer_begin(struct hub *hub, struct stream *stream, bool secure, struct web_peer *web,
                       const struct network *address, const struct admit_pass *pass,
                       const char *banned);
