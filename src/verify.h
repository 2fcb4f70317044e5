/*
 * `cardroomctl verify`: whether a game record is true, with nothing but the file.
 */
#ifndef VERIFY_H
#define VERIFY_H

#include <stdio.h>

/* Reads the record at `path` ("-": the input), checks its form, commitment, seed and seats, and
 * plays it again. What was found goes to `out`, as sentences. Returns 0: all of it is true; 1: it
 * is not, or cannot be checked, and the last line says why. */
int verify_file(const char *path, FILE *out);

#endif
