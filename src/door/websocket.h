/*
 * WebSockets (RFC 6455), the server's side after the handshake, as a pure engine: bytes of the
 * client go in, pieces of messages come out, and frames are appended to an output buffer. libwslay
 * reads the frames; here is what it leaves to others: masks, fragments, control frames, lengths.
 * No extensions.
 *
 * Use:
 *     while (websocket_next(ws, &in, &len, &message)) ...
 * Between two calls the caller may do anything with the engine, including freeing it. While no
 * frame is begun, the engine keeps no buffer.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>

#include "buf.h"

enum {
    WEBSOCKET_TEXT_MAX = 4096,        /* bytes of a text message, as of telnet's GMCP */
    WEBSOCKET_BINARY_MAX = 64 * 1024, /* bytes of a binary frame */
    WEBSOCKET_KEY_MAX = 32,           /* bytes of the answer to a key, and NUL */
    /* why a connection ends (RFC 6455 section 7.4.1) */
    WEBSOCKET_DONE = 1000,
    WEBSOCKET_AWAY = 1001, /* come back */
    WEBSOCKET_PROTOCOL = 1002,
    WEBSOCKET_KIND = 1003, /* a message of a kind that the protocol does not have */
    WEBSOCKET_NOT_UTF8 = 1007,
    WEBSOCKET_TOO_BIG = 1009
};

/* A piece of a message: a text message whole, as valid UTF-8; a binary one as it comes. Valid until
 * the next call, which wipes it. */
struct websocket_message {
    bool text;
    char *data;
    size_t len;
};

struct websocket;

/* The value of Sec-WebSocket-Accept for a key. False: that is not one. */
bool websocket_accept(const char *key, char answer[WEBSOCKET_KEY_MAX]);

/* All bytes for the client are appended to `out`, which must outlive the engine. */
struct websocket *websocket_new(struct buf *out);
/* Accepts NULL, sets NULL. */
void websocket_free(struct websocket **ws);

/* Reads input up to the next piece of a message; *in and *len move on. False: all is read, or
 * the client is not heard any more. Answers pings. */
bool websocket_next(struct websocket *ws, const char **in, size_t *len,
                    struct websocket_message *message);
/* The client has said goodbye, or broke the protocol: nothing more of it is read. */
bool websocket_ended(const struct websocket *ws);
/* The client broke the protocol: tells it, and reads nothing more of it. `why` is for the log.
 * Returns false. */
bool websocket_fail(struct websocket *ws, int code, const char *why);
/* The client broke the protocol; it has been told. NULL: it did not. */
const char *websocket_fault(const struct websocket *ws);

/* Appends a message; after websocket_close nothing. */
void websocket_send(struct websocket *ws, bool text, const char *data, size_t len);
/* Appends a ping, which the client answers; after websocket_close nothing. */
void websocket_ping(struct websocket *ws);
/* Appends the goodbye, with the client's own reason if it gave one. Does nothing the second
 * time. */
void websocket_close(struct websocket *ws, int code);
