/*
 * Whether the file of a program is whole. A truncated copy may well start, and dies later when it
 * comes to a missing page.
 */
#pragma once

#include <stddef.h>

/* Looks at an open file. A file that is not 64-bit ELF is not judged, unless it is empty. Returns
 * 0, or -1 and two sentences in `why`, which call the file `path`. */
int program_check(int fd, const char *path, char *why, size_t whycap);
