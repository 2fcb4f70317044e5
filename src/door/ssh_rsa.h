/*
 * Bounds of the RSA keys that ssh accepts. The time to check a signature grows with the square of
 * the modulus and with the public exponent, and the client chooses both. A modulus of 3072 bits
 * with an exponent of that length takes 6 ms, a hundred times as long as with the usual exponent.
 */
#pragma once

#include <stdbool.h>

enum { SSH_RSA_BITS_MIN = 3072, SSH_RSA_BITS_MAX = 4096, SSH_RSA_EXPONENT_BITS_MAX = 32 };

/* Has OpenSSL refuse, in the whole process, to check signatures of RSA keys beyond these bounds.
 * libssh has no such bound, and checks a signature before it says which key made it. */
void ssh_rsa_bound(void);
/* Whether a public key, in base64 as in authorized_keys, is within the bounds. */
bool ssh_rsa_fits(const char *base64);
