/*
 * Files that are put where the configuration names them: as the user of their folder (owner.h), and
 * whole or not at all (durable.h).
 */
#ifndef CTL_PLACE_H
#define CTL_PLACE_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

#include "buf.h"

enum { PLACE_SECRET = 0600, PLACE_PUBLIC = 0644 };

struct place {
    const char *what; /* "The SSH host key" */
    const char *path;
    mode_t mode;
    struct buf text;
};

enum place_state {
    PLACE_MISSING, /* and it can be made */
    PLACE_SAME,
    PLACE_OTHER, /* another file has the name */
    PLACE_FAULT  /* two sentences in `why` */
};

/* Looks, and changes nothing. */
enum place_state place_look(const struct place *place, char *why, size_t whycap);
/* Puts the file there, if it is not there already. Another file is kept as PATH.old. Can be
 * repeated, wherever it was cut off. Returns 0, or -1 and two sentences in `why`. */
int place_put(const struct place *place, char *why, size_t whycap);
/* Reads a file of which root may read more than the user of the service may. Returns 1; 0: there is
 * none; or -1 and two sentences in `why`. */
int place_read(const char *path, struct buf *out, char *why, size_t whycap);

#endif
