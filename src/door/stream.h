/*
 * A stream carries the bytes of a protocol both ways. It is a socket or TLS over a socket
 * (stream_socket.c), or a WebSocket over either (web_peer.c). The protocol does not know which kind
 * of stream it has.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>

struct event_base;
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
    /* A message of GMCP has come beside the input. Only some WebSockets have these. */
    void (*gmcp)(void *arg, const char *message, size_t len);
    /* The other side sends no more. */
    void (*ended)(void *arg);
    /* The kernel has taken all output. This does not come for output that it took at once. */
    void (*written)(void *arg);
    /* The stream cannot be used any more; `why` is for the log. */
    void (*broke)(void *arg, const char *why);
};

struct stream_ops {
    /* What the functions below call. A kind of stream may leave some NULL: is_up (it always is up),
     * gmcp and end. */
    bool (*is_up)(const struct stream *stream);
    void (*read)(struct stream *stream, bool on);
    void (*send)(struct stream *stream, const char *bytes, size_t len);
    void (*gmcp)(struct stream *stream, const char *message, size_t len);
    void (*end)(struct stream *stream, unsigned status);
    size_t (*pending)(const struct stream *stream);
    const char *(*turn)(struct stream *stream);
    void (*shut)(struct stream *stream);
    void (*free)(struct stream *stream);
};

/* The first member of each kind of stream. */
struct stream {
    const struct stream_ops *ops;
    const struct stream_events *events;
    void *arg;
};

/* Makes a stream over an accepted, non-blocking socket, which it owns from now on; over TLS unless
 * `tls` is NULL. It reads nothing before stream_read. */
struct stream *stream_socket_new(struct event_base *base, struct hub *hub, struct tls *tls, int fd);

/* Sets the functions that the stream calls from now on, with their argument. */
static inline void stream_tell(struct stream *stream, const struct stream_events *events, void *arg)
{
    stream->events = events;
    stream->arg = arg;
}

static inline bool stream_is_up(const struct stream *stream)
{
    return !stream->ops->is_up || stream->ops->is_up(stream);
}

/* Starts or stops reading input. */
static inline void stream_read(struct stream *stream, bool on)
{
    stream->ops->read(stream, on);
}

/* Sends bytes, or keeps a copy of them. The stream must be up. */
static inline void stream_send(struct stream *stream, const char *bytes, size_t len)
{
    stream->ops->send(stream, bytes, len);
}

/* Sends a message of GMCP, if the stream has these. */
static inline void stream_gmcp(struct stream *stream, const char *message, size_t len)
{
    if (stream->ops->gmcp)
        stream->ops->gmcp(stream, message, len);
}

/* Says after the last output how the connection ended, if the stream has a way to say it. `status`:
 * as in conn_end. */
static inline void stream_end(struct stream *stream, unsigned status)
{
    if (stream->ops->end)
        stream->ops->end(stream, status);
}

/* How many bytes the kernel has not taken yet. */
static inline size_t stream_pending(const struct stream *stream)
{
    return stream->ops->pending(stream);
}

/* To be called in each turn of the loop, after everything that is sent in that turn. Returns why
 * the connection has to end, or NULL. */
static inline const char *stream_turn(struct stream *stream)
{
    return stream->ops->turn(stream);
}

/* Ends our direction. To be called when nothing is pending. */
static inline void stream_shut(struct stream *stream)
{
    stream->ops->shut(stream);
}

/* Closes the stream, even if bytes are unsent. Accepts NULL, sets NULL. */
static inline void stream_free(struct stream **stream)
{
    if (*stream)
        (*stream)->ops->free(*stream);
    *stream = NULL;
}
