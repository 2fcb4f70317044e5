/*
 * One-time codes: HOTP (RFC 4226) over the time (TOTP, RFC 6238), with the parameters that all
 * authenticators know: SHA-1, 6 digits, steps of 30 seconds. Also base32 (RFC 4648 section 6), in
 * which people type secrets.
 */
#pragma once

#include <stddef.h>
#include <stdint.h>

enum {
    TOTP_STEP_MS = 30000,
    TOTP_DIGITS = 6,
    TOTP_SECRET = 20,      /* bytes (RFC 4226 R6) */
    TOTP_SECRET_TEXT = 33, /* in base32, with the NUL */
    TOTP_URI_MAX = 256
};

/* HMAC-SHA-1 (RFC 2104). The caller provides it. */
typedef void totp_hmac(const uint8_t *key, size_t keylen, const uint8_t *text, size_t len,
                       uint8_t out[20]);

/* The code of a counter, below 10^6 (RFC 4226 section 5.3). */
uint32_t totp_code(totp_hmac *hmac, const uint8_t *secret, size_t len, uint64_t counter);
/* The counter of a time, UTC ms (RFC 6238 section 4.2). */
int64_t totp_counter(int64_t wall_ms);
/* The counter that has the code `typed`: the counter of this time (UTC ms), or the one before or
 * after it. It must be above `last`, the counter of the last code that was accepted, because a code
 * is valid once (RFC 6238 section 5.2). Ignores blanks in `typed`. -1: there is no such counter. */
int64_t totp_match(totp_hmac *hmac, const uint8_t secret[TOTP_SECRET], int64_t wall_ms,
                   int64_t last, const char *typed);

/* Writes base32 in capitals without padding. `out` has room for the text and its NUL. */
void totp_encode(const uint8_t *bytes, size_t len, char *out, size_t cap);
/* Reads base32 in either case; ignores blanks and dashes. Returns how many bytes it wrote to `out`;
 * -1: the text is not base32, or has more than `cap` bytes. */
int totp_decode(const char *text, uint8_t *out, size_t cap);

/* Writes "otpauth://totp/ISSUER:NAME?..." for an authenticator, percent-encoded. `secret`: in
 * base32. */
void totp_uri(const char *issuer, const char *name, const char *secret, char *out, size_t cap);
