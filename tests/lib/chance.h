/*
 * Random bytes that are the same in every run. They replace those of the kernel and of libsodium in
 * test programs whose code asks for random bytes, so secrets, and what depends on them, are the
 * same each time.
 */
#pragma once

#include <stddef.h>

/* Starts the bytes from the first one again: call it before each input or script. */
void chance_begin(void);
void chance_bytes(void *out, size_t len);
