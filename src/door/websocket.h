/*
 * WebSockets (RFC 6455), the server's side after the handshake, as a pure engine: bytes of the
 * client go in, pieces of messages come out, and frames are appended to an output buffer. libwslay
 * reads the frames. The engine does what libwslay leaves to others: masks, fragments, control
 * frames, lengths. There are no extensions.
 *
 * Use:
 *     while (websocket_next(ws, &in, &len, &message)) ...
 * Between two calls the caller may do anything with the engine, including freeing it. The engine
 * has a buffer only while a frame or a text message is incomplete.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>

#include "buf.h"
#include "config.h"

/* A build without the door for browsers does not have these functions. It makes no WebSocket, so
 * nobody calls them. */
#ifndef HAVE_WSLAY
#pragma weak websocket_new
#pragma weak websocket_free
#pragma weak websocket_next
#pragma weak websocket_ended
#pragma weak websocket_fail
#pragma weak websocket_fault
#pragma weak websocket_send
#pragma weak websocket_ping
#pragma weak websocket_close
#endif

enum {
    WEBSOCKET_TEXT_MAX = 4096,        /* bytes of a text message, as many as of GMCP in telnet */
    WEBSOCKET_BINARY_MAX = 64 * 1024, /* bytes of a binary frame */
    WEBSOCKET_KEY_MAX = 32,           /* bytes of the answer to a key, and NUL */
    /* why a connection ends (RFC 6455 section 7.4.1) */
    WEBSOCKET_DONE = 1000,
    WEBSOCKET_AWAY = 1001, /* we go away: the client should come back */
    WEBSOCKET_PROTOCOL = 1002,
    WEBSOCKET_KIND = 1003, /* a message of a kind that the protocol does not have */
    WEBSOCKET_NOT_UTF8 = 1007,
    WEBSOCKET_TOO_BIG = 1009
};

/* A piece of a message. A text message is given whole, as valid UTF-8; a binary message in pieces,
 * as it comes. A piece is valid until the next call, which wipes it. */
struct websocket_message {
    bool text;
    char *data;
    size_t len;
};

struct websocket;

/* Writes the value of Sec-WebSocket-Accept for the value of Sec-WebSocket-Key. False: that is not a
 * key. */
bool websocket_accept(const char *key, char answer[WEBSOCKET_KEY_MAX]);

/* The engine appends all bytes for the client to `out`, which must outlive it. */
struct websocket *websocket_new(struct buf *out);
/* Accepts NULL, sets NULL. */
void websocket_free(struct websocket **ws);

/* Reads input up to the next piece of a message, and moves *in and *len past what it has read.
 * Answers pings. False: all is read, or the client is not heard any more. */
bool websocket_next(struct websocket *ws, const char **in, size_t *len,
                    struct websocket_message *message);
/* Whether the client has said goodbye or broken the protocol. If so, nothing more of it is read. */
bool websocket_ended(const struct websocket *ws);
/* The client has broken the protocol: tells it so, and reads nothing more of it. `why` is for the
 * log and is not copied. Returns false. */
bool websocket_fail(struct websocket *ws, int code, const char *why);
/* How the client has broken the protocol; NULL: it has not. */
const char *websocket_fault(const struct websocket *ws);

/* Appends a message, or nothing after websocket_close. */
void websocket_send(struct websocket *ws, bool text, const char *data, size_t len);
/* Appends a ping, which the client answers, or nothing after websocket_close. */
void websocket_ping(struct websocket *ws);
/* Appends the goodbye, with the client's own reason if it gave one. Does nothing the second
 * time. */
void websocket_close(struct websocket *ws, int code);
