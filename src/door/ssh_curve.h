/*
 * Ed25519 and X25519 for libssh, computed by libsodium: an OpenSSL provider that is asked before
 * OpenSSL's own. Without it a login by key takes 24 % more CPU (bench-logins: 1.24 ms in place of
 * 1.00). libsodium is faster; and libssh reads a private key three times a login, each time to look
 * at it once, for which OpenSSL computes the public key anew. The algorithms are the same (RFC
 * 7748, RFC 8032); points of small order are refused, as OpenSSL does.
 */
#ifndef DOOR_SSH_CURVE_H
#define DOOR_SSH_CURVE_H

#include <stdbool.h>

/* The provider's name. It has only what libssh needs, so TLS asks for another. */
#define SSH_CURVE_PROVIDER "cardroom"

/* Uses it from now on, for the whole process and for good; further calls do nothing. False:
 * OpenSSL's own code stays in use. */
bool ssh_curve_use(void);

#endif
