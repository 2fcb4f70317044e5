/*
 * One WebSocket, from its handshake on: the frames (websocket.h) over a stream, and above them what
 * its subprotocol says (mudstandards.org/websocket): telnet as it is on a port of its own, or a
 * conn whose text goes in binary messages.
 */
#ifndef DOOR_WEB_PEER_H
#define DOOR_WEB_PEER_H

#include <stdbool.h>
#include <stddef.h>

#include "admit.h"

struct event_base;
struct hub;
struct stream;

enum web_protocol {
    WEB_TERMINAL, /* what is typed and shown on a terminal of 80x24; also for who asks for none */
    WEB_GMCP,     /* whole lines, and GMCP messages in text messages */
    WEB_TELNET,   /* the bytes of a telnet connection */
    WEB_PROTOCOLS
};

/* The name in Sec-WebSocket-Protocol. */
const char *web_peer_protocol_name(enum web_protocol protocol);

struct web_peer_facts {
    enum web_protocol protocol;
    bool secure;          /* nobody on the way can read along */
    const char *language; /* a locale, or NULL */
    size_t *count;        /* counts the WebSockets that there are */
};

/* Serves a stream whose handshake is done, which it owns from now on, as it does `pass`. `bytes`
 * came after the handshake; they are wiped. */
void web_peer_begin(struct event_base *base, struct hub *hub, struct stream *wire,
                    const struct web_peer_facts *facts, const struct network *address,
                    const struct admit_pass *pass, char *bytes, size_t len);

#endif
