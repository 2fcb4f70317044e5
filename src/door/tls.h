/*
 * The server's side of TLS, for telnet on a port of its own. TLS 1.2 and newer.
 *
 * What a stranger can make us compute is bounded: one of two curves, a handshake beside the loop
 * (aside.h), no renegotiation, no early data, no tickets, no compression, few records that carry
 * no data (changes of keys above all), so many bytes of the wire in a turn of the loop, whatever
 * they say.
 */
#ifndef DOOR_TLS_H
#define DOOR_TLS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct bufferevent;
struct event_base;
struct tls;
struct tls_peer;

enum {
    TLS_HELLO_BYTES = 32 * 1024, /* of a client until its handshake is done */
    TLS_TURN_BYTES = 4096,       /* in one turn; a record that is begun comes whole */
    TLS_DATALESS = 8             /* records without data, while a connection lasts */
};

struct tls_events {
    /* The handshake is done: `bev` serves, and stays the peer's. NULL: it failed. */
    void (*up)(void *arg, struct bufferevent *bev);
    /* So many bytes came over the wire since the handshake was done. */
    void (*came)(void *arg, size_t bytes);
};

/* `pem` is NUL-terminated: the certificate, those between it and its root, and the private key
 * without a passphrase. False: two sentences in `why`. */
bool tls_usable(const char *pem, char *why, size_t whycap);

/* When the first of the certificates ends, UTC ms; 0: there is none that can be read. */
int64_t tls_until(const char *pem);

/* For all connections of the process. `pem` as above. NULL: two sentences in `why`. */
struct tls *tls_new(struct event_base *base, const char *pem, char *why, size_t whycap);
/* Certificate and key for those who come from now on; the others keep theirs. False: two sentences
 * in `why`, and nothing is changed. */
bool tls_renew(struct tls *tls, const char *pem, char *why, size_t whycap);
/* Behind the last of its peers. Accepts NULL, sets NULL. */
void tls_free(struct tls **tls);

/* Serves an accepted, non-blocking socket, which it owns from now on. `up` comes from the loop,
 * later. */
struct tls_peer *tls_accept(struct tls *tls, int fd, const struct tls_events *events, void *arg);
/* Another turn of the loop. Returns why the connection has to end, or NULL. */
const char *tls_turn(struct tls_peer *peer);
/* Says that nothing more is sent (close_notify, RFC 8446 6.1), once all that was written is with
 * the kernel. */
void tls_end(struct tls_peer *peer);
/* Closes the socket, and frees its bufferevent. Accepts NULL, sets NULL. */
void tls_peer_free(struct tls_peer **peer);

#endif
