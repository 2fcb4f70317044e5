/*
 * The certificates and keys of telnet over TLS and of the links to other nodes, read while the
 * process may still read them.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>

#include "buf.h"
#include "conf.h"

/* Reads both PEM files into `pem`, one after the other, and checks that they belong together.
 * Returns 0, or -1 and two sentences in `why`. The caller wipes `pem`. */
int tlskey_get(const char *certificate, const char *key, struct buf *pem, char *why, size_t whycap);

/* Whether a certificate in `pem` has expired; then `why` gets two sentences. */
bool tlskey_expired(const struct buf *pem, char *why, size_t whycap);

/* Certificate and key of the links to other nodes, and their authority's, as peer_tls_new takes
 * them. Returns as tlskey_get does. */
int tlskey_peers(const struct conf *conf, struct buf *pem, char *why, size_t whycap);
