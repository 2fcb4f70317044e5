/*
 * Requests to log in over ssh with wrong signatures. Their keys are of the kinds that the door
 * takes and of other kinds, which cost a server more to check.
 */
#pragma once

#include "buf.h"

enum wrong_kind {
    WRONG_ED25519,
    WRONG_P256,
    WRONG_RSA4096,
    WRONG_TAKEN, /* the number of kinds that the door takes; it refuses the rest */
    WRONG_P384 = WRONG_TAKEN,
    WRONG_P521,
    WRONG_RSA16384,
    WRONG_RSA3072E, /* its public exponent is as long as the modulus */
    WRONG_KINDS
};

/* Appends the payload of SSH_MSG_USERAUTH_REQUEST. Ends the process if no key can be made. */
void wrong_request(struct buf *out, enum wrong_kind kind, const char *user);
