/*
 * HMAC-SHA-1 by OpenSSL, for the codes of lobby/people/totp.h: libsodium has no SHA-1.
 */
#pragma once

#include <stddef.h>
#include <stdint.h>

/* Writes the HMAC (RFC 2104) of `text` by SHA-1 (RFC 3174). */
void mac_sha1(const uint8_t *key, size_t keylen, const uint8_t *text, size_t len, uint8_t out[20]);
