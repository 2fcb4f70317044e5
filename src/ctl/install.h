/*
 * Puts files where the configuration names them, as the user of their folder (owner.h). Each file
 * is put there whole or not at all (durable.h).
 */
#pragma once

#include <stddef.h>
#include <sys/types.h>

#include "buf.h"

enum { INSTALL_SECRET = 0600, INSTALL_PUBLIC = 0644 };

struct install_file {
    const char *what; /* for sentences: "The SSH host key" */
    const char *path;
    mode_t mode;
    const struct buf *text;
};

enum install_state {
    INSTALL_MISSING, /* the file is missing and can be made */
    INSTALL_SAME,    /* the file is there already */
    INSTALL_OTHER,   /* there is a file with another text */
    INSTALL_FAULT    /* the file cannot be read or made; `why` has two sentences */
};

/* Returns the state that the file is in, and changes nothing. */
enum install_state install_look(const struct install_file *file, char *why, size_t whycap);
/* Puts the file there if it is not there already. If there is a file with another text, keeps that
 * as PATH.old. The call can be repeated after any interruption. Returns 0, or -1 and two sentences
 * in `why`. */
int install_put(const struct install_file *file, char *why, size_t whycap);
/* Reads a file as the user of its folder. Returns 1, 0 if there is no such file, or -1 and two
 * sentences in `why`. */
int install_read(const char *path, struct buf *out, char *why, size_t whycap);
