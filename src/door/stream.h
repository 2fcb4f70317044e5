/*
 * A stream carries the bytes of a protocol both ways: over a socket, or over TLS over a socket. The
 * protocol does not know which.
 *
 * We bound what a stranger can make us compute over TLS. Keys are exchanged with one of two curves
 * (pem.h), and handshakes have a thread of their own (worker.h). A connection may send only a few
 * records without data, such as key updates. In a turn of the loop only STREAM_TURN_BYTES are read
 * from the wire, whatever records they make.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>

struct hub;
struct stream;
struct stream_tls;

enum {
    STREAM_HELLO_BYTES = 32 * 1024, /* bytes read from a client until its handshake is done */
    STREAM_TURN_BYTES = 4096, /* bytes read in a turn; a read that is begun may end beyond them */
    STREAM_READ_BYTES = 64,   /* a read of the socket counts as at least this many bytes, because
                               * small records cost as much work */
    STREAM_DATALESS = 8       /* records without data that a connection may send in its life */
};

/* Makes what all streams over TLS share: the context of the text `pem` (tls.h) and the thread.
 * NULL: two sentences in `why` say why not. */
struct stream_tls *stream_tls_new(struct hub *hub, const char *pem, char *why, size_t whycap);
/* Changes certificate and key for new streams; open ones keep theirs. False: nothing is changed,
 * and two sentences in `why` say why not. */
bool stream_tls_renew(struct stream_tls *tls, const char *pem, char *why, size_t whycap);
/* Call it after the last of its streams is freed. Accepts NULL, sets NULL. */
void stream_tls_free(struct stream_tls **tls);

/* What happens to a stream. None of these may free it. */
struct stream_events {
    /* The stream can be written to from now on. This is not called for a stream that is up when
     * stream_tell is called. */
    void (*up)(void *arg);
    /* This many bytes have come over the wire, whatever they are; over TLS, as STREAM_READ_BYTES
     * counts them. */
    void (*charge)(void *arg, size_t bytes);
    /* Input has come. It is wiped afterwards, because it may hold a password. */
    void (*came)(void *arg, char *bytes, size_t len);
    /* The other side sends no more. */
    void (*ended)(void *arg);
    /* stream_turn should be called soon: the kernel has taken all output, or the stream cannot be
     * used any more. This does not come for output that the kernel took at once. */
    void (*turn)(void *arg);
};

/* Makes a stream over an accepted, non-blocking socket, which it owns from now on; over TLS unless
 * `tls` is NULL. It reads nothing before stream_read. */
struct stream *stream_new(struct hub *hub, struct stream_tls *tls, int fd);
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
 * the connection has to end, for the log, or NULL. */
const char *stream_turn(struct stream *stream);
/* Ends our direction. To be called when nothing is pending. */
void stream_shut(struct stream *stream);
