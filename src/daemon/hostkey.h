/*
 * The SSH host keys. They are read at the start, and a missing one is made. The door never
 * opens their files: it gets the bytes from the supervisor.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>

#include "buf.h"

enum hostkey_kind { HOSTKEY_ED25519, HOSTKEY_RSA, HOSTKEY_KINDS };
enum { HOSTKEY_FINGERPRINT_MAX = 80 };

/* "ed25519" and "rsa". */
extern const char *const hostkey_names[HOSTKEY_KINDS];

/* Reads the key at `path`, in the form of ssh-keygen, and adds it to `key`. A missing key is made
 * there first: with mode 0600, durable before it is used, and by the user of its folder if we are
 * root (owner.h). `fingerprint` gets "SHA256:..." of the public half. With `test` nothing is made:
 * if the key is missing, nothing is added, and -1 means that it could not be made. Returns 0, or -1
 * and two sentences in `why`. */
int hostkey_get(const char *path, enum hostkey_kind kind, bool test, struct buf *key,
                char fingerprint[HOSTKEY_FINGERPRINT_MAX], char *why, size_t whycap);
/* Appends what lets clients know the key beforehand, without line ends: a line of known_hosts
 * (sshd(8)) to `known`, and a record of DNS (SSHFP, RFC 4255 and 6594) to `dns`. `key` holds this
 * key alone, as hostkey_get adds it. False: it cannot be read. */
bool hostkey_lines(const struct buf *key, enum hostkey_kind kind, const char *host,
                   const char *port, struct buf *known, struct buf *dns);
/* Whether there may be a file at `path`. False: there certainly is none. */
bool hostkey_there(const char *path);
/* Puts PATH.next in the place of `path`, which is kept as PATH.old. Returns 0, or -1 and two
 * sentences in `why`. */
int hostkey_turn(const char *path, char *why, size_t whycap);
