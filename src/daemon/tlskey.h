/*
 * The certificate and the key of telnet over TLS, read while the process may still read them.
 */
#ifndef DAEMON_TLSKEY_H
#define DAEMON_TLSKEY_H

#include <stdbool.h>
#include <stddef.h>

#include "buf.h"

/* Adds what is in a PEM file to `pem`, with a line end. `option`: the setting that names it.
 * `secret`: not everybody may read it. Returns as tlskey_get does. */
int tlskey_read(const char *path, const char *option, bool secret, struct buf *pem, char *why,
                size_t whycap);

/* Reads both PEM files, behind one another, into `pem` and checks that they belong together.
 * Returns 0, or -1 and two sentences in `why`. The caller wipes `pem`. */
int tlskey_get(const char *certificate, const char *key, struct buf *pem, char *why, size_t whycap);

#endif
