/*
 * Whether the file of a program is whole. A truncated copy may start well and die later, when it
 * needs a page that is missing.
 */
#pragma once

#include <stddef.h>

/* Looks at the open file `fd`. Does not judge a file that is not 64-bit ELF, unless it is empty.
 * Returns 0, or -1 and two sentences in `why`, which call the file `path`. */
int program_check(int fd, const char *path, char *why, size_t whycap);
