/*
 * The files of the page for browsers, which the supervisor reads for the door: a contained door
 * opens no file.
 */
#pragma once

#include <stddef.h>

#include "buf.h"

/* Appends the files of the folder `web` in `pages`, as web_files.h has them. Leaves out what is no
 * plain file, and names that begin with a dot. Returns 0, or -1 and two sentences in `why`. */
int webdir_read(const char *pages, struct buf *out, char *why, size_t whycap);
