/*
 * See invitation.h.
 */
#include "invitation.h"

#include <sodium.h>
#include <string.h>

#include "totp.h"
#include "xalloc.h"

enum {
    BYTES = INVITATION_ID + INVITATION_SECRET + INVITATION_CHECK,
    GROUP = 6,
    KEY = crypto_aead_xchacha20poly1305_ietf_KEYBYTES,
    NONCE = crypto_aead_xchacha20poly1305_ietf_NPUBBYTES,
    TAG = crypto_aead_xchacha20poly1305_ietf_ABYTES
};

/* What a sealed box is bound to. */
struct bound {
    char purpose[24], id[INVITATION_ID_TEXT];
    uint8_t node;
};

static void invitation_check_of(const uint8_t bytes[BYTES], uint8_t out[INVITATION_CHECK])
{
    uint8_t hash[crypto_generichash_BYTES];
    crypto_generichash(hash, sizeof(hash), bytes, BYTES - INVITATION_CHECK,
                       (const unsigned char *)"cardroom token 1", 16);
    memcpy(out, hash, INVITATION_CHECK);
}

static void invitation_key_of(const struct invitation *invitation, uint8_t out[KEY])
{
    crypto_generichash(out, KEY, invitation->secret, sizeof(invitation->secret),
                       (const unsigned char *)"cardroom invitation 1", 21);
}

static struct bound invitation_bound_of(const struct invitation *invitation, int node)
{
    struct bound bound = {.purpose = "cardroom invitation 1", .node = (uint8_t)node};
    memcpy(bound.id, invitation->id, sizeof(bound.id));
    return bound;
}

void invitation_draw(struct invitation *out)
{
    uint8_t id[INVITATION_ID];
    randombytes_buf(id, sizeof(id));
    randombytes_buf(out->secret, sizeof(out->secret));
    totp_encode(id, sizeof(id), out->id, sizeof(out->id));
}

void invitation_put(const struct invitation *invitation, char out[INVITATION_TEXT])
{
    uint8_t bytes[BYTES];
    char text[BYTES * 8 / 5 + 1];
    char *to = out;
    totp_decode(invitation->id, bytes, INVITATION_ID);
    memcpy(bytes + INVITATION_ID, invitation->secret, INVITATION_SECRET);
    invitation_check_of(bytes, bytes + BYTES - INVITATION_CHECK);
    totp_encode(bytes, BYTES, text, sizeof(text));
    _Static_assert(sizeof(text) - 1 == (size_t)8 * GROUP, "eight groups");
    _Static_assert(sizeof(text) + 7 == INVITATION_TEXT, "with dashes between");
    for (size_t i = 0; text[i]; i++) {
        if (i > 0 && i % GROUP == 0)
            *to++ = '-';
        *to++ = text[i];
    }
    *to = '\0';
    explicit_bzero(bytes, sizeof(bytes));
    explicit_bzero(text, sizeof(text));
}

bool invitation_read(const char *text, struct invitation *out)
{
    uint8_t bytes[BYTES], check[INVITATION_CHECK];
    bool good = totp_decode(text, bytes, sizeof(bytes)) == BYTES;
    if (good) {
        invitation_check_of(bytes, check);
        good = memcmp(check, bytes + BYTES - INVITATION_CHECK, sizeof(check)) == 0;
    }
    if (good) {
        totp_encode(bytes, INVITATION_ID, out->id, sizeof(out->id));
        memcpy(out->secret, bytes + INVITATION_ID, INVITATION_SECRET);
    }
    explicit_bzero(bytes, sizeof(bytes));
    return good;
}

void invitation_seal(const struct invitation *invitation, int node, const char *text, size_t len,
                     struct buf *out)
{
    const struct bound bound = invitation_bound_of(invitation, node);
    uint8_t key[KEY];
    unsigned char *nonce = (unsigned char *)buf_more(out, NONCE + len + TAG);
    invitation_key_of(invitation, key);
    randombytes_buf(nonce, NONCE);
    crypto_aead_xchacha20poly1305_ietf_encrypt(nonce + NONCE, NULL, (const unsigned char *)text,
                                               len, (const unsigned char *)&bound, sizeof(bound),
                                               NULL, nonce, key);
    explicit_bzero(key, sizeof(key));
}

bool invitation_open(const struct invitation *invitation, int node, const char *sealed, size_t len,
                     struct buf *out)
{
    const struct bound bound = invitation_bound_of(invitation, node);
    const unsigned char *nonce = (const unsigned char *)sealed;
    uint8_t key[KEY];
    if (len < NONCE + TAG)
        return false;
    FREED char *opened = xmalloc(len);
    unsigned long long got = 0;
    invitation_key_of(invitation, key);
    bool good = crypto_aead_xchacha20poly1305_ietf_decrypt(
                    (unsigned char *)opened, &got, NULL, nonce + NONCE, len - NONCE,
                    (const unsigned char *)&bound, sizeof(bound), nonce, key) == 0;
    if (good)
        buf_add(out, opened, got);
    explicit_bzero(opened, len);
    explicit_bzero(key, sizeof(key));
    return good;
}
