/*
 * Reads the files of the page for browsers. The supervisor does this for the door, because a
 * contained door opens no file.
 */
#pragma once

#include <stddef.h>

#include "buf.h"

/* Fills `out`, which holds no memory yet, with the files of the folder `web` in `pages`, as
 * web_files_new takes them. Leaves out whatever is not a plain file, and names that begin with a
 * dot. Returns 0, or -1 and two sentences in `why`. */
int webdir_read(const char *pages, struct buf *out, char *why, size_t whycap);
