/*
 * Ed25519 and X25519 for libssh, made by libsodium: an OpenSSL provider that is asked before
 * OpenSSL's own. They are half of what a login by key costs. Here they cost half as much: the code
 * is faster, and a private key that is read is not multiplied out again into the public one, which
 * libssh does three times a login and looks at once. The algorithms are the same (RFC 7748, RFC
 * 8032); points of small order are refused, as OpenSSL does.
 */
#ifndef DOOR_SSH_CURVE_H
#define DOOR_SSH_CURVE_H

#include <stdbool.h>

/* Its name among providers. It has no more than libssh needs, so TLS asks for another. */
#define SSH_CURVE_PROVIDER "cardroom"

/* From here on, for the whole process and for good; again: nothing more. False: OpenSSL's own go
 * on. */
bool ssh_curve_use(void);

#endif
