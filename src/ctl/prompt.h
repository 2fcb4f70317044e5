/*
 * Asks for a secret at a terminal.
 */
#pragma once

#include <stddef.h>

enum prompt { PROMPT_DONE, PROMPT_DIFFER, PROMPT_ENDED, PROMPT_NO_TERMINAL };

/* Asks twice for a password on standard error, and reads it from the terminal that is standard
 * input. The terminal does not show what is typed. PROMPT_DONE: the password is in `out`, cut to
 * `cap` bytes with its NUL. PROMPT_DIFFER: the two were not the same. PROMPT_ENDED: the input
 * ended. PROMPT_NO_TERMINAL: standard input is not a terminal. If a signal ends or stops the
 * process, the terminal is first put back as it was. After a stop, it asks for both passwords
 * again. The caller wipes `out` in every case. */
enum prompt prompt_password(char *out, size_t cap);
