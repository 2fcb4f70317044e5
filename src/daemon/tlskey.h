/*
 * The certificates and keys of telnet over TLS and of the links to other nodes, read while the
 * process may still read their files.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>

#include "buf.h"
#include "conf.h"

/* Adds both PEM files to `pem`, one after the other, and checks that they belong together. Returns
 * 0, or -1 and two sentences in `why`. The caller wipes `pem`. */
int tlskey_get(const char *certificate, const char *key, struct buf *pem, char *why, size_t whycap);

/* Whether one of the certificates in `pem` has expired; if so, writes two sentences into `why`. */
bool tlskey_expired(const struct buf *pem, char *why, size_t whycap);

/* Does for the links to other nodes what tlskey_get does for TLS. `pem` gets their certificate and
 * key and the authority's certificates, as peer_tls_new takes them. */
int tlskey_peers(const struct conf *conf, struct buf *pem, char *why, size_t whycap);
