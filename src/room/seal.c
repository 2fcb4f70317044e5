/*
 * A sealed ticket is the time, a nonce, and the text as XChaCha20-Poly1305 seals it. The connection
 * and the time are the associated data.
 *
 * A ticket is sealed anew whenever its text changes, so sealing has to be cheap. The first sixteen
 * bytes of a nonce are random and stay for the life of the process. The other eight count. So no
 * nonce comes twice, in one process or in two, and none needs a system call. The subkey that
 * XChaCha20 derives from the key and the first sixteen bytes is computed once. After that each seal
 * is the ChaCha20 of RFC 8439, whose nonce is four zeros and the count (draft-irtf-cfrg-xchacha,
 * 2.3).
 */
#include "seal.h"

#include <endian.h>
#include <sodium.h>
#include <string.h>

#include "xalloc.h"

enum {
    NONCE = crypto_aead_xchacha20poly1305_ietf_NPUBBYTES,
    NONCE_INNER = crypto_aead_chacha20poly1305_ietf_NPUBBYTES,
    TAG = crypto_aead_xchacha20poly1305_ietf_ABYTES
};

_Static_assert(TICKET_KEY == crypto_aead_xchacha20poly1305_ietf_KEYBYTES, "key of another length");
_Static_assert(TICKET_KEY == crypto_core_hchacha20_OUTPUTBYTES, "subkey of another length");
_Static_assert(TICKET_START == crypto_core_hchacha20_INPUTBYTES, "start of another length");
_Static_assert(TICKET_START + sizeof(uint64_t) == NONCE, "nonce of another length");

void ticket_sealer_start(struct ticket_sealer *sealer)
{
    randombytes_buf(sealer->start, sizeof(sealer->start));
    crypto_core_hchacha20(sealer->subkey, sealer->start, sealer->key, NULL);
    sealer->sealed = 0;
}

/* What a ticket is bound to. */
struct bound {
    uint64_t conn, ms; /* in the byte order that all machines of a lobby share */
};

void ticket_seal(struct ticket_sealer *sealer, uint64_t conn, int64_t now_ms, const char *text,
                 struct buf *out)
{
    const struct bound bound = {conn, (uint64_t)now_ms};
    size_t len = strlen(text);
    uint64_t count = htole64(++sealer->sealed);
    unsigned char inner[NONCE_INNER] = {0};
    memcpy(inner + NONCE_INNER - sizeof(count), &count, sizeof(count));
    buf_add(out, &bound.ms, sizeof(bound.ms));
    buf_add(out, sealer->start, sizeof(sealer->start));
    buf_add(out, &count, sizeof(count));
    unsigned char *sealed = (unsigned char *)buf_more(out, len + TAG);
    crypto_aead_chacha20poly1305_ietf_encrypt(sealed, NULL, (const unsigned char *)text, len,
                                              (const unsigned char *)&bound, sizeof(bound), NULL,
                                              inner, sealer->subkey);
}

bool ticket_open(const uint8_t key[TICKET_KEY], uint64_t conn, int64_t now_ms, int64_t skew_ms,
                 const char *sealed, size_t len, struct buf *text)
{
    struct bound bound = {.conn = conn};
    if (len < sizeof(bound.ms) + NONCE + TAG)
        return false;
    memcpy(&bound.ms, sealed, sizeof(bound.ms));
    const unsigned char *nonce = (const unsigned char *)sealed + sizeof(bound.ms);
    FREED unsigned char *opened = xmalloc(len);
    unsigned long long got = 0;
    bool ours = crypto_aead_xchacha20poly1305_ietf_decrypt(
                    opened, &got, NULL, nonce + NONCE, len - sizeof(bound.ms) - NONCE,
                    (const unsigned char *)&bound, sizeof(bound), nonce, key) == 0 &&
                (int64_t)bound.ms <= now_ms + skew_ms &&
                now_ms - (int64_t)bound.ms < TICKET_HOLDS_MS + skew_ms;
    if (ours)
        buf_add(text, opened, got);
    return ours;
}
