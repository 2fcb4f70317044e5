/*
 * The certificate and the key of telnet over TLS, read while the process may still read them.
 */
#ifndef DAEMON_TLSKEY_H
#define DAEMON_TLSKEY_H

#include <stddef.h>

#include "buf.h"

/* Reads both PEM files, behind one another, into `pem` and checks that they belong together.
 * Returns 0, or -1 and two sentences in `why`. The caller wipes `pem`. */
int tlskey_get(const char *certificate, const char *key, struct buf *pem, char *why, size_t whycap);

#endif
