/*
 * Hashes of what strangers choose (addresses, names): SipHash with a random key that is never told.
 * So nobody can work out which value shares a place with somebody else's.
 */
#pragma once

#include <stddef.h>
#include <stdint.h>

struct keyed {
    unsigned char key[16];
};

void keyed_init(struct keyed *keyed);
uint64_t keyed_hash(const struct keyed *keyed, const void *bytes, size_t len);
