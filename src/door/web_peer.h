/*
 * One WebSocket, from its handshake on: a stream of frames (websocket.h) over a stream. Above it is
 * a connection (stream_peer.h) as its subprotocol says (mudstandards.org/websocket): by telnet as
 * on a port of its own, or one whose text goes in binary messages.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/queue.h>

#include "admit.h"

struct event_base;
struct hub;
struct stream;

enum web_protocol {
    WEB_TERMINAL, /* what is typed and shown on a terminal of 80x24; also for a client that asks for
                     no protocol */
    WEB_GMCP,     /* whole lines, and GMCP messages in text messages */
    WEB_TELNET,   /* the bytes of a telnet connection */
    WEB_PROTOCOLS
};

/* The name in Sec-WebSocket-Protocol. */
const char *web_peer_protocol_name(enum web_protocol protocol);

/* The WebSockets that there are, in the order in which they are looked after. */
struct web_peer;
struct web_peers {
    TAILQ_HEAD(, web_peer) list;
    size_t n;
};
/* Proxies (nginx: 60 s) and the routers of phones end what says nothing for a while. So whoever was
 * sent nothing for WEB_PING_MS is pinged, within twice that time. To be called every second or so.
 */
enum { WEB_PING_MS = 25000 };
void web_peers_ping(struct web_peers *peers, int64_t mono_ms);

enum { WEB_LANGUAGE_MAX = 16 };
struct web_peer_facts {
    enum web_protocol protocol;
    bool secure;                     /* nobody on the way can read along */
    char language[WEB_LANGUAGE_MAX]; /* a locale, or "" */
    struct web_peers *peers;
};

/* Serves a stream whose handshake is done, which it owns from now on, as it does `pass`. `bytes`
 * came after the handshake; they are wiped. */
void web_peer_begin(struct event_base *base, struct hub *hub, struct stream *wire,
                    const struct web_peer_facts *facts, const struct network *address,
                    const struct admit_pass *pass, char *bytes, size_t len);
