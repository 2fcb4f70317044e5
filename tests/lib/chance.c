/*
 * See chance.h.
 */
#include "chance.h"

#include <sodium.h>
#include <stdint.h>
#include <sys/random.h>

static uint64_t state;

void chance_bytes(void *out, size_t len)
{
    uint8_t *at = out;

    while (len-- > 0) {
        state = state * 6364136223846793005u + 1442695040888963407u;
        *at++ = (uint8_t)(state >> 56);
    }
}

/* Replaces libc's function. */
ssize_t getrandom(void *out, size_t len, unsigned flags UNUSED)
{
    chance_bytes(out, len);
    return (ssize_t)len;
}

static const char *name(void)
{
    return "fuzz";
}

static uint32_t one(void)
{
    uint32_t number;

    chance_bytes(&number, sizeof(number));
    return number;
}

static void bytes(void *const out, const size_t len)
{
    chance_bytes(out, len);
}

void chance_begin(void)
{
    static struct randombytes_implementation chance = {
        .implementation_name = name, .random = one, .buf = bytes};

    state = 1;
    randombytes_set_implementation(&chance);
}
