/*
 * The authority of a cluster's nodes: an EC key (P-256) and a certificate for itself, with which it
 * signs certificates of nodes (peer_tls.h) and nothing else.
 */
#ifndef CTL_AUTHORITY_H
#define CTL_AUTHORITY_H

#include <stdbool.h>
#include <stdint.h>

#include "buf.h"

/* They last as long as the machines do: nobody outside is to trust them, and an authority that is
 * no longer trusted is replaced. */
enum { AUTHORITY_DAYS = 3650 };

/* Each adds PEM text. Keys are to be wiped by the caller. The process ends where OpenSSL has no
 * memory. */
void authority_key(struct buf *key);
/* The certificate of an authority with that key. False: the text holds no key that can be used. */
bool authority_certificate(const char *key, struct buf *certificate);
/* Whether the key is that of the certificate. */
bool authority_fits(const char *key, const char *certificate);
/* A certificate for a node, and a key that is made for it. False: the first two texts hold no key
 * and certificate that can be used. */
bool authority_sign(const char *key, const char *certificate, uint8_t node,
                    struct buf *node_certificate, struct buf *node_key);

#endif
