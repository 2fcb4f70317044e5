/*
 * One connection over a stream (stream.h), bare or in the frames of a WebSocket (websocket.h): a
 * conn and, unless it is known what the client is, the telnet engine (telnet.h) and the probe that
 * finds that out (telnet_probe.h).
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>
#include <sys/queue.h>

#include "admit.h"

struct hub;
struct stream;
struct stream_peer;

/* The subprotocols of a WebSocket (mudstandards.org/websocket). */
enum web_protocol {
    WEB_TERMINAL, /* what is typed and shown on a terminal of 80x24; also if the client names no
                   * protocol */
    WEB_GMCP,     /* whole lines, and GMCP messages in text messages */
    WEB_TELNET,   /* the bytes of a telnet connection */
    WEB_PROTOCOLS
};
/* Their names in Sec-WebSocket-Protocol. */
extern const char *const stream_peer_protocols[WEB_PROTOCOLS];

/* All WebSockets; first is the one that has to be looked at next. */
struct stream_peers {
    TAILQ_HEAD(, stream_peer) list;
    size_t n;
};
/* Pings each WebSocket on which we have sent nothing for WEB_PING_MS, within twice that time,
 * because proxies (nginx: after 60 s) and the routers of phones end silent connections. To be
 * called at least every second. */
enum { WEB_PING_MS = 25000 };
void stream_peers_ping(struct stream_peers *peers, int64_t mono_ms);

/* What the handshake of a WebSocket has said. */
enum { WEB_LANGUAGE_MAX = 16 };
struct stream_web {
    enum web_protocol protocol;
    char language[WEB_LANGUAGE_MAX]; /* a locale; "": not known */
    struct stream_peers *peers;      /* where it is listed */
};

/* Serves a stream. Owns it and `pass` from now on. `secure`: nobody on the way can read it. `web`:
 * the stream carries a WebSocket, whose handshake is done; copied. NULL: the stream has the bytes
 * of telnet. `banned`: the sentences to show before the end, or NULL. */
void stream_peer_begin(struct hub *hub, struct stream *stream, bool secure,
                       const struct stream_web *web, const struct network *address,
                       const struct admit_pass *pass, const char *banned);
