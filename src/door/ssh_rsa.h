/*
 * Bounds of RSA keys that ssh takes. The work of a check grows with the square of the modulus and
 * with the public exponent, and both are the client's choice: with a modulus of 3072 bits and an
 * exponent as long it is 6 ms, a hundred times as much as with the usual one.
 */
#ifndef DOOR_SSH_RSA_H
#define DOOR_SSH_RSA_H

#include <stdbool.h>

enum { SSH_RSA_BITS_MIN = 3072, SSH_RSA_BITS_MAX = 4096, SSH_RSA_EXPONENT_BITS_MAX = 32 };

/* From here on OpenSSL checks no signature of this process with more work than that: libssh checks
 * them before it says whose key it is, and has no such bound of its own. */
void ssh_rsa_bound(void);
/* Whether a public key, as the base64 that stands in authorized_keys, is within the bounds. */
bool ssh_rsa_fits(const char *base64);

#endif
