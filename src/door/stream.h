/*
 * A stream carries the bytes of a protocol both ways: over a socket, or over TLS over a socket. The
 * protocol does not know which.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>

struct hub;
struct stream;
struct tls;

/* What happens to a stream. None of these may free it. */
struct stream_events {
    /* The stream can be written to from now on. This is not called for a stream that is up when
     * stream_tell is called. */
    void (*up)(void *arg);
    /* This many bytes have come over the wire, whatever they are. */
    void (*charge)(void *arg, size_t bytes);
    /* Input has come. It is wiped afterwards, because it may hold a password. */
    void (*came)(void *arg, char *bytes, size_t len);
    /* The other side sends no more. */
    void (*ended)(void *arg);
    /* The kernel has taken all output. This does not come for output that it took at once. */
    void (*written)(void *arg);
    /* The stream cannot be used any more; `why` is for the log. */
    void (*broke)(void *arg, const char *why);
};

/* Makes a stream over an accepted, non-blocking socket, which it owns from now on; over TLS unless
 * `tls` is NULL. It reads nothing before stream_read. */
struct stream *stream_new(struct hub *hub, struct tls *tls, int fd);
/* Closes the stream, even if bytes are unsent. Accepts NULL, sets NULL. */
void stream_free(struct stream **stream);
/* Sets the functions that the stream calls from now on, with their argument. */
void stream_tell(struct stream *stream, const struct stream_events *events, void *arg);
/* Gives input to `came`, and then wipes it. Call it for what was read before stream_tell. */
void stream_came(struct stream *stream, char *bytes, size_t len);

/* Whether the stream can be written to: over TLS, only once the handshake is done. */
bool stream_is_up(const struct stream *stream);
/* Starts or stops reading input. */
void stream_read(struct stream *stream, bool on);
/* Sends bytes, or keeps a copy of them. The stream must be up. */
void stream_send(struct stream *stream, const char *bytes, size_t len);
/* How many bytes the kernel has not taken yet. */
size_t stream_pending(const struct stream *stream);
/* To be called in each turn of the loop, after everything that is sent in that turn. Returns why
 * the connection has to end, or NULL. */
const char *stream_turn(struct stream *stream);
/* Ends our direction. To be called when nothing is pending. */
void stream_shut(struct stream *stream);
