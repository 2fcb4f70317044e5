/*
 * Mutual TLS between nodes: TLS 1.3 alone, with an authority of their own. A certificate is for the
 * node that its name says, cardroom-node-N. Without such a certificate the handshake fails on
 * either side, and nothing after it is read.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct bufferevent;
struct event_base;
struct peer_tls;

/* Stands in `pem` between the node's certificate and key and the authority's certificates. */
#define PEER_TLS_AUTHORITY "\n# peer-ca\n"

/* Makes the contexts of both sides from `pem`, which is NUL-terminated. NULL: this node cannot use
 * it; two sentences are in `why`. */
struct peer_tls *peer_tls_new(const char *pem, uint8_t node, char *why, size_t whycap);
/* Bytes of what peer_tls_authority writes, NUL included. */
enum { PEER_TLS_AUTHORITY_MAX = 8 * 17 };
/* Writes the names of the public keys of the authority's certificates in such a `pem`, in hex,
 * separated by blanks. A renewed certificate of the same key has the same name. Keys after the
 * eighth are left out. */
void peer_tls_authority(const char *pem, char out[PEER_TLS_AUTHORITY_MAX]);
/* Open connections keep the certificates that they have. Accepts NULL, sets NULL. */
void peer_tls_free(struct peer_tls **tls);
/* Starts the handshake with a node that has connected, on its non-blocking socket `fd`, which it
 * takes over; -1: with a node to which the caller connects next. When the loop has made the
 * handshake, it reports BEV_EVENT_CONNECTED or an error. Nothing is read before EV_READ is enabled.
 */
struct bufferevent *peer_tls_begin(struct peer_tls *tls, struct event_base *base, int fd);
/* Whether the other side has said anything that is TLS. */
bool peer_tls_begun(struct bufferevent *bev);
/* Whether the other side, whose certificate is good, is this node. */
bool peer_tls_is(struct bufferevent *bev, uint8_t node);
/* When the other side's certificate ends, in UTC ms; 0: it has none, or none that says so. */
int64_t peer_tls_until(struct bufferevent *bev);
/* Writes why the handshake failed, for the log. */
void peer_tls_fault(struct bufferevent *bev, char *why, size_t whycap);
