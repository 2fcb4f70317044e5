/*
 * See log_mask.h.
 */
#include "log_mask.h"

#include <inttypes.h>
#include <sodium.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "clock.h"
#include "keyed.h"
#include "log.h"
#include "network.h"

static const int64_t DAY_MS = 24 * 60 * 60 * 1000;

/* A word of a line ends before any of these characters. An address is such a word. */
static const char the_ends[] = " =,;\"'()";

static enum log_mask the_mask;
static struct keyed the_key;

static void log_mask_put(const struct network *address, char out[NETWORK_TEXT_MAX])
{
    struct {
        int64_t day;
        uint8_t address[NETWORK_BYTES];
    } hashed = {.day = clock_wall(&clock_system) / DAY_MS};
    if (the_mask == LOG_MASK_NETWORK) {
        struct network network = *address;
        network_widen(&network);
        network_format(&network, out, NETWORK_TEXT_MAX);
    } else {
        memcpy(hashed.address, address->address, sizeof(hashed.address));
        snprintf(out, NETWORK_TEXT_MAX, "#%010" PRIx64,
                 keyed_hash(&the_key, &hashed, sizeof(hashed)) >> 24);
    }
}

/* Replaces the address or network that begins at `at`, unless it is too wide to be of one person.
 * Returns where the text goes on. */
static char *log_mask_at(char *at, size_t cap)
{
    char masked[NETWORK_TEXT_MAX];
    struct network address, wide;
    size_t word = strcspn(at, the_ends), len = word;
    while (len > 0 && at[len - 1] == '.')
        len--;
    if (!network_parse(at, len, &address))
        return at + word;
    wide = address;
    network_widen(&wide);
    if (address.bits <= wide.bits)
        return at + word;
    log_mask_put(&address, masked);
    size_t put = strlen(masked), rest = strlen(at + len);
    if (put + rest >= cap)
        rest = cap > put ? cap - put - 1 : 0;
    if (put >= cap)
        return at + word;
    memmove(at + put, at + len, rest);
    memcpy(at, masked, put);
    at[put + rest] = '\0';
    return at + put;
}

static void log_mask_text(char *text, size_t cap)
{
    for (char *at = text; *at != '\0'; at += strspn(at, the_ends))
        at = log_mask_at(at, cap - (size_t)(at - text));
}

void log_mask_begin(enum log_mask mask)
{
    const char *text = getenv(LOG_MASK_ENV);
    char hex[2 * sizeof(the_key.key) + 1];
    size_t len;
    the_mask = mask;
    if (mask == LOG_MASK_HASH && (!text ||
                                  sodium_hex2bin(the_key.key, sizeof(the_key.key), text,
                                                 strlen(text), NULL, &len, NULL) != 0 ||
                                  len != sizeof(the_key.key))) {
        keyed_init(&the_key);
        sodium_bin2hex(hex, sizeof(hex), the_key.key, sizeof(the_key.key));
        setenv(LOG_MASK_ENV, hex, 1);
    }
    log_filter(mask == LOG_MASK_WHOLE ? NULL : log_mask_text);
}
