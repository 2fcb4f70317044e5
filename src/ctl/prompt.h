/*
 * A secret asked for at a terminal.
 */
#pragma once

#include <stddef.h>

enum prompt { PROMPT_DONE, PROMPT_DIFFER, PROMPT_ENDED, PROMPT_NO_TERMINAL };

/* Asks twice for a password on standard error and reads it from standard input, a terminal, which
 * does not show it. PROMPT_DONE: the text is in `out`, cut to `cap`. PROMPT_DIFFER: the two
 * passwords were not the same. PROMPT_ENDED: the input ended. A signal that ends or stops the
 * process finds the terminal as it was; after a stop both are asked for again. The caller wipes
 * `out` in every case. */
enum prompt prompt_password(char *out, size_t cap);
