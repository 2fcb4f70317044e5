/*
 * Random bytes that are the same in every run, in place of the kernel's and libsodium's: a secret
 * is the same each time, so a test does the same. For programs whose code asks for random bytes.
 */
#ifndef CHANCE_H
#define CHANCE_H

#include <stddef.h>

/* Begins the bytes anew: before each input or script. */
void chance_begin(void);
void chance_bytes(void *out, size_t len);

#endif
