/*
 * The server's side of TLS (1.2 and newer), for telnet and for browsers.
 *
 * We bound what a stranger can make us compute. Keys are exchanged with one of two curves, and
 * handshakes have a thread of their own (worker.h). There is no renegotiation, no early data, no
 * ticket and no compression. A connection may send only a few records without data, such as key
 * updates. In a turn of the loop only TLS_TURN_BYTES are read from the wire, whatever records they
 * make.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct bufferevent;
struct event_base;
struct tls;
struct tls_peer;

enum {
    TLS_HELLO_BYTES = 32 * 1024, /* bytes read from a client until its handshake is done */
    TLS_TURN_BYTES = 4096, /* bytes read in a turn; a read that is begun may end beyond them */
    TLS_READ_BYTES = 64,   /* a read of the socket counts as at least this many bytes, because small
                            * records cost as much work */
    TLS_DATALESS = 8       /* records without data that a connection may send in its life */
};

struct tls_events {
    /* The handshake is done; use `bev`, which the peer owns. NULL: it failed. */
    void (*up)(void *arg, struct bufferevent *bev);
    /* This many more bytes have come over the wire after the handshake, as TLS_READ_BYTES counts
     * them. */
    void (*came)(void *arg, size_t bytes);
    /* The client does not speak TLS: it has sent these bytes, which are still unread in the
     * socket. */
    void (*plain)(void *arg, const char *bytes, size_t len);
};

/* Whether a certificate and key can be used. `pem` is NUL-terminated text: the certificate, those
 * between it and its root, and the private key without a passphrase. False: two sentences in `why`
 * say why not. */
bool tls_usable(const char *pem, char *why, size_t whycap);

/* When the earliest of the certificates ends, in UTC ms; 0: none can be read. */
int64_t tls_until(const char *pem);

/* Whether the first certificate of the text is for that host name (RFC 6125). */
bool tls_is_for(const char *pem, const char *host);

/* Makes the context that all connections of the process share. `pem` as in tls_usable. NULL: two
 * sentences in `why` say why not. */
struct tls *tls_new(struct event_base *base, const char *pem, char *why, size_t whycap);
/* Changes certificate and key for new connections; open ones keep theirs. False: nothing is
 * changed, and two sentences in `why` say why not. */
bool tls_renew(struct tls *tls, const char *pem, char *why, size_t whycap);
/* Call it after the last of its peers is freed. Accepts NULL, sets NULL. */
void tls_free(struct tls **tls);

/* Serves an accepted, non-blocking socket, which the peer owns from now on. The loop calls `up`
 * later. `events` is not copied. */
struct tls_peer *tls_accept(struct tls *tls, int fd, const struct tls_events *events, void *arg);
/* To be called in each turn of the loop. Returns why the connection has to end, or NULL. */
const char *tls_turn(struct tls_peer *peer);
/* Sends close_notify (RFC 8446 6.1). To be called when the kernel has all that was written. */
void tls_end(struct tls_peer *peer);
/* Closes the socket, and frees its bufferevent. Accepts NULL, sets NULL. */
void tls_peer_free(struct tls_peer **peer);
