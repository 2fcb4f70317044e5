/*
 * Files that are put where the configuration names them: as the user of their folder (owner.h), and
 * whole or not at all (durable.h).
 */
#ifndef CTL_INSTALL_H
#define CTL_INSTALL_H

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
    INSTALL_MISSING, /* and it can be made */
    INSTALL_SAME,
    INSTALL_OTHER, /* another file has the name */
    INSTALL_FAULT  /* two sentences in `why` */
};

/* Looks, and changes nothing. */
enum install_state install_look(const struct install_file *file, char *why, size_t whycap);
/* Puts the file there, if it is not there already. Another file is kept as PATH.old. Can be
 * repeated, wherever it was cut off. Returns 0, or -1 and two sentences in `why`. */
int install_put(const struct install_file *file, char *why, size_t whycap);
/* Reads a file of which root may read more than the user of the service may. Returns 1; 0: there is
 * none; or -1 and two sentences in `why`. */
int install_read(const char *path, struct buf *out, char *why, size_t whycap);

#endif
