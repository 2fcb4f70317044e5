/*
 * Puts files where the configuration names them, as the user of their folder (owner.h). Each file
 * is put there whole or not at all (durable.h).
 */
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

#include "buf.h"

enum { INSTALL_SECRET = 0600, INSTALL_PUBLIC = 0644 };

struct install_file {
    const char *what; /* "The SSH host key" */
    const char *path;
    mode_t mode;
    struct buf text;
};

enum install_state {
    INSTALL_MISSING, /* the file is missing and can be made */
    INSTALL_SAME,
    INSTALL_OTHER, /* another file has the name */
    INSTALL_FAULT  /* two sentences in `why` */
};

/* Only looks, and changes nothing. */
enum install_state install_look(const struct install_file *file, char *why, size_t whycap);
/* Puts the file there if it is not there already. Another file is kept as PATH.old. The call can be
 * repeated after any interruption. Returns 0, or -1 and two sentences in `why`. */
int install_put(const struct install_file *file, char *why, size_t whycap);
/* Reads a file that root may read even where the user of the service may not. Returns 1; 0: there
 * is no such file; -1: two sentences are in `why`. */
int install_read(const char *path, struct buf *out, char *why, size_t whycap);
