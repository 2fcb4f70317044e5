/*
 * Random bytes that are the same in every run, in place of the kernel's and libsodium's: an input
 * does the same each time. Linked into targets whose code asks for random bytes.
 */
#ifndef FUZZ_CHANCE_H
#define FUZZ_CHANCE_H

#include <stddef.h>

/* Begins the bytes anew. Called before each input. */
void fuzz_chance_begin(void);
void fuzz_chance_bytes(void *out, size_t len);

#endif
