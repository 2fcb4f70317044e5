/*
 * Requests to log in over ssh with wrong signatures, or with good ones of a key that is not the
 * account's. The keys of the wrong ones are of the kinds that the door
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

/* "ed25519", "p256"...; NULL beyond the last. */
const char *wrong_kind_name(enum wrong_kind kind);
/* Appends the payload of SSH_MSG_USERAUTH_REQUEST. Ends the process if no key can be made. */
void wrong_request(struct buf *out, enum wrong_kind kind, const char *user);
/* Appends a request with a fresh key and a good signature for this session (rawssh_session), as an
 * agent with other keys does. */
void wrong_foreign(struct buf *out, const char *user, const uint8_t *session);
