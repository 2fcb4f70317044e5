/*
 * See mac.h.
 */
#include "mac.h"

#include <limits.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>

#include "log.h"

void mac_sha1(const uint8_t *key, size_t keylen, const uint8_t *text, size_t len, uint8_t out[20])
{
    unsigned int size = 20;
    if (keylen > INT_MAX || !HMAC(EVP_sha1(), key, (int)keylen, text, len, out, &size))
        log_fatal("mac", "error=\"no HMAC-SHA-1\"");
}
