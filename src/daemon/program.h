/*
 * Whether the file of a program is whole: what a copy that was cut off leaves may well start, and
 * dies where a page is missing.
 */
#ifndef DAEMON_PROGRAM_H
#define DAEMON_PROGRAM_H

#include <stddef.h>

/* Looks at an open file. What is no 64-bit ELF file is not judged, unless it is empty.
 * Returns 0, or -1 and two sentences in `why`, which name it `path`. */
int program_check(int fd, const char *path, char *why, size_t whycap);

#endif
