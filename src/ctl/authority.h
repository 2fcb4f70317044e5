/*
 * The authority of a cluster's nodes: an EC key (P-256) and a certificate for itself, with which it
 * signs certificates of nodes (peer_tls.h) and nothing else.
 */
#pragma once

#include <stdbool.h>
#include <stdint.h>

#include "buf.h"

/* The days for which certificates are valid. They may last as long as the machines do: nobody
 * outside has to trust them, and an authority that is no longer trusted is replaced. */
enum { AUTHORITY_DAYS = 3650 };

/* Keys and certificates are PEM text. The caller wipes keys. If OpenSSL has no memory, the process
 * ends. */

/* Adds a new key for an authority. */
void authority_key(struct buf *key);
/* Adds the certificate of an authority with that key. False: the text holds no key that can be
 * used. */
bool authority_certificate(const char *key, struct buf *certificate);
/* Adds a new key for a node, and a certificate for it that the authority signs. `key` and
 * `certificate` are those of the authority. False: they cannot be used, or do not belong together.
 */
bool authority_sign(const char *key, const char *certificate, uint8_t node,
                    struct buf *node_certificate, struct buf *node_key);
