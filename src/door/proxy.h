/*
 * The header with which a proxy (haproxy, a load balancer) says for whom it connects: PROXY
 * protocol, versions 1 (a line of text) and 2 (binary), as specified in 2020. The header comes
 * before all other bytes of the connection. Not a byte after it may be read with it, because those
 * belong to telnet, SSH or TLS.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "network.h"

enum {
    PROXY_MAX = 1024 /* bytes of the longest header that is accepted */
};

/* Returns how many bytes may be read next without reading past the end of the header, of which
 * `len` bytes are there. 0: it is complete. -1: it is not a header. */
int proxy_want(const uint8_t *header, size_t len);

/* Reads a complete header, as proxy_want has found it. `out` gets the address for which the proxy
 * connects. `out` stays as it is if the proxy connects for itself (a health check), or does not say
 * for whom. False: the address in the header is not valid. */
bool proxy_read(const uint8_t *header, size_t len, struct network *out);
