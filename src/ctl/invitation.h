/*
 * The token of an invitation, and what it seals. A token is an id, by which the database finds the
 * invitation, and a secret from which the key is made and which never leaves the terminals of the
 * two machines. It is written in Base32, so that it can be read out: eight groups of six letters
 * and digits.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "buf.h"

enum {
    INVITATION_ID = 5,
    INVITATION_SECRET = 20, /* random bytes: too many to guess for somebody who has the sealed
                             * text */
    INVITATION_CHECK = 5,
    INVITATION_ID_TEXT = 9,
    INVITATION_TEXT = 56 /* both with the NUL */
};

struct invitation {
    char id[INVITATION_ID_TEXT];
    uint8_t secret[INVITATION_SECRET];
};

/* Draws an invitation, which the caller wipes. */
void invitation_draw(struct invitation *out);
void invitation_put(const struct invitation *invitation, char out[INVITATION_TEXT]);
/* Reads a token in upper or lower case, with or without dashes and blanks. False: it is not a
 * token, or has a typing error, which shows because its last letters follow from the others. */
bool invitation_read(const char *text, struct invitation *out);

/* Adds `text` as a box (XChaCha20-Poly1305) that only this invitation of this node opens. */
void invitation_seal(const struct invitation *invitation, int node, const char *text, size_t len,
                     struct buf *out);
/* Adds what is in the box to `out`, which the caller wipes. False: the box was changed, or belongs
 * to another invitation or node, and nothing is added. */
bool invitation_open(const struct invitation *invitation, int node, const char *sealed, size_t len,
                     struct buf *out);
