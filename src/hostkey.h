/*
 * The SSH host key: read at the start, made when there is none. Only the supervisor opens the file;
 * the door gets its bytes.
 */
#ifndef HOSTKEY_H
#define HOSTKEY_H

#include <stdbool.h>
#include <stddef.h>

#include "buf.h"

enum { HOSTKEY_FINGERPRINT_MAX = 80 };

/* With `test` nothing is made: where the key is missing `key` stays empty, and -1 means that it
 * could not be made, either. Else: Reads the ed25519 key at `path` as ssh-keygen writes it into
 * `key`, or makes it there (mode 0600, durable before it is used; by the user of its folder where
 * we are root, see owner.h). `fingerprint`: SHA256:... of its public half. Returns 0, or -1 and two
 * sentences in `why`. */
int hostkey_get(const char *path, bool test, struct buf *key,
                char fingerprint[HOSTKEY_FINGERPRINT_MAX], char *why, size_t whycap);

#endif
