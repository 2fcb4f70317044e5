/*
 * The header with which a proxy (haproxy, a load balancer) says for whom it connects: PROXY
 * protocol, version 1 (a line of text) and 2 (binary), by its specification of 2020. It stands
 * before the first byte of the connection; nothing behind it may be read with it, because what
 * follows belongs to telnet, SSH or TLS.
 */
#ifndef DOOR_PROXY_H
#define DOOR_PROXY_H

#include <stddef.h>
#include <stdint.h>

#include "admit.h"

enum {
    PROXY_MAX = 1024 /* bytes of a header that is taken; a longer one is none */
};

/* How many bytes may be read next, when `len` bytes of the header are there, without reading past
 * its end. 0: it is whole. -1: this is no header. */
int proxy_want(const uint8_t *header, size_t len);

enum proxy_verdict {
    PROXY_FOR, /* for the address in `out` */
    PROXY_OWN, /* for the proxy itself (its health check), or it does not say for whom */
    PROXY_BAD  /* an address that is none */
};
/* Of a whole header. */
enum proxy_verdict proxy_read(const uint8_t *header, size_t len, struct network *out);

#endif
