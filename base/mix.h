/*
 * Hashes for tables and comparisons in which a stranger gains nothing from equal hashes (keyed.h is
 * for the others). mix may never change, because session.c makes stored ids with it.
 */
#pragma once

#include <stddef.h>
#include <stdint.h>
#include <string.h>

/* Hashes a number by the last steps of splitmix64. Each bit of the number affects all bits of the
 * result. No two numbers have the same result. */
static inline uint64_t mix(uint64_t x)
{
    x = (x ^ x >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    x = (x ^ x >> 27) * UINT64_C(0x94d049bb133111eb);
    return x ^ x >> 31;
}

/* Continues `hash`, the hash of what comes before, with `len` more bytes. The result depends on the
 * byte order of the machine. */
static inline uint64_t mix_bytes(uint64_t hash, const void *bytes, size_t len)
{
    const char *at = bytes;
    uint64_t eight = 0;
    hash = mix(hash ^ len);
    for (; len >= sizeof(eight); at += sizeof(eight), len -= sizeof(eight)) {
        memcpy(&eight, at, sizeof(eight));
        hash = (hash ^ eight) * UINT64_C(0xbf58476d1ce4e5b9); /* half of mix is enough here */
        hash ^= hash >> 32;
    }
    eight = 0;
    memcpy(&eight, at, len);
    return mix(hash ^ eight);
}
