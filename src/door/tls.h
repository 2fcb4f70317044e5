/*
 * The server's side of TLS, for telnet on a port of its own. TLS 1.2 and newer.
 *
 * We bound what a stranger can make us compute. Keys are exchanged with one of two curves, and
 * handshakes have a thread of their own (worker.h). There is no renegotiation, early data, ticket
 * or compression. A connection may send few records without data, such as key updates. In a turn of
 * the loop only so many bytes of the wire are read, whatever they say.
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
    TLS_HELLO_BYTES = 32 * 1024, /* bytes read of a client until its handshake is done */
    TLS_TURN_BYTES = 4096,       /* bytes read in a turn, not counting the rest of a record that is
                                  * begun */
    TLS_READ_BYTES = 64,         /* a read of the socket counts as this many bytes at least: what is
                                  * cut into small records costs as much as it takes */
    TLS_DATALESS = 8             /* records without data, as long as a connection lasts */
};

struct tls_events {
    /* The handshake is done; use `bev`, which the peer owns. NULL: it failed. */
    void (*up)(void *arg, struct bufferevent *bev);
    /* So many more bytes came over the wire after the handshake, as TLS_READ_BYTES counts them. */
    void (*came)(void *arg, size_t bytes);
    /* The client does not speak TLS: it sent these bytes, which are still to be read. */
    void (*plain)(void *arg, const char *bytes, size_t len);
};

/* `pem` is NUL-terminated: the certificate, those between it and its root, and the private key
 * without a passphrase. False: two sentences in `why`. */
bool tls_usable(const char *pem, char *why, size_t whycap);

/* When the first of the certificates ends, in UTC ms; 0: none can be read. */
int64_t tls_until(const char *pem);

/* Whether the first certificate is one for that host name (RFC 6125). */
bool tls_is_for(const char *pem, const char *host);

/* Serves all connections of the process. `pem` as above. NULL: two sentences in `why`. */
struct tls *tls_new(struct event_base *base, const char *pem, char *why, size_t whycap);
/* Changes certificate and key for new connections; open ones keep theirs. False: two sentences in
 * `why`, and nothing is changed. */
bool tls_renew(struct tls *tls, const char *pem, char *why, size_t whycap);
/* To be called after the last of its peers is freed. Accepts NULL, sets NULL. */
void tls_free(struct tls **tls);

/* Serves an accepted, non-blocking socket, which it owns from now on. The loop calls `up` later. */
struct tls_peer *tls_accept(struct tls *tls, int fd, const struct tls_events *events, void *arg);
/* To be called in each turn of the loop. Returns why the connection has to end, or NULL. */
const char *tls_turn(struct tls_peer *peer);
/* Sends close_notify (RFC 8446 6.1). To be called when the kernel has all that was written. */
void tls_end(struct tls_peer *peer);
/* Closes the socket, and frees its bufferevent. Accepts NULL, sets NULL. */
void tls_peer_free(struct tls_peer **peer);
