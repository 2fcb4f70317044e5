/*
 * SipHash-2-4 of libsodium. See keyed.h.
 */
#include "keyed.h"

#include <sodium.h>
#include <string.h>

_Static_assert(sizeof(((struct keyed *)NULL)->key) == crypto_shorthash_KEYBYTES, "SipHash's key");

void keyed_init(struct keyed *keyed)
{
    crypto_shorthash_keygen(keyed->key);
}

uint64_t keyed_hash(const struct keyed *keyed, const void *bytes, size_t len)
{
    unsigned char out[crypto_shorthash_BYTES];
    uint64_t hash;
    crypto_shorthash(out, bytes, len, keyed->key);
    memcpy(&hash, out, sizeof(hash));
    return hash;
}
