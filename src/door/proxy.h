/*
 * The header with which a proxy (haproxy, a load balancer) says for whom it connects: PROXY
 * protocol, versions 1 (a line of text) and 2 (binary), as specified in 2020. The header comes
 * before all other bytes of the connection. Not a byte after it may be read with it, because those
 * belong to telnet, SSH or TLS.
 */
#pragma once

#include <stddef.h>
#include <stdint.h>

#include "admit.h"

enum {
    PROXY_MAX = 1024 /* bytes of the longest header that is accepted */
};

/* Returns how many bytes may be read next without reading past the end of the header, of which
 * `len` bytes are there. 0: it is complete. -1: it is not a header. */
int proxy_want(const uint8_t *header, size_t len);

enum proxy_verdict {
    PROXY_FOR, /* it connects for the address in `out` */
    PROXY_OWN, /* it connects for itself (a health check), or does not say for whom */
    PROXY_BAD  /* the address that it gives is not valid */
};
/* Reads a complete header, as proxy_want has found it. `out` gets the address for PROXY_FOR. */
enum proxy_verdict proxy_read(const uint8_t *header, size_t len, struct network *out);
