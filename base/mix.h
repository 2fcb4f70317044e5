/*
 * Hashes for values that no stranger chooses. They may never change: session.c makes stored ids of
 * them.
 */
#pragma once

#include <stddef.h>
#include <stdint.h>
#include <string.h>

/* Every bit of the number affects every bit of the result, and no two numbers have the same result
 * (the last steps of splitmix64). */
static inline uint64_t mix(uint64_t x)
{
    x = (x ^ x >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    x = (x ^ x >> 27) * UINT64_C(0x94d049bb133111eb);
    return x ^ x >> 31;
}

/* Continues `hash`, the hash of what comes before, with `len` more bytes. */
static inline uint64_t mix_bytes(uint64_t hash, const void *bytes, size_t len)
{
    const char *at = bytes;
    uint64_t eight = 0;
    hash = mix(hash ^ len);
    for (; len >= sizeof(eight); at += sizeof(eight), len -= sizeof(eight)) {
        memcpy(&eight, at, sizeof(eight));
        hash = mix(hash ^ eight);
    }
    eight = 0;
    memcpy(&eight, at, len);
    return mix(hash ^ eight);
}
