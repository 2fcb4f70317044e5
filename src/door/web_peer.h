/*
 * One WebSocket after its handshake: the frames (websocket.h) that a stream carries. Over it is a
 * connection (stream_peer.h) of the kind that its subprotocol says (mudstandards.org/websocket):
 * one that speaks telnet as on the telnet port, or one whose text goes in binary messages.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/queue.h>

#include "admit.h"
#include "config.h"
#include "message.h"
#include "websocket.h"

struct hub;
struct stream;

enum web_protocol {
    WEB_TERMINAL, /* what is typed and shown on a terminal of 80x24; also if the client names no
                   * protocol */
    WEB_GMCP,     /* whole lines, and GMCP messages in text messages */
    WEB_TELNET,   /* the bytes of a telnet connection */
    WEB_PROTOCOLS
};

/* The name of a protocol in Sec-WebSocket-Protocol. */
const char *web_peer_protocol_name(enum web_protocol protocol);

/* All WebSockets; first is the one that has to be looked at next. */
struct web_peer;
struct web_peers {
    TAILQ_HEAD(, web_peer) list;
    size_t n;
};
/* Pings each WebSocket on which we have sent nothing for WEB_PING_MS, within twice that time,
 * because proxies (nginx: after 60 s) and the routers of phones end silent connections. To be
 * called at least every second. */
enum { WEB_PING_MS = 25000 };
void web_peers_ping(struct web_peers *peers, int64_t mono_ms);

enum { WEB_LANGUAGE_MAX = 16 };
struct web_peer_facts {
    enum web_protocol protocol;
    bool secure;                     /* nobody on the way can read it */
    char language[WEB_LANGUAGE_MAX]; /* a locale; "": not known */
    struct web_peers *peers;
};

/* Serves the stream, whose handshake is done. Owns it and `pass` from now on. `bytes` came after
 * the handshake; they are wiped. */
void web_peer_begin(struct hub *hub, struct stream *stream, const struct web_peer_facts *facts,
                    const struct network *address, const struct admit_pass *pass, char *bytes,
                    size_t len);

/* ---- For stream_peer.c ---- */

struct web_peer {
    struct stream *stream;
    struct websocket *socket;
    struct hub *hub;
    struct web_peer_facts facts;
    struct link_open known; /* what is known of a client that speaks no telnet */
    TAILQ_ENTRY(web_peer) next;
    int64_t looked_ms; /* when web_peers_ping saw it last */
    bool sent;         /* something was sent since then */
    struct buf out;    /* frames, sent in each turn */
};

/* A build without the door for browsers does not have these functions. It makes no WebSocket, so
 * nobody calls them. */
#ifndef HAVE_WSLAY
#pragma weak web_peer_next
#pragma weak web_peer_send
#pragma weak web_peer_flush
#pragma weak web_peer_end
#pragma weak web_peer_free
#pragma weak websocket_ended
#endif

/* As websocket_next, but refuses a text if the protocol has none. If the client has broken the
 * protocol, the log says how. */
bool web_peer_next(struct web_peer *web, const char **in, size_t *len,
                   struct websocket_message *message);
/* Appends bytes to `out`, as a message. `text`: the message is GMCP, and is left out if the
 * protocol has none. */
void web_peer_send(struct web_peer *web, bool text, const char *bytes, size_t len);
/* Sends `out`. */
void web_peer_flush(struct web_peer *web);
/* Says goodbye after the last output. `status`: as in conn_end. */
void web_peer_end(struct web_peer *web, unsigned status);
/* Sends `out`, and frees the WebSocket, but not the stream. */
void web_peer_free(struct web_peer *web);
