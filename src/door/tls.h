/*
 * The server's side of TLS, for telnet on a port of its own: one context a process, one bufferevent
 * a connection. TLS 1.2 and newer; no renegotiation, no compression.
 */
#ifndef DOOR_TLS_H
#define DOOR_TLS_H

#include <stddef.h>

struct bufferevent;
struct event_base;
struct tls;

/* `pem` is NUL-terminated: the certificate, those between it and its root, and the private key
 * without a passphrase. NULL: two sentences in `why`. */
struct tls *tls_new(const char *pem, char *why, size_t whycap);
/* Accepts NULL, sets NULL. */
void tls_free(struct tls **tls);
/* Serves an accepted, non-blocking socket, which it owns from now on: BEV_EVENT_CONNECTED says that
 * the handshake is done. NULL: out of memory; the socket is closed. */
struct bufferevent *tls_accept(struct tls *tls, struct event_base *base, int fd);
/* Says that nothing more is sent (close_notify, RFC 8446 6.1), once all that was written is with
 * the kernel. */
void tls_end(struct bufferevent *bev);

#endif
