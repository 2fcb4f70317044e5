/*
 * See totp.h.
 */
#include "totp.h"

#include <ctype.h>
#include <string.h>

#include "utf8.h"

enum { MODULUS = 1000000, BITS = 5 };

uint32_t totp_code(totp_hmac *hmac, const uint8_t *secret, size_t len, uint64_t counter)
{
    uint8_t text[8], mac[20];
    for (int i = 0; i < 8; i++)
        text[i] = (uint8_t)(counter >> (56 - 8 * i));
    hmac(secret, len, text, sizeof(text), mac);
    const uint8_t *at = mac + (mac[19] & 15);
    uint32_t number = (uint32_t)(at[0] & 0x7f) << 24 | (uint32_t)at[1] << 16 |
                      (uint32_t)at[2] << 8 | (uint32_t)at[3];
    return number % MODULUS;
}

int64_t totp_counter(int64_t wall_ms)
{
    return wall_ms / TOTP_STEP_MS;
}

int64_t totp_match(totp_hmac *hmac, const uint8_t secret[TOTP_SECRET], int64_t wall_ms,
                   int64_t last, const char *typed)
{
    uint32_t number = 0;
    int digits = 0;
    int64_t now = totp_counter(wall_ms), found = -1;
    for (; *typed != '\0'; typed++) {
        if (*typed == ' ')
            continue;
        if (!isdigit((unsigned char)*typed) || ++digits > TOTP_DIGITS)
            return -1;
        number = number * 10 + (uint32_t)(*typed - '0');
    }
    if (digits != TOTP_DIGITS)
        return -1;
    /* Computes all three codes even after one fits, so that the time that it takes tells
     * nothing. */
    for (int64_t at = now - 1; at <= now + 1; at++) {
        bool fits = totp_code(hmac, secret, TOTP_SECRET, (uint64_t)at) == number;
        if (fits && at > last && found < 0)
            found = at;
    }
    return found;
}

static const char alphabet[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

void totp_encode(const uint8_t *bytes, size_t len, char *out, size_t cap)
{
    uint32_t held = 0;
    int bits = 0;
    size_t n = 0;
    for (size_t i = 0; i < len; i++) {
        held = held << 8 | bytes[i];
        for (bits += 8; bits >= BITS && n + 1 < cap; bits -= BITS)
            out[n++] = alphabet[held >> (bits - BITS) & 31];
        held &= 255;
    }
    if (bits > 0 && n + 1 < cap)
        out[n++] = alphabet[held << (BITS - bits) & 31];
    out[n] = '\0';
}

int totp_decode(const char *text, uint8_t *out, size_t cap)
{
    uint32_t held = 0;
    int bits = 0;
    size_t n = 0;
    for (; *text != '\0'; text++) {
        if (*text == ' ' || *text == '-')
            continue;
        const char *letter = strchr(alphabet, toupper((unsigned char)*text));
        if (!letter)
            return -1;
        held = held << BITS | (uint32_t)(letter - alphabet);
        bits += BITS;
        if (bits < 8)
            continue;
        if (n == cap)
            return -1;
        bits -= 8;
        out[n++] = (uint8_t)(held >> bits);
        held &= (1u << bits) - 1;
    }
    return (int)n;
}

static void totp_percent(const char *text, char *out, size_t cap)
{
    size_t n = 0;
    for (; *text != '\0' && n + 4 <= cap; text++) {
        unsigned char c = (unsigned char)*text;
        if (isalnum(c) || strchr("-._~", c))
            out[n++] = (char)c;
        else
            n += utf8_printf(out + n, cap - n, "%%%02X", c);
    }
    out[n] = '\0';
}

void totp_uri(const char *issuer, const char *name, const char *secret, char *out, size_t cap)
{
    char room[64], who[64];
    totp_percent(issuer, room, sizeof(room));
    totp_percent(name, who, sizeof(who));
    utf8_printf(out, cap, "otpauth://totp/%s:%s?secret=%s&issuer=%s", room, who, secret, room);
}
