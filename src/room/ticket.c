/*
 * Tickets are a random nonce and an XChaCha20-Poly1305 box with the connection as associated data.
 */
#include "ticket.h"

#include <sodium.h>
#include <stdlib.h>
#include <string.h>

#include "xalloc.h"

enum {
    NONCE = crypto_aead_xchacha20poly1305_ietf_NPUBBYTES,
    TAG = crypto_aead_xchacha20poly1305_ietf_ABYTES
};

_Static_assert(TICKET_KEY == crypto_aead_xchacha20poly1305_ietf_KEYBYTES, "key of another length");

void ticket_seal(const uint8_t key[TICKET_KEY], uint64_t conn, const char *text, struct buf *out)
{
    size_t len = strlen(text);
    unsigned char *sealed = xmalloc(NONCE + len + TAG);
    randombytes_buf(sealed, NONCE);
    crypto_aead_xchacha20poly1305_ietf_encrypt(sealed + NONCE, NULL, (const unsigned char *)text,
                                               len, (const unsigned char *)&conn, sizeof conn, NULL,
                                               sealed, key);
    buf_add(out, sealed, NONCE + len + TAG);
    free(sealed);
}

bool ticket_open(const uint8_t key[TICKET_KEY], uint64_t conn, const char *sealed, size_t len,
                 struct buf *text)
{
    if (len < NONCE + TAG) {
        return false;
    }
    const unsigned char *bytes = (const unsigned char *)sealed;
    unsigned char *opened = xmalloc(len);
    unsigned long long got = 0;
    bool ours = crypto_aead_xchacha20poly1305_ietf_decrypt(
                    opened, &got, NULL, bytes + NONCE, len - NONCE, (const unsigned char *)&conn,
                    sizeof conn, bytes, key) == 0;
    if (ours) {
        buf_add(text, opened, got);
    }
    free(opened);
    return ours;
}
