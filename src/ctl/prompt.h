/*
 * Asks for a secret.
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>

/* Reads a password into `out`, cut to `cap` bytes with its NUL. If standard input is a terminal,
 * asks twice for it on standard error, and the terminal does not show what is typed; else takes a
 * line of the input. If a signal ends or stops the process, the terminal is first put back as it
 * was. After a stop, it asks for both passwords again. False: the input ended, or the two passwords
 * differ, and the person has been told so. `out` must hold "" before; the caller wipes it in every
 * case. */
bool prompt_password(char *out, size_t cap);
