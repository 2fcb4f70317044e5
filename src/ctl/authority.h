/*
 * The authority of a cluster's nodes: an EC key (P-256) and a certificate for itself, with which it
 * signs certificates of nodes (peer_tls.h) and nothing else.
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>

#include "buf.h"

/* They last as long as the machines do: nobody outside has to trust them, and an authority that is
 * no longer trusted is replaced. */
enum { AUTHORITY_DAYS = 3650 };

/* Each of these adds PEM text. The caller wipes keys. The process ends if OpenSSL has no memory. */
void authority_key(struct buf *key);
/* Adds the certificate of an authority with that key. False: the text holds no key that can be
 * used. */
bool authority_certificate(const char *key, struct buf *certificate);
/* Whether the key is that of the certificate. */
bool authority_fits(const char *key, const char *certificate);
/* Adds a certificate for a node and a key that it makes for it. False: the first two texts hold no
 * key and certificate that can be used. */
bool authority_sign(const char *key, const char *certificate, uint8_t node,
                    struct buf *node_certificate, struct buf *node_key);
