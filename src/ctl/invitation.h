/*
 * The token of an invitation, and the box that it seals. A token is an id and a secret. The
 * database finds the invitation by the id. The key of the box is made from the secret, which never
 * leaves the terminals of the two machines. A token is written in Base32, so that it can be read
 * out: eight groups of six letters and digits.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "buf.h"

enum {
    INVITATION_ID = 5,      /* random bytes */
    INVITATION_SECRET = 20, /* random bytes: too many to guess for somebody who has the box */
    INVITATION_CHECK = 5,   /* bytes that are made from the others, to notice a mistyped token */
    INVITATION_ID_TEXT = 9, /* bytes of the id as text, NUL included */
    INVITATION_TEXT = 56    /* bytes of the token as text, NUL included */
};

struct invitation {
    char id[INVITATION_ID_TEXT];
    uint8_t secret[INVITATION_SECRET];
};

/* Draws an invitation, which the caller wipes. */
void invitation_draw(struct invitation *out);
/* Writes the token, which the caller wipes. */
void invitation_put(const struct invitation *invitation, char out[INVITATION_TEXT]);
/* Reads a token in upper or lower case, with or without dashes and blanks. False: the text is not a
 * token, or was mistyped. */
bool invitation_read(const char *text, struct invitation *out);

/* Adds a box (XChaCha20-Poly1305) with `text`, which only this invitation of this node opens. */
void invitation_seal(const struct invitation *invitation, int node, const char *text, size_t len,
                     struct buf *out);
/* Adds what is in the box to `out`, which the caller wipes. False: the box was changed, or belongs
 * to another invitation or node, and nothing is added. */
bool invitation_open(const struct invitation *invitation, int node, const char *sealed, size_t len,
                     struct buf *out);
