/*
 * Hashes of what strangers choose (addresses, names): SipHash with a random key that is never told.
 * So nobody can find a value that shares a place of a table with somebody else's.
 */
#pragma once

#include <stddef.h>
#include <stdint.h>

struct keyed {
    unsigned char key[16];
};

/* Draws a key. */
void keyed_init(struct keyed *keyed);
/* The hash of `len` bytes with this key. */
uint64_t keyed_hash(const struct keyed *keyed, const void *bytes, size_t len);
